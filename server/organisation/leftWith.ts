import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';
import { cookieOf, setCookie } from '../http/cookies';

/** What a browser takes along to the provider and brings back: sealed, so that nothing of who only looks in has to be kept here. */
const Left = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The console's own word for the page that began: only that one can use what comes of it. */
  page: z.string(),
  /** Where somebody was on the way to, as the sign-in page had it. */
  next: z.string(),
});
type Left = z.output<typeof Left>;

/** The one way in which it is sealed. */
const SEAL = { alg: 'dir', enc: 'A256GCM' } as const;
const SEALED_SO = { keyManagementAlgorithms: [SEAL.alg], contentEncryptionAlgorithms: [SEAL.enc] };
/** How long somebody may take to sign in there. */
const WITHIN_MINUTES = 15;
const COOKIE = 'tamquan_organisation';

interface LeftWith {
  readonly write: (request: FastifyRequest, reply: FastifyReply, left: Left) => Promise<void>;
  /** What the browser left with, and has no more afterwards; undefined where it did not, or too long ago. */
  readonly take: (request: FastifyRequest, reply: FastifyReply) => Promise<Left | undefined>;
}

/** That cookie, sealed with a key of the secret that all processes of a server have, and sent to the calls below `path` alone. */
export function leftWith(secret: string, path: string): LeftWith {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'tamquan organisation cookie', 32));
  return {
    write: async (request, reply, left) => {
      const sealed = await new EncryptJWT({ ...left })
        .setProtectedHeader(SEAL)
        .setExpirationTime(`${WITHIN_MINUTES} minutes`)
        .encrypt(key);
      setCookie(request, reply, COOKIE, { value: sealed, path, seconds: WITHIN_MINUTES * 60 });
    },
    take: async (request, reply) => {
      const sealed = cookieOf(request, COOKIE);
      if (sealed === undefined) return undefined;
      setCookie(request, reply, COOKIE, { value: '', path, seconds: 0 });
      const opened = await jwtDecrypt(sealed, key, SEALED_SO).catch(() => undefined);
      const left = z.safeParse(Left, opened?.payload);
      return left.success ? left.data : undefined;
    },
  };
}
