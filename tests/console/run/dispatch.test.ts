import { describe, expect, test } from 'vitest';
// Arrives late in the console; here at once, so that no test waits for it.
import '../../../contract/audit';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { outbox } from '../../../src/run/single/heldCalls';
import { aCase, aMedium, aPost, aProfile } from '../../commands/rows';
import { aConsole } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const inFiveMinutes = () => Math.floor(Date.now() / 1000) + 300;
const byColleague = () =>
  aCase({ claim: { by: { uid: 2, display_name: 'Phạm Văn Minh', avatar: '' }, until: inFiveMinutes() } });
const decidedCase = () => {
  const { reports, ...row } = aCase({ decision: 'ignored' });
  return { ...row, reports: reports.map((report) => ({ ...report, decision: 'ignored' as const })) };
};
const queue = (rows: readonly ReturnType<typeof aCase>[]) =>
  aConsole({ kind: 'report', rows, may: ['REPORT_VIEW'], extensions: ['cases', 'restore', 'claims'] });
/** The rows of the newest job, as its ledger has them. */
const ledger = ({ runner }: Pick<ReturnType<typeof aConsole>, 'runner'>) =>
  runner.jobs.rowsOf(jobs.list[0]?.id ?? expect.fail('there is no job'));

/** Posts hidden by a job, which is undone by another. */
async function twoHiddenAndUndone() {
  const desk = aConsole({ kind: 'post', rows: [aPost(), aPost()], may: MAY });
  desk.selectAll();
  await desk.invoke('post.hide');
  await desk.quiet();
  await desk.runner.undo();
  await desk.quiet();
  return desk;
}

describe('before it begins', () => {
  test('the only case that can be decided is asked about where a colleague is at it, and yes decides it', async () => {
    const desk = queue([decidedCase(), byColleague()]);
    desk.selectAll();
    await desk.invoke('report.ignore');
    await desk.quiet();
    expect(desk.questions).toEqual([1]);
    expect(desk.server.row('report', desk.id(1))?.decision).toBe('ignored');
  });

  test('no way back is promised to whom the undo is not permitted, though what is done is harmless', async () => {
    const rows = Array.from({ length: 26 }, () => aPost({ media: [aMedium({ mediaType: 2 })] }));
    const desk = aConsole({ kind: 'post', rows, may: ['POST_VIEW', 'TV_HOTLIVE_ADD'], confirms: false });
    desk.selectAll();
    await desk.invoke('post.promoteHotlive');
    expect(desk.reservations).toEqual([{ leftOut: [], undoable: false }]);
  });

  test('a question is over once its run is held: it does not stay open until that goes out', async () => {
    const form = { displayName: 'An', email: '', phone: '', birthDay: '', gender: 'unsaid', idCard: '', photo: '' };
    const desk = aConsole({
      kind: 'profile',
      rows: [aProfile({ displayName: 'An', unsaid: ['location'] })],
      may: ['PROFILE_VIEW', 'PROFILE_UPDATE'],
      extensions: ['edits.partial'],
      asked: { ...form, location: 'Huế' },
      staysOpen: true,
    });
    expect(await desk.invoke('profile.update')).toEqual({ is: 'ran' });
    expect([outbox.held.length, desk.question().isOpen]).toEqual([1, false]);
  });
});

test('nothing is held that can’t be undone anyhow', async () => {
  const desk = aConsole({ kind: 'post', rows: [], may: ['POST_VIEW'], refuse: () => ({ data: null }) });
  await desk.invoke('session.changePassword', { oldPassword: 'old one', newPassword: 'a new one, longer' });
  await desk.quiet();
  expect(desk.calls).toHaveLength(1);
});

describe('a job', () => {
  test('leaves the cursor where it is on a row that was left out', async () => {
    const desk = queue([decidedCase(), aCase(), aCase(), aCase()]);
    desk.select(0, 1, 2);
    await desk.invoke('report.ignore');
    expect(desk.cursorAt()).toBe(0);
    await desk.quiet();
  });

  test('is begun where no list is shown, and undone there', async () => {
    const desk = queue([aCase(), aCase()]);
    Object.assign(desk.host, { activeView: () => null });
    const rows = [desk.row(0), desk.row(1)];
    await desk.runner.invoke('report.ignore', { source: 'menu', rows, rowKind: 'report' });
    await desk.quiet();
    expect(jobs.list[0]).toMatchObject({ undone: false, undoable: true, counts: { done: 2 } });
    expect(await desk.runner.undo()).toBe(true);
    await desk.quiet();
    expect(jobs.list.map(({ counts, undone }) => [counts.done, undone])).toEqual([
      [2, false],
      [2, true],
    ]);
  });

  test('of somebody who signs out before it is done again is not begun', async () => {
    const desk = await twoHiddenAndUndone();
    const before = desk.calls.length;
    const redone = desk.runner.redo();
    await Promise.resolve();
    desk.signOut();
    await redone;
    await desk.quiet();
    expect([desk.calls.length, jobs.list]).toEqual([before, []]);
  });
});

describe('the undo of a job', () => {
  test('gives each row what it had itself', async () => {
    const [one, other] = [aProfile({ blocks: [] }), aProfile({ blocks: ['BLOCK_COMMENT'] })];
    const desk = aConsole({
      kind: 'profile',
      rows: [one, other],
      may: ['PROFILE_VIEW', 'PROFILE_LOCK'],
      asked: { kinds: ['BLOCK_POST'] },
    });
    desk.selectAll();
    await desk.invoke('profile.block');
    await desk.quiet();
    await desk.runner.undo();
    await desk.quiet();
    expect(desk.ids.map((id) => desk.server.row('profile', id)?.blocks)).toEqual([[], ['BLOCK_COMMENT']]);
    expect(desk.ids.map((_, at) => desk.row(at).blocks)).toEqual([[], ['BLOCK_COMMENT']]);
  });

  test('has its rows as they were before it, with what else was done to them since', async () => {
    const desk = aConsole({ kind: 'post', rows: [aPost(), aPost()], may: MAY });
    desk.selectAll();
    await desk.invoke('post.hide');
    await desk.quiet();
    const [job] = actHistory.entries;
    await desk.runner.invoke('post.block', { source: 'menu', rows: [desk.row(0)], rowKind: 'post' });
    await desk.quiet();
    await desk.runner.undo(job?.id);
    await desk.quiet();
    expect(ledger(desk).map(({ before }) => before)).toMatchObject([
      { hidden: true, blocked: true },
      { hidden: true, blocked: false },
    ]);
    expect(desk.row(0)).toMatchObject({ hidden: false, blocked: true });
  });

  test('can’t be undone itself', async () => {
    await twoHiddenAndUndone();
    expect(jobs.list.map(({ undoable, undoes }) => [undoable, undoes !== null])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});
