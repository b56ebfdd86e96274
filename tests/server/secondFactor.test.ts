import { createHash } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as audit from '../../contract/audit';
import { CALLS } from '../../contract/calls';
import * as notifications from '../../contract/notifications';
import * as roles from '../../contract/roles';
import * as secondFactor from '../../contract/secondFactor';
import * as setUp from '../../contract/secondFactorSetUp';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { FRESH_SIGN_IN_SECONDS, LOGIN_FAILURES_PER_NAME, LOGIN_WINDOW_SECONDS } from '../../contract/wire/constants';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let chief: Staff;
const said: string[] = [];
const STEP_SECONDS = 30;
/** The clock of the server stands at the middle of a step, until a test moves it. */
let now = 0;
const stepsOn = (steps: number) => {
  now += steps * STEP_SECONDS;
  vi.setSystemTime(now * 1000);
};

beforeAll(async () => {
  const logger = { level: 'trace' as const, stream: { write: (line: string) => void said.push(line) } };
  server = await startTestServer(undefined, { logger });
  chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  now = Math.floor(Date.now() / 1000 / STEP_SECONDS) * STEP_SECONDS + STEP_SECONDS / 2;
  stepsOn(0);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.db.deleteFrom('login_failure').execute();
});
afterAll(() => server.close());

const codeAt = (secret: string, steps = 0) => generateSync({ secret, epoch: now + steps * STEP_SECONDS });
const signIn = (who: Pick<Staff, 'userName'>, code?: string, password = PASSWORD) =>
  server.call(session.login, { body: { user_name: who.userName, password, ...(code === undefined ? {} : { code }) } });
async function keyBy(who: Pick<Staff, 'userName'>, code?: string): Promise<string> {
  const answer = await signIn(who, code);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data.sessionkey ?? '';
}
const isIn = async ({ key }: Pick<Staff, 'key'>) =>
  (await server.call(session.profile, {}, { key })).refused === undefined;

interface Secured {
  readonly secret: string;
  readonly recovery: readonly string[];
}
async function begun(who: Staff): Promise<string> {
  const answer = await server.call(setUp.begin, { body: { password: PASSWORD } }, who);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data.secret;
}
const confirm = (who: Staff, code: string) => server.call(setUp.confirm, { body: { code } }, who);
/** Sets a second factor up, and lets the step of its first code go by. */
async function secured(who: Staff): Promise<Secured> {
  const secret = await begun(who);
  const answer = await confirm(who, codeAt(secret));
  if (answer.refused !== undefined) throw new Error(answer.message);
  stepsOn(2);
  return { secret, recovery: answer.data.recovery_codes };
}
const someone = () => server.staffWith(ACTION_IDS);

