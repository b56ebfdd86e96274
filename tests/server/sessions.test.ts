import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as session from '../../contract/session';
import { Code } from '../../contract/wire/codes';
import { KNOWN_BROWSER_DAYS, SESSION_IDLE_SECONDS, SESSION_LIFE_SECONDS } from '../../contract/wire/constants';
import {
  callerOfSession,
  callersOfSessions,
  deleteExpired,
  endOf,
  endSessionsOf,
  hashOf,
  KnownCallers,
  lockSessionsOf,
  NEVER,
  openToken,
} from '../../server/auth/sessions';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

const DAY = 86_400;
let server: TestServer;
/** The clock of the server stands still here, until a test moves it. */
let now = 0;
const pass = (seconds: number) => {
  now += seconds;
  vi.setSystemTime(now * 1000);
};
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  now = Math.floor(Date.now() / 1000);
  vi.useFakeTimers({ toFake: ['Date'] });
  pass(0);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

const ask = ({ key }: Pick<Staff, 'key'>) => server.call(session.profile, {}, { key });
const isIn = async (who: Pick<Staff, 'key'>) => (await ask(who)).refused === undefined;
const sessionsOf = (uid: number) => server.db.selectFrom('session').selectAll().where('uid', '=', uid).execute();
const change = ({ uid }: Staff, set: { expires_at?: number; last_seen_at?: number; created_at?: number }) =>
  server.db.updateTable('session').set(set).where('uid', '=', uid).execute();
const OVER = { status: 401, refused: Code.sessionEnded };

