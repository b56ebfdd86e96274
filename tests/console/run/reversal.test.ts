import { beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../commands/temples/fields';
import { making } from '../../../commands/temples/making';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import type { Permission } from '../../../contract/wire/permissions';
import { actHistory } from '../../../src/run/history/actHistory';
import { type ListMove, onListMove } from '../../../src/state/listMoves';
import { evictRows } from '../../../src/state/rows';
import { aPost, aProfile, aTemple } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
beforeAll(async () => void (await making()));

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const TEMPLES = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;
type Options = Partial<Parameters<typeof aConsole<'post'>>[0]>;

/** A post that is hidden; undoing that is answered when the test says so, or refused. */
async function aHiddenPost(more: Options = {}) {
  const desk = aConsole({ kind: 'post', rows: [aPost()], may: MAY, extensions: ['restore', 'post.detail'], ...more });
  await desk.invoke('post.hide');
  await desk.answerAll();
  return { ...desk, entry: () => actHistory.entries[0] ?? expect.fail('the history is empty') };
}
const changing = (calls: readonly { id: string; input: Record<string, unknown> }[]) =>
  calls.filter(({ id }) => !id.startsWith('GET'));

/** What the lists are told meanwhile. */
async function movesWhile(does: () => Promise<unknown>) {
  const moves: ListMove[] = [];
  const stop = onListMove((move) => moves.push(move));
  await does();
  stop();
  return moves;
}

describe('undo', () => {
  test('of a row that no list holds any more is made all the same', async () => {
    const desk = await aHiddenPost();
    evictRows('post', desk.ids);
    expect(await desk.runner.undo()).toBe(true);
    expect(changing(desk.calls).at(-1)).toMatchObject({ id: 'POST /post/unhidepost', input: { idpost: desk.id(0) } });
  });

  test('is told to the lists, so that they show the row again, and only once it is so', async () => {
    let isRefusing = true;
    const desk = await aHiddenPost({
      refuse: ({ endpoint }) =>
        isRefusing && endpoint.id === 'POST /post/unhidepost' ? refused(Code.forbidden) : undefined,
    });
    expect(await movesWhile(() => desk.runner.undo())).toEqual([]);
    isRefusing = false;
    const back = { kind: 'post', id: desk.id(0), as: 'undone', isOwn: true };
    expect(await movesWhile(() => desk.runner.undo())).toEqual([back]);
  });

  test('of a deletion is told of the row that came back in its place, where the server makes another', async () => {
    const desk = aConsole({ kind: 'temple', rows: [aTemple()], may: TEMPLES, extensions: [] });
    await desk.invoke('temple.delete');
    await desk.clock.pass(60_000);
    const moves = await movesWhile(() => desk.runner.undo());
    expect(moves.filter(({ as }) => as === 'undone')).toMatchObject([{ kind: 'temple', id: 'made1' }]);
  });

  test('of what is still being made takes out what was made of it', async () => {
    const draft = aTemple({ templeId: DRAFT_ID, name: 'Chùa mới' });
    const desk = aConsole({ kind: 'temple', rows: [draft], may: TEMPLES, slow: true });
    await desk.invoke('temple.add', { fields: fieldsOf(draft) });
    await desk.answer(0);
    const undone = desk.runner.undo();
    await desk.answerAll();
    expect(await undone).toBe(true);
    expect(changing(desk.calls).map(({ id, input }) => [id, input.idlocation])).toEqual([
      ['POST /location/create', undefined],
      ['DELETE /location/delete', 'made1'],
    ]);
  });

  test('stands in the history from the key on, not from its answer, so that redo takes them in their order', async () => {
    const desk = await aHiddenPost({ slow: true });
    const at = desk.clock.now();
    const undone = desk.runner.undo();
    await desk.clock.pass(3000);
    expect(desk.entry().takenBackAt).toBe(at);
    await desk.answerAll();
    await undone;
    expect(desk.entry()).toMatchObject({ outcome: 'undone', takenBackAt: at });
  });

  test.each([
    ['that is refused', 'POST /post/unhidepost', false],
    ['of what is refused itself', 'POST /post/hidepost', true],
  ])('%s leaves nothing to be done again', async (_, call, isAtOnce) => {
    const desk = aConsole({
      kind: 'post',
      rows: [aPost()],
      may: MAY,
      slow: true,
      refuse: ({ endpoint }) => (endpoint.id === call ? refused(Code.forbidden) : undefined),
    });
    await desk.invoke('post.hide');
    if (!isAtOnce) await desk.answerAll();
    await desk.answer(0);
    const undone = desk.runner.undo();
    await desk.answerAll();
    expect(await undone).toBe(false);
    expect(actHistory.entries[0]?.takenBackAt).toBeUndefined();
    const sent = desk.calls.length;
    await desk.runner.redo();
    await desk.answerAll();
    expect([desk.calls.length, desk.said.at(-1)?.key]).toEqual([sent, 'run.nothingToRedo']);
  });

  test('whose answer comes after a sign-out is told to nobody', async () => {
    const desk = await aHiddenPost({ extensions: ['restore'], slow: true });
    const said = desk.said.length;
    void desk.runner.undo();
    await desk.answer(0);
    desk.signOut();
    await desk.signInAs(2);
    const moves = await movesWhile(desk.answerAll);
    expect([desk.said.length, moves]).toEqual([said, []]);
    expect(desk.server.row('post', desk.id(0))?.hidden).toBe(false);
  });
});

describe('what a page that is gone had on its way', () => {
  const thePageAfter = (one: object, more: Options = {}) =>
    aConsole({
      kind: 'post',
      rows: [],
      may: MAY,
      extensions: ['restore', 'post.detail'],
      after: one as never,
      ...more,
    });

  test('keeps its row busy for the next', async () => {
    const one = aConsole({ kind: 'post', rows: [aPost()], may: MAY, refuse: () => refused(Code.unavailable) });
    await one.invoke('post.hide');
    await one.clock.pass(1000);
    const row = one.row(0);
    one.goAway();
    const next = thePageAfter(one, { refuse: () => refused(Code.unavailable) });
    await next.runner.load();
    const given = { source: 'menu', rows: [row], rowKind: 'post' } as const;
    expect(await next.runner.invoke('post.hide', given)).toEqual({ is: 'running' });
    next.goAway();
  });

  test('may have arrived, so that undo while the next is trying again takes it back', async () => {
    const one = aConsole({ kind: 'post', rows: [aPost()], may: MAY, losesAnswers: () => Code.lost });
    await one.invoke('post.hide');
    await one.clock.pass(0);
    one.goAway();
    let isBusy = true;
    const next = thePageAfter(one, { refuse: () => (isBusy ? refused(Code.unavailable) : undefined) });
    await next.runner.load();
    await next.clock.pass(1000);
    const undone = next.runner.undo();
    await next.clock.pass(0);
    isBusy = false;
    await next.clock.pass(60_000);
    expect(await undone).toBe(true);
    expect(one.server.row('post', one.id(0))?.hidden).toBe(false);
  });

  test('to undo is left as it is, where somebody else has changed the row by then', async () => {
    let isAway = false;
    const options: Partial<Parameters<typeof aConsole<'profile'>>[0]> & { may: readonly Permission[] } = {
      may: ['PROFILE_LOCK', 'PROFILE_VIEW'],
      asked: { kinds: ['BLOCK_POST'] },
      refuse: () => (isAway ? refused(Code.unavailable) : undefined),
    };
    const one = aConsole({ kind: 'profile', rows: [aProfile()], ...options });
    await one.invoke('profile.block');
    await one.quiet();
    isAway = true;
    void one.runner.undo();
    await one.clock.pass(1000);
    one.goAway();
    isAway = false;
    one.server.change('profile', one.id(0), { blocks: ['BLOCK_POST', 'BLOCK_COMMENT'] });
    const next = aConsole({ kind: 'profile', rows: [], ...options, after: one });
    await next.runner.load();
    await next.clock.pass(60_000);
    expect(changing(next.calls)).toEqual([]);
    expect(next.said.map(({ key }) => key)).toEqual(['run.changedSince']);
  });

  test('of a command that this console has not got and was still held is pulled back without harm', async () => {
    const one = aConsole({ kind: 'post', rows: [aPost()], may: MAY, extensions: [] });
    await one.invoke('post.delete');
    await one.clock.pass(0);
    const [[key, held] = ['', {}]] = [...one.kept].filter(([name]) => name.startsWith('held:'));
    one.goAway();
    one.kept.set(key, { ...(held as object), commandId: 'post.burn' });
    const next = thePageAfter(one, { extensions: [] });
    await next.runner.load();
    await next.clock.pass(0);
    expect(await next.runner.outbox.drop(key.slice('held:'.length))).toBe(true);
    expect([next.calls, [...next.kept.keys()].filter((name) => name.startsWith('held:'))]).toEqual([[], []]);
  });
});
