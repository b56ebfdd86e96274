import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { TableCopy } from '../store/copyIn';
import { COUNT_LOCK } from '../store/migrations/countedLists';
import { HOUR_LOCK } from '../store/migrations/hourlyCounts';
import type { Schema } from '../store/schema';
import { INDEX_MEMORY } from '../store/withoutIndexes';
import { type Batch, memberBatches, type Progress, refuseInhabited, TABLES, type Table, threadBatches } from './load';
import type { Plan } from './plan';
import { beginLoad, endLoad, isLoadUnfinished, takeBackLoad } from './unfinishedLoad';

/** Rows of a batch are gone before the memory of young things is full. */
const BATCH = 50;
/** One for each table, and one for the index of the words of posts, which takes as long as all the others. */
const CONNECTIONS = TABLES.length + 1;
/** What counts many rows sorts them in memory, and is no query worth compiling. */
const COUNT_MEMORY = `work_mem = '128MB'`;

interface Wanted {
  readonly plan: Plan;
  readonly progress: Progress;
  /** What is put in last, when the community is there. */
  readonly rest: (tx: Kysely<Schema>) => Promise<void>;
}

/**
 * Makes the community of a plan and loads it into an empty PostgreSQL over several connections: while rows are made and sent, the
 * indexes of what is loaded already are built beside. Rows are forgotten as they are sent, so memory does not grow with the plan.
 * All or nothing, though not in one transaction: what is broken off is taken back, here or by the next load (unfinishedLoad.ts).
 * Until it ends, no server starts on the store, and one that runs there already sees table by table come. `db` is one connection.
 */
export async function loadInParallel(
  db: Kysely<Schema>,
  databaseUrl: string,
  { plan, progress, rest }: Wanted,
): Promise<void> {
  if (await isLoadUnfinished(db)) await takeBackLoad(db, TABLES);
  const structure = await db.transaction().execute(async (tx) => {
    await refuseInhabited(tx);
    return beginLoad(tx, TABLES);
  });
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: databaseUrl }));
  try {
    for (const client of clients) await connect(client);
    await load(db, clients, structure, plan, progress);
    await db.transaction().execute(async (tx) => {
      await rest(tx);
      await endLoad(tx);
    });
  } catch (error) {
    await Promise.allSettled(clients.map((client) => client.end()));
    // What broke the load off may keep this from happening as well; the note stays then, and the next load sees to it.
    await takeBackLoad(db, TABLES).catch(() => {});
    throw error;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

async function connect(client: pg.Client): Promise<void> {
  // What waits on the connection throws; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `SET statement_timeout = 0; SET lock_timeout = 0; SET ${INDEX_MEMORY}; SET ${COUNT_MEMORY}; SET jit = off`,
  );
}

async function load(
  db: Kysely<Schema>,
  clients: readonly pg.Client[],
  { indexes, references }: Awaited<ReturnType<typeof beginLoad>>,
  plan: Plan,
  progress: Progress,
): Promise<void> {
  const [ofMembers, ...others] = clients as [pg.Client, ...pg.Client[]];
  const ofWords = clients[TABLES.length] as pg.Client;
  const indexesOf = (table: Table, ofItsWords: boolean) =>
    indexes
      .filter((one) => one.table === table && IS_OF_WORDS.test(one.statement) === ofItsWords)
      .map(({ statement }) => statement);
  // While this connection has the locks, triggers leave their counts to be added up, at the end, all at once.
  const locks = [COUNT_LOCK, HOUR_LOCK];
  for (const lock of locks) await sql`SELECT pg_advisory_lock(${sql.lit(lock)})`.execute(db);
  await copyAll(clients, memberBatches(plan, progress, BATCH));
  const membersIndexed = runAll(ofMembers, [...indexesOf('member', true), ...indexesOf('member', false)]);
  await Promise.all([membersIndexed, copyAll(others, threadBatches(plan, progress, BATCH))]);
  progress('indexes', 0, 0);
  // A reference locks both its tables for a moment; checking it afterwards leaves the other one free.
  await runAll(
    ofMembers,
    references.map(({ add }) => `${add} NOT VALID`),
  );
  const wordsOfPosts = runAll(ofWords, indexesOf('post', true));
  // On one connection a table: what is done to one keeps out what else is done to it, except for indexes.
  const finished = TABLES.map(async (table, at) => {
    const client = clients[at] as pg.Client;
    if (table !== 'member') await runAll(client, indexesOf(table, false));
    if (table === 'post') await wordsOfPosts;
    await runAll(client, [
      ...references.filter((one) => one.table === table).map(({ validate }) => validate),
      `VACUUM ANALYZE ${table}`,
    ]);
  });
  await Promise.all([wordsOfPosts, ...finished, addUpCounts(db)]);
  for (const lock of locks) await sql`SELECT pg_advisory_unlock(${sql.lit(lock)})`.execute(db);
  await sql`SELECT setval(pg_get_serial_sequence('member', 'uid'), ${plan.members})`.execute(db);
}

/** The text indexes, in the words of the catalogue. */
const IS_OF_WORDS = / USING gin /;

/**
 * Adds up what waits to be counted, as the next change of a list would, but without looking up each of a hundred thousand stretches:
 * the index comes after them.
 */
async function addUpCounts(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE list_count, list_delta`.execute(tx);
    for (const setting of [COUNT_MEMORY, 'jit = off']) await sql.raw(`SET LOCAL ${setting}`).execute(tx);
    await sql`INSERT INTO list_delta SELECT list, level, bucket, n FROM list_count`.execute(tx);
    await sql`TRUNCATE list_count`.execute(tx);
    await sql`ALTER TABLE list_count DROP CONSTRAINT list_count_pkey`.execute(tx);
    await sql`INSERT INTO list_count SELECT list, level, bucket, sum(n) FROM list_delta GROUP BY list, level, bucket
      ORDER BY list, level, bucket`.execute(tx);
    await sql`ALTER TABLE list_count ADD CONSTRAINT list_count_pkey PRIMARY KEY (list, level, bucket)`.execute(tx);
    await sql`TRUNCATE list_delta`.execute(tx);
  });
  // The hours are few: any statement on a counted table takes them along, even if it changes nothing.
  await sql`DELETE FROM member WHERE false`.execute(db);
}

async function runAll(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Copies batches, each table on a connection of its own: the next batch is made while PostgreSQL has this one. */
async function copyAll(clients: readonly pg.Client[], batches: Iterable<Batch>): Promise<void> {
  const copies = new Map<string, TableCopy>();
  for (const batch of batches)
    for (const [table, rows] of Object.entries(batch)) {
      const [first] = rows;
      if (first === undefined) continue;
      const copy = copies.get(table) ?? new TableCopy(clients[copies.size] as pg.Client, table, first);
      copies.set(table, copy);
      await copy.send(rows);
    }
  await Promise.all([...copies.values()].map((copy) => copy.end()));
}
