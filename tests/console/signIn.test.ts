import { beforeEach, expect, test, vi } from 'vitest';
import { Code } from '../../contract/codes';
import type { Answer, Endpoint } from '../../contract/endpoint';
import type { UserInfo } from '../../contract/session';
import { setClient } from '../../src/client';
import { session } from '../../src/state/session';
import { refreshActions, signOut } from '../../src/state/signedIn';
import { followOtherTabs, restoreSession, sessionEnded, signIn } from '../../src/state/signIn';

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
let listeners: ((event: { key: string; newValue: string | null }) => void)[] = [];
let answers: Record<string, Answer<unknown>>;
const tell = (key: string, newValue: string | null) => {
  for (const listener of listeners) listener({ key, newValue });
};

beforeEach(() => {
  [local, tab, reloads, listeners] = [aStorage(), aStorage(), 0, []];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { reload: () => void reloads++ });
  vi.stubGlobal('addEventListener', (_type: string, listener: never) => void listeners.push(listener));
  answers = {
    'POST /adminusers/login': { data: { sessionkey: 'khoa', userinfo: aUser() } },
    'GET /roles/{id}/actions': { data: ['REPORT_VIEW'] },
    'GET /capabilities': { data: ['restore', 'something.new'] },
    'GET /adminusers/profile': { data: aUser() },
    'POST /adminusers/logout': { data: null },
  };
  setClient((async (endpoint: Endpoint) => answers[endpoint.id]) as never);
  Object.assign(session, { phase: 'out', key: null, user: null, actions: [], extensions: [] });
});

test('signing in brings the first role’s actions and what the server can do, and is remembered where asked', async () => {
  expect(await signIn(' truc ', 'x', true)).toBeNull();
  expect(session).toMatchObject({
    phase: 'in',
    key: 'khoa',
    actions: ['REPORT_VIEW'],
    extensions: ['restore', 'something.new'],
  });
  expect([...local.kept.keys()]).toEqual(['tamquan.sessionkey', 'tamquan.userinfo']);
  expect(tab.kept.size).toBe(0);
});

test('without "remember me" it is kept for this tab alone', async () => {
  await signIn('truc', 'x', false);
  expect([local.kept.size, tab.kept.size]).toEqual([0, 2]);
});

test('where the role cannot be read signing in fails, and the session that began is revoked', async () => {
  const called: string[] = [];
  answers['GET /roles/{id}/actions'] = { refused: Code.unexpected, message: '' };
  setClient((async (endpoint: Endpoint) => {
    called.push(endpoint.id);
    return answers[endpoint.id];
  }) as never);
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'noPermissions' });
  expect(session).toMatchObject({ phase: 'out', key: null });
  expect([called.at(-1), local.kept.size]).toEqual(['POST /adminusers/logout', 0]);
});

test('a wrong password and too many tries are said each in their own way', async () => {
  answers['POST /adminusers/login'] = { refused: Code.passwordWrong, message: '' };
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'wrong' });
  answers['POST /adminusers/login'] = { refused: Code.tooManyTries, message: '', retryAfterSeconds: 90 };
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'wait', seconds: 90 });
});

test('a server without a list of extensions has none; one that does not answer is not taken for such', async () => {
  answers['GET /capabilities'] = { refused: Code.notFound, message: '' };
  expect(await signIn('truc', 'x', true)).toBeNull();
  expect(session.extensions).toEqual([]);
  answers['GET /capabilities'] = { refused: Code.lost, message: '' };
  expect(await signIn('truc', 'x', true)).toEqual({ is: 'refused', code: Code.lost });
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

test('another person who signs in over the page gets a page of their own', async () => {
  await signIn('truc', 'x', true);
  sessionEnded();
  answers['POST /adminusers/login'] = { data: { sessionkey: 'khac', userinfo: aUser({ uid: 8 }) } };
  await signIn('khac', 'x', true);
  expect([session.phase, session.user?.uid, reloads]).toEqual(['ended', 7, 1]);
  expect(local.kept.get('tamquan.sessionkey')).toBe('khac');
});

test('a kept session goes on after a reload; one that is over is forgotten, one that nobody could ask about is not', async () => {
  await signIn('truc', 'x', true);
  Object.assign(session, { phase: 'starting', key: null, user: null });
  await restoreSession();
  expect(session).toMatchObject({ phase: 'in', key: 'khoa' });

  answers['GET /adminusers/profile'] = { refused: Code.lost, message: '' };
  Object.assign(session, { phase: 'starting', key: null, user: null });
  await restoreSession();
  expect([session.phase, local.kept.size]).toEqual(['out', 2]);

  answers['GET /adminusers/profile'] = { refused: Code.sessionEnded, message: '' };
  await restoreSession();
  expect([session.phase, local.kept.size]).toEqual(['out', 0]);
});

test('signing out in one tab signs out the others of that session, and no other', async () => {
  await signIn('truc', 'x', true);
  followOtherTabs();
  tell('tamquan.signedout', 'another session');
  expect(session.phase).toBe('in');
  // Another tab heard that the session ended and forgot its key: that closes no page here.
  tell('tamquan.sessionkey', null);
  expect(session.phase).toBe('in');
  tell('tamquan.signedout', 'khoa');
  expect(session).toMatchObject({ phase: 'out', key: null, user: null });
});

test('signing in again in one tab lets the others go on', async () => {
  await signIn('truc', 'x', true);
  followOtherTabs();
  sessionEnded();
  local.setItem('tamquan.sessionkey', 'moi');
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
  expect([local.kept.size, tab.kept.size]).toEqual([0, 0]);
});
