import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { UserInfo } from '../../../contract/session';
import { login } from '../../../contract/signIn';
import { Code } from '../../../contract/wire/codes';
import type { Answer, Endpoint } from '../../../contract/wire/endpoint';
import { setClient } from '../../../src/client';
import { handedOver, signIn } from '../../../src/state/comeIn';
import { refreshActions } from '../../../src/state/rights';
import { session } from '../../../src/state/session';
import { listenToTabs, restore, sessionEnded } from '../../../src/state/signIn';
import { signOut, signOutForNewPassword } from '../../../src/state/signOut';
import { tabSession, takeSignInMessage } from '../../../src/state/storedSession';

const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const aUser = (more: Partial<UserInfo> = {}): UserInfo => ({
  uid: 7,
  user_name: 'truc',
  display_name: 'Người Trực',
  avatar: '',
  tier_id: 99,
  status: 1,
  roles: [{ role_id: 3, role_name: 'Kiểm duyệt' }],
  ...more,
});

let local = aStorage();
let tab = aStorage();
let reloads = 0;
/** What the browser's history keeps with the page. */
let step: object = {};
/** The calls so far, each with the key that it went out with. */
let asked: string[] = [];
let listeners: ((event: { key: string; newValue: string | null }) => void)[] = [];
let answers: Record<string, Answer<unknown>>;
const tell = (key: string, newValue: string | null) => {
  for (const listener of listeners) listener({ key, newValue });
};

beforeEach(() => {
  [local, tab, reloads, listeners] = [aStorage(), aStorage(), 0, []];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  const location = {
    origin: 'https://console.example.vn',
    pathname: '/dashboard/report',
    search: '?row=r12',
    hash: '',
    reload: () => void reloads++,
  };
  step = {};
  const history = { replaceState: (state: unknown) => Object.assign(step, state) };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location, history });
  asked = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: never) => void listeners.push(listener));
  answers = {
    'POST /adminusers/login': { data: { sessionkey: 'khoa', userinfo: aUser() } },
    'GET /roles/{id}/actions': { data: ['REPORT_VIEW'] },
    'GET /capabilities': { data: ['restore', 'something.new'] },
    'GET /adminusers/profile': { data: aUser() },
    'POST /adminusers/logout': { data: null },
  };
  setClient((async (endpoint: Endpoint) => {
    asked.push(`${endpoint.id} ${session.key}`);
    return answers[`${endpoint.id} ${session.key}`] ?? answers[endpoint.id];
  }) as never);
  Object.assign(session, { phase: 'out', key: null, user: null, actions: [], extensions: [], door: null });
});
/** The page is loaded anew: what storage has is all that is left. */
const reload = () => {
  Object.assign(session, { phase: 'starting', key: null, user: null, actions: [], extensions: [], door: null });
  return restore();
};
const remembered = (key: string, uid: number) => {
  local.setItem('tamquan.userinfo', JSON.stringify(aUser({ uid })));
  local.setItem('tamquan.sessionkey', key);
};

test('signing in brings the first role’s actions and what the server can do, and is remembered where asked', async () => {
  expect(await signIn(' truc ', 'x', true)).toBeNull();
  expect(session).toMatchObject({
    phase: 'in',
    key: 'khoa',
    actions: ['REPORT_VIEW'],
    extensions: ['restore', 'something.new'],
  });
  expect([...local.kept.keys()].sort()).toEqual(['tamquan.extensions', 'tamquan.sessionkey', 'tamquan.userinfo']);
});

test('without "remember me" it is kept for this tab alone', async () => {
  await signIn('truc', 'x', false);
  expect([local.kept.size, tab.kept.size]).toEqual([0, 3]);
});

test('where the role cannot be read signing in fails, and the session that began is revoked', async () => {
  const called: string[] = [];
  answers['GET /roles/{id}/actions'] = { refused: Code.forbidden, message: '' };
  answers['GET /roles/{id}'] = { refused: Code.forbidden, message: '' };
  setClient((async (endpoint: Endpoint) => {
    called.push(endpoint.id);
    return answers[endpoint.id];
  }) as never);
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'noPermissions' });
  expect(session).toMatchObject({ phase: 'out', key: null });
  expect([called.at(-1), local.kept.size]).toEqual(['POST /adminusers/logout', 0]);
});

