/** Letters without their marks, by their code; alphabets end before U+2000, so that what is kept is bounded. */
const bare: string[] = [];
const ALPHABETS_END = 0x2000;
const ASCII_END = 0x80;

/** One character without marks, đ as d. A text decomposes character by character: only marks could change places, and they all go. */
const withoutMarks = (character: string): string =>
  character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd');

/** Letter by letter, since thousands of texts are folded at once: a pattern that calls back for each takes twice as long. */
function letters(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ASCII_END) plain += text[at];
    else if (code < ALPHABETS_END) {
      bare[code] ??= withoutMarks(text.charAt(at));
      plain += bare[code];
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      plain += withoutMarks(character);
      at += character.length - 1;
    }
  }
  return plain;
}

/** Text as search compares it: lower case, no marks, đ as d, white space single. `Chùa Một Cột` folds to `chua mot cot`. */
export const fold = (text: string): string =>
  letters(text)
    .toLowerCase()
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
