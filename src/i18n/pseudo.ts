import type { Pseudo, Texts } from './texts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** The plain letters, each with two dots above. */
const DOTTED = [...LATIN].map((letter) => `${letter}\u0308`.normalize());
/** A letter of the Arabic script for each, so that whole texts run from right to left. */
const ARABIC = [...'ابجدهفغحيژكلمنوپقرستءڤعخىز'];
const LONGER_BY = 0.4;
/** What stands for a parameter is left as it is. */
const PARTS = /(\{\{\w+\}\})/;

/**
 * The texts in a language that nobody speaks: every letter strange, all 40 % longer, in brackets. Without brackets a text is not ours, with
 * brackets inside brackets it is joined from parts, and without the closing one it is cut off.
 */
export function pseudoTexts(code: Pseudo, texts: Texts): Texts {
  const letters = code === 'ar-XB' ? ARABIC : DOTTED;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudo(text, letters) : pseudoTexts(code, text),
    ]),
  );
}

function pseudo(text: string, letters: readonly string[]): string {
  const strange = text
    .split(PARTS)
    .map((part) => (PARTS.test(part) ? part : part.replace(/[a-z]/gi, (letter) => strangeLetter(letter, letters))))
    .join('');
  return `⟦${strange}${filler(Math.ceil(text.replaceAll(/\{\{\w+\}\}/g, '').length * LONGER_BY), letters)}⟧`;
}

function strangeLetter(letter: string, letters: readonly string[]): string {
  const small = letters[LATIN.indexOf(letter.toLowerCase())] ?? letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
}

/** Words of four letters: a longer text may break where a real one may. */
const filler = (length: number, letters: readonly string[]) =>
  Array.from({ length }, (_, index) => (index % 5 === 0 ? ' ' : letters[(index * 7) % letters.length])).join('');
