import { describe, expect, test } from 'vitest';
import { setRange } from '../../../commands/statistics';
import { Code } from '../../../contract/wire/codes';
import type { Question } from '../../../src/run/call/prompts';
import { collectArguments } from '../../../src/run/gate/collectArguments';
import { runSettings } from '../../../src/run/gate/runSettings';
import { loadingSelection } from '../../../src/run/gate/targets';
import { jobs } from '../../../src/run/job/jobs';
import { outbox } from '../../../src/run/single/heldCalls';
import { aCase, aMedium, aPost, aProfile } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE', 'TV_HOTLIVE_ADD', 'TV_SLIDER_ADD'] as const;
const posts = (count: number) => Array.from({ length: count }, () => aPost());

describe('the targets of a command', () => {
  test('are the caller’s, else the selection, else the focused row', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(3), may: MAY });
    await harness.invoke('post.hide');
    harness.select(1);
    await harness.invoke('post.hide');
    await harness.runner.invoke('post.hide', { source: 'menu', rows: [harness.row(2)], rowKind: 'post' });
    await harness.quiet();
    expect(harness.calls.map(({ input }) => input.idpost)).toEqual(harness.ids);
  });

  test('are the row that the cursor went on to, where every selected one is in the hands of a decision', async () => {
    const cases = Array.from({ length: 5 }, () => aCase());
    const may = ['REPORT_VIEW', 'REPORT_DELETE_POST'] as const;
    const harness = aConsole({ kind: 'report', rows: cases, may, slow: true });
    harness.select(0, 1, 2);
    for (const decision of ['report.ignore', 'report.ignore', 'report.deletePost'])
      expect(await harness.invoke(decision)).toEqual({ is: 'ran' });
    await harness.answerAll();
    await harness.quiet();
    const decided = harness.ids.map((id) => harness.server.row('report', id)?.decision);
    expect(decided).toEqual(['ignored', 'ignored', 'ignored', 'ignored', 'deleted']);
    expect(harness.calls).toHaveLength(5);
  });

  test('are none that the same command has in its hands: those beside them are done, and each once', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(4), may: MAY, slow: true });
    harness.select(0, 1);
    await harness.invoke('post.hide');
    harness.select(0, 1, 2, 3);
    await harness.invoke('post.hide');
    await harness.answerAll();
    await harness.quiet();
    expect(harness.calls.map(({ input }) => input.idpost)).toEqual(harness.ids);
    expect(jobs.list.map(({ total }) => total)).toEqual([2, 2]);
  });

  test('are asked for where none of the right kind is at hand, and looked at again before anything runs', async () => {
    const verified = aProfile({ phoneVerified: true });
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: ['PROFILE_VERIFY'],
      chosen: [verified],
      asked: { phone: '0912345678' },
    });
    expect(await harness.invoke('profile.verifyPhone')).toEqual({
      is: 'disabled',
      why: 'profile.phoneAlreadyVerified',
    });
    expect(harness.asks).toHaveLength(1);
    expect(harness.calls).toEqual([]);
  });

  test('are all that match, those not loaded too: what the question names is what is done', async () => {
    const rows = posts(300);
    const harness = aConsole({ kind: 'post', rows, may: MAY, loaded: 40 });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(harness.questions).toEqual([300]);
    expect(jobs.list[0]).toMatchObject({ total: 300, counts: { done: 300 } });
  });

  test('are not a part of what was chosen: a list that cannot be read to its end stops all of it', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(300), may: MAY, loaded: 40, breaksAt: 120 });
    harness.selectAll();
    expect(await harness.invoke('post.hide')).toEqual({ is: 'steppedOut' });
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.notGathered' });
    expect(harness.calls).toEqual([]);
    expect(loadingSelection.now).toBeNull();
  });

  test('are not gathered for a command that the person may not run', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(300), may: ['POST_VIEW'], loaded: 40, breaksAt: 0 });
    harness.selectAll();
    expect(await harness.invoke('post.hide')).toEqual({ is: 'missing', permission: 'POST_HIDE' });
    expect(harness.said).toEqual([
      { key: 'run.missingPermission', params: { permission: 'POST_HIDE', command: 'post.hide' }, tone: 'bad' },
    ]);
  });
});

