import { describe, expect, test } from 'vitest';
import { addAdminUser, editAdminUser } from '../../commands/adminUsers/edit';
import type { AnyConsoleCommand, AnyMutation, AskOneOf, AskText } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { everyRole, roleNamed } from '../../commands/rolesRead';
import { isNameFree, staffNamed, wholeStaff } from '../../commands/staffRead';
import { Code } from '../../contract/wire/codes';
import type { Endpoint, Extension } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';
import { anAdminUser, aRole } from './rows';

const mutation = (id: string) => commandById(id) as AnyMutation;
const refusal = { refused: Code.forbidden, message: '' };
const ME: Principal = { uid: 900_000, tierId: 99, actions: new Set(['USER_VIEW']) };

function aDesk(
  answer: (id: string, input: Record<string, unknown>) => unknown = () => ({ data: null }),
  extensions: readonly Extension[] = ['edits.partial'],
) {
  const told: unknown[] = [];
  const tell =
    (act: string) =>
    (...said: unknown[]) =>
      void told.push([act, ...said]);
  const call = async ({ id }: Endpoint, input: Record<string, unknown>) => {
    told.push([id, input]);
    return answer(id, input);
  };
  const world = {
    call,
    has: (extension: Extension) => extensions.includes(extension),
    me: () => ME,
    open: tell('open'),
    revealNewRow: tell('reveal'),
    screen: (name: string) =>
      ({
        secondFactor: { showOnce: tell('showOnce') },
        roleEditor: { write: (id: string, open: () => void) => [tell('write')(id), open()] },
      })[name],
  } as unknown as World;
  return { world, told };
}

describe('an account of a program', () => {
  const make = mutation('serviceAccount.make');
  const typed = { userName: ' bot ', displayName: ' Máy ', role: 'none', days: '' };
  test('is made with what was asked alone, shows its token once, and is shown in the list', async () => {
    const { world, told } = aDesk(() => ({ data: { token: 'abc', user: anAdminUser({ uid: 7 }) } }));
    expect(await make.run(world, null, typed)).toEqual({ data: null });
    expect(told).toEqual([
      ['POST /serviceaccounts', { body: { user_name: 'bot', display_name: 'Máy' } }],
      ['showOnce', ['abc'], true],
      ['reveal', 'adminUser', '7'],
    ]);
    await make.run(world, null, { ...typed, role: '3', days: '30' });
    expect(told[3]).toEqual([
      'POST /serviceaccounts',
      { body: { user_name: 'bot', display_name: 'Máy', role_id: 3, days: 30 } },
    ]);
    const refused = aDesk(() => refusal);
    expect(await make.run(refused.world, null, typed)).toEqual(refusal);
    expect(refused.told).toHaveLength(1);
  });

  test('lasts some days, or until it is revoked', () => {
    const check = (value: string) => (make.asks?.days as AskText | undefined)?.check?.(value, [], {});
    expect(['1', '30', '9999'].map(check)).toEqual([null, null, null]);
    for (const bad of ['0', '030', '10000', '-1', '3 ', 'x3', '3x'])
      expect(check(bad), bad).toBe('serviceAccount.daysInvalid');
  });

  test('is revoked where it has a token; people have none', () => {
    const when = (service?: object | null) =>
      mutation('serviceAccount.revoke').when?.(anAdminUser({ service } as never));
    expect(when({ has_token: true, expires: null })).toBeNull();
    expect(when({ has_token: false, expires: null })).toBe('serviceAccount.noToken');
    expect(when(null)).toBe('serviceAccount.isPerson');
    expect(
      mutation('adminUser.resetPassword').when?.(anAdminUser({ service: { has_token: true, expires: null } }), ME),
    ).toBe('serviceAccount.noPassword');
  });
});

