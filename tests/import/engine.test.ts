import { afterEach, describe, expect, test, vi } from 'vitest';
import { COLUMN_FIELDS } from '../../src/import/draft';
import type { LookUp } from '../../src/import/dryRun';
import { createEngine } from '../../src/import/engine';
import type { Importer, WorkerLike } from '../../src/import/index';
import { startImporter } from '../../src/import/index';
import type { ToPage, ToWorker } from '../../src/import/protocol';
import { REFUSAL_CODES } from '../../src/import/values';
import { aStored, rowsIn, xlsxOf } from './samples';

// Generated cases and large files, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

/** An engine at the other end of a message channel: what is sent is cloned, as between a page and its worker. */
function aWorker(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const receive = createEngine((message: ToPage) => port2.postMessage(message));
  port2.onmessage = ({ data }: MessageEvent<ToWorker>) => void receive(data);
  return {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, listen: (event: never) => void) => {
      if (type === 'message') port1.onmessage = (event) => listen(event as never);
    },
    terminate: () => port1.close(),
  };
}

let importer: Importer;
afterEach(() => importer.close());
const start = (lookUp: LookUp = async () => []) => {
  importer = startImporter(lookUp, aWorker());
  return importer.call;
};
const fileOf = (text: string) => ({ file: new Blob([text]), choice: {} });
const FILE = 'Tên,Vĩ độ,Kinh độ\nChùa Dâu,21.03,106.04\nchua dau,21.03,106.04\n,1,1\nChùa Keo,20.4,106.2';
const words = {
  codes: Object.fromEntries(REFUSAL_CODES.map((code) => [code, code])) as Record<
    (typeof REFUSAL_CODES)[number],
    string
  >,
  fields: Object.fromEntries(COLUMN_FIELDS.map((field) => [field, field])) as Record<
    (typeof COLUMN_FIELDS)[number],
    string
  >,
};

