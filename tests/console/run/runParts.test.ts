import { describe, expect, test } from 'vitest';
import type { DonePart, Part } from '../../../commands/core/parts';
import { Code } from '../../../contract/wire/codes';
import type { RunOutcome } from '../../../src/run/call/runOutcome';
import { cellOf, putRows, rowOf } from '../../../src/state/rows';
import { aCase, aMedium, aPost, aProfile } from '../../commands/rows';
import { forEver } from '../../support/anExecutor';
import {
  type Around,
  aQueue,
  BLOCK,
  FAILED,
  IGNORE,
  part,
  runParts,
  SETTLED,
  stoppedAs,
  TRUST,
} from '../../support/aRunOfParts';

describe('the parts of a run', () => {
  test('are runs of their own commands, each on its row as the server has it and on the terms of the whole', async () => {
    const { row, author } = aQueue();
    const terms = { job: 'j', unsure: true, progress: { done: [] } };
    const { sent, outcome } = await runParts('report', row, [IGNORE, BLOCK], { terms });
    expect(sent).toMatchObject([
      { command: { id: 'report.ignore' }, kind: 'report', rowId: row.caseId, before: row, args: {}, token: 't/0' },
      {
        command: { id: 'profile.block' },
        kind: 'profile',
        rowId: author.pubkey,
        before: author,
        args: BLOCK.args,
        token: 't/1',
      },
    ]);
    for (const { terms: given } of sent)
      expect(given).toEqual({ signal: forEver, ...terms, progress: undefined, precondition: undefined });
    expect(outcome).toEqual({
      is: 'done',
      left: {},
      progress: {
        done: [
          { ...IGNORE, kind: 'report', rowId: row.caseId, before: row, left: { by: 'report.ignore' } },
          { ...BLOCK, kind: 'profile', rowId: author.pubkey, before: author, left: { by: 'profile.block' } },
        ],
      },
    });
  });

  test('of which there are none leave a command as it is', async () => {
    const post = aPost();
    const { outcome, sent } = await runParts('post', post, [], { commandId: 'post.hide' });
    expect(outcome).toEqual({ is: 'done', left: { by: 'post.hide' } });
    expect(sent).toMatchObject([{ before: post, token: 't' }]);
  });

  test('begin on the row as the whole did; a later one is on what the earlier have left', async () => {
    const post = aPost({ content: 'khi ấy' });
    const twice = await runParts('post', post, [part('post.hide'), part('post.block')]);
    expect(twice.sent.map(({ before }) => before)).toMatchObject([
      { hidden: false, blocked: false },
      { hidden: true, blocked: false },
    ]);
  });

  test('keep what undo needs: what was made, what was answered, and that something was there before', async () => {
    const { row } = aQueue();
    const progressOf = async (more: object) => {
      const outcomes = { 'report.ignore': { is: 'done', left: {}, ...more } as RunOutcome };
      return (await runParts('report', row, [IGNORE], { outcomes })).outcome.progress?.done[0];
    };
    expect(await progressOf({ made: { rowId: 'm', before: { any: 1 } } })).toMatchObject({
      rowId: 'm',
      before: { any: 1 },
    });
    expect(await progressOf({ remembered: { at: 5 } })).toMatchObject({ remembered: { at: 5 } });
    expect(await progressOf({ mayBeOld: true })).toMatchObject({ isNoop: true });
    const old: RunOutcome = { is: 'done', left: { any: 1 }, mayBeOld: true };
    const { outcome } = await runParts('report', row, [IGNORE], { outcomes: { 'report.ignore': old } });
    expect(outcome).toEqual({ is: 'done', left: {}, progress: expect.anything() });
    for (const name of ['remembered', 'isNoop']) expect(await progressOf({})).not.toHaveProperty(name);
  });
});

