import { hash, verify } from '@node-rs/argon2';

/** argon2id at OWASP's second setting: 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its salt and settings in it. */
export const hashPassword = (password: string): Promise<string> => hash(password, SETTINGS);

/** The prefix of a hash that is kept but accepts no password for now. */
export const SET_ASIDE = 'set aside ';

/** Whether the password is the one that was hashed. */
export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  passwordHash.startsWith(SET_ASIDE) ? verifyDummy(password) : verify(passwordHash, password);

let nobody: Promise<string> | undefined;

/** Takes as long as a real check, for a name that does not exist: the response time gives no name away. Always false. */
export async function verifyDummy(password: string): Promise<false> {
  nobody ??= hashPassword('there is nobody of this name');
  await isPassword(password, await nobody);
  return false;
}
