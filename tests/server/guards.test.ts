import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as roles from '../../contract/roles';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { oneStaffChangeAtATime } from '../../server/store/staffLock';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import { eventually } from './eventually';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FOR_STAFF = ['USER_VIEW', 'USER_ADD', 'USER_EDIT', 'USER_DELETE', 'OTHER_BAN_USER', 'OTHER_RESET_PASSWORD'];
const superAdmin = () => server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
const NEW_PASSWORD = 'mot mat khau khac';

let made = 0;
const create = (by: Staff, more: { tier_id?: 99 | 100; roles?: number[]; status?: 1 | 2 | 3 }) => {
  made += 1;
  const body = { user_name: `them${made}`, password: PASSWORD, display_name: 'Thêm', ...more };
  return server.call(adminUsers.create, { body }, { key: by.key });
};

/** Everything that can be done to somebody, by name. */
const DEEDS = {
  edit: (by: Staff, { uid }: Staff) => server.call(adminUsers.edit, { id: uid, body: { display_name: 'Khác' } }, by),
  ban: (by: Staff, { uid }: Staff) => server.call(adminUsers.ban, { uid }, by),
  suspend: (by: Staff, { uid }: Staff) => server.call(adminUsers.setStatus, { uid, status: 3 }, by),
  'suspend by edit': (by: Staff, { uid }: Staff) => server.call(adminUsers.edit, { id: uid, body: { status: 3 } }, by),
  demote: (by: Staff, { uid }: Staff) => server.call(adminUsers.edit, { id: uid, body: { tier_id: 99 } }, by),
  delete: (by: Staff, { uid }: Staff) => server.call(adminUsers.remove, { id: uid }, by),
  reset: (by: Staff, { userName }: Staff) =>
    server.call(adminUsers.resetPassword, { body: { uname: userName, password_new: NEW_PASSWORD } }, by),
} as const;
type Deed = keyof typeof DEEDS;
const all = Object.keys(DEEDS) as Deed[];

