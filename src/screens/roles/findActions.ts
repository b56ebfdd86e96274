import { foldWords, haystackOf, parseQuery, rank } from '../../palette/match';

/** Actions that stand together under one heading. */
export interface ActionGroup<Name extends string = string> {
  readonly area: Name;
  readonly actions: readonly string[];
}

/**
 * The actions that what was typed names, the best first: by every name that `namesOf` knows of an action, the one on screen before the
 * others. Words come in any order, whole or in part; marks, spaces and how the letters are written make no difference.
 */
export function findActions<Name extends string>(
  groups: readonly ActionGroup<Name>[],
  namesOf: (area: Name, action: string) => readonly string[],
  typed: string,
): readonly ActionGroup<Name>[] {
  const query = parseQuery(typed);
  const wanted = query.whole.split(' ');
  const joined = closed(query.whole);
  const isNamed = (names: readonly string[]) => {
    const folded = names.map(foldWords);
    const all = folded.join(' ');
    return (
      wanted.every((word) => all.includes(word)) ||
      (joined !== '' && folded.some((name) => closed(name).includes(joined)))
    );
  };
  const isCalled = (names: readonly string[]) => names.some((name) => closed(foldWords(name)) === joined);
  const found = groups.flatMap(({ area, actions }) => {
    const ranked = actions
      .map((action) => ({ action, names: namesOf(area, action) }))
      .filter(({ names }) => isNamed(names))
      .map(({ action, names }) => ({ action, at: isCalled(names) ? -1 : rank(haystackOf(names), query) }))
      .sort(byRank);
    const [best] = ranked;
    return best ? [{ at: best.at, group: { area, actions: ranked.map(({ action }) => action) } }] : [];
  });
  return found.sort(byRank).map(({ group }) => group);
}

/** What fits nowhere as a word is after what does, in the order of the catalogue. */
const byRank = (one: { readonly at: number }, other: { readonly at: number }) =>
  one.at === other.at ? 0 : one.at < other.at ? -1 : 1;

/** Letters and digits alone. */
const closed = (folded: string) => folded.replace(/[^\p{L}\p{N}]+/gu, '');
