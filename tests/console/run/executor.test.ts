import { describe, expect, test, vi } from 'vitest';
import type { Move } from '../../../commands/core/definition';
import { Code } from '../../../contract/wire/codes';
import type { ExecuteOptions } from '../../../src/run/call/execution';
import { rowOf } from '../../../src/state/rows';
import { aPost } from '../../commands/rows';
import {
  anExecutor,
  asIs,
  type CallsOnly,
  CHANGING,
  CREATING,
  forEver,
  hiding,
  ours,
  refusal,
  run,
  type Surroundings,
  theirs,
} from '../../support/anExecutor';

describe('a call of a run', () => {
  test('is made on the terms of the run', async () => {
    const { signal } = new AbortController();
    const { sent } = await run(hiding(), {}, { signal, sendAgain: true, unsure: false, job: 'j' });
    expect(sent).toEqual([
      { id: CHANGING.id, signal, sendAgain: true, unsure: false, job: 'j', idempotencyKey: undefined },
    ]);
  });

  test('has a key where it creates: that of the run, and the next with their number', async () => {
    const several = hiding({
      run: async ({ call }: CallsOnly) => {
        await call(CREATING, {});
        await call(CHANGING, {});
        return call(CREATING, {});
      },
    });
    const keys = async (token: string) =>
      (await run(several, {}, {}, token)).sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(await keys('abc')).toEqual(['abc', undefined, 'abc.1']);
    expect(await keys('x'.repeat(70))).toEqual(['x'.repeat(64), undefined, `${'x'.repeat(62)}.1`]);
  });

  test('has none where it belongs to no run', async () => {
    const { executor, sent } = anExecutor({});
    await executor.call(CREATING as never, {} as never);
    expect(sent).toMatchObject([{ id: CREATING.id, idempotencyKey: undefined, signal: { aborted: false } }]);
  });
});

describe('a run that was taken', () => {
  test('leaves the row as the server has it, or as the command shows it where no row is answered', async () => {
    const told = await run(hiding({ run: async (_world: unknown, row: object) => ({ data: ours(theirs(row)) }) }));
    expect(told).toMatchObject({ shown: { hidden: true, content: 'của người khác' }, trouble: null, isPending: false });
    expect(told.outcome).toEqual({ is: 'done', left: { hidden: true } });
    const bare = await run(hiding(), { answers: [{ data: null }] });
    expect(bare).toMatchObject({ shown: { hidden: true }, isPending: false, reads: [] });
    expect(bare.outcome).toEqual({ is: 'done', left: { hidden: true } });
  });

  test('is read again where the server did not say what the row is, if it is one that is shown to change', async () => {
    const answers = [{ data: null, isBare: true }] as never;
    const { shown, reads } = await run(hiding(), { answers, stored: (row: object) => ours(theirs(row)) });
    expect([shown, reads]).toMatchObject([{ hidden: true, content: 'của người khác' }, ['GET /post/getbyid']]);
    expect((await run(hiding({ change: undefined }), { answers, stored: asIs })).reads).toEqual([]);
    expect((await run(hiding(), { answers })).outcome).toEqual({ is: 'done', left: { hidden: true } });
  });

  test('keeps what undo needs of the row as it was answered', async () => {
    const command = hiding({
      run: async (_world: unknown, row: object) => ({ data: row }),
      undoData: ({ postId }: { postId: string }) => ({ of: postId }),
    });
    const { outcome, row } = await run(command);
    expect(outcome).toMatchObject({ remembered: { of: row.postId } });
    expect((await run(hiding({ undoData: () => ({ any: 1 }) }))).outcome).not.toHaveProperty('remembered');
  });

  test('tells the lists what it moved, and one that was settled before that it is there again', async () => {
    const moving = (more = {}) =>
      hiding({
        ...more,
        moves: (): Move[] => [
          { kind: 'media', id: 'm', as: 'added' },
          { kind: 'hotlive', id: 'h', as: 'out' },
        ],
      });
    expect((await run(moving())).moves.map(({ as }) => as)).toEqual(['added', 'out']);
    const before = await run(moving(), { answers: [refusal(Code.taskEnded)] });
    expect(before.moves.map(({ as }) => as)).toEqual(['back', 'out']);
    expect((await run(moving(), { answers: [refusal(Code.forbidden)] })).moves).toEqual([]);
  });

  test('that made another row shows that in the place of the first, which is as it was', async () => {
    const made = aPost();
    const { outcome, moves, row, shown, isPending } = await run(hiding({ run: async () => ({ data: made }) }));
    expect(outcome).toEqual({ is: 'done', left: { hidden: false }, made: { rowId: made.postId, before: made } });
    expect(moves).toEqual([{ kind: 'post', id: made.postId, from: row.postId, as: 'replaced', isOwn: true }]);
    expect([shown, isPending]).toEqual([row, false]);
    expect(rowOf('post', made.postId)).toEqual(made);
  });

  test('on no row is done, and nothing is read or shown of it', async () => {
    const { executor, reads } = anExecutor({ answers: [{ data: { any: 'thing' } }] });
    const execution = { command: hiding(), kind: null, rowId: null, before: null, args: {}, token: 't' } as const;
    expect(await executor.execute(execution, { signal: forEver })).toEqual({ is: 'done', left: {} });
    expect(reads).toEqual([]);
  });
});