test.each<[string, Answer<unknown>, Answer<unknown>, readonly string[] | null]>([
  ['the role itself', { refused: Code.notFound, message: '' }, { data: { action_ids: ['POST_VIEW'] } }, ['POST_VIEW']],
  [
    'what the login said',
    { refused: Code.notFound, message: '' },
    { refused: Code.forbidden, message: '' },
    ['USER_VIEW'],
  ],
  ['nowhere while the server is silent', { refused: Code.lost, message: '' }, { data: ['POST_VIEW'] }, null],
])('actions that their own call does not say are read from %s', async (_where, own, role, actions) => {
  answers['POST /adminusers/login'] = { data: { sessionkey: 'khoa', userinfo: aUser({ actions: ['USER_VIEW'] }) } };
  answers['GET /roles/{id}/actions'] = own;
  answers['GET /roles/{id}'] = role;
  // Words of its own: where the server is silent, the same again would go on with this session.
  const trouble = await signIn('truc', JSON.stringify(own), true);
  expect(trouble === null ? session.actions : null).toEqual(actions);
});

test('a wrong password and too many tries are said each in their own way', async () => {
  answers['POST /adminusers/login'] = { refused: Code.passwordWrong, message: '' };
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'wrong' });
  answers['POST /adminusers/login'] = { refused: Code.tooManyTries, message: '', retryAfterSeconds: 90 };
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'wait', seconds: 90 });
});

test('a session that ends leaves the page as it is, however many calls hear of it', async () => {
  await signIn('truc', 'x', true);
  sessionEnded();
  sessionEnded();
  expect(session).toMatchObject({ phase: 'ended', user: { uid: 7 } });
  expect(local.kept.size).toBe(0);
  await signIn('truc', 'x', true);
  expect([session.phase, reloads]).toEqual(['in', 0]);
});

test('another person who signs in over the page is not let into it', async () => {
  await signIn('truc', 'x', true);
  sessionEnded();
  answers['POST /adminusers/login'] = { data: { sessionkey: 'khac', userinfo: aUser({ uid: 8 }) } };
  expect(await signIn('khac', 'x', true)).toBeNull();
  expect([session.phase, session.user?.uid, local.kept.get('tamquan.sessionkey')]).toEqual(['ended', 7, 'khac']);
});

test('another person is not let into the page that somebody has signed out of: what it holds in memory is not his', async () => {
  await signIn('truc', 'x', true);
  await signOut();
  answers['POST /adminusers/login'] = { data: { sessionkey: 'khac', userinfo: aUser({ uid: 8 }) } };
  await signIn('khac', 'x', true);
  expect([session.phase, session.user]).toEqual(['out', null]);
});

test('a server whose store is being prepared, as while a first start fills it, is not said to be in trouble', async () => {
  answers['POST /adminusers/login'] = { refused: Code.unavailable, message: '', data: { preparing: true } };
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'preparing' });
  answers['POST /adminusers/login'] = { refused: Code.unavailable, message: '', data: null };
  expect(await signIn('truc', 'x', true)).toMatchObject({ is: 'refused', refused: Code.unavailable });
});

test('a kept session goes on after a reload; one that is over is forgotten for other tabs', async () => {
  await signIn('truc', 'x', true);
  expect(await reload()).toBeNull();
  expect(session).toMatchObject({ phase: 'in', key: 'khoa' });

  answers['GET /adminusers/profile'] = { refused: Code.sessionEnded, message: '' };
  expect(await reload()).toBeNull();
  expect([session.phase, local.kept.size]).toEqual(['out', 0]);
});

