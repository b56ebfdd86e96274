import { describe, expect, test } from 'vitest';
import { setRange } from '../../../commands/statistics';
import { Code } from '../../../contract/wire/codes';
import { complete } from '../../../src/run/gate/collectArguments';
import type { Question } from '../../../src/run/gate/prompts';
import { runSettings } from '../../../src/run/gate/runSettings';
import { gathering } from '../../../src/run/gate/targets';
import { jobs } from '../../../src/run/job/jobs';
import { outbox } from '../../../src/run/single/outbox';
import { aCase, aMedium, aPost, aProfile } from '../../commands/rows';
import { aDesk, refused } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE', 'TV_HOTLIVE_ADD', 'TV_SLIDER_ADD'] as const;
const posts = (count: number) => Array.from({ length: count }, () => aPost());

describe('the targets of a command', () => {
  test('are the caller’s, else the selection, else the focused row', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(3), may: MAY });
    await desk.invoke('post.hide');
    desk.select(1);
    await desk.invoke('post.hide');
    await desk.runner.invoke('post.hide', { source: 'menu', rows: [desk.row(2)], rowKind: 'post' });
    await desk.quiet();
    expect(desk.calls.map(({ input }) => input.idpost)).toEqual(desk.ids);
  });

  test('are asked for where none of the right kind is at hand, and looked at again before anything runs', async () => {
    const verified = aProfile({ phoneVerified: true });
    const desk = aDesk({
      kind: 'post',
      rows: posts(1),
      may: ['PROFILE_VERIFY'],
      chosen: [verified],
      asked: { phone: '0912345678' },
    });
    expect(await desk.invoke('profile.verifyPhone')).toEqual({ is: 'disabled', why: 'profile.phoneAlreadyVerified' });
    expect(desk.asks).toHaveLength(1);
    expect(desk.calls).toEqual([]);
  });

  test('are all that match, those not loaded too: what the question names is what is done', async () => {
    const rows = posts(300);
    const desk = aDesk({ kind: 'post', rows, may: MAY, loaded: 40 });
    desk.selectAll();
    await desk.invoke('post.hide');
    await desk.quiet();
    expect(desk.questions).toEqual([300]);
    expect(jobs.list[0]).toMatchObject({ total: 300, counts: { done: 300 } });
  });

  test('are not a part of what was chosen: a list that cannot be read to its end stops all of it', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(300), may: MAY, loaded: 40, breaksAt: 120 });
    desk.selectAll();
    expect(await desk.invoke('post.hide')).toEqual({ is: 'steppedOut' });
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.notGathered' });
    expect(desk.calls).toEqual([]);
    expect(gathering.now).toBeNull();
  });

  test('are not gathered for a command that the person may not run', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(300), may: ['POST_VIEW'], loaded: 40, breaksAt: 0 });
    desk.selectAll();
    expect(await desk.invoke('post.hide')).toEqual({ is: 'missing', permission: 'POST_HIDE' });
    expect(desk.said).toEqual([
      { key: 'run.missingPermission', params: { permission: 'POST_HIDE', command: 'post.hide' }, tone: 'bad' },
    ]);
  });
});

describe('the arguments of a command', () => {
  test('with one legal answer are not asked: a post with one video goes to hotlive at once', async () => {
    const desk = aDesk({ kind: 'post', rows: [aPost({ media: [aMedium({ mediaType: 2 })] })], may: MAY });
    await desk.invoke('post.promote');
    await desk.quiet();
    expect(desk.asks).toEqual([]);
    expect(desk.calls.map(({ id }) => id)).toEqual(['POST /hotlive/create']);
  });

  test('with several are asked, and stepping out leaves everything as it was', async () => {
    const media = [aMedium({ mediaType: 2 }), aMedium({ mediaType: 1 })];
    const desk = aDesk({ kind: 'post', rows: [aPost({ media })], may: MAY, stepsOut: true });
    expect(await desk.invoke('post.promote')).toEqual({ is: 'steppedOut' });
    expect(desk.calls).toEqual([]);
    expect(desk.runner.hasUnsent()).toBe(false);
  });

  test('with a usual answer are not asked: a range of the statistics is one question, and by its button none', async () => {
    const asked: unknown[] = [];
    const ask = async ({ args }: Question) => {
      asked.push(args);
      return { rows: [], args: { ...args, range: '7d' } };
    };
    expect(await complete(setRange, [], undefined, {}, ask, { source: 'key' })).toMatchObject({
      args: { range: '7d', bucket: 'auto' },
    });
    const given = { range: '30d', bucket: 'WEEK' };
    expect(await complete(setRange, [], undefined, given, ask, { source: 'key' })).toMatchObject({ args: given });
    expect(asked).toEqual([{ bucket: 'auto' }]);
  });
});

describe('a question before a command', () => {
  test('is asked of what is marked when somebody wants to be always asked, and no changes nothing', async () => {
    runSettings.alwaysAsk = true;
    const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY, confirms: false });
    expect(await desk.invoke('post.block')).toEqual({ is: 'steppedOut' });
    expect(desk.row(0).blocked).toBe(false);
    expect(await desk.invoke('post.hide')).toEqual({ is: 'ran' });
    expect(desk.questions).toEqual([1]);
    runSettings.alwaysAsk = false;
  });
});

