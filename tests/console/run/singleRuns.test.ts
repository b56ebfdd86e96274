import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { outbox } from '../../../src/run/single/heldCalls';
import { aCase, aMediaEntry, aMedium, aPost, aTemple } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

const POSTS = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const TEMPLES = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;

test('what is held is said to be, with how long it can be pulled back, which is said as well', async () => {
  const post = aPost({ content: 'Một' });
  const desk = aConsole({ kind: 'post', rows: [post], may: POSTS, extensions: [] });
  const now = desk.clock.now();
  await desk.invoke('post.delete');
  const [entry] = actHistory.entries;
  expect(entry).toMatchObject({
    ...{ commandId: 'post.delete', kind: 'post', rowId: post.postId, name: 'Một', before: post, jobId: null, count: 1 },
    ...{ at: Math.floor(now / 1000), uid: 1, outcome: 'sending', undoable: true },
  });
  const params = { command: 'post.delete', name: 'Một' };
  const heldUntilMs = now + 6000;
  expect(desk.said).toEqual([{ key: 'run.held', params, tone: 'info', undo: entry?.id, heldUntilMs }]);
  expect(outbox.held).toMatchObject([{ id: entry?.id, state: 'held', sendAtMs: heldUntilMs }]);
  await desk.runner.undo();
  expect(desk.said.at(-1)).toEqual({ key: 'run.pulledBack', params, tone: 'good', about: entry?.id });
});

describe('a list that is shown', () => {
  const watched = (desk: Pick<ReturnType<typeof aConsole>, 'host'>, more: object = {}) => {
    const log: string[] = [];
    Object.assign(desk.host.activeView() ?? {}, {
      ...{ advanceTo: () => log.push('on'), selectFirst: () => log.push('first') },
      making: () => {
        log.push('making');
        return () => log.push('made');
      },
      ...more,
    });
    return log;
  };

  test('is told of what is made for it, before that is there and after', async () => {
    const rows = [aPost({ media: [aMedium({ mediaType: 2 })] })];
    const desk = aConsole({ kind: 'post', rows, may: ['POST_VIEW', 'TV_HOTLIVE_ADD'] });
    const log = watched(desk, { kind: 'hotlive' });
    await desk.runner.invoke('post.promoteHotlive', { source: 'menu', rows, rowKind: 'post' });
    expect(log).toEqual(['making']);
    await desk.quiet();
    expect(log).toEqual(['making', 'made']);
  });

  test('goes on from the row that was decided, and from no other', async () => {
    const rows = [aCase(), aCase()];
    const desk = aConsole({ kind: 'report', rows, may: ['REPORT_VIEW'] });
    const log = watched(desk);
    await desk.runner.invoke('report.ignore', { source: 'menu', rows: [rows[1]], rowKind: 'report' });
    expect(log).toEqual([]);
    await desk.runner.invoke('report.ignore', { source: 'menu', rows: [rows[0]], rowKind: 'report' });
    expect(log).toEqual(['on']);
    await desk.quiet();
  });

  test('of other rows stays where it is', async () => {
    const rows = [aCase(), aCase()];
    const desk = aConsole({ kind: 'report', rows, may: ['REPORT_VIEW'] });
    const log = watched(desk, { kind: 'post' });
    for (const row of rows)
      await desk.runner.invoke('report.ignore', { source: 'menu', rows: [row], rowKind: 'report' });
    await desk.quiet();
    const temples = [aTemple()];
    const other = aConsole({ kind: 'temple', rows: temples, may: TEMPLES, extensions: [] });
    const logOfOther = watched(other, { kind: 'post' });
    await other.runner.invoke('temple.delete', { source: 'menu', rows: temples, rowKind: 'temple' });
    expect([...log, ...logOfOther]).toEqual([]);
  });

  test('is told of nothing that is made for another, nor of what leaves it', async () => {
    const rows = [aPost({ media: [aMedium({ mediaType: 2 })] })];
    const promote = aConsole({ kind: 'post', rows, may: ['POST_VIEW', 'TV_HOTLIVE_ADD'] });
    const log = watched(promote);
    await promote.runner.invoke('post.promoteHotlive', { source: 'menu', rows, rowKind: 'post' });
    await promote.quiet();
    const medium = [aMediaEntry({ mediaType: 2 })];
    const takesOut = aConsole({ kind: 'media', rows: medium, may: ['TV_HOTLIVE_VIEW', 'TV_HOTLIVE_DELETE'] });
    const logOfOther = watched(takesOut, { kind: 'hotlive' });
    await takesOut.runner.invoke('hotlive.takeBack', { source: 'menu', rows: medium, rowKind: 'media' });
    await takesOut.quiet();
    expect([...log, ...logOfOther]).toEqual([]);
    expect(takesOut.calls).toHaveLength(1);
  });

  test('of temples goes to its first row, once the one of the cursor is deleted', async () => {
    const rows = [aTemple(), aTemple(), aTemple()];
    const desk = aConsole({ kind: 'temple', rows, may: TEMPLES, extensions: [] });
    const log = watched(desk);
    await desk.runner.invoke('temple.delete', { source: 'menu', rows: [rows[1]], rowKind: 'temple' });
    expect(log).toEqual([]);
    await desk.runner.invoke('temple.delete', { source: 'menu', rows: [rows[0]], rowKind: 'temple' });
    expect(log).toEqual(['first']);
  });

  test('need not be there', async () => {
    const rows = [aCase()];
    const desk = aConsole({ kind: 'report', rows, may: ['REPORT_VIEW'] });
    Object.assign(desk.host, { activeView: () => null });
    const given = { source: 'menu', rows, rowKind: 'report' } as const;
    expect(await desk.runner.invoke('report.ignore', given)).toEqual({ is: 'ran' });
    await desk.quiet();
    expect(desk.said.map(({ key }) => key)).toEqual(['report.ignore.done']);
    const temples = [aTemple()];
    const other = aConsole({ kind: 'temple', rows: temples, may: TEMPLES });
    Object.assign(other.host, { activeView: () => null });
    const toDelete = { source: 'menu', rows: temples, rowKind: 'temple' } as const;
    expect(await other.runner.invoke('temple.delete', toDelete)).toEqual({ is: 'ran' });
  });
});

