import { isUnavailable } from './unavailable';

interface Trouble {
  /** For a person, with what to do about it. Never with a password in it. */
  readonly sentence: string;
  /** Whether DATABASE_URL or the database's own settings are wrong, as far as one can tell. */
  readonly isSetting: boolean;
}

/** Why a PostgreSQL can't be used, in words; undefined where the error is not about that. */
export function postgresTrouble(error: unknown, databaseUrl: string): Trouble | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const url = new URL(databaseUrl);
  const place = `the PostgreSQL at ${url.hostname || 'localhost'}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username) || 'this user';
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  const setting = (sentence: string) => ({ sentence, isSetting: true });
  const passing = (why: string) => ({ sentence: `${capital(place)} can't be used yet: ${why}.`, isSetting: false });
  switch (code) {
    case '28P01':
    case '28000':
      return setting(
        `${capital(place)} does not let ${user} in (${message}): look at user and password in DATABASE_URL.`,
      );
    case '3D000':
      return setting(
        `There is no database ${database} in ${place}: make it (createdb ${database}), or name another in DATABASE_URL.`,
      );
    case '42501':
      return setting(
        `${capital(place)} does not let ${user} make what the store needs in ${database} (${message}): give the right to it.`,
      );
    case '53100':
      return passing('its disk is full');
    case '25006':
      return passing('it may only be read, as a standby may');
    case 'ECONNREFUSED':
    case 'ENOENT':
      return passing('nothing listens there');
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return passing('no such host is known');
  }
  if (/SSL|certificate|self-signed/i.test(message))
    return setting(`${capital(place)} and DATABASE_URL do not agree on TLS: ${message}.`);
  if (!isUnavailable(error)) return undefined;
  return passing(/timeout|terminated|does not answer/i.test(message) ? 'it does not answer' : message);
}

/** The sentence for an error of a PostgreSQL that can't be used, with that error as its cause; any other as it was thrown. */
export function inWords(error: unknown, databaseUrl: string | undefined): unknown {
  const trouble = databaseUrl === undefined ? undefined : postgresTrouble(error, databaseUrl);
  return trouble ? new Error(trouble.sentence, { cause: error }) : error;
}

const capital = (text: string) => text[0]?.toUpperCase() + text.slice(1);
