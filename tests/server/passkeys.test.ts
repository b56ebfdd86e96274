import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as adminUsers from '../../contract/adminUsers';
import * as passkeys from '../../contract/passkeys';
import * as roles from '../../contract/roles';
import * as secondFactor from '../../contract/secondFactor';
import * as setUp from '../../contract/secondFactorSetUp';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { LOGIN_FAILURES_PER_NAME } from '../../contract/wire/constants';
import type { Answer } from '../../contract/wire/endpoint';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { takeSigned } from '../../server/auth/passkeys';
import { beginSecondFactor } from '../../server/auth/secondFactor';
import { deleteExpired } from '../../server/auth/sessions';
import { Authenticator } from '../support/authenticator';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let chief: Staff;
const said: string[] = [];

beforeAll(async () => {
  const logger = { level: 'trace' as const, stream: { write: (line: string) => void said.push(line) } };
  server = await startTestServer(undefined, { logger });
  chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
});
afterEach(async () => {
  await server.db.deleteFrom('login_failure').execute();
});
afterAll(() => server.close());

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const nowSeconds = () => Math.floor(Date.now() / 1000);
const someone = () => server.staffWith(ACTION_IDS);
const device = () => new Authenticator(server.url);
const keyless = () => Object.assign(device(), { broken: true });

type DataIn<A> = A extends { readonly data: infer T; readonly refused?: undefined } ? T : never;
/** What an answer holds that is not to be a refusal. */
function dataOf<A extends Answer<unknown>>(answer: A): DataIn<A> {
  if (answer.refused !== undefined) throw new Error(`${answer.refused} ${answer.message}`);
  return answer.data as DataIn<A>;
}
const asked = async (who: Staff) => dataOf(await server.call(passkeys.begin, {}, who));
const add = (who: Staff, passkey: ReturnType<Authenticator['make']>, name = 'Máy của tôi') =>
  server.call(passkeys.add, { body: { name, passkey } }, who);
/** Somebody with one passkey, its authenticator, and its id. */
async function equipped(who?: Staff, authenticator = device()) {
  const person = who ?? (await someone());
  const { id } = dataOf(await add(person, authenticator.make(await asked(person))));
  return { who: person, authenticator, id: Number(id) };
}

/** The same person in a session that this authenticator has opened. */
async function inBy(who: Staff, authenticator: Authenticator): Promise<Staff> {
  const { sessionkey: key = '' } = dataOf(await signIn(who, { passkey: authenticator.sign(await toSign(who)) }));
  return { ...who, key };
}
/** Turns codes on; answers the secret and the recovery codes. */
async function withCodes(who: Staff) {
  const { secret } = dataOf(await server.call(setUp.begin, { body: { password: PASSWORD } }, who));
  const code = generateSync({ secret, epoch: nowSeconds() });
  return { secret, ...dataOf(await server.call(setUp.confirm, { body: { code } }, who)) };
}

const signIn = (who: Pick<Staff, 'userName'>, given: { code?: string; passkey?: unknown } = {}, password = PASSWORD) =>
  server.call(session.login, { body: { user_name: who.userName, password, ...given } });
/** What the second step asks to be signed. */
async function toSign(who: Pick<Staff, 'userName'>): Promise<passkeys.SignatureAsked> {
  const answer = await signIn(who);
  const { passkey } = z.parse(passkeys.PasskeyAsked, answer.refused === Code.codeNeeded ? answer.data : undefined);
  if (!passkey) throw new Error('No passkey is asked for.');
  return passkey;
}
const isIn = async ({ key }: Pick<Staff, 'key'>) =>
  (await server.call(session.profile, {}, { key })).refused === undefined;
const recordedOf = (uid: number) =>
  server.db
    .selectFrom('audit')
    .select(['command', 'before', 'after'])
    .where('target_id', '=', String(uid))
    .where('target_kind', '=', 'adminUser')
    .orderBy('audit_id')
    .execute();
/** What the log says why one was refused. */
const reasons = (msg: string): unknown[] =>
  said
    .map((line) => JSON.parse(line))
    .filter((one) => one.msg === msg)
    .map(({ why }) => why);
const WRONG = { status: 401, refused: Code.codeNeeded, data: { wrong: true } };

