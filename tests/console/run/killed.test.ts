import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
// Arrives late in the console; here at once, so that no test waits for it.
import '../../../contract/audit';
import { Code } from '../../../contract/wire/codes';
import type { Answer, Extension } from '../../../contract/wire/endpoint';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { evictRows } from '../../../src/state/rows';
import { aMediaEntry, aPost, aTemple } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';
import { FakeServer } from '../../support/fakeServer';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const KNOWS: readonly Extension[] = ['restore', 'post.detail'];
const LOGS: readonly Extension[] = [...KNOWS, 'audit', 'audit.jobs'];
/** Row by row, and in calls of many. */
const WAYS: readonly { readonly way: string; readonly more: readonly Extension[] }[] = [
  { way: 'one by one', more: [] },
  { way: 'in calls of many', more: ['posts.together'] },
];

/** One browser's storage and one server, on which pages come and go. */
function aWorld(count: number, extensions: readonly Extension[]) {
  const rows = Array.from({ length: count }, () => aPost());
  const ids = rows.map(({ postId }) => postId);
  const after = { kept: new Map<string, unknown>(), claims: new Set<string>(), server: new FakeServer('post', rows) };
  const page = async (kept = after.kept) => {
    evictRows('post', ids);
    jobs.list = [];
    const harness = aConsole({ kind: 'post', rows, may: MAY, extensions, after: { ...after, kept } });
    const loading = harness.runner.load();
    await harness.clock.pass(0);
    await loading;
    return harness;
  };
  return { ids, page, after, server: after.server };
}
type Page = Awaited<ReturnType<ReturnType<typeof aWorld>['page']>>;

/** So many steps of the page's own, or of its server, and then it is gone, wherever it was. */
interface Death {
  readonly steps: readonly ('micro' | 'turn' | 'second')[];
}
const aDeath = fc.record({
  steps: fc.array(fc.constantFrom('micro', 'micro', 'turn', 'second' as const), { maxLength: 30 }),
});
async function die(page: Page, { steps }: Death) {
  for (const step of steps) {
    if (step === 'micro') await Promise.resolve();
    else if (step === 'turn') await new Promise((resolve) => setImmediate(resolve));
    else await page.clock.pass(1000);
  }
  page.goAway();
  await flush();
}
const settle = async (page: Page) => {
  await page.clock.pass(60_000);
  await page.quiet();
};
const jobNamed = (is: (job: (typeof jobs.list)[number]) => boolean) => jobs.list.find(is);

/** The ledger says 'done' of a row exactly where the server has a change of it by this job. */
async function expectTrue(page: Page, jobId: string, server: FakeServer) {
  const job = await page.runner.jobs.whole(jobId);
  expect(job?.phase).toBe('finished');
  for (const { rowId, state } of job?.rows ?? [])
    expect([rowId, state === 'done']).toEqual([
      rowId,
      server.log.some((entry) => entry.job === jobId && entry.target === rowId),
    ]);
  return job?.rows ?? [];
}