describe('an import in a worker', () => {
  test('reads, judges, shows a page, takes decisions, and says what to write', async () => {
    const call = start(async (names) =>
      names.includes('chua keo') ? [aStored({ name: 'chua keo', lat: 20.4, lng: 106.2 })] : [],
    );
    const { count, columns, top, source } = await call('open', fileOf(FILE));
    expect({ count, source, top: top[1]?.cells }).toMatchObject({
      count: 5,
      source: { format: 'csv' },
      top: ['Chùa Dâu', '21.03', '106.04'],
    });
    expect(await call('check', { columns })).toEqual({ created: 1, refused: 1, likeRow: 1, likeStored: 1 });
    const page = await call('page', { start: 1, count: 2 });
    expect(page.total).toBe(4);
    expect(page.rows).toMatchObject([
      {
        row: 3,
        index: 2,
        draft: { name: 'chua dau' },
        verdict: { is: 'likeRow', metres: 0 },
        earlierRow: 2,
        decision: 'skip',
      },
      { row: 4, draft: null, verdict: { is: 'refused', code: 'noName', field: 'name' } },
    ]);
    const some = await call('page', { start: 0, count: 9, kinds: ['likeStored'] });
    expect(some).toMatchObject({ total: 1, rows: [{ row: 5, verdict: { temple: { templeId: 't1' } } }] });
    expect(await call('reasons', {})).toEqual([{ code: 'noName', field: 'name', count: 1 }]);
    expect(await call('page', { start: 0, count: 9, why: 'noName' })).toMatchObject({ total: 1, rows: [{ row: 4 }] });
    expect(await call('page', { start: 0, count: 9, why: 'halfPlace' })).toMatchObject({ total: 0 });
    // The row that is being mended stays where it is, whatever it is judged to be by now.
    expect(await call('page', { start: 0, count: 9, why: 'noName', keep: 1 })).toMatchObject({
      total: 2,
      rows: [{ row: 2, verdict: { is: 'created' } }, { row: 4 }],
    });
    expect(await call('page', { start: 0, count: 9, kinds: ['likeStored'], keep: 3 })).toMatchObject({
      total: 2,
      rows: [{ row: 4 }, { row: 5 }],
    });
    await call('filling', { filling: { name: 'replace' } });
    await call('decide', { rows: ['likeStored'], decision: 'update' });
    await call('decide', { rows: [2], decision: 'create' });
    expect(await call('writes', { count: 2, restart: true })).toMatchObject([{ index: 1 }, { index: 2, anyway: true }]);
    expect(await call('writes', { count: 2, restart: false })).toMatchObject([{ index: 4, templeId: 't1' }]);
    expect(await call('writes', { count: 2, restart: false })).toEqual([]);
    expect(await call('planned', {})).toMatchObject({
      merged: 0,
      changes: { temples: 1, fields: { name: 1 } },
    });
    await call('decide', { rows: [2], decision: 'update' });
    expect(await call('planned', {})).toMatchObject({ merged: 1 });
  });

  test('leaves out what is written once all of it was told, and writes it again once that is undone', async () => {
    const call = start();
    const { columns } = await call('open', fileOf(FILE));
    await call('check', { columns });
    const fields = { name: 'Chùa' };
    await call('written', { rows: [[1, { templeId: 't1', fields }]], restart: true });
    await call('written', { rows: [[4, { templeId: '', fields }]], restart: false });
    expect(await call('planned', {})).toMatchObject({ creates: 0 });
    await call('written', { rows: [[1, { templeId: 't1', fields }]], restart: true });
    expect(await call('writes', { count: 9, restart: true })).toMatchObject([{ index: 4 }]);
    await call('check', { columns });
    expect(await call('planned', {})).toMatchObject({ creates: 2 });
  });

  test('hands back the refused rows, with those that the server refused, in the order of the file', async () => {
    const call = start();
    const { columns } = await call('open', fileOf(FILE));
    await call('check', { columns });
    const file = await call('failed', { words, byServer: [{ index: 1, reason: '500' }] });
    expect(await rowsIn(file)).toEqual([
      ['Tên', 'Vĩ độ', 'Kinh độ', 'import:reason'],
      ['Chùa Dâu', '21.03', '106.04', '500'],
      ['', '1', '1', 'name: noName'],
    ]);
  });

  test('judges again with columns that a person corrected, without the file being read again', async () => {
    const call = start();
    const { columns } = await call('open', {
      file: xlsxOf({
        S: [
          ['Mã', 'Tên'],
          ['A', 'Chùa Dâu'],
        ],
      }),
      choice: {},
    });
    await call('check', { columns: { ...columns, at: { name: 0 } } });
    expect((await call('page', { start: 0, count: 1 })).rows).toMatchObject([{ draft: { name: 'A' } }]);
    await call('check', { columns: await call('columnsUnder', { header: null }) });
    expect((await call('page', { start: 0, count: 1 })).total).toBe(2);
  });
});

describe('what goes wrong', () => {
  const long = () => fileOf(`name,city\n${'Chùa A,Huế\n'.repeat(150_000)}`);

  test('a file that cannot be read rejects with the reason', async () => {
    await expect(start()('open', fileOf('name\n"A'))).rejects.toMatchObject({ code: 'quoteOpen', row: 2 });
  });

  test('a call can be stopped while it tells how far it is', async () => {
    const call = start();
    const control = new AbortController();
    const told: number[] = [];
    const onRows = (rows: number) => {
      told.push(rows);
      control.abort(new Error('enough'));
    };
    await expect(call('open', long(), { signal: control.signal, onRows })).rejects.toThrow('enough');
    expect(told[0]).toBeGreaterThanOrEqual(2000);
    await expect(call('check', { columns: { header: 0, at: {}, width: 1, names: [] } })).rejects.toThrow('no file');
  });

  test('another file ends the reading of the one before', async () => {
    const call = start();
    const first = call('open', long());
    const second = call('open', fileOf(FILE));
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(await second).toMatchObject({ count: 5 });
  });

  test('what the look-up rejects with comes out, and a check that waits for it can be stopped', async () => {
    const refusal = new Error('no session');
    const call = start(() => Promise.reject(refusal));
    const { columns } = await call('open', fileOf(FILE));
    await expect(call('check', { columns })).rejects.toBe(refusal);
    importer.close();

    const waiting = start(() => new Promise(() => {}));
    await waiting('open', fileOf(FILE));
    const control = new AbortController();
    const check = waiting('check', { columns }, { signal: control.signal });
    control.abort(new Error('enough'));
    await expect(check).rejects.toThrow('enough');
  });

  test('closing rejects what is under way', async () => {
    const reading = start()('open', long());
    importer.close();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