describe('adding one', () => {
  test('gives its name and when, says it in the log of changes, and asks the browser for none that is there already', async () => {
    const who = await someone();
    const authenticator = device();
    const first = await asked(who);
    expect(first).toEqual({
      rp: { id: '127.0.0.1', name: 'Tam Quan' },
      user: {
        id: base64(String(who.uid)),
        name: who.userName,
        displayName: expect.stringMatching(/^Nhân viên/),
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' })),
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'discouraged' },
      attestation: 'none',
    });
    const made = authenticator.make(first);
    expect(dataOf(await add(who, made, ' Khóa USB '))).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Khóa USB',
      added: expect.closeTo(nowSeconds(), -1),
      last_used: null,
    });
    expect((await asked(await inBy(who, authenticator))).excludeCredentials).toEqual([
      { id: made.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect(await recordedOf(who.uid)).toEqual([
      { command: 'session.addPasskey', before: null, after: { name: 'Khóa USB' } },
    ]);
  });

  test('ends the sessions that the password alone has opened, but not those beside another passkey', async () => {
    const who = await someone();
    const other = dataOf(await signIn(who)).sessionkey ?? '';
    const { authenticator } = await equipped(who);
    expect([await isIn(who), await isIn({ key: other })]).toEqual([true, false]);
    const beside = await inBy(who, authenticator);
    await equipped(await inBy(who, authenticator));
    expect(await isIn(beside)).toBe(true);
  });

  test('is refused to a session that was opened without the one that is there, and so is every other way to sign in', async () => {
    const { who, authenticator, id } = await equipped();
    const anew = { status: 401, refused: Code.signInAnew };
    const begin = (by: Staff) => server.call(setUp.begin, { body: { password: PASSWORD } }, by);
    // A secret of before the passkey is no way round it.
    await beginSecondFactor(server.db, { uid: who.uid, secret: SECRET, now: nowSeconds() });
    const code = generateSync({ secret: SECRET, epoch: nowSeconds() });
    const change = { password_old: PASSWORD, password_new: 'moi tinh tu hom nay' };
    for (const answer of [
      await begin(who),
      await server.call(setUp.confirm, { body: { code } }, who),
      await server.call(passkeys.begin, {}, who),
      await server.call(passkeys.remove, { id }, who),
      await server.call(session.changePassword, { body: change }, who),
    ])
      expect(answer).toMatchObject(anew);
    expect(await signIn(who)).toMatchObject({ refused: Code.codeNeeded, data: { only_passkey: true } });
    const by = await inBy(who, authenticator);
    const made = device().make(await asked(by));
    expect(await add(who, made)).toMatchObject(anew);
    await withCodes(by);
    expect((await server.call(session.changePassword, { body: change }, by)).refused).toBeUndefined();
  });

  test('beside codes is for a session that codes or a passkey have opened, and no more by codes that are off', async () => {
    const { who, authenticator } = await equipped();
    const by = await inBy(who, authenticator);
    const { recovery_codes } = await withCodes(by);
    const [first = '', second = ''] = recovery_codes;
    const { sessionkey: key = '' } = dataOf(await signIn(who, { code: first }));
    const byCode = { ...who, key };
    expect((await server.call(passkeys.begin, {}, byCode)).refused).toBeUndefined();
    dataOf(await server.call(secondFactor.end, { body: { password: PASSWORD, code: second } }, by));
    expect(await server.call(passkeys.begin, {}, byCode)).toMatchObject({ refused: Code.signInAnew });
    expect((await server.call(passkeys.begin, {}, by)).refused).toBeUndefined();
  });

  test('takes a challenge once, from whoever was asked, for this, and within five minutes', async () => {
    const [who, other] = [await someone(), await someone()];
    const authenticator = device();
    const first = await asked(who);
    expect(await add(other, authenticator.make(first))).toMatchObject(WRONG);
    expect((await add(who, authenticator.make(first))).refused).toBeUndefined();
    expect(await add(who, authenticator.make(first))).toMatchObject(WRONG);
    const by = await inBy(who, authenticator);
    const late = authenticator.make(await asked(by));
    await server.db
      .updateTable('passkey_challenge')
      .set({ at: nowSeconds() - 300 })
      .where('uid', '=', who.uid)
      .execute();
    expect(await add(by, late)).toMatchObject(WRONG);
    const { challenge: current } = await asked(by);
    await deleteExpired(server.db, nowSeconds());
    const kept = server.db.selectFrom('passkey_challenge').select('challenge').where('uid', '=', who.uid);
    expect(await kept.execute()).toEqual([{ challenge: current }]);
    // What was asked for a sign-in adds nothing.
    const { challenge } = await toSign(who);
    expect(await add(by, authenticator.make({ ...first, challenge }))).toMatchObject(WRONG);
  });

  test('is refused from a page of another origin, as the log says, and for another host', async () => {
    const who = await someone();
    for (const elsewhere of [
      new Authenticator('https://tamquan.evil.example', '127.0.0.1'),
      new Authenticator(server.url, 'evil.example'),
    ])
      expect(await add(who, elsewhere.make(await asked(who)))).toMatchObject(WRONG);
    expect(reasons('a passkey was not added')).toContainEqual(expect.stringContaining('tamquan.evil.example'));
    expect((await signIn(who)).refused).toBeUndefined();
  });

  test('takes one that attests for itself, and refuses it where another signature stands there or its key is none', async () => {
    const who = await someone();
    expect(await add(who, device().make(await asked(who), 'falsely'))).toMatchObject(WRONG);
    expect(await add(who, keyless().make(await asked(who), 'itself'))).toMatchObject(WRONG);
    const authenticator = device();
    dataOf(await add(who, authenticator.make(await asked(who), 'itself')));
    expect((await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).refused).toBeUndefined();
  });

  test('is refused of one that somebody has already', async () => {
    const [who, other] = [await someone(), await someone()];
    const authenticator = device();
    const made = authenticator.make(await asked(who));
    expect((await add(who, made)).refused).toBeUndefined();
    await server.db.deleteFrom('passkey_challenge').execute();
    const { challenge } = await asked(other);
    const clientDataJSON = base64(
      JSON.stringify({ type: 'webauthn.create', challenge, origin: server.url, crossOrigin: false }),
    );
    expect(await add(other, { ...made, response: { ...made.response, clientDataJSON } })).toMatchObject({
      status: 409,
      refused: Code.alreadyExists,
    });
  });

  test('is refused of the twenty-first, and to whoever has no password beside which it would stand', async () => {
    const { who: person, authenticator } = await equipped();
    const who = await inBy(person, authenticator);
    for (let more = 1; more < passkeys.PASSKEYS_MAX; more += 1) await equipped(who);
    expect(await server.call(passkeys.begin, {}, who)).toMatchObject({ status: 400, refused: Code.malformed });
    const program = await someone();
    await server.db.updateTable('admin_user').set({ is_service: true }).where('uid', '=', program.uid).execute();
    expect(await server.call(passkeys.begin, {}, program)).toMatchObject({ status: 403, refused: Code.forbidden });
  });
});

describe('signing in', () => {
  test('asks for it where the password is right, and says nothing of it where it is wrong', async () => {
    const { who, authenticator } = await equipped();
    const wrong = await signIn(who, {}, 'sai');
    expect(wrong).toMatchObject({ status: 401, refused: Code.passwordWrong, data: null });
    expect(await signIn(who)).toMatchObject({
      status: 401,
      refused: Code.codeNeeded,
      data: {
        wrong: false,
        only_passkey: true,
        passkey: {
          rpId: '127.0.0.1',
          challenge: expect.stringMatching(/^[\w-]{43}$/),
          timeout: 300_000,
          allowCredentials: [{ id: expect.any(String), type: 'public-key', transports: ['internal'] }],
          userVerification: 'discouraged',
        },
      },
    });
    const signed = authenticator.sign(await toSign(who));
    expect(await signIn(who, { passkey: signed }, 'sai')).toMatchObject({ refused: Code.passwordWrong });
    expect(await signIn(who, { passkey: signed })).toMatchObject({ data: { userinfo: { user_name: who.userName } } });
    expect(dataOf(await server.call(passkeys.list, {}, who))).toMatchObject([
      { name: 'Máy của tôi', last_used: expect.closeTo(nowSeconds(), -1) },
    ]);
    const { after } = await server.db
      .selectFrom('audit')
      .select('after')
      .where('uid', '=', who.uid)
      .where('command', '=', 'session.signIn')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ passkey: true });
  });

  test('takes what was signed once, of three at once too', async () => {
    const { who, authenticator } = await equipped();
    // One that does not count: nothing but what was asked tells them apart.
    authenticator.counter = -1;
    const passkey = authenticator.sign(await toSign(who));
    const answers = await Promise.all([1, 2, 3].map(() => signIn(who, { passkey })));
    expect(answers.map(({ refused }) => refused).toSorted()).toEqual([309, 309, undefined]);
    // Nor while another question waits for its answer.
    await toSign(who);
    expect(await signIn(who, { passkey })).toMatchObject(WRONG);
  });

  test('takes what was asked for this within five minutes, and neither later nor what was asked for another thing', async () => {
    const { who, authenticator } = await equipped();
    const early = await toSign(who);
    const age = (seconds: number) =>
      server.db
        .updateTable('passkey_challenge')
        .set({ at: nowSeconds() - seconds })
        .where('uid', '=', who.uid)
        .execute();
    await age(300);
    expect(await signIn(who, { passkey: authenticator.sign(early) })).toMatchObject(WRONG);
    const again = await toSign(who);
    await age(240);
    expect((await signIn(who, { passkey: authenticator.sign(again) })).refused).toBeUndefined();
    const { challenge } = await asked(await inBy(who, authenticator));
    expect(await signIn(who, { passkey: authenticator.sign({ ...again, challenge }) })).toMatchObject(WRONG);
    // What somebody else was asked at the same moment is no better.
    const { challenge: another } = await toSign((await equipped()).who);
    expect(await signIn(who, { passkey: authenticator.sign({ ...again, challenge: another }) })).toMatchObject(WRONG);
  });

  test('names the passkeys that would do in the order in which they were added, and one whose transports nobody knows', async () => {
    const { who: person, authenticator } = await equipped();
    const who = await inBy(person, authenticator);
    const second = device();
    const made = second.make(await asked(who));
    const { transports: _, ...response } = made.response;
    dataOf(await add(who, { ...made, response }, 'Khóa USB'));
    const { allowCredentials } = await toSign(who);
    expect(allowCredentials).toEqual([
      { id: authenticator.sign({ challenge: '', allowCredentials }).id, type: 'public-key', transports: ['internal'] },
      { id: made.id, type: 'public-key', transports: [] },
    ]);
    expect(dataOf(await server.call(passkeys.list, {}, who)).map(({ name }) => name)).toEqual([
      'Khóa USB',
      'Máy của tôi',
    ]);
    expect((await signIn(who, { passkey: second.sign(await toSign(who)) })).refused).toBeUndefined();
  });

  test('refuses what was signed for a page of another origin, as the log says, or for another host', async () => {
    const { who, authenticator } = await equipped();
    const { origin, rpId } = authenticator;
    Object.assign(authenticator, { origin: 'https://tamquan.evil.example' });
    expect(await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).toMatchObject(WRONG);
    Object.assign(authenticator, { origin, rpId: 'evil.example' });
    expect(await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).toMatchObject(WRONG);
    expect(reasons('a passkey was not taken')).toContainEqual(expect.stringContaining('tamquan.evil.example'));
    Object.assign(authenticator, { rpId });
    expect((await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).refused).toBeUndefined();
  });

  test('refuses a copy whose counter lags behind, and takes those that never count', async () => {
    const { who, authenticator } = await equipped();
    authenticator.counter = 7;
    expect((await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).refused).toBeUndefined();
    authenticator.counter = 5;
    expect(await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).toMatchObject(WRONG);
    const still = await equipped();
    for (let times = 0; times < 2; times += 1) {
      still.authenticator.counter = -1;
      const passkey = still.authenticator.sign(await toSign(still.who));
      expect((await signIn(still.who, { passkey })).refused).toBeUndefined();
    }
  });

  test("refuses another account's passkey, whoever was asked, and a signature by another key", async () => {
    const [one, other] = [await equipped(), await equipped()];
    expect(await signIn(one.who, { passkey: other.authenticator.sign(await toSign(one.who)) })).toMatchObject(WRONG);
    expect(await signIn(one.who, { passkey: other.authenticator.sign(await toSign(other.who)) })).toMatchObject(WRONG);
    const asked = await toSign(one.who);
    const { id, rawId } = one.authenticator.sign(asked);
    expect(await signIn(one.who, { passkey: { ...other.authenticator.sign(asked), id, rawId } })).toMatchObject(WRONG);
  });

  test('refuses what does not say what it answers, or says what no store can look for', async () => {
    const { who, authenticator } = await equipped();
    const passkey = authenticator.sign({ ...(await toSign(who)), challenge: '\u0000' });
    for (const said of [passkey.response.clientDataJSON, ...['{}', 'no JSON'].map(base64)]) {
      const response = { ...passkey.response, clientDataJSON: said };
      expect(await signIn(who, { passkey: { ...passkey, response } })).toMatchObject(WRONG);
    }
    expect(await add(who, authenticator.make({ challenge: '\u0000' }))).toMatchObject(WRONG);
  });

  test('refuses what it can check by no key', async () => {
    const { who, authenticator } = await equipped(undefined, keyless());
    expect(await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).toMatchObject(WRONG);
  });

  test('of two copies that sign at once, one signs in', async () => {
    const { who, authenticator } = await equipped();
    const copies = [await toSign(who), await toSign(who)].map((asked) => {
      authenticator.counter = 6;
      return authenticator.sign(asked);
    });
    // Asked of the code itself, as two servers on one store ask it: one server has the tries of an account wait for each other.
    const from = { uid: who.uid, origin: server.url, now: nowSeconds() };
    const taken = await Promise.all(copies.map((signed) => takeSigned(server.db, from, signed)));
    expect(taken.filter((one) => one === true)).toHaveLength(1);
  });

  test('takes the code of an app, or a recovery code, in its place where they are set up', async () => {
    const { who: person, authenticator } = await equipped();
    const who = await inBy(person, authenticator);
    const { secret, recovery_codes } = await withCodes(who);
    const answer = await signIn(who);
    expect(answer).toMatchObject({ refused: Code.codeNeeded, data: { passkey: { rpId: '127.0.0.1' } } });
    expect(answer.refused !== undefined && answer.data).not.toHaveProperty('only_passkey');
    expect((await signIn(who, { code: recovery_codes[0] })).refused).toBeUndefined();
    expect((await signIn(who, { code: generateSync({ secret, epoch: nowSeconds() + 30 }) })).refused).toBeUndefined();
    expect((await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).refused).toBeUndefined();
    // Turning the codes off leaves the passkey.
    const body = { password: PASSWORD, code: recovery_codes[1] ?? '' };
    expect((await server.call(secondFactor.end, { body }, who)).refused).toBeUndefined();
    expect(await signIn(who)).toMatchObject({ refused: Code.codeNeeded, data: { only_passkey: true } });
  });

  test('wrong ones are failures: held up as wrong codes are', async () => {
    const { who, authenticator } = await equipped();
    const other = await equipped();
    for (let tries = 0; tries < LOGIN_FAILURES_PER_NAME; tries += 1)
      expect(await signIn(who, { passkey: other.authenticator.sign(await toSign(who)) })).toMatchObject(WRONG);
    // Whatever address the next one comes from.
    await server.db.deleteFrom('login_failure').where('address', 'not like', 'code of %').execute();
    expect(await signIn(who, { passkey: authenticator.sign(await toSign(who)) })).toMatchObject({ status: 429 });
  });

  test('refuses as malformed what no authenticator signs', async () => {
    const { who } = await equipped();
    expect(await signIn(who, { passkey: { id: 'x' } })).toMatchObject({ status: 400, refused: Code.malformed });
  });
});

