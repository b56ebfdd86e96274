import { expect, test, vi } from 'vitest';
import * as posts from '../../../contract/posts';
import { Code } from '../../../contract/wire/codes';
import { createEngine } from '../../../src/run/gate/engine';
import { createPageRunner } from '../../../src/run/gate/pageRunner';
import { actHistory } from '../../../src/run/history/actHistory';
import { aCase, aPost } from '../../commands/rows';
import { aConsole, flush } from '../../support/aConsole';

type Host = Parameters<typeof createEngine>[0]['host'];

/** A page whose engine comes when the test says so; it refuses to come as long as `isAway`. `storage`: the browser's, else the console's. */
function aPage(
  harness: { readonly host: Host },
  storage: Host['storage'] = harness.host.storage,
  more: Partial<Host> = {},
) {
  let arrive = () => {};
  let isAway = false;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const went: string[] = [];
  const screens = new Set(['/dashboard/post-manager']);
  const host = {
    ...harness.host,
    ...more,
    commandContext: () => ({ ...harness.host.commandContext(), screens }),
    world: {
      ...harness.host.world,
      go: (path: string) => void went.push(path),
      screen: () => ({ undo: () => false }) as never,
    },
  };
  const load = vi.fn(async () => {
    await arrived;
    if (isAway) throw new Error('no network');
    const { claim, untilFree } = harness.host;
    return { createEngine, thisBrowser: { storage, claim, untilFree } };
  });
  const page = createPageRunner(host, load);
  return {
    page,
    went,
    load,
    arrive: async () => {
      arrive();
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      await flush();
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
    /** Two keys never come in one task. What the first waits a task for is over when this resolves: a flush may be done before any timer. */
    press: async (id: string) => {
      await flush();
      const invoked = await page.invoke(id, { source: 'key' });
      await new Promise((resolve) => setTimeout(resolve));
      return invoked;
    },
  };
}

const DECIDES = ['REPORT_VIEW', 'REPORT_DELETE_POST', 'POST_VIEW'] as const;

test('what changes nothing is done before the engine has come, and does not ask for it', async () => {
  const page = aPage(aConsole({ kind: 'post', rows: [aPost()], may: DECIDES }));
  await page.press('go.posts');
  expect(page.went).toHaveLength(1);
  expect(page.load).not.toHaveBeenCalled();
});

test('decisions that are pressed before the engine has come are each made on the row that was meant', async () => {
  const harness = aConsole({ kind: 'report', rows: Array.from({ length: 4 }, () => aCase()), may: DECIDES });
  const page = aPage(harness);
  const pressed: Promise<unknown>[] = [];
  for (const id of ['report.ignore', 'report.deletePost', 'report.ignore']) {
    pressed.push(page.press(id));
    await flush();
    await flush();
  }
  expect(harness.calls).toEqual([]);
  await page.arrive();
  expect(await Promise.all(pressed)).toEqual(pressed.map(() => ({ is: 'ran' })));
  await harness.quiet();
  const decisions = harness.ids.map((id) => harness.server.row('report', id)?.decision);
  expect(decisions).toEqual(['ignored', 'deleted', 'ignored', 'open']);
});

test('what is pressed behind such a decision comes after it', async () => {
  const harness = aConsole({ kind: 'report', rows: [aCase(), aCase()], may: DECIDES });
  const page = aPage(harness);
  void page.press('report.ignore');
  await flush();
  await flush();
  void page.press('go.posts');
  await flush();
  await flush();
  expect(page.went).toEqual([]);
  await page.arrive();
  expect(page.went).toHaveLength(1);
  expect(harness.cursorAt()).toBe(1);
});

test('an engine that can’t be had is said, nothing is done, and it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const harness = aConsole({ kind: 'report', rows: [aCase(), aCase()], may: DECIDES });
  const page = aPage(harness);
  page.setAway(true);
  const first = page.press('report.ignore');
  await page.arrive();
  expect(await first).toEqual({ is: 'steppedOut' });
  expect(harness.said.map(({ key }) => key)).toEqual(['errors.0']);
  expect(harness.calls).toEqual([]);
  page.setAway(false);
  expect(await page.press('report.ignore')).toEqual({ is: 'ran' });
  await harness.quiet();
  expect(harness.server.row('report', harness.ids[0] ?? '')?.decision).toBe('ignored');
  vi.restoreAllMocks();
});

test('undo, pressed before the engine has come, takes back what an earlier page has done', async () => {
  const earlier = aConsole({ kind: 'post', rows: [aPost({ hidden: false })], may: ['POST_VIEW', 'POST_HIDE'] });
  await earlier.invoke('post.hide');
  await earlier.quiet();
  const page = aPage(earlier);
  void page.press('history.undo');
  await flush();
  await page.arrive();
  await earlier.quiet();
  expect(earlier.calls.map(({ id }) => id)).toEqual(['POST /post/hidepost', 'POST /post/unhidepost']);
});

/** A console whose post an earlier page has hidden, and a store of the browser that is read when the test says so. */
async function afterAnEarlierPage() {
  const harness = aConsole({
    kind: 'post',
    rows: [aPost({ hidden: false }), aPost({ hidden: false })],
    may: ['POST_VIEW', 'POST_HIDE'],
  });
  await harness.invoke('post.hide');
  await harness.quiet();
  harness.runner.leave();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { storage } = harness.host;
  const slow: Host['storage'] = {
    ...storage,
    read: async (key) => {
      const read = await storage.read(key);
      await answered;
      return read;
    },
  };
  const page = aPage(harness, slow);
  await page.arrive();
  return {
    harness,
    page,
    answer: async () => {
      answer();
      await harness.quiet();
    },
  };
}

