import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as temples from '../../contract/temples/calls';
import {
  IMPORT_ROWS_MAX,
  type ImportRow,
  importRow,
  importTemples,
  lookUpTemples,
} from '../../contract/temples/importCalls';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { Counting } from './counting';
import { emptyStore } from './emptyStore';

let server: TestServer;
let editor: Staff;
const counting = new Counting();
beforeAll(async () => {
  const store = await emptyStore();
  server = await startTestServer(undefined, { store: { ...store, db: store.db.withPlugin(counting) } });
  editor = await server.staffWith(['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_DELETE']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`TRUNCATE temple, audit, idempotency`.execute(server.db);
});

const at = (name: string, lat: number, lng: number, more: Partial<temples.NewTemple> = {}): temples.NewTemple => ({
  ...temples.EMPTY_TEMPLE,
  name,
  place: { lat, lng },
  ...more,
});
const nowhere = (name: string, address = '') => ({ ...temples.EMPTY_TEMPLE, name, address });
async function bring(rows: readonly ImportRow[], key = editor.key) {
  const answer = await server.call(importTemples, { body: { rows: [...rows] } }, { key });
  if (answer.refused !== undefined) throw new Error(`${answer.status} ${answer.message}`);
  return answer.data;
}
const outcomes = async (rows: readonly ImportRow[]) => (await bring(rows)).map(({ outcome }) => outcome);
const total = async () => (await server.call(temples.list, {}, { key: editor.key })) as { total?: number };

test('a row that is wrong is refused with its reason, and hinders no other', async () => {
  const bad = (key: string, temple: Record<string, unknown>): ImportRow => ({ key, temple });
  const answer = await bring([
    importRow('1', at('Chùa Dâu', 21.03, 106.05)),
    bad('2', { name: ' ' }),
    bad('3', { name: 'Chùa', lat: '91', lng: '5' }),
    bad('4', { name: 'Chùa\0' }),
    bad('5', { name: 'x'.repeat(300) }),
    importRow('6', nowhere('Chùa Keo')),
  ]);
  expect(answer.map(({ outcome }) => outcome)).toEqual([
    'created',
    'refused',
    'refused',
    'refused',
    'refused',
    'created',
  ]);
  expect(answer[1]).toMatchObject({ key: '2', code: Code.malformed, message: `name: ${temples.NAME_MISSING}` });
  expect(answer[3]).toMatchObject({ message: expect.stringContaining('character') });
  expect(await total()).toMatchObject({ total: 2 });
  const recorded = await server.db.selectFrom('audit').select(['command', 'target_id', 'after']).execute();
  expect(recorded.map(({ target_id }) => target_id).sort()).toEqual([answer[0]?.id, answer[5]?.id].sort());
  expect(recorded[0]).toMatchObject({ command: 'temple.import', after: { name: expect.any(String) } });
});

test('the same call again, whole or in part, makes nothing twice and answers the same temples', async () => {
  const rows = ['a', 'b', 'c'].map((key, index) => importRow(key, at(`Chùa ${key}`, 10 + index, 106)));
  const first = await bring(rows);
  expect(await bring(rows)).toEqual(first);
  const more = await bring([...rows.slice(1), importRow('d', at('Chùa d', 20, 106))]);
  expect(more.slice(0, 2)).toEqual(first.slice(1));
  expect(await total()).toMatchObject({ total: 4 });
  expect(await server.db.selectFrom('audit').select('audit_id').execute()).toHaveLength(4);
});

test('calls that overlap at the same moment make every temple once', async () => {
  const rows = Array.from({ length: 40 }, (_, index) =>
    importRow(`k${index}`, at(`Chùa số ${index}`, 10, 100 + index / 10)),
  );
  await Promise.all([bring(rows), bring(rows.toReversed()), bring(rows.slice(10, 30))]);
  expect(await total()).toMatchObject({ total: 40 });
});

test('a key that named another row is refused, and another person’s key is another key', async () => {
  await bring([importRow('1', nowhere('Chùa Dâu'))]);
  expect(await bring([importRow('1', nowhere('Chùa Keo'))])).toMatchObject([{ outcome: 'refused', code: 400 }]);
  const other = await server.staffWith(['LOCATION_ADD']);
  expect(await bring([importRow('1', nowhere('Chùa Keo'))], other.key)).toMatchObject([{ outcome: 'created' }]);
});

test('what is there already, or stands further up, is a duplicate: by name without marks, near by or at the same address', async () => {
  const [there] = await bring([importRow('0', at('Chùa Một Cột', 21.0358, 105.8336))]);
  const answer = await bring([
    importRow('1', at('chua  MOT-COT', 21.0359, 105.8337)),
    importRow('2', at('Chùa Một Cột', 21.04, 105.8336)),
    importRow('3', nowhere('Chùa Một Cột')),
    importRow('4', nowhere('Đền Và', 'Sơn Tây')),
    importRow('5', nowhere('Den Va', 'son tay')),
    importRow('6', nowhere('Đền Và', 'Nơi khác')),
    importRow('7', at('Chùa Một Cột', 21.0359, 105.8337), true),
  ]);
  expect(answer.map(({ outcome }) => outcome)).toEqual([
    'duplicate',
    // 470 m away.
    'created',
    // Nobody says where: not the one that has a place.
    'created',
    'created',
    'duplicate',
    'created',
    // Created all the same, as asked.
    'created',
  ]);
  expect(answer[0]?.id).toBe(there?.id);
  expect(answer[4]?.id).toBe(answer[3]?.id);
});

test('a temple that was deleted is no longer in the way', async () => {
  const [made] = await bring([importRow('1', nowhere('Chùa Dâu'))]);
  await server.call(temples.remove, { idlocation: made?.id ?? '' }, { key: editor.key });
  expect(await outcomes([importRow('2', nowhere('Chùa Dâu'))])).toEqual(['created']);
});

test('takes a thousand rows with long texts, and not one more', async () => {
  const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, index) =>
    importRow(`r${index}`, at(`Chùa ${index}`, 8 + index / 100, 105, { description: 'Lời kể dài. '.repeat(400) })),
  );
  expect(new Set(await outcomes(rows))).toEqual(new Set(['created']));
  expect(await total()).toMatchObject({ total: IMPORT_ROWS_MAX });
  const response = await fetch(`${server.url}/api${importTemples.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${editor.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rows: [...rows, importRow('more', nowhere('Chùa'))] }),
  });
  expect(response.status).toBe(400);
});

test('a thousand rows are written by as many statements as two', async () => {
  const statementsFor = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) =>
      importRow(`${count} ${index}`, at(`Chùa ${index}`, count / 100, 105)),
    );
    counting.statements = 0;
    expect(new Set(await outcomes(rows))).toEqual(new Set(['created']));
    return counting.statements;
  };
  const few = await statementsFor(2);
  // Session, lock, keys, namesakes; temples, audit log, keys.
  expect(few).toBe(7);
  expect(await statementsFor(IMPORT_ROWS_MAX)).toBe(few);
});

describe('the look-up', () => {
  test('answers every temple of these names, as it is stored, and no deleted one', async () => {
    const [one, two, gone] = await bring([
      importRow(
        '1',
        at('Chùa Một Cột', 21.0358, 105.8336, {
          address: '8 Chùa Một Cột',
          city: 'Hà Nội',
          description: 'Dựng năm 1049',
        }),
      ),
      importRow('2', nowhere('CHUA MOT-COT')),
      importRow('3', at('Chùa Một Cột', 10, 106)),
      importRow('4', nowhere('Chùa Dâu')),
    ]);
    await server.call(temples.remove, { idlocation: gone?.id ?? '' }, { key: editor.key });
    const { key } = await server.staffWith(['LOCATION_ADD']);
    const answer = await server.call(lookUpTemples, { body: { nameKeys: ['chua mot cot', 'khong co'] } }, { key });
    if (answer.refused !== undefined) throw new Error(answer.message);
    expect([...answer.data].sort((a, b) => a.name.localeCompare(b.name))).toEqual(
      [
        {
          ...temples.EMPTY_TEMPLE,
          templeId: one?.id,
          name: 'Chùa Một Cột',
          description: 'Dựng năm 1049',
          address: '8 Chùa Một Cột',
          city: 'Hà Nội',
          place: { lat: 21.0358, lng: 105.8336 },
        },
        { ...temples.EMPTY_TEMPLE, templeId: two?.id, name: 'CHUA MOT-COT' },
      ].sort((a, b) => a.name.localeCompare(b.name)),
    );
  });

  test('takes a thousand names, not one more, and is for who may see or add temples', async () => {
    const names = Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, index) => `ten ${index} ${'가'.repeat(190)}`);
    const ask = (nameKeys: string[], key = editor.key) => server.call(lookUpTemples, { body: { nameKeys } }, { key });
    expect(await ask(names.slice(1))).toMatchObject({ data: [] });
    const response = await fetch(`${server.url}/api${lookUpTemples.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nameKeys: names }),
    });
    expect(response.status).toBe(400);
    const { key } = await server.staffWith(['LOCATION_EDIT']);
    expect(await ask(['a'], key)).toMatchObject({ status: 403, refused: Code.forbidden });
    const viewer = await server.staffWith(['LOCATION_VIEW']);
    expect(await ask(['a'], viewer.key)).toMatchObject({ data: [] });
  });
});

test('needs LOCATION_ADD', async () => {
  const { key } = await server.staffWith(['LOCATION_EDIT', 'LOCATION_VIEW']);
  const body = { rows: [importRow('1', nowhere('Chùa'))] };
  expect(await server.call(importTemples, { body }, { key })).toMatchObject({ status: 403, refused: Code.forbidden });
});
