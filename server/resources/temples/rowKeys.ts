import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { IDEMPOTENCY_HOURS } from '../../../contract/wire/constants';
import { jsonTexts } from '../../store/bulk';
import type { Schema } from '../../store/schema';
import { foundByEach } from '../../store/sqlFragments';

/**
 * Rows that may be sent twice, even in another call: the answer for a row's key is kept in the idempotency table like that of any
 * call that creates, beside the keys of whole calls, which it can't be confused with.
 */
const keptKey = (key: string) => `row ${key}`;

/** Tells whether a key comes again with the same row. */
export const fingerprint = (row: unknown): string => hash('sha256', JSON.stringify(row), 'base64url');

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
  const there = await foundByEach(tx, keys.map(keptKey), 'text', (eb) =>
    eb
      .selectFrom('idempotency')
      .select(['key', 'body_hash', 'answer', 'at'])
      .where('uid', '=', uid)
      .whereRef('key', '=', 'asked.value'),
  );
  const oldest = now - IDEMPOTENCY_HOURS * 3600;
  const over = there.filter(({ at }) => at < oldest).map(({ key }) => key);
  if (over.length > 0) await tx.deleteFrom('idempotency').where('uid', '=', uid).where('key', 'in', over).execute();
  return new Map(
    there.flatMap(({ key, body_hash, answer, at }) => {
      const own = key.slice(keptKey('').length);
      return at < oldest ? [] : [[own, { key: own, hash: body_hash, answer: answer as T }] as const];
    }),
  );
}

/** Keeps what rows were answered, so that they may come again. */
export async function keepAnswers(
  tx: Kysely<Schema>,
  call: string,
  { uid, now }: { readonly uid: number; readonly now: number },
  answered: readonly Answered<unknown>[],
): Promise<void> {
  if (answered.length === 0) return;
  await sql`
    INSERT INTO idempotency (key, uid, call, body_hash, answer, at)
    SELECT ${keptKey('')}::text || key, ${uid}::int, ${call}::text, hash, answer::jsonb, ${now}::int8
    FROM unnest(${answered.map(({ key }) => key)}::text[], ${answered.map(({ hash }) => hash)}::text[],
      ${jsonTexts(answered.map(({ answer }) => JSON.stringify(answer)))}) answered (key, hash, answer)`.execute(tx);
}