describe('setting up', () => {
  test('begins with the password, counts from the first code on, and says ten recovery codes once', async () => {
    const who = await someone();
    const begin = (password: string) => server.call(setUp.begin, { body: { password } }, who);
    expect(await begin('sai')).toMatchObject({ status: 422, refused: Code.passwordWrong });
    expect(await begin(PASSWORD)).toMatchObject({
      data: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        address: expect.stringMatching(
          new RegExp(`^otpauth://totp/Tam%20Quan:${who.userName}\\?(?=.*issuer=Tam%20Quan)(?=.*secret=[A-Z2-7]{32})`),
        ),
      },
    });
    expect((await signIn(who)).refused).toBeUndefined();
    const secret = await begun(who);
    expect(await confirm(who, codeAt(secret, 40))).toMatchObject({
      status: 401,
      refused: Code.codeNeeded,
      data: { wrong: true },
    });
    const confirmed = await confirm(who, codeAt(secret));
    const codes = confirmed.refused === undefined ? confirmed.data.recovery_codes : [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await server.call(session.profile, {}, who)).toMatchObject({
      data: { recovery_codes: 10 },
    });
    expect(await confirm(who, codeAt(secret, 1))).toMatchObject({ refused: Code.notFound });
    stepsOn(2);
    const key = await keyBy(who, codeAt(secret));
    expect(await server.call(setUp.begin, { body: { password: PASSWORD } }, { key })).toMatchObject({
      status: 409,
      refused: Code.alreadyExists,
    });
  });

  test('is refused later than half an hour after signing in, at its begin and at its first code', async () => {
    const who = await someone();
    const secret = await begun(who);
    await server.db
      .updateTable('session')
      .set({ created_at: now - FRESH_SIGN_IN_SECONDS - 1 })
      .where('uid', '=', who.uid)
      .execute();
    const anew = { status: 401, refused: Code.signInAnew };
    expect(await server.call(setUp.begin, { body: { password: PASSWORD } }, who)).toMatchObject(anew);
    expect(await confirm(who, codeAt(secret))).toMatchObject(anew);
    const key = await keyBy(who);
    expect((await confirm({ ...who, key }, codeAt(secret))).refused).toBeUndefined();
  });

  test('ends the sessions that the password alone has opened, and not the one that sets it up', async () => {
    const who = await someone();
    const other = await signIn(who);
    await secured(who);
    expect(await isIn(who)).toBe(true);
    expect(other.refused === undefined && (await isIn({ key: other.data.sessionkey ?? '' }))).toBe(false);
  });

  test('is over when nobody confirms it within an hour', async () => {
    const who = await someone();
    const secret = await begun(who);
    stepsOn(120);
    await server.db
      .updateTable('session')
      .set({ created_at: now, last_seen_at: now })
      .where('uid', '=', who.uid)
      .execute();
    expect(await confirm(who, codeAt(secret))).toMatchObject({ refused: Code.notFound });
    expect((await signIn(who)).refused).toBeUndefined();
  });

  test('of two begun at once the later one counts, and a secret of before confirms nothing', async () => {
    const who = await someone();
    const [first, second] = [await begun(who), await begun(who)];
    expect(await confirm(who, codeAt(first))).toMatchObject({ refused: Code.codeNeeded });
    expect((await confirm(who, codeAt(second))).refused).toBeUndefined();
  });
});

