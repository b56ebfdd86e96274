import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { begin } from '../../server/begin';
import { configOf } from '../../server/config';
import { loadCommunity, TABLES } from '../../server/demo/load';
import { loadInParallel } from '../../server/demo/loadInParallel';
import type { Plan } from '../../server/demo/plan';
import { beginLoad } from '../../server/demo/unfinishedLoad';
import type { Store } from '../../server/store/connection';
import type { Schema } from '../../server/store/schema';
import { thorough, varied } from '../support/depth';
import { createDatabase, openOwn } from './emptyStore';

const PLAN: Plan = {
  ...{ seed: 7, now: 1_763_700_000, moderators: [] },
  ...{ members: 1500, posts: 2300, comments: 4000, reports: 1200 },
};
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function aStore() {
  const database = await createDatabase();
  const store = await openOwn(database);
  stores.push(store);
  const inParallel = ({
    said = () => {},
    rest = async () => {},
  }: {
    said?: () => void;
    rest?: () => Promise<void>;
  } = {}) =>
    store.db.connection().execute((db) => loadInParallel(db, database.url, { plan: PLAN, progress: said, rest }));
  return { db: store.db, inParallel };
}

const column = async (db: Kysely<Schema>, query: string) =>
  (await sql.raw<{ one: unknown }>(query).execute(db)).rows.map(({ one }) => one);

const structure = async (db: Kysely<Schema>) => [
  await column(db, `SELECT indexdef AS one FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
  await column(
    db,
    `SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS one FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
  ),
  await column(
    db,
    `SELECT tgname::text || ' ' || tgenabled::text AS one FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
  ),
  await column(
    db,
    `SELECT relname::text AS one FROM pg_class WHERE relkind = 'r' AND relname !~ '^pg_|^sql_' ORDER BY 1`,
  ),
];

/** What a load leaves, a line for each table and each way of counting. */
const content = async (db: Kysely<Schema>) => {
  const rows = (query: string) =>
    column(
      db,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS one FROM (${query}) t`,
    );
  return Promise.all([
    ...TABLES.map((table) => rows(`SELECT * FROM ${table}`)),
    rows('SELECT list, level, bucket, sum(n) FROM list_stretch GROUP BY 1, 2, 3'),
    rows('SELECT series, hour, sum(n) FROM hour_made GROUP BY 1, 2'),
    column(db, `SELECT nextval(pg_get_serial_sequence('member', 'uid')) AS one`),
  ]);
};

describe.runIf(process.env.STORE === 'postgres')('a load over several connections', () => {
  test('leaves what one in a single transaction leaves', async () => {
    const [one, other] = [await aStore(), await aStore()];
    const before = await structure(one.db);
    await one.inParallel();
    await other.db.transaction().execute((tx) => loadCommunity(tx, PLAN));
    expect(await content(one.db)).toEqual(await content(other.db));
    expect(await structure(one.db)).toEqual(before);
  });

  test.each(
    varied([
      ['at the last that is put in', Number.POSITIVE_INFINITY],
      ['while rows go in', 4],
    ]),
  )('that fails %s leaves nothing', async (_, at) => {
    const { db, inParallel } = await aStore();
    const before = [await structure(db), await content(db)];
    const fail = async () => {
      throw new Error('No more.');
    };
    let told = 0;
    const said = () => {
      told += 1;
      if (told === at) throw new Error('No more.');
    };
    await expect(inParallel({ said, rest: fail })).rejects.toThrow('No more.');
    // A number that was given is not given again.
    await sql`SELECT setval(pg_get_serial_sequence('member', 'uid'), 1, false)`.execute(db);
    expect([await structure(db), await content(db)]).toEqual(before);
  });

  thorough('that was killed is taken back by the next one, and no server begins on it', async () => {
    const { db, inParallel } = await aStore();
    const before = await structure(db);
    await db.transaction().execute((tx) => beginLoad(tx, TABLES));
    await sql`INSERT INTO member (pubkey, display_name, gender, created_at, changed_at, folded)
      VALUES ('k', 'n', 1, 1, 1, 'n')`.execute(db);
    await expect(begin(db, configOf({}))).rejects.toThrow('its seed was broken off');
    await inParallel();
    expect(await structure(db)).toEqual(before);
    expect(await column(db, 'SELECT count(*)::int AS one FROM member')).toEqual([PLAN.members]);
  });
});
