import { beforeEach, expect, test, vi } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import type { Answer, Endpoint } from '../../../contract/wire/endpoint';
import { setClient } from '../../../src/client';
import { session } from '../../../src/state/session';
import { restore } from '../../../src/state/signIn';
import { signOut } from '../../../src/state/signOut';

const aStorage = (entries: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const aPerson = (uid: number) => ({ uid, user_name: 'truc', display_name: 'Người Trực', tier_id: 99, roles: [] });

let local = aStorage();
let tab = aStorage();
/** The calls so far, each with the key that it went out with. */
let asked: string[] = [];
let answers: Record<string, Answer<unknown>>;

beforeEach(() => {
  asked = [];
  answers = {
    'GET /adminusers/profile': { data: aPerson(7) },
    'GET /capabilities': { refused: Code.notFound, message: '' },
    'POST /adminusers/logout': { data: null },
  };
  setClient((async (endpoint: Endpoint) => {
    asked.push(`${endpoint.id} ${session.key}`);
    return answers[`${endpoint.id} ${session.key}`] ?? answers[endpoint.id];
  }) as never);
});

/** A page is loaded in a browser that keeps this. */
function load(inBrowser: Readonly<Record<string, string>>, inTab: Readonly<Record<string, string>> = {}) {
  [local, tab] = [aStorage(inBrowser), aStorage(inTab)];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { origin: 'https://console.example.vn' });
  Object.assign(session, { phase: 'starting', key: null, user: null, actions: [], extensions: [], door: null });
  return restore();
}

test.each(['access_token', 'accessToken'])(
  'who was in by an older console’s %s is in, and remembered',
  async (name) => {
    expect(await load({ [name]: 'cua.ban-cu' })).toBeNull();
    expect(session).toMatchObject({ phase: 'in', key: 'cua.ban-cu', user: { uid: 7 }, isRemembered: true });
    expect(asked).toContain('GET /adminusers/profile cua.ban-cu');
    expect([local.kept.get('tamquan.sessionkey'), tab.kept.get('tamquan.sessionkey')]).toEqual([
      'cua.ban-cu',
      'cua.ban-cu',
    ]);
  },
);

test('a session key counts before an access token, and an empty token is none', async () => {
  await load({ 'tamquan.sessionkey': 'khoa', access_token: 'cua.ban-cu' });
  expect(session.key).toBe('khoa');
  await load({ access_token: 'cua.ban-cu' }, { 'tamquan.sessionkey': 'khoa' });
  expect(session.key).toBe('khoa');
  await load({ access_token: '', accessToken: 'cua.ban-cu' });
  expect(session.key).toBe('cua.ban-cu');
});

test('what the older console kept of a session leaves the browser with it', async () => {
  await load({
    access_token: 'cua.ban-cu',
    accessToken: 'cua.ban-cu',
    refresh_token: 'moi',
    refreshToken: 'moi',
    x: 'y',
  });
  expect([...local.kept.keys()].filter((name) => !name.startsWith('tamquan.'))).toEqual(['x']);
  await signOut();
  expect([[...local.kept], [...tab.kept]]).toEqual([[['x', 'y']], []]);
});

test.each<[string, Answer<unknown>]>([
  ['has ended', { refused: Code.sessionEnded, message: '' }],
  ['means nothing to the server', { refused: Code.unexpected, message: '' }],
  ['cannot be asked about', { refused: Code.lost, message: '' }],
])('a token that %s leads to sign-in, and stays what it was: it may be somebody else’s', async (_what, answer) => {
  answers['GET /adminusers/profile'] = answer;
  expect(await load({ access_token: 'cua.ban-cu', refresh_token: 'moi' })).toBeNull();
  expect(session).toMatchObject({ phase: 'out', key: null, user: null });
  expect([...local.kept.keys()]).toEqual(['access_token', 'refresh_token']);
});

test('a token that no header can carry is not one', async () => {
  expect(await load({ access_token: 'thẻ cũ' })).toBeNull();
  expect(await load({ accessToken: 'hai\ndòng' })).toBeNull();
  expect(asked).toEqual([]);
});

test('where the session of a tab is over, it is not the older console’s turn', async () => {
  answers['GET /adminusers/profile khoa'] = { refused: Code.sessionEnded, message: '' };
  await load(
    { access_token: 'cua.ban-cu' },
    { 'tamquan.sessionkey': 'khoa', 'tamquan.userinfo': JSON.stringify(aPerson(8)) },
  );
  expect(session.phase).toBe('out');
  expect(asked.some((call) => call.includes('cua.ban-cu'))).toBe(false);
});
