import { describe, expect, test } from 'vitest';
import type { TempleRow } from '../../../commands/core/templeRow';
import { writing } from '../../../commands/temples/importRows';
import * as temples from '../../../contract/temples/calls';
import type { ImportRow } from '../../../contract/temples/importCalls';
import { Code } from '../../../contract/wire/codes';
import type { Extension } from '../../../contract/wire/endpoint';
import type { Permission } from '../../../contract/wire/permissions';
import { jobs } from '../../../src/run/job/jobs';
import { aTemple, aTempleRow } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
await writing();

const MAY: readonly Permission[] = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'];
const theJob = () => jobs.list[0] ?? expect.fail('there is no job');
type Harness = ReturnType<typeof importing>['harness'];

/** A server that keeps temples, and remembers which key made which. */
function importing(
  rows: readonly TempleRow[],
  { extensions = ['temples.import', 'idempotency'], lose = () => false, after }: Partial<Options> = {},
) {
  const store = after?.store ?? new Map<string, temples.Temple>();
  const byKey = after?.byKey ?? new Map<string, string>();
  const make = (key: string, fields: temples.TempleFields) => {
    const there = byKey.get(key);
    if (there !== undefined) return there;
    const templeId = `made${byKey.size + 1}`;
    byKey.set(key, templeId);
    store.set(templeId, aTemple({ ...fields, templeId }));
    return templeId;
  };
  const harness = aConsole({
    kind: 'templeRow',
    rows,
    may: MAY,
    extensions,
    ...(after ? { after: after.harness } : {}),
    refuse: ({ endpoint, input, nth }) => {
      if (endpoint.id === 'POST /location/import') {
        const sent = (input.body as { rows: readonly ImportRow[] }).rows;
        const outcomes = sent.map(({ key, temple }) => {
          const { name } = temple as { name: string };
          if (name === 'xấu') return { key, outcome: 'refused' as const, code: Code.malformed, message: 'name: no' };
          if (name === 'có rồi') return { key, outcome: 'duplicate' as const, id: 'there' };
          return { key, outcome: 'created' as const, id: make(key, { ...temples.EMPTY_TEMPLE, name }) };
        });
        return lose(nth) ? refused(Code.lost) : { data: outcomes };
      }
      const id = String(input.idlocation ?? (input.body as { templeId?: string } | undefined)?.templeId ?? '');
      const there = store.get(id);
      if (endpoint.id === 'POST /location/create') {
        const key = harness.calls.at(-1)?.key ?? expect.fail('a creation without a key');
        const templeId = make(key, input.body as temples.TempleFields);
        return lose(nth) ? refused(Code.lost) : { data: store.get(templeId) };
      }
      if (!there) return refused(Code.notFound);
      if (endpoint.id === 'DELETE /location/delete') store.delete(id);
      if (endpoint.id === 'PUT /location/edit') store.set(id, { ...there, ...(input.body as temples.Temple) });
      return { data: store.get(id) ?? there };
    },
  });
  return { harness, store, byKey };
}
interface Options {
  readonly extensions: readonly Extension[];
  readonly lose: (nth: number) => boolean;
  readonly after: {
    readonly store: Map<string, temples.Temple>;
    readonly byKey: Map<string, string>;
    readonly harness: { kept: Map<string, unknown>; claims: Set<string> };
  };
}

const start = (harness: Harness, rows: readonly TempleRow[]) =>
  harness.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
const rowsOf = (count: number, name = (index: number) => `Chùa ${index}`) =>
  Array.from({ length: count }, (_, index) => aTempleRow({ name: name(index) }));
const names = (store: ReadonlyMap<string, temples.Temple>) => [...store.values()].map(({ name }) => name).sort();

