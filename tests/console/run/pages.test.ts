import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { type HeldCall, outbox } from '../../../src/run/single/heldCalls';
import { aPost } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const posts = (count: number) => Array.from({ length: count }, () => aPost());

/** A page on what another one left behind. */
const aPageAfter = (one: { kept: Map<string, unknown>; claims: Set<string>; server: never }, more = {}) =>
  aConsole({ kind: 'post', rows: [], may: MAY, after: one, ...more });

describe('a page that goes in the middle', () => {
  /** What was written down of calls for one row when each call that changes something went out. */
  function aWatchedDesk(more = {}) {
    const written: string[] = [];
    const one = aConsole({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      keepsSlowly: true,
      refuse: ({ endpoint }) => {
        const held = [...one.kept].flatMap(([key, value]) => (key.startsWith('held:') ? [value as HeldCall] : []));
        if (endpoint.method !== 'GET') written.push(...held.map(({ commandId, state }) => `${commandId} ${state}`));
        return undefined;
      },
      ...more,
    });
    return { ...one, written };
  }

  test('has written down a call before it goes out, and so the one that undoes it', async () => {
    const one = aWatchedDesk();
    await one.invoke('post.hide');
    await flush();
    await one.runner.undo();
    expect(one.written).toEqual(['post.hide sending', 'post.unhide undoing']);
  });

  test('has written down that a held call is no longer held before it goes out', async () => {
    const one = aWatchedDesk({ extensions: [] });
    await one.invoke('post.delete');
    await one.clock.pass(60_000);
    expect(one.written).toEqual(['post.delete sending']);
  });

  test('loses no single call: the next page sends it, and it can be undone there', async () => {
    let down = true;
    const one = aConsole({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: () => (down ? refused(Code.lost) : undefined),
    });
    await one.invoke('post.hide');
    await one.clock.pass(2000);
    expect(one.runner.hasUnsent()).toBe(true);
    one.goAway();
    down = false;
    const next = aPageAfter(one as never);
    await next.runner.load();
    await flush();
    expect(one.server.row('post', one.id(0))?.hidden).toBe(true);
    expect(actHistory.entries[0]?.outcome).toBe('done');
    expect(next.runner.hasUnsent()).toBe(false);
    await next.runner.undo();
    expect(one.server.row('post', one.id(0))?.hidden).toBe(false);
  });

  test('counts a deletion that had arrived as done, not as somebody else’s', async () => {
    const one = aConsole({
      kind: 'post',
      rows: posts(30),
      may: MAY,
      losesAnswers: ({ nth }) => (nth > 20 ? Code.lost : undefined),
    });
    one.selectAll();
    await one.invoke('post.delete');
    await flush();
    one.goAway();
    const next = aPageAfter(one as never);
    await next.runner.load();
    await next.clock.pass(2000);
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: 30, settled: 0, failed: 0 } });
  });

  test('a paused job stays paused until the person says', async () => {
    const one = aConsole({ kind: 'post', rows: posts(30), may: MAY });
    one.selectAll();
    await one.invoke('post.hide');
    one.runner.jobs.pause(jobs.list[0]?.id ?? '');
    await flush();
    const sent = one.calls.length;
    one.goAway();
    const next = aPageAfter(one as never);
    await next.runner.load();
    await next.clock.pass(60_000);
    expect(next.calls).toEqual([]);
    expect(jobs.list[0]).toMatchObject({ phase: 'paused', counts: { done: sent } });
    next.runner.jobs.resume(jobs.list[0]?.id ?? '');
    await flush();
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: 30 } });
  });

  test('a job that was held waits for the person’s word', async () => {
    const one = aConsole({ kind: 'post', rows: posts(3), may: MAY, extensions: [] });
    one.selectAll();
    await one.invoke('post.hide');
    await flush();
    one.goAway();
    const next = aPageAfter(one as never, { extensions: [] });
    await next.runner.load();
    await next.clock.pass(60_000);
    expect(next.calls).toEqual([]);
    expect(jobs.list[0]).toMatchObject({ phase: 'held', sendAt: null });
    next.runner.jobs.resume(jobs.list[0]?.id ?? '');
    await flush();
    expect(jobs.list[0]?.counts.done).toBe(3);
  });

  test('what was done there can be undone here, job and all', async () => {
    const one = aConsole({ kind: 'post', rows: posts(700), may: MAY });
    one.selectAll();
    await one.invoke('post.hide');
    await one.quiet();
    one.goAway();
    const next = aPageAfter(one as never);
    await next.runner.load();
    expect(jobs.list[0]).toMatchObject({ counts: { done: 700 }, loaded: false });
    await next.runner.undo();
    await next.quiet();
    expect(one.ids.filter((id) => one.server.row('post', id)?.hidden)).toEqual([]);
  });
});

describe('two tabs', () => {
  /** One that holds a deletion, and one that is opened meanwhile. */
  async function twoTabs() {
    const one = aConsole({ kind: 'post', rows: posts(2), may: MAY, extensions: [] });
    await one.invoke('post.delete');
    await flush();
    outbox.held = [];
    const other = aPageAfter(one as never, { extensions: [] });
    await other.runner.load();
    return { one, other };
  }

  test('one leaves alone what the other has on its way or still holds', async () => {
    const { other } = await twoTabs();
    expect(outbox.held).toEqual([]);
    await other.clock.pass(60_000);
    expect(other.calls).toEqual([]);
  });

  test('one goes on with what the other had on its way, or lists what it held, once that is gone', async () => {
    const { one, other } = await twoTabs();
    one.goAway();
    await other.clock.pass(1000);
    expect(outbox.held).toMatchObject([{ commandId: 'post.delete' }]);
    expect(other.calls).toEqual([]);
  });
});

describe('another person', () => {
  test('never sends what somebody began, nor sees it; whoever began it goes on later', async () => {
    let busy = true;
    const harness = aConsole({
      kind: 'post',
      rows: posts(30),
      may: MAY,
      refuse: ({ nth }) => (busy && nth > 10 ? refused(Code.unavailable) : undefined),
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.clock.pass(1000);
    harness.signOut();
    busy = false;
    const sent = harness.calls.length;
    await harness.signInAs(2);
    await harness.clock.pass(60_000);
    expect(harness.calls).toHaveLength(sent);
    expect([jobs.list, actHistory.entries]).toEqual([[], []]);
    expect(harness.row(29).hidden).toBe(false);

    harness.signOut();
    await harness.signInAs(1);
    await harness.clock.pass(60_000);
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: 30 } });
  });
});

describe('a browser that keeps nothing', () => {
  test('is told of once, and the work is done all the same', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(5), may: MAY, keepsNothing: true });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.clock.pass(1000);
    expect(jobs.list[0]?.counts.done).toBe(5);
    expect(harness.said.filter(({ key }) => key === 'run.notKept')).toEqual([{ key: 'run.notKept', tone: 'bad' }]);
  });
});
