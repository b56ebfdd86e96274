/** The texts of one language: nested objects of strings; `{one, other}` where a number decides (Intl.PluralRules). */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Languages that nobody speaks: English made strange, one for each direction, in which tests see what is no text of ours. */
export const PSEUDO = ['en-XA', 'ar-XB'] as const;
export type Pseudo = (typeof PSEUDO)[number];

/**
 * The text of a key such as `post.hide.title`; undefined where there is none, or where a number decides which it is. Only the texts' own
 * names count: what a server says may be called `toString`, and every object has that.
 */
export function textAt(texts: Texts | undefined, key: string): string | undefined {
  const below = (node: Texts | string | undefined, name: string) =>
    typeof node === 'object' && Object.hasOwn(node, name) ? node[name] : undefined;
  const found = key.split('.').reduce<Texts | string | undefined>(below, texts);
  return typeof found === 'string' ? found : undefined;
}
