import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { bulkInsert, valuesOf } from '../../server/store/bulk';
import type { Store } from '../../server/store/connection';
import { emptyStore } from './emptyStore';

let store: Store;
afterEach(() => store.close());

const TEXTS = ['', 'NULL', '{}', 'a,b', '"quoted"', 'back\\slash', 'two\nlines\tand\x1fmore', "it's", '🙏 chùa', ' '];

test('many rows go in by one statement as they are, whatever their texts hold', async () => {
  store = await emptyStore();
  const temple = (name: string, nth: number) => ({
    ...{
      temple_id: `t${nth}`,
      name,
      nickname: name,
      type: 'PAGODA',
      address: '',
      city: '',
      country: '',
      description: name,
    },
    ...{ avatar: '', photos: nth % 2 ? TEXTS : [], lat: nth % 3 ? 10.5 : null, lng: nth % 3 ? -0.000001 : null },
    ...{ created_at: 2 ** 40 + nth, updated_at: nth, sort_name: name, folded: name },
  });
  const rows = TEXTS.map(temple);
  await bulkInsert(store.db, 'temple', rows);
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  expect(await store.db.selectFrom('temple').select(columns).orderBy('updated_at').execute()).toEqual(rows);
});

test('what is there under the same key is written over, and JSON of null is no value', async () => {
  store = await emptyStore();
  await sql`ALTER TABLE temple_import DROP CONSTRAINT temple_import_uid_fkey`.execute(store.db);
  await sql`INSERT INTO temple_import (import_id, uid, at, file_name, file_size, file_hash, rows, left_out, refused, counts)
    VALUES ('i', 1, 1, 'f.csv', 1, 'h', 3, 0, 0, '{}')`.execute(store.db);
  const row = (line: number, after: object | null) => ({
    ...{
      import_id: 'i',
      line,
      name: `row ${line}`,
      state: 'created' as const,
      temple_id: null,
      code: null,
      message: null,
    },
    ...{ before: 'null', after: JSON.stringify(after) },
  });
  const write = (rows: ReturnType<typeof row>[]) =>
    bulkInsert(store.db, 'temple_import_row', rows, ['import_id', 'line']);
  const written = TEXTS.map((name) => ({ name, photos: TEXTS }));
  await write([row(1, null)]);
  await write([row(1, written[0] ?? null), row(2, null), ...written.map((one, nth) => row(3 + nth, one))]);
  const { rows } = await sql`SELECT line, before IS NULL AS unsaid, after FROM temple_import_row ORDER BY line`.execute(
    store.db,
  );
  expect(rows).toEqual([
    { line: 1, unsaid: true, after: written[0] },
    { line: 2, unsaid: true, after: null },
    ...written.map((after, nth) => ({ line: 3 + nth, unsaid: true, after })),
  ]);
});

test('a value that all rows share is sent once, by the same statement as others', async () => {
  store = await emptyStore();
  const { db } = store;
  const query = (values: readonly unknown[], type: string) =>
    sql<{ values: unknown }>`SELECT ${valuesOf(values, type)} AS values`;
  const shared = query(['đền', 'đền', 'đền'], 'text').compile(db);
  const own = query(['đền', null, ''], 'text').compile(db);
  expect([shared.parameters, own.parameters]).toEqual([
    [null, 'đền', 3],
    [['đền', null, ''], null, 3],
  ]);
  expect(shared.sql).toBe(own.sql);
  for (const [values, type] of [
    [['đền', 'đền', 'đền'], 'text'],
    [['đền', null, ''], 'text'],
    [[null, null], 'int4'],
    [[7], 'int4'],
  ] as const)
    expect((await query(values, type).execute(db)).rows).toEqual([{ values }]);
});
