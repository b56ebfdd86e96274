import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as temples from '../../contract/temples/calls';
import {
  fillingRow,
  type ImportRow,
  importRow,
  importTemples,
  unimportTemples,
  type WrittenRow,
  writtenRow,
} from '../../contract/temples/importCalls';
import * as imports from '../../contract/temples/imports';
import { Code } from '../../contract/wire/codes';
import { JOB_HEADER } from '../../contract/wire/endpoint';
import { forgetOld } from '../../server/store/retention';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let editor: Staff;
let colleague: Staff;
beforeAll(async () => {
  server = await startTestServer();
  const all = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'];
  editor = await server.staffWith(all);
  colleague = await server.staffWith(all);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`TRUNCATE temple, audit, audit_job, idempotency, temple_import, temple_import_row`.execute(server.db);
});

const HASH = 'a'.repeat(64);
const source = (more: Partial<imports.ImportSource> = {}): imports.ImportSource => ({
  ...{ id: 'lan-1', fileName: 'chua.csv', fileSize: 2048, fileHash: HASH, rows: 10, leftOut: 2, refused: 3 },
  ...more,
});
const nowhere = (name: string, address = '') => ({ ...temples.EMPTY_TEMPLE, name, address });
const rowOf = (line: number, name: string): ImportRow => ({ ...importRow(`k${line}`, nowhere(name)), line });
async function taken<T>(answer: Promise<{ data: T } | { refused: number; message: string }>): Promise<T> {
  const got = await answer;
  if ('refused' in got && got.refused !== undefined) throw new Error(got.message);
  return (got as { data: T }).data;
}
const bring = (
  rows: readonly ImportRow[],
  from: imports.ImportSource | null = source(),
  { key } = editor,
  unsent: readonly imports.UnsentRow[] = [],
) => {
  const body = { rows: [...rows], ...(from && { import: from }), unsent: [...unsent] };
  return taken(server.call(importTemples, { body }, { key }) as never) as Promise<
    { outcome: string; id?: string; code?: number }[]
  >;
};
const takeBack = async (rows: readonly WrittenRow[], importId?: string, { key } = editor) => {
  const body = { rows: [...rows], ...(importId && { import: importId }) };
  const outcomes = await taken(server.call(unimportTemples, { body }, { key }) as never);
  return (outcomes as { outcome: string }[]).map(({ outcome }) => outcome);
};
const theImport = (id = 'lan-1', { key } = editor) =>
  taken(server.call(imports.one, { idimport: id }, { key }) as never) as Promise<imports.TempleImport>;
const rowsOf = (more: Partial<Parameters<typeof query>[0]> = {}, { key } = editor) =>
  taken(server.call(imports.rows, query(more), { key }) as never) as Promise<imports.ImportedRow[]>;
const query = (more: { state?: imports.ImportState; pos?: number; count?: number }) => ({ idimport: 'lan-1', ...more });
const present = (id = '') => server.call(temples.detail, { idlocation: id }, { key: editor.key });
const audited = () =>
  server.db
    .selectFrom('audit')
    .select(['command', 'target_id', 'before', 'after', 'job'])
    .orderBy('audit_id')
    .execute();

