import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { actHistory, type Entry } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { aMedium, aPost } from '../../commands/rows';
import { aConsole } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
type Options = Partial<Parameters<typeof aConsole<'post'>>[0]>;
const aDesk = (more: Options = {}) => aConsole({ kind: 'post', rows: [aPost(), aPost()], may: MAY, ...more });
/** Both posts are hidden as one job. */
async function hidden(more: Options = {}) {
  const desk = aDesk(more);
  desk.selectAll();
  await desk.invoke('post.hide');
  await desk.clock.pass(2000);
  return desk;
}
/** The page after one that is gone; `kept`: what is changed of the history that the browser has. */
async function nextPage(before: ReturnType<typeof aDesk>, kept?: Partial<Entry>, claimed: readonly string[] = []) {
  before.goAway();
  for (const name of claimed) before.claims.add(name);
  const entries = before.kept.get('history') as readonly Entry[];
  before.kept.set(
    'history',
    entries.map((entry) => ({ ...entry, ...kept })),
  );
  const rows = before.ids.map((id) => before.server.row('post', id) ?? expect.fail('no such post'));
  const desk = aDesk({ rows, after: { kept: before.kept, claims: before.claims, server: before.server } });
  await desk.runner.load();
  await desk.quiet();
  return desk;
}

test('what is made goes out again after a lost answer, under the same key, where the server knows keys', async () => {
  let isLost = true;
  const medium = aMedium({ mediaType: 2 });
  const desk = aDesk({
    rows: [aPost({ media: [medium] })],
    may: ['POST_VIEW', 'TV_HOTLIVE_ADD'],
    losesAnswers: ({ endpoint }) => {
      const isGone = isLost && endpoint.method !== 'GET';
      if (isGone) isLost = false;
      return isGone ? Code.lost : undefined;
    },
  });
  await desk.invoke('post.promoteHotlive', { idmedia: medium.idmedia });
  await desk.clock.pass(20_000);
  const keys = desk.calls.filter(({ id }) => id === 'POST /hotlive/create').map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(keys).not.toContain(undefined);
});

describe('a job that is undone', () => {
  test('was so when the person asked, not when it came to its end', async () => {
    let answer = () => {};
    const waits = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    const desk = await hidden({ refuse: ({ nth }) => (nth > 2 ? waits : undefined) });
    const takenBackAt = desk.clock.now();
    expect(await desk.runner.undo()).toBe(true);
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'undone', takenBackAt });
    await desk.clock.pass(3000);
    answer();
    await desk.clock.pass(3000);
    expect(jobs.list[0]).toMatchObject({ phase: 'finished', counts: { done: 2 } });
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'undone', takenBackAt });
  });

  test('is undone in the history of the next page as well, where the page went before it was written there', async () => {
    const first = await hidden();
    await first.runner.undo();
    await first.clock.pass(2000);
    const next = await nextPage(first, { outcome: 'done', takenBackAt: undefined });
    expect(actHistory.entries).toMatchObject([{ outcome: 'undone', takenBackAt: next.clock.now() }]);
  });

  test('by an earlier page is none that failed there', async () => {
    const first = await hidden();
    await first.runner.undo();
    await first.clock.pass(2000);
    await nextPage(first, { outcome: 'failed', takenBackAt: undefined });
    expect(actHistory.entries).toMatchObject([{ outcome: 'failed' }]);
  });
});

test('what an earlier page did by a command that this console has not got can neither be undone, redone nor repeated', async () => {
  const first = aDesk();
  await first.invoke('post.hide');
  await first.quiet();
  const next = await nextPage(first, { commandId: 'post.burn' });
  expect(await next.runner.undo()).toBe(false);
  await next.runner.repeat();
  const later = await nextPage(next, { outcome: 'undone', takenBackAt: 1 });
  await later.runner.redo();
  expect([...next.said, ...later.said]).toEqual([
    { key: 'run.cannotUndo', params: { command: 'post.burn' }, tone: 'bad' },
    { key: 'run.nothingToRepeat', tone: 'info' },
    { key: 'run.nothingToRedo', tone: 'info' },
  ]);
  expect(later.calls).toEqual([]);
});

test.each([
  ['call', 'post.hide', [0]],
  ['job', 'post.block', [0, 1]],
])('a %s that another tab has on its way is not undone here', async (_, command, chosen) => {
  const first = aDesk({ slow: true });
  first.select(...chosen);
  await first.invoke(command);
  const next = await nextPage(first, {}, [...first.claims]);
  expect(actHistory.entries.map(({ outcome }) => outcome)).toEqual(['sending']);
  expect(next.runner.nextToUndo()).toBeUndefined();
  expect(await next.runner.undo()).toBe(false);
  expect(next.calls).toEqual([]);
});

test('nobody has nothing to undo, nor anything of an earlier page', async () => {
  const desk = await hidden();
  desk.signOut();
  await desk.runner.load();
  expect(await desk.runner.undo()).toBe(false);
  expect([actHistory.entries, jobs.list]).toEqual([[], []]);
  expect(desk.said.at(-1)).toEqual({ key: 'run.nothingToUndo', tone: 'info' });
});
