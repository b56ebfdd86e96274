import { beforeAll, describe, expect, test } from 'vitest';
import { lookups } from '../../../commands/lateLookups';
import { fieldsOf } from '../../../commands/temples/fields';
import { making } from '../../../commands/temples/making';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import type { Permission } from '../../../contract/wire/permissions';
import { actHistory } from '../../../src/run/history/actHistory';
import { outbox } from '../../../src/run/single/heldCalls';
import { onListMove } from '../../../src/state/listMoves';
import { aCase, aMedium, aPost, aTemple } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
beforeAll(async () => void (await Promise.all([making(), lookups()])));

const MAY: readonly Permission[] = [
  ...(['USER_VIEW', 'USER_ADD', 'ROLE_VIEW', 'ROLE_ADD', 'POST_VIEW', 'TV_HOTLIVE_ADD', 'REPORT_VIEW'] as const),
  ...(['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const),
];
type Options = Partial<Parameters<typeof aConsole>[0]>;

/** A server that knows no keys, lets nobody look, and whose answers to what makes something get lost. */
function aDesk(more: Options = {}) {
  const desk = aConsole({
    kind: 'temple',
    rows: [],
    may: MAY,
    tier: 100,
    extensions: [],
    refuse: ({ endpoint }) => refused(endpoint.method === 'GET' ? Code.forbidden : Code.lost),
    ...more,
  } as Parameters<typeof aConsole>[0]);
  return { ...desk, changing: () => desk.calls.filter(({ id }) => !id.startsWith('GET')).length };
}
/** The same, once what was invoked is in doubt. */
async function inDoubt(command: string, args: Record<string, unknown>, more: Options = {}) {
  const desk = aDesk(more);
  await desk.invoke(command, args);
  await desk.clock.pass(30_000);
  return { ...desk, held: outbox.unsure.at(-1) ?? expect.fail('nothing is in doubt') };
}
const ROLE = { name: 'Biên tập' };

describe('what may have arrived', () => {
  test('can be sent again, though a secret went with it, as long as that is known', async () => {
    const plain = await inDoubt('role.add', ROLE);
    expect(plain.runner.canResend(plain.held)).toBe(true);
    const form = { userName: 'lan', displayName: 'Lan', role: '3', organId: '', password: 'mot mat khau dai' };
    const secret = await inDoubt('adminUser.add', form);
    expect(secret.runner.canResend(secret.held)).toBe(true);
    await secret.runner.decide(secret.held.id, 'leave');
    expect(secret.runner.canResend(secret.held)).toBe(false);
  });

  test('can’t, where this console has not got its command', async () => {
    const { runner, held } = await inDoubt('role.add', ROLE);
    expect(runner.canResend({ ...held, commandId: 'role.burn' })).toBe(false);
  });

  test('holds back the same again, which leads to it; what is on its way for another reason says nothing of it', async () => {
    const draft = aTemple({ templeId: DRAFT_ID, name: 'Chùa mới' });
    const desk = await inDoubt('temple.add', { fields: fieldsOf(draft) }, { rows: [draft, aTemple()] });
    await desk.invoke('role.add', ROLE);
    await desk.clock.pass(30_000);
    expect(outbox.unsure.map(({ commandId }) => commandId)).toEqual(['temple.add', 'role.add']);
    const led = outbox.asksForWord;
    desk.focus(1);
    await desk.invoke('temple.delete');
    const said = desk.said.length;
    expect(
      await desk.runner.invoke('temple.delete', { source: 'key', rows: [desk.row(1)], rowKind: 'temple' }),
    ).toEqual({ is: 'running' });
    expect([desk.said.length, outbox.asksForWord]).toEqual([said, led]);
    desk.focus(0);
    expect(await desk.invoke('temple.add', { fields: fieldsOf(draft) })).toEqual({ is: 'running' });
    expect([desk.said.at(-1)?.key, outbox.asksForWord]).toEqual(['run.decideFirst', led + 1]);
  });

  test('is decided one by one, and each once', async () => {
    const desk = await inDoubt('role.add', ROLE);
    const first = desk.held.id;
    await desk.invoke('role.add', { name: 'Trực ban' });
    await desk.clock.pass(30_000);
    await desk.runner.decide(first, 'isThere');
    await desk.runner.decide(first, 'leave');
    expect(outbox.unsure.map(({ name }) => name)).toEqual(['Trực ban']);
    expect(actHistory.entries.map(({ outcome }) => outcome)).toEqual(['unsure', 'settled']);
    expect(desk.runner.hasUnsent()).toBe(true);
  });

  test('stays in doubt where its question is left instead of being answered again', async () => {
    const desk = await inDoubt('role.add', {}, { staysOpen: true, leavesAfter: 1, asked: ROLE });
    expect(desk.question().why).toMatchObject([{ says: 'run.asked.cannotTell' }]);
    expect(outbox.unsure).toMatchObject([{ commandId: 'role.add' }]);
    expect([desk.changing(), actHistory.entries.map(({ outcome }) => outcome)]).toEqual([1, ['unsure']]);
  });

  test('sent again and met as settled may have been one’s own', async () => {
    let code: Code = Code.lost;
    const draft = aTemple({ templeId: DRAFT_ID, name: 'Chùa mới' });
    const desk = await inDoubt(
      'temple.add',
      { fields: fieldsOf(draft) },
      {
        rows: [draft],
        refuse: ({ endpoint }) => refused(endpoint.method === 'GET' ? Code.forbidden : code),
      },
    );
    code = Code.taskEnded;
    await desk.runner.decide(desk.held.id, 'sendAgain');
    await desk.clock.pass(1000);
    expect(desk.said.at(-1)?.key).toBe('run.settledMaybeByUs');
  });

  test('sent again when the page goes is looked for by the next, and in doubt again', async () => {
    let isSilent = false;
    const refuse: Options['refuse'] = ({ endpoint }) =>
      isSilent ? new Promise(() => {}) : refused(endpoint.method === 'GET' ? Code.forbidden : Code.lost);
    const one = await inDoubt('role.add', ROLE, { refuse });
    isSilent = true;
    void one.runner.decide(one.held.id, 'sendAgain');
    await one.clock.pass(1000);
    one.goAway();
    const next = aDesk({ after: one });
    await next.runner.load();
    await next.clock.pass(1000);
    expect(next.said.map(({ key }) => key)).toEqual(['run.unsure.cannotTell']);
    expect([outbox.unsure.length, next.changing(), next.calls.length]).toEqual([1, 0, 1]);
  });

  test('is not shown by the next page as if it were so', async () => {
    const temple = aTemple({ name: 'Chùa cũ' });
    const refuse: Options['refuse'] = ({ endpoint }) =>
      endpoint.method === 'GET'
        ? refused(Code.forbidden)
        : endpoint.id === 'POST /location/create'
          ? refused(Code.lost)
          : undefined;
    const one = aDesk({ rows: [temple], refuse });
    await one.invoke('temple.delete');
    await one.clock.pass(20_000);
    void one.runner.undo();
    await one.clock.pass(20_000);
    expect(outbox.unsure).toMatchObject([{ commandId: 'temple.makeAgain' }]);
    one.goAway();
    const next = aDesk({ rows: [{ ...temple, deleted: true }], refuse, after: one });
    await next.runner.load();
    await next.clock.pass(1000);
    expect(outbox.unsure).toHaveLength(1);
    expect(next.row(0)).toMatchObject({ deleted: true });
  });
});

describe('of a command that this console has no more, what may have arrived', () => {
  /** The next page of a console without the command of what was in doubt, on its way or held. */
  async function withoutIt(state: 'unsure' | 'sending' | 'held') {
    const one = await inDoubt('role.add', ROLE);
    one.goAway();
    const key = `held:${one.held.id}`;
    one.kept.set(key, { ...(one.kept.get(key) as object), commandId: 'role.burn', state });
    const next = aDesk({ after: one });
    await next.runner.load();
    await next.clock.pass(1000);
    return { ...next, id: one.held.id, isKept: () => next.kept.has(key) };
  }

  test.each([
    ['is there', 'isThere', 'settled'],
    ['is not', 'leave', 'failed'],
  ] as const)('is let go of for good, once the person says that it %s', async (_, how, outcome) => {
    const desk = await withoutIt('unsure');
    await desk.runner.decide(desk.id, how);
    await desk.clock.pass(0);
    expect([outbox.unsure, desk.isKept(), [...desk.claims], desk.runner.hasUnsent()]).toEqual([[], false, [], false]);
    expect(actHistory.entries).toMatchObject([{ outcome }]);
  });

  test('is not what was still held: that is pulled back when it is told to go', async () => {
    const desk = await withoutIt('held');
    await desk.runner.outbox.sendNow(desk.id);
    await desk.clock.pass(1000);
    expect([desk.isKept(), desk.calls, actHistory.entries[0]?.outcome]).toEqual([false, [], 'pulledBack']);
  });

  test('is neither sent nor lost, whether it is found on its way or to be looked for', async () => {
    const found = await withoutIt('sending');
    expect([outbox.unsure.length, found.isKept(), found.changing()]).toEqual([1, true, 0]);
    const desk = await withoutIt('unsure');
    await desk.runner.decide(desk.id, 'look');
    await desk.clock.pass(1000);
    expect([outbox.unsure.map(({ id }) => id), desk.isKept(), desk.calls]).toEqual([[desk.id], true, []]);
    expect(desk.said.map(({ key }) => key)).toEqual(['run.unsure.cannotTell']);
  });
});

test('what nobody can decide any more, because its secret went with its page, holds back no undo of what is older', async () => {
  const refuse: Options['refuse'] = ({ endpoint }) =>
    endpoint.id === 'POST /post/hidepost' || endpoint.id === 'POST /post/unhidepost'
      ? undefined
      : refused(endpoint.method === 'GET' ? Code.forbidden : Code.lost);
  const options = { kind: 'post', rows: [aPost()], may: [...MAY, 'POST_HIDE'], extensions: ['restore'], refuse };
  const one = aDesk(options as Options);
  await one.invoke('post.hide');
  await one.clock.pass(1000);
  const form = { userName: 'lan', displayName: 'Lan', role: '3', organId: '', password: 'mot mat khau dai' };
  await one.runner.invoke('adminUser.add', { source: 'key', args: form });
  await one.clock.pass(30_000);
  expect(await one.runner.undo()).toBe(false);
  expect(one.said.at(-1)?.key).toBe('run.decideFirst');
  one.goAway();
  const next = aDesk({ ...options, after: one } as Options);
  await next.runner.load();
  expect([outbox.unsure, actHistory.entries.map(({ outcome }) => outcome)]).toEqual([[], ['unsure', 'done']]);
  expect([await next.runner.undo(), next.said.at(-1)]).toMatchObject([false, { key: 'run.stays' }]);
  expect(await next.runner.undo()).toBe(true);
});

describe('once the person says so, what may have arrived', () => {
  const messages = [{ reportId: 'r1', text: 'Chào Hoa' }];
  const draft = { text: 'Chào {reporter}', language: 'vi', to: null } as const;

  test.each([
    ['is there: the reply is sent', 'isThere', []],
    ['is not there: the reply is a draft again', 'leave', [draft]],
  ] as const)('%s', async (_, how, given) => {
    const extensions = ['reply', 'reply.thread'] as const;
    const rows = [aCase()];
    const desk = await inDoubt('report.sendReply', { messages, draft }, { kind: 'report', rows, extensions });
    await desk.runner.decide(desk.held.id, how);
    expect(desk.drafts).toEqual(['taken', ...given]);
  });

  test.each([
    ['is there: the list that it is on is told', 'isThere', [{ kind: 'hotlive', as: 'added', isOwn: true }]],
    ['is not there: no list is told', 'leave', []],
  ] as const)('%s', async (_, how, told) => {
    const rows = [aPost({ media: [aMedium({ mediaType: 2 })] })];
    const desk = await inDoubt('post.promoteHotlive', {}, { kind: 'post', rows });
    const moves: unknown[] = [];
    const stop = onListMove((move) => moves.push(move));
    await desk.runner.decide(desk.held.id, how);
    stop();
    expect(moves).toMatchObject(told);
  });
});