describe('signing in', () => {
  test('asks for a code where the password is right, and says nothing of it where it is wrong', async () => {
    const who = await someone();
    const { secret } = await secured(who);
    expect(await signIn(who)).toMatchObject({ status: 401, refused: Code.codeNeeded, data: { wrong: false } });
    expect(await signIn(who, codeAt(secret), 'sai')).toMatchObject({ status: 401, refused: Code.passwordWrong });
    expect(await signIn(who, codeAt(secret))).toMatchObject({ data: { userinfo: { user_name: who.userName } } });
  });

  test.each([-1, 0, 1])(
    'takes the code of %i steps from now, whatever digits and blanks it is written with',
    async (steps) => {
      const who = await someone();
      const { secret } = await secured(who);
      const code = codeAt(secret, steps);
      const arabic = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      expect((await signIn(who, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `)).refused).toBeUndefined();
    },
  );

  test.each([-2, 2])('does not take the code of %i steps from now', async (steps) => {
    const who = await someone();
    const { secret } = await secured(who);
    expect(await signIn(who, codeAt(secret, steps))).toMatchObject({ refused: Code.codeNeeded, data: { wrong: true } });
  });

  test('takes a code once, by whomever it is shown again, and none from before it', async () => {
    const who = await someone();
    const { secret } = await secured(who);
    const code = codeAt(secret);
    const answers = await Promise.all([signIn(who, code), signIn(who, code), signIn(who, code)]);
    expect(answers.map(({ refused }) => refused).toSorted()).toEqual([309, 309, undefined]);
    expect((await signIn(who, codeAt(secret, -1))).refused).toBe(Code.codeNeeded);
    expect((await signIn(who, codeAt(secret, 1))).refused).toBeUndefined();
  });

  test('the code that has confirmed a second factor opens no session', async () => {
    const who = await someone();
    const secret = await begun(who);
    const code = codeAt(secret);
    expect((await confirm(who, code)).refused).toBeUndefined();
    expect((await signIn(who, code)).refused).toBe(Code.codeNeeded);
  });

  test('takes each recovery code once, and the log says that one was used', async () => {
    const who = await someone();
    const { recovery } = await secured(who);
    const [first = '', second = ''] = recovery;
    expect((await signIn(who, first)).refused).toBeUndefined();
    expect((await signIn(who, first)).refused).toBe(Code.codeNeeded);
    const written = second.replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l').toUpperCase();
    expect((await signIn(who, written)).refused).toBeUndefined();
    expect(await server.call(session.profile, {}, who)).toMatchObject({
      data: { recovery_codes: 8 },
    });
    const signIns = await server.db
      .selectFrom('audit')
      .select('after')
      .where('uid', '=', who.uid)
      .where('command', '=', 'session.signIn')
      .orderBy('audit_id')
      .execute();
    expect(signIns.map(({ after }) => after?.recovery_code)).toEqual([true, true]);
  });

  test('takes a recovery code of sixteen characters, as an earlier server gave them', async () => {
    const who = await someone();
    await secured(who);
    const hash = createHash('sha256').update('7k3mx0qr5a2bc9de').digest('base64url');
    await server.db
      .updateTable('second_factor')
      .set({ recovery_hashes: [hash] })
      .where('uid', '=', who.uid)
      .execute();
    expect((await signIn(who, '7k3m-x0qr-5a2b-c9de')).refused).toBeUndefined();
    expect((await signIn(who, '7k3m-x0qr-5a2b-c9de')).refused).toBe(Code.codeNeeded);
  });

  test('wrong codes are failures: held up as wrong passwords are, and recorded', async () => {
    const who = await someone();
    const { secret } = await secured(who);
    for (let tries = 0; tries < LOGIN_FAILURES_PER_NAME; tries += 1)
      expect((await signIn(who, '000000')).refused).toBe(Code.codeNeeded);
    expect(await signIn(who, codeAt(secret))).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
    const failures = await server.db
      .selectFrom('audit')
      .select('after')
      .where('command', '=', 'session.signInFailed')
      .where('target_id', '=', String(who.uid))
      .execute();
    expect(failures).toEqual([{ after: expect.objectContaining({ count: LOGIN_FAILURES_PER_NAME }) }]);
    stepsOn(LOGIN_WINDOW_SECONDS / STEP_SECONDS);
    expect((await signIn(who, codeAt(secret))).refused).toBeUndefined();
  });

  test('guesses at a code count together wherever they come from', async () => {
    const who = await someone();
    const { secret } = await secured(who);
    for (let tries = 0; tries < LOGIN_FAILURES_PER_NAME; tries += 1) {
      await signIn(who, '000000');
      // As if the next one came from elsewhere.
      await server.db.deleteFrom('login_failure').where('address', 'not like', 'code of %').execute();
    }
    expect((await signIn(who, codeAt(secret))).refused).toBe(Code.tooManyTries);
    // A password without a code guesses nothing.
    expect((await signIn(who)).refused).toBe(Code.codeNeeded);
  });

  test('somebody who may not sign in learns nothing of a second factor', async () => {
    const who = await someone();
    const { secret } = await secured(who);
    await server.db.updateTable('admin_user').set({ status: 2 }).where('uid', '=', who.uid).execute();
    expect((await signIn(who, codeAt(secret))).refused).toBe(Code.passwordWrong);
  });
});

describe('ending it, and new recovery codes', () => {
  const end = (who: Staff, password: string, code: string) =>
    server.call(secondFactor.end, { body: { password, code } }, who);
  const renew = (who: Staff, code: string) =>
    server.call(secondFactor.renewRecoveryCodes, { body: { password: PASSWORD, code } }, who);

  test('needs the password and a code, and the password alone signs in again', async () => {
    const who = await someone();
    const { secret } = await secured(who);
    expect((await end(who, 'sai', codeAt(secret))).refused).toBe(Code.passwordWrong);
    expect(await end(who, PASSWORD, '000000')).toMatchObject({ refused: Code.codeNeeded, data: { wrong: true } });
    expect(await end(who, PASSWORD, codeAt(secret))).toMatchObject({ data: null });
    expect((await signIn(who)).refused).toBeUndefined();
    expect((await end(who, PASSWORD, codeAt(secret, 1))).refused).toBe(Code.codeNeeded);
  });

  test('guessing at either is held up together', async () => {
    const who = await someone();
    const { secret } = await secured(who);
    for (let tries = 0; tries < LOGIN_FAILURES_PER_NAME; tries += 1)
      await (tries % 2 ? end(who, PASSWORD, '000000') : end(who, 'sai', '000000'));
    expect(await end(who, PASSWORD, codeAt(secret))).toMatchObject({ status: 429, refused: Code.tooManyTries });
  });

  test('new recovery codes take the place of those before', async () => {
    const who = await someone();
    const { secret, recovery } = await secured(who);
    const answer = await renew(who, codeAt(secret));
    const fresh = answer.refused === undefined ? answer.data.recovery_codes : [];
    expect(fresh.length).toBe(10);
    expect((await signIn(who, recovery[0])).refused).toBe(Code.codeNeeded);
    expect((await signIn(who, fresh[0])).refused).toBeUndefined();
  });
});

describe('a role that asks for it', () => {
  const ask = (who: Staff, needs_second_factor: boolean) =>
    server.call(roles.edit, { id: who.roleId, body: { needs_second_factor } }, chief);

  test('leaves whoever has none only what it takes to set one up, from the next call on, and then all', async () => {
    const who = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
    expect(await ask(who, true)).toMatchObject({ data: { needs_second_factor: true } });
    for (const endpoint of CALLS) {
      if (endpoint.permission === 'public' || endpoint.beforePasswordChange || endpoint.beforeSecondFactor) continue;
      const response = await fetch(`${server.url}/api${endpoint.path.replace('{id}', '1')}?action=1`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${who.key}` },
      });
      expect({ call: endpoint.id, status: response.status, ...((await response.json()) as object) }).toMatchObject({
        call: endpoint.id,
        status: 403,
        error: { code: Code.secondFactorFirst },
        data: { mustSetUpSecondFactor: true },
      });
    }
    expect(await server.call(roles.actions, { id: chief.roleId }, who)).toMatchObject({ refused: 310 });
    expect(await server.call(roles.actions, { id: who.roleId }, who)).toMatchObject({ data: [...ACTION_IDS] });
    expect(await signIn(who)).toMatchObject({ data: { userinfo: { must_set_up_second_factor: true } } });
    await secured(who);
    expect((await server.call(adminUsers.list, {}, who)).refused).toBeUndefined();
    const profile = await server.call(session.profile, {}, who);
    expect(profile.refused === undefined && profile.data).not.toHaveProperty('must_set_up_second_factor');
  });

  test('asks no more once it does not, and of the first role alone; each change is recorded', async () => {
    const who = await someone();
    const other = await someone();
    await server.db.insertInto('admin_role').values({ uid: other.uid, role_id: who.roleId, ordinal: 1 }).execute();
    await ask(who, true);
    expect((await server.call(adminUsers.list, {}, who)).refused).toBe(Code.secondFactorFirst);
    expect((await server.call(adminUsers.list, {}, other)).refused).toBeUndefined();
    await ask(who, false);
    await ask(who, false);
    expect((await server.call(adminUsers.list, {}, who)).refused).toBeUndefined();
    const changes = await server.db
      .selectFrom('audit')
      .select(['command', 'before', 'after'])
      .where('target_kind', '=', 'role')
      .where('target_id', '=', String(who.roleId))
      .orderBy('audit_id')
      .execute();
    expect(changes).toMatchObject([
      { command: 'role.edit', before: { needs_second_factor: false }, after: { needs_second_factor: true } },
      { command: 'role.edit', before: { needs_second_factor: true }, after: { needs_second_factor: false } },
    ]);
  });

  test('a new password comes first', async () => {
    const who = await someone();
    await ask(who, true);
    await server.db.updateTable('admin_user').set({ must_change_password: true }).where('uid', '=', who.uid).execute();
    expect((await server.call(setUp.begin, { body: { password: PASSWORD } }, who)).refused).toBe(Code.forbidden);
  });
});

