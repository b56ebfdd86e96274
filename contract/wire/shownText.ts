import { lazily } from './lazily';

/** White space, and what is drawn as nothing: zero-width signs, fillers, the empty Braille pattern. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** Whether nothing of a text is to be seen. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);

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

/** Of a word that is longer than this, or than half of what is shown, the beginning stays: without it too little would be left. */
const WORD_UNITS_MAX = 24;
/** Ends in a script that has no spaces between words: there it is cut anywhere. */
const SPACELESS_END = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]\p{M}*$/u;

/** The text up to this place, or to the end of the last word before it that is whole. */
function cutAtWord(whole: string, at: number): string {
  const cut = whole.slice(0, at);
  const lastWord = /\S*$/.exec(cut.slice(-WORD_UNITS_MAX))?.[0].length ?? 0;
  const isInWord = lastWord > 0 && !/^\s/.test(whole.slice(at)) && !SPACELESS_END.test(cut);
  const isNear = lastWord < WORD_UNITS_MAX && lastWord * 2 < at;
  return `${(isInWord && isNear ? cut.slice(0, -lastWord) : cut).trimEnd()}…`;
}
