import { describe, expect, test, vi } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { jobs } from '../../../src/run/job/jobs';
import { history } from '../../../src/run/undo/history';
import { aCase, aCaseReport, aPost, aProfile, aTemple } from '../../commands/rows';
import { aDesk, refused, rest } from '../../support/aConsole';

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
    const desk = aDesk({ kind: 'temple', rows, may: ['LOCATION_VIEW', 'LOCATION_DELETE'], extensions: [] });
    desk.focus(1);
    await desk.invoke('temple.delete');
    expect(desk.cursorAt()).toBe(0);
    await desk.runner.undo();
    expect(desk.cursorAt()).toBe(1);
    await desk.invoke('temple.delete');
    await desk.clock.pass(60_000);
    expect(changing(desk.calls)).toHaveLength(1);
    expect([0, 1].map((at) => desk.row(at).deleted === true)).toEqual([false, true]);
  });

  test('and where the server takes it back', async () => {
    const rows = [aCase(), aCase()];
    const desk = aDesk({ kind: 'report', rows, may: ['REPORT_VIEW', 'REPORT_DELETE_POST'], extensions: WHOLE });
    await desk.invoke('report.ignore');
    await rest();
    expect(desk.cursorAt()).toBe(1);
    await desk.runner.undo();
    await rest();
    expect(desk.cursorAt()).toBe(0);
  });
});

