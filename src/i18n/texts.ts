/** The texts of one language: nested objects of strings; `{one, other}` where a number decides (Intl.PluralRules). */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Languages that nobody speaks: English made strange, one for each direction, in which tests see what is no text of ours. */
export const PSEUDO = ['en-XA', 'ar-XB'] as const;
export type Pseudo = (typeof PSEUDO)[number];
