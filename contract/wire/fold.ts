/** Text as search compares it: lower case, no marks, đ as d, white space single. `Chùa Một Cột` folds to `chua mot cot`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
