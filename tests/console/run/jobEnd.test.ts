import { describe, expect, test } from 'vitest';
import { writing } from '../../../commands/temples/importRows';
import { Code } from '../../../contract/wire/codes';
import { runSettings } from '../../../src/run/gate/runSettings';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { aPost, aTempleRow } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
await writing();

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
type Post = ReturnType<typeof aPost>;
type Options = Partial<Parameters<typeof aConsole<'post'>>[0]>;

/** What is said last, and what the history has, once all of these posts were to be hidden. */
async function hiding(rows: readonly Post[], more: Options = {}) {
  const desk = aConsole({ kind: 'post', rows, may: MAY, ...more });
  desk.selectAll();
  await desk.invoke('post.hide');
  await desk.clock.pass(2000);
  const { id } = jobs.list[0] ?? expect.fail('there is no job');
  return { ...desk, jobId: id, entry: () => actHistory.entries[0] ?? expect.fail('the history is empty') };
}
const refusing = (...codes: (Code | undefined)[]): Options => ({
  refuse: ({ nth }) => {
    const code = codes[nth - 1];
    return code === undefined ? undefined : refused(code);
  },
});
const COUNTS = { done: 0, failed: 0, settled: 0, skipped: 0, cancelled: 0, skippedWhy: '' };

describe('at the end of a job the person is told', () => {
  test.each([
    ['that all was done', [], 'run.jobDone', { done: 2 }, 'good', true, 'done'],
    ['that a part was refused', [Code.forbidden], 'run.jobFailed', { done: 1, failed: 1 }, 'bad', true, 'done'],
    ['that nothing was done', [Code.forbidden, Code.forbidden], 'run.jobFailed', { failed: 2 }, 'bad', false, 'failed'],
    ['that others were first', [Code.notFound, Code.notFound], 'run.jobDone', { settled: 2 }, 'info', false, 'settled'],
    ['that somebody was first at one', [Code.notFound], 'run.jobDone', { done: 1, settled: 1 }, 'info', true, 'done'],
  ] as const)('%s, and offered to take back what was', async (_, codes, key, counts, tone, isOffered, outcome) => {
    const { said, jobId, entry } = await hiding([aPost(), aPost()], refusing(...codes));
    const params = { command: 'post.hide', ...COUNTS, ...counts, total: 2 };
    expect(said).toEqual([{ key, params, tone, ...(isOffered && { undo: jobId }) }]);
    expect(entry()).toMatchObject({
      commandId: 'post.hide',
      jobId,
      rowId: null,
      name: '',
      count: 2,
      undoable: true,
      outcome,
    });
  });

  test('why rows were left out, where it is the same for all of them', async () => {
    const hidden = () => aPost({ hidden: true });
    const one = await hiding([aPost(), hidden(), hidden()]);
    expect(one.said[0]).toMatchObject({
      params: { done: 1, skipped: 2, skippedWhy: 'post.alreadyHidden' },
      tone: 'info',
    });
    const several = await hiding([aPost(), hidden(), aPost({ deleted: true })]);
    expect(several.said[0]).toMatchObject({ params: { done: 1, skipped: 2, skippedWhy: '' } });
  });
});

test('how many may have arrived is said beside the end of the job, and the history knows no more', async () => {
  const rows = [aTempleRow(), aTempleRow()];
  const { runner, clock, said } = aConsole({
    kind: 'templeRow',
    rows,
    may: ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'],
    extensions: [],
    refuse: ({ endpoint }) => refused(endpoint.method === 'GET' ? Code.forbidden : Code.lost),
  });
  await runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
  await clock.pass(60_000);
  const command = 'temple.importRows';
  expect(said).toMatchObject([
    { key: 'run.jobDone', params: { command, done: 0, total: 2 }, tone: 'info' },
    { key: 'run.jobUnsure', params: { command, unsure: 2 }, tone: 'bad' },
  ]);
  expect(said[0]).not.toHaveProperty('undo');
  expect(actHistory.entries[0]?.outcome).toBe('unsure');
});