describe('a page that is killed at any moment', () => {
  test.each(WAYS)(
    'of a job, its undo and its redo leaves a ledger that says what the server says, whatever colleagues did meanwhile %s',
    async ({ more }) => {
      const acts = fc.array(fc.record({ at: fc.nat(), hidden: fc.boolean() }), { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 2, max: 40 }),
          aDeath,
          aDeath,
          aDeath,
          acts,
          async (count, one, two, three, others) => {
            const { ids, page, server } = aWorld(count, [...LOGS, ...more]);
            const intercept = (may: (id: string) => boolean) => {
              for (const { at, hidden } of others) {
                const id = ids[at % ids.length] ?? '';
                if (may(id)) server.change('post', id, { hidden });
              }
            };
            let harness = await page();
            harness.selectAll();
            void harness.invoke('post.hide');
            await die(harness, one);
            // What nobody but this job has hidden so far: an unhidden row that a job hides is not told from one hidden before.
            intercept((id) => server.row('post', id)?.hidden === true);
            const left = ids.filter(
              (id) => server.log.some(({ target }) => target === id) && !server.row('post', id)?.hidden,
            );
            harness = await page();
            await settle(harness);
            const hides = jobNamed(({ commandId }) => commandId === 'post.hide');
            if (!hides) {
              expect(server.log).toEqual([]);
              return;
            }
            await expectTrue(harness, hides.id, server);
            for (const id of left) expect(server.row('post', id)?.hidden, 'a colleague’s act').toBe(false);

            void harness.runner.undo(hides.id);
            await die(harness, two);
            intercept(() => true);
            harness = await page();
            await settle(harness);
            if (!jobNamed(({ undoes }) => undoes === hides.id)) {
              // It had not begun: nothing says that it did.
              expect(jobNamed(({ id }) => id === hides.id)?.undone).toBe(false);
              expect(actHistory.entries.find(({ id }) => id === hides.id)?.outcome).toBe('done');
              await harness.runner.undo(hides.id);
              await settle(harness);
            }
            const undo = jobNamed(({ undoes }) => undoes === hides.id);
            await expectTrue(harness, undo?.id ?? '', server);
            expect(jobNamed(({ id }) => id === hides.id)?.undone).toBe(true);
            expect(actHistory.entries.find(({ id }) => id === hides.id)?.outcome).toBe('undone');

            for (const id of ids) server.change('post', id, { hidden: false });
            void harness.runner.redo();
            await die(harness, three);
            harness = await page();
            await settle(harness);
            const redone = jobNamed(({ id, commandId }) => commandId === 'post.hide' && id !== hides.id);
            if (redone) await expectTrue(harness, redone.id, server);
            harness.goAway();
          },
        ),
        { numRuns: 50 },
      );
    },
    120_000,
  );

  test.each(WAYS)(
    'on a server without a log counts what is as the undo wanted it as its own doing %s',
    async ({ more }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 2, max: 40 }),
          fc.array(aDeath, { minLength: 1, maxLength: 4 }),
          async (count, deaths) => {
            const { page, server, ids } = aWorld(count, [...KNOWS, ...more]);
            let harness = await page();
            harness.selectAll();
            await harness.invoke('post.hide');
            await settle(harness);
            const hides = jobNamed(({ commandId }) => commandId === 'post.hide')?.id ?? '';
            await harness.runner.undo(hides);
            for (const death of deaths) {
              await die(harness, death);
              harness = await page();
              // It had not begun.
              if (!jobNamed(({ undoes }) => undoes === hides)) await harness.runner.undo(hides);
            }
            await settle(harness);
            expect(jobNamed(({ undoes }) => undoes === hides)?.counts).toMatchObject({
              done: count,
              settled: 0,
              failed: 0,
            });
            expect(ids.filter((id) => server.row('post', id)?.hidden)).toEqual([]);
            harness.goAway();
          },
        ),
        { numRuns: 30 },
      );
    },
    120_000,
  );

  test('while it takes back a single row leaves that to the next page, which says how it ended, and so does the history', async () => {
    await fc.assert(
      fc.asyncProperty(aDeath, async (death) => {
        const { page, server, ids } = aWorld(1, KNOWS);
        let harness = await page();
        await harness.invoke('post.hide');
        await settle(harness);
        const { id = '' } = actHistory.entries[0] ?? {};
        void harness.runner.undo(id);
        await die(harness, death);
        const dead = harness;
        harness = await page();
        await settle(harness);
        const isHidden = server.row('post', ids[0] ?? '')?.hidden;
        expect(actHistory.entries[0]?.outcome).toBe(isHidden ? 'done' : 'undone');
        const said = [...dead.said, ...harness.said].map(({ key }) => key);
        if (!isHidden) expect(said).toContain('run.undone');
        harness.goAway();
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  test('says in one page or the next what its calls changed, of one row and of several', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.array(aDeath, { maxLength: 3 }), async (count, deaths) => {
        const { page, server } = aWorld(count, LOGS);
        const pages = [await page()];
        if (count > 1) pages[0]?.selectAll();
        void pages[0]?.invoke('post.hide');
        for (const death of deaths) {
          await die(pages.at(-1) as Page, death);
          pages.push(await page());
        }
        await settle(pages.at(-1) as Page);
        const told = pages.flatMap(({ said }) => said.map(({ key }) => key));
        const isTold = told.some((key) => key === 'post.hide.done' || key === 'run.jobDone');
        expect(isTold).toBe(server.log.length > 0);
        pages.at(-1)?.goAway();
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('after the hold of a job ended says of no row that was sent that it was not', async () => {
    await fc.assert(
      fc.asyncProperty(aDeath, async (death) => {
        const { page, server, ids } = aWorld(20, ['post.detail']);
        let harness = await page();
        harness.selectAll();
        await harness.invoke('post.delete');
        await harness.clock.pass(5900);
        await die(harness, death);
        harness = await page();
        const job = jobs.list[0];
        if (job) harness.runner.jobs.cancel(job.id);
        await settle(harness);
        const unsent = harness.runner.jobs.rowsOf(job?.id ?? '', ['cancelled']).map(({ rowId }) => rowId);
        const gone = ids.filter((id) => (server.row('post', id) as { removed?: boolean } | undefined)?.removed);
        expect(unsent.filter((id) => gone.includes(id))).toEqual([]);
        if (gone.length === 0 && job) expect(unsent).toHaveLength(20);
        harness.goAway();
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  test('after a cancel sends no more than was out', async () => {
    const { page, ids, server } = aWorld(40, KNOWS);
    let harness = await page();
    harness.selectAll();
    await harness.invoke('post.hide');
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    harness.runner.jobs.cancel(jobs.list[0]?.id ?? '');
    await Promise.resolve();
    harness.goAway();
    await flush();
    const hidden = () => ids.filter((id) => server.row('post', id)?.hidden).length;
    const were = hidden();
    harness = await page();
    await settle(harness);
    expect(hidden()).toBeLessThanOrEqual(were + 6);
    expect(jobs.list[0]?.phase).toBe('finished');
    harness.goAway();
  });
});

describe('two tabs', () => {
  test('the one that takes a job over goes on from where the other came to, however long ago it looked', async () => {
    const { page, server, after } = aWorld(30, KNOWS);
    const one = await page();
    one.selectAll();
    await one.invoke('post.hide');
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    one.goAway();
    // The second tab reads what there is, and then the first one, back again, ends the job and lets go of it.
    const asItWas = structuredClone(after.kept);
    const again = await page();
    await settle(again);
    expect(server.log).toHaveLength(30);
    again.goAway();
    class Stale extends Map<string, unknown> {
      override *[Symbol.iterator]() {
        yield* asItWas;
        return undefined;
      }
    }
    const two = await page(new Stale(after.kept));
    await settle(two);
    expect(two.calls).toEqual([]);
    expect(jobs.list).toMatchObject([{ phase: 'finished', counts: { done: 30 } }]);
    two.goAway();
  });
});

describe('an undo that was cancelled', () => {
  test('can be gone on with: what it did not take back is taken back by the next', async () => {
    const { page, server, ids } = aWorld(40, LOGS);
    const harness = await page();
    harness.selectAll();
    await harness.invoke('post.hide');
    await settle(harness);
    const { id } = jobs.list[0] ?? expect.fail('no job');
    await harness.runner.undo(id);
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    harness.runner.jobs.cancel(jobs.list[0]?.id ?? '');
    await settle(harness);
    const [first] = jobs.list;
    expect(first?.counts.cancelled).toBeGreaterThan(0);
    expect(jobNamed((job) => job.id === id)).toMatchObject({ undone: false });
    expect(await harness.runner.undo()).toBe(true);
    await settle(harness);
    expect(jobs.list[0]).toMatchObject({ undoes: id, total: first?.counts.cancelled, counts: { settled: 0 } });
    expect(jobNamed((job) => job.id === id)).toMatchObject({ undone: true });
    expect(ids.filter((one) => server.row('post', one)?.hidden)).toEqual([]);
    harness.goAway();
  });
});

describe('an answer that was lost', () => {
  test('of an addition goes out again under its key, so that the server answers that it added', async () => {
    const added = new Map<string, boolean>();
    const harness = aConsole({
      kind: 'media',
      rows: Array.from({ length: 3 }, () => aMediaEntry({ mediaType: 2 })),
      may: ['TV_HOTLIVE_ADD', 'TV_HOTLIVE_VIEW'],
      refuse: ({ nth }): Answer<unknown> => {
        const key: string = harness.calls[nth - 1]?.key ?? expect.fail('an addition without a key');
        const isNew = !added.has(key);
        added.set(key, true);
        return isNew ? refused(Code.lost) : { data: { added: true } };
      },
    });
    harness.selectAll();
    await harness.invoke('hotlive.add');
    await harness.clock.pass(20_000);
    expect(jobs.list[0]?.counts).toMatchObject({ done: 3, settled: 0 });
    expect(added.size).toBe(3);
  });

  test('of an edit is no conflict with oneself', async () => {
    const harness = aConsole({
      kind: 'temple',
      rows: [aTemple({ updatedAt: 5 })],
      may: ['LOCATION_VIEW', 'LOCATION_EDIT'],
      losesAnswers: ({ nth }) => (nth === 1 ? Code.lost : undefined),
    });
    await harness.invoke('temple.edit', { fields: { city: 'Huế' } });
    await harness.clock.pass(20_000);
    expect(actHistory.entries[0]?.outcome).toBe('done');
    expect(harness.row(0).city).toBe('Huế');
    expect(harness.trouble(0)).toBeNull();
  });
});

describe('a pause', () => {
  test('that the last answers outrun leaves a finished job, not one that is paused for ever', async () => {
    const harness = aConsole({ kind: 'post', rows: Array.from({ length: 6 }, () => aPost()), may: MAY, slow: true });
    harness.selectAll();
    await harness.invoke('post.hide');
    await flush();
    harness.runner.jobs.pause(jobs.list[0]?.id ?? '');
    expect(jobs.list[0]?.phase).toBe('paused');
    await harness.answerAll();
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: 6 } });
  });
});