describe('nobody reaches above himself', () => {
  test.each(all)('tier 99 may not %s a super admin', async (deed) => {
    const [staff, chief] = [await server.staffWith(FOR_STAFF), await superAdmin()];
    expect(await DEEDS[deed](staff, chief)).toMatchObject({
      status: 403,
      refused: Code.forbidden,
      message: expect.stringContaining('ONLY_SUPER_ADMIN'),
    });
  });

  test('tier 99 makes no super admin, neither new nor of himself or another', async () => {
    const [staff, other] = [await server.staffWith(FOR_STAFF), await server.staffWith([])];
    expect((await create(staff, { tier_id: 100 })).refused).toBe(Code.forbidden);
    for (const { uid } of [staff, other])
      expect((await server.call(adminUsers.edit, { id: uid, body: { tier_id: 100 } }, staff)).refused).toBe(
        Code.forbidden,
      );
  });

  test('tier 99 gives no role with an action he does not hold, a super admin gives any', async () => {
    const [staff, stronger] = [
      await server.staffWith(FOR_STAFF),
      await server.staffWith([...FOR_STAFF, 'POST_DELETE']),
    ];
    const weaker = await server.staffWith(['USER_VIEW']);
    const given = [stronger.roleId];
    expect((await create(staff, { roles: given })).refused).toBe(Code.forbidden);
    for (const { uid } of [staff, weaker])
      expect(await server.call(adminUsers.edit, { id: uid, body: { roles: given } }, staff)).toMatchObject({
        refused: Code.forbidden,
        message: expect.stringContaining('POST_DELETE'),
      });
    expect((await create(staff, { roles: [weaker.roleId] })).refused).toBeUndefined();
    expect(
      (await create(await server.staffWith(['USER_ADD'], { tier: 100 }), { roles: given })).refused,
    ).toBeUndefined();
  });

  test('tier 99 leaves somebody a first role that may do more, whatever else changes, and makes only what he could give the first', async () => {
    const staff = await server.staffWith(FOR_STAFF);
    const stronger = await server.staffWith([...FOR_STAFF, 'POST_DELETE']);
    const [weaker, second] = [await server.staffWith(['USER_VIEW']), await server.staffWith([...FOR_STAFF, 'VIP_ADD'])];
    const give = (roles: number[]) => server.call(adminUsers.edit, { id: stronger.uid, body: { roles } }, staff);
    expect((await give([stronger.roleId, weaker.roleId])).refused).toBeUndefined();
    await server.db
      .insertInto('admin_role')
      .values({ uid: stronger.uid, role_id: second.roleId, ordinal: 2 })
      .execute();
    expect((await give([stronger.roleId, second.roleId])).refused).toBeUndefined();
    for (const first of [[second.roleId, stronger.roleId], [second.roleId]])
      expect(await give(first)).toMatchObject({
        refused: Code.forbidden,
        message: expect.stringContaining('VIP_ADD'),
      });
    expect((await give([weaker.roleId, stronger.roleId])).refused).toBeUndefined();
  });

  test.each([
    [['OTHER_RESET_PASSWORD'], ['POST_DELETE'], 'POST_DELETE'],
    [[...FOR_STAFF], [...FOR_STAFF, 'PROFILE_LOCK'], 'PROFILE_LOCK'],
    [[...FOR_STAFF], [...FOR_STAFF], undefined],
    [['OTHER_RESET_PASSWORD', 'LOCATION_VIEW'], ['LOCATION_VIEW'], undefined],
    [[...FOR_STAFF], [], undefined],
  ])(
    'tier 99 with %j gives a new password to a colleague with %j only where he has all of that',
    async (mine, others, missing) => {
      const [staff, colleague] = [await server.staffWith(mine), await server.staffWith(others)];
      const answer = await DEEDS.reset(staff, colleague);
      const entered = await server.call(session.login, {
        body: { user_name: colleague.userName, password: NEW_PASSWORD },
      });
      if (missing === undefined) {
        expect([answer.refused, entered.refused]).toEqual([undefined, undefined]);
        return;
      }
      expect(answer).toMatchObject({ status: 403, refused: Code.forbidden, message: expect.stringContaining(missing) });
      expect(entered.refused).toBe(Code.passwordWrong);
      expect((await server.call(session.profile, {}, colleague)).refused).toBeUndefined();
    },
  );

  test('only the first role of a colleague counts for a new password, and a super admin gives it to anybody', async () => {
    const staff = await server.staffWith(FOR_STAFF);
    const [strong, weak] = [await server.staffWith(['POST_DELETE']), await server.staffWith(['USER_VIEW'])];
    const second = { role_id: strong.roleId, ordinal: 1 };
    await server.db
      .insertInto('admin_role')
      .values({ uid: weak.uid, ...second })
      .execute();
    expect((await DEEDS.reset(staff, weak)).refused).toBeUndefined();
    const chief = await server.staffWith(['OTHER_RESET_PASSWORD'], { tier: TIER_SUPER_ADMIN });
    expect((await DEEDS.reset(chief, strong)).refused).toBeUndefined();
    expect((await DEEDS.reset(chief, await superAdmin())).refused).toBeUndefined();
  });

  test('who may edit but not ban, bans by no other call', async () => {
    const [editor, other] = [await server.staffWith(['USER_EDIT', 'USER_ADD']), await server.staffWith([])];
    const body = { status: 2 } as const;
    expect((await server.call(adminUsers.edit, { id: other.uid, body }, editor)).refused).toBe(Code.forbidden);
    expect((await create(editor, { status: 2 })).refused).toBe(Code.forbidden);
    expect((await server.call(adminUsers.setStatus, { uid: other.uid, status: 3 }, editor)).refused).toBeUndefined();
  });
});

describe('nobody shuts himself out', () => {
  test.each(['ban', 'suspend', 'suspend by edit', 'delete', 'reset'] as const)(
    'a super admin may not %s himself, although others remain',
    async (deed) => {
      const [chief] = [await superAdmin(), await superAdmin()];
      expect((await DEEDS[deed](chief, chief)).refused).toBe(Code.forbidden);
    },
  );
});

