import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { outbox } from '../../../src/run/single/heldCalls';
import { aCase, aMedium, aPost, aTemple } from '../../commands/rows';
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
  expect(outbox.held).toMatchObject([{ id: entry?.id, phase: 'held', sendAtMs: heldUntilMs }]);
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
    expect(log).toEqual([]);
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
  });
});

describe('what may have arrived', () => {
  async function inDoubt(command: string, args: Record<string, unknown>) {
    const desk = aConsole({
      kind: 'post',
      rows: [],
      may: ['USER_VIEW', 'USER_ADD', 'ROLE_VIEW', 'ROLE_ADD'],
      tier: 100,
      extensions: [],
      refuse: ({ endpoint }) => refused(endpoint.method === 'GET' ? Code.forbidden : Code.lost),
    });
    await desk.invoke(command, args);
    await desk.clock.pass(20_000);
    return { ...desk, held: outbox.unsure[0] ?? expect.fail('nothing is in doubt') };
  }

  test('can be sent again, though a secret went with it, as long as that is known', async () => {
    const plain = await inDoubt('role.add', { name: 'Biên tập' });
    expect(plain.runner.canResend(plain.held)).toBe(true);
    const form = { userName: 'lan', displayName: 'Lan', role: '3', organId: '', password: 'mot mat khau dai' };
    const secret = await inDoubt('adminUser.add', form);
    expect(secret.runner.canResend(secret.held)).toBe(true);
    await secret.runner.decide(secret.held.id, 'leave');
    expect(secret.runner.canResend(secret.held)).toBe(false);
  });

  test('can’t, where this console has not got its command', async () => {
    const { runner, held } = await inDoubt('role.add', { name: 'Biên tập' });
    expect(runner.canResend({ ...held, commandId: 'role.burn' })).toBe(false);
  });
});