describe('undo is offered with the word of a run', () => {
  const promoting = (more: Partial<Parameters<typeof aConsole<'post'>>[0]> = {}) =>
    aConsole({
      kind: 'post',
      rows: [aPost({ media: [aMedium({ mediaType: 2 })] })],
      may: ['POST_VIEW', 'TV_HOTLIVE_ADD', 'TV_HOTLIVE_DELETE'],
      extensions: ['added'],
      ...more,
    });

  test('that has put something there', async () => {
    const desk = promoting();
    await desk.invoke('post.promoteHotlive');
    await desk.quiet();
    const { id } = actHistory.entries[0] ?? expect.fail('the history is empty');
    expect(desk.said).toMatchObject([{ key: 'post.promoteHotlive.done', undo: id }]);
  });

  test('but not where that may have been there before, which undo must not take out', async () => {
    const refuse = ({ endpoint }: { endpoint: { method: string } }) =>
      endpoint.method === 'GET' ? refused(Code.forbidden) : undefined;
    const desk = promoting({ extensions: [], refuse });
    await desk.invoke('post.promoteHotlive');
    await desk.quiet();
    expect(desk.said).toMatchObject([{ key: 'post.promoteHotlive.done' }]);
    expect(desk.said[0]).not.toHaveProperty('undo');
    expect(actHistory.entries).toMatchObject([{ outcome: 'done', undoable: false }]);
    expect(desk.runner.nextToUndo()).toBeUndefined();
  });

  test('but not where it was refused', async () => {
    const desk = promoting({ refuse: () => refused(Code.forbidden) });
    await desk.invoke('post.promoteHotlive');
    await desk.quiet();
    expect(desk.said).toMatchObject([{ key: 'run.failed' }]);
    expect(desk.said[0]).not.toHaveProperty('undo');
  });
});
