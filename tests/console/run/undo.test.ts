import { describe, expect, test, vi } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import type { ToastMessage } from '../../../src/run/call/toastMessage';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { aCase, aCaseReport, aPost, aProfile, aTemple } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const WHOLE = ['restore', 'cases', 'post.detail'] as const;
const FORM = {
  displayName: '',
  email: '',
  phone: '',
  birthDay: '',
  gender: 'unsaid',
  idCard: '',
  location: '',
  photo: '',
};
const posts = (count: number) => Array.from({ length: count }, () => aPost());
const changing = (calls: readonly { id: string }[]) => calls.map(({ id }) => id).filter((id) => !id.startsWith('GET'));

describe('the row that came back has the focus', () => {
  test('so that a key after undo acts on it again: it was pulled back before it went out', async () => {
    const rows = [aTemple(), aTemple(), aTemple()];
    const harness = aConsole({ kind: 'temple', rows, may: ['LOCATION_VIEW', 'LOCATION_DELETE'], extensions: [] });
    harness.focus(1);
    await harness.invoke('temple.delete');
    expect(harness.cursorAt()).toBe(0);
    await harness.runner.undo();
    expect(harness.cursorAt()).toBe(1);
    await harness.invoke('temple.delete');
    await harness.clock.pass(60_000);
    expect(changing(harness.calls)).toHaveLength(1);
    expect([0, 1].map((at) => harness.row(at).deleted === true)).toEqual([false, true]);
  });

  test('so that a key after undo acts on it again: the server took it back', async () => {
    const rows = [aCase(), aCase()];
    const harness = aConsole({ kind: 'report', rows, may: ['REPORT_VIEW', 'REPORT_DELETE_POST'], extensions: WHOLE });
    await harness.invoke('report.ignore');
    await flush();
    expect(harness.cursorAt()).toBe(1);
    await harness.runner.undo();
    await flush();
    expect(harness.cursorAt()).toBe(0);
  });
});

describe('what undo did is said', () => {
  /** A post is hidden and that undone in a list that is asked whether it shows the row again, and answers when the test says so. */
  async function undoneOnASlowList() {
    let answer = (_isThere: boolean) => {};
    const showsAgain = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY, showsAgain });
    await harness.invoke('post.hide');
    await flush();
    harness.said.length = 0;
    void harness.runner.undo();
    await flush();
    return { ...harness, answer };
  }
  const words = ({ said }: { said: readonly ToastMessage[] }) =>
    said.map(({ key, params }) => [key, params?.outOfView === 1 ? 'hidden by filters' : '']);

  test('with whether the list shows the row, where that is soon known', async () => {
    const harness = await undoneOnASlowList();
    harness.answer(false);
    await flush();
    expect(words(harness)).toEqual([['run.undone', 'hidden by filters']]);
  });

  test('before a slow list has been read, and that the list leaves the row out once that is known', async () => {
    const harness = await undoneOnASlowList();
    await harness.clock.pass(1000);
    expect(words(harness)).toEqual([['run.undone', '']]);
    harness.answer(false);
    await flush();
    expect(words(harness)).toEqual([
      ['run.undone', ''],
      ['run.undone', 'hidden by filters'],
    ]);
  });

  test('without the list that the person has left while it was read', async () => {
    const harness = await undoneOnASlowList();
    await harness.clock.pass(1000);
    harness.leaveList();
    harness.answer(false);
    await flush();
    expect(words(harness)).toEqual([['run.undone', '']]);
  });

  test('once, where a slow list shows the row after all', async () => {
    const harness = await undoneOnASlowList();
    await harness.clock.pass(1000);
    harness.answer(true);
    await flush();
    expect(words(harness)).toEqual([['run.undone', '']]);
  });

  test('by the next page, where the one that undid it goes before it has said so', async () => {
    const harness = await undoneOnASlowList();
    expect(harness.server.row('post', harness.id(0))?.hidden).toBe(false);
    expect(harness.said).toEqual([]);
    harness.goAway();
    const next = aConsole({ kind: 'post', rows: [], may: MAY, after: harness as never });
    await next.runner.load();
    await flush();
    expect(words(next)).toEqual([['run.undone', '']]);
    expect(next.runner.hasUnsent()).toBe(false);
    expect(actHistory.entries[0]?.outcome).toBe('undone');
  });
});

