import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { CALLS_IN_FLIGHT_MAX } from '../../../contract/wire/constants';
import { pace } from '../../../src/run/call/pace';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { countRows } from '../../../src/run/job/ledger';
import { outbox } from '../../../src/run/single/heldCalls';
import { aCase, aPost, aProfile } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

const posts = (count: number) => Array.from({ length: count }, () => aPost());
const POSTS = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const hides = (calls: readonly { id: string; input: Record<string, unknown> }[]) =>
  calls.filter(({ id }) => id === 'POST /post/hidepost');

describe('one row', () => {
  test('changes at once, before the server has answered', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: POSTS });
    const done = harness.invoke('post.hide');
    await done;
    expect(harness.row(0).hidden).toBe(true);
    await flush();
    expect(harness.said.at(-1)).toMatchObject({ key: 'post.hide.done', tone: 'good' });
  });

  test('goes back to what it was when the call is refused, and says why', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: POSTS, refuse: () => refused(Code.forbidden) });
    await harness.invoke('post.hide');
    await flush();
    expect(harness.row(0).hidden).toBe(false);
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.failed', tone: 'bad', params: { code: 308 } });
  });

  test('is brought back by undo, exactly', async () => {
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile({ blocks: ['BLOCK_COMMENT'] })],
      may: ['PROFILE_LOCK'],
      asked: { kinds: ['BLOCK_POST'] },
    });
    await harness.invoke('profile.block');
    await flush();
    expect(harness.row(0).blocks).toEqual(['BLOCK_POST']);
    await harness.runner.undo();
    expect(harness.row(0).blocks).toEqual(['BLOCK_COMMENT']);
    expect(harness.calls.at(-1)?.input).toMatchObject({ blockTypes: ['BLOCK_COMMENT'] });
  });

  test('is left as it was commanded last, also where what was commanded first did not get through at once', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: POSTS,
      refuse: ({ nth }) => (nth === 1 ? refused(Code.lost) : undefined),
    });
    await harness.invoke('post.hide');
    await flush();
    await harness.invoke('post.unhide');
    await flush();
    await harness.clock.pass(10_000);
    expect(harness.server.row('post', harness.row(0).postId)?.hidden).toBe(false);
    expect(harness.row(0).hidden).toBe(false);
  });

  test('waits for nothing that another row waits for', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: posts(2),
      may: POSTS,
      refuse: ({ nth }) => (nth === 1 ? refused(Code.lost) : undefined),
    });
    await harness.invoke('post.hide');
    await flush();
    harness.focus(1);
    await harness.invoke('post.hide');
    await flush();
    expect(harness.calls.map(({ input }) => input.idpost)).toEqual([harness.row(0).postId, harness.row(1).postId]);
  });

  test('undone can be done again', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: POSTS });
    await harness.invoke('post.hide');
    await flush();
    await harness.runner.undo();
    expect(harness.row(0).hidden).toBe(false);
    await harness.runner.redo();
    await flush();
    expect(harness.row(0).hidden).toBe(true);
  });

  test('that somebody else has settled is no failure', async () => {
    const harness = aConsole({
      kind: 'report',
      rows: [aCase()],
      may: ['REPORT_VIEW'],
      refuse: () => refused(Code.taskEnded),
    });
    await harness.invoke('report.ignore');
    await flush();
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.settledBefore', tone: 'info' });
    expect(actHistory.entries[0]?.outcome).toBe('settled');
  });

  test('the same command again while it runs does nothing', async () => {
    let answer = (_value: undefined) => {};
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile()],
      may: ['PROFILE_LOCK'],
      refuse: () =>
        new Promise((resolve) => {
          answer = resolve;
        }) as never,
    }); // prettier-ignore
    await harness.invoke('profile.toggleOnlyMe');
    expect(await harness.invoke('profile.toggleOnlyMe')).toEqual({ is: 'running' });
    answer(undefined);
    await flush();
    expect(harness.calls).toHaveLength(1);
  });

  test('a secret stays out of history and storage', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: POSTS,
      asked: { oldPassword: 'bi-mat-cu', newPassword: 'bi-mat-moi-hon' },
    });
    await harness.invoke('session.changePassword');
    await flush();
    expect(JSON.stringify([...harness.kept.values(), actHistory.entries])).not.toContain('bi-mat');
    expect(harness.calls[0]?.input).toMatchObject({ body: { password_new: 'bi-mat-moi-hon' } });
  });
});