describe('a lost device', () => {
  const takeOff = (uid: number, by: Staff) => server.call(secondFactor.takeOff, { id: uid }, by);
  const hasOne = async (uid: number) => {
    const answer = await server.call(adminUsers.one, { uid }, chief);
    return answer.refused === undefined && answer.data.second_factor;
  };

  test('is taken off by whoever may reset the password: it ends the sessions, and is recorded', async () => {
    const who = await someone();
    await secured(who);
    expect(await hasOne(who.uid)).toBe(true);
    expect(await takeOff(who.uid, chief)).toMatchObject({ data: null });
    expect([await isIn(who), await hasOne(who.uid)]).toEqual([false, false]);
    expect((await signIn(who)).refused).toBeUndefined();
    expect(await takeOff(who.uid, chief)).toMatchObject({ refused: Code.notFound });
    const { command, after } = await server.db
      .selectFrom('audit')
      .select(['command', 'after'])
      .where('target_id', '=', String(who.uid))
      .where('uid', '=', chief.uid)
      .executeTakeFirstOrThrow();
    expect({ command, after }).toEqual({
      command: 'adminUser.endSecondFactor',
      after: { user_name: who.userName, second_factor: false },
    });
  });

  test('leaves nothing to take off where one was only begun, which goes on', async () => {
    const who = await someone();
    const secret = await begun(who);
    expect(await hasOne(who.uid)).toBe(false);
    expect(await takeOff(who.uid, chief)).toMatchObject({ refused: Code.notFound });
    expect(await isIn(who)).toBe(true);
    expect((await confirm(who, codeAt(secret))).refused).toBeUndefined();
  });

  test('is told of in the bell once it was taken off, as a password is that a colleague has reset, with who did it', async () => {
    const who = await someone();
    await secured(who);
    await takeOff(who.uid, chief);
    const [given, own] = ['cho tam mot lan thoi', 'cua rieng toi tu day'];
    await server.call(adminUsers.resetPassword, { body: { uname: who.userName, password_new: given } }, chief);
    const entered = await signIn(who, undefined, given);
    const key = entered.refused === undefined ? entered.data.sessionkey : '';
    await server.call(session.changePassword, { body: { password_old: given, password_new: own } }, { key });
    const { uid } = chief;
    expect(await server.call(notifications.list, { mine: true }, { key })).toMatchObject({
      data: [
        { because: 'passwordReset', audience: `uid:${who.uid}`, sender: { uid } },
        { because: 'secondFactorOff', audience: `uid:${who.uid}`, sender: { uid } },
      ],
    });
  });

  test('nobody takes off their own so, nor that of a higher tier or of who may do more', async () => {
    const strong = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
    const who = await someone();
    const weak = await server.staffWith(['OTHER_RESET_PASSWORD']);
    const none = await server.staffWith(ACTION_IDS.filter((action) => action !== 'OTHER_RESET_PASSWORD'));
    for (const one of [strong, who]) await secured(one);
    for (const [uid, by] of [
      [strong.uid, strong],
      [strong.uid, who],
      [who.uid, weak],
      [who.uid, none],
    ] as const)
      expect((await takeOff(uid, by)).refused).toBe(Code.forbidden);
    expect([await hasOne(strong.uid), await hasOne(who.uid)]).toEqual([true, true]);
  });

  test('a new password from a colleague leaves it on, and whoever is deleted leaves none behind', async () => {
    const who = await someone();
    await secured(who);
    const given = 'cho tam mot lan thoi';
    await server.call(adminUsers.resetPassword, { body: { uname: who.userName, password_new: given } }, chief);
    expect((await signIn(who, undefined, given)).refused).toBe(Code.codeNeeded);
    expect((await server.call(adminUsers.remove, { id: who.uid }, chief)).refused).toBeUndefined();
    const left = await server.db.selectFrom('second_factor').select('uid').where('uid', '=', who.uid).execute();
    expect(left).toEqual([]);
  });
});

