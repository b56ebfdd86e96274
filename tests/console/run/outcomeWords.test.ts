import { describe, expect, test } from 'vitest';
import type { SettledAs } from '../../../commands/core/definition';
import { commandById } from '../../../commands/every';
import { Code } from '../../../contract/wire/codes';
import type { RunOutcome } from '../../../src/run/call/runOutcome';
import { conflictMessage, notifyWhyNot } from '../../../src/run/single/conflict';
import type { HeldCall } from '../../../src/run/single/heldCalls';
import { tellOutcome } from '../../../src/run/single/tellOutcome';
import { aCase, aCaseReport, aPost } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

const POST = aPost({ content: 'Một' });
const HIDES: HeldCall = {
  id: 'h1',
  commandId: 'post.hide',
  kind: 'post',
  rowId: POST.postId,
  name: 'Một',
  args: {},
  before: POST,
  uid: 1,
  sendAtMs: 0,
  state: 'sending',
};
/** What is said of a run that ended so, and which rows stay chosen of the one that it was on. */
function tell(
  outcome: RunOutcome,
  { isUndoable = outcome.is === 'done', ...more }: Partial<HeldCall> & { isUndoable?: boolean } = {},
) {
  const desk = aConsole({ kind: 'post', rows: [POST], may: [], extensions: ['cases'] });
  desk.selectAll();
  tellOutcome(desk.host, { ...HIDES, ...more }, outcome, isUndoable);
  return { said: desk.said, stillChosen: desk.selectedIds().length };
}
const NAMED = { command: 'post.hide', name: 'Một' };
const settled = (more: object = {}): RunOutcome => ({ is: 'settled', code: Code.taskEnded, ...more });
const failed: RunOutcome = { is: 'failed', code: Code.forbidden, message: 'no' };
const decidedBy = (uid: number) =>
  aCase({
    decision: 'ignored',
    reports: [
      aCaseReport({
        decision: 'ignored',
        decidedBy: { uid, display_name: 'Lê Hằng' },
        decidedAt: 1_790_000_000,
      } as never),
    ],
  });

describe('of a run on one row is said', () => {
  test('that it was done, with the way back where there is one; the row is chosen no more', () => {
    const said = { key: 'post.hide.done', params: NAMED, tone: 'good' };
    expect(tell({ is: 'done', left: {} })).toEqual({ said: [{ ...said, undo: 'h1' }], stillChosen: 0 });
    expect(tell({ is: 'done', left: {} }, { isUndoable: false }).said).toEqual([said]);
  });

  test('that it was done, of what is there from now on as well, and no row is unchosen for it', () => {
    const made = { commandId: 'temple.add', kind: null, rowId: null, before: null };
    expect(tell({ is: 'done', left: {} }, made)).toMatchObject({ said: [{ key: 'temple.add.done' }], stillChosen: 1 });
  });

  test('in the words of its command what was done, where that has some for the row', () => {
    const ofReport = { commandId: 'report.blockUser', kind: 'report' } as const;
    const unnamed = aCase({ reported: undefined as never });
    expect(tell({ is: 'done', left: {} }, { ...ofReport, before: unnamed }).said).toMatchObject([
      { key: 'report.blockUser.doneUnnamed' },
    ]);
    expect(tell({ is: 'done', left: {} }, { ...ofReport, before: aCase() }).said).toMatchObject([
      { key: 'report.blockUser.done' },
    ]);
  });

  test('why it was refused, without a way back; the row stays chosen', () => {
    const params = { ...NAMED, code: Code.forbidden, message: 'no' };
    expect(tell(failed)).toEqual({ said: [{ key: 'run.failed', params, tone: 'bad' }], stillChosen: 1 });
  });

  test('nothing, where the person has stopped it', () => {
    expect(tell({ is: 'aborted', begun: true }).said).toEqual([]);
  });

  test('that somebody was first, that it may have been oneself, or that it was so already', () => {
    const said = (key: string) => [{ key, params: { ...NAMED, code: Code.taskEnded }, tone: 'info' }];
    expect(tell(settled()).said).toEqual(said('run.settledBefore'));
    expect(tell(settled({ present: POST })).said).toEqual(said('run.settledBefore'));
    expect(tell(settled({ maybeOurs: true })).said).toEqual(said('run.settledMaybeByUs'));
    const block = { commandId: 'profile.block', kind: null, before: null, name: 'Lan' };
    expect(tell(settled(), block).said).toMatchObject([{ key: 'profile.blocksAreSo' }]);
  });

  test('of what a part has stopped which part, of what, and why; what was done before it can be taken back', () => {
    const stopped = { part: 2, commandId: 'profile.block', why: 'command.memberUnknown' };
    const progress = { done: [], stopped };
    const params = { ...NAMED, part: 2, step: 'profile.block', why: 'command.memberUnknown' };
    expect(tell({ ...failed, progress }, { isUndoable: true }).said).toEqual([
      { key: 'macro.stopped', params: { ...params, code: Code.forbidden, message: 'no' }, tone: 'bad', undo: 'h1' },
    ]);
    const bySomebody = settled({ progress: { done: [], stopped: { part: 2, commandId: 'profile.block' } } });
    expect(tell(bySomebody).said).toEqual([
      { key: 'macro.settled', params: { ...params, why: '', code: Code.taskEnded, message: '' }, tone: 'info' },
    ]);
  });

  test('how somebody has settled it, where that shows on the row as it is now', () => {
    const decides = { commandId: 'report.ignore', kind: 'report', before: aCase(), name: '' } as const;
    expect(tell(settled({ present: aCase({ decision: 'deleted' }) }), decides).said).toMatchObject([
      { key: 'command.settledAs', params: { how: 'screens.reports.decision.deleted' }, tone: 'info' },
    ]);
    expect(tell(settled({ present: decidedBy(7) }), decides).said).toMatchObject([
      { key: 'command.settledAsBy', params: { who: 'Lê Hằng', at: 1_790_000_000 } },
    ]);
  });
});

