const ONLY_LETTERS_AND_DIGITS = /^[a-z0-9 ]*$/;

/**
 * What two names have in common when they are the same but for marks, case, punctuation and spaces: `Chùa  Một-Cột` is
 * `chua mot cot`. Names, addresses, cities and column headers are compared by it. The server's key of a temple's name is the same.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (ONLY_LETTERS_AND_DIGITS.test(lower) && !lower.includes('  ')) return lower.trim();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}
