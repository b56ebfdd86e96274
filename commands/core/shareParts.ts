import type { Part } from './parts';

/**
 * The parts of each of several rows: what is done to an author is done once, with the first of the rows that are about them. `authors`: of
 * each row whose it is, undefined where nothing is done to it.
 */
export function shareParts(
  parts: readonly Part[],
  authors: readonly (string | undefined)[],
): readonly (readonly Part[])[] {
  const seen = new Set<string>();
  return authors.map((author) => {
    if (author === undefined) return parts;
    const isFirst = !seen.has(author);
    seen.add(author);
    return isFirst ? parts : parts.filter(({ on }) => on === 'row');
  });
}