test('no secret, code or recovery code is in the log, in what is recorded, or in any answer about staff', async () => {
  const who = await someone();
  const { secret, recovery } = await secured(who);
  const code = codeAt(secret);
  await signIn(who, code);
  await signIn(who, '271828');
  const [first = ''] = recovery;
  await signIn(who, first);
  await server.call(secondFactor.renewRecoveryCodes, { body: { password: PASSWORD, code: codeAt(secret, 1) } }, who);
  const kept = await server.db.selectFrom('audit').selectAll().execute();
  const answers = await Promise.all([
    server.call(adminUsers.list, { page_size: 200 }, chief),
    server.call(session.profile, {}, who),
    server.call(audit.list, { count: 200 }, chief),
  ]);
  const all = JSON.stringify([said, kept, answers, await server.db.selectFrom('idempotency').selectAll().execute()]);
  expect(said.length).toBeGreaterThan(3);
  expect(all).toContain(who.userName);
  for (const word of [secret, code, '271828', first, first.replaceAll('-', ''), PASSWORD])
    expect(all).not.toContain(word);
  const { recovery_hashes } = await server.db
    .selectFrom('second_factor')
    .select('recovery_hashes')
    .where('uid', '=', who.uid)
    .executeTakeFirstOrThrow();
  for (const one of recovery) expect(recovery_hashes).not.toContain(one);
});
