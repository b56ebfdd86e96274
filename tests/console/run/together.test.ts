import { describe, expect, test } from 'vitest';
// Arrives late in the console; here at once, so that no test waits for it.
import '../../../contract/audit';
import { Code } from '../../../contract/wire/codes';
import { jobs } from '../../../src/run/job/jobs';
import { aPost } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

const TOGETHER = 'POST /post/together';
const posts = (count: number) => Array.from({ length: count }, () => aPost());
const theJob = () => jobs.list[0] ?? expect.fail('there is no job');

type Options = Omit<Parameters<typeof aConsole<'post'>>[0], 'kind' | 'may'>;
const hiding = (options: Options) =>
  aConsole({
    kind: 'post',
    may: ['POST_VIEW', 'POST_HIDE'],
    extensions: ['restore', 'post.detail', 'audit', 'audit.jobs', 'posts.together'],
    ...options,
  });
const counted = (calls: readonly { readonly id: string }[]) =>
  Object.fromEntries(
    [...new Set(calls.map(({ id }) => id))].map((id) => [id, calls.filter((one) => one.id === id).length]),
  );

describe('many posts in one call', () => {
  test('are two thousand in twenty, and each stands in the ledger', async () => {
    const harness = hiding({ rows: posts(2000) });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(counted(harness.calls)).toEqual({ [TOGETHER]: 20 });
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 2000 } });
    expect(harness.ids.filter((id) => !harness.server.row('post', id)?.hidden)).toEqual([]);
    expect(harness.row(1999).hidden).toBe(true);
  });

  test('show what became of those of one call before the next goes out, so that the page draws between them', async () => {
    const harness = hiding({ rows: posts(700), slow: true });
    harness.selectAll();
    await harness.invoke('post.hide');
    await flush();
    const sent = harness.calls.length;
    await harness.answer(1);
    expect([harness.runner.jobs.rowsOf(theJob().id, ['done']).length, harness.calls.length]).toEqual([100, sent]);
    await harness.clock.pass(0);
    expect(harness.calls.length).toBe(sent + 1);
  });

  test('are still one by one where there is only one', async () => {
    const harness = hiding({ rows: posts(1) });
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(counted(harness.calls)).toEqual({ 'POST /post/hidepost': 1 });
  });

  test('of which one is gone settle that one, and the others are done', async () => {
    const rows = posts(40);
    const harness = hiding({ rows });
    harness.server.change('post', rows[7]?.postId ?? '', { removed: true } as object);
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(theJob().counts).toMatchObject({ done: 39, settled: 1 });
    expect(harness.runner.jobs.rowsOf(theJob().id)[7]).toMatchObject({ state: 'settled', code: Code.notFound });
  });

  test('refused together go back to what they were, each with the code', async () => {
    const harness = hiding({ rows: posts(30), refuse: () => refused(Code.forbidden) });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(theJob().counts).toMatchObject({ failed: 30 });
    expect(harness.row(29).hidden).toBe(false);
  });

  test('of which somebody has hidden some meanwhile are all done: only an undo leaves those alone', async () => {
    const rows = posts(30);
    const harness = hiding({ rows });
    harness.server.change('post', rows[3]?.postId ?? '', { hidden: true });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    expect(theJob().counts).toMatchObject({ done: 30, settled: 0 });
  });

  test('are taken back together, but for those that somebody else has taken back', async () => {
    const rows = posts(150);
    const harness = hiding({ rows });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.quiet();
    harness.server.change('post', rows[3]?.postId ?? '', { hidden: false });
    harness.calls.length = 0;
    const { id } = theJob();
    await harness.runner.undo();
    await harness.quiet();
    expect(counted(harness.calls)).toMatchObject({ [TOGETHER]: 2 });
    expect(theJob().counts).toMatchObject({ done: 149, settled: 1 });
    expect(harness.row(149).hidden).toBe(false);
    expect(await harness.runner.jobs.standingRows(id)).toEqual([]);
  });

  test('whose answer was lost are asked for again, and what the first try has taken back counts as done', async () => {
    let lost = 0;
    const harness = hiding({
      rows: posts(20),
      losesAnswers: ({ endpoint }) => {
        if (endpoint.id !== TOGETHER) return undefined;
        lost += 1;
        return lost % 2 === 1 ? Code.lost : undefined;
      },
    });
    harness.selectAll();
    await harness.invoke('post.hide');
    await harness.clock.pass(60_000);
    expect(theJob().counts).toMatchObject({ done: 20 });
    await harness.runner.undo();
    await harness.clock.pass(60_000);
    expect(theJob().counts).toMatchObject({ done: 20, settled: 0 });
  });
});
