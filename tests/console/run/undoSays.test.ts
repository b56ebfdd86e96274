import { describe, expect, test, vi } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import type { Extension } from '../../../contract/wire/endpoint';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { aPost, aProfile } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
type Post = ReturnType<typeof aPost>;
/** A list of these posts; `do` runs a command on one of them. */
function aDesk(
  rows: readonly Post[] = [aPost({ content: 'Một' }), aPost({ content: 'Hai' })],
  more: Partial<Parameters<typeof aConsole<'post'>>[0]> = {},
) {
  const desk = aConsole({ kind: 'post', rows, may: MAY, ...more });
  return {
    ...desk,
    do: async (id: string, at = 0) => {
      await desk.runner.invoke(id, { source: 'menu', rows: [desk.row(at)], rowKind: 'post' });
      await desk.quiet();
      return actHistory.entries[0]?.id ?? expect.fail('the history is empty');
    },
    undo: async (entryId?: string) => {
      const isUndone = await desk.runner.undo(entryId);
      await desk.quiet();
      return isUndone;
    },
    /** What was said last, and the whole of it. */
    last: () => desk.said.at(-1),
  };
}

describe('nothing', () => {
  test('was done, so that nothing is undone, redone or repeated, and each says so', async () => {
    const desk = aDesk();
    expect(await desk.undo()).toBe(false);
    await desk.runner.redo();
    await desk.runner.repeat();
    const keys = ['run.nothingToUndo', 'run.nothingToRedo', 'run.nothingToRepeat'];
    expect(desk.said).toEqual(keys.map((key) => ({ key, tone: 'info' })));
    expect(desk.calls).toEqual([]);
  });

  test('is undone twice, nor redone twice', async () => {
    const desk = aDesk();
    const id = await desk.do('post.hide');
    await desk.undo();
    expect(await desk.undo(id)).toBe(false);
    expect(desk.last()).toEqual({ key: 'run.nothingToUndo', tone: 'info' });
    await desk.runner.redo();
    await desk.quiet();
    await desk.runner.redo();
    expect(desk.last()).toEqual({ key: 'run.nothingToRedo', tone: 'info' });
    expect(desk.calls).toHaveLength(3);
  });
});

describe('the newest that can’t be undone is named', () => {
  test('with what comes next, which pressing once more undoes; not once something newer was done', async () => {
    const desk = aDesk(undefined, {
      refuse: ({ nth }) => (nth === 2 || nth === 3 ? refused(Code.forbidden) : undefined),
    });
    const older = await desk.do('post.hide');
    await desk.do('post.hide', 1);
    const next = { next: 'post.hide', nextName: 'Một', nextKind: 'post' };
    const told = {
      key: 'run.nothingDone',
      params: { command: 'post.hide', name: 'Hai', ...next },
      tone: 'info',
      about: older,
    };
    expect(await desk.undo()).toBe(false);
    expect(desk.last()).toEqual(told);
    await desk.do('post.block', 1);
    expect(await desk.undo()).toBe(false);
    expect(desk.last()).toEqual({ ...told, params: { ...told.params, command: 'post.block' } });
    expect(desk.row(0).hidden).toBe(true);
    expect(await desk.undo()).toBe(true);
    expect(desk.row(0).hidden).toBe(false);
  });

  test('but not where something is meant that the history has no more', async () => {
    const desk = aDesk(undefined, { refuse: () => refused(Code.forbidden) });
    await desk.do('post.hide');
    expect(await desk.undo('gone')).toBe(false);
    expect(desk.last()).toEqual({ key: 'run.nothingToUndo', tone: 'info' });
  });

  test('alone, where nothing was done before it', async () => {
    const desk = aDesk(undefined, { refuse: () => refused(Code.forbidden) });
    const id = await desk.do('post.hide');
    expect(await desk.undo()).toBe(false);
    const params = { command: 'post.hide', name: 'Một', next: '' };
    expect(desk.last()).toEqual({ key: 'run.nothingDone', params, tone: 'info', about: id });
  });

  test('as what somebody else did, or as done for good', async () => {
    const settled = aDesk(undefined, { refuse: () => refused(Code.notFound) });
    await settled.do('post.hide');
    await settled.undo();
    expect(settled.last()?.key).toBe('run.nothingDone');
    const sent = aDesk(undefined, { extensions: [] });
    await sent.do('post.delete');
    await sent.clock.pass(60_000);
    await sent.undo();
    expect(sent.last()).toMatchObject({ key: 'run.stays', params: { command: 'post.delete', name: 'Một' } });
  });
});

