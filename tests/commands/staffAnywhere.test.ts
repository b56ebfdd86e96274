import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setAdminUserStatus } from '../../commands/adminUsers/access';
import { addAdminUser, editAdminUser } from '../../commands/adminUsers/edit';
import { AVAILABLE } from '../../commands/core/disabledReason';
import type { RoleRow } from '../../commands/core/rows';
import type { World } from '../../commands/core/world';
import { addRole, clearAllActions, editRole, setActions, setAllActions, toggleAction } from '../../commands/roles';
import { everyRole, roleNow } from '../../commands/rolesRead';
import { ACTION_IDS } from '../../contract/wire/areas';
import { createClient } from '../../src/client/client';
import { anAdminUser, aRole } from './rows';

interface Sent {
  readonly what: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}
type Answering = (sent: Sent) => unknown;

/** The console before a server of section 7 alone: `answers` says its data by method and path, or a whole envelope. */
function aPlainServer(answers: Readonly<Record<string, Answering>>) {
  const sent: Sent[] = [];
  const shown: string[] = [];
  const { call } = createClient({
    config: { apiUrl: 'http://back', sessionHeader: 'X-Session', sessionScheme: '', photoUploadUrl: '' },
    key: () => 'khoa',
    extensions: () => [],
    fetch: async (address, init = {}) => {
      const { pathname, searchParams } = new URL(String(address));
      const one: Sent = {
        what: `${init.method} ${pathname}`,
        query: Object.fromEntries(searchParams),
        body: init.body ? JSON.parse(String(init.body)) : undefined,
      };
      sent.push(one);
      const answer = answers[one.what];
      if (!answer) return new Response('<h1>404</h1>', { status: 404 });
      const said = answer(one);
      const isEnvelope = typeof said === 'object' && said !== null && 'error' in said;
      return new Response(JSON.stringify(isEnvelope ? said : { error: { code: 200, message: '' }, data: said }));
    },
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  const world = {
    call,
    has: () => false,
    me: () => ({ uid: 900, actions: new Set(['USER_VIEW', 'USER_ADD', 'USER_EDIT']), tierId: 100 }),
    open: (kind: string, id: string) => shown.push(`open ${kind} ${id}`),
    screen: () => ({ write: (_id: string, open: () => void) => open() }),
    revealNewRow: (kind: string, id: string) => shown.push(`find ${kind} ${id}`),
  } as unknown as World;
  const changes = () => sent.filter(({ what }) => !what.startsWith('GET'));
  return { world, sent, changes, shown };
}
const code = (number: number) => ({ error: { code: number, message: '' } });

describe('a role of a server that takes only whole roles', () => {
  const OWN = ['STICKER_BURN', 'ONLY_SUPER_ADMIN'];
  const aServer = (role: { role_name: string; action_ids: readonly unknown[] }) =>
    aPlainServer({ 'GET /roles/7': () => role, 'PUT /roles/7': () => null });

  test('is sent whole, with what the server has of its own and what a colleague has added meanwhile, and nothing of ours alone', async () => {
    const row = aRole({ role_id: 7, action_ids: ['POST_VIEW', ...OWN] });
    const server = aServer({ role_name: 'Biên tập', action_ids: ['POST_VIEW', 'VIP_VIEW', ...OWN] });
    await toggleAction.run(server.world, row, { action: 'POST_HIDE' });
    await toggleAction.run(server.world, row, { action: 'POST_VIEW' });
    await editRole.run(server.world, row, { name: ' Mới ' });
    await setAllActions.run(server.world, row, {});
    expect(server.changes().map(({ body }) => body)).toEqual([
      { role_name: 'Biên tập', action_ids: ['POST_VIEW', 'POST_HIDE', 'VIP_VIEW', ...OWN] },
      { role_name: 'Biên tập', action_ids: ['VIP_VIEW', ...OWN] },
      { role_name: 'Mới', action_ids: ['POST_VIEW', 'VIP_VIEW', ...OWN] },
      { role_name: 'Biên tập', action_ids: [...ACTION_IDS.filter((action) => action !== 'OTHER_TEAM_VIEWS'), ...OWN] },
    ]);
  });

  test('is shown as it was sent, or as the server says that it is now', async () => {
    const row = aRole({ role_id: 7, action_ids: ['POST_VIEW'] });
    const now = { role_name: 'Biên tập', action_ids: ['POST_VIEW'] };
    const sent = { role_name: 'Mới', action_ids: ['POST_VIEW'] };
    expect(await editRole.run(aServer(now).world, row, { name: 'Mới' })).toEqual({ data: { ...row, ...sent } });
    const saying = aPlainServer({
      'GET /roles/7': () => now,
      'PUT /roles/7': () => ({ role_id: 7, role_name: 'MỚI' }),
    });
    expect(await editRole.run(saying.world, row, { name: 'Mới' })).toMatchObject({ data: { role_name: 'MỚI' } });
  });

  test('is not sent, nor is anybody, where it can’t be read as it is now', async () => {
    const none = { 'GET /roles/7': () => code(304), 'GET /adminusers/query': () => code(304) };
    const server = aPlainServer(none);
    expect(await editRole.run(server.world, aRole({ role_id: 7 }), { name: 'Mới' })).toMatchObject({ refused: 304 });
    const typed = { userName: 'hai', displayName: 'Hai' } as never;
    expect(await editAdminUser.run(server.world, anAdminUser({ uid: 7 }), typed)).toMatchObject({ refused: 304 });
    expect(server.changes()).toEqual([]);
  });

  test('is cleared of all that is seen of it', async () => {
    const row = aRole({ role_id: 7, action_ids: ['POST_VIEW', ...OWN] });
    const server = aServer({ role_name: 'Biên tập', action_ids: row.action_ids ?? [] });
    await clearAllActions.run(server.world, row, {});
    expect(server.changes()[0]?.body).toEqual({ role_name: 'Biên tập', action_ids: [] });
  });

  test('has after every change what was wanted of it, and of all else what it had', async () => {
    const ids = fc.uniqueArray(fc.constantFrom(...ACTION_IDS.slice(0, 8), ...OWN), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(ids, ids, ids, async (seen, now, wanted) => {
        const server = aServer({ role_name: 'R', action_ids: now });
        await setActions.run(server.world, aRole({ role_id: 7, action_ids: seen }), { actions: wanted });
        const left = (server.changes()[0]?.body as { action_ids: string[] } | undefined)?.action_ids ?? [];
        for (const action of new Set([...seen, ...now, ...wanted])) {
          const isWanted = seen.includes(action) === wanted.includes(action) ? now : wanted;
          expect(left.includes(action), action).toBe(isWanted.includes(action));
        }
        expect(new Set(left).size).toBe(left.length);
      }),
    );
  });

  test('whose list leaves its actions out says them itself; before that nothing is done to them', async () => {
    const server = aPlainServer({ 'GET /roles/7/actions': () => [{ id: 'POST_VIEW' }] });
    const row: RoleRow = { role_id: 7, role_name: 'Biên tập' };
    for (const command of [toggleAction, setActions, setAllActions, clearAllActions])
      expect(command.when?.(row)).toBe('role.actionsUnsaid');
    expect(await roleNow(server.world, row)).toEqual({ data: { ...row, action_ids: ['POST_VIEW'] } });
  });

  test('is found among all pages, whatever their size', async () => {
    const all = Array.from({ length: 65 }, (_, index) => ({ role_id: index + 1, role_name: `Vai ${index}` }));
    const server = aPlainServer({
      'GET /roles': ({ query }) => {
        const from = (Number(query.page_number) - 1) * 30;
        return { error: { code: 200 }, data: all.slice(from, from + 30), total: '65' };
      },
    });
    const answer = await everyRole(server.world);
    expect(answer.refused === undefined && answer.data.map(({ role_id }) => role_id)).toEqual(
      all.map(({ role_id }) => role_id),
    );
  });

  test('that was made without a word of it is found by its name, and opened; so is one whose answer was lost', async () => {
    const there: { role_id: number; role_name: string }[] = [];
    const server = aPlainServer({
      'GET /roles': () => there,
      'POST /roles': ({ body }) => {
        there.push({ role_id: 12, role_name: (body as { role_name: string }).role_name });
        return null;
      },
    });
    expect(await addRole.elsewhere?.arrived?.(server.world, null, { name: 'Mới' })).toEqual({ data: null });
    await addRole.run(server.world, null, { name: ' Mới ' });
    expect(server.shown).toEqual(['open role 12', 'find role 12']);
    expect(server.changes()).toHaveLength(1);
    expect(await addRole.elsewhere?.arrived?.(server.world, null, { name: 'Mới' })).toMatchObject({
      data: { role_id: 12 },
    });
    expect(server.shown).toEqual(['open role 12', 'find role 12', 'open role 12', 'find role 12']);
    const unseen = aPlainServer({ 'GET /roles': () => code(503) });
    expect(await addRole.elsewhere?.arrived?.(unseen.world, null, { name: 'Mới' })).toMatchObject({ refused: 503 });
    expect(unseen.shown).toEqual([]);
  });
});

describe('a member of staff of a server that takes only whole users', () => {
  /** As docs/specification.md section 3 has one: actions, and no roles. */
  const said = {
    ...{ display_name: 'Hai', organ_id: '4', password: 'x', position: '1', tier_id: '99', user_name: 'hai' },
    ...{ status: '1', avatar: null, uid: '7', rank_id: 0, actions: ['POST_VIEW', 'STICKER_BURN'] },
  };
  const ASKED = { userName: 'hai', displayName: 'Hai Mới', role: 'unsaid', tier: '99', organId: '', position: '' };
  const answers = { 'GET /adminusers/query': () => said, 'PUT /adminusers/7': () => null };

  test('is sent whole as it is now, with just what is changed, and never with a password', async () => {
    const server = aPlainServer(answers);
    await editAdminUser.run(server.world, anAdminUser({ uid: 7 }), { ...ASKED, rankId: '3', avatar: '' });
    expect(server.changes()).toEqual([
      {
        what: 'PUT /adminusers/7',
        query: {},
        body: {
          ...{
            user_name: 'hai',
            display_name: 'Hai Mới',
            tier_id: 99,
            status: 1,
            organ_id: 4,
            position: 1,
            rank_id: 3,
          },
          ...{ avatar: '', actions: ['POST_VIEW', 'STICKER_BURN'] },
        },
      },
    ]);
  });

  test('whose role is not said is asked for one, and keeps what he has unless one is chosen', async () => {
    const server = aPlainServer({ ...answers, 'GET /roles': () => [{ role_id: 3, role_name: 'Ba' }] });
    const row = anAdminUser({ uid: 7, roles: undefined });
    const { initial, loadOptions } = editAdminUser.asks?.role ?? {};
    expect(initial?.([row])).toBe('unsaid');
    const options = await loadOptions?.(server.world, [row]);
    expect(options?.refused === undefined && options?.data.map(({ value }) => value)).toEqual(['unsaid', 'none', '3']);
    await editAdminUser.run(server.world, row, { ...ASKED, role: '3', rankId: '', avatar: '' });
    expect(server.changes()[0]?.body).toMatchObject({ roles: [3] });
  });

  test('is banned and suspended by the call for that, and brought back by an edit, since that call says 2 and 3', async () => {
    const server = aPlainServer({ ...answers, 'PUT /adminusers/updatestatus': () => true });
    await setAdminUserStatus.run(server.world, anAdminUser({ uid: 7 }), { status: '3' });
    await setAdminUserStatus.run(server.world, anAdminUser({ uid: 7, status: 3 }), { status: '1' });
    expect(
      server.changes().map(({ what, query, body }) => [what, query.status, (body as typeof said)?.status]),
    ).toEqual([
      ['PUT /adminusers/updatestatus', '3', undefined],
      ['PUT /adminusers/7', undefined, 1],
    ]);
  });

  test('that is new is made once, and found by the name', async () => {
    const there: unknown[] = [];
    const server = aPlainServer({
      'GET /search/users': () => there,
      'GET /check/username': () => (there.length > 0 ? code(305) : null),
      'POST /adminusers/create': () => {
        there.push(said);
        return null;
      },
    });
    const asked = { ...ASKED, role: 'none', password: 'mot hai ba bon', rankId: '', avatar: '' };
    expect(await addAdminUser.elsewhere?.arrived?.(server.world, null, asked)).toEqual({ data: null });
    await addAdminUser.run(server.world, null, asked);
    expect(server.changes().map(({ body }) => body)).toEqual([
      { user_name: 'hai', display_name: 'Hai Mới', password: 'mot hai ba bon', tier_id: 99, avatar: '' },
    ]);
    expect(server.shown).toEqual(['find adminUser 7']);
    const typed = { ...asked, userName: ' hai ' };
    expect(await addAdminUser.elsewhere?.arrived?.(server.world, null, typed)).toMatchObject({ data: { uid: 7 } });
    expect(server.shown).toEqual(['find adminUser 7', 'find adminUser 7']);
    const unseen = aPlainServer({ 'GET /search/users': () => code(503) });
    expect(await addAdminUser.elsewhere?.arrived?.(unseen.world, null, asked)).toMatchObject({ refused: 503 });
    expect(unseen.shown).toEqual([]);
    await addAdminUser.run(server.world, null, { ...asked, role: '3' });
    expect(server.changes().at(-1)?.body).toMatchObject({ roles: [3] });
  });

  test.each<[string, unknown, unknown]>([
    ['that it is free', { available: true }, AVAILABLE],
    ['that it is not', { available: false }, 'adminUser.nameTaken'],
    ['yes', true, AVAILABLE],
    ['no, which may mean either', false, null],
    ['a success without a word', null, AVAILABLE],
    ['that it exists already', code(305), 'adminUser.nameTaken'],
    ['that it does not exist', code(304), AVAILABLE],
    ['a code of its own', code(7001), null],
  ])('whose name is asked about is told by %s', async (_as, answer, verdict) => {
    const { world } = aPlainServer({ 'GET /check/username': () => answer });
    expect(await addAdminUser.asks?.userName.validateRemotely?.('an', world, [])).toBe(verdict);
  });
});