describe('an import', () => {
  test('goes out some hundred rows in a call, and the ledger says what came of each', async () => {
    const rows = rowsOf(1050, (index) => (index === 7 ? 'xấu' : index === 300 ? 'có rồi' : `Chùa ${index}`));
    const { harness, store } = importing(rows);
    await start(harness, rows);
    await harness.quiet();
    expect(harness.calls.map(({ id }) => id)).toEqual(Array(3).fill('POST /location/import'));
    expect(theJob()).toMatchObject({ phase: 'finished', total: 1050, counts: { done: 1048, failed: 1, settled: 1 } });
    expect(harness.runner.jobs.rowsOf(theJob().id, ['failed'])).toMatchObject([{ code: 400, message: 'name: no' }]);
    expect(harness.runner.jobs.rowsOf(theJob().id, ['settled'])).toMatchObject([{ why: 'temple.likeIsThere' }]);
    expect(store.size).toBe(1048);
  });

  test('creates one by one where the server takes no rows together, each with a key of its own', async () => {
    const rows = rowsOf(9);
    const { harness, store } = importing(rows, { extensions: ['idempotency'] });
    await start(harness, rows);
    await harness.quiet();
    expect(new Set(harness.calls.map(({ id }) => id))).toEqual(new Set(['POST /location/create']));
    expect(new Set(harness.calls.map(({ key }) => key)).size).toBe(9);
    for (const { key = '' } of harness.calls) expect(key.length).toBeLessThanOrEqual(64);
    expect(store.size).toBe(9);
  });

  test.each([[['temples.import', 'idempotency']], [['idempotency']]] as const)(
    'with %j makes nothing twice when answers are lost',
    async (extensions) => {
      const rows = rowsOf(30);
      let lost = 0;
      const { harness, store } = importing(rows, {
        extensions,
        lose: () => {
          lost += 1;
          return lost <= 3;
        },
      });
      await start(harness, rows);
      await harness.clock.pass(60_000);
      expect(lost).toBeGreaterThan(3);
      expect(theJob().counts).toMatchObject({ done: 30 });
      expect(store.size).toBe(30);
    },
  );

  test('keeps two calls on their way, since the server takes them one after the other', async () => {
    const rows = rowsOf(3000);
    const { harness } = importing(rows, { lose: () => true });
    await start(harness, rows);
    await harness.clock.pass(1000);
    expect(theJob().counts).toMatchObject({ sending: 1000, waiting: 2000 });
  });

  test('goes on after a reload without making twice what had arrived, and can be undone by the next page', async () => {
    const rows = rowsOf(1700);
    const first = importing(rows, { lose: (nth) => nth > 2 });
    await start(first.harness, rows);
    await first.harness.clock.pass(1000);
    expect(theJob().counts.done).toBe(1000);
    first.harness.goAway();
    const { kept, claims } = first.harness;
    const { harness, store } = importing(rows, { after: { ...first, harness: { kept, claims } } });
    const loading = harness.runner.load();
    await harness.clock.pass(1000);
    await loading;
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 1700 } });
    expect(store.size).toBe(1700);
    await harness.runner.undo();
    await harness.clock.pass(10_000);
    expect(theJob()).toMatchObject({ commandId: 'temple.unimportRows', counts: { done: 1700 } });
    expect(store.size).toBe(0);
  });
});

describe('undo', () => {
  test('leaves the focus on its row: nobody has chosen those of a file', async () => {
    const rows = rowsOf(4);
    const { harness, store } = importing(rows);
    harness.focus(2);
    await start(harness, rows);
    await harness.quiet();
    await harness.runner.undo();
    await harness.clock.pass(1000);
    expect([store.size, harness.cursorAt()]).toEqual([0, 2]);
  });

  test('deletes what was created, gives back what was filled in, and leaves what somebody has changed since', async () => {
    const rows = [
      aTempleRow({ name: 'A' }),
      aTempleRow({ name: 'B' }),
      aTempleRow({
        name: 'C',
        write: { is: 'update', templeId: 'old', fields: { city: 'Huế' }, was: { city: 'Vinh' } },
      }),
    ];
    const { harness, store } = importing(rows);
    store.set('old', aTemple({ templeId: 'old', name: 'C', city: 'Vinh', nickname: 'giữ' }));
    await start(harness, rows);
    await harness.quiet();
    expect(theJob().counts).toMatchObject({ done: 3 });
    expect(store.get('old')).toMatchObject({ city: 'Huế', nickname: 'giữ' });
    const made = [...store.values()].find(({ name }) => name === 'B');
    if (made) store.set(made.templeId, { ...made, address: 'đã sửa' });
    await harness.runner.undo();
    await harness.clock.pass(1000);
    expect(theJob()).toMatchObject({ counts: { done: 2, settled: 1 } });
    expect(names(store)).toEqual(['B', 'C']);
    expect(store.get('old')).toMatchObject({ city: 'Vinh', nickname: 'giữ' });
  });

  test('that a page was killed in counts what it had deleted itself as done, one by one too', async () => {
    const rows = rowsOf(30);
    const first = importing(rows, { extensions: ['idempotency'] });
    await start(first.harness, rows);
    await first.harness.quiet();
    await first.harness.runner.undo();
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const left = first.store.size;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(30);
    first.harness.goAway();
    await first.harness.quiet();
    const { kept, claims } = first.harness;
    const { harness, store } = importing(rows, {
      extensions: ['idempotency'],
      after: { ...first, harness: { kept, claims } },
    });
    await harness.runner.load();
    await harness.clock.pass(1000);
    await harness.quiet();
    expect(theJob()).toMatchObject({ commandId: 'temple.unimportRows', counts: { done: 30, settled: 0, failed: 0 } });
    expect(store.size).toBe(0);
  });

  test('followed by redo makes new temples, not the deleted ones of the same keys', async () => {
    const rows = rowsOf(3);
    const { harness, store, byKey } = importing(rows);
    await start(harness, rows);
    await harness.quiet();
    await harness.runner.undo();
    await harness.clock.pass(1000);
    expect(store.size).toBe(0);
    await harness.runner.redo();
    await harness.clock.pass(1000);
    expect(store.size).toBe(3);
    expect(byKey.size).toBe(6);
  });
});