describe('an undo that can’t be made', () => {
  test('names the permission that is missing, and the command that needs it', async () => {
    const may: ('POST_VIEW' | 'POST_HIDE')[] = ['POST_VIEW', 'POST_HIDE'];
    const desk = aDesk(undefined, { may });
    await desk.do('post.hide');
    may.pop();
    expect(await desk.undo()).toBe(false);
    const params = { permission: 'POST_HIDE', command: 'post.unhide' };
    expect(desk.last()).toEqual({ key: 'run.missingPermission', params, tone: 'bad' });
    expect([actHistory.entries[0]?.outcome, desk.row(0).hidden]).toEqual(['done', true]);
  });

  test('because the server has lost the call for it says so, of one row and of a job', async () => {
    const extensions: Extension[] = ['restore'];
    const desk = aDesk(undefined, { extensions });
    await desk.do('post.hide');
    desk.selectAll();
    await desk.invoke('post.block');
    await desk.quiet();
    extensions.pop();
    const [job, single] = actHistory.entries;
    for (const [entry, command] of [
      [job, 'post.block'],
      [single, 'post.hide'],
    ] as const) {
      expect(await desk.undo(entry?.id)).toBe(false);
      expect(desk.last()).toEqual({ key: 'run.cannotUndo', params: { command }, tone: 'bad' });
      expect(entry?.outcome).toBe('done');
    }
    expect(desk.calls).toHaveLength(3);
  });
});

describe('the list, after an undo', () => {
  test('has the cursor on the row that came back', async () => {
    const desk = aDesk();
    const id = await desk.do('post.hide');
    desk.focus(1);
    await desk.undo(id);
    expect(desk.cursorAt()).toBe(0);
  });

  test('is not looked through for what is no row of it', async () => {
    const member = aProfile();
    const desk = aDesk(undefined, {
      may: ['POST_VIEW', 'PROFILE_LOCK', 'PROFILE_VIEW'],
      showsAgain: Promise.resolve(false),
    });
    desk.server.add('profile', member);
    await desk.runner.invoke('profile.toggleOnlyMe', { source: 'menu', rows: [member], rowKind: 'profile' });
    await desk.quiet();
    await desk.undo();
    expect(desk.last()?.key).toBe('run.undone');
    expect(desk.last()?.params).not.toHaveProperty('outOfView');
  });

  test('is not looked through for what was not undone, nor where none is shown', async () => {
    const showsAgain = Promise.resolve(false);
    const refuse = ({ endpoint }: { endpoint: { id: string } }) =>
      endpoint.id === 'POST /post/unhidepost' ? refused(Code.forbidden) : undefined;
    const kept = aDesk(undefined, { showsAgain, refuse });
    await kept.do('post.hide');
    expect(await kept.undo()).toBe(false);
    const nowhere = aDesk(undefined, { showsAgain });
    await nowhere.do('post.hide');
    Object.assign(nowhere.host, { activeView: () => null });
    expect(await nowhere.undo()).toBe(true);
    expect([kept.last()?.key, nowhere.last()?.key]).toEqual(['run.undoFailed', 'run.undone']);
    for (const desk of [kept, nowhere]) expect(desk.last()?.params).not.toHaveProperty('outOfView');
  });

  test('of members is not asked for a post', async () => {
    const desk = aDesk();
    await desk.do('post.hide');
    const returnTo = vi.fn();
    Object.assign(desk.host.activeView() ?? {}, { kind: 'profile', returnTo });
    expect(await desk.undo()).toBe(true);
    expect(returnTo).not.toHaveBeenCalled();
  });

  test('is not looked through for what the undo has taken away', async () => {
    const out = { showsAgain: Promise.resolve(false) };
    const back = aDesk([aPost()], out);
    await back.do('post.hide');
    await back.undo();
    expect(back.last()?.params).toMatchObject({ outOfView: 1 });
    const away = aDesk([aPost({ blocked: true })], out);
    await away.do('post.unblock');
    await away.undo();
    expect(away.last()?.key).toBe('run.undone');
    expect(away.last()?.params).not.toHaveProperty('outOfView');
  });

  test('has the cursor on the first row that a job gave back', async () => {
    const desk = aDesk();
    desk.selectAll();
    await desk.invoke('post.hide');
    await desk.quiet();
    desk.focus(1);
    await desk.undo();
    expect(desk.cursorAt()).toBe(0);
  });
});

