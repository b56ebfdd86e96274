import { hash } from '@node-rs/argon2';

/**
 * The hash of a password, as of server/auth/passwords.ts but for what it costs: that takes its time by intention, and so does each sign-in
 * with it. A hash has its settings in it, so the server takes this one as any other.
 */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
