import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportCase } from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { jobs } from '../../../src/run/job/jobs';
import { countRows, ROW_STATES } from '../../../src/run/job/ledger';
import { troubleFirst } from '../../../src/screens/jobs/troubleFirst';
import { aCase, aPost } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';
import { varied } from '../../support/depth';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const WITH_CASES = ['restore', 'cases', 'post.detail'] as const;
const posts = (count: number) => Array.from({ length: count }, () => aPost());
const theJob = () => jobs.list[0] ?? expect.fail('there is no job');

describe('the ledger', () => {
  test('shows failed rows first, then those of which nobody knows, and else keeps the order of the job', () => {
    const rowsOf = (states: readonly (typeof ROW_STATES)[number][]) => states.map((state, at) => ({ state, at }));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ROW_STATES)), (states) => {
        const rows = rowsOf(states);
        const rank = ({ state }: (typeof rows)[number]) => (state === 'failed' ? 0 : state === 'unsure' ? 1 : 2);
        expect(troubleFirst(rows)).toEqual(rows.toSorted((one, other) => rank(one) - rank(other) || one.at - other.at));
      }),
    );
  });

  test('never has more than six calls in flight, over all jobs and single rows together', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(60), may: MAY });
    harness.select(...Array.from({ length: 20 }, (_, at) => at));
    await harness.invoke('post.hide');
    harness.select(...Array.from({ length: 20 }, (_, at) => at + 20));
    await harness.invoke('post.hide');
    harness.select(50);
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(harness.mostInFlight()).toBe(6);
    expect(harness.calls).toHaveLength(41);
  });

  test('lets a single row go out in the middle of a long job', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(300), may: MAY, slow: true });
    harness.select(...Array.from({ length: 299 }, (_, at) => at));
    await harness.invoke('post.hide');
    await harness.answer(10);
    harness.select(299);
    await harness.invoke('post.block');
    await harness.answer(12);
    expect(harness.calls.some(({ id }) => id === 'POST /post/blockpost')).toBe(true);
  });

  test('says of a case that somebody else decided how and who, on the next page too', async () => {
    const rows = [aCase(), aCase()];
    const MAY_DECIDE = ['REPORT_VIEW', 'REPORT_DELETE_POST'] as const;
    const harness = aConsole({ kind: 'report', rows, may: MAY_DECIDE, extensions: WITH_CASES });
    const [first] = rows;
    const decidedBy = { uid: 7, display_name: 'Lê Thu Hằng' };
    const reports = first?.reports.map((report) => ({ ...report, decision: 'deleted' as const, decidedBy }));
    harness.server.put(harness.id(0), { ...first, decision: 'deleted', reports } as ReportCase);
    harness.selectAll();
    await harness.invoke('report.ignore');
    await harness.quiet();
    await harness.clock.pass(1000);
    expect(theJob().counts).toMatchObject({ done: 1, settled: 1 });
    const how = { how: 'screens.reports.decision.deleted', by: { uid: 7, name: 'Lê Thu Hằng' } };
    expect(harness.runner.jobs.rowsOf(theJob().id, ['settled'])).toMatchObject([{ settledAs: how }]);
    harness.goAway();
    const next = aConsole({
      kind: 'report',
      rows: [],
      may: MAY_DECIDE,
      extensions: WITH_CASES,
      after: { kept: harness.kept, claims: harness.claims, server: harness.server },
    });
    await next.runner.load();
    await next.runner.jobs.whole(theJob().id);
    expect(next.runner.jobs.rowsOf(theJob().id, ['settled'])).toMatchObject([{ settledAs: how }]);
  });

  test('says no more than that somebody else was first, where the case can’t be read', async () => {
    const desk = aConsole({
      kind: 'report',
      rows: [aCase(), aCase()],
      may: ['REPORT_VIEW'],
      extensions: WITH_CASES,
      refuse: ({ endpoint }) => refused(endpoint.method === 'GET' ? Code.forbidden : Code.taskEnded),
    });
    desk.selectAll();
    await desk.invoke('report.ignore');
    await desk.clock.pass(1000);
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { settled: 2 } });
    expect(desk.runner.jobs.rowsOf(theJob().id)[0]).not.toHaveProperty('settledAs');
  });

  test('sends failed rows again when asked at the moment of its end, and while others are still on their way', async () => {
    let refuses = true;
    const isRefused = new Set<string>();
    const harness = aConsole({
      kind: 'post',
      rows: posts(8),
      may: MAY,
      slow: true,
      refuse: ({ input }) => (refuses && isRefused.has(String(input.idpost)) ? refused(Code.forbidden) : undefined),
    });
    isRefused.add(harness.id(0));
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.answer(2);
    expect(theJob()).toMatchObject({ phase: 'running' });
    await harness.runner.jobs.retryFailed(theJob().id);
    let asked: Promise<void> | undefined;
    harness.onFinished(() => {
      refuses = false;
      asked ??= harness.runner.jobs.retryFailed(theJob().id);
    });
    await harness.answerAll();
    await asked;
    await harness.answerAll();
    const tries = harness.calls.filter(({ input }) => input.idpost === harness.id(0)).length;
    expect([tries, theJob().counts.done, theJob().counts.failed]).toEqual([3, 8, 0]);
  });

  // More rows than are taken back in one turn.
  test('sends no row of what is being cancelled, though it is paused and gone on with', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(4500), may: MAY, slow: true });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.clock.pass(0);
    for (const act of ['cancel', 'pause', 'resume'] as const) harness.runner.jobs[act](theJob().id);
    await harness.answer(3);
    await harness.clock.pass(1000);
    await harness.answerAll();
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { waiting: 0, sending: 0 } });
    expect(harness.calls).toHaveLength(6);
  });

  test('is cancelled once and told once, however often that is asked', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(4500), may: MAY, extensions: [] });
    harness.selectAll();
    await harness.invoke('post.delete');
    await harness.clock.pass(0);
    for (const act of ['cancel', 'cancel'] as const) harness.runner.jobs[act](theJob().id);
    await harness.clock.pass(1000);
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { cancelled: 4500 } });
    expect(harness.said.filter(({ key }) => key === 'run.jobDone')).toHaveLength(1);
  });

  test('says that another tab is at it where failed rows are sent again there', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(3), may: MAY, refuse: () => refused(Code.forbidden) });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    const { id } = theJob();
    const sent = harness.calls.length;
    harness.claims.add(`job:${id}`);
    await harness.runner.jobs.retryFailed(id);
    await harness.quiet();
    expect(harness.calls).toHaveLength(sent);
    expect(harness.said.at(-1)).toEqual({ key: 'run.inOtherTab', params: { command: 'post.hide' }, tone: 'info' });
  });

  test('sends failed rows again once a cancelled job has come to its end', async () => {
    let refuses = true;
    const harness = aConsole({
      kind: 'post',
      rows: posts(20),
      may: MAY,
      slow: true,
      refuse: () => (refuses ? refused(Code.forbidden) : undefined),
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.answer(2);
    refuses = false;
    harness.runner.jobs.cancel(theJob().id);
    const asked = harness.runner.jobs.retryFailed(theJob().id);
    await harness.answerAll();
    await asked;
    await harness.answerAll();
    const { phase, counts } = theJob();
    expect([phase, counts.failed]).toEqual(['finished', 0]);
    expect(counts.done).toBeGreaterThanOrEqual(2);
  });

  test('pausing holds back what waits for the server too, and nothing is lost by going on', async () => {
    let busy = true;
    const harness = aConsole({
      kind: 'post',
      rows: posts(40),
      may: MAY,
      refuse: ({ nth }) => (busy && nth > 12 ? refused(Code.unavailable) : undefined),
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.clock.pass(1000);
    harness.runner.jobs.pause(theJob().id);
    await harness.clock.pass(100);
    const asked = harness.calls.length;
    await harness.clock.pass(60_000);
    expect(harness.calls).toHaveLength(asked);
    expect(theJob()).toMatchObject({ phase: 'paused', counts: { done: 12, waiting: 28, sending: 0 } });
    expect(harness.row(39).hidden).toBe(true);
    busy = false;
    harness.runner.jobs.resume(theJob().id);
    harness.runner.jobs.pause(theJob().id);
    harness.runner.jobs.resume(theJob().id);
    await harness.quiet();
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 40 } });
  });

  test('cancelling while the server is gone says of no row that it was not sent when it may have been', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: posts(40),
      may: MAY,
      losesAnswers: ({ nth }) => (nth > 10 ? Code.lost : undefined),
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.clock.pass(200);
    harness.runner.jobs.cancel(theJob().id);
    await harness.quiet();
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 10, failed: 6, cancelled: 24 } });
    const rows = harness.runner.jobs.rowsOf(theJob().id, ['cancelled']);
    expect(rows.filter(({ rowId }) => harness.server.row('post', rowId)?.hidden)).toEqual([]);
  });

  test('a command on rows that a job is still busy with does nothing to those', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(10), may: MAY, slow: true });
    harness.selectAll();
    await harness.invoke('post.hide');
    expect(await harness.invoke('post.hide')).toEqual({ is: 'running' });
    await harness.answerAll();
    expect(harness.calls).toHaveLength(10);
  });

  test('asks about the rows that it will be done to, and skips the others with their reason', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: [...posts(30), aPost({ hidden: true }), aPost({ deleted: true })],
      may: MAY,
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(harness.questions).toEqual([30]);
    expect(theJob().counts).toMatchObject({ done: 30, skipped: 2 });
    const skipped = harness.runner.jobs.rowsOf(theJob().id, ['skipped']);
    expect(skipped.map(({ why }) => why)).toEqual(['post.alreadyHidden', 'post.gone']);
  });

  test('a row that a call refused keeps its selection and why; rows that others settled lose it', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: posts(3),
      may: MAY,
      refuse: ({ nth }) => [refused(308), refused(304)][nth - 1],
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.clock.pass(1000);
    expect(theJob().counts).toMatchObject({ failed: 1, settled: 1, done: 1 });
    expect(harness.selectedIds()).toEqual([harness.id(0)]);
    expect(harness.trouble(0)).toMatchObject({ code: 308, commandId: 'post.hide' });
  });

  test.each(varied([20_000, 100_000]))(
    '%i rows are written down in a few bytes a row, and go on after a reload',
    async (count) => {
      const harness = aConsole({ kind: 'post', rows: posts(count), may: MAY, slow: true });
      harness.selectAll();
      const begun = () =>
        harness.ids.filter((id) => harness.runner.context().isRunning('post.hide', 'post', id)).length;
      const standings = harness.standings();
      await harness.invoke('post.hide');
      expect(harness.standings() - standings).toBeLessThan(50);
      // In turns, between which the page draws its frames: bounds of work, on whatever machine.
      expect(begun()).toBe(1000);
      expect(harness.row(0).hidden).toBe(true);
      await harness.clock.pass(1);
      expect([begun(), harness.row(count - 1).hidden]).toEqual([count, true]);
      for (let turn = 0; turn < 20; turn += 1) await harness.answer(1);
      await harness.clock.pass(500);
      const head = harness.kept.get(`job:${theJob().id}`) as { states: Uint8Array; codes: Uint16Array };
      expect([head.states.byteLength, head.codes.byteLength]).toEqual([count, 2 * count]);
      const { done } = theJob().counts;
      expect(done).toBeGreaterThan(0);
      harness.goAway();
      const next = aConsole({ kind: 'post', rows: [], may: MAY, slow: true, after: harness });
      const loading = next.runner.load();
      await next.clock.pass(1);
      await loading;
      expect(theJob()).toMatchObject({ total: count, counts: { done } });
      const { waiting } = theJob().counts;
      next.runner.jobs.cancel(theJob().id);
      expect(theJob().counts.waiting).toBeGreaterThanOrEqual(waiting - 1000);
      await next.clock.pass(1);
      await next.answerAll();
      expect(theJob()).toMatchObject({ phase: 'finished', counts: { waiting: 0, sending: 0 } });
    },
    60_000,
  );

  test('whatever is answered, paused, cancelled and retried: counts are the ledger’s, and done is what the server has', async () => {
    const answer = fc.constantFrom('yes', 'yes', 'no', 'later', 'lost');
    const step = fc.constantFrom('pass', 'pass', 'pause', 'resume', 'retry', 'pass', 'cancel');
    await fc.assert(
      fc.asyncProperty(
        fc.array(answer, { minLength: 2, maxLength: 40 }),
        fc.array(step, { maxLength: 12 }),
        async (plan, steps) => {
          const rows = posts(plan.length);
          const planned = new Map(rows.map((row, at) => [row.postId, plan[at]]));
          const tries = new Map<string, number>();
          const isFirst = (id: string) => (tries.get(id) ?? 0) === 1;
          const harness = aConsole({
            kind: 'post',
            rows,
            may: MAY,
            refuse: ({ input }) => {
              const id = String(input.idpost);
              tries.set(id, (tries.get(id) ?? 0) + 1);
              if (planned.get(id) === 'no' && isFirst(id)) return refused(Code.forbidden);
              return planned.get(id) === 'later' && isFirst(id) ? refused(Code.unavailable) : undefined;
            },
            losesAnswers: ({ input }) => {
              const id = String(input.idpost);
              return planned.get(id) === 'lost' && isFirst(id) ? Code.lost : undefined;
            },
          });
          harness.selectAll();
          await harness.invoke('post.hide');
          const { id } = theJob();
          const asked: Promise<void>[] = [];
          for (const one of steps) {
            if (one === 'pass') await harness.clock.pass(300);
            else if (one === 'retry') asked.push(harness.runner.jobs.retryFailed(id));
            else harness.runner.jobs[one](id);
            const ledger = harness.runner.jobs.rowsOf(id);
            expect(theJob().counts).toEqual(countRows(ledger));
          }
          harness.runner.jobs.resume(id);
          await harness.clock.pass(120_000);
          await Promise.all(asked);
          const ledger = harness.runner.jobs.rowsOf(id);
          expect(theJob()).toMatchObject({ phase: 'finished', counts: countRows(ledger) });
          for (const { rowId, state, code } of ledger) {
            const isHidden = harness.server.row('post', rowId)?.hidden === true;
            // Lost and given up is the one thing that nobody can know; it says so.
            if (!(state === 'failed' && code === Code.lost))
              expect(isHidden, `${rowId} is ${state}`).toBe(state === 'done');
          }
          expect(harness.mostInFlight()).toBeLessThanOrEqual(6);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});