test('undo that is pressed while the browser still reads what an earlier page has done waits for it', async () => {
  const { harness, page, answer } = await afterAnEarlierPage();
  void page.press('history.undo');
  await harness.quiet();
  expect(harness.said.at(-1)?.key).not.toBe('run.nothingToUndo');
  await answer();
  expect(harness.calls.map(({ id }) => id)).toEqual(['POST /post/hidepost', 'POST /post/unhidepost']);
});

test('what is done while the browser still reads that stays in the history, before it', async () => {
  const { harness, page, answer } = await afterAnEarlierPage();
  harness.focus(1);
  await page.press('post.hide');
  await harness.quiet();
  expect(actHistory.entries.map(({ rowId }) => rowId)).toEqual([harness.ids[1]]);
  await answer();
  expect(actHistory.entries.map(({ rowId }) => rowId)).toEqual([harness.ids[1], harness.ids[0]]);
});

test('a command that comes later, and can’t be had, is said to be out of reach', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const harness = aConsole({ kind: 'post', rows: [aPost()], may: ['POST_VIEW'] });
  let isAway = true;
  const everyCommand = async () => {
    if (isAway) throw new Error('no network');
  };
  const page = aPage(harness, undefined, { everyCommand });
  expect(await page.press('post.burn')).toEqual({ is: 'unknown' });
  expect(harness.said).toEqual([{ key: 'errors.0', tone: 'bad' }]);
  expect(await page.page.untilCommands()).toBe(false);
  isAway = false;
  harness.said.length = 0;
  expect(await page.page.untilCommands()).toBe(true);
  expect(await page.press('post.burn')).toEqual({ is: 'unknown' });
  expect(harness.said).toEqual([]);
  vi.restoreAllMocks();
});

test('after a sign-out nothing of that person is on its way any more, whether the engine has come or not', async () => {
  const harness = aConsole({ kind: 'report', rows: [aCase(), aCase()], may: DECIDES, slow: true });
  const page = aPage(harness);
  const isRunning = () => page.page.context().isRunning('report.ignore', 'report', harness.id(0));
  page.page.leave();
  expect(page.page.engine()).toBeUndefined();
  await page.arrive();
  await page.press('report.ignore');
  expect(isRunning()).toBe(true);
  page.page.leave();
  expect(isRunning()).toBe(false);
  expect(actHistory.entries).toEqual([]);
});

test('a store of the browser that hangs stops no undo of what this page has done', async () => {
  const { harness, page } = await afterAnEarlierPage();
  harness.focus(1);
  await page.press('post.hide');
  await harness.quiet();
  void page.press('history.undo');
  await harness.quiet();
  expect(harness.row(1).hidden).toBe(true);
  await harness.clock.pass(1000);
  expect(harness.row(1).hidden).toBe(false);
  expect(harness.calls.at(-1)).toMatchObject({ id: 'POST /post/unhidepost', input: { idpost: harness.id(1) } });
});

test('undo, redo and repeat are made by the one engine that has come', async () => {
  const harness = aConsole({ kind: 'post', rows: [aPost(), aPost()], may: ['POST_VIEW', 'POST_HIDE'] });
  const page = aPage(harness);
  await page.arrive();
  const hidden = () => [0, 1].map((at) => harness.server.row('post', harness.id(at))?.hidden);
  const seen: unknown[] = [];
  for (const id of ['post.hide', 'history.undo', 'history.redo', 'command.repeat']) {
    if (id === 'command.repeat') harness.focus(1);
    await page.press(id);
    await harness.quiet();
    seen.push(hidden());
  }
  expect(seen).toEqual([
    [true, false],
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(await page.page.fetched()).toBe(page.page.engine());
  expect(await page.page.fetched()).toBe(await page.page.fetched());
});

test('a look goes out at once, a changing call with the engine, and not at all without it', async () => {
  const harness = aConsole({ kind: 'post', rows: [aPost()], may: ['POST_VIEW', 'POST_HIDE'] });
  const page = aPage(harness);
  const world = page.page.questionWorld();
  const idpost = harness.id(0);
  await world.call(posts.one, { idpost });
  expect([harness.calls.length, page.load.mock.calls.length]).toEqual([1, 0]);
  page.setAway(true);
  const refusal = world.call(posts.hide, { idpost });
  await page.arrive();
  expect(await refusal).toMatchObject({ refused: Code.lost });
  expect(harness.calls).toHaveLength(1);
  page.setAway(false);
  expect(await world.call(posts.hide, { idpost })).not.toHaveProperty('refused');
  expect(harness.server.row('post', idpost)?.hidden).toBe(true);
  // A console whose engine is there from the beginning makes it as well.
  expect(await harness.runner.questionWorld().call(posts.unhide, { idpost })).not.toHaveProperty('refused');
  expect(harness.server.row('post', idpost)?.hidden).toBe(false);
});

test('undo, redo and repeat without an engine say so, and do nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const harness = aConsole({ kind: 'post', rows: [aPost()], may: DECIDES });
  const page = aPage(harness);
  page.setAway(true);
  await page.arrive();
  for (const id of ['history.undo', 'history.redo', 'command.repeat'])
    expect(await page.press(id)).toEqual({ is: 'ran' });
  await flush();
  expect(harness.said).toEqual(Array(3).fill({ key: 'errors.0', tone: 'bad' }));
  vi.restoreAllMocks();
});