describe('the arguments of a command', () => {
  test('with one legal answer are not asked: a post with one video goes to hotlive at once', async () => {
    const harness = aConsole({ kind: 'post', rows: [aPost({ media: [aMedium({ mediaType: 2 })] })], may: MAY });
    await harness.invoke('post.promote');
    await harness.quiet();
    expect(harness.asks).toEqual([]);
    expect(harness.calls.map(({ id }) => id)).toEqual(['POST /hotlive/create']);
  });

  test('with several are asked, and stepping out leaves everything as it was', async () => {
    const media = [aMedium({ mediaType: 2 }), aMedium({ mediaType: 1 })];
    const harness = aConsole({ kind: 'post', rows: [aPost({ media })], may: MAY, cancelsPrompts: true });
    expect(await harness.invoke('post.promote')).toEqual({ is: 'steppedOut' });
    expect(harness.calls).toEqual([]);
    expect(harness.runner.hasUnsent()).toBe(false);
  });

  test('with a usual answer are not asked: a range of the statistics is one question, and by its button none', async () => {
    const asked: unknown[] = [];
    const ask = async ({ args }: Question) => {
      asked.push(args);
      return { rows: [], args: { ...args, range: '7d' } };
    };
    expect(await collectArguments(ask, { command: setRange, rows: [], source: 'key' })).toMatchObject({
      args: { range: '7d', bucket: 'auto' },
    });
    const given = { range: '30d', bucket: 'WEEK' };
    expect(await collectArguments(ask, { command: setRange, rows: [], args: given, source: 'key' })).toMatchObject({
      args: given,
    });
    expect(asked).toEqual([{ bucket: 'auto' }]);
  });
});

describe('a question before a command', () => {
  test('says how many are left out and why, and whether it can be taken back', async () => {
    const hidden = [aPost({ hidden: true }), aPost({ hidden: true })];
    const harness = aConsole({ kind: 'post', rows: [...posts(30), ...hidden], may: MAY });
    harness.selectAll();
    await harness.invoke('post.hide');
    expect(harness.questions).toEqual([30]);
    expect(harness.reservations).toEqual([{ leftOut: [['post.alreadyHidden', 2]], undoable: true }]);
  });

  test('promises no way back to whom the server gives none', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(30), may: MAY, extensions: [] });
    harness.selectAll();
    await harness.invoke('post.delete');
    expect(harness.reservations).toEqual([{ leftOut: [], undoable: false }]);
  });

  test('is asked of what is marked when somebody wants to be always asked, and no changes nothing', async () => {
    runSettings.alwaysAsk = true;
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY, confirms: false });
    expect(await harness.invoke('post.block')).toEqual({ is: 'steppedOut' });
    expect(harness.row(0).blocked).toBe(false);
    expect(await harness.invoke('post.hide')).toEqual({ is: 'ran' });
    expect(harness.questions).toEqual([1]);
    runSettings.alwaysAsk = false;
  });
});

describe('a command by its id', () => {
  test('that does not exist is unknown', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY });
    expect(await harness.invoke('post.burn')).toEqual({ is: 'unknown' });
  });

  test('that the server has no call for is not here', async () => {
    const harness = aConsole({ kind: 'post', rows: [aPost({ hidden: true })], may: MAY, extensions: [] });
    expect(await harness.invoke('post.unhide')).toEqual({ is: 'missing', permission: undefined });
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.notHere' });
  });
});

