/**
 * What the process can be told by its environment (docs/specification.md section 12.1). `scripts/tamquan.mjs` reads it before anything is
 * built, so what is imported here and in config.ts has to run from the sources: no package with a program of its own.
 */
const SETTINGS = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'LOG_LEVEL',
  'TAMQUAN_DATA',
  'TAMQUAN_DEMO',
  'TAMQUAN_ADMIN_USER',
  'TAMQUAN_ADMIN_PASSWORD',
  'TAMQUAN_PHOTOS',
  'TAMQUAN_PRESENCE',
  'TAMQUAN_EMBED_HOSTS',
  'TAMQUAN_MAP_LABELS',
  'TAMQUAN_TILES',
  'TAMQUAN_DATABASE_POOL',
  'TAMQUAN_STATEMENT_TIMEOUT',
  'TAMQUAN_TRUST_PROXY',
  'TAMQUAN_HSTS',
  'TAMQUAN_PUBLIC_URL',
  'TAMQUAN_BASE_PATH',
  'TAMQUAN_API_URL',
  'TAMQUAN_SESSION_HEADER',
  'TAMQUAN_SESSION_SCHEME',
  'TAMQUAN_PHOTO_UPLOAD_URL',
  'TAMQUAN_AVATAR_UPLOAD_URL',
  'TAMQUAN_API_PATHS',
  'TAMQUAN_POST_HIDDEN',
  'TAMQUAN_POST_BLOCKED',
  'SMTP_URL',
  'TAMQUAN_MAIL_FROM',
  'TAMQUAN_MAIL_LANGUAGE',
  'TAMQUAN_MAIL_SUBJECT',
  'TAMQUAN_MAIL_FOOTER',
] as const;
export type Setting = (typeof SETTINGS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a setting; one that is empty is not given. A name that is not in the list above does not compile. */
export const settingsOf = (env: Environment) => (name: Setting) => env[name]?.trim() || undefined;

/** Ours begin so: a name that is not in the list was meant to be one that is. */
const PREFIX = 'TAMQUAN_';
/** More letters than this apart, two names have nothing to do with each other. */
const NEAR = 4;

/** Throws a sentence that names the first variable of ours that does nothing, and the one that was meant. */
export function refuseUnknown(env: Environment): void {
  const known: readonly string[] = SETTINGS;
  const stranger = Object.keys(env).find((name) => name.startsWith(PREFIX) && !known.includes(name));
  if (stranger === undefined) return;
  const near = nearest(stranger, known, NEAR);
  const advice = near ? `was ${near} meant?` : 'README.md lists those that there are.';
  throw new Error(`${stranger} is no setting: ${advice}`);
}

/** The word that is fewest letters from this one, if it is within so many of it. */
export function nearest(word: string, words: readonly string[], within = Number.POSITIVE_INFINITY): string | undefined {
  return words
    .map((name) => ({ name, apart: distance(word, name) }))
    .sort((a, b) => a.apart - b.apart)
    .find(({ apart }) => apart <= within)?.name;
}

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (let index = 1; index <= other.length; index += 1) {
      const changed = (row[index - 1] ?? 0) + (letter === other[index - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A whole number between two bounds, or a sentence. */
export function wholeNumber(
  name: Setting,
  value: string | undefined,
  [from, to]: readonly [number, number],
  or: number,
) {
  if (value === undefined) return or;
  const number = Number(value);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Error(`${name}=${value}: a whole number from ${from} to ${to}.`);
}

/** One of a few words, or a sentence. */
export function oneOf<Word extends string, Or>(
  name: Setting,
  value: string | undefined,
  words: readonly Word[],
  or: Or,
) {
  if (value === undefined) return or;
  const word = words.find((each) => each === value.toLowerCase());
  if (word !== undefined) return word;
  throw new Error(`${name}=${value}: one of ${words.join(', ')}.`);
}

/** A `postgres://` address, or a sentence, which never repeats it: there may be a password in it. */
export function postgresAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const wanted = 'an address like postgres://user:password@host:5432/database';
  let url: URL;
  try {
    url = new URL(value);
    decodeURIComponent(url.pathname + url.username + url.password);
  } catch {
    throw new Error(`DATABASE_URL can't be read: ${wanted}.`);
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')
    throw new Error(`DATABASE_URL begins with ${url.protocol}: ${wanted}.`);
  return value;
}
