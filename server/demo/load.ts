import { type Kysely, sql } from 'kysely';
import { bulkInsert } from '../store/bulk';
import type { Schema } from '../store/schema';
import { withoutIndexes } from '../store/withoutIndexes';
import { joiningTimes, memberAt, type NewMember } from './members';
import type { Plan } from './plan';
import { type PostThread, threads } from './threads';

/** What a community fills, in the order of its references. */
export const TABLES = ['member', 'post', 'media', 'comment', 'report', 'report_case'] as const;
export type Table = (typeof TABLES)[number];
/** Rows of one statement. */
const BATCH = 1000;

/** Told after each batch of rows, and when what follows them begins; those have no count. */
export type Progress = (step: 'member' | 'post' | 'indexes' | 'statistics', done: number, of: number) => void;

/**
 * Makes the community of a plan and loads it, in one transaction that is the caller's. Rows are made, sent in batches and
 * forgotten, so that memory doesn't grow with the plan; list counts are kept by the tables' own triggers.
 */
export async function loadCommunity(tx: Kysely<Schema>, plan: Plan, progress: Progress = () => {}): Promise<void> {
  await withoutIndexes(tx, TABLES, async () => {
    for (const batches of [memberBatches, threadBatches])
      for (const batch of batches(plan, progress, BATCH))
        for (const [table, rows] of Object.entries(batch)) await bulkInsert(tx, table as Table, rows as never);
    progress('indexes', 0, 0);
  });
  await sql`SELECT setval(pg_get_serial_sequence('member', 'uid'), ${plan.members})`.execute(tx);
}

/** Throws if the store has members: demo rows must not mix with real ones. */
export async function refuseInhabited(tx: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ inhabited: boolean }>`SELECT EXISTS (SELECT FROM member) AS inhabited`.execute(tx);
  if (rows[0]?.inhabited) throw new Error('The store has members already: made-up data goes only into an empty one.');
}

export type Batch = Partial<Record<Table, readonly Readonly<Record<string, unknown>>[]>>;

/** All members, a batch at a time, each made when it is asked for. */
export function* memberBatches(plan: Plan, progress: Progress, size: number): Generator<Batch> {
  const joinedAt = joiningTimes(plan);
  for (let from = 1; from <= plan.members; from += size) {
    const to = Math.min(plan.members, from + size - 1);
    const rows: NewMember[] = [];
    for (let uid = from; uid <= to; uid++) rows.push(memberAt(plan, uid, joinedAt(uid)));
    yield { member: rows };
    progress('member', to, plan.members);
  }
}

/** All posts and what hangs on them, a batch at a time, tables in the order of their references. */
export function* threadBatches(plan: Plan, progress: Progress, size: number): Generator<Batch> {
  let batch: PostThread[] = [];
  let done = 0;
  for (const thread of threads(plan)) {
    batch.push(thread);
    done++;
    if (batch.length < size && done < plan.posts) continue;
    yield rowsOf(batch);
    batch = [];
    progress('post', done, plan.posts);
  }
}

const rowsOf = (batch: readonly PostThread[]): Batch => ({
  post: batch.map(({ post }) => post),
  media: batch.flatMap(({ media }) => media),
  comment: batch.flatMap(({ comments }) => comments),
  report: batch.flatMap(({ reports }) => reports),
  report_case: batch.flatMap(({ cases }) => cases),
});
