import { describe, expect, test, vi } from 'vitest';
import type { Move } from '../../../commands/core/definition';
import { Code } from '../../../contract/wire/codes';
import { putRows, rowOf } from '../../../src/state/rows';
import { aPost } from '../../commands/rows';
import { flush } from '../../support/aConsole';
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

  test('is made by the command with the row, its answers and whether an earlier try may have arrived', async () => {
    const given: unknown[][] = [];
    const command = hiding({
      run: async (...all: unknown[]) => {
        given.push(all.slice(1));
        return { data: null };
      },
    });
    const { row } = await run(command);
    const { row: other } = await run(command, {}, { unsure: true });
    expect(given).toEqual([
      [row, {}, false],
      [other, {}, true],
    ]);
  });

  test('waits for what was begun before on its row', async () => {
    const { executor, sent } = anExecutor({});
    const row = aPost();
    const of = (token: string) =>
      ({ command: hiding(), kind: 'post', rowId: row.postId, before: row, args: {}, token }) as const;
    const ended = new AbortController();
    let answer = () => {};
    const slow = hiding({ run: () => new Promise((resolve) => (answer = () => resolve({ data: null }))) });
    const first = executor.execute({ ...of('a'), command: slow }, { signal: forEver });
    const second = executor.execute(of('b'), { signal: forEver });
    const many = executor.executeBatch([of('c')], { signal: ended.signal });
    await flush();
    expect(sent).toEqual([]);
    answer();
    await Promise.all([first, second, many]);
    expect(sent).toHaveLength(1);
  });

  test('has no key where it belongs to no run', async () => {
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
    // The command says by itself what the row is.
    const saying = async ({ call }: CallsOnly, row: object) => (await call(CHANGING, {})) && { data: ours(row) };
    expect((await run(hiding({ run: saying }), { answers, stored: asIs })).reads).toEqual([]);
  });

  test('is remembered where the server does not say what was done', async () => {
    const { row } = await run(hiding(), { answers: [{ data: null }] });
    putRows('post', [{ ...row, hidden: undefined } as never]);
    expect(rowOf('post', row.postId)?.hidden).toBe(true);
  });

  test('keeps what undo needs of the row as it was answered', async () => {
    const command = hiding({
      run: async (_world: unknown, row: object) => ({ data: row }),
      outcome: { undoData: ({ postId }: { postId: string }) => ({ of: postId }) },
    });
    const { outcome, row } = await run(command);
    expect(outcome).toMatchObject({ remembered: { of: row.postId } });
    expect((await run(hiding({ outcome: { undoData: () => ({ any: 1 }) } }))).outcome).not.toHaveProperty('remembered');
  });

  test('tells the lists what it moved, and one that was settled before that it is there again', async () => {
    const moving = (more = {}) =>
      hiding({
        ...more,
        list: {
          moves: (): Move[] => [
            { kind: 'media', id: 'm', as: 'added' },
            { kind: 'hotlive', id: 'h', as: 'out' },
          ],
        },
      });
    const { moves } = await run(moving());
    expect(moves.map(({ kind, id, as, isOwn }) => [kind, id, as, isOwn])).toEqual([
      ['media', 'm', 'added', true],
      ['hotlive', 'h', 'out', true],
    ]);
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
    const { executor: refusing } = anExecutor({ answers: [refusal(Code.notFound)] });
    expect(await refusing.execute(execution, { signal: forEver })).toEqual({ is: 'settled', code: Code.notFound });
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
    for (const has of [['post.detail'], []] as const) {
      const unread = await run(hiding(), { answers: [refusal(code)], has });
      expect(unread.outcome).toMatchObject({ is: 'settled', present: undefined });
      expect(unread.trouble).toEqual({ code, message: '', commandId: 'thing.hide' });
      expect(unread.outcome).not.toHaveProperty('maybeOurs');
    }
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
