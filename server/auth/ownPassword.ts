import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema';
import { isPassword } from './passwords';
import { noteQuietly, refuseTooMany, serializeBy, type Try } from './throttle';

interface Known {
  readonly passwordHash: string;
  /** What a wrong answer to anything further counts as too; its name is forgiven by `clearFailures`. */
  readonly guess: Try;
}

/**
 * Does what only the person may who knows the password of this account. A wrong one is noted, then refused with `wrong()`; after too many
 * it is refused with 429. A borrowed session gives no more guesses than the sign-in does, and those from all addresses count together: the
 * holder of the session may have many.
 */
export function withOwnPassword<T>(
  db: Kysely<Schema>,
  { uid, password, now }: { readonly uid: number; readonly password: string; readonly now: number },
  wrong: () => Error,
  act: (known: Known) => Promise<T>,
): Promise<T> {
  // No user name has a space in it.
  const guessed = `password of ${uid}`;
  const guess: Try = { userName: guessed, from: guessed, browser: null, now };
  return serializeBy(guess, async () => {
    await refuseTooMany(db, guess);
    const { password_hash } = await db
      .selectFrom('admin_user')
      .select('password_hash')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    if (await isPassword(password, password_hash)) return act({ passwordHash: password_hash, guess });
    await noteQuietly(db, guess);
    throw wrong();
  });
}
