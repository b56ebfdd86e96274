export const HSTS = 'strict-transport-security';
/** A year, as browsers expect of who means it. */
export const HSTS_YEAR = 'max-age=31536000';

/** What Strict-Transport-Security says: on every answer, never (`false`), or (undefined) a year where the caller speaks TLS. */
export type Hsts = string | false | undefined;

/**
 * Reads `TAMQUAN_HSTS`: `on` or a number of seconds to say it on every answer, as behind a proxy that takes TLS away without saying
 * so, `subdomains` for the hosts below this one too, `off` never; undefined where it is not given. Throws a sentence for what can't be
 * meant.
 */
export function hstsOf(given: string | undefined): Hsts {
  if (given === undefined) return undefined;
  const word = given.toLowerCase();
  if (word === 'on') return HSTS_YEAR;
  if (word === 'subdomains') return `${HSTS_YEAR}; includeSubDomains`;
  if (word === 'off') return false;
  if (/^\d{1,9}$/.test(word)) return `max-age=${Number(word)}`;
  throw new Error(`TAMQUAN_HSTS=${given}: on, subdomains, off, or a number of seconds.`);
}
