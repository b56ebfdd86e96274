import { subscribe } from 'valtio/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { setRange } from '../../../commands/statistics';
import { Code } from '../../../contract/wire/codes';
import type { Question } from '../../../src/run/call/prompts';
import { collectArguments } from '../../../src/run/gate/collectArguments';
import { runSettings } from '../../../src/run/gate/runSettings';
import { loadingSelection } from '../../../src/run/gate/targets';
import { jobs } from '../../../src/run/job/jobs';
import { outbox } from '../../../src/run/single/heldCalls';
import { putRows } from '../../../src/state/rows';
import { aCase, aMedium, aPost, aProfile } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

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

describe('while the list is on its way to another search', () => {
  /** A list that is on its way to a search which answers when the test says so, with the cursor on its second row. */
  function onItsWay() {
    const rows = posts(2);
    let arrive = () => {};
    const answered = new Promise<string>((resolve) => {
      arrive = () => resolve(rows[1]?.postId ?? '');
    });
    return { ...aConsole({ kind: 'post', rows, may: [...MAY, 'PROFILE_LOCK'], answered }), arrive };
  }

  test('a key waits, and acts on what the list then shows', async () => {
    const harness = onItsWay();
    const done = harness.invoke('post.hide');
    await flush();
    expect(harness.calls).toEqual([]);
    harness.arrive();
    await done;
    await flush();
    expect(harness.calls.map(({ input }) => input.idpost)).toEqual([harness.id(1)]);
    expect(harness.row(0).hidden).toBe(false);
  });

  test('a key that has waited for three seconds does nothing, and says so', async () => {
    const harness = onItsWay();
    const done = harness.invoke('post.hide');
    await flush();
    await harness.clock.pass(3000);
    expect(await done).toEqual({ is: 'disabled', why: 'run.listOnItsWay' });
    expect(harness.calls).toEqual([]);
    expect(harness.said).toEqual([{ key: 'run.listOnItsWay', tone: 'info' }]);
  });

  test('a key does nothing in another list, to which the person has gone meanwhile', async () => {
    const harness = onItsWay();
    const done = harness.invoke('post.hide');
    await flush();
    harness.leaveList();
    harness.arrive();
    expect(await done).toEqual({ is: 'disabled', why: 'run.listOnItsWay' });
    expect([harness.calls, harness.said]).toEqual([[], []]);
  });

  test('what acts on the row of the cursor waits as well; what acts on no row of it does not', async () => {
    const harness = onItsWay();
    const verbs: string[] = [];
    Object.assign(harness.host.world, { list: (verb: string) => void verbs.push(verb) });
    expect(await harness.invoke('list.next')).toEqual({ is: 'ran' });
    const opened = harness.invoke('list.open');
    const given = { source: 'menu', rows: [harness.row(0)], rowKind: 'post' } as const;
    expect(await harness.runner.invoke('post.hide', given)).toEqual({ is: 'ran' });
    const member = aProfile();
    await harness.runner.invoke('profile.toggleOnlyMe', { source: 'menu', rows: [member], rowKind: 'profile' });
    await flush();
    expect(verbs).toEqual(['next']);
    harness.arrive();
    expect(await opened).toEqual({ is: 'ran' });
    expect(verbs).toEqual(['next', 'open']);
  });

  test('keys are done in the order in which they were pressed, and what opens a layer does not wait for them', async () => {
    const harness = onItsWay();
    const done: string[] = [];
    Object.assign(harness.host.world, { list: (verb: string) => void done.push(verb) });
    const pressed = ['list.select', 'list.next', 'list.select', 'post.hide', 'list.previous'].map((id) =>
      harness.invoke(id),
    );
    await harness.invoke('list.search');
    await flush();
    expect(done).toEqual(['search']);
    harness.arrive();
    await pressed[3];
    expect(done).toEqual(['search', 'select', 'next', 'select']);
    expect(harness.row(1).hidden).toBe(true);
    await Promise.all(pressed);
    expect(done.at(-1)).toBe('previous');
    expect(await harness.invoke('list.next')).toEqual({ is: 'ran' });
  });

  test('a list that one comes to does not wait for what was pressed in the one before', async () => {
    const harness = onItsWay();
    const verbs: string[] = [];
    Object.assign(harness.host.world, { list: (verb: string) => void verbs.push(verb) });
    void harness.invoke('list.select');
    harness.leaveList();
    expect(await harness.invoke('list.next')).toEqual({ is: 'ran' });
    expect(verbs).toEqual(['next']);
  });
});

test('rows are taken as they are once the question is answered, and undo gives back what they were then', async () => {
  const member = aProfile({ blocks: [] });
  const harness = aConsole({ kind: 'profile', rows: [member], may: ['PROFILE_LOCK', 'PROFILE_VIEW'] });
  Object.assign(harness.host, {
    ask: async ({ rows }: Question) => {
      putRows('profile', [{ ...member, blocks: ['BLOCK_COMMENT'] }]);
      return { rows, args: { kinds: ['BLOCK_POST'] } };
    },
  });
  await harness.invoke('profile.block');
  await harness.quiet();
  await harness.runner.undo();
  expect(harness.row(0).blocks).toEqual(['BLOCK_COMMENT']);
});

