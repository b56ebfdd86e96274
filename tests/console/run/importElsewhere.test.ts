import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TempleRow } from '../../../commands/core/templeRow';
import { writing } from '../../../commands/temples/importRows';
import { making } from '../../../commands/temples/making';
import { EMPTY_TEMPLE, type TempleFields } from '../../../contract/temples/calls';
import { templeNameKey } from '../../../contract/temples/sameTemple';
import { jobs } from '../../../src/run/job/jobs';
import type { RowState } from '../../../src/run/job/ledger';
import { aTempleRow } from '../../commands/rows';
import { aConsole } from '../../support/aConsole';
import { DATA_OF_CHANGES, plainTemples } from '../../support/plainTemples';

const MAY = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;
// Its clock stands still while a part is fetched.
beforeAll(async () => void (await Promise.all([making(), writing()])));

const theJob = () => jobs.list[0] ?? expect.fail('there is no job');
let servers = 0;
/** One that gives no id twice, as no other does either. */
const aServer = (options: Parameters<typeof plainTemples>[0]) => {
  servers += 1;
  return plainTemples({ ...options, firstId: servers * 10_000 });
};
type Server = ReturnType<typeof plainTemples>;
type Lost = 'before' | 'after' | undefined;

/** A row that makes such a temple, on a server whose temples of that name were read before. */
const rowOf = (server: Server, some: Partial<TempleFields>, hasTwins = false): TempleRow => {
  const fields = { ...EMPTY_TEMPLE, ...some };
  const known = [...server.stored.values()]
    .filter(({ name }) => templeNameKey(String(name)) === templeNameKey(fields.name))
    .map(({ id }) => String(id));
  return aTempleRow({
    name: fields.name,
    fields,
    write: { is: 'create', fields, anyway: hasTwins, known, ...(hasTwins && { hasTwins }) },
  });
};
const rowsOf = (server: Server, count: number) =>
  Array.from({ length: count }, (_, nth) => rowOf(server, { name: `Chùa số ${nth}`, city: 'Huế' }));

function importing(
  server: Server,
  rows: readonly TempleRow[],
  after?: { kept: Map<string, unknown>; claims: Set<string> },
) {
  const harness = aConsole({
    kind: 'templeRow',
    rows,
    may: MAY,
    extensions: [],
    refuse: ({ endpoint, input }) => server.call(endpoint, input as never),
    ...(after && { after }),
  });
  const start = () => harness.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
  /** Lets it come to its end, whichever; parts of the client that come late take as long as the machine needs. */
  const end = async () => {
    while (theJob().phase !== 'finished') await harness.clock.pass(2000);
    return theJob().counts;
  };
  const rowIds = (state: RowState) => harness.runner.jobs.rowsOf(theJob().id, [state]).map(({ rowId }) => rowId);
  return { harness, start, end, rowIds };
}
const made = (server: Server) => server.arrived.filter(({ call }) => call === 'POST /location/create');

test('500 rows become 500 temples however many answers are lost, each sent once', async () => {
  const server = aServer({
    says: 'null',
    counts: false,
    loses: (call, nth) => (call === 'POST /location/create' && nth % 9 === 4 ? 'after' : undefined),
  });
  const { start, end, rowIds } = importing(server, rowsOf(server, 500));
  await start();
  expect(await end()).toMatchObject({ done: 500, unsure: 0, failed: 0 });
  expect(made(server)).toHaveLength(500);
  expect(server.stored.size).toBe(500);
  expect(rowIds('done')).toHaveLength(500);
  expect(server.strange).toEqual([]);
}, 60_000);

describe('rows whose request was lost', () => {
  const losing = (times: number) => {
    const server = aServer({
      loses: (call, nth) => (call === 'POST /location/create' && nth < times ? 'before' : undefined),
    });
    return { server, ...importing(server, rowsOf(server, 10)) };
  };

  test('are looked for, not found, and left to the person, who sends them again', async () => {
    const { server, harness, start, end, rowIds } = losing(4);
    await start();
    expect(await end()).toMatchObject({ done: 6, unsure: 4 });
    expect(made(server)).toHaveLength(6);
    await harness.runner.jobs.decide(theJob().id, 'look');
    expect(await end()).toMatchObject({ done: 6, unsure: 4 });
    const [first = ''] = rowIds('unsure');
    await harness.runner.jobs.decide(theJob().id, 'sendAgain', first);
    expect(await end()).toMatchObject({ done: 7, unsure: 3 });
    await harness.runner.jobs.decide(theJob().id, 'sendAgain');
    expect(await end()).toMatchObject({ done: 10, unsure: 0 });
    expect(server.stored.size).toBe(10);
  });

  test('each as the person says, however fast', async () => {
    const { server, harness, start, end, rowIds } = losing(4);
    await start();
    expect(await end()).toMatchObject({ done: 6, unsure: 4 });
    const [first, second, third] = rowIds('unsure');
    const { id } = theJob();
    const { jobs } = harness.runner;
    await Promise.all([
      jobs.decide(id, 'sendAgain', first),
      jobs.decide(id, 'leave', second),
      jobs.decide(id, 'isThere', third),
      jobs.retryFailed(id),
    ]);
    expect(await end()).toMatchObject({ done: 7, unsure: 1, skipped: 1, settled: 1 });
    expect(made(server)).toHaveLength(7);
  });

  test('that arrive late are found when the person has them looked for again', async () => {
    const { server, harness, start, end } = losing(1);
    await start();
    expect(await end()).toMatchObject({ done: 9, unsure: 1 });
    server.stored.set('5000', { id: 5000, name: 'Chùa số 0', city: 'Huế', type: 'PAGODA' });
    await harness.runner.jobs.decide(theJob().id, 'look');
    expect(await end()).toMatchObject({ done: 10, unsure: 0 });
    expect(made(server)).toHaveLength(9);
  });
});

