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

interface Wanted {
  readonly plan: Plan;
  readonly progress: Progress;
  /** What else there is to do, for as long as the store works. */
  readonly meanwhile: () => Promise<void>;
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
  { plan, progress, meanwhile, rest }: Wanted,
): Promise<void> {
  if (await isLoadUnfinished(db)) await takeBackLoad(db, TABLES);
  const structure = await db.transaction().execute(async (tx) => {
    await refuseInhabited(tx);
    return beginLoad(tx, TABLES);
  });
  const clients = TABLES.map(() => new pg.Client({ connectionString: databaseUrl }));
  try {
    for (const client of clients) await connect(client);
    await Promise.all([load(db, clients, structure, plan, progress), meanwhile()]);
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
  await client.query(`SET statement_timeout = 0; SET lock_timeout = 0; SET ${INDEX_MEMORY}`);
}

async function load(
  db: Kysely<Schema>,
  clients: readonly pg.Client[],
  { indexes, references }: Awaited<ReturnType<typeof beginLoad>>,
  plan: Plan,
  progress: Progress,
): Promise<void> {
  const [indexer, ...others] = clients as [pg.Client, ...pg.Client[]];
  const indexesOf = (table: Table) => indexes.filter((one) => one.table === table).map(({ statement }) => statement);
  // While this connection has the locks, triggers leave their counts to be added up, at the end, all at once.
  const locks = [COUNT_LOCK, HOUR_LOCK];
  for (const lock of locks) await sql`SELECT pg_advisory_lock(${sql.lit(lock)})`.execute(db);
  await copyAll(clients, memberBatches(plan, progress, BATCH));
  await Promise.all([runAll(indexer, indexesOf('member')), copyAll(others, threadBatches(plan, progress, BATCH))]);
  progress('indexes', 0, 0);
  // A reference locks both its tables for a moment; checking it afterwards leaves the other one free.
  await runAll(
    indexer,
    references.map(({ add }) => `${add} NOT VALID`),
  );
  // On one connection a table: what is done to one keeps out what else is done to it.
  const finished = TABLES.map((table, at) =>
    runAll(clients[at] as pg.Client, [
      ...references.filter((one) => one.table === table).map(({ validate }) => validate),
      ...(table === 'member' ? [] : indexesOf(table)),
      `VACUUM ANALYZE ${table}`,
    ]),
  );
  await Promise.all([...finished, addUpCounts(db)]);
  for (const lock of locks) await sql`SELECT pg_advisory_unlock(${sql.lit(lock)})`.execute(db);
  await sql`SELECT setval(pg_get_serial_sequence('member', 'uid'), ${plan.members})`.execute(db);
}

/**
 * Adds up what waits to be counted, as the next change of a list would, but without looking up each of a hundred thousand stretches:
 * the index comes after them.
 */
async function addUpCounts(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE list_count, list_delta`.execute(tx);
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