describe('a part that fails', () => {
  test('ends the run, says where, and takes what the later ones showed off their rows', async () => {
    const { row, author } = aQueue();
    const { outcome, ids } = await runParts('report', row, [IGNORE, BLOCK, TRUST], {
      outcomes: { 'profile.block': FAILED },
    });
    expect(ids).toEqual(['report.ignore', 'profile.block']);
    expect(outcome).toMatchObject({ ...FAILED, progress: { done: [{ commandId: 'report.ignore' }] } });
    expect(stoppedAs(outcome)).toStrictEqual({ part: 2, commandId: 'profile.block' });
    expect(outcome).not.toHaveProperty('begun');
    // Its own change is taken off by whoever has run it; the row says why, of both.
    expect(rowOf('profile', author.pubkey)?.authentic).toBe(author.authentic);
    expect(cellOf('profile', author.pubkey)).toMatchObject({
      pending: 1,
      trouble: { code: Code.unexpected, message: 'broken', commandId: 'profile.setAuthentic' },
    });
  });

  test('marks no other row than its own', async () => {
    const { row, author } = aQueue();
    await runParts('report', row, [IGNORE, BLOCK], { outcomes: { 'report.ignore': FAILED } });
    expect(cellOf('profile', author.pubkey)).toMatchObject({ pending: 0, trouble: null, row: { blocks: [] } });
    const [post, other] = [aPost({ hidden: true }), aPost({ hidden: true })];
    putRows('post', [other]);
    const undoing = [post, other].map(({ postId: id }): Part => {
      const undoes: DonePart = { ...part('post.hide'), kind: 'post', rowId: id, before: {}, left: {} };
      return { ...part('post.unhide'), undoes };
    });
    await runParts('post', post, undoing, { commandId: 'macro.undo', outcomes: { 'post.unhide': FAILED } });
    expect(cellOf('post', other.postId)).toMatchObject({ pending: 0, trouble: null, row: { hidden: true } });
  });

  test('marks its row, and one that was settled meanwhile marks none', async () => {
    const hidden = (outcome: RunOutcome) =>
      runParts('post', aPost(), [part('post.hide'), part('post.block')], { outcomes: { 'post.hide': outcome } });
    expect((await hidden(FAILED)).cell?.trouble).toMatchObject({ code: Code.unexpected, commandId: 'post.block' });
    expect((await hidden(SETTLED)).cell).toMatchObject({ trouble: null, row: { blocked: false } });
  });

  test.each<[string, Part, Around, object, string | undefined]>([
    ['has no command here', part('report.burn'), {}, { code: Code.unexpected }, 'command.failed'],
    ['may not be done by this person', BLOCK, { may: ['REPORT_VIEW'] }, { code: Code.forbidden }, undefined],
    ['can’t be done to the row as it is', TRUST, {}, { code: Code.taskEnded }, 'profile.noUid'],
  ])('is not sent where it %s', async (_, one, around, code, why) => {
    const { row, author } = aQueue({ uid: undefined });
    const { outcome, sent } = await runParts('report', row, [one, IGNORE], around);
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({ is: 'failed', message: '', ...code, progress: { done: [] } });
    expect(stoppedAs(outcome)).toStrictEqual({ part: 1, commandId: one.commandId, ...(why && { why }) });
    expect(rowOf('profile', author.pubkey)).toEqual(author);
    expect(rowOf('report', row.caseId)?.decision).toBe('open');
  });

  test('on a row that was decided meanwhile settles it, as it is', async () => {
    const { row } = aQueue();
    const decided = { ...row, decision: 'ignored', reports: [] };
    const { outcome, sent } = await runParts('report', decided, [IGNORE]);
    expect([outcome, sent]).toMatchObject([{ ...SETTLED, present: decided, progress: { done: [] } }, []]);
  });
});