describe('undo', () => {
  test('of a call that waits for the server pulls it back: nothing is ever sent', async () => {
    let busy = true;
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: () => (busy ? refused(Code.unavailable) : undefined),
    });
    await harness.invoke('post.hide');
    await harness.clock.pass(3000);
    expect(await harness.runner.undo()).toBe(true);
    busy = false;
    await harness.clock.pass(60_000);
    expect(harness.row(0).hidden).toBe(false);
    expect(harness.server.row('post', harness.id(0))?.hidden).toBe(false);
    expect(actHistory.entries[0]?.outcome).toBe('pulledBack');
  });

  test('of a call whose answer was lost takes back what may have arrived', async () => {
    let lossy = true;
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      losesAnswers: () => (lossy ? Code.lost : undefined),
    });
    await harness.invoke('post.hide');
    await flush();
    expect(harness.server.row('post', harness.id(0))?.hidden).toBe(true);
    lossy = false;
    await harness.runner.undo();
    await flush();
    expect(harness.server.row('post', harness.id(0))?.hidden).toBe(false);
    expect(harness.row(0).hidden).toBe(false);
  });

  test('of a call that is not written down yet sends neither', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY });
    await harness.invoke('post.hide');
    expect(await harness.runner.undo()).toBe(true);
    await flush();
    expect(changing(harness.calls)).toEqual([]);
    expect(harness.row(0).hidden).toBe(false);
    expect(harness.said.map(({ key }) => key)).toEqual(['run.pulledBack']);
    expect(actHistory.entries[0]?.outcome).toBe('pulledBack');
    expect(harness.runner.hasUnsent()).toBe(false);
  });

  test('of a call on its way waits for its answer, so that the two never cross', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY, slow: true });
    await harness.invoke('post.hide');
    await flush();
    const undone = harness.runner.undo();
    await flush();
    expect(harness.row(0).hidden).toBe(false);
    expect(changing(harness.calls)).toEqual(['POST /post/hidepost']);
    await harness.answerAll();
    await undone;
    expect(changing(harness.calls)).toEqual(['POST /post/hidepost', 'POST /post/unhidepost']);
    expect(harness.server.row('post', harness.id(0))?.hidden).toBe(false);
    expect(harness.said.map(({ key }) => key)).toEqual(['run.undone']);
  });

  test.each([
    ['is refused', Code.forbidden, 'failed', 'run.failed'],
    ['somebody else has settled', Code.notFound, 'settled', 'run.settledBefore'],
  ] as const)(
    'of a call on its way that %s has nothing to take back, and says that alone',
    async (_, code, outcome, says) => {
      const refuse = ({ endpoint }: { endpoint: { id: string } }) =>
        endpoint.id === 'POST /post/hidepost' ? refused(code) : undefined;
      const harness = aConsole({ kind: 'post', rows: posts(1), may: MAY, slow: true, refuse });
      await harness.invoke('post.hide');
      await flush();
      const undone = harness.runner.undo();
      await harness.answerAll();
      expect(await undone).toBe(false);
      await flush();
      expect(changing(harness.calls)).toEqual(['POST /post/hidepost']);
      expect(actHistory.entries[0]?.outcome).toBe(outcome);
      expect(harness.said.map(({ key }) => key)).toEqual([says]);
      expect(harness.row(0).hidden).toBe(false);
    },
  );

  test('twice takes back two things, though the first of them has only just been answered', async () => {
    const open: Record<string, () => void> = {};
    const held = new Map(
      ['POST /post/blockpost', 'POST /post/unblockpost'].map((id) => [
        id,
        new Promise<undefined>((resolve) => {
          open[id] = () => resolve(undefined);
        }),
      ]),
    );
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: ({ endpoint }) => held.get(endpoint.id),
    });
    await harness.invoke('post.hide');
    await flush();
    await harness.invoke('post.block');
    await flush();
    const first = harness.runner.undo();
    open['POST /post/blockpost']?.();
    await flush();
    const second = harness.runner.undo();
    open['POST /post/unblockpost']?.();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    await flush();
    expect(harness.server.row('post', harness.id(0))).toMatchObject({ hidden: false, blocked: false });
    expect(actHistory.entries.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['undone', 'undone']);
  });

  test('of an edit of what the server never said holds it, and is not offered once that has gone out', async () => {
    const row = aProfile({ unsaid: ['location'] });
    const harness = aConsole({
      kind: 'profile',
      rows: [row],
      may: ['PROFILE_VIEW', 'PROFILE_UPDATE'],
      extensions: ['edits.partial'],
    });
    const args = { ...FORM, displayName: row.displayName, gender: 'woman', location: 'Huế' };
    await harness.invoke('profile.update', args);
    await harness.clock.pass(1000);
    expect(changing(harness.calls)).toEqual([]);
    expect(harness.row(0).location).toBe('Huế');
    expect(await harness.runner.undo()).toBe(true);
    expect(harness.row(0).location).toBe('');
    await harness.invoke('profile.update', args);
    await harness.clock.pass(60_000);
    await vi.waitFor(() => expect(harness.said.map(({ key }) => key)).toContain('profile.update.done'));
    expect(await harness.runner.undo()).toBe(false);
    expect(changing(harness.calls)).toEqual(['PUT /users/updatebypubkey']);
  });

  test('takes nothing back that somebody else has changed since, and says so', async () => {
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile()],
      may: ['PROFILE_LOCK', 'PROFILE_VIEW'],
      asked: { kinds: ['BLOCK_POST'] },
    });
    await harness.invoke('profile.block');
    await flush();
    harness.server.change('profile', harness.id(0), { blocks: ['BLOCK_POST', 'BLOCK_COMMENT'] });
    expect(await harness.runner.undo()).toBe(false);
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.changedSince' });
    expect(harness.row(0).blocks).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
    expect(changing(harness.calls)).toHaveLength(1);
  });

  test('of a decision stands while a report it settled has it, though new ones came', async () => {
    const harness = aConsole({ kind: 'report', rows: [aCase()], may: ['REPORT_VIEW'], extensions: [...WHOLE] });
    const { reports } = harness.row(0);
    await harness.invoke('report.ignore');
    await flush();
    const settled = harness.server.row('report', harness.id(0))?.reports ?? [];
    harness.server.change('report', harness.id(0), { decision: 'open', reports: [aCaseReport(), ...settled] });
    expect(await harness.runner.undo()).toBe(true);
    const now = harness.server.row('report', harness.id(0))?.reports ?? [];
    expect(now.find(({ reportId }) => reportId === reports[0]?.reportId)?.decision).toBe('open');
  });

  test('leaves a case alone that somebody else has decided anew', async () => {
    const harness = aConsole({ kind: 'report', rows: [aCase()], may: ['REPORT_VIEW'], extensions: [...WHOLE] });
    await harness.invoke('report.ignore');
    await flush();
    const { reports } = harness.row(0);
    harness.server.change('report', harness.id(0), {
      decision: 'deleted',
      reports: reports.map((report) => ({ ...report, decision: 'deleted' })),
    });
    expect(await harness.runner.undo()).toBe(false);
    expect(harness.server.row('report', harness.id(0))?.decision).toBe('deleted');
    expect(harness.row(0).decision).toBe('deleted');
  });

  test('of a phone number that the server wrote its own way is undo of that number', async () => {
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile({ phone: '' })],
      may: ['PROFILE_VERIFY', 'PROFILE_VIEW'],
      asked: { phone: '0912345678' },
    });
    await harness.invoke('profile.verifyPhone');
    await flush();
    expect(harness.row(0)).toMatchObject({ phone: '+84912345678', phoneVerified: true });
    expect(await harness.runner.undo()).toBe(true);
    expect(harness.row(0).phoneVerified).toBe(false);
  });

  test('is offered of the newest that can still be taken back, and of nothing twice', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(2), may: MAY });
    await harness.invoke('post.hide');
    await flush();
    const [older] = actHistory.entries;
    await harness.runner.invoke('post.hide', { source: 'menu', rows: [harness.row(1)], rowKind: 'post' });
    await flush();
    const [newer] = actHistory.entries;
    expect(harness.runner.nextToUndo()?.id).toBe(newer?.id);
    // From the panel of the history, where each can be chosen.
    await harness.runner.undo(newer?.id);
    await flush();
    expect(harness.runner.nextToUndo()?.id).toBe(older?.id);
    await harness.runner.undo();
    await flush();
    expect(harness.runner.nextToUndo()).toBeUndefined();
  });

  test('of what did not come about takes back nothing older in its place, but names it; pressed again it does', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: posts(3),
      may: MAY,
      refuse: ({ nth }) => (nth === 3 ? refused(Code.malformed) : undefined),
    });
    for (const row of [0, 1, 2]) {
      await harness.runner.invoke('post.hide', { source: 'menu', rows: [harness.row(row)], rowKind: 'post' });
      await flush();
    }
    const name = actHistory.entries[1]?.name;
    expect(actHistory.entries[0]?.outcome).toBe('failed');
    expect(harness.runner.nextToUndo()).toBeUndefined();
    expect(await harness.runner.undo()).toBe(false);
    expect(harness.said.at(-1)).toMatchObject({
      key: 'run.nothingDone',
      params: { next: 'post.hide', nextName: name },
    });
    expect(harness.row(1).hidden).toBe(true);
    expect(await harness.runner.undo()).toBe(true);
    expect(harness.row(1).hidden).toBe(false);
    // What comes after that is named with it, and so on.
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.undone', params: { next: 'post.hide' } });
    expect(await harness.runner.undo()).toBe(true);
    expect(harness.row(0).hidden).toBe(false);
    expect(harness.said.at(-1)?.params).not.toHaveProperty('next');
  });

  test('of a job that still runs cancels the rest and takes back what was done', async () => {
    const harness = aConsole({
      kind: 'post',
      rows: posts(60),
      may: MAY,
      refuse: ({ nth }) => (nth === 21 ? refused(Code.unavailable) : undefined),
      slow: true,
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.answer(20);
    const undone = harness.runner.undo();
    await harness.answerAll();
    expect(await undone).toBe(true);
    await harness.answerAll();
    expect(harness.ids.filter((id) => harness.server.row('post', id)?.hidden)).toEqual([]);
    expect(harness.row(59).hidden).toBe(false);
    expect(jobs.list.map(({ phase }) => phase)).toEqual(['finished', 'finished']);
    // What is said of the undo takes the place of what was said of the job.
    const [undoJob, job] = jobs.list;
    expect(undoJob?.undoes).toBe(job?.id);
    expect(harness.said.at(-1)).toMatchObject({
      key: 'run.jobUndone',
      params: { command: 'post.hide' },
      about: job?.id,
    });
  });

  test('of a job leaves the rows alone that somebody else has changed since', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(4), may: MAY, extensions: [...WHOLE] });
    harness.selectAll();
    await harness.invoke('post.hide');
    await flush();
    harness.server.change('post', harness.id(2), { hidden: false });
    await harness.runner.undo();
    await flush();
    expect(jobs.list[0]?.counts).toMatchObject({ done: 3, settled: 1 });
    expect(changing(harness.calls).filter((id) => id.endsWith('unhidepost'))).toHaveLength(3);
  });

  test('refused by the server, leaves the row as it was and can be tried again', async () => {
    let refusing = true;
    const harness = aConsole({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: ({ endpoint }) =>
        refusing && endpoint.id === 'POST /post/unhidepost' ? refused(Code.unexpected) : undefined,
    });
    await harness.invoke('post.hide');
    await flush();
    expect(await harness.runner.undo()).toBe(false);
    expect(harness.row(0).hidden).toBe(true);
    refusing = false;
    expect(await harness.runner.undo()).toBe(true);
    expect(harness.row(0).hidden).toBe(false);
  });
});

