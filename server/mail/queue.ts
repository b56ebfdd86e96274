import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema';

/** A reply that this process may send until its claim ends. */
export interface Claimed {
  readonly reply_id: number;
  readonly message_id: string;
  readonly address: string;
  readonly display_name: string;
  readonly text: string;
  readonly tries: number;
}

/** What became of one try. */
export type MailOutcome =
  | { readonly is: 'sent' }
  /** It waits for another try at this time; `isTried`: this one counts. */
  | { readonly is: 'later'; readonly at: number; readonly isTried: boolean; readonly words: string | null }
  | { readonly is: 'givenUp'; readonly reason: 'refused' | 'unreachable'; readonly words: string };

/**
 * Takes replies that are due, each for one process alone: who comes at the same time passes over what another is taking. The claim ends by
 * itself, so that a process which was killed keeps none from being sent.
 */
export async function claim(
  db: Kysely<Schema>,
  { now, forSeconds, most }: { now: number; forSeconds: number; most: number },
): Promise<readonly Claimed[]> {
  const { rows } = await sql<Claimed>`
    WITH due AS MATERIALIZED (
      SELECT reply_id FROM reply WHERE state = 'waiting' AND at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})
      ORDER BY at, reply_id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE reply SET claimed_until = ${now + forSeconds} FROM due, member
    WHERE reply.reply_id = due.reply_id AND member.uid = reply.reporter_uid
    RETURNING reply.reply_id, message_id, address, display_name, text, tries`.execute(db);
  return rows;
}

/** Writes down what became of a try. */
export async function settle(db: Kysely<Schema>, replyId: number, outcome: MailOutcome, now: number): Promise<void> {
  await db
    .updateTable('reply')
    .set((eb) => ({
      claimed_until: null,
      ...(outcome.is === 'sent' ? { state: 'sent' as const, at: now, reason: null, words: null } : {}),
      ...(outcome.is === 'later' ? { at: outcome.at, words: outcome.words } : {}),
      ...(outcome.is === 'givenUp'
        ? { state: 'notSent' as const, at: now, reason: outcome.reason, words: outcome.words }
        : {}),
      ...(outcome.is === 'later' && !outcome.isTried ? {} : { tries: eb('tries', '+', 1) }),
    }))
    .where('reply_id', '=', replyId)
    .where('state', '=', 'waiting')
    .execute();
}

/** When the next one is due, unix seconds; undefined where none waits. */
export async function nextDue(db: Kysely<Schema>): Promise<number | undefined> {
  const { next } = await db
    .selectFrom('reply')
    .select((eb) => eb.fn.min(eb.fn<number>('greatest', ['at', 'claimed_until'])).as('next'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

/** Ends all claims: only this process can send from an embedded store, so the process that held them is gone. */
export async function endClaims(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('reply').set({ claimed_until: null }).where('claimed_until', 'is not', null).execute();
}
