import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { IDEMPOTENCY_HOURS } from '../../../contract/wire/constants';
import { bulkInsert } from '../../store/bulk';
import type { Schema } from '../../store/schema';

/**
 * Rows that may be sent twice, even in another call: the answer for a row's key is kept in the idempotency table like that of any
 * call that creates, beside the keys of whole calls, which it can't be confused with.
 */
const keptKey = (key: string) => `row ${key}`;

/** Tells whether a key comes again with the same row. */
export const fingerprint = (row: unknown): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url');

export interface Answered<T> {
  readonly key: string;
  readonly hash: string;
  readonly answer: T;
}

/** What rows of these keys were answered within the last 24 hours, by key. */
export async function answeredEarlier<T>(
  tx: Kysely<Schema>,
  { uid, now }: { readonly uid: number; readonly now: number },
  keys: readonly string[],
): Promise<Map<string, Answered<T>>> {
  const oldest = now - IDEMPOTENCY_HOURS * 3600;
  const mine = () => sql<boolean>`uid = ${uid} AND key = ANY(${keys.map(keptKey)})`;
  await tx.deleteFrom('idempotency').where(mine()).where('at', '<', oldest).execute();
  const there = await tx.selectFrom('idempotency').select(['key', 'body_hash', 'answer']).where(mine()).execute();
  return new Map(
    there.map(({ key, body_hash, answer }) => {
      const own = key.slice(keptKey('').length);
      return [own, { key: own, hash: body_hash, answer: answer as T }];
    }),
  );
}

/** Keeps what rows were answered, so that they may come again. */
export const keepAnswers = (
  tx: Kysely<Schema>,
  call: string,
  { uid, now }: { readonly uid: number; readonly now: number },
  answered: readonly Answered<unknown>[],
): Promise<void> =>
  bulkInsert(
    tx,
    'idempotency',
    answered.map(({ key, hash, answer }) => ({
      key: keptKey(key),
      ...{ uid, call, body_hash: hash, answer: JSON.stringify(answer), at: now },
    })),
  );