describe('what is settled is said to be so', () => {
  const how = 'screens.reports.decision.ignored' as const;
  test.each<[string, SettledAs, string, object]>([
    ['by oneself', { how, by: { uid: 1, name: 'Tôi' } }, 'command.settledAsByYou', { who: 'Tôi' }],
    [
      'by somebody, and when',
      { how, by: { uid: 2, name: 'Lan' }, at: 9 },
      'command.settledAsBy',
      { who: 'Lan', at: 9 },
    ],
    ['by nobody who is known', { how }, 'command.settledAs', {}],
  ])('%s', (_, as, key, more) => {
    const message = conflictMessage(as, { name: 'Một' }, 1);
    expect(message).toEqual({ key, params: { name: 'Một', how, ...more }, tone: 'info' });
  });

  /** What is said of a key that decides these cases, on a server that has the first of them as `now`. */
  async function whyNot(
    rows: readonly ReturnType<typeof aCase>[],
    now?: ReturnType<typeof aCase>,
    {
      command = 'report.ignore',
      ...more
    }: Partial<Parameters<typeof aConsole<'report'>>[0]> & { command?: string } = {},
  ) {
    const desk = aConsole({ kind: 'report', rows, may: ['REPORT_VIEW'], extensions: ['cases'], ...more });
    if (now) desk.server.put(desk.id(0), now);
    const lookWorld = () => ({ ...desk.host.world, call: desk.host.call }) as never;
    const why = 'report.alreadyDecided' as never;
    await notifyWhyNot(
      { host: desk.host, lookWorld },
      { command: commandById(command) as never, rows, kind: 'report', why },
    );
    return { said: desk.said, asked: desk.calls.map(({ id }) => id) };
  }

  test('by whom, once the server was asked', async () => {
    const row = aCase({ decision: 'ignored', reports: [] });
    const { said, asked } = await whyNot([row], { ...decidedBy(7), caseId: row.caseId });
    expect(said).toMatchObject([{ key: 'command.settledAsBy', params: { command: 'report.ignore', who: 'Lê Hằng' } }]);
    expect(asked).toEqual(['GET /report/getcase']);
  });

  test('as the list has it, where the server says that it is open again', async () => {
    const desk = await whyNot([aCase({ decision: 'ignored', reports: [] })], aCase());
    expect(desk.said).toMatchObject([{ key: 'command.settledAs', params: { how } }]);
  });

  test('as the list has it, where the server does not say how it is', async () => {
    const row = aCase({ decision: 'ignored', reports: [] });
    const { said, asked } = await whyNot([row], undefined, { refuse: () => refused(Code.forbidden) });
    expect(said).toMatchObject([{ key: 'command.settledAs', params: { how } }]);
    expect(asked).toEqual(['GET /report/getcase']);
  });

  test('without asking, where the list says by whom', async () => {
    const { said, asked } = await whyNot([decidedBy(1)]);
    expect(said).toMatchObject([{ key: 'command.settledAsByYou' }]);
    expect(asked).toEqual([]);
  });

  test('by nobody in particular, of several or where the command settles nothing', async () => {
    const plain = [{ key: 'report.alreadyDecided', tone: 'info' }];
    expect((await whyNot([decidedBy(7), decidedBy(7)])).said).toEqual(plain);
    expect((await whyNot([aCase()])).said).toEqual(plain);
    expect((await whyNot([decidedBy(7)], undefined, { command: 'report.assignMe' })).said).toEqual(plain);
  });
});
