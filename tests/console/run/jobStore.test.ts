import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { countsOf, createJobStore, type StoredJob } from '../../../src/run/job/jobStore';
import { countRows, type Job, type LedgerRow, ROW_STATES } from '../../../src/run/job/ledger';
import { keepingIn } from '../../support/aConsole';

const aRow = (at: number, more: Partial<LedgerRow> = {}): LedgerRow => ({
  rowId: `p${at}`,
  name: `Bài ${at}`,
  before: { postId: `p${at}` },
  state: 'waiting',
  ...more,
});
const aJob = (rows: readonly LedgerRow[], more: Partial<Job> = {}): Job => ({
  id: 'job1',
  commandId: 'post.hide',
  kind: 'post',
  args: { kinds: [] },
  uid: 1,
  startedAt: 1_790_000_000.5,
  phase: 'finished',
  rows,
  counts: countRows(rows),
  undoable: true,
  undone: false,
  ...more,
});
const rowsOf = (count: number, more: Partial<LedgerRow> = {}) =>
  Array.from({ length: count }, (_, at) => aRow(at, more));

/** A store, what was written into it in which order, and a clock that goes when it is told. */
function aStore() {
  const kept = new Map<string, unknown>();
  const writes: string[][] = [];
  const wake: (() => void)[] = [];
  const memory = keepingIn(kept);
  const storage: typeof memory = {
    ...memory,
    writeMany: (entries) => {
      writes.push(entries.map(([key]) => key));
      return memory.writeMany(entries);
    },
  };
  const slept: number[] = [];
  const sleep = (ms: number) => {
    slept.push(ms);
    return new Promise<void>((resolve) => wake.push(resolve));
  };
  const store = createJobStore(storage, sleep);
  const theHead = async () => (await store.head('job1')) ?? expect.fail('no job is stored');
  return {
    ...{ store, kept, writes, slept, theHead },
    whole: async () => store.whole(await theHead()),
    pass: async () => {
      for (const go of wake.splice(0)) go();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** A row with what its state goes with. */
const anEndedRow = fc
  .record({
    state: fc.constantFrom('done', 'failed', 'skipped', 'settled', 'cancelled', 'unsure' as const),
    code: fc.constantFrom(undefined, 0, Code.forbidden, Code.lost),
    words: fc.constantFrom(undefined, '', 'post.gone'),
    begun: fc.boolean(),
    settledAs: fc.constantFrom(undefined, { how: 'screens.reports.decision.deleted' as const }),
    remembered: fc.constantFrom(undefined, { mergedAt: 5 }),
    args: fc.constantFrom(undefined, { kinds: ['BLOCK_POST'] }),
  })
  .map(
    ({ state, code, words, begun, ...more }): Partial<LedgerRow> => ({
      state,
      ...(code !== undefined && { code }),
      ...(words !== undefined && (state === 'failed' ? { message: words } : { why: words })),
      ...(begun && state === 'failed' && { begun }),
      ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
    }),
  );

describe('a job is read as it was written', () => {
  test('whatever became of its rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anEndedRow, { minLength: 1, maxLength: 12 }), async (ends) => {
        const { store, whole, theHead } = aStore();
        const job = aJob(ends.map((end, at) => aRow(at, end)));
        ends.forEach(({ remembered }, at) => {
          if (remembered) store.remember(job, at);
        });
        await store.begin(job);
        expect(await whole()).toEqual(job);
        expect(countsOf(await theHead())).toEqual(job.counts);
      }),
    );
  });

  test('of any length, in parts of five hundred rows, a few of them in one write, before its head', async () => {
    const { store, whole, writes } = aStore();
    const job = aJob(rowsOf(4501, { state: 'done' }));
    await store.begin(job);
    expect(await whole()).toEqual(job);
    const parts = Array.from({ length: 10 }, (_, part) => `rows:job1:${part}`);
    expect(writes).toEqual([parts.slice(0, 8), parts.slice(8), ['job:job1']]);
  });

  test('together with another whose head has to say the same', async () => {
    const { store, writes, kept } = aStore();
    const undone = aJob(rowsOf(1, { state: 'done' }), { id: 'job0' });
    await store.begin(aJob(rowsOf(1)), undone);
    undone.undone = true;
    await store.keepNow(aJob(rowsOf(1)), undone);
    expect(writes.at(-1)).toEqual(['job:job1', 'job:job0']);
    expect(kept.get('job:job0')).toMatchObject({ undone: true });
    expect((await store.heads()).map(({ id }) => id).sort()).toEqual(['job0', 'job1']);
  });

  test('that is being cancelled as one that runs, since nothing shows that it is', async () => {
    const { store, whole } = aStore();
    await store.begin(aJob(rowsOf(1), { phase: 'cancelling' }));
    expect((await whole()).phase).toBe('running');
  });
});