test.each([
  ['GET /adminusers/profile', Code.lost],
  ['GET /adminusers/profile', Code.unexpected],
  ['GET /roles/{id}/actions', Code.unavailable],
])('where %s answers %d, nobody is sent to sign-in and nothing is forgotten', async (endpoint, code) => {
  await signIn('truc', 'x', true);
  const { [endpoint]: good } = answers;
  answers[endpoint] = { refused: code, message: '', retryAfterSeconds: 3 };
  expect(await reload()).toEqual({ code, retryAfterSeconds: 3 });
  expect([session.phase, local.kept.size, tab.kept.size]).toEqual(['starting', 3, 3]);
  if (good) answers[endpoint] = good;
  expect(await restore()).toBeNull();
  expect(session).toMatchObject({ phase: 'in', key: 'khoa' });
});

test('a reload asks what the role may while it asks who this is, and once more where that is another role by now', async () => {
  await signIn('truc', 'x', true);
  let say = (_user: UserInfo) => {};
  answers['GET /adminusers/profile'] = new Promise((done) => {
    say = (data) => done({ data });
  }) as never;
  asked = [];
  const done = reload();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked).toEqual(['GET /capabilities khoa', 'GET /roles/{id}/actions khoa', 'GET /adminusers/profile khoa']);
  say(aUser({ roles: [{ role_id: 4, role_name: 'Chỉ xem' }] }));
  await done;
  expect(asked.slice(3)).toEqual(['GET /roles/{id}/actions khoa']);
  expect(session.phase).toBe('in');
});

/** A server that answers one call and refuses the next, all along. */
function everySecondCallFails(isFirstAnswered: boolean) {
  let isAnswered = isFirstAnswered;
  setClient((async ({ id }: Endpoint) => {
    asked.push(`${id} ${session.key}`);
    const answer = isAnswered ? answers[id] : { refused: Code.lost, message: '' };
    isAnswered = !isAnswered;
    return answer;
  }) as never);
}

test.each([true, false])(
  'a session is gone on with where every second call fails (the first answered: %s)',
  async (isFirst) => {
    await signIn('truc', 'x', true);
    everySecondCallFails(isFirst);
    let tries = 1;
    for (let hindrance = await reload(); hindrance && tries < 9; tries += 1) hindrance = await restore();
    expect([session.phase, tries]).toEqual(['in', expect.toSatisfy((count) => count <= 3)]);
  },
);

test.each([true, false])(
  'signing in arrives where every second call fails (the first answered: %s)',
  async (isFirst) => {
    // A login that says a key alone: who it was has to be asked.
    answers['POST /adminusers/login'] = { data: { sessionkey: 'khoa' } };
    everySecondCallFails(isFirst);
    const trouble = await signIn('truc', 'x', true);
    // Only a login that got no answer has to be sent again.
    if (!isFirst) expect(trouble).toMatchObject({ is: 'refused', refused: Code.lost });
    if (!isFirst) await signIn('truc', 'x', true);
    expect([session.phase, asked.filter((call) => call.includes('logout'))]).toEqual(['in', []]);
  },
);

test('a tab stays with its person on reload, whoever is remembered in another tab', async () => {
  await signIn('truc', 'x', false);
  remembered('khoa của người khác', 8);
  await reload();
  expect(session).toMatchObject({ phase: 'in', key: 'khoa', user: { uid: 7 } });
  expect(asked.at(-1)).not.toContain('người khác');

  // Signing in here with "remember me" leaves a tab that has a session of its own alone, too.
  const otherTab = new Map(tab.kept);
  await signIn('truc', 'x', true);
  expect(local.kept.get('tamquan.sessionkey')).toBe('khoa');
  for (const [key, value] of otherTab) tab.setItem(key, value);
  await reload();
  expect(session.user?.uid).toBe(7);
});

test('where its own session is over, a tab takes up a remembered one of the same person, and never of another', async () => {
  await signIn('truc', 'x', false);
  answers['GET /adminusers/profile khoa'] = { refused: Code.sessionEnded, message: '' };
  remembered('khoa của người khác', 8);
  await reload();
  expect([session.phase, local.kept.get('tamquan.sessionkey')]).toEqual(['out', 'khoa của người khác']);
  await reload();
  expect([session.phase, asked.some((call) => call.includes('người khác'))]).toEqual(['out', false]);

  remembered('khoa mới', 7);
  await reload();
  expect(session).toMatchObject({ phase: 'in', key: 'khoa mới' });
});