describe('the author of a row', () => {
  const reported = { pubkey: 'not-loaded', displayName: 'Lan', avatar: '' } as never;

  test('is read where no list holds them', async () => {
    const member = aProfile({ pubkey: 'not-loaded', blocks: [] });
    const { sent, reads } = await runParts('report', aCase({ reported }), [BLOCK], { read: { data: member } });
    expect(reads).toEqual([{ pubkey: 'not-loaded' }]);
    expect(sent).toMatchObject([{ before: member, rowId: 'not-loaded' }]);
  });

  test('who can’t be read, or whom nobody knows, ends the run', async () => {
    const refused = await runParts('report', aCase({ reported }), [BLOCK], {
      read: { refused: Code.forbidden, message: 'no' },
    });
    expect(refused.outcome).toMatchObject({ is: 'failed', code: Code.forbidden, message: 'no' });
    expect(stoppedAs(refused.outcome)).toEqual({ part: 1, commandId: 'profile.block' });
    const unknown = await runParts('report', aCase({ reported: undefined as never }), [BLOCK]);
    expect(unknown.outcome).toMatchObject({ is: 'failed', code: Code.notFound });
    expect(stoppedAs(unknown.outcome)).toMatchObject({ why: 'command.memberUnknown' });
  });
});

describe('what is so already', () => {
  test('is passed over: nothing is sent of it, nothing stays shown of it, and nothing of it is undone', async () => {
    const { row, author } = aQueue({ authentic: true });
    const { outcome, ids } = await runParts('report', row, [TRUST, IGNORE]);
    expect(ids).toEqual(['report.ignore']);
    expect(outcome).toMatchObject({ is: 'done', progress: { done: [{ ...TRUST, left: {}, isNoop: true }, IGNORE] } });
    expect(cellOf('profile', author.pubkey)?.pending).toBe(0);
  });

  test('is found out by the call as well, where that puts something where it is', async () => {
    const medium = aMedium({ mediaType: 2 });
    const promote = part('post.promoteHotlive', 'row', { idmedia: medium.idmedia });
    const outcomes = { 'post.promoteHotlive': SETTLED };
    const { outcome, ids } = await runParts('post', aPost({ media: [medium] }), [promote, part('post.hide')], {
      outcomes,
    });
    expect(ids).toEqual(['post.promoteHotlive', 'post.hide']);
    expect(outcome).toMatchObject({ is: 'done', progress: { done: [{ isNoop: true }, {}] } });
    // Of any other command it means that somebody else has settled the row.
    const hide = await runParts('post', aPost(), [part('post.hide'), part('post.block')], {
      outcomes: { 'post.hide': SETTLED },
    });
    expect([hide.ids, hide.outcome]).toMatchObject([['post.hide'], SETTLED]);
  });

  test('in all parts makes a run that was settled before', async () => {
    const { row } = aQueue({ authentic: true });
    const { outcome } = await runParts('report', row, [TRUST]);
    expect(outcome).toMatchObject({ ...SETTLED, progress: { done: [{ isNoop: true }] } });
  });
});

describe('a run that nobody waits for any longer', () => {
  const ended = (begun: boolean): RunOutcome => ({ is: 'aborted', begun });

  test('keeps the part that may have arrived, and what the later ones show', async () => {
    const { row, author } = aQueue();
    const { outcome } = await runParts('report', row, [IGNORE, BLOCK], { outcomes: { 'report.ignore': ended(true) } });
    expect(outcome).toMatchObject({ is: 'aborted', begun: true, progress: { done: [] } });
    expect(outcome.progress?.unanswered).toEqual({
      ...IGNORE,
      kind: 'report',
      rowId: row.caseId,
      before: row,
      left: {},
    });
    expect(outcome.progress).not.toHaveProperty('stopped');
    expect(rowOf('profile', author.pubkey)?.blocks).toEqual(['BLOCK_POST']);
  });

  test('has begun where a part is done, and else not', async () => {
    const { row } = aQueue();
    const second = await runParts('report', row, [IGNORE, BLOCK], { outcomes: { 'profile.block': ended(false) } });
    expect(second.outcome).toMatchObject({ is: 'aborted', begun: true, progress: { done: [IGNORE] } });
    expect(second.outcome.progress).not.toHaveProperty('unanswered');
    const first = await runParts('report', aQueue().row, [IGNORE, BLOCK], {
      outcomes: { 'report.ignore': ended(false) },
    });
    expect(first.outcome).toMatchObject({ is: 'aborted', begun: false, progress: { done: [] } });
  });

  test('goes on where it was, and shows no more of what is done', async () => {
    const { row, author } = aQueue();
    const done: DonePart = { ...IGNORE, kind: 'report', rowId: row.caseId, before: row, left: {} };
    const { outcome, ids } = await runParts('report', row, [IGNORE, BLOCK], { terms: { progress: { done: [done] } } });
    expect(ids).toEqual(['profile.block']);
    expect(outcome).toMatchObject({ is: 'done', progress: { done: [done, { rowId: author.pubkey }] } });
    expect(cellOf('report', row.caseId)).toMatchObject({ row: { decision: 'open' } });
  });
});

