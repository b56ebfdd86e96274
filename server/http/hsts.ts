/** A year, as browsers expect of who means it. */
export const HSTS_SECONDS = 31_536_000;

/**
 * Reads `TAMQUAN_HSTS`: `on` or a number of seconds to say it on every answer, as behind a proxy that takes TLS away without saying
 * so, `off` never; undefined where calls that come over TLS get it. Throws a sentence for what can't be meant.
 */
export function hstsOf(given: string | undefined): number | false | undefined {
  if (given === undefined) return undefined;
  const word = given.toLowerCase();
  if (word === 'on') return HSTS_SECONDS;
  if (word === 'off') return false;
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new Error(`TAMQUAN_HSTS=${given}: on, off, or a number of seconds.`);
}