test('a selection whose reading the person stops is left as it is, and nothing is said', async () => {
  const harness = aConsole({ kind: 'post', rows: posts(300), may: MAY, loaded: 40 });
  harness.selectAll();
  const unsubscribe = subscribe(loadingSelection, () => loadingSelection.now?.stop(), true);
  expect(await harness.invoke('post.hide')).toEqual({ is: 'steppedOut' });
  unsubscribe();
  expect([harness.calls, harness.said, harness.selectedIds().length]).toEqual([[], [], 300]);
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

  test('more than 25 rows are asked for, 25 are not', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(26), may: MAY, confirms: false });
    harness.selectAll();
    expect(await harness.invoke('post.hide')).toEqual({ is: 'steppedOut' });
    expect(harness.questions).toEqual([26]);
    expect(harness.calls).toEqual([]);
    harness.select(...Array.from({ length: 25 }, (_, index) => index));
    expect(await harness.invoke('post.hide')).toEqual({ is: 'ran' });
    expect(harness.questions).toEqual([26]);
  });

  test('names the rows that it will be done to, and what it will be done with', async () => {
    const rows = Array.from({ length: 26 }, () => aProfile());
    const harness = aConsole({ kind: 'profile', rows, may: ['PROFILE_LOCK'], asked: { kinds: ['BLOCK_POST'] } });
    const confirm = vi.fn(async () => true);
    Object.assign(harness.host, { confirm });
    harness.selectAll();
    await harness.invoke('profile.block');
    const args = { kinds: ['BLOCK_POST'] };
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ rows, rowKind: 'profile', args, because: undefined }),
    );
  });

  test('is of nobody any more who has signed out while it was open', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(26), may: MAY });
    Object.assign(harness.host, {
      confirm: async () => {
        harness.signOut();
        return true;
      },
    });
    harness.selectAll();
    expect(await harness.invoke('post.hide')).toEqual({ is: 'steppedOut' });
    expect([harness.calls, jobs.list]).toEqual([[], []]);
    expect(harness.row(0).hidden).toBe(false);
  });
});

describe('what can’t be done says why', () => {
  test('where the row is so already', async () => {
    const harness = aConsole({ kind: 'post', rows: [aPost({ hidden: true })], may: MAY });
    expect(await harness.invoke('post.hide')).toEqual({ is: 'disabled', why: 'post.alreadyHidden' });
    expect(harness.said).toEqual([{ key: 'post.alreadyHidden', tone: 'info' }]);
  });

  test('and how, where a case is decided already', async () => {
    const harness = aConsole({ kind: 'report', rows: [aCase({ decision: 'deleted' })], may: ['REPORT_VIEW'] });
    expect(await harness.invoke('report.ignore')).toMatchObject({ is: 'disabled' });
    await harness.quiet();
    expect(harness.said).toMatchObject([
      { key: 'command.settledAs', params: { how: 'screens.reports.decision.deleted' }, tone: 'info' },
    ]);
  });

  test('not where the same is on its way: that is under way', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY, slow: true });
    await harness.invoke('post.hide');
    expect(await harness.invoke('post.hide')).toEqual({ is: 'running' });
    expect([harness.said, outbox.asksForWord]).toEqual([[], 0]);
  });
});

test('undo, redo and repeat are commands as well', async () => {
  const harness = aConsole({ kind: 'post', rows: posts(2), may: MAY });
  const hidden = () => [0, 1].map((at) => harness.row(at).hidden);
  await harness.invoke('post.hide');
  await harness.quiet();
  await harness.invoke('history.undo');
  await harness.quiet();
  expect(hidden()).toEqual([false, false]);
  await harness.invoke('history.redo');
  await harness.quiet();
  expect(hidden()).toEqual([true, false]);
  harness.focus(1);
  await harness.invoke('command.repeat');
  await harness.quiet();
  expect(hidden()).toEqual([true, true]);
});

describe('many rows are one job', () => {
  test('that names them, and has what they were', async () => {
    const rows = [aPost({ content: 'Một' }), aPost({ content: 'Hai', hidden: true })];
    const harness = aConsole({ kind: 'post', rows, may: MAY });
    harness.selectAll();
    await harness.invoke('post.hide');
    expect(harness.runner.jobs.rowsOf(jobs.list[0]?.id ?? '')).toMatchObject([
      { rowId: rows[0]?.postId, name: 'Một', before: rows[0] },
      { rowId: rows[1]?.postId, name: 'Hai', state: 'skipped', why: 'post.alreadyHidden' },
    ]);
    expect(jobs.list[0]).toMatchObject({ commandId: 'post.hide', kind: 'post', startedAt: harness.clock.now() / 1000 });
    expect(harness.runner.hasUnsent()).toBe(true);
    await harness.quiet();
    await harness.clock.pass(1000);
    expect(harness.runner.hasUnsent()).toBe(false);
  });

  test.each([
    ['goes on to the next open case, where it was on one of them', 0, 2],
    ['stays, where it was elsewhere', 3, 3],
  ])('after which the cursor %s', async (_, from, to) => {
    const cases = Array.from({ length: 4 }, () => aCase());
    const harness = aConsole({ kind: 'report', rows: cases, may: ['REPORT_VIEW'] });
    harness.select(0, 1);
    harness.focus(from);
    await harness.invoke('report.ignore');
    expect(harness.cursorAt()).toBe(to);
  });

  test('nothing of which is begun for somebody who has signed out', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(2), may: MAY });
    harness.signOut();
    harness.selectAll();
    expect(await harness.invoke('post.hide')).toEqual({ is: 'steppedOut' });
    expect([harness.calls, jobs.list]).toEqual([[], []]);
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
      key: 'command.settledAs',
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
    expect(harness.said.at(-1)).toMatchObject({ key: 'command.settledAs' });
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