describe('the parts of an undo', () => {
  const before = aPost({ hidden: false });
  const hid: DonePart = { ...part('post.hide'), kind: 'post', rowId: before.postId, before, left: { hidden: true } };
  const unhide: Part = { ...part('post.unhide'), undoes: hid };
  const undo = (row: object, parts: readonly Part[], around: Around = {}) =>
    runParts('post', row, parts, { commandId: 'macro.undo', ...around });

  test('are sent whatever the person may do now, each while what it undoes stands', async () => {
    const { sent, outcome } = await undo({ ...before, hidden: true }, [unhide], { may: [] });
    const asks = sent[0]?.terms.precondition ?? expect.fail('it asks nothing');
    expect([asks({ ...before, hidden: true }), asks(before)]).toEqual([true, false]);
    expect(outcome).toMatchObject({ is: 'done', progress: { done: [{ commandId: 'post.unhide' }] } });
  });

  test('stand by the command’s own rule, where it has one', async () => {
    const row = aCase();
    const ignored = {
      ...row,
      decision: 'ignored',
      reports: row.reports.map((one) => ({ ...one, decision: 'ignored' })),
    };
    const did: DonePart = { ...IGNORE, kind: 'report', rowId: row.caseId, before: row, left: { decision: 'ignored' } };
    const reopen: Part = { ...part('report.reopen', 'row', { reportIds: [] }), undoes: did };
    const { sent } = await runParts('report', ignored, [reopen], { commandId: 'macro.undo' });
    const asks = sent[0]?.terms.precondition ?? expect.fail('it asks nothing');
    expect([asks(ignored), asks({ ...row, decision: 'ignored' })]).toEqual([true, false]);
  });

  test('pass over what somebody else has changed, and one of which nothing is left was settled before', async () => {
    const other: DonePart = { ...hid, ...part('post.block'), left: { blocked: true } };
    const unblock: Part = { ...part('post.unblock'), undoes: other };
    const row = { ...before, hidden: true, blocked: true };
    const outcomes = { 'post.unblock': SETTLED };
    const { outcome, ids } = await undo(row, [unblock, unhide], { outcomes });
    expect([ids, outcome]).toMatchObject([
      ['post.unblock', 'post.unhide'],
      { is: 'done', progress: { done: [{ isNoop: true }, {}] } },
    ]);
    expect((await undo(row, [unblock], { outcomes })).outcome).toMatchObject(SETTLED);
  });

  test('are of the row as the part left it, where no list holds it', async () => {
    const did: DonePart = {
      ...hid,
      rowId: 'not-loaded',
      before: { ...before, postId: 'not-loaded' },
      remembered: { at: 5 },
    };
    const { sent, reads } = await undo(before, [{ ...unhide, undoes: did }]);
    expect(sent).toMatchObject([{ rowId: 'not-loaded', before: { postId: 'not-loaded', hidden: true, at: 5 } }]);
    expect(reads).toEqual([]);
  });
});
