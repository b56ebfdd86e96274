import {
  closestFirst,
  type FindableKind,
  type Found,
  type FoundGroup,
  groupsFor,
  isCalledSo,
  isNumbered,
  keyOfFound,
  stillNamed,
} from './found';

export const FOUND_EACH = 5;
/** So many rows that commands are aimed at: whoever means another types more of its name, or opens it. */
export const AIMED_MAX = 4;

/** What some of the words leave for the commands that they name: the other words, among rows of the kinds that those take. */
export interface Aim {
  readonly rest: string;
  readonly kinds: readonly FindableKind[];
}

export interface Sought {
  readonly words: string;
  readonly aim: Aim | null;
}

/** What the server has found by all of the words, and by those that the aim leaves. */
export interface Answer {
  readonly named: readonly Found[];
  readonly aimed: readonly Found[];
}

/** What was found for other words, until there is an answer for these: it is what is typed that moves it. */
export function meanwhile(there: readonly FoundGroup[], { words, aim }: Sought): readonly FoundGroup[] {
  const all = there.flatMap(({ rows }) => rows);
  const once = all.filter((one, at) => all.findIndex((other) => keyOfFound(other) === keyOfFound(one)) === at);
  const named = there.filter(({ kind }) => kind !== 'aimed').flatMap(({ rows }) => rows);
  const ofAim = aim ? once.filter(({ kind }) => aim.kinds.includes(kind)) : [];
  return arranged({ named: stillNamed(named, words), aimed: stillNamed(ofAim, aim?.rest ?? '') }, { words, aim });
}

/** What is there with what has been answered: after it where it must stay in its place, else each where it belongs. */
export function withAnswer(
  there: readonly FoundGroup[],
  { named, aimed }: Answer,
  sought: Sought,
  stays: boolean,
): readonly FoundGroup[] {
  const rowsThere = (isAimed: boolean) =>
    there.filter(({ kind }) => (kind === 'aimed') === isAimed).flatMap(({ rows }) => rows);
  const kept: Answer = { named: rowsThere(false), aimed: rowsThere(true) };
  const more: Answer = { named: without(named, kept.named), aimed: without(aimed, kept.aimed) };
  const isMeant =
    more.named.some((one) => isNumbered(one, sought.words)) ||
    more.aimed.some((one) => sought.aim !== null && isNumbered(one, sought.aim.rest));
  // Whoever is named exactly comes first all the same: nobody who typed a number meant another.
  if (stays && !isMeant) return [...there, ...arranged(more, sought, AIMED_MAX - kept.aimed.length)];
  const all = { named: [...kept.named, ...more.named], aimed: [...kept.aimed, ...more.aimed] };
  return arranged(all, sought).map(({ kind, rows }) => ({ kind, rows: rows.slice(0, FOUND_EACH) }));
}

const without = (some: readonly Found[], known: readonly Found[]) => {
  const keys = new Set(known.map(keyOfFound));
  return some.filter((one) => !keys.has(keyOfFound(one)));
};

/** What commands are aimed at comes first, but after who has all of the words for a name: Khoa is one, and a verb without its marks. */
function arranged({ named, aimed }: Answer, { words, aim }: Sought, most = AIMED_MAX): readonly FoundGroup[] {
  const groups = groupsFor(named, words);
  const rows = aim ? calledSo(closestFirst(aimed, aim.rest), aim.rest).slice(0, Math.max(0, most)) : [];
  if (rows.length === 0) return groups;
  const isName = groups[0]?.rows.some((one) => isCalledSo(one, words)) === true;
  return [...groups.slice(0, isName ? 1 : 0), { kind: 'aimed', rows }, ...groups.slice(isName ? 1 : 0)];
}

/** Where somebody has the rest for a name, that is who is meant, and nothing that only mentions it. */
function calledSo(rows: readonly Found[], rest: string): readonly Found[] {
  const some = rows.filter((one) => isCalledSo(one, rest));
  return some.length > 0 ? some : rows;
}