describe('a job that no call takes back', () => {
  async function deleting() {
    const desk = aConsole({ kind: 'post', rows: [aPost(), aPost()], may: MAY, extensions: [] });
    desk.selectAll();
    await desk.invoke('post.delete');
    const { id } = jobs.list[0] ?? expect.fail('there is no job');
    return { ...desk, jobId: id, entry: () => actHistory.entries[0] };
  }

  test('is said to be held, and how long it can be pulled back', async () => {
    const { said, clock, jobId, entry } = await deleting();
    const params = { command: 'post.delete', total: 2 };
    const heldUntilMs = clock.now() + 6000;
    expect(said).toEqual([{ key: 'run.jobHeld', params, tone: 'info', undo: jobId, heldUntilMs }]);
    expect(entry()).toMatchObject({ outcome: 'sending', undoable: true });
  });

  test('goes out when its time has come, and not before', async () => {
    const { clock, calls } = await deleting();
    await clock.pass(5999);
    expect(calls).toEqual([]);
    await clock.pass(1);
    expect(calls).toHaveLength(2);
  });

  test('pulled back is told as such, and not as done', async () => {
    const { said, runner, clock, jobId, entry } = await deleting();
    await clock.pass(1000);
    runner.jobs.cancel(jobId);
    await clock.pass(60_000);
    const params = { command: 'post.delete', ...COUNTS, cancelled: 2, total: 2 };
    expect(said.slice(1)).toEqual([{ key: 'run.jobDone', params, tone: 'info' }]);
    expect(entry()?.outcome).toBe('pulledBack');
  });

  test('is offered for undo no more, once it has gone out', async () => {
    const { said, clock, entry } = await deleting();
    await clock.pass(60_000);
    const params = { command: 'post.delete', ...COUNTS, done: 2, total: 2 };
    expect(said.slice(1)).toEqual([{ key: 'run.jobDone', params, tone: 'good' }]);
    expect(entry()).toMatchObject({ outcome: 'done', undoable: false });
  });
});

test('a job that no call takes back is not offered for undo either where the person holds nothing', async () => {
  runSettings.holdSeconds = 0;
  const desk = aConsole({ kind: 'post', rows: [aPost(), aPost()], may: MAY, extensions: [] });
  desk.selectAll();
  await desk.invoke('post.delete');
  runSettings.holdSeconds = 6;
  await desk.clock.pass(1000);
  expect(actHistory.entries).toMatchObject([{ outcome: 'done', undoable: false }]);
  const sent = desk.calls.length;
  expect([await desk.runner.undo(), desk.said.at(-1)?.key]).toEqual([false, 'run.stays']);
  await desk.clock.pass(1000);
  expect([desk.calls.length, jobs.list.length]).toEqual([sent, 1]);
});

describe('the undo of a job', () => {
  test('is called by what it undid, and takes the place of what was said of that', async () => {
    const { said, runner, clock, jobId, entry } = await hiding([aPost(), aPost()]);
    const at = clock.now();
    await runner.undo();
    await clock.pass(2000);
    const params = { command: 'post.hide', ...COUNTS, done: 2, total: 2 };
    expect(said.slice(1)).toEqual([{ key: 'run.jobUndone', params, tone: 'good', about: jobId }]);
    expect(entry()).toMatchObject({ outcome: 'undone', takenBackAt: at });
    expect(actHistory.entries).toHaveLength(1);
  });

  test('that was refused in part says so, and what is left can be undone again', async () => {
    let isRefusing = true;
    const { said, runner, clock, server, ids, jobId, entry } = await hiding([aPost(), aPost()], {
      refuse: ({ nth }) => (isRefusing && nth === 3 ? refused(Code.forbidden) : undefined),
    });
    await runner.undo();
    await clock.pass(2000);
    const params = { command: 'post.hide', ...COUNTS, done: 1, failed: 1, total: 2 };
    expect(said.slice(1)).toEqual([{ key: 'run.jobFailed', params, tone: 'bad', about: jobId }]);
    expect(entry().outcome).toBe('done');
    isRefusing = false;
    expect(await runner.undo()).toBe(true);
    await clock.pass(2000);
    expect(said.at(-1)).toMatchObject({ key: 'run.jobUndone', params: { done: 1, total: 1 } });
    expect(ids.map((id) => server.row('post', id)?.hidden)).toEqual([false, false]);
    expect(entry().outcome).toBe('undone');
  });
});
