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

/** The beginning of a text in so many signs as a reader counts them, and `…` where there is more: no sign is cut in two. */
export function excerpt(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  // To look for where signs end takes a hundred times as long.
  if (EACH_A_SIGN.test(whole.slice(0, most + 1))) return `${whole.slice(0, most).trimEnd()}…`;
  let signs = 0;
  for (const { index } of segmenter().segment(whole)) {
    if (signs === most || index >= most * SIGN_UNITS_MAX) return `${whole.slice(0, index).trimEnd()}…`;
    signs += 1;
  }
  return whole;
}