describe('undo', () => {
  test('of a call that waits for the server pulls it back: nothing is ever sent', async () => {
    let busy = true;
    const desk = aDesk({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: () => (busy ? refused(Code.unavailable) : undefined),
    });
    await desk.invoke('post.hide');
    await desk.clock.pass(3000);
    expect(await desk.runner.undo()).toBe(true);
    busy = false;
    await desk.clock.pass(60_000);
    expect(desk.row(0).hidden).toBe(false);
    expect(desk.server.row('post', desk.id(0))?.hidden).toBe(false);
    expect(history.entries[0]?.outcome).toBe('pulledBack');
  });

  test('of a call whose answer was lost takes back what may have arrived', async () => {
    let lossy = true;
    const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY, arrivesBut: () => (lossy ? Code.lost : undefined) });
    await desk.invoke('post.hide');
    await rest();
    expect(desk.server.row('post', desk.id(0))?.hidden).toBe(true);
    lossy = false;
    await desk.runner.undo();
    await rest();
    expect(desk.server.row('post', desk.id(0))?.hidden).toBe(false);
    expect(desk.row(0).hidden).toBe(false);
  });

  test('of a call on its way waits for its answer, so that the two never cross', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY, slow: true });
    await desk.invoke('post.hide');
    const undone = desk.runner.undo();
    await rest();
    expect(desk.row(0).hidden).toBe(false);
    expect(changing(desk.calls)).toEqual(['POST /post/hidepost']);
    await desk.answerAll();
    await undone;
    expect(changing(desk.calls)).toEqual(['POST /post/hidepost', 'POST /post/unhidepost']);
    expect(desk.server.row('post', desk.id(0))?.hidden).toBe(false);
  });

  test.each([
    ['is refused', Code.forbidden, 'failed', 'run.failed'],
    ['somebody else has settled', Code.notFound, 'settled', 'run.settledByOther'],
  ] as const)(
    'of a call on its way that %s has nothing to take back, and says that alone',
    async (_, code, outcome, says) => {
      const refuse = ({ endpoint }: { endpoint: { id: string } }) =>
        endpoint.id === 'POST /post/hidepost' ? refused(code) : undefined;
      const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY, slow: true, refuse });
      await desk.invoke('post.hide');
      const undone = desk.runner.undo();
      await desk.answerAll();
      expect(await undone).toBe(false);
      await rest();
      expect(changing(desk.calls)).toEqual(['POST /post/hidepost']);
      expect(history.entries[0]?.outcome).toBe(outcome);
      expect(desk.said.map(({ key }) => key)).toEqual([says]);
      expect(desk.row(0).hidden).toBe(false);
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
    const desk = aDesk({ kind: 'post', rows: posts(1), may: MAY, refuse: ({ endpoint }) => held.get(endpoint.id) });
    await desk.invoke('post.hide');
    await rest();
    await desk.invoke('post.block');
    const first = desk.runner.undo();
    open['POST /post/blockpost']?.();
    await rest();
    const second = desk.runner.undo();
    open['POST /post/unblockpost']?.();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    await rest();
    expect(desk.server.row('post', desk.id(0))).toMatchObject({ hidden: false, blocked: false });
    expect(history.entries.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['undone', 'undone']);
  });

  test('of an edit of what the server never said holds it, and is not offered once that has gone out', async () => {
    const row = aProfile({ unsaid: ['location'] });
    const desk = aDesk({
      kind: 'profile',
      rows: [row],
      may: ['PROFILE_VIEW', 'PROFILE_UPDATE'],
      extensions: ['edits.partial'],
    });
    const args = { ...FORM, displayName: row.displayName, gender: 'woman', location: 'Huế' };
    await desk.invoke('profile.update', args);
    await desk.clock.pass(1000);
    expect(changing(desk.calls)).toEqual([]);
    expect(desk.row(0).location).toBe('Huế');
    expect(await desk.runner.undo()).toBe(true);
    expect(desk.row(0).location).toBe('');
    await desk.invoke('profile.update', args);
    await desk.clock.pass(60_000);
    await vi.waitFor(() => expect(desk.said.map(({ key }) => key)).toContain('profile.update.done'));
    expect(await desk.runner.undo()).toBe(false);
    expect(changing(desk.calls)).toEqual(['PUT /users/updatebypubkey']);
  });

  test('takes nothing back that somebody else has changed since, and says so', async () => {
    const desk = aDesk({
      kind: 'profile',
      rows: [aProfile()],
      may: ['PROFILE_LOCK', 'PROFILE_VIEW'],
      asked: { kinds: ['BLOCK_POST'] },
    });
    await desk.invoke('profile.block');
    await rest();
    desk.server.change('profile', desk.id(0), { blocks: ['BLOCK_POST', 'BLOCK_COMMENT'] });
    expect(await desk.runner.undo()).toBe(false);
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.undoneByOther' });
    expect(desk.row(0).blocks).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
    expect(changing(desk.calls)).toHaveLength(1);
  });

  test('of a decision stands while a report it settled has it, though new ones came', async () => {
    const desk = aDesk({ kind: 'report', rows: [aCase()], may: ['REPORT_VIEW'], extensions: [...WHOLE] });
    const { reports } = desk.row(0);
    await desk.invoke('report.ignore');
    await rest();
    const settled = desk.server.row('report', desk.id(0))?.reports ?? [];
    desk.server.change('report', desk.id(0), { decision: 'open', reports: [aCaseReport(), ...settled] });
    expect(await desk.runner.undo()).toBe(true);
    const now = desk.server.row('report', desk.id(0))?.reports ?? [];
    expect(now.find(({ reportId }) => reportId === reports[0]?.reportId)?.decision).toBe('open');
  });

  test('leaves a case alone that somebody else has decided anew', async () => {
    const desk = aDesk({ kind: 'report', rows: [aCase()], may: ['REPORT_VIEW'], extensions: [...WHOLE] });
    await desk.invoke('report.ignore');
    await rest();
    const { reports } = desk.row(0);
    desk.server.change('report', desk.id(0), {
      decision: 'deleted',
      reports: reports.map((report) => ({ ...report, decision: 'deleted' })),
    });
    expect(await desk.runner.undo()).toBe(false);
    expect(desk.server.row('report', desk.id(0))?.decision).toBe('deleted');
    expect(desk.row(0).decision).toBe('deleted');
  });

  test('of a phone number that the server wrote its own way is undo of that number', async () => {
    const desk = aDesk({
      kind: 'profile',
      rows: [aProfile({ phone: '' })],
      may: ['PROFILE_VERIFY', 'PROFILE_VIEW'],
      asked: { phone: '0912345678' },
    });
    await desk.invoke('profile.verifyPhone');
    await rest();
    expect(desk.row(0)).toMatchObject({ phone: '+84912345678', phoneVerified: true });
    expect(await desk.runner.undo()).toBe(true);
    expect(desk.row(0).phoneVerified).toBe(false);
  });

  test('is offered of the newest that can still be taken back, and of nothing twice', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(2), may: MAY });
    await desk.invoke('post.hide');
    await rest();
    const [older] = history.entries;
    await desk.runner.invoke('post.hide', { source: 'menu', rows: [desk.row(1)], rowKind: 'post' });
    await rest();
    const [newer] = history.entries;
    expect(desk.runner.nextToUndo()?.id).toBe(newer?.id);
    // From the panel of the history, where each can be chosen.
    await desk.runner.undo(newer?.id);
    await rest();
    expect(desk.runner.nextToUndo()?.id).toBe(older?.id);
    await desk.runner.undo();
    await rest();
    expect(desk.runner.nextToUndo()).toBeUndefined();
  });

  test('of what did not come about takes back nothing older in its place, but names it; pressed again it does', async () => {
    const desk = aDesk({
      kind: 'post',
      rows: posts(3),
      may: MAY,
      refuse: ({ nth }) => (nth === 3 ? refused(Code.malformed) : undefined),
    });
    for (const row of [0, 1, 2]) {
      await desk.runner.invoke('post.hide', { source: 'menu', rows: [desk.row(row)], rowKind: 'post' });
      await rest();
    }
    const name = history.entries[1]?.name;
    expect(history.entries[0]?.outcome).toBe('failed');
    expect(desk.runner.nextToUndo()).toBeUndefined();
    expect(await desk.runner.undo()).toBe(false);
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.nothingDone', params: { next: 'post.hide', nextName: name } });
    expect(desk.row(1).hidden).toBe(true);
    expect(await desk.runner.undo()).toBe(true);
    expect(desk.row(1).hidden).toBe(false);
    // What comes after that is named with it, and so on.
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.undone', params: { next: 'post.hide' } });
    expect(await desk.runner.undo()).toBe(true);
    expect(desk.row(0).hidden).toBe(false);
    expect(desk.said.at(-1)?.params).not.toHaveProperty('next');
  });

  test('of a job that still runs cancels the rest and takes back what was done', async () => {
    const desk = aDesk({
      kind: 'post',
      rows: posts(60),
      may: MAY,
      refuse: ({ nth }) => (nth === 21 ? refused(Code.unavailable) : undefined),
      slow: true,
    });
    desk.selectAll();
    await desk.invoke('post.hide');
    await desk.answer(20);
    const undone = desk.runner.undo();
    await desk.answerAll();
    expect(await undone).toBe(true);
    await desk.answerAll();
    expect(desk.ids.filter((id) => desk.server.row('post', id)?.hidden)).toEqual([]);
    expect(desk.row(59).hidden).toBe(false);
    expect(jobs.list.map(({ phase }) => phase)).toEqual(['finished', 'finished']);
  });

  test('of a job leaves the rows alone that somebody else has changed since', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(4), may: MAY, extensions: [...WHOLE] });
    desk.selectAll();
    await desk.invoke('post.hide');
    await rest();
    desk.server.change('post', desk.id(2), { hidden: false });
    await desk.runner.undo();
    await rest();
    expect(jobs.list[0]?.counts).toMatchObject({ done: 3, settled: 1 });
    expect(changing(desk.calls).filter((id) => id.endsWith('unhidepost'))).toHaveLength(3);
  });

  test('without the permission for it says which one is missing, and leaves the entry as it is', async () => {
    const may: ('POST_VIEW' | 'POST_HIDE')[] = ['POST_VIEW', 'POST_HIDE'];
    const desk = aDesk({ kind: 'post', rows: posts(1), may });
    await desk.invoke('post.hide');
    await rest();
    may.pop();
    expect(await desk.runner.undo()).toBe(false);
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.missingPermission', params: { permission: 'POST_HIDE' } });
    expect(history.entries[0]?.outcome).toBe('done');
  });

  test('refused by the server, leaves the row as it was and can be tried again', async () => {
    let refusing = true;
    const desk = aDesk({
      kind: 'post',
      rows: posts(1),
      may: MAY,
      refuse: ({ endpoint }) =>
        refusing && endpoint.id === 'POST /post/unhidepost' ? refused(Code.unexpected) : undefined,
    });
    await desk.invoke('post.hide');
    await rest();
    expect(await desk.runner.undo()).toBe(false);
    expect(desk.row(0).hidden).toBe(true);
    refusing = false;
    expect(await desk.runner.undo()).toBe(true);
    expect(desk.row(0).hidden).toBe(false);
  });
});

