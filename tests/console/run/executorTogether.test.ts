import { expect, test, vi } from 'vitest';
import type { AnyMutation } from '../../../commands/core/definition';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { applyOptimistic } from '../../../src/run/call/shownChange';
import { putRows, rowOf } from '../../../src/state/rows';
import { aPost } from '../../commands/rows';
import {
  anExecutor,
  type CallsOnly,
  CHANGING,
  forEver,
  hiding,
  refusal,
  type Surroundings,
} from '../../support/anExecutor';

const NO: Answer<unknown> = { refused: Code.forbidden, message: 'no' };
/** What a call of three rows is answered: an answer a row, or one for all. */
type Told = readonly Answer<unknown>[] | Answer<unknown>;

/** Three posts are hidden in one call, by a command that says how it understands what the server answered. */
async function together(told: Told, around: Surroundings = {}, more: object = {}, terms: object = {}) {
  const asked: unknown[] = [];
  const command = hiding({
    bulk: {
      batch: {
        run: async ({ call }: CallsOnly, rows: unknown, keys: unknown, args: unknown, isUndo: unknown) => {
          asked.push({ rows, keys, args, isUndo });
          const answer = (await call(CHANGING, {})) as Answer<unknown>;
          return Array.isArray(told) ? (answer.refused === undefined ? { data: told } : answer) : told;
        },
        ...more,
      },
    },
  }) as AnyMutation;
  const rows = [aPost(), aPost(), aPost()];
  putRows('post', rows);
  const { executor, sent, reads } = anExecutor(around);
  const executions = rows.map((before, at) => ({
    ...{ command, kind: 'post' as const, rowId: before.postId, before, args: { any: 1 } },
    token: `${at}${'t'.repeat(63)}${at}`,
  }));
  executions.forEach(applyOptimistic);
  const outcomes = await executor.executeBatch(executions, { signal: forEver, ...terms });
  return { rows, asked, sent, reads, outcomes, hidden: rows.map(({ postId }) => rowOf('post', postId)?.hidden) };
}
const YES: Answer<unknown> = { data: null };
const DONE = { is: 'done', left: { hidden: true } };

test('rows that go out in one call have a key each, which every try has, and the answers of a run', async () => {
  const { rows, asked, sent } = await together([YES, YES, YES], {}, {}, { job: 'j' });
  const keys = ['0', '1', '2'].map((at) => `${'t'.repeat(63)}${at}`);
  expect(asked).toEqual([{ rows, keys, args: { any: 1 }, isUndo: false }]);
  expect(sent).toMatchObject([{ id: CHANGING.id, job: 'j', idempotencyKey: undefined }]);
  expect((await together([], {}, {}, { isUndo: true })).asked).toMatchObject([{ isUndo: true }]);
});

test('each row is settled by its own answer, and one without an answer has failed', async () => {
  const { outcomes, hidden } = await together([YES, NO]);
  expect(outcomes).toEqual([
    DONE,
    { is: 'failed', code: Code.forbidden, message: 'no' },
    { is: 'failed', code: Code.unexpected, message: 'no answer for this row' },
  ]);
  expect(hidden).toEqual([true, false, false]);
});

test('a refusal of the call is that of every row', async () => {
  const { outcomes, hidden } = await together(NO);
  expect(outcomes).toEqual(Array(3).fill({ is: 'failed', code: Code.forbidden, message: 'no' }));
  expect(hidden).toEqual([false, false, false]);
});

test('a fault of the command is one of every row, and the log says of which', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('a fault');
  const { outcomes } = await together([], {}, { run: () => Promise.reject(fault) });
  expect(outcomes).toMatchObject(Array(3).fill({ is: 'failed', code: Code.unexpected, message: 'Error: a fault' }));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('thing.hide'), fault);
  log.mockRestore();
});

test('rows that nobody waits for any longer may have arrived if their call may have', async () => {
  const lost = (more: object = {}) => together([], { answers: [refusal(Code.lost, more)] });
  expect((await lost()).outcomes).toEqual(Array(3).fill({ is: 'aborted', begun: false }));
  expect((await lost({ mayHaveArrived: true })).outcomes).toEqual(Array(3).fill({ is: 'aborted', begun: true }));
});

const ENDED: Answer<unknown> = { refused: Code.taskEnded, message: 'as it is' };
/** The server took it at the second try; the first may have arrived. */
const AGAIN = { answers: [{ data: null, cameAgain: true }], logged: true } as const;
const WITH_LOG = ['post.detail', 'audit', 'audit.jobs'] as const;
const stored = aPost({ hidden: true });

test('what an answer that came again says of a row may be the doing of the first try: the log knows, where there is one', async () => {
  const told = [YES, ENDED, ENDED];
  const terms = { job: 'j' };
  const asked = await together(told, { ...AGAIN, has: WITH_LOG, stored }, {}, terms);
  expect(asked.reads.filter((id) => id === 'GET /audit/list')).toHaveLength(2);
  expect(asked.outcomes.map(({ is }) => is)).toEqual(['done', 'done', 'done']);
  const once = await together(told, { ...AGAIN, has: WITH_LOG, stored, answers: [{ data: null }] }, {}, terms);
  expect(once.outcomes.map(({ is }) => is)).toEqual(['done', 'settled', 'settled']);
});

test('where the server knows the rows by their keys, its answer is that of the first try', async () => {
  const { outcomes, reads } = await together(
    [YES, ENDED, ENDED],
    { ...AGAIN, has: WITH_LOG, stored },
    { knowsKeys: true },
    { job: 'j' },
  );
  expect(outcomes.map(({ is }) => is)).toEqual(['done', 'settled', 'settled']);
  expect(reads).not.toContain('GET /audit/list');
});

test('no rows are no call', async () => {
  const { executor, sent } = anExecutor({});
  expect(await executor.executeBatch([], { signal: forEver })).toEqual([]);
  expect(sent).toEqual([]);
});