describe('redo', () => {
  test('does again what was taken back last, and that can be undone too', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(2), may: MAY });
    await harness.invoke('post.hide');
    await flush();
    harness.select(1);
    await harness.invoke('post.block');
    await flush();
    await harness.runner.undo();
    await harness.runner.undo();
    await harness.runner.redo();
    await flush();
    expect([harness.row(0).hidden, harness.row(1).blocked]).toEqual([true, false]);
    await harness.runner.redo();
    await flush();
    expect([harness.row(0).hidden, harness.row(1).blocked]).toEqual([true, true]);
    await harness.runner.undo();
    expect(harness.row(1).blocked).toBe(false);
  });

  test('of a job does it to its rows again, without asking again', async () => {
    const harness = aConsole({ kind: 'post', rows: posts(30), may: MAY });
    harness.selectAll();
    await harness.invoke('post.hide');
    await flush();
    await harness.runner.undo();
    await flush();
    await harness.runner.redo();
    await flush();
    expect(harness.questions).toEqual([30]);
    expect(harness.ids.every((id) => harness.server.row('post', id)?.hidden)).toBe(true);
  });
});

describe('repeat', () => {
  test('runs the last command on the rows chosen now, with the same choice', async () => {
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile(), aProfile()],
      may: ['PROFILE_LOCK'],
      asked: { kinds: ['BLOCK_COMMENT'] },
    });
    await harness.invoke('profile.block');
    await flush();
    harness.select(1);
    await harness.runner.repeat();
    await flush();
    expect(harness.asks).toHaveLength(1);
    expect(harness.row(1).blocks).toEqual(['BLOCK_COMMENT']);
  });

  test('asks anew for what was typed about one row', async () => {
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile(), aProfile()],
      may: ['PROFILE_VERIFY'],
      asked: { phone: '0912345678' },
    });
    await harness.invoke('profile.verifyPhone');
    await flush();
    harness.select(1);
    await harness.runner.repeat();
    expect(harness.asks).toEqual([{}, {}]);
  });
});

describe('a decision about several reports', () => {
  const decide = async (count: number, extensions: readonly ('restore' | 'cases' | 'audit.jobs')[]) => {
    const reports = Array.from({ length: count }, () => aCaseReport());
    const harness = aConsole({ kind: 'report', rows: [aCase({ reports })], may: ['REPORT_VIEW'], extensions });
    await harness.invoke('report.ignore');
    await harness.quiet();
    await harness.runner.undo();
    await harness.quiet();
    return harness.calls.filter(({ id }) => !id.startsWith('GET')).map(({ job }) => job);
  };

  test('is one change in the log, and so is its undo', async () => {
    const jobs = await decide(3, ['restore', 'cases', 'audit.jobs']);
    expect(jobs.map((job) => jobs.indexOf(job))).toEqual([0, 0, 0, 3, 3, 3]);
    expect(jobs).not.toContain(undefined);
  });

  test('names no job where it is one call, nor to a server that knows of none', async () => {
    expect(new Set(await decide(1, ['restore', 'cases', 'audit.jobs']))).toEqual(new Set([undefined]));
    expect(new Set(await decide(3, ['restore', 'cases']))).toEqual(new Set([undefined]));
  });
});