describe('redo', () => {
  test('does again what was taken back last, and that can be undone too', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(2), may: MAY });
    await desk.invoke('post.hide');
    await rest();
    desk.select(1);
    await desk.invoke('post.block');
    await rest();
    await desk.runner.undo();
    await desk.runner.undo();
    await desk.runner.redo();
    await rest();
    expect([desk.row(0).hidden, desk.row(1).blocked]).toEqual([true, false]);
    await desk.runner.redo();
    await rest();
    expect([desk.row(0).hidden, desk.row(1).blocked]).toEqual([true, true]);
    await desk.runner.undo();
    expect(desk.row(1).blocked).toBe(false);
  });

  test('of a job does it to its rows again, without asking again', async () => {
    const desk = aDesk({ kind: 'post', rows: posts(30), may: MAY });
    desk.selectAll();
    await desk.invoke('post.hide');
    await rest();
    await desk.runner.undo();
    await rest();
    await desk.runner.redo();
    await rest();
    expect(desk.questions).toEqual([30]);
    expect(desk.ids.every((id) => desk.server.row('post', id)?.hidden)).toBe(true);
  });
});

describe('repeat', () => {
  test('runs the last command on the rows chosen now, with the same choice', async () => {
    const desk = aDesk({
      kind: 'profile',
      rows: [aProfile(), aProfile()],
      may: ['PROFILE_LOCK'],
      asked: { kinds: ['BLOCK_COMMENT'] },
    });
    await desk.invoke('profile.block');
    await rest();
    desk.select(1);
    await desk.runner.repeat();
    await rest();
    expect(desk.asks).toHaveLength(1);
    expect(desk.row(1).blocks).toEqual(['BLOCK_COMMENT']);
  });

  test('asks anew for what was typed about one row', async () => {
    const desk = aDesk({
      kind: 'profile',
      rows: [aProfile(), aProfile()],
      may: ['PROFILE_VERIFY'],
      asked: { phone: '0912345678' },
    });
    await desk.invoke('profile.verifyPhone');
    await rest();
    desk.select(1);
    await desk.runner.repeat();
    expect(desk.asks).toEqual([{}, {}]);
  });
});

describe('a decision about several reports', () => {
  const decide = async (count: number, extensions: readonly ('restore' | 'cases' | 'audit.jobs')[]) => {
    const reports = Array.from({ length: count }, () => aCaseReport());
    const desk = aDesk({ kind: 'report', rows: [aCase({ reports })], may: ['REPORT_VIEW'], extensions });
    await desk.invoke('report.ignore');
    await desk.quiet();
    await desk.runner.undo();
    await desk.quiet();
    return desk.calls.filter(({ id }) => !id.startsWith('GET')).map(({ job }) => job);
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