describe('undo of a job of which nothing was done', () => {
  test('pulls it back whole while it is held', async () => {
    const desk = aDesk(undefined, { extensions: [] });
    desk.selectAll();
    await desk.invoke('post.delete');
    const entry = actHistory.entries[0] ?? expect.fail();
    expect(await desk.undo()).toBe(true);
    const params = { command: 'post.delete', name: '' };
    expect(desk.last()).toEqual({ key: 'run.pulledBack', params, tone: 'good', about: entry.id });
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'pulledBack', takenBackAt: desk.clock.now() });
    await desk.clock.pass(60_000);
    expect([desk.calls, desk.row(1).deleted]).toEqual([[], undefined]);
  });

  test('leaves nothing to undo, once its rows were refused', async () => {
    const desk = aDesk(undefined, {
      refuse: ({ endpoint }) => (endpoint.method === 'GET' ? undefined : refused(Code.unavailable)),
    });
    desk.selectAll();
    await desk.invoke('post.hide');
    await desk.clock.pass(1000);
    expect(await desk.undo()).toBe(false);
    expect(desk.last()).toEqual({ key: 'run.nothingToUndo', tone: 'info' });
    expect(actHistory.entries[0]?.outcome).toBe('pulledBack');
    expect(jobs.list[0]?.counts).toMatchObject({ cancelled: 2 });
  });
});

describe('redo', () => {
  test('says why not, where the row has come to be so by somebody else', async () => {
    const desk = aDesk();
    await desk.do('post.hide');
    await desk.undo();
    await desk.runner.invoke('post.block', { source: 'menu', rows: [desk.row(0)], rowKind: 'post' });
    await desk.quiet();
    await desk.do('post.hide');
    await desk.runner.redo();
    expect(desk.last()).toEqual({ key: 'post.alreadyHidden', tone: 'info' });
    await desk.runner.redo();
    expect(desk.last()).toEqual({ key: 'run.nothingToRedo', tone: 'info' });
  });

  test('says so where the person may not do it any more', async () => {
    const may: ('POST_VIEW' | 'POST_HIDE')[] = ['POST_VIEW', 'POST_HIDE'];
    const desk = aDesk(undefined, { may });
    await desk.do('post.hide');
    await desk.undo();
    may.pop();
    await desk.runner.redo();
    expect(desk.last()).toEqual({ key: 'run.nothingToRedo', tone: 'info' });
    expect(desk.calls).toHaveLength(2);
  });

  test('of a job that was pulled back whole begins it again', async () => {
    const desk = aDesk(undefined, { extensions: [] });
    desk.selectAll();
    await desk.invoke('post.delete');
    await desk.undo();
    await desk.runner.redo();
    await desk.clock.pass(60_000);
    expect(desk.calls.map(({ input }) => input.idpost)).toEqual(desk.ids);
  });

  test('of a job takes the rows that were done, and not those that were refused', async () => {
    const rows = [aPost(), aPost(), aPost()];
    const desk = aDesk(rows, { refuse: ({ nth }) => (nth === 2 ? refused(Code.forbidden) : undefined) });
    desk.selectAll();
    await desk.invoke('post.hide');
    await desk.quiet();
    await desk.undo();
    const before = desk.calls.length;
    await desk.runner.redo();
    await desk.quiet();
    expect(desk.calls.slice(before).map(({ input }) => input.idpost)).toEqual([desk.id(0), desk.id(2)]);
  });
});
