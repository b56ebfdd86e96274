import type { TextKey } from '../../../commands/core/textKey';
import type { Extension } from '../../../contract/wire/endpoint';
import type { Permission } from '../../../contract/wire/permissions';

/** A value of a filter: a text, or a language, which is shown by its name. */
export type FilterOption = {
  readonly value: string;
  /** Offered if the server has this extension, to users who hold this permission. */
  readonly extension?: Extension;
  readonly needs?: Permission;
} & ({ readonly title: TextKey } | { readonly language: string });

/** A filter: one of a few values, or none. */
export interface Filter {
  readonly id: string;
  readonly title: TextKey;
  /** What can be chosen; beside a field, what is offered under it. */
  readonly options?: readonly FilterOption[];
  /** A field to type into: a name or id, or a day, `YYYY-MM-DD`; `member` is found by name and set to a public key. */
  readonly as?: 'text' | 'day' | 'member';
  /** Several at once: it is set to their values with commas between them, which one option may hold several of. */
  readonly many?: true;
  /** Offered on a server of docs/specification.md section 7 alone, too. */
  readonly everywhere?: true;
  /** Offered where the server has this. */
  readonly extension?: Extension;
  /** No chip until an address sets it. */
  readonly onlyWhenSet?: true;
  /** The value until the person chooses one; the address has the filter only if its value differs from this. */
  readonly initial?: string;
  /** Its initial value leaves no row out: it says how they are told, and what stands for several filters says nothing of it. */
  readonly isManner?: true;
}

export interface Sort {
  /** As the source takes it: `-time`. */
  readonly value: string;
  readonly title: TextKey;
  /** What the order goes by, in one line where it is chosen; absent: the title says it. */
  readonly hint?: TextKey;
  /** Offered where the server has this. */
  readonly extension?: Extension;
}