test('a page whose session has ended is not entered by another person who signs in in another tab', async () => {
  await signIn('truc', 'x', true);
  listenToTabs();
  sessionEnded();
  answers['GET /adminusers/profile'] = { data: aUser({ uid: 8 }) };
  remembered('khoa của người khác', 8);
  vi.useFakeTimers();
  tell('tamquan.sessionkey', 'khoa của người khác');
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect([session.phase, session.user?.uid]).toEqual(['ended', 7]);
});

test('a login that answers only a token is asked who it was, and goes on after a reload', async () => {
  const onWire = { access_token: 'the', refresh_token: 'moi', userinfo: { display_name: 'A' } };
  answers['POST /adminusers/login'] = { data: z.decode(login.data, onWire) };
  expect(await signIn('truc', 'x', true)).toBeNull();
  expect(asked).toContain('GET /adminusers/profile the');
  expect(session).toMatchObject({ phase: 'in', key: 'the', user: { uid: 7 } });
  await reload();
  expect(session).toMatchObject({ phase: 'in', key: 'the' });
});

test('a login without any token is a failure that is said', async () => {
  answers['POST /adminusers/login'] = { data: { userinfo: aUser() } };
  expect(await signIn('truc', 'x', true)).toMatchObject({ is: 'refused', refused: Code.unexpected });
  answers['POST /adminusers/login'] = { data: { sessionkey: 'the' } };
  answers['GET /adminusers/profile'] = { refused: Code.unexpected, message: '' };
  expect(await signIn('truc', 'x', true)).toMatchObject({ is: 'refused', refused: Code.unexpected });
  expect([session.phase, tab.kept.size]).toEqual(['out', 0]);
});

describe('a code beside the password', () => {
  const NEEDED = { refused: Code.codeNeeded, message: 'A code is needed.' } as const;

  test('is asked for where the server lists what it belongs to, and sent from then on', async () => {
    answers['GET /capabilities'] = { data: ['secondFactor'] };
    answers['POST /adminusers/login'] = NEEDED;
    expect(await signIn('truc', 'x', true)).toEqual({ is: 'code' });
    // What the client goes by when it leaves out what a server does not know.
    expect(session.extensions).toEqual(['secondFactor']);
    expect(await signIn('truc', 'x', true, { code: '123456' })).toEqual({ is: 'code' });
    expect([session.phase, tab.kept.size]).toEqual(['out', 0]);
    answers['POST /adminusers/login'] = { data: { sessionkey: 'khoa', userinfo: aUser() } };
    expect(await signIn('truc', 'x', true, { code: '123456' })).toBeNull();
    expect(session.phase).toBe('in');
  });

  test('is nothing that a refusal of this number means on another server', async () => {
    answers['POST /adminusers/login'] = NEEDED;
    expect(await signIn('truc', 'x', true)).toMatchObject({ is: 'refused', refused: Code.codeNeeded });
    answers['GET /capabilities'] = { refused: Code.notFound, message: '' };
    expect(await signIn('truc', 'x', true)).toMatchObject({ is: 'refused', refused: Code.codeNeeded });
  });
});

test('whoever has to set up a second factor is in and yet not at work, after a new password where both are asked for', async () => {
  const login = (more: Partial<UserInfo>) => ({ data: { sessionkey: 'khoa', userinfo: aUser(more) } });
  answers['POST /adminusers/login'] = login({ must_set_up_second_factor: true });
  await signIn('truc', 'của mình', true);
  expect([session.phase, handedOver.password]).toEqual(['mustSetUp', 'của mình']);
  answers['POST /adminusers/login'] = login({ must_set_up_second_factor: true, must_change_password: true });
  await signIn('truc', 'x', true);
  expect(session.phase).toBe('mustChange');
});

