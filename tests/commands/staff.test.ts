import { describe, expect, test } from 'vitest';
import {
  banAdminUser,
  deleteAdminUser,
  resetAdminUserPassword,
  setAdminUserStatus,
} from '../../commands/adminUsers/access';
import { addAdminUser, editAdminUser } from '../../commands/adminUsers/edit';
import { AVAILABLE } from '../../commands/core/disabledReason';
import type { StaffRow } from '../../commands/core/rows';
import type { World } from '../../commands/core/world';
import { KINDS } from '../../commands/kinds';
import { clearAllActions, setAllActions, toggleAction, withToggled } from '../../commands/roles';
import { changePassword, editProfile } from '../../commands/session';
import { type CommandContext, commandStateOf } from '../../commands/state';
import { ACTION_IDS, AREAS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import type { Endpoint, InputOf } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';
import { anAdminUser, aRole } from './rows';

/** A world that writes down what it is asked for and answers each call as told. */
function aWorld(answer: unknown = null, principal: Principal | null = null) {
  const calls: { id: string; input: unknown }[] = [];
  const asked: string[] = [];
  const world = {
    call: async (endpoint: Endpoint, input: InputOf<Endpoint>) => {
      calls.push({ id: endpoint.id, input });
      return { data: answer };
    },
    list: (verb: string) => asked.push(`list ${verb}`),
    open: (kind: string, id: string) => asked.push(`open ${kind} ${id}`),
    screen: () => ({ write: (_id: string, open: () => void) => open() }),
    revealNewRow: (kind: string, id: string) => asked.push(`find ${kind} ${id}`),
    me: () => principal,
    has: () => true,
    session: { refresh: () => asked.push('refresh'), signInAgain: () => asked.push('signInAgain') },
  } as unknown as World;
  return { calls, asked, world };
}

const aHolder = (may: readonly string[], tierId = 99, uid = 900): Principal => ({ uid, actions: new Set(may), tierId });
const context = (may: readonly string[], tierId = 99, uid = 900): CommandContext => ({
  principal: aHolder(may, tierId, uid),
  extensions: new Set(),
  screens: new Set(),
  isRunning: () => false,
});
const FIELDS = { role: 'none', tier: '99', organId: '', position: '', rankId: '', avatar: '' };

describe('a new password', () => {
  const rulesMet = (password: string) =>
    addAdminUser.asks?.password.rules?.(password, [], { userName: 'Nguyen.Van.An' }).map(({ isMet }) => isMet);

  test('shows each rule as it is met', () => {
    expect(rulesMet('')).toEqual([false, false]);
    expect(rulesMet('ngan')).toEqual([false, true]);
    expect(rulesMet('nguyen.van.an')).toEqual([true, false]);
    expect(rulesMet('mot hai ba bon')).toEqual([true, true]);
  });

  test('is held against the user name of the form, or of the row', () => {
    const rows = [anAdminUser({ user_name: 'truong.phong' })];
    const { check } = resetAdminUserPassword.asks?.password ?? {};
    expect(check?.('TRUONG.phong', rows, {})).toBe('password.notTheUserName');
    expect(check?.('ngan', rows, {})).toBe('password.longEnough');
    expect(check?.('mot hai ba bon', rows, {})).toBeNull();
    expect(changePassword.asks?.newPassword.check?.('ngan', [], {})).toBe('password.longEnough');
  });

  test('of somebody else goes out under the user name', async () => {
    const { calls, world } = aWorld();
    await resetAdminUserPassword.run(world, anAdminUser({ user_name: 'ai.do' }), { password: 'mot hai ba bon' });
    expect(calls).toEqual([
      { id: 'POST /adminusers/resetpass', input: { body: { uname: 'ai.do', password_new: 'mot hai ba bon' } } },
    ]);
  });

  test('is no answer that undo or a repetition could show again', () => {
    expect(resetAdminUserPassword.asks?.password.as).toBe('secret');
    expect(addAdminUser.asks?.password.as).toBe('secret');
    expect(addAdminUser.asks?.password.prefill).toBeUndefined();
  });
});

describe('the fields of an admin user', () => {
  test('begin as the row has them, and empty ones are not sent', async () => {
    const row = anAdminUser({ tier_id: 100, position: 4, roles: [{ role_id: 7, role_name: 'Bảy' }] });
    expect(editAdminUser.asks?.role.initial?.([row])).toBe('7');
    expect(editAdminUser.asks?.tier.initial?.([row])).toBe('100');
    expect(editAdminUser.asks?.position.prefill?.([row])).toBe('4');
    expect(addAdminUser.asks?.tier.initial?.([])).toBe('99');
    const { calls, asked, world } = aWorld(row);
    await addAdminUser.run(world, null, {
      userName: ' an ',
      displayName: ' An ',
      password: 'mot hai ba bon',
      ...FIELDS,
      role: '7',
    });
    expect(calls[0]?.input).toEqual({
      body: { user_name: 'an', display_name: 'An', password: 'mot hai ba bon', roles: [7], tier_id: 99, avatar: '' },
    });
    expect(asked).toEqual(['find adminUser 3']);
  });

  test('an edit names the version it knows, keeps the roles that do not count, and is taken back whole', async () => {
    const before = anAdminUser({
      updated: 5,
      roles: [
        { role_id: 1, role_name: 'Một' },
        { role_id: 2, role_name: 'Hai' },
      ],
    });
    const { calls, world } = aWorld(before);
    await editAdminUser.run(world, before, { userName: 'b', displayName: 'B', ...FIELDS, role: '3' });
    expect(calls[0]?.input).toMatchObject({ id: before.uid, body: { roles: [3, 2], updated: 5 } });
    const after = { ...before, roles: [{ role_id: 3, role_name: 'Ba' }, ...(before.roles ?? []).slice(1)] };
    const [id, args] = editAdminUser.undo?.(before, { userName: 'b', displayName: 'B', ...FIELDS }) ?? [];
    expect(id).toBe('adminUser.edit');
    await editAdminUser.run(world, after, args as never);
    expect(calls[1]?.input).toMatchObject({
      body: { user_name: before.user_name, roles: [1, 2], position: 1, tier_id: 99 },
    });
  });

  test.each([
    [' ', 'adminUser.nameMissing'],
    ['có dấu', 'adminUser.nameInvalid'],
    ['hai chữ', 'adminUser.nameInvalid'],
    ['nguyen.van_an-1', null],
  ])('the user name "%s" is judged before it is sent', (name, verdict) => {
    expect(addAdminUser.asks?.userName.check?.(name, [], {})).toBe(verdict);
  });
});

describe('what the server would refuse is said beforehand', () => {
  const actOnOthers = [banAdminUser, deleteAdminUser, resetAdminUserPassword, setAdminUserStatus];
  const may = ['USER_VIEW', 'USER_EDIT', 'USER_DELETE', 'OTHER_BAN_USER', 'OTHER_RESET_PASSWORD'];

  test.each([...actOnOthers, editAdminUser])('$id: not on somebody of a higher tier', (command) => {
    const chief = anAdminUser({ tier_id: 100 });
    expect(commandStateOf(command, [chief], context(may), 'adminUser')).toEqual({
      is: 'disabled',
      why: 'adminUser.aboveYou',
    });
    expect(commandStateOf(command, [chief], context(may, 100), 'adminUser').is).toBe('ready');
  });

  test('nobody bans, suspends, deletes or resets himself, and everybody edits himself', () => {
    const me = anAdminUser({ uid: 7, tier_id: 100 });
    for (const command of actOnOthers)
      expect(commandStateOf(command, [me], context(may, 100, 7), 'adminUser')).toEqual({
        is: 'disabled',
        why: 'adminUser.isYou',
      });
    expect(commandStateOf(editAdminUser, [me], context(may, 100, 7), 'adminUser').is).toBe('ready');
  });

  test('nobody resets the password of a colleague who may do more, unless as a super admin', () => {
    const colleague = anAdminUser({ actions: ['USER_VIEW', 'POST_DELETE'] });
    const reset = (by: ReturnType<typeof context>) =>
      commandStateOf(resetAdminUserPassword, [colleague], by, 'adminUser');
    expect(reset(context(may))).toEqual({ is: 'disabled', why: 'adminUser.mayDoMore' });
    expect(reset(context([...may, 'POST_DELETE'])).is).toBe('ready');
    expect(reset(context(may, 100)).is).toBe('ready');
  });

  test('of a selection the others are acted on', () => {
    const [me, other] = [anAdminUser({ uid: 7 }), anAdminUser({ uid: 8 })];
    expect(commandStateOf(banAdminUser, [me, other], context(may, 99, 7), 'adminUser')).toEqual({
      is: 'ready',
      rows: [other],
    });
  });

  const roleChoices = async (principal: Principal, rows: readonly unknown[]) => {
    const stronger = aRole({ role_id: 5, action_ids: ['USER_VIEW', 'POST_DELETE'] });
    const { world } = aWorld([stronger, aRole({ role_id: 6, action_ids: ['USER_VIEW'] })], principal);
    const answer = await editAdminUser.asks?.role.loadOptions?.(world, rows);
    return answer?.refused === undefined
      ? answer?.data.map(({ value, disabledReason }) => [value, disabledReason])
      : answer;
  };
  test('a role with an action that one has not is no choice, unless it is the one that counts already', async () => {
    const beyond = 'adminUser.roleBeyondYou';
    const all = (five: string | undefined) => [
      ['none', undefined],
      ['5', five],
      ['6', undefined],
    ];
    expect(await roleChoices(aHolder(may), [])).toEqual(all(beyond));
    expect(await roleChoices(aHolder(may, 100), [])).toEqual(all(undefined));
    const five = { role_id: 5, role_name: 'Năm' };
    expect(await roleChoices(aHolder(may), [anAdminUser({ roles: [five] })])).toEqual(all(undefined));
    const second = anAdminUser({ roles: [{ role_id: 6, role_name: 'Sáu' }, five] });
    expect(await roleChoices(aHolder(may), [second])).toEqual(all(beyond));
    // Of somebody without a role, and of roles whose actions nobody says.
    expect(await roleChoices(aHolder(may), [anAdminUser({ roles: [] })])).toEqual(all(beyond));
    const { action_ids: _unsaid, ...bare } = aRole({ role_id: 5 });
    const { world } = aWorld([bare], aHolder(may));
    expect(await editAdminUser.asks?.role.loadOptions?.(world, [])).toEqual({
      data: [{ value: 'none' }, { value: '5', label: bare.role_name }],
    });
  });

  test('the tier above is no choice, and the last super admin does not step down', async () => {
    const asked: unknown[] = [];
    const tiersBy = async (principal: Principal, row: StaffRow | undefined, answered: unknown) => {
      const world = {
        me: () => principal,
        has: () => true,
        call: async ({ id }: Endpoint, input: unknown) => {
          asked.push([id, input]);
          return answered;
        },
      } as unknown as World;
      const answer = await editAdminUser.asks?.tier.loadOptions?.(world, row ? [row] : []);
      return answer?.refused === undefined ? answer?.data.map(({ disabledReason }) => disabledReason) : answer;
    };
    const tiers = (principal: Principal, row?: StaffRow, all: readonly StaffRow[] = []) =>
      tiersBy(principal, row, { data: all, total: all.length });
    const [me, other] = [anAdminUser({ uid: 900, tier_id: 100 }), anAdminUser({ tier_id: 100 })];
    expect(await tiers(aHolder(may), anAdminUser())).toEqual([undefined, 'adminUser.tierBeyondYou']);
    expect(await tiers(aHolder(may, 100))).toEqual([undefined, undefined]);
    expect(await tiers(aHolder(may, 100), other, [me, other])).toEqual([undefined, undefined]);
    expect(await tiers(aHolder(may), anAdminUser({ uid: 900 }))).toEqual([undefined, 'adminUser.tierBeyondYou']);
    expect(await tiers(aHolder(['USER_EDIT'], 100), me, [me])).toEqual([undefined, undefined]);
    expect(asked).toEqual([]);
    const last = ['adminUser.lastSuperAdmin', undefined];
    expect(await tiers(aHolder(may, 100), me, [me, anAdminUser()])).toEqual(last);
    expect(asked).toEqual([['GET /adminusers/pages', { page_number: 1, page_size: 200, status: 1 }]]);
    expect(await tiers(aHolder(may, 100), me, [me, other])).toEqual([undefined, undefined]);
    // More than one page may have another, and a list that can't be read may too.
    const of = (answered: unknown) => tiersBy(aHolder(may, 100), me, answered);
    expect(await of({ data: [me] })).toEqual(last);
    expect(await of({ data: [me], total: 200 })).toEqual(last);
    expect(await of({ data: [me], total: 201 })).toEqual([undefined, undefined]);
    expect(await of({ refused: Code.unavailable, message: '' })).toEqual([undefined, undefined]);
  });
});

describe('a user name', () => {
  const inquire = (principal: Principal | null, answer: unknown, rows: readonly unknown[] = []) => {
    const { calls, world } = aWorld(answer, principal);
    return { calls, said: addAdminUser.asks?.userName.validateRemotely?.(' an ', world, rows) };
  };
  test('is asked about while it is typed: taken or free', async () => {
    const taken = inquire(aHolder(['USER_VIEW']), { available: false });
    expect(await taken.said).toBe('adminUser.nameTaken');
    expect(taken.calls).toEqual([{ id: 'GET /check/username', input: { username: 'an' } }]);
    expect(await inquire(aHolder(['USER_VIEW']), { available: true }).said).toBe(AVAILABLE);
  });
  test('of somebody in other letters is free for him', async () => {
    const own = inquire(aHolder(['USER_VIEW']), { available: false }, [anAdminUser({ user_name: 'AN' })]);
    expect([await own.said, own.calls]).toEqual([AVAILABLE, []]);
  });
  test('is not asked about by who may not see who is there', async () => {
    const blind = inquire(aHolder(['USER_ADD']), { available: false });
    expect([await blind.said, blind.calls]).toEqual([null, []]);
  });
});

describe('status', () => {
  test('a ban is asked for, and undo brings back the status that was', () => {
    expect(banAdminUser.confirm).toBe('always');
    expect(banAdminUser.undo?.(anAdminUser({ status: 3 }), {})).toEqual(['adminUser.setStatus', { status: '3' }]);
    expect(banAdminUser.when?.(anAdminUser({ status: 2 }))).toBe('adminUser.alreadyBanned');
    expect(setAdminUserStatus.undo?.(anAdminUser({ status: 2 }), { status: '1' })).toEqual([
      'adminUser.setStatus',
      { status: '2' },
    ]);
  });

  test('who may edit but not ban is offered the one and not the other', () => {
    const editor = context(['USER_VIEW', 'USER_EDIT']);
    expect(commandStateOf(setAdminUserStatus, [anAdminUser()], editor, 'adminUser').is).toBe('ready');
    expect(commandStateOf(banAdminUser, [anAdminUser()], editor, 'adminUser')).toEqual({
      is: 'hidden',
      missing: 'OTHER_BAN_USER',
    });
  });

  test('deleting asks for the user name, and nothing is left to do with who is gone', () => {
    const { confirm } = deleteAdminUser;
    expect(typeof confirm === 'object' && confirm.typing(anAdminUser({ user_name: 'se.di' }))).toBe('se.di');
    expect(deleteAdminUser.undo).toBeUndefined();
    const gone = { ...anAdminUser(), gone: true };
    for (const { when } of [editAdminUser, banAdminUser, deleteAdminUser, resetAdminUserPassword, setAdminUserStatus])
      expect(when?.(gone)).toBe('adminUser.gone');
  });
});

describe('a role', () => {
  test('is there for super admins with the permission, and for nobody else', () => {
    const row = aRole({ action_ids: ['POST_VIEW'] });
    expect(commandStateOf(toggleAction, [row], context(ACTION_IDS), 'role')).toEqual({
      is: 'hidden',
      missing: 'ONLY_SUPER_ADMIN',
    });
    expect(commandStateOf(toggleAction, [row], context([], 100), 'role')).toEqual({
      is: 'hidden',
      missing: 'ROLE_EDIT',
    });
    expect(commandStateOf(toggleAction, [row], context(['ROLE_EDIT'], 100), 'role').is).toBe('ready');
  });

  test('toggling adds or takes away without doubles, in the catalogue’s order', () => {
    expect(withToggled(['POST_HIDE', 'POST_HIDE'], 'POST_VIEW')).toEqual(['POST_VIEW', 'POST_HIDE']);
    expect(withToggled(['POST_VIEW', 'POST_HIDE', 'POST_VIEW'], 'POST_VIEW')).toEqual(['POST_HIDE']);
  });

  test('sends the whole set with the version it knows, and undo brings back the set that was', async () => {
    const row = aRole({ role_id: 9, action_ids: ['POST_VIEW'], updated: 8 });
    const { calls, world } = aWorld(row);
    await toggleAction.run(world, row, { action: 'POST_HIDE' });
    await setAllActions.run(world, row, {});
    await clearAllActions.run(world, row, {});
    expect(calls.map(({ input }) => input)).toEqual([
      { id: 9, body: { action_ids: ['POST_VIEW', 'POST_HIDE'], updated: 8 } },
      { id: 9, body: { action_ids: [...ACTION_IDS], updated: 8 } },
      { id: 9, body: { action_ids: [], updated: 8 } },
    ]);
    for (const { undo } of [toggleAction, setAllActions, clearAllActions])
      expect(undo?.(row, { action: 'POST_HIDE' } as never)).toEqual(['role.setActions', { actions: ['POST_VIEW'] }]);
  });

  test('all and none are offered where they change something', () => {
    const [full, empty] = [aRole({ action_ids: [...ACTION_IDS] }), aRole()];
    expect([setAllActions.when?.(full), setAllActions.when?.(empty)]).toEqual(['role.hasAll', null]);
    expect([clearAllActions.when?.(full), clearAllActions.when?.(empty)]).toEqual([null, 'role.hasNone']);
  });

  test('is found by words without marks', async () => {
    const names = ['Kiểm duyệt viên', 'Chỉ xem', 'Trực đêm'];
    const { world } = aWorld(names.map((role_name) => aRole({ role_name })));
    const found = async (words: string) => {
      const answer = await KINDS.role.search?.(world, words, 5);
      return answer?.refused === undefined && answer?.data.map(({ role_name }) => role_name);
    };
    expect(await found('KIEM duyet')).toEqual(['Kiểm duyệt viên']);
    expect(await found('truc dem')).toEqual(['Trực đêm']);
    expect(await KINDS.role.fetch?.(world, 'abc')).toBeUndefined();
  });

  test('the catalogue has a permission for every action, once', () => {
    expect(new Set(Object.values(AREAS).flat()).size).toBe(ACTION_IDS.length);
  });
});

test('one’s own name goes out trimmed, a picture only where one was given, and the console shows it', async () => {
  const { calls, asked, world } = aWorld();
  const picture = new Blob(['']);
  const uploading = aWorld({ uid: 7 });
  const sent: unknown[] = [];
  const sendAvatar = async (...of: unknown[]) => {
    sent.push(of);
    return { data: '/photos/a.webp' };
  };
  await editProfile.run(world, null, { displayName: ' Tên ', avatar: [] });
  await editProfile.run({ ...uploading.world, sendAvatar }, null, { displayName: 'Tên', avatar: [picture] });
  expect([...calls, ...uploading.calls].map(({ input }) => input)).toEqual([
    { body: { display_name: 'Tên' } },
    {},
    { body: { display_name: 'Tên', avatar: '/photos/a.webp' } },
  ]);
  expect(sent).toEqual([[picture, 7]]);
  expect([...asked, ...uploading.asked]).toEqual(['refresh', 'refresh']);
});
