import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import type { PermissionRule } from '../../contract/wire/permissions';
import { haystackOf, NO_MATCH, parseQuery, rank } from './match';
import { rowSubtitle } from './rowSubtitle';

/** The kinds of rows that words find in the palette, with the permission of their search. */
export const FINDABLE = {
  profile: { needs: 'PROFILE_VIEW', icon: 'user' },
  post: { needs: 'POST_VIEW', icon: 'newspaper' },
  temple: { needs: 'LOCATION_VIEW', icon: 'landmark' },
  adminUser: { needs: 'USER_VIEW', icon: 'id-card' },
  // The screen that a role opens in is the super admin's.
  role: { needs: { allOf: ['ROLE_VIEW', 'ONLY_SUPER_ADMIN'] }, icon: 'key-round' },
} as const satisfies { readonly [K in Kind]?: { readonly needs: PermissionRule; readonly icon: string } };
export type FindableKind = keyof typeof FINDABLE;

export interface Found {
  readonly kind: FindableKind;
  readonly row: unknown;
}

/** Found rows that stand together: of one kind, or those that the commands are for which the other words name. */
export interface FoundGroup {
  readonly kind: FindableKind | 'aimed';
  readonly rows: readonly Found[];
}

export const idOfFound = ({ kind, row }: Found): string => (KINDS[kind].idOf as (row: unknown) => string)(row);
export const nameOfFound = ({ kind, row }: Found): string => (KINDS[kind].nameOf as (row: unknown) => string)(row);
export const keyOfFound = (one: Found): string => `${one.kind}:${idOfFound(one)}`;

/** Whether these words are the id or the number of a row. */
export const isNumbered = (one: Found, words: string): boolean =>
  idOfFound(one) === words || String((one.row as { uid?: number }).uid) === words;

/** Given names stand last: who is called so wholly comes before whose first name goes on, and after who is called nothing else. */
const CALLED_SO = 0.6;
/** What somebody wrote is no name: it may begin with anything. */
const TEXT_BEHIND = 2;
/** Places of rows that have all of the words in one of their texts are below. */
const WITHIN_ONE_NAME = 2.5;

function placeOf(one: Found, words: string): number {
  if (isNumbered(one, words)) return -1;
  const query = parseQuery(words);
  const name = nameOfFound(one);
  const place = rank(haystackOf([name, rowSubtitle(one.kind, one.row)]), query);
  if (one.kind === 'post') return place + TEXT_BEHIND;
  const own = parseQuery(name).words;
  return query.words.length > 0 && query.words.every((word) => own.includes(word)) ? Math.min(place, CALLED_SO) : place;
}

/** Whether the words are of its name: what somebody wrote is none. */
export const isCalledSo = (one: Found, words: string): boolean =>
  one.kind !== 'post' && placeOf(one, words) < WITHIN_ONE_NAME;

/** What is called so, or whose it is, before what only mentions it. */
export const closestFirst = (found: readonly Found[], words: string): readonly Found[] =>
  found
    .map((one) => ({ one, place: placeOf(one, words) }))
    .sort((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -1 : 1))
    .map(({ one }) => one);

/** By kind: what is called so, or whose it is, before what only mentions it, and first the kind of what fits best. */
export function groupsFor(found: readonly Found[], words: string): readonly FoundGroup[] {
  const placed = closestFirst(found, words);
  const kinds = [...new Set(placed.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, rows: placed.filter((one) => one.kind === kind) }));
}

/** Of what other words have found, what these name as well. */
export const stillNamed = (found: readonly Found[], words: string): readonly Found[] =>
  found.filter((one) => placeOf(one, words) < NO_MATCH);

/** What else of a row holds the words, where its name does not: its phone number, its address, its id. */
export function foundWithin(
  { kind, row }: Found,
  words: string,
): { readonly before: string; readonly part: string; readonly after: string } | undefined {
  const { phone = '', email = '' } = row as { readonly phone?: string; readonly email?: string };
  const id = idOfFound({ kind, row });
  for (const text of [phone, email, id]) {
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    // A piece of an id finds nothing (docs/specification.md section 12.3): it stands in there by chance.
    if (at === 0 || (at > 0 && text !== id))
      return {
        before: text.slice(0, at),
        part: text.slice(at, at + words.length),
        after: text.slice(at + words.length),
      };
  }
  return undefined;
}