describe('an import', () => {
  test('is kept with its file, who brought it, and what became of each row', async () => {
    const there = (await bring([importRow('0', nowhere('Đền Và', 'Sơn Tây'))], null))[0]?.id ?? '';
    await bring([
      rowOf(2, 'Chùa Dâu'),
      { key: 'k3', line: 3, temple: { name: ' ' } },
      { ...importRow('k4', nowhere('Den Va', 'son tay')), line: 4 },
    ]);
    await bring([
      { ...fillingRow('k5', there, { fields: { city: 'Hà Nội' }, was: { city: '' } }), line: 5 },
      { ...fillingRow('k6', there, { fields: { address: 'Khác' }, was: { address: 'Không phải' } }), line: 6 },
    ]);
    expect(await theImport('lan-1', colleague)).toMatchObject({
      fileName: 'chua.csv',
      fileHash: HASH,
      rows: 10,
      leftOut: 2,
      refused: 3,
      by: { uid: editor.uid },
      kept: true,
      counts: { created: 1, updated: 1, duplicate: 1, refused: 1, conflict: 1, removed: 0 },
    });
    // Those that failed come first.
    expect(await rowsOf({}, colleague)).toMatchObject([
      { line: 3, name: ' ', state: 'refused', code: 400, message: expect.stringContaining(temples.NAME_MISSING) },
      { line: 6, state: 'conflict', code: 409 },
      { line: 2, name: 'Chùa Dâu', state: 'created', filled: false },
      { line: 4, name: 'Den Va', state: 'duplicate', templeId: there },
      { line: 5, state: 'updated', templeId: there, filled: true },
    ]);
    expect(await rowsOf({ state: 'updated' })).toHaveLength(1);
    expect(await rowsOf({ pos: 1, count: 2 })).toMatchObject([{ line: 6 }, { line: 2 }]);
    expect(await present(there)).toMatchObject({ data: { city: 'Hà Nội', address: 'Sơn Tây' } });
    const changed = (await audited()).find(({ target_id, before }) => target_id === there && before !== null);
    expect(changed).toMatchObject({ command: 'temple.import', before: { city: '' }, after: { city: 'Hà Nội' } });
  });

  test('whose calls come again counts each row once, and fills in nothing twice', async () => {
    const there = (await bring([importRow('0', nowhere('Đền Và'))], null))[0]?.id ?? '';
    const rows = [
      rowOf(2, 'Chùa Dâu'),
      { ...fillingRow('k5', there, { fields: { city: 'Huế' }, was: { city: '' } }), line: 5 },
    ];
    const first = await bring(rows);
    expect(await bring(rows)).toEqual(first);
    expect((await theImport()).counts).toMatchObject({ created: 1, updated: 1 });
    await server.call(temples.edit, { body: { templeId: there, city: 'Vinh' } }, { key: colleague.key });
    expect(await bring(rows)).toEqual(first);
    expect(await present(there)).toMatchObject({ data: { city: 'Vinh' } });
  });

  test('keeps the rows of which nothing was sent: those that cannot be read as the file has them, first of all, with what is wrong with each', async () => {
    const unreadable = (line: number, more: Partial<imports.UnsentRow> = {}): imports.UnsentRow => ({
      ...{ line, name: `Chùa ${line}`, state: 'unreadable', cells: [`Chùa ${line}`, '=1+1', ''] },
      ...{ faults: [{ code: 'halfPlace', field: 'lng' }], ...more },
    });
    const columns = ['Tên', 'Vĩ độ\0', 'Kinh độ'];
    const cells = ['a\0b', 'half \ud800', '"'];
    const broken = unreadable(9, { name: 'a\0b', cells, faults: [{ code: 'oddQuotes', field: null }] });
    const leftOut: imports.UnsentRow = { line: 4, name: 'Đền Và', state: 'leftOut', templeId: 'den-va' };
    await bring([rowOf(2, 'Chùa Dâu')], source({ columns }), editor, [unreadable(3), leftOut, unreadable(5), broken]);
    expect(await theImport('lan-1', colleague)).toMatchObject({
      columns,
      counts: { created: 1, unreadable: 3, leftOut: 1 },
    });
    expect(await rowsOf({}, colleague)).toEqual([
      { ...unreadable(3), filled: false },
      { ...unreadable(5), filled: false },
      { ...broken, name: 'a\ufffdb', filled: false },
      expect.objectContaining({ line: 2, state: 'created' }),
      { ...leftOut, filled: false },
    ]);

    // What was mended is written, or a duplicate by now; the call that said it could not be read may come once more, after that.
    const again = { ...leftOut, line: 3 };
    await bring([rowOf(5, 'Chùa 5')], source({ refused: 1, columns }), editor, [again]);
    await bring([rowOf(2, 'Chùa Dâu')], source({ columns }), editor, [unreadable(5)]);
    expect((await theImport()).counts).toMatchObject({ created: 2, unreadable: 1, leftOut: 2 });
    expect(await rowsOf({ state: 'unreadable' })).toMatchObject([{ line: 9 }]);
    expect(await rowsOf({ state: 'leftOut' })).toEqual([again, leftOut].map((row) => ({ ...row, filled: false })));
    expect(await rowsOf({ state: 'created' })).toEqual([
      expect.objectContaining({ line: 2 }),
      expect.not.objectContaining({ cells: expect.anything() }),
    ]);
  });

  test('is refused whole where its own name, or the key of a row, has a character that no text can hold', async () => {
    for (const [rows, from, unsent = []] of [
      [[rowOf(2, 'A')], source({ fileName: 'a\0b' })],
      [[{ ...rowOf(2, 'A'), key: 'k\ud800' }], source()],
      [[rowOf(2, 'A')], source(), [{ line: 3, name: 'B', state: 'leftOut', templeId: 'a\0b' }]],
    ] as const) {
      const body = { rows: [...rows], import: from, unsent: [...unsent] };
      expect(await server.call(importTemples, { body }, { key: editor.key })).toMatchObject({
        refused: Code.malformed,
      });
    }
    const body = { rows: [{ key: 'k\0', line: 2 }], import: 'lan-1' };
    expect(await server.call(unimportTemples, { body }, { key: editor.key })).toMatchObject({
      refused: Code.malformed,
    });
  });

  test('keeps a row that was refused for a character that no text can hold', async () => {
    expect(await bring([{ key: 'k2', line: 2, temple: { name: 'a\0b' } }, rowOf(3, 'A')])).toMatchObject([
      { outcome: 'refused' },
      { outcome: 'created' },
    ]);
    expect(await rowsOf({ state: 'refused' })).toMatchObject([{ line: 2, name: 'a\ufffdb' }]);
  });

  test('of the same file is found by its hash, newest first', async () => {
    await bring([rowOf(2, 'A')], source());
    await bring([rowOf(2, 'B')], source({ id: 'lan-2' }));
    await bring([rowOf(2, 'C')], source({ id: 'lan-3', fileHash: 'b'.repeat(64) }));
    await server.db.updateTable('temple_import').set({ at: 5 }).where('import_id', '=', 'lan-1').execute();
    const list = async (hash?: string) =>
      (await taken(
        server.call(imports.list, hash ? { hash } : {}, { key: colleague.key }) as never,
      )) as imports.TempleImport[];
    expect((await list(HASH)).map(({ id }) => id)).toEqual(['lan-2', 'lan-1']);
    expect(await list()).toHaveLength(3);
    expect(await list('c'.repeat(64))).toEqual([]);
  });

  test('is written into by nobody but who began it, and seen by nobody who may not see temples', async () => {
    await bring([rowOf(2, 'A')]);
    const body = { rows: [rowOf(3, 'B')], import: source() };
    expect(await server.call(importTemples, { body }, { key: colleague.key })).toMatchObject({ status: 400 });
    const other = await server.staffWith(['POST_VIEW']);
    for (const [call, input] of [
      [imports.list, {}],
      [imports.one, { idimport: 'lan-1' }],
      [imports.rows, { idimport: 'lan-1' }],
    ] as const)
      expect(await server.call(call as never, input as never, { key: other.key })).toMatchObject({
        refused: Code.forbidden,
      });
    expect(await server.call(imports.one, { idimport: 'none' }, { key: editor.key })).toMatchObject({
      refused: Code.notFound,
    });
  });

  test('fills in only for who may edit, row by row', async () => {
    const there = (await bring([importRow('0', nowhere('Đền Và'))], null))[0]?.id ?? '';
    const adder = await server.staffWith(['LOCATION_ADD']);
    const rows = [
      rowOf(2, 'A'),
      { ...fillingRow('k3', there, { fields: { city: 'Huế' }, was: { city: '' } }), line: 3 },
    ];
    expect(await bring(rows, source(), adder)).toMatchObject([
      { outcome: 'created' },
      { outcome: 'refused', code: Code.forbidden },
    ]);
  });

  test('keeps its rows for as long as the server is told, and its counts for good', async () => {
    await bring([rowOf(2, 'A')]);
    const forget = (importDays: number, seconds: number) =>
      forgetOld(
        server.db,
        { importDays, deletedDays: undefined, logDays: undefined },
        Math.floor(Date.now() / 1000) + seconds,
      );
    await forget(90, 89 * 86_400);
    expect(await rowsOf()).toHaveLength(1);
    await forget(90, 91 * 86_400);
    expect(await rowsOf()).toEqual([]);
    expect(await theImport()).toMatchObject({ kept: false, counts: { created: 1 } });
  });
});