describe('the form of a user', () => {
  const asks = editAdminUser.asks ?? expect.fail('it asks');
  const row = anAdminUser({
    user_name: 'hoa',
    display_name: 'Hoa',
    avatar: '/a.webp',
    organ_id: 3,
    roles: [{ role_id: 4 }] as never,
    tier_id: 100,
  });

  test('begins as the user is, and for a new one as docs/specification.md has it', () => {
    const begins = (rows: readonly unknown[]) => [
      ...[asks.userName, asks.displayName, asks.avatar, asks.organId, asks.position, asks.rankId].map((ask) =>
        ask.prefill?.(rows),
      ),
      asks.role.initial?.(rows),
      asks.tier.initial?.(rows),
    ];
    expect(begins([row])).toEqual(['hoa', 'Hoa', '/a.webp', '3', '1', '0', '4', '100']);
    expect(begins([])).toEqual(['', '', '', '0', '1', '0', 'none', '99']);
    const { organ_id: _none, roles: _unsaid, ...bare } = row;
    expect([asks.organId.prefill?.([bare]), asks.role.initial?.([bare])]).toEqual(['', 'unsaid']);
    expect(asks.role.initial?.([{ ...row, roles: [] }])).toBe('none');
  });

  test('has a user name of the right letters, a name, and whole numbers', () => {
    const check = (ask: AskText, value: string) => ask.check?.(value, [], {});
    expect(['hoa.le', ' hoa ', '  ', 'hoa lê'].map((value) => check(asks.userName, value))).toEqual([
      null,
      null,
      'adminUser.nameMissing',
      'adminUser.nameInvalid',
    ]);
    expect(['hoa ', 'hoa lê'].map((value) => asks.userName.rules?.(value, [], {})[0]?.isMet)).toEqual([true, false]);
    expect(['Hoa', ' '].map((value) => check(asks.displayName, value))).toEqual([null, 'adminUser.displayNameMissing']);
    for (const good of ['0', '-1', ' 12 ', '123456789']) expect(check(asks.organId, good), good).toBeNull();
    for (const bad of ['1.5', '1234567890', 'a1', '1a', '--1'])
      expect(check(asks.organId, bad), bad).toBe('adminUser.notANumber');
  });

  test('of one that is new is shown in the list, as the answer or a search says who it is', async () => {
    const typed = {
      userName: ' hoa ',
      displayName: ' Hoa ',
      password: 'x',
      role: 'none',
      tier: '100',
      organId: ' ',
      position: '2',
      rankId: '',
      avatar: ' /a ',
    };
    const said = aDesk(() => ({ data: anAdminUser({ uid: 7 }) }));
    expect(await addAdminUser.run(said.world, null, typed)).toEqual({ data: null });
    expect(said.told).toEqual([
      [
        'POST /adminusers/create',
        {
          body: {
            user_name: 'hoa',
            display_name: 'Hoa',
            password: 'x',
            roles: [],
            tier_id: 100,
            position: 2,
            avatar: '/a',
          },
        },
      ],
      ['reveal', 'adminUser', '7'],
    ]);
    const found = aDesk(
      (id) => ({ data: id.startsWith('POST') ? null : [anAdminUser({ uid: 8, user_name: 'HOA' })] }),
      [],
    );
    await addAdminUser.run(found.world, null, typed);
    expect(found.told.at(-1)).toEqual(['reveal', 'adminUser', '8']);
    expect(found.told[0]).not.toMatchObject([expect.anything(), { body: { roles: [] } }]);
    const unseen = aDesk((id) => (id.startsWith('POST') ? { data: null } : refusal));
    expect(await addAdminUser.run(unseen.world, null, typed)).toEqual({ data: null });
    expect(unseen.told).toHaveLength(2);
    expect(await addAdminUser.run(aDesk(() => refusal).world, null, typed)).toEqual(refusal);
  });
});

test('an edit sends what was typed without blanks around it, to a server that takes parts no more than that', async () => {
  const { world, told } = aDesk();
  const typed = { userName: ' hoa ', displayName: ' Hoa ', role: 'unsaid', tier: '99' } as never;
  await editAdminUser.run(world, anAdminUser({ uid: 7, updated: 5 }), typed);
  expect(told).toEqual([
    ['PUT /adminusers/{id}', { id: 7, body: { user_name: 'hoa', display_name: 'Hoa', tier_id: 99, updated: 5 } }],
  ]);
});

describe('whether somebody of a name is there', () => {
  test('the server says in words or by its codes, or nobody can say', async () => {
    const isFree = (answer: unknown) => isNameFree(aDesk(() => answer).world, 'hoa');
    expect(await isFree({ data: { available: true } })).toBe(true);
    expect(await isFree({ data: { available: false } })).toBe(false);
    expect(await isFree({ refused: Code.alreadyExists })).toBe(false);
    expect(await isFree({ refused: Code.notFound })).toBe(true);
    expect(await isFree(refusal)).toBeUndefined();
  });

  test('a search says, in whichever letters, and where it does not, whether the name is free', async () => {
    const named = (list: unknown, free: unknown) =>
      staffNamed(aDesk((id) => (id.includes('check') ? free : list)).world, 'Hoa');
    const hoa = anAdminUser({ user_name: 'hoa' });
    expect(await named({ data: [anAdminUser(), hoa] }, refusal)).toEqual({ data: hoa });
    expect(await named({ data: [anAdminUser()] }, { data: { available: true } })).toEqual({ data: null });
    expect(await named({ data: [] }, { data: { available: false } })).toMatchObject({ refused: Code.lost });
    expect(await named(refusal, { data: { available: true } })).toEqual(refusal);
  });

  test('a user is read whole, without what an edit can’t take', async () => {
    const whole = await wholeStaff(
      aDesk(() => ({ data: anAdminUser({ tier_id: 50, roles: [{ role_id: 4 }] as never }) })).world,
      7,
    );
    expect(whole.refused === undefined && whole.data).toMatchObject({ roles: [4], status: 1 });
    expect(whole.refused === undefined && whole.data).not.toHaveProperty('tier_id');
    for (const tier_id of [99, 100])
      expect(await wholeStaff(aDesk(() => ({ data: anAdminUser({ tier_id }) })).world, 7)).toMatchObject({
        data: { tier_id },
      });
    expect(await wholeStaff(aDesk(() => refusal).world, 7)).toEqual(refusal);
  });
});

