import { type Kysely, sql } from 'kysely';
import { maskOf } from '../resources/posts/kinds';
import { bulkInsert } from '../store/bulk';
import type { Schema } from '../store/schema';
import { joiningTimes, memberAt, type NewMember } from './members';
import type { Plan } from './plan';
import { type Thread, threads } from './threads';
import { withoutIndexes } from './withoutIndexes';

/** What a community fills, in the order of its references. */
const TABLES = ['member', 'post', 'media', 'comment', 'report', 'report_case'] as const;
const BATCH = 4000;

/** Told after each batch of rows, and when what follows them begins; those have no count. */
export type Progress = (step: 'member' | 'post' | 'indexes' | 'statistics', done: number, of: number) => void;

/**
 * Makes the community of a plan and loads it, in one transaction that is the caller's. Rows are made, sent in batches and
 * forgotten, so that memory doesn't grow with the plan; list counts are kept by the tables' own triggers.
 */
export async function loadCommunity(tx: Kysely<Schema>, plan: Plan, progress: Progress = () => {}): Promise<void> {
  await withoutIndexes(tx, TABLES, async () => {
    await loadMembers(tx, plan, progress);
    await loadThreads(tx, plan, progress);
    progress('indexes', 0, 0);
  });
  await sql`SELECT setval(pg_get_serial_sequence('member', 'uid'), ${plan.members})`.execute(tx);
}

/** Throws if the store has members: demo rows must not mix with real ones. */
export async function refuseInhabited(tx: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ inhabited: boolean }>`SELECT EXISTS (SELECT FROM member) AS inhabited`.execute(tx);
  if (rows[0]?.inhabited) throw new Error('The store has members already: made-up data goes only into an empty one.');
}

/**
 * Lets the planner know what was loaded, and marks pages as visible to all so that lists are read from their indexes alone. It
 * would happen by itself minutes later, or embedded never. Not in a transaction.
 */
export async function tidy(db: Kysely<Schema>): Promise<void> {
  await sql`VACUUM ANALYZE`.execute(db);
}

async function loadMembers(tx: Kysely<Schema>, plan: Plan, progress: Progress): Promise<void> {
  const joinedAt = joiningTimes(plan);
  for (let from = 1; from <= plan.members; from += BATCH) {
    const to = Math.min(plan.members, from + BATCH - 1);
    const rows: NewMember[] = [];
    for (let uid = from; uid <= to; uid++) rows.push(memberAt(plan, uid, joinedAt(uid)));
    await bulkInsert(tx, 'member', rows);
    progress('member', to, plan.members);
  }
}

async function loadThreads(tx: Kysely<Schema>, plan: Plan, progress: Progress): Promise<void> {
  let batch: Thread[] = [];
  let done = 0;
  const every = <Row>(rowsOf: (thread: Thread) => readonly Row[]) => batch.flatMap(rowsOf);
  const flush = async () => {
    await bulkInsert(
      tx,
      'post',
      // As the trigger on media would say a moment later, at the price of each row twice.
      every(({ post, media }) => [{ ...post, media_mask: maskOf(media.map(({ media_type }) => media_type)) }]),
    );
    await bulkInsert(
      tx,
      'media',
      every(({ media }) => media),
    );
    await bulkInsert(
      tx,
      'comment',
      every(({ comments }) => comments),
    );
    await bulkInsert(
      tx,
      'report',
      every(({ reports }) => reports),
    );
    await bulkInsert(
      tx,
      'report_case',
      every(({ cases }) => cases),
    );
    done += batch.length;
    batch = [];
    progress('post', done, plan.posts);
  };
  for (const thread of threads(plan)) {
    batch.push(thread);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
}