describe('whoever has lost it while his call was on its way does not make it', () => {
  const rounds = [0, 1, 2, 3];

  test.each(['ban', 'suspend', 'suspend by edit', 'demote', 'delete'] as const)(
    'of two super admins who %s each other at once one has won, also where a third remains',
    async (deed) => {
      await superAdmin();
      for (const _round of rounds) {
        const [one, two] = [await superAdmin(), await superAdmin()];
        const answers = await Promise.all([DEEDS[deed](one, two), DEEDS[deed](two, one)]);
        expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
        expect([Code.forbidden, Code.sessionEnded]).toContain(answers.find(({ refused }) => refused)?.refused);
      }
    },
  );

  test('a role that is taken away takes the calls with it that wait for their turn', async () => {
    const chief = await superAdmin();
    for (const _round of rounds) {
      const [staff, other] = [await server.staffWith(FOR_STAFF), await server.staffWith([])];
      const [taken, made] = await Promise.all([
        server.call(roles.edit, { id: staff.roleId, body: { action_ids: ['USER_VIEW'] } }, chief),
        DEEDS.suspend(staff, other),
      ]);
      expect(taken.refused).toBeUndefined();
      // Whichever came first: what the log says of it is in that order.
      const log = await server.db
        .selectFrom('audit')
        .select(['command', 'uid'])
        .orderBy('audit_id', 'desc')
        .limit(2)
        .execute();
      expect(log.map(({ command }) => command).includes('adminUser.setStatus')).toBe(made.refused === undefined);
      if (made.refused === undefined) expect(log[0]).toEqual({ command: 'role.setActions', uid: chief.uid });
      else expect(made.refused).toBe(Code.forbidden);
    }
  });

  test.runIf(process.env.STORE === 'postgres').each([
    ['may not do it any more', Code.forbidden, 'USER_EDIT'],
    ['is banned', Code.sessionEnded, 'Work session expired'],
  ])('of whoever %s once it is their turn, the answer is %i', async (how, code, says) => {
    const [staff, other] = [await server.staffWith(FOR_STAFF), await server.staffWith([])];
    const waiting = async () =>
      (
        await sql`SELECT FROM pg_locks JOIN pg_database d ON d.oid = database AND d.datname = current_database()
        WHERE locktype = 'advisory' AND NOT granted`.execute(server.db)
      ).rows.length;
    const { answer } = await server.db.transaction().execute(async (tx) => {
      await oneStaffChangeAtATime(tx);
      const sent = DEEDS.suspend(staff, other);
      await eventually(waiting).toBe(1);
      if (how === 'is banned')
        await tx.updateTable('admin_user').set({ status: 2 }).where('uid', '=', staff.uid).execute();
      else await tx.updateTable('role').set({ action_ids: [] }).where('role_id', '=', staff.roleId).execute();
      return { answer: sent };
    });
    expect(await answer).toMatchObject({ refused: code, message: expect.stringContaining(says) });
    expect((await server.call(session.profile, {}, other)).refused).toBeUndefined();
  });

  test.each(['reset', 'ban', 'suspend', 'delete'] as const)(
    'a sign-in with the old password on its way during a %s opens nothing that lasts',
    async (deed) => {
      const chief = await superAdmin();
      for (const wait of [0, 5, 10, 15, 20, 30]) {
        const staff = await server.staffWith([]);
        const later = new Promise((resolve) => setTimeout(resolve, wait));
        const [entered, ended] = await Promise.all([
          server.call(session.login, { body: { user_name: staff.userName, password: PASSWORD } }),
          later.then(async () => (await DEEDS[deed](chief, staff)).refused),
        ]);
        expect(ended).toBeUndefined();
        // Not even once the person may work again.
        await server.db
          .updateTable('admin_user')
          .set({ status: 1, deleted_at: null })
          .where('uid', '=', staff.uid)
          .execute();
        const key = entered.refused === undefined ? entered.data.sessionkey : staff.key;
        expect((await server.call(session.profile, {}, { key })).refused).toBe(Code.sessionEnded);
      }
    },
  );

  test('an answer that is remembered under a key is not told to who may not make the call any more', async () => {
    const [chief, staff] = [await superAdmin(), await server.staffWith(['USER_ADD'])];
    const body = { user_name: 'mot.lan', password: PASSWORD, display_name: 'Một Lần' };
    const again = { key: staff.key, idempotencyKey: 'k' };
    expect((await server.call(adminUsers.create, { body }, again)).refused).toBeUndefined();
    await server.call(roles.edit, { id: staff.roleId, body: { action_ids: [] } }, chief);
    expect((await server.call(adminUsers.create, { body }, again)).refused).toBe(Code.forbidden);
  });
});

describe('one active super admin remains', () => {
  beforeEach(() => server.db.updateTable('admin_user').set({ tier_id: 99 }).execute());
  const active = () =>
    server.db
      .selectFrom('admin_user')
      .select('uid')
      .where('tier_id', '=', 100)
      .where('status', '=', 1)
      .where('deleted_at', 'is', null)
      .execute();

  test('the last one does not step down, and is told so at the tier', async () => {
    const chief = await superAdmin();
    expect(await DEEDS.demote(chief, chief)).toMatchObject({
      refused: Code.malformed,
      data: { issues: [{ path: 'body.tier_id' }] },
    });
    await superAdmin();
    expect((await DEEDS.demote(chief, chief)).refused).toBeUndefined();
  });

  test('of two who step down at once, one stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      await server.db.updateTable('admin_user').set({ tier_id: 99 }).execute();
      const [one, two] = [await superAdmin(), await superAdmin()];
      const answers = await Promise.all([DEEDS.demote(one, one), DEEDS.demote(two, two)]);
      expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
      expect(await active()).toHaveLength(1);
    }
  });

  test('one who is banned or deleted does not count as remaining', async () => {
    const [one, two, three] = [await superAdmin(), await superAdmin(), await superAdmin()];
    expect((await DEEDS.ban(one, two)).refused).toBeUndefined();
    expect((await DEEDS.delete(one, three)).refused).toBeUndefined();
    expect((await DEEDS.demote(one, one)).refused).toBe(Code.malformed);
  });
});
