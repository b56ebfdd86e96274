import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { Signed } from '../../../contract/passkeys';
import type { login } from '../../../contract/signIn';
import { Code } from '../../../contract/wire/codes';
import type { InputOf } from '../../../contract/wire/endpoint';
import { factorsOf } from '../../auth/factors';
import { askToSign, takeSigned } from '../../auth/passkeys';
import { type Taken, takeCode } from '../../auth/secondFactor';
import { codeNeeded, RefusalError } from '../../http/refusalError';
import type { Schema } from '../../store/schema';

interface Asked {
  readonly uid: number;
  readonly origin: string;
  readonly now: number;
}

/** What a sign-in gives beside the password; undefined where it gives nothing, 400 for what no authenticator has signed. */
export function givenBeside({ code, passkey }: InputOf<typeof login>['body']): string | Signed | undefined {
  if (passkey === undefined) return code;
  const read = z.safeParse(Signed, passkey);
  if (read.success) return read.data;
  const issues = [{ path: 'passkey', message: 'expected what an authenticator has signed' }];
  throw new RefusalError(Code.malformed, 'The passkey is not as WebAuthn has it.', { issues });
}

/** The refusal that asks for it: for a code, and for a passkey where one of this address would do. */
export async function askBeside(db: Kysely<Schema>, { wrong, ...asked }: Asked & { readonly wrong: boolean }) {
  const factors = await factorsOf(db, asked.uid);
  const passkey = factors?.passkeys ? await askToSign(db, asked) : undefined;
  return codeNeeded(wrong, { ...(passkey && { passkey }), ...(factors?.codes === false && { only_passkey: true }) });
}

/** Takes it, once; undefined where it is wrong. */
export async function takeBeside(
  db: Kysely<Schema>,
  { uid, origin, now }: Asked,
  given: string | Signed,
  log: FastifyBaseLogger,
): Promise<Taken | undefined> {
  if (typeof given === 'string') return takeCode(db, uid, given, now);
  const taken = await takeSigned(db, { uid, origin, now }, given);
  if (taken === true) return 'passkey';
  log.info({ uid, why: taken }, 'a passkey was not taken');
  return undefined;
}