describe('a session', () => {
  test('that nobody uses is over half an hour after it was seen last, and says so', async () => {
    const [used, left] = [await server.staffWith([]), await server.staffWith([])];
    pass(SESSION_IDLE_SECONDS - 1);
    expect(await isIn(used)).toBe(true);
    pass(1);
    expect(await ask(left)).toMatchObject({ ...OVER, data: { expired: true } });
    expect(await isIn(used)).toBe(true);
  });

  test('that is used is over twelve hours after it began, and says so', async () => {
    const who = await server.staffWith([]);
    for (let spent = 1700; spent < SESSION_LIFE_SECONDS; spent += 1700) {
      pass(1700);
      expect(await isIn(who)).toBe(true);
    }
    pass((SESSION_LIFE_SECONDS % 1700) - 1);
    expect(await isIn(who)).toBe(true);
    pass(1);
    expect(await ask(who)).toMatchObject({ ...OVER, data: { expired: true } });
  });

  test('that a ban has cut short says nothing more once the ban is taken back, and is no older for it', async () => {
    const who = await server.staffWith([]);
    const set = (status: number) =>
      server.db.updateTable('admin_user').set({ status }).where('uid', '=', who.uid).execute();
    await lockSessionsOf(server.db, who.uid, now);
    await set(2);
    expect(await ask(who)).toMatchObject({ ...OVER, data: { locked: true } });
    await set(1);
    expect(await ask(who)).toMatchObject({ ...OVER, data: null });
    // Whoever is banned once more was not banned out of what was over before.
    pass(60);
    await lockSessionsOf(server.db, who.uid, now);
    expect(await sessionsOf(who.uid)).toMatchObject([{ expires_at: now - 60 }]);
  });

  test('of somebody who was deleted, or that is not known, says nothing', async () => {
    const [gone, other] = [await server.staffWith([]), await server.staffWith([])];
    await server.db.updateTable('admin_user').set({ deleted_at: now, status: 2 }).where('uid', '=', gone.uid).execute();
    expect(await ask(gone)).toMatchObject({ ...OVER, data: null });
    expect(await endOf(server.db, 'nobody', now)).toBeNull();
    expect(await isIn(other)).toBe(true);
  });

  test('is written to be seen once a minute', async () => {
    const who = await server.staffWith([]);
    const began = now;
    pass(59);
    await ask(who);
    expect(await sessionsOf(who.uid)).toMatchObject([{ last_seen_at: began }]);
    pass(1);
    await ask(who);
    expect(await sessionsOf(who.uid)).toMatchObject([{ last_seen_at: now }]);
  });

  test('keeps of what a browser says of itself three hundred letters', async () => {
    const { uid, userName } = await server.staffWith([]);
    const agent = `${'a'.repeat(299)}bc`;
    await fetch(`${server.url}/api/adminusers/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ user_name: userName, password: PASSWORD }),
    });
    expect((await sessionsOf(uid)).map(({ agent: kept }) => kept)).toContain(agent.slice(0, 300));
  });

  test('is ended with all others of a person, or as the one that is left, and nobody else’s', async () => {
    const [who, other] = [await server.staffWith([]), await server.staffWith([])];
    const opened = { uid: who.uid, now, address: '', agent: '' };
    const [token] = [await openToken(server.db, opened), await openToken(server.db, opened, now + 5)];
    const [kept] = (await sessionsOf(who.uid)).filter(({ key_hash }) => key_hash === hashOf(token));
    expect(kept).toMatchObject({ expires_at: NEVER, by_organisation: false });
    await endSessionsOf(server.db, who.uid, kept?.session_id);
    expect([await isIn({ key: token }), await isIn(who)]).toEqual([true, false]);
    await endSessionsOf(server.db, who.uid);
    expect([await sessionsOf(who.uid), await isIn(other)]).toEqual([[], true]);
  });
});

test('whoever listens is told on as long as a call of the same session would be answered', async () => {
  const [working, idle, over, suspended, program] = [
    await server.staffWith(['POST_VIEW']),
    await server.staffWith([]),
    await server.staffWith([]),
    await server.staffWith([]),
    await server.staffWith([]),
  ];
  const person = (who: Staff, set: { status?: number; is_service?: boolean }) =>
    server.db.updateTable('admin_user').set(set).where('uid', '=', who.uid).execute();
  for (const who of [idle, program]) await change(who, { last_seen_at: now - SESSION_IDLE_SECONDS });
  await change(over, { expires_at: now });
  await person(suspended, { status: 3 });
  await person(program, { is_service: true });
  const states = { working, idle, over, suspended, program };
  const ids = new Map<number, string>();
  for (const { uid } of Object.values(states)) ids.set(uid, (await sessionsOf(uid))[0]?.session_id ?? '');
  const told = await callersOfSessions(server.db, [...ids.values()], now);
  const isTold = ({ uid }: Staff) => told.get(ids.get(uid) ?? '')?.uid === uid;
  for (const [state, who] of Object.entries(states))
    expect([state, isTold(who), await isIn(who)]).toEqual(
      state === 'working' || state === 'program' ? [state, true, true] : [state, false, false],
    );
  const sessionId = ids.get(working.uid) ?? '';
  expect(told.get(sessionId)).toEqual({
    uid: working.uid,
    userName: working.userName,
    displayName: expect.stringMatching(/^Nhân viên/),
    tierId: 99,
    actions: new Set(['POST_VIEW']),
    sessionId,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    byOrganisation: false,
    signedInAt: now,
  });
  expect(told.get(ids.get(program.uid) ?? '')?.signedInAt).toBeNull();
  expect(await callerOfSession(server.db, sessionId, now)).toEqual(told.get(sessionId));
});

test('a caller is remembered as the very same for as long as the store says the same, whenever the session was seen', async () => {
  const known = new KnownCallers();
  const { uid } = await server.staffWith([]);
  const [row] = await sessionsOf(uid);
  const said = (more: object = {}) =>
    JSON.stringify({ session_id: row?.session_id, last_seen_at: now, uid, tier_id: 99, action_ids: null, ...more });
  const seen = (json: string | null, key = 'key') => known.seen(server.db, key, json, now);
  expect(known.of('key')).toBeUndefined();
  const first = await seen(said());
  expect(first).toMatchObject({ uid, tierId: 99, actions: new Set() });
  expect([await seen(said()), known.of('key'), known.of('other')]).toEqual([first, first, undefined]);
  expect(await seen(said())).toBe(first);
  expect(await seen(said({ last_seen_at: now - 1 }))).toBe(first);
  expect(await seen(said({ last_seen_at: now - 60 }))).toBe(first);
  const promoted = await seen(said({ tier_id: 100 }));
  expect([promoted?.tierId, known.of('key') === promoted]).toEqual([100, true]);
  expect([await seen(null), known.of('key')]).toEqual([undefined, undefined]);
  // A thousand at most: whoever comes then begins anew.
  for (let count = 0; count < 1000; count += 1) await seen(said(), `key ${count}`);
  expect([known.of('key 0'), known.of('key 999')]).not.toContain(undefined);
  await seen(said({ tier_id: 100 }), 'key 0');
  expect([known.of('key 0')?.tierId, known.of('key 999')]).toEqual([100, undefined]);
});

test('what is over is forgotten: most a day later, browsers after half a year, what was only begun when its time is up', async () => {
  const { db } = server;
  const { uid } = await server.staffWith([]);
  const [late, soon, done] = [await server.staffWith([]), await server.staffWith([]), await server.staffWith([])];
  /** Two of a kind: one that is just young enough to be kept, and one that is a second too old. */
  const two = <Row>(age: number, row: (name: string, at: number) => Row) => [
    row('kept', now - age),
    row('gone', now - age - 1),
  ];
  const nothing = { address: '', agent: '' };
  const aSession = (session_id: string, at: number) => ({
    session_id,
    key_hash: session_id,
    uid,
    created_at: at,
    last_seen_at: at,
    expires_at: at,
    ...nothing,
  });
  await db.insertInto('session').values(two(DAY, aSession)).execute();
  await db
    .insertInto('login_failure')
    .values(two(DAY, (user_name, at) => ({ user_name, address: '', at })))
    .execute();
  const answer = (key: string, at: number) => ({ key, uid, call: '', body_hash: '', answer: JSON.stringify(null), at });
  await db.insertInto('idempotency').values(two(DAY, answer)).execute();
  const browser = (token_hash: string, seen_at: number) => ({ token_hash, uid, seen_at });
  await db
    .insertInto('known_browser')
    .values(two(KNOWN_BROWSER_DAYS * DAY, browser))
    .execute();
  const asked = (challenge: string, at: number) => ({ challenge, uid, what_for: 'add' as const, at });
  await db.insertInto('passkey_challenge').values(two(299, asked)).execute();
  const factor = ({ uid: of }: Staff, begun_at: number, confirmed_at: number | null) => ({
    uid: of,
    secret: '',
    begun_at,
    confirmed_at,
  });
  const factors = [
    factor(late, now - 3600, null),
    factor(soon, now - 3599, null),
    factor(done, now - 3600, now - 3600),
  ];
  await db.insertInto('second_factor').values(factors).execute();
  await deleteExpired(db, now);
  const left = await Promise.all([
    db.selectFrom('session').select('session_id as name').where('uid', '=', uid).execute(),
    db.selectFrom('login_failure').select('user_name as name').execute(),
    db.selectFrom('idempotency').select('key as name').execute(),
    db.selectFrom('known_browser').select('token_hash as name').where('uid', '=', uid).execute(),
    db.selectFrom('passkey_challenge').select('challenge as name').execute(),
  ]);
  const names = left.map((rows) => rows.map(({ name }) => name).filter((name) => name === 'kept' || name === 'gone'));
  expect(names).toEqual(Array(5).fill(['kept']));
  const begun = await db.selectFrom('second_factor').select('uid').orderBy('uid').execute();
  expect(begun.map(({ uid: of }) => of)).toEqual([soon.uid, done.uid]);
});