describe('a command by its id', () => {
  test('that does not exist is unknown', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY });
    expect(await desk.invoke('post.burn')).toEqual({ is: 'unknown' });
  });

  test('that the server has no call for is not here', async () => {
    const desk = aDesk({ kind: 'post', rows: [aPost({ hidden: true })], may: MAY, extensions: [] });
    expect(await desk.invoke('post.unhide')).toEqual({ is: 'missing', permission: undefined });
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.notHere' });
  });
});

describe('somebody else was first', () => {
  test('the row shows how it was handled, and it counts as settled', async () => {
    const desk = aDesk({ kind: 'report', rows: [aCase()], may: ['REPORT_VIEW'], extensions: ['restore', 'cases'] });
    const { reports } = desk.row(0);
    desk.server.change('report', desk.id(0), {
      decision: 'deleted',
      reports: reports.map((report) => ({ ...report, decision: 'deleted' })),
    });
    await desk.invoke('report.ignore');
    await desk.quiet();
    expect(desk.said.at(-1)).toMatchObject({
      key: 'command.settledAsByOther',
      params: { how: 'screens.reports.decision.deleted' },
      tone: 'info',
    });
    expect(desk.row(0).decision).toBe('deleted');
    expect(desk.trouble(0)).toBeNull();
  });

  test('is seen before a held call goes out: nothing is sent', async () => {
    const desk = aDesk({ kind: 'report', rows: [aCase()], may: ['REPORT_VIEW'], extensions: ['cases'] });
    await desk.invoke('report.ignore');
    const { reports } = desk.server.row('report', desk.id(0)) ?? aCase();
    desk.server.change('report', desk.id(0), {
      decision: 'blocked',
      reports: reports.map((report) => ({ ...report, decision: 'blocked' })),
    });
    await desk.clock.pass(7000);
    expect(desk.calls.map(({ id }) => id)).toEqual(['GET /report/getcase']);
    expect(desk.row(0).decision).toBe('blocked');
    expect(desk.said.at(-1)).toMatchObject({ key: 'command.settledAsByOther' });
  });
});

describe('a held call', () => {
  test('is sent now when the person says so, and once', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY, extensions: [] });
    await desk.invoke('post.delete');
    await desk.runner.outbox.sendNow(outbox.held[0]?.id ?? '');
    await desk.clock.pass(60_000);
    expect(desk.calls).toHaveLength(1);
    expect(desk.runner.hasUnsent()).toBe(false);
  });

  test('waits as long as the setting says, and not at all at zero', async () => {
    runSettings.holdSeconds = 0;
    const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY, extensions: [] });
    await desk.invoke('post.delete');
    await desk.quiet();
    expect(desk.calls).toHaveLength(1);
    runSettings.holdSeconds = 6;
  });

  test('once sent is not offered for undo: z says so and names what was done before it, which the next z takes back', async () => {
    const profile = aProfile();
    const desk = aDesk({ kind: 'post', rows: posts(1), may: [...MAY, 'PROFILE_LOCK'], extensions: [] });
    desk.server.add('profile', profile);
    await desk.runner.invoke('profile.toggleOnlyMe', { source: 'menu', rows: [profile], rowKind: 'profile' });
    await desk.invoke('post.delete');
    await desk.clock.pass(7000);
    expect(await desk.runner.undo()).toBe(false);
    expect(desk.server.row('profile', profile.pubkey)?.blocks).not.toEqual([]);
    expect(await desk.runner.undo()).toBe(true);
    expect(desk.server.row('profile', profile.pubkey)?.blocks).toEqual([]);
  });

  test('of many rows is one job, which z pulls back whole', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(5), may: MAY, extensions: [] });
    desk.selectAll();
    await desk.invoke('post.delete');
    await desk.clock.pass(3000);
    expect(jobs.list[0]).toMatchObject({ phase: 'held' });
    expect(await desk.runner.undo()).toBe(true);
    await desk.clock.pass(60_000);
    expect(desk.calls).toEqual([]);
    expect(desk.row(4).deleted).toBeFalsy();
  });
});

describe('a server that asks for patience', () => {
  test('gets it: 429 waits as long as it says, 503 a little longer each time', async () => {
    const at: number[] = [];
    const desk = aDesk({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: ({ nth }) => {
        at.push(desk.clock.now());
        return nth === 1 ? refused(Code.tooManyTries, { retryAfterSeconds: 5 }) : nth < 7 ? refused(503) : undefined;
      },
    });
    await desk.invoke('post.hide');
    await desk.clock.pass(60_000);
    const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(waits[0]).toBe(5000);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(10_000);
    expect(waits.at(-1)).toBeGreaterThan(2 * (waits[1] ?? 0));
    expect(desk.said.map(({ key }) => key)).toEqual(['post.hide.done']);
  });
});