describe('a refused run', () => {
  test('goes back and says why, and keeps what the server sent with the refusal', async () => {
    const { outcome, shown, trouble, row, reads } = await run(hiding(), {
      answers: [refusal(Code.malformed, { data: { issues: [] } })],
      stored: theirs,
    });
    expect(outcome).toEqual({ is: 'failed', code: Code.malformed, message: 'no', data: { issues: [] } });
    expect(trouble).toEqual({ code: Code.malformed, message: 'no', commandId: 'thing.hide' });
    expect([shown, reads]).toEqual([row, []]);
    expect((await run(hiding(), { answers: [refusal(Code.forbidden)] })).outcome).not.toHaveProperty('data');
  });

  test('is read again where some call of it may have arrived', async () => {
    const answers = [refusal(Code.forbidden, { mayHaveArrived: true })];
    const { outcome, shown } = await run(hiding(), { answers, stored: theirs });
    expect(outcome).toMatchObject({ is: 'failed', code: Code.forbidden });
    expect(shown).toMatchObject({ content: 'của người khác', hidden: false });
  });

  test.each([Code.changedMeanwhile, Code.unreadable])(
    'shows what the row is now where the code asks for that: %d',
    async (code) => {
      const { outcome, shown, trouble } = await run(hiding(), { answers: [refusal(code)], stored: theirs });
      expect(outcome).toEqual({ is: 'failed', code, message: 'no' });
      expect([shown, trouble]).toMatchObject([{ content: 'của người khác', hidden: false }, { code }]);
    },
  );

  test.each([Code.notFound, Code.taskEnded])('is no failure where it was settled before: %d', async (code) => {
    const { outcome, shown, trouble } = await run(hiding(), { answers: [refusal(code)], stored: ours });
    expect(outcome).toMatchObject({ is: 'settled', code, present: { hidden: true } });
    expect(outcome).not.toHaveProperty('maybeOurs');
    expect([shown, trouble]).toMatchObject([{ hidden: true }, null]);
    const gone = await run(hiding(), { answers: [refusal(code)] });
    expect([gone.outcome, gone.trouble]).toMatchObject([{ is: 'settled', present: undefined }, { code }]);
  });

  test('that nobody waits for any longer says whether a call of it may have arrived, and leaves the row to whoever ended it', async () => {
    const ended = (more: object) => run(hiding(), { answers: [refusal(Code.lost, more)], stored: theirs });
    expect(await ended({})).toMatchObject({ outcome: { is: 'aborted', begun: false }, isPending: true, reads: [] });
    expect(await ended({ mayHaveArrived: true })).toMatchObject({ outcome: { is: 'aborted', begun: true } });
  });

  test('counts as done where it is gone by our own doing', async () => {
    const { outcome, shown } = await run(hiding(), {
      answers: [refusal(Code.notFound, { ourDoing: true })],
      stored: theirs,
    });
    expect([outcome, shown]).toMatchObject([{ is: 'done', left: { hidden: true } }, { hidden: true }]);
  });

  test('by a fault of the command fails its row alone, and the log says which', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new Error('a fault');
    const { outcome, isPending } = await run(hiding({ run: () => Promise.reject(fault) }));
    expect([outcome, isPending]).toEqual([{ is: 'failed', code: Code.unexpected, message: 'Error: a fault' }, false]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('thing.hide'), fault);
    log.mockRestore();
  });
});