describe('whatever is lost, and whatever the server answers', () => {
  const name = fc.constantFrom('Chùa A', 'chùa a', 'Chùa B', 'Đền C', 'Đình D');
  const place = fc.constantFrom(null, { lat: 21, lng: 105 }, { lat: 10.5, lng: 106.5 });
  const aFile = fc.array(fc.record({ name, place, city: fc.constantFrom('', 'Huế', 'Vinh') }), {
    minLength: 1,
    maxLength: 12,
  });
  const losses = fc.array(fc.constantFrom<Lost>(undefined, undefined, 'before', 'after'), { maxLength: 30 });
  const options = fc.record({
    says: fc.constantFrom(...DATA_OF_CHANGES),
    counts: fc.boolean(),
    pageRows: fc.constantFrom(2, 3, 500),
  });
  const same = (one: Partial<TempleFields>, other: Partial<TempleFields>) =>
    one.name?.toLowerCase() === other.name?.toLowerCase() &&
    JSON.stringify(one.place) === JSON.stringify(other.place) &&
    (one.place !== null || one.city === other.city);

  const begin = (file: readonly Partial<TempleFields>[], lost: readonly Lost[], how: object) => {
    const there = [{ id: 1, name: 'Chùa A', city: 'Huế', type: 'PAGODA' }];
    const server = aServer({
      ...how,
      rows: there,
      loses: (call, nth) => (call === 'POST /location/create' ? lost[nth] : undefined),
    });
    const rows = file.map((some, at) =>
      rowOf(
        server,
        some,
        file.some((other, nth) => nth !== at && same(some, other)),
      ),
    );
    return { server, rows };
  };

  test('every row is sent once, and the temples there are those said to be created and some of those said to be unsure', async () => {
    await fc.assert(
      fc.asyncProperty(aFile, losses, options, async (file, lost, how) => {
        const { server, rows } = begin(file, lost, how);
        const { start, end } = importing(server, rows);
        await start();
        const { done, unsure, failed } = await end();
        expect(failed).toBe(0);
        expect(done + unsure).toBe(file.length);
        const arrived = made(server).length;
        expect(arrived).toBeGreaterThanOrEqual(done);
        expect(arrived).toBeLessThanOrEqual(done + unsure);
        // Only where two temples could be the same may nobody be able to say.
        const isLost = lost.slice(0, file.length).filter((one) => one === 'before').length;
        if (unsure > isLost) expect(rows.some(({ write }) => write?.is === 'create' && write.hasTwins)).toBe(true);
        expect(server.strange).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  test('undo takes out what the import made and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(aFile, losses, options, async (file, lost, how) => {
        const { server, rows } = begin(file, lost, how);
        const { harness, start, end } = importing(server, rows);
        await start();
        const { done } = await end();
        const left = made(server).length - done;
        if (done === 0) return;
        await harness.runner.undo();
        const undone = await end();
        expect(server.stored.has('1')).toBe(true);
        expect(undone.done + undone.failed).toBe(done);
        expect(server.stored.size).toBe(1 + left + undone.failed);
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});

test('a page that comes after one that was killed looks for what that one had on its way', async () => {
  const server = aServer({ says: 'null' });
  const rows = rowsOf(server, 40);
  const first = importing(server, rows);
  await first.start();
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const arrived = made(server).length;
  expect(arrived).toBeGreaterThan(0);
  first.harness.goAway();
  const { kept, claims } = first.harness;
  const next = importing(server, rows, { kept, claims });
  await next.harness.runner.load();
  const { done, unsure } = await next.end();
  expect(done + unsure).toBe(40);
  expect(made(server).length).toBe(done);
  await next.harness.runner.jobs.decide(theJob().id, 'sendAgain');
  expect(await next.end()).toMatchObject({ done: 40 });
  expect(server.stored.size).toBe(40);
});
