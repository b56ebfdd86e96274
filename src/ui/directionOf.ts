/** Written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Which way a text runs, by its first letter, for the `dir` of a field that shows it and cannot find out itself, as a `select`: with the
 * other direction it would be cut at its beginning where it has no room. Undefined for a text without letters: the interface's.
 */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const first = /\p{L}/u.exec(text)?.[0];
  return first === undefined ? undefined : RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
