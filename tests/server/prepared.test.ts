import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../server/store/connection';
import type { Schema } from '../../server/store/schema';
import { among } from '../../server/store/sqlFragments';
import { emptyStore } from './emptyStore';

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
  await sql`CREATE TABLE thing (name text PRIMARY KEY, made int8, tags text[])`.execute(store.db);
});
afterAll(() => store.close());
beforeEach(async () => {
  await sql`TRUNCATE thing`.execute(store.db);
});

const make = (db: Kysely<Schema>, name: string) =>
  sql`INSERT INTO thing VALUES (${name}, ${5_000_000_000}, ${['a', 'b,c']})`.execute(db);
const things = async (db: Kysely<Schema>) =>
  (await sql<{ name: string }>`SELECT * FROM thing ORDER BY name`.execute(db)).rows;

test('a statement that comes again keeps its plan, and answers as it did the first time', async () => {
  await store.db.connection().execute(async (db) => {
    for (const name of ['one', 'two', 'three']) await make(db, name);
    const first = await things(db);
    expect(first[0]).toEqual({ name: 'one', made: 5_000_000_000, tags: ['a', 'b,c'] });
    for (let again = 0; again < 8; again += 1) expect(await things(db)).toEqual(first);
    const { rows } = await sql`SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%thing%'`.execute(db);
    expect(rows).toHaveLength(2);
  });
});

test('a statement about many rows is planned each time, by how large its table is then', async () => {
  await store.db.connection().execute(async (db) => {
    await make(db, 'one');
    for (let again = 0; again < 8; again += 1) {
      const { rows } = await sql`SELECT name FROM thing WHERE ${among('name', ['one', 'two'])}`.execute(db);
      expect(rows).toEqual([{ name: 'one' }]);
    }
    const { rows } = await sql`SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%ANY%'`.execute(db);
    expect(rows).toEqual([]);
  });
});

test('what it changes is counted', async () => {
  for (const name of ['one', 'two', 'three']) expect((await make(store.db, name)).numAffectedRows).toBe(1n);
});

test('an error of it is what the store says, and its transaction is rolled back', async () => {
  for (let again = 0; again < 4; again += 1) {
    const twice = store.db.transaction().execute(async (tx) => {
      await make(tx, `other ${again}`);
      await make(tx, `other ${again}`);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'thing_pkey' });
    expect(await things(store.db)).toEqual([]);
  }
});

test('of a table that was changed meanwhile it reads what is there now, after one try at most', async () => {
  await make(store.db, 'one');
  for (let again = 0; again < 3; again += 1) await things(store.db);
  await sql`ALTER TABLE thing ADD COLUMN more text`.execute(store.db);
  await expect(things(store.db)).rejects.toMatchObject({ code: '0A000' });
  expect(await things(store.db)).toMatchObject([{ name: 'one', more: null }]);
});

test('whoever asks meanwhile whether the store lives disturbs no statement', async () => {
  await make(store.db, 'one');
  const expected = await things(store.db);
  const asked = Array.from({ length: 40 }, async () => {
    expect(await store.ready()).toBe(true);
    expect(await things(store.db)).toEqual(expected);
  });
  await Promise.all(asked);
});
