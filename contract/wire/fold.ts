/** Letters without their marks; alphabets end before U+2000, so that what is kept is bounded. */
const bare = new Map<string, string>();

/** One character without marks, đ as d. A text decomposes character by character: only marks could change places, and they all go. */
function withoutMarks(character: string): string {
  const known = bare.get(character);
  if (known !== undefined) return known;
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd');
  if (character < '\u2000') bare.set(character, plain);
  return plain;
}

/** Text as search compares it: lower case, no marks, đ as d, white space single. `Chùa Một Cột` folds to `chua mot cot`. */
export const fold = (text: string): string =>
  text
    .replace(/[^\0-\x7F]/gu, withoutMarks)
    .toLowerCase()
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