describe('a refusal after an answer was lost', () => {
  const WITH_LOG = ['post.detail', 'audit', 'audit.jobs'] as const;
  const again = [refusal(Code.taskEnded, { mayHaveArrived: true })];
  const outcomeOf = async (more: object, around: Surroundings, terms: Partial<ExecuteOptions> = {}) =>
    (await run(hiding(more), { answers: again, ...around }, terms)).outcome;

  test('is of our own doing where the row is as the run would leave it', async () => {
    expect(await outcomeOf({}, { stored: ours })).toEqual({ is: 'done', left: { hidden: true } });
    expect(await outcomeOf({}, { stored: asIs })).toMatchObject({ is: 'settled', code: Code.taskEnded });
    // One whose change can't be told from what the row was.
    expect(await outcomeOf({ change: asIs }, { stored: asIs })).toMatchObject({ is: 'settled' });
  });

  test('is not where no call was lost', async () => {
    expect(await outcomeOf({}, { stored: ours, answers: [refusal(Code.taskEnded)] })).toMatchObject({ is: 'settled' });
  });

  test('is where an earlier try of it may have arrived', async () => {
    const around = { stored: ours, answers: [refusal(Code.changedMeanwhile)] };
    expect(await outcomeOf({}, around, { unsure: true })).toMatchObject({ is: 'done' });
    expect(await outcomeOf({}, around)).toMatchObject({ is: 'failed' });
  });

  test('is what the command says, where it can say it', async () => {
    const isDone = (present: { content: string }) => present.content === 'của người khác';
    expect(await outcomeOf({ isDone }, { stored: theirs })).toMatchObject({ is: 'done' });
    expect(await outcomeOf({ isDone }, { stored: ours })).toMatchObject({ is: 'settled' });
  });

  test('is what the log says, where there is one', async () => {
    const job = 'j';
    expect(await outcomeOf({}, { stored: asIs, has: WITH_LOG, logged: true }, { job })).toMatchObject({ is: 'done' });
    expect(await outcomeOf({}, { stored: ours, has: WITH_LOG }, { job })).toMatchObject({ is: 'settled' });
    expect(await outcomeOf({}, { stored: ours, has: WITH_LOG })).toMatchObject({ is: 'done' });
  });

  test('can be nobody’s where the row can’t be read', async () => {
    expect(await outcomeOf({}, {})).toMatchObject({ is: 'settled', maybeOurs: true });
  });
});

describe('what an earlier page may have done', () => {
  const has = ['post.detail', 'audit', 'audit.jobs'] as const;
  const again = { unsure: true, job: 'j' };

  test('is not done again where the log has it: the row is as the server has it', async () => {
    const { outcome, sent, shown } = await run(
      hiding(),
      { has, logged: true, stored: (row: object) => ours(theirs(row)) },
      again,
    );
    expect([outcome, sent]).toEqual([{ is: 'done', left: { hidden: true } }, []]);
    expect(shown).toMatchObject({ content: 'của người khác' });
    // The row can't be read: it is as the command shows it.
    expect(await run(hiding(), { has, logged: true }, again)).toMatchObject({ sent: [], shown: { hidden: true } });
  });

  test('is sent where the log has it not, where there is no job or no doubt, and where it is several calls', async () => {
    expect((await run(hiding(), { has, stored: asIs }, again)).sent).toHaveLength(1);
    const logged = { has, logged: true, stored: asIs };
    expect((await run(hiding(), logged, { unsure: true })).sent).toHaveLength(1);
    const surely = await run(hiding(), logged, { job: 'j' });
    expect([surely.sent.length, surely.reads]).toEqual([1, []]);
    expect((await run(hiding({ isSeveralCalls: () => true }), logged, again)).sent).toHaveLength(1);
    expect((await run(hiding({ isSeveralCalls: () => false }), logged, again)).sent).toEqual([]);
  });
});

describe('what is sent only while the row is as it was left', () => {
  const precondition = (row: unknown) => (row as { hidden: boolean }).hidden === false;

  test('is not sent where somebody has settled it, and the row shows that', async () => {
    const { outcome, sent, shown } = await run(
      hiding(),
      { stored: (row: object) => theirs(ours(row)) },
      { precondition },
    );
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({ is: 'settled', code: Code.taskEnded, present: { hidden: true } });
    expect(shown).toMatchObject({ content: 'của người khác' });
  });

  test('is sent where it is so, and where nobody can say', async () => {
    const { sent, outcome } = await run(hiding(), { stored: asIs }, { precondition });
    expect([sent.length, outcome]).toEqual([1, { is: 'done', left: { hidden: true } }]);
    expect((await run(hiding(), {}, { precondition })).sent).toHaveLength(1);
  });

  test('is read anew where it is refused then', async () => {
    const around = { stored: asIs, answers: [refusal(Code.changedMeanwhile)] };
    expect((await run(hiding(), around, { precondition })).reads).toHaveLength(2);
  });
});