describe('reports are settled one key each', () => {
  test('after a decision the cursor is on the next open case, and every one is sent', async () => {
    const rows = [aCase(), aCase({ decision: 'ignored', reports: [] }), aCase(), aCase()];
    const harness = aConsole({
      kind: 'report',
      rows,
      may: ['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT'],
    });
    await harness.invoke('report.ignore');
    expect(harness.cursorAt()).toBe(2);
    await harness.invoke('report.deletePost');
    expect(harness.cursorAt()).toBe(3);
    await harness.invoke('report.blockUser');
    await flush();
    expect(harness.calls.map(({ input }) => input.action)).toEqual([1, 2, 3]);
  });

  test('each can be taken back, the newest first', async () => {
    const harness = aConsole({ kind: 'report', rows: [aCase(), aCase()], may: ['REPORT_VIEW'] });
    await harness.invoke('report.ignore');
    await harness.invoke('report.ignore');
    await flush();
    await harness.runner.undo();
    expect([harness.row(0).decision, harness.row(1).decision]).toEqual(['ignored', 'open']);
    await harness.runner.undo();
    expect(harness.row(0).decision).toBe('open');
  });
});

describe('a thousand rows', () => {
  test('37 refused, a server that stalls for ten seconds: exact counts, the 37 still selected with their reasons, retry, undo', async () => {
    const rows = posts(1000);
    const bad = new Set(
      rows
        .filter((_row, index) => index % 27 === 0)
        .slice(0, 37)
        .map((row) => row.postId),
    );
    let refusing = true;
    let stalled = true;
    const store = new Map(rows.map((row) => [row.postId, false]));
    const harness = aConsole({
      kind: 'post',
      rows,
      may: POSTS,
      refuse: ({ endpoint, input, nth }) => {
        if (stalled && nth > 500) return refused(Code.unavailable);
        if (refusing && bad.has(String(input.idpost))) return refused(Code.forbidden);
        store.set(String(input.idpost), endpoint.id.includes('hidepost') && !endpoint.id.includes('unhide'));
        return undefined;
      },
    });
    harness.selectAll();
    const invoked = harness.invoke('post.hide');
    await invoked;
    await flush();
    await harness.clock.pass(10_000);
    stalled = false;
    await harness.clock.pass(60_000);
    expect(harness.questions).toEqual([1000]);
    const [job] = jobs.list;
    expect(job).toMatchObject({
      total: 1000,
      phase: 'finished',
      counts: { done: 963, failed: 37, waiting: 0, sending: 0 },
    });
    expect(new Set(harness.selectedIds())).toEqual(bad);
    expect(harness.mostInFlight()).toBeLessThanOrEqual(6);
    const failed = harness.runner.jobs.rowsOf(job?.id ?? '', ['failed']);
    expect(failed.map(({ code }) => code)).toEqual(Array(37).fill(308));
    for (const { rowId, state } of harness.runner.jobs.rowsOf(job?.id ?? ''))
      expect(store.get(rowId)).toBe(state === 'done');

    refusing = false;
    await harness.runner.jobs.retryFailed(job?.id ?? '');
    await harness.clock.pass(1000);
    expect(jobs.list[0]?.counts).toMatchObject({ done: 1000, failed: 0 });
    expect([...store.values()].every(Boolean)).toBe(true);
    expect(harness.selectedIds()).toEqual([]);

    await harness.runner.undo();
    await harness.clock.pass(60_000);
    expect([...store.values()].some(Boolean)).toBe(false);
    expect(harness.row(500).hidden).toBe(false);
  }, 30_000);

  test('a lost answer is asked again and counts once', async () => {
    const seen = new Map<string, number>();
    const harness = aConsole({
      kind: 'post',
      rows: posts(30),
      may: POSTS,
      refuse: ({ input }) => {
        const times = (seen.get(String(input.idpost)) ?? 0) + 1;
        seen.set(String(input.idpost), times);
        return times === 1 ? refused(Code.lost) : refused(Code.notFound);
      },
    });
    harness.selectAll();
    await harness.invoke('post.delete');
    await flush();
    await harness.clock.pass(60_000);
    // Gone at the second try: the first one had arrived.
    expect(jobs.list[0]?.counts).toMatchObject({ done: 30, failed: 0, settled: 0 });
  });

  test('a session that ends in the middle is waited for, and nothing is lost', async () => {
    let ended = true;
    const harness = aConsole({
      kind: 'post',
      rows: posts(40),
      may: POSTS,
      refuse: ({ nth }) => (ended && nth > 20 ? refused(Code.sessionEnded) : undefined),
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await flush();
    await harness.clock.pass(5000);
    expect(jobs.list[0]).toMatchObject({ phase: 'running', counts: { failed: 0 } });
    expect(pace.waitingFor).toBe('session');
    ended = false;
    for (let turn = 0; turn < 40; turn += 1) {
      harness.signIn();
      await flush();
    }
    await harness.clock.pass(5000);
    expect(jobs.list[0]?.counts.done).toBeGreaterThanOrEqual(34);
  });

  /** Forty posts are hidden on a server that takes that only while the sign-in is fresh. */
  async function hidingForty(isFresh: () => boolean, signsInAnew: () => Promise<boolean>) {
    const refuse = () => (isFresh() ? undefined : refused(Code.signInAnew));
    const harness = aConsole({ kind: 'post', rows: posts(40), may: POSTS, refuse, signsInAnew });
    harness.selectAll();
    await harness.invoke('post.hide');
    await flush();
    await harness.clock.pass(5000);
    return harness;
  }

  test('where the server asks for another sign-in, the person is asked once for all, and then everything is sent', async () => {
    let isFresh = false;
    const harness = await hidingForty(
      () => isFresh,
      async () => {
        isFresh = true;
        return true;
      },
    );
    expect(jobs.list[0]?.counts).toMatchObject({ done: 40, failed: 0 });
    expect(harness.askedAnew()).toBeLessThanOrEqual(CALLS_IN_FLIGHT_MAX);
  });

  test('a job is left by whoever does not want to sign in for it: asked once, and every row says why, until it is tried again', async () => {
    let isFresh = false;
    const harness = await hidingForty(
      () => isFresh,
      async () => isFresh,
    );
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: 0, failed: 40 } });
    expect(harness.askedAnew()).toBeLessThanOrEqual(CALLS_IN_FLIGHT_MAX);
    expect(harness.row(7).hidden).toBe(false);
    isFresh = true;
    await harness.runner.jobs.retryFailed(jobs.list[0]?.id ?? '');
    await flush();
    await harness.clock.pass(5000);
    expect(jobs.list[0]?.counts).toMatchObject({ done: 40, failed: 0 });
  });

  test('what was not sent goes on after a reload, and nothing is done twice', async () => {
    const rows = posts(60);
    const done = new Map<string, number>();
    let open = true;
    const refuse = ({ input, nth }: { input: Record<string, unknown>; nth: number }) => {
      if (open && nth > 25) return new Promise<never>(() => {});
      done.set(String(input.idpost), (done.get(String(input.idpost)) ?? 0) + 1);
      return undefined;
    };
    const first = aConsole({ kind: 'post', rows, may: POSTS, refuse: refuse as never });
    first.selectAll();
    await first.invoke('post.hide');
    await flush();
    await first.clock.pass(1000);
    const before = done.size;
    expect(before).toBe(25);

    open = false;
    first.goAway();
    const second = aConsole({
      kind: 'post',
      rows: [],
      may: POSTS,
      refuse: refuse as never,
      after: { kept: first.kept, claims: first.claims, server: first.server },
    });
    await second.runner.load();
    await flush();
    await second.clock.pass(2000);
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: 60, failed: 0 } });
    expect(done.size).toBe(60);
    expect([...done.values()].filter((times) => times > 1)).toEqual([]);
  });

  test('jobs begun within a second stand in their order on the next page, whatever their names', async () => {
    const first = aConsole({ kind: 'post', rows: posts(30), may: POSTS });
    const begun: (string | undefined)[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      first.selectAll();
      await first.invoke(nth % 2 === 0 ? 'post.hide' : 'post.unhide');
      await first.clock.pass(100);
      begun.unshift(jobs.list[0]?.id);
    }
    expect(new Set(begun).size).toBe(6);
    first.goAway();
    const second = aConsole({ kind: 'post', rows: [], may: POSTS, after: first });
    await second.runner.load();
    await flush();
    expect(jobs.list.map(({ id }) => id)).toEqual(begun);
  });

  test('a job that another tab runs is left alone until that tab is gone: then the rest of it is done', async () => {
    const kept = new Map<string, unknown>();
    const claims = new Set<string>();
    const rows = posts(30);
    const one = aConsole({
      kind: 'post',
      rows,
      may: POSTS,
      refuse: () => new Promise(() => {}) as never,
      after: { kept, claims },
    });
    one.selectAll();
    await one.invoke('post.hide');
    await flush();
    // Of its own; the consoles of a test share it.
    jobs.list = [];
    const other = aConsole({ kind: 'post', rows: [], may: POSTS, after: { kept, claims, server: one.server } });
    await other.runner.load();
    await other.clock.pass(60_000);
    expect(other.calls).toEqual([]);
    one.goAway();
    await other.clock.pass(60_000);
    expect(jobs.list).toMatchObject([{ phase: 'finished', counts: { done: 30 } }]);
  });

  test('pausing stops after what is on its way, cancelling takes the rest back', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(100), may: POSTS });
    harness.selectAll();
    await harness.invoke('post.hide');
    const id = jobs.list[0]?.id ?? '';
    harness.runner.jobs.pause(id);
    await flush();
    const sent = hides(harness.calls).length;
    expect(sent).toBeLessThan(100);
    harness.runner.jobs.cancel(id);
    await flush();
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: sent, cancelled: 100 - sent } });
    expect(harness.row(99).hidden).toBe(false);
  });

  test('rows that cannot take the command are skipped with the reason', async () => {
    const harness = aConsole({ kind: 'post', rows: [aPost(), aPost({ hidden: true }), aPost()], may: POSTS });
    harness.selectAll();
    await harness.invoke('post.hide');
    await flush();
    await harness.clock.pass(1000);
    expect(jobs.list[0]?.counts).toMatchObject({ done: 2, skipped: 1 });
    expect(harness.runner.jobs.rowsOf(jobs.list[0]?.id ?? '', ['skipped'])[0]?.why).toBe('post.alreadyHidden');
  });

  test('whatever the server answers, the counts add up and agree with the ledger and the store', async () => {
    const answers = fc.array(fc.constantFrom('yes', 'no', 'gone', 'later', 'lost'), { minLength: 2, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(answers, async (plan) => {
        const rows = posts(plan.length);
        const planFor = new Map(rows.map((row, index) => [row.postId, plan[index]]));
        const tries = new Map<string, number>();
        const store = new Set<string>();
        const harness = aConsole({
          kind: 'post',
          rows,
          may: POSTS,
          refuse: ({ input }) => {
            const id = String(input.idpost);
            const times = (tries.get(id) ?? 0) + 1;
            tries.set(id, times);
            const said = planFor.get(id);
            if (said === 'no') return refused(Code.forbidden);
            if (said === 'gone') return refused(Code.notFound);
            if (said === 'later' && times === 1) return refused(Code.tooManyTries, { retryAfterSeconds: 2 });
            store.add(id);
            return said === 'lost' && times === 1 ? refused(Code.lost) : undefined;
          },
        });
        harness.selectAll();
        await harness.invoke('post.hide');
        await flush();
        await harness.clock.pass(120_000);
        const [job] = jobs.list;
        const ledger = harness.runner.jobs.rowsOf(job?.id ?? '');
        expect(job?.counts).toEqual(countRows(ledger));
        expect(new Set(ledger.filter(({ state }) => state === 'done').map(({ rowId }) => rowId))).toEqual(store);
        expect(job?.counts.failed).toBe(plan.filter((one) => one === 'no').length);
        expect(job?.counts.settled).toBe(plan.filter((one) => one === 'gone').length);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('on a server that cannot take back', () => {
  test('the row changes at once and the call is held; undo pulls it back before it goes', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: POSTS, extensions: [] });
    await harness.invoke('post.delete');
    await flush();
    expect(harness.row(0).deleted).toBe(true);
    await harness.clock.pass(5000);
    expect(harness.calls).toEqual([]);
    expect(outbox.held).toHaveLength(1);
    await harness.runner.undo();
    expect(harness.row(0).deleted).toBeFalsy();
    await harness.clock.pass(10_000);
    expect(harness.calls).toEqual([]);
  });

  test('after its time it is sent', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: POSTS, extensions: [] });
    await harness.invoke('post.delete');
    await flush();
    await harness.clock.pass(6500);
    expect(harness.calls.map(({ id }) => id)).toEqual(['DELETE /post/deletepost']);
    expect(outbox.held).toEqual([]);
  });

  test('what a page that went away still held is listed, and neither sent nor dropped', async () => {
    const kept = new Map<string, unknown>();
    const one = aConsole({
      kind: 'post',
      rows: posts(1),
      may: POSTS,
      extensions: [],
      after: { kept, claims: new Set() },
    });
    await one.invoke('post.delete');
    await flush();
    outbox.held = [];
    const other = aConsole({ kind: 'post', rows: [], may: POSTS, extensions: [], after: { kept, claims: new Set() } });
    await other.runner.load();
    await other.clock.pass(60_000);
    expect(other.calls).toEqual([]);
    expect(outbox.held).toHaveLength(1);
    await other.runner.outbox.sendNow(outbox.held[0]?.id ?? '');
    expect(other.calls).toHaveLength(1);
  });
});