describe('the address', () => {
  const origins = async (publicUrl: string | undefined, headers: Record<string, string>) => {
    const other = await startTestServer(undefined, { store: server.store, publicUrl });
    const who = await someone();
    const response = await fetch(`${other.url}/api/adminusers/passkeys/begin`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.key}`, ...headers },
    });
    const { data } = (await response.json()) as { data: { rp: { id: string } } };
    await other.app.close();
    return data.rp.id;
  };

  test('is the public one where one is set, else that of the request, and never one that a page names by itself', async () => {
    expect(await origins('https://tamquan.example/duoi', {})).toBe('tamquan.example');
    expect(await origins(undefined, { origin: 'https://tamquan.evil.example' })).toBe('127.0.0.1');
  });

  test('of a passkey is the one that it was made for: at another it is not asked for', async () => {
    const { who } = await equipped();
    await server.db.updateTable('passkey').set({ rp_id: 'truoc.example' }).where('uid', '=', who.uid).execute();
    const answer = await signIn(who);
    expect(answer).toMatchObject({ refused: Code.codeNeeded, data: { only_passkey: true } });
    expect(answer.refused !== undefined && answer.data).not.toHaveProperty('passkey');
  });
});

describe('keeping them', () => {
  test('they are listed for their owner alone, renamed and removed, each recorded', async () => {
    const { who, id, authenticator } = await equipped();
    const other = await someone();
    expect(dataOf(await server.call(passkeys.list, {}, other))).toEqual([]);
    const body = { name: 'Điện thoại' };
    expect(await server.call(passkeys.rename, { id, body }, other)).toMatchObject({ refused: Code.notFound });
    expect(await server.call(passkeys.remove, { id }, other)).toMatchObject({ refused: Code.notFound });
    expect(await server.call(passkeys.rename, { id, body }, who)).toMatchObject({ data: { name: 'Điện thoại' } });
    const passkey = authenticator.sign(await toSign(who));
    const by = await inBy(who, authenticator);
    expect((await server.call(passkeys.remove, { id }, by)).refused).toBeUndefined();
    expect((await signIn(who, { passkey })).refused).toBeUndefined();
    expect((await signIn(who)).refused).toBeUndefined();
    expect((await recordedOf(who.uid)).slice(1)).toEqual([
      { command: 'passkey.rename', before: { name: 'Máy của tôi' }, after: body },
      { command: 'passkey.remove', before: body, after: null },
    ]);
  });

  test('one of two that is removed signs in no more', async () => {
    const { who: person, id, authenticator } = await equipped();
    const who = await inBy(person, authenticator);
    const second = await equipped(who);
    const asked = await toSign(who);
    expect((await server.call(passkeys.remove, { id }, who)).refused).toBeUndefined();
    expect(await signIn(who, { passkey: authenticator.sign(asked) })).toMatchObject(WRONG);
    expect((await signIn(who, { passkey: second.authenticator.sign(await toSign(who)) })).refused).toBeUndefined();
  });
});

test('a role that asks for a second factor is content with a passkey, until it is removed', async () => {
  const who = await someone();
  await server.call(roles.edit, { id: who.roleId, body: { needs_second_factor: true } }, chief);
  expect((await server.call(adminUsers.list, {}, who)).refused).toBe(Code.secondFactorFirst);
  const { id, authenticator } = await equipped(who);
  expect((await server.call(adminUsers.list, {}, who)).refused).toBeUndefined();
  expect(dataOf(await server.call(session.profile, {}, who))).not.toHaveProperty('must_set_up_second_factor');
  expect((await server.call(passkeys.remove, { id }, await inBy(who, authenticator))).refused).toBeUndefined();
  expect((await server.call(adminUsers.list, {}, who)).refused).toBe(Code.secondFactorFirst);
  expect(dataOf(await server.call(session.profile, {}, who))).toMatchObject({ must_set_up_second_factor: true });
});

test('whoever takes the second factor off somebody takes the passkeys off, and whoever is deleted leaves none behind', async () => {
  const [{ who }, { who: left }] = [await equipped(), await equipped()];
  const hasOne = async () => dataOf(await server.call(adminUsers.one, { uid: who.uid }, chief)).second_factor;
  expect(await hasOne()).toBe(true);
  expect((await server.call(secondFactor.takeOff, { id: who.uid }, chief)).refused).toBeUndefined();
  expect([await hasOne(), await isIn(who)]).toEqual([false, false]);
  expect((await signIn(who)).refused).toBeUndefined();
  expect(await server.call(secondFactor.takeOff, { id: who.uid }, chief)).toMatchObject({ refused: Code.notFound });
  // Others keep theirs; what is still asked of whoever is deleted goes with them.
  await toSign(left);
  expect((await server.call(adminUsers.remove, { id: left.uid }, chief)).refused).toBeUndefined();
  for (const table of ['passkey', 'passkey_challenge'] as const) {
    const rest = server.db.selectFrom(table).select('uid').where('uid', 'in', [who.uid, left.uid]);
    expect(await rest.execute()).toEqual([]);
  }
});

test('no challenge that was signed, and no key, is in the log or in what is recorded', async () => {
  const { who, authenticator } = await equipped();
  const asked = await toSign(who);
  const passkey = authenticator.sign(asked);
  await signIn(who, { passkey });
  await signIn(who, { passkey });
  const all = JSON.stringify([said, await server.db.selectFrom('audit').selectAll().execute()]);
  expect(all).toContain('a passkey was not taken');
  for (const word of [passkey.response.signature, passkey.response.clientDataJSON, passkey.id, PASSWORD])
    expect(all).not.toContain(word);
});