test('a role that begins to ask for a second factor is felt at the next look', async () => {
  await signIn('truc', 'x', true);
  answers['GET /adminusers/profile'] = { data: aUser({ must_set_up_second_factor: true }) };
  await refreshActions();
  expect(session.phase).toBe('mustSetUp');
});

test('whoever has to choose a new password is in and yet not at work', async () => {
  answers['POST /adminusers/login'] = { data: { sessionkey: 'khoa', userinfo: aUser({ must_change_password: true }) } };
  await signIn('truc', 'được cấp', true);
  expect([session.phase, handedOver.password]).toEqual(['mustChange', 'được cấp']);
});

test('a session that is over says so at the sign-in of a page loaded anew, which begins with its user name', async () => {
  await signIn('truc', 'x', false);
  answers['GET /adminusers/profile'] = { refused: Code.sessionEnded, message: '' };
  await reload();
  expect(session).toMatchObject({ phase: 'out', key: null, door: 'errors.303' });
  expect(tabSession()?.user?.user_name).toBe(aUser().user_name);
  // Whoever signs out is nobody here any more.
  answers['GET /adminusers/profile'] = { data: aUser() };
  await signIn('truc', 'x', false);
  await signOut();
  expect([session.door, tabSession()]).toEqual(['signIn.signedOut', null]);
  await reload();
  expect([session.phase, session.door]).toEqual(['out', null]);
});

test('signing out in one tab signs out the others of that session, and no other', async () => {
  await signIn('truc', 'x', true);
  listenToTabs();
  tell('tamquan.signedout', 'another session');
  expect(session.phase).toBe('in');
  // Another tab heard that the session ended and forgot its key: that closes no page here.
  tell('tamquan.sessionkey', null);
  expect(session.phase).toBe('in');
  tell('tamquan.signedout', 'khoa');
  expect(session).toMatchObject({ phase: 'out', key: null, user: null, door: 'signIn.signedOutElsewhere' });
  // Whoever it was comes back to where they were.
  expect(step).toEqual({ left: { 7: '/dashboard/report?row=r12' } });
});

test('signing in again in one tab lets the others go on', async () => {
  await signIn('truc', 'x', true);
  listenToTabs();
  sessionEnded();
  remembered('moi', 7);
  tell('tamquan.sessionkey', 'moi');
  await vi.waitFor(() => expect(session).toMatchObject({ phase: 'in', key: 'moi' }));
});

test('a role that was changed is felt without signing in again', async () => {
  await signIn('truc', 'x', true);
  answers['GET /roles/{id}/actions'] = { data: ['POST_VIEW'] };
  await refreshActions();
  expect(session.actions).toEqual(['POST_VIEW']);
});

test('signing out leaves nothing behind in the browser', async () => {
  await signIn('truc', 'x', true);
  await signOut();
  expect(session).toMatchObject({ phase: 'out', key: null, user: null, actions: [] });
  expect([local.kept.size, tab.kept.size, session.door]).toEqual([0, 0, 'signIn.signedOut']);
});

test('where the server could not be told of it, sign-in says so', async () => {
  await signIn('truc', 'x', true);
  answers['POST /adminusers/logout'] = { refused: Code.lost, message: '' };
  await signOut();
  expect([session.phase, local.kept.size, session.door]).toEqual(['out', 0, 'signIn.signedOutHere']);
});

test('after a new password, the page that is loaded then says so at its sign-in, and says it once', async () => {
  await signIn('truc', 'x', true);
  await signOutForNewPassword(() => void reloads++);
  expect([session.phase, local.kept.size, reloads]).toEqual(['out', 0, 1]);
  expect([takeSignInMessage(), takeSignInMessage(), tab.kept.size]).toEqual(['signIn.passwordChanged', null, 0]);
});

test('signing out leaves what another person is remembered by', async () => {
  await signIn('truc', 'x', false);
  remembered('khoa của người khác', 8);
  await signOut();
  expect([local.kept.get('tamquan.sessionkey'), tab.kept.size]).toEqual(['khoa của người khác', 0]);
});
