import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ID_MAX_LENGTH } from '../../contract/wire/codecs';
import { Code } from '../../contract/wire/codes';
import { IDEMPOTENCY_HOURS } from '../../contract/wire/constants';
import type { Schema } from '../store/schema';
import { RefusalError } from './refusalError';

/** A create call that may come twice: who sends it, under which key, and with what in it. */
export interface Repeatable {
  readonly uid: number;
  readonly key: string;
  readonly call: string;
  readonly input: unknown;
  readonly now: number;
  /** Given where the input holds a password, so that passwords can't be guessed from the fingerprint alone. */
  readonly secret?: string | undefined;
}

/** The key of a request, checked, or undefined. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || Array.isArray(header) || header === '') return undefined;
  if (header.length > ID_MAX_LENGTH) throw malformedKey(`at most ${ID_MAX_LENGTH} characters`);
  return header;
}

/**
 * Does the work, which answers JSON, once: the same key and input again answer as the first time, for 24 hours
 * (docs/specification.md section 12.3). In the call's transaction, so that the answer is remembered exactly when the work is done; a
 * second call while the first is in flight waits for it.
 */
export async function once(
  tx: Kysely<Schema>,
  { uid, key, call, input, now, secret = '' }: Repeatable,
  work: () => Promise<string>,
): Promise<string> {
  const body_hash = createHmac('sha256', secret)
    .update(`${call}\n${JSON.stringify(input)}`)
    .digest('base64url');
  await tx
    .deleteFrom('idempotency')
    .where('uid', '=', uid)
    .where('key', '=', key)
    .where('at', '<', now - IDEMPOTENCY_HOURS * 3600)
    .execute();
  const taken = await tx
    .insertInto('idempotency')
    .values({ uid, key, call, body_hash, answer: 'null', at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) {
    const before = await tx
      .selectFrom('idempotency')
      .select(['body_hash', 'answer'])
      .where('uid', '=', uid)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (before.body_hash !== body_hash) throw malformedKey('used before for another call');
    return JSON.stringify(before.answer);
  }
  const answer = await work();
  await tx.updateTable('idempotency').set({ answer }).where('uid', '=', uid).where('key', '=', key).execute();
  return answer;
}

const malformedKey = (message: string) =>
  new RefusalError(Code.malformed, `Idempotency-Key: ${message}`, { issues: [{ path: 'Idempotency-Key', message }] });
