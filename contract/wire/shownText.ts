import { lazily } from './lazily';

/** Of what a reader sees as one sign, marks upon marks, no more than this is taken for one. */
const SIGN_UNITS_MAX = 16;

const segmenter = lazily(() => new Intl.Segmenter());

/** Signs that nothing joins into one: Latin letters, those of Vietnamese among them, digits and what stands between them on a line. */
const EACH_A_SIGN = /^[\u0020-\u02ff\u1e00-\u1eff]*$/;

/** Parts a text into what a reader sees as one sign each, with all its marks. */
export const signsOf = (text: string): readonly string[] =>
  EACH_A_SIGN.test(text) ? [...text] : Array.from(segmenter().segment(text), ({ segment }) => segment);

/** The beginning of a text in at most so many signs as a reader counts them, and `…` where there is more: no sign, and hardly a word, is cut. */
export function excerpt(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  // To look for where signs end takes a hundred times as long.
  if (EACH_A_SIGN.test(whole.slice(0, most + 1))) return cutAtWord(whole, most);
  let signs = 0;
  for (const { index } of segmenter().segment(whole)) {
    if (signs === most || index >= most * SIGN_UNITS_MAX) return cutAtWord(whole, index);
    signs += 1;
  }
  return whole;
}

/**
 * The beginning of a word after a space. A longer one stays: without it too little would be left; and so does one of a script that has no
 * spaces between words, Thai to Khmer and those of Chinese and Japanese.
 */
const BEGUN_WORD = /\s[^\s\u0e00-\u17ff\u3000-\u9fff]{0,24}$/;

/** The text up to this place, or to the end of the last word that is whole, unless that is half of it away. */
function cutAtWord(whole: string, at: number): string {
  const { length } = whole.slice(0, at + 1).replace(BEGUN_WORD, '');
  const shown = whole.slice(0, length <= at && length > at / 2 ? length : at);
  // The ellipsis says what a comma would: that there is more.
  return `${shown.trimEnd().replace(/[,;:]$/, '')}…`;
}
