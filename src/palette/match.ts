/** Text as the palette compares it: no marks, đ as d, lower case. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Something to find: its texts, folded once. */
export interface Needle {
  readonly texts: readonly string[];
  readonly initials: readonly string[];
}

/** Prepares the words an item can be found by: its title, its English name, others. */
export function needleOf(words: readonly string[]): Needle {
  const texts = [...new Set(words.map(fold))].filter((text) => text !== '');
  const initials = texts.map((text) =>
    text
      .split(' ')
      .map((word) => word[0])
      .join(''),
  ); // prettier-ignore
  return { texts, initials };
}

/** Better matches have smaller ranks; Infinity is none. */
export const NO_MATCH = Number.POSITIVE_INFINITY;

/**
 * How well a folded query fits, KEYBOARD.md section 5: beginning of a text, then of a word, then initials, then anywhere inside. The
 * first text (the title) counts a little more than the others.
 */
export function rank(needle: Needle, query: string): number {
  if (query === '') return 0;
  let best = NO_MATCH;
  needle.texts.forEach((text, index) => {
    const other = index === 0 ? 0 : 0.5;
    if (text.startsWith(query)) best = Math.min(best, other);
    else if (text.includes(` ${query}`)) best = Math.min(best, 1 + other);
    else if (needle.initials[index]?.startsWith(query)) best = Math.min(best, 2 + other);
    else if (text.includes(query)) best = Math.min(best, 3 + other);
    else if (
      query.includes(' ') &&
      query.split(' ').every((word) => text.startsWith(word) || text.includes(` ${word}`))
    ) {
      best = Math.min(best, 4 + other);
    }
  });
  return best;
}

/** The best `limit` items in order of rank, ties in the order given. One pass: the cost is flat in what is not shown. */
export function search<T>(
  items: readonly T[],
  needleFor: (item: T) => Needle,
  text: string,
  limit: number,
): readonly T[] {
  const query = fold(text);
  if (query === '') return items.slice(0, limit);
  const buckets = new Map<number, T[]>();
  for (const item of items) {
    const found = rank(needleFor(item), query);
    if (found === NO_MATCH) continue;
    const bucket = buckets.get(found);
    if (!bucket) buckets.set(found, [item]);
    else if (bucket.length < limit) bucket.push(item);
  }
  return [...buckets.keys()]
    .sort((a, b) => a - b)
    .flatMap((key) => buckets.get(key) ?? [])
    .slice(0, limit); // prettier-ignore
}

/** The first item from `from` on, and around again, one of whose folded names begins with the query; undefined where none does. */
export function nextBeginning(names: readonly (readonly string[])[], query: string, from: number): number | undefined {
  const inTurn = names.map((_, step) => (from + step) % names.length);
  return inTurn.find((at) => names[at]?.some((name) => name.startsWith(query)));
}