describe('somebody else was first', () => {
  test('the row shows how it was handled, and it counts as settled', async () => {
    const harness = aConsole({
      kind: 'report',
      rows: [aCase()],
      may: ['REPORT_VIEW'],
      extensions: ['restore', 'cases'],
    });
    const { reports } = harness.row(0);
    harness.server.change('report', harness.id(0), {
      decision: 'deleted',
      reports: reports.map((report) => ({ ...report, decision: 'deleted' })),
    });
    await harness.invoke('report.ignore');
    await harness.quiet();
    expect(harness.said.at(-1)).toMatchObject({
      key: 'command.settledAsByOther',
      params: { how: 'screens.reports.decision.deleted' },
      tone: 'info',
    });
    expect(harness.row(0).decision).toBe('deleted');
    expect(harness.trouble(0)).toBeNull();
  });

  test('by the same decision: it is said to be theirs, with the time, and is not this one’s to undo', async () => {
    const row = aCase();
    const theirs = { decidedBy: { uid: 99, display_name: 'Trần Hạnh' }, decidedAt: 1_790_000_000 };
    const reports = row.reports.map((report) => ({ ...report, decision: 'ignored' as const, ...theirs }));
    const harness = aConsole({
      kind: 'report',
      rows: [row],
      may: ['REPORT_VIEW'],
      extensions: ['restore', 'cases'],
      refuse: ({ endpoint, input }) =>
        endpoint.path === '/report/processreport'
          ? { data: { ...reports.find(({ reportId }) => reportId === input.idreport), ...theirs } }
          : undefined,
    });
    harness.server.change('report', harness.id(0), { decision: 'ignored', reports });
    await harness.invoke('report.ignore');
    await harness.quiet();
    expect(harness.said.at(-1)).toMatchObject({
      key: 'command.settledAsBy',
      params: { how: 'screens.reports.decision.ignored', who: 'Trần Hạnh', at: 1_790_000_000 },
      tone: 'info',
    });
    await harness.runner.undo();
    await harness.quiet();
    expect(harness.calls.map(({ id }) => id)).not.toContain('PUT /report/reopen');
  });

  test('at all of several rows: that nothing was done does not look like success', async () => {
    const harness = aConsole({
      kind: 'report',
      rows: [aCase(), aCase()],
      may: ['REPORT_VIEW'],
      extensions: ['restore', 'cases'],
      refuse: ({ endpoint }) => (endpoint.path === '/report/processreport' ? refused(Code.taskEnded) : undefined),
    });
    harness.selectAll();
    await harness.invoke('report.ignore');
    await harness.quiet();
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.jobDone', params: { done: 0, settled: 2 }, tone: 'info' });
  });

  test('is seen before a held call goes out: nothing is sent', async () => {
    const harness = aConsole({ kind: 'report', rows: [aCase()], may: ['REPORT_VIEW'], extensions: ['cases'] });
    await harness.invoke('report.ignore');
    const { reports } = harness.server.row('report', harness.id(0)) ?? aCase();
    harness.server.change('report', harness.id(0), {
      decision: 'blocked',
      reports: reports.map((report) => ({ ...report, decision: 'blocked' })),
    });
    await harness.clock.pass(7000);
    expect(harness.calls.map(({ id }) => id)).toEqual(['GET /report/getcase']);
    expect(harness.row(0).decision).toBe('blocked');
    expect(harness.said.at(-1)).toMatchObject({ key: 'command.settledAsByOther' });
  });
});

describe('a held call', () => {
  test('is sent now when the person says so, and once', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY, extensions: [] });
    await harness.invoke('post.delete');
    await harness.runner.outbox.sendNow(outbox.held[0]?.id ?? '');
    await harness.clock.pass(60_000);
    expect(harness.calls).toHaveLength(1);
    expect(harness.runner.hasUnsent()).toBe(false);
  });

  test('waits as long as the setting says, and not at all at zero', async () => {
    runSettings.holdSeconds = 0;
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY, extensions: [] });
    await harness.invoke('post.delete');
    await harness.quiet();
    expect(harness.calls).toHaveLength(1);
    runSettings.holdSeconds = 6;
  });

  test('once sent is not offered for undo: z says so and names what was done before it, which the next z takes back', async () => {
    const profile = aProfile();
    const harness = aConsole({ kind: 'post', rows: posts(1), may: [...MAY, 'PROFILE_LOCK'], extensions: [] });
    harness.server.add('profile', profile);
    await harness.runner.invoke('profile.toggleOnlyMe', { source: 'menu', rows: [profile], rowKind: 'profile' });
    await harness.invoke('post.delete');
    await harness.clock.pass(7000);
    expect(await harness.runner.undo()).toBe(false);
    expect(harness.server.row('profile', profile.pubkey)?.blocks).not.toEqual([]);
    expect(await harness.runner.undo()).toBe(true);
    expect(harness.server.row('profile', profile.pubkey)?.blocks).toEqual([]);
  });

  test('of many rows is one job, which z pulls back whole', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(5), may: MAY, extensions: [] });
    harness.selectAll();
    await harness.invoke('post.delete');
    await harness.clock.pass(3000);
    expect(jobs.list[0]).toMatchObject({ phase: 'held' });
    expect(await harness.runner.undo()).toBe(true);
    await harness.clock.pass(60_000);
    expect(harness.calls).toEqual([]);
    expect(harness.row(4).deleted).toBeFalsy();
  });
});

describe('a server that asks for patience', () => {
  test('gets it: 429 waits as long as it says, 503 a little longer each time', async () => {
    const at: number[] = [];
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: ({ nth }) => {
        at.push(harness.clock.now());
        return nth === 1 ? refused(Code.tooManyTries, { retryAfterSeconds: 5 }) : nth < 7 ? refused(503) : undefined;
      },
    });
    await harness.invoke('post.hide');
    await harness.clock.pass(60_000);
    const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(waits[0]).toBe(5000);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(10_000);
    expect(waits.at(-1)).toBeGreaterThan(2 * (waits[1] ?? 0));
    expect(harness.said.map(({ key }) => key)).toEqual(['post.hide.done']);
  });
});