test('a temple that is gone when its row would fill it in fails by itself', async () => {
  const rows = [
    aTempleRow({ name: 'A' }),
    aTempleRow({ name: 'B', write: { is: 'update', templeId: 'gone', fields: { city: 'Huế' }, was: { city: '' } } }),
  ];
  const { harness } = importing(rows);
  await start(harness, rows);
  await harness.quiet();
  expect(theJob().counts).toMatchObject({ done: 1, failed: 1 });
});

test('filling in writes over nothing that changed after a person decided, and knows its own earlier try', async () => {
  const filling = (templeId: string) =>
    aTempleRow({ write: { is: 'update', templeId, fields: { city: 'Huế' }, was: { city: 'Vinh' } } });
  const rows = [filling('seen'), filling('changed'), filling('done')];
  const { harness, store } = importing(rows);
  for (const [templeId, city] of [
    ['seen', 'Vinh'],
    ['changed', 'Hội An'],
    ['done', 'Huế'],
  ] as const)
    store.set(templeId, aTemple({ templeId, city }));
  await start(harness, rows);
  await harness.quiet();
  expect(theJob().counts).toMatchObject({ done: 2, failed: 1 });
  expect(harness.calls.filter(({ id }) => id === 'PUT /location/edit')).toHaveLength(1);
  expect(['seen', 'changed', 'done'].map((id) => store.get(id)?.city)).toEqual(['Huế', 'Hội An', 'Huế']);
  await harness.runner.undo();
  await harness.clock.pass(1000);
  expect(store.get('done')?.city).toBe('Vinh');
});

test('several rows fill one temple: all are done, nothing is lost, undo gives back what was there, and only somebody else is named', async () => {
  const filling = (fields: Partial<temples.TempleFields>, was: Partial<temples.TempleFields>) =>
    aTempleRow({ write: { is: 'update', templeId: 'old', fields, was } });
  const photos = ['/a', '/b'];
  const rows = [
    filling({ city: 'Huế', photos }, { city: '', photos: [] }),
    filling({ address: '1 Lê Lợi', photos }, { address: '', photos: [] }),
    filling({ country: 'Việt Nam' }, { country: '' }),
    filling({ nickname: 'Linh Mụ' }, { nickname: '' }),
  ];
  const { harness, store } = importing(rows);
  const old = aTemple({ ...temples.EMPTY_TEMPLE, templeId: 'old', name: 'C', nickname: 'ai đó' });
  store.set('old', old);
  await start(harness, rows);
  await harness.quiet();
  expect(theJob().counts).toMatchObject({ done: 3, failed: 1 });
  expect(harness.runner.jobs.rowsOf(theJob().id, ['failed'])).toMatchObject([{ code: 409, rowId: rows[3]?.rowId }]);
  const filled = { city: 'Huế', address: '1 Lê Lợi', country: 'Việt Nam', nickname: 'ai đó', photos };
  expect(store.get('old')).toMatchObject(filled);
  await harness.runner.undo();
  await harness.clock.pass(1000);
  expect(theJob().counts).toMatchObject({ done: 3 });
  const { updatedAt: _, ...fields } = old;
  expect(store.get('old')).toMatchObject(fields);
});

test('one row is a job as well, and a row that was left out is skipped', async () => {
  const rows = [aTempleRow({ write: null }), aTempleRow({ name: 'A' })];
  const { harness } = importing(rows);
  await start(harness, rows.slice(1));
  await harness.quiet();
  expect(theJob()).toMatchObject({ total: 1, counts: { done: 1 } });
  expect(await start(harness, rows.slice(0, 1))).toEqual({ is: 'disabled', why: 'temple.nothingToWrite' });
});