describe('roles', () => {
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => aRole({ role_id: from + at, role_name: `Vai ${from + at}` }));
  /** A server whose pages are no longer than this, and that may say how many there are. */
  const paged = (count: number, most: number, total?: number) =>
    aDesk((_id, { page_number, page_size }) => {
      const size = Math.min(most, Number(page_size));
      return { data: some(1, count).slice((Number(page_number) - 1) * size, Number(page_number) * size), total };
    });

  test('are read to the end, however long a page is and whether or not they are counted', async () => {
    for (const [count, most, total, pages] of [
      [65, 30, 65, 3],
      [65, 30, undefined, 3],
      [60, 30, 60, 2],
      [60, 30, undefined, 3],
      [5, 200, undefined, 2],
      [0, 200, undefined, 1],
    ] as const) {
      const { world, told } = paged(count, most, total);
      const all = await everyRole(world);
      expect(all.refused === undefined && all.data.length).toBe(count);
      expect(told).toHaveLength(pages);
    }
    const endless = aDesk((_id, { page_number }) => ({ data: some(Number(page_number) * 1000, 200) }));
    await everyRole(endless.world);
    expect(endless.told).toHaveLength(25);
    expect(await everyRole(aDesk(() => refusal).world)).toEqual(refusal);
  });

  test('are found by their name, blanks aside', async () => {
    const { world } = aDesk(() => ({ data: [aRole({ role_id: 7, role_name: ' Biên tập ' })], total: 1 }));
    expect(await roleNamed(world, 'Biên tập ')).toMatchObject({ data: { role_id: 7 } });
    expect(await roleNamed(world, 'Biên')).toEqual({ data: null });
    expect(await roleNamed(aDesk(() => refusal).world, 'x')).toEqual(refusal);
  });

  test('are opened to choose their actions, a new one at once', async () => {
    const choose = commandById('role.editActions') as AnyConsoleCommand;
    const opened = aDesk();
    await choose.run(opened.world, [aRole({ role_id: 7 })] as never, {});
    await choose.run(opened.world, [], {});
    expect(opened.told).toEqual([
      ['write', '7'],
      ['open', 'role', '7'],
    ]);
    const made = aDesk(() => ({ data: aRole({ role_id: 8 }) }));
    expect(await mutation('role.add').run(made.world, null, { name: ' Mới ' })).toEqual({ data: null });
    expect(made.told).toEqual([
      ['POST /roles', { body: { role_name: 'Mới', action_ids: [] } }],
      ['write', '8'],
      ['open', 'role', '8'],
      ['reveal', 'role', '8'],
    ]);
    const unseen = aDesk((id) => (id.startsWith('POST') ? { data: null } : refusal));
    expect(await mutation('role.add').run(unseen.world, null, { name: 'x' })).toEqual({ data: null });
    expect(unseen.told).toHaveLength(2);
    expect(await mutation('role.add').run(aDesk(() => refusal).world, null, { name: 'x' })).toEqual(refusal);
  });

  test('say why they take no change, and ask for a second factor or no more', async () => {
    const gone = { ...aRole(), gone: true };
    for (const verb of [
      'editActions',
      'edit',
      'delete',
      'setActions',
      'toggleAction',
      'setAllActions',
      'clearAllActions',
      'toggleSecondFactor',
    ])
      expect(commandById(`role.${verb}`)?.when?.(gone as never), verb).toBe('role.gone');
    const toggle = mutation('role.toggleSecondFactor');
    const row = aRole({ role_id: 7, updated: 5, needs_second_factor: true });
    const { world, told } = aDesk();
    await toggle.run(world, row, {});
    expect(told).toEqual([['PUT /roles/{id}', { id: 7, body: { needs_second_factor: false, updated: 5 } }]]);
    const whole = aDesk((id) => ({ data: id.startsWith('GET') ? row : null }), ['secondFactor']);
    const { role_name, action_ids } = row;
    await toggle.run(whole.world, row, {});
    expect(whole.told.at(-1)).toEqual([
      'PUT /roles/{id}',
      { id: 7, body: { role_name, action_ids, needs_second_factor: false } },
    ]);
    expect([row, aRole()].map((one) => toggle.words?.titles?.of(one, () => true))).toEqual([
      'role.toggleSecondFactor.titleOff',
      undefined,
    ]);
    expect(toggle.words?.titles?.others(() => true)).toEqual(['role.toggleSecondFactor.titleOff']);
    const asks = mutation('role.edit').asks?.name as AskText;
    expect([asks.prefill?.([row]), asks.check?.(' ', [], {}), asks.check?.('x', [], {})]).toEqual([
      row.role_name,
      'role.nameMissing',
      null,
    ]);
    const deletable = [1, 0].map((user_count) => mutation('role.delete').when?.(aRole({ user_count })));
    expect(deletable).toEqual(['role.inUse', null]);
    const { action } = mutation('role.toggleAction').asks as Record<'action', AskOneOf<string>>;
    const offered = (isThere: boolean) => action.loadOptions?.({ has: () => isThere } as never, []);
    expect(await offered(true)).toMatchObject({ data: [expect.anything()] });
    expect(await offered(false)).toEqual({ data: [] });
  });
});
