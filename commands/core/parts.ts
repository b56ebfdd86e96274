import type { Kind } from './rows';

/** Whom a part is done to: the row that the whole is run on, or the member who wrote what that row is about. */
type PartOn = 'row' | 'author';

/** The run of one command as a part of another's. Data, so that it can be kept, sent and read again. */
export interface Part {
  readonly commandId: string;
  readonly on: PartOn;
  readonly args: Readonly<Record<string, unknown>>;
  /** The part of an earlier run that this one undoes; it says on which row. */
  readonly undoes?: DonePart;
}

/** A part that was done: on which row, what that was before, and what the part left. Undo needs no more. */
export interface DonePart extends Omit<Part, 'undoes'> {
  readonly kind: Kind;
  readonly rowId: string;
  readonly before: unknown;
  readonly left: Readonly<Record<string, unknown>>;
  /** What undo needs of the row as it was answered. */
  readonly remembered?: Readonly<Record<string, unknown>>;
  /** Nothing of it is there to be undone: everything was so already, or has been taken back. */
  readonly isNoop?: boolean;
}

/** Acts on a row of one kind, and on its author, under a name of the person's own. */
export interface Macro {
  readonly name: string;
  readonly kind: Kind;
  readonly parts: readonly Part[];
}

/** What a run is called by the person who made it up; undefined of a command, which has its title. */
export const ownNameOf = ({ macro }: Readonly<Record<string, unknown>>): string | undefined =>
  (macro as Macro | undefined)?.name;

/** How far a run of parts has come; kept with its row. */
export interface PartsProgress {
  readonly done: readonly DonePart[];
  /** The part that was sent and not answered. */
  readonly unanswered?: DonePart;
  /** The part that was not done, counted from 1, and why, where no call was made for it: a locale key. */
  readonly stopped?: { readonly part: number; readonly commandId: string; readonly why?: string };
}
