import { hash, verify } from '@node-rs/argon2';
import { INITIAL_PASSWORD_DAYS } from '../../contract/wire/constants';

/** argon2id at OWASP's second setting: 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its salt and settings in it. */
export const hashPassword = (password: string): Promise<string> => hash(password, SETTINGS);

/** The prefix of a hash that is kept but accepts no password for now. */
export const SET_ASIDE = 'set aside ';

/** In the place of the hash, for who has no password: nothing opens it. */
export const NO_PASSWORD = 'none';

/** Stands before the hash of an initial password, with the unix second from which on it opens nothing. */
const UNTIL = /^until (\d+) /;

/** The hash of a password that its owner has not chosen: others know it, so it opens something for INITIAL_PASSWORD_DAYS alone. */
export const asInitial = (passwordHash: string, now: number): string =>
  `until ${now + INITIAL_PASSWORD_DAYS * 86_400} ${passwordHash}`;

/** Whether the password is the one that was hashed, and opens something still. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  const [prefix = '', until] = UNTIL.exec(passwordHash) ?? [];
  const isOver = until !== undefined && Number(until) * 1000 <= Date.now();
  if (isOver || passwordHash === NO_PASSWORD || passwordHash.startsWith(SET_ASIDE)) return verifyDummy(password);
  return verify(passwordHash.slice(prefix.length), password);
}

let nobody: Promise<string> | undefined;

/** Takes as long as a real check, for a name that does not exist: the response time gives no name away. Always false. */
export async function verifyDummy(password: string): Promise<false> {
  nobody ??= hashPassword('there is nobody of this name');
  await isPassword(password, await nobody);
  return false;
}