describe('taking an import back', () => {
  test('removes what it made, restores what it filled in, and leaves what somebody has changed since', async () => {
    const there = (await bring([importRow('0', { ...nowhere('Đền Và'), nickname: 'giữ' })], null))[0]?.id ?? '';
    const made = await bring([
      ...[2, 3, 4].map((line) => rowOf(line, `Chùa ${line}`)),
      { ...fillingRow('k5', there, { fields: { city: 'Huế' }, was: { city: '' } }), line: 5 },
    ]);
    await server.call(temples.edit, { body: { templeId: made[1]?.id ?? '', city: 'Vinh' } }, { key: colleague.key });
    await server.call(temples.remove, { idlocation: made[2]?.id ?? '' }, { key: colleague.key });
    const rows = [2, 3, 4, 5].map((line) => ({ key: `u${line}`, line }));
    const outcomes = await takeBack(rows, 'lan-1', colleague);
    expect(outcomes).toEqual(['removed', 'changed', 'gone', 'restored']);
    expect(await present(made[0]?.id)).toMatchObject({ refused: Code.notFound });
    expect(await present(made[1]?.id)).toMatchObject({ data: { city: 'Vinh' } });
    expect(await present(there)).toMatchObject({ data: { city: '', nickname: 'giữ' } });
    expect(await theImport()).toMatchObject({ counts: { created: 0, removed: 1, changed: 1, gone: 1, restored: 1 } });
    // What was changed back is as it was written again, and can be taken back after all.
    await server.call(temples.edit, { body: { templeId: made[1]?.id ?? '', city: '' } }, { key: colleague.key });
    expect(await takeBack([{ key: 'v3', line: 3 }], 'lan-1')).toEqual(['removed']);
    expect(await theImport()).toMatchObject({ counts: { removed: 2, changed: 0 } });
  });

  test('answers the same when it comes again, and a second one finds nothing left to do', async () => {
    await bring([rowOf(2, 'A'), rowOf(3, 'B')]);
    const rows = [2, 3].map((line) => ({ key: `u${line}`, line }));
    expect(await takeBack(rows, 'lan-1')).toEqual(['removed', 'removed']);
    expect(await takeBack(rows.toReversed(), 'lan-1')).toEqual(['removed', 'removed']);
    expect(
      await takeBack(
        rows.map(({ line }) => ({ key: `w${line}`, line })),
        'lan-1',
        colleague,
      ),
    ).toEqual(['gone', 'gone']);
    expect(await theImport()).toMatchObject({ counts: { removed: 2, gone: 0 } });
    expect((await audited()).filter(({ command }) => command === 'temple.delete')).toHaveLength(2);
  });

  test('goes by what the call says of rows whose import is not kept', async () => {
    const there = (await bring([importRow('0', nowhere('Đền Và'))], null))[0]?.id ?? '';
    const [made] = await bring([importRow('1', { ...nowhere('Chùa Dâu'), place: { lat: 21.5, lng: 106 } })], null);
    await bring([fillingRow('2', there, { fields: { city: 'Huế' }, was: { city: '' } })], null);
    const fields = { ...nowhere(' Chùa Dâu '), place: { lat: 21.5, lng: 106 } };
    const outcomes = await takeBack([
      writtenRow('a', made?.id ?? '', fields, undefined),
      writtenRow('b', there, { city: 'Huế' }, { city: '' }),
      writtenRow('c', there, { city: 'Huế' }, { city: '' }),
      { key: 'd', line: 7 },
      { key: 'e', temple: { name: 'x' } },
    ]);
    expect(outcomes).toEqual(['removed', 'restored', 'restored', 'refused', 'refused']);
  });

  test('needs the permission of each row by itself', async () => {
    const there = (await bring([importRow('0', nowhere('Đền Và'))], null))[0]?.id ?? '';
    await bring([
      rowOf(2, 'A'),
      { ...fillingRow('k3', there, { fields: { city: 'Huế' }, was: { city: '' } }), line: 3 },
    ]);
    const rows = [2, 3].map((line) => ({ key: `u${line}`, line }));
    const outsider = await server.staffWith(['LOCATION_VIEW', 'LOCATION_ADD']);
    const body = { rows, import: 'lan-1' };
    expect(await server.call(unimportTemples, { body }, { key: outsider.key })).toMatchObject({
      refused: Code.forbidden,
    });
    expect(await takeBack(rows, 'lan-1', await server.staffWith(['LOCATION_EDIT']))).toEqual(['refused', 'restored']);
    expect(await takeBack(rows, 'lan-1', await server.staffWith(['LOCATION_DELETE']))).toEqual(['removed', 'refused']);
  });

  test('in calls that overlap takes every row back once, and stands in the log as one change', async () => {
    await bring(Array.from({ length: 40 }, (_, at) => rowOf(at + 2, `Chùa ${at}`)));
    const rows = Array.from({ length: 40 }, (_, at) => ({ key: `u${at}`, line: at + 2 }));
    const send = (some: readonly WrittenRow[]) =>
      fetch(`${server.url}/api${unimportTemples.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${editor.key}`,
          'content-type': 'application/json',
          [JOB_HEADER]: 'job-1',
        },
        body: JSON.stringify({ rows: some, import: 'lan-1' }),
      });
    const answers = await Promise.all([send(rows), send(rows.toReversed()), send(rows.slice(10, 30))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await theImport()).toMatchObject({ counts: { created: 0, removed: 40 } });
    const log = (await audited()).filter(({ job }) => job === 'job-1');
    expect(log).toHaveLength(40);
    const folded = await server.db
      .selectFrom('audit')
      .select('behind')
      .where('job', '=', 'job-1')
      .where('behind', '=', false)
      .execute();
    expect(folded).toHaveLength(1);
  });
});

test('a line is looked up by the key of its row alone, however little is counted of an import that is being written', async () => {
  const { rows } = await sql<{
    def: string;
  }>`SELECT indexdef AS def FROM pg_indexes WHERE tablename = 'temple_import_row'`.execute(server.db);
  const columns = rows.map(({ def }) => /\((.*)\)/.exec(def)?.[1]);
  expect(columns.filter((some) => some?.startsWith('import_id'))).toEqual(['import_id, line']);
});