describe('of a job that did not get to its end', () => {
  const read = async (rows: readonly LedgerRow[], more: Partial<Job>) => {
    const { store, whole, theHead } = aStore();
    await store.begin(aJob(rows, { phase: 'running', ...more }));
    const job = await whole();
    expect([job.counts, countsOf(await theHead())]).toEqual([countRows(job.rows), countRows(job.rows)]);
    return job.rows.map(({ state, begun = false }) => ({ state, begun }));
  };
  const waiting = (begun: boolean) => ({ state: 'waiting', begun });

  test('what was on its way waits again, and may have arrived', async () => {
    const rows = [aRow(0, { state: 'sending' }), aRow(1, { begun: true }), aRow(2), aRow(3, { state: 'done' })];
    expect(await read(rows, { reach: 0 })).toEqual([
      waiting(true),
      waiting(true),
      waiting(false),
      { state: 'done', begun: false },
    ]);
  });

  test('what calls may have been out for may have arrived, and no row after that', async () => {
    expect(await read(rowsOf(4), { reach: 2 })).toEqual([true, true, false, false].map(waiting));
  });

  test('any row may have arrived, where an earlier console has not said how far its calls were out', async () => {
    expect(await read(rowsOf(2), {})).toEqual([waiting(true), waiting(true)]);
  });

  test('a finished one leaves nothing on its way', async () => {
    expect(await read([aRow(0, { state: 'sending' })], { phase: 'finished' })).toEqual([
      { state: 'sending', begun: false },
    ]);
  });

  test('what an earlier console kept of it lacks what came later', async () => {
    const { store, kept, whole } = aStore();
    await store.begin(aJob([aRow(0, { state: 'failed', code: Code.lost }), aRow(1, { state: 'settled' })]));
    const { settlements: _none, mayHaveArrived: _neither, ...head } = kept.get('job:job1') as StoredJob;
    kept.set('job:job1', head);
    expect((await whole()).rows).toEqual([
      aRow(0, { state: 'failed', code: Code.lost }),
      aRow(1, { state: 'settled' }),
    ]);
  });
});

describe('answers are written down', () => {
  test('soon, many in one write, and those that come after it in another', async () => {
    const { store, writes, slept, pass, theHead } = aStore();
    const job = aJob(rowsOf(3), { phase: 'running', reach: 0 });
    await store.begin(job);
    const before = writes.length;
    for (const row of job.rows.slice(0, 2)) {
      row.state = 'done';
      store.keep(job);
    }
    expect([writes.length, slept]).toEqual([before, [400]]);
    await pass();
    expect([writes.length, countsOf(await theHead()).done]).toEqual([before + 1, 2]);
    (job.rows[2] as LedgerRow).state = 'done';
    store.keep(job);
    await pass();
    expect([writes.length, countsOf(await theHead()).done]).toEqual([before + 2, 3]);
  });

  test('with what their rows remember, of the parts alone that remember more, and once', async () => {
    const { store, writes, whole } = aStore();
    const job = aJob(rowsOf(1200, { state: 'done' }));
    await store.begin(job);
    for (const at of [600, 601, 1199]) {
      (job.rows[at] as LedgerRow).remembered = { at };
      store.remember(job, at);
    }
    await store.keepNow(job);
    await store.keepNow(job);
    expect(writes.slice(-2)).toEqual([['remembered:job1:1', 'remembered:job1:2', 'job:job1'], ['job:job1']]);
    expect((await whole()).rows.flatMap(({ remembered }) => remembered ?? [])).toEqual(
      [600, 601, 1199].map((at) => ({ at })),
    );
  });

  test('no more, once it is forgotten with all that was kept of it', async () => {
    const { store, kept, pass } = aStore();
    const job = aJob(rowsOf(600, { state: 'done', remembered: { mergedAt: 5 } }));
    store.remember(job, 0);
    store.remember(job, 599);
    await store.begin(job);
    expect([...kept.keys()].sort()).toEqual([
      ...['job:job1', 'remembered:job1:0', 'remembered:job1:1', 'rows:job1:0', 'rows:job1:1'],
    ]);
    store.keep(job);
    await store.forget(job.id, job.rows.length);
    await pass();
    await store.keepNow(job);
    expect([...kept.keys()]).toEqual([]);
  });
});

test('every state of a row is stored as the place that it has always had', () => {
  expect(ROW_STATES).toEqual(['waiting', 'sending', 'done', 'failed', 'skipped', 'settled', 'cancelled', 'unsure']);
});
