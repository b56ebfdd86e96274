import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as session from '../../contract/session';
import {
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_FAILURES_PER_NAME,
  LOGIN_SLOWED_MAX_MS,
} from '../../contract/wire/constants';
import { heldUpMs } from '../../server/auth/throttle';
import { neighbourhoodOf, trustedProxiesOf } from '../../server/http/trustProxy';
import { PASSWORD, startTestServer, type TestServer } from '../support/testServer';

/** Tests speak from 127.0.0.1, which is the proxy of this one. */
let server: TestServer;
let open: TestServer;
beforeAll(async () => {
  server = await startTestServer(undefined, { trustProxy: trustedProxiesOf('loopback, 10.0.0.0/8') });
  open = await startTestServer();
});
afterAll(() => Promise.all([server.close(), open.close()]));
beforeEach(() => server.db.deleteFrom('login_failure').execute());

interface From {
  readonly ip?: string;
  readonly proto?: string;
  readonly cookie?: string;
}

async function signIn(user_name: string, password: string, { ip, proto, cookie }: From = {}, to = server) {
  const answer = await fetch(`${to.url}/api/adminusers/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(ip ? { 'x-forwarded-for': ip } : {}),
      ...(proto ? { 'x-forwarded-proto': proto } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ user_name, password }),
  });
  const { error, data } = (await answer.json()) as { error: { code: number }; data: { sessionkey: string } | null };
  const set = answer.headers.get('set-cookie') ?? '';
  return { code: error.code, key: data?.sessionkey ?? '', set, cookie: set.split(';')[0] ?? '' };
}

/** Wrong tries of a name: one each from `count` addresses, or all from one. */
const wrong = (userName: string, count: number, from: (index: number) => From) =>
  Promise.all(Array.from({ length: count }, (_, index) => signIn(userName, 'sai', from(index))));
const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).sort();
const everywhere = (index: number) => ({ ip: `203.0.113.${index + 1}` });

describe('behind a trusted proxy', () => {
  test('one who guesses is held up by his own address, and everybody else signs in', async () => {
    const { userName } = await server.staffWith([]);
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, index) => signIn(`khong-ai-${index}`, 'sai', { ip: '203.0.113.9' })),
    );
    expect(codes(guesses)).toEqual([...Array(LOGIN_FAILURES_PER_ADDRESS).fill(306), ...Array(5).fill(429)]);
    expect((await signIn(userName, PASSWORD, { ip: '203.0.113.9' })).code).toBe(429);
    expect((await signIn(userName, PASSWORD, { ip: '203.0.113.10' })).code).toBe(200);
  });

  test('the address of a session is the caller’s, whatever else he claims to have come through', async () => {
    const { userName } = await server.staffWith([]);
    const { key } = await signIn(userName, PASSWORD, { ip: '198.51.100.1, 203.0.113.20, 10.1.1.1' });
    const sessions = await server.call(session.sessions, {}, { key });
    expect(sessions.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ current: true, address: '203.0.113.20' })]),
    );
  });

  test.each([
    ['203.0.113.30:51234', '203.0.113.30'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['unknown', '127.0.0.1'],
    [`${'9'.repeat(4000)}`, '127.0.0.1'],
  ])('a proxy that writes %s means %s', async (ip, address) => {
    const { userName, uid } = await server.staffWith([]);
    expect((await signIn(userName, PASSWORD, { ip })).code).toBe(200);
    const rows = await server.db.selectFrom('session').select('address').where('uid', '=', uid).execute();
    expect(rows.map((row) => row.address)).toContain(address);
  });

  test('whoever is no trusted proxy says nothing of where he is', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 22 }, (_, index) => signIn(`khong-ai-${index}`, 'sai', everywhere(index), open)),
    );
    expect(codes(guesses)).toEqual([...Array(LOGIN_FAILURES_PER_ADDRESS).fill(306), 429, 429]);
    await open.db.deleteFrom('login_failure').execute();
    const { userName } = await open.staffWith([]);
    expect((await signIn(userName, PASSWORD, { proto: 'https' }, open)).set).not.toContain('Secure');
  });
});

describe('guessing somebody’s password from many addresses', () => {
  test('locks nobody out: it only takes up to a second longer', async () => {
    const { userName } = await server.staffWith([]);
    await wrong(userName, 40, everywhere);
    const began = performance.now();
    expect((await signIn(userName, PASSWORD, { ip: '198.51.100.7' })).code).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  test('a name is refused where it has failed five times and nowhere else, and signing in elsewhere frees nobody there', async () => {
    const { userName } = await server.staffWith([]);
    const here = () => ({ ip: '203.0.113.50' });
    expect(codes(await wrong(userName, 7, here))).toEqual([...Array(LOGIN_FAILURES_PER_NAME).fill(306), 429, 429]);
    expect((await signIn(userName, PASSWORD, { ip: '203.0.113.51' })).code).toBe(200);
    expect((await signIn(userName, PASSWORD, here())).code).toBe(429);
  });

  test('whoever has a network of IPv6 has one address', async () => {
    const { userName } = await server.staffWith([]);
    const guesses = await wrong(userName, 8, (index) => ({ ip: `2001:db8:0:5::${index}:1` }));
    expect(codes(guesses)).toEqual([...Array(LOGIN_FAILURES_PER_NAME).fill(306), 429, 429, 429]);
  });
});

describe('a browser that a name has signed in from', () => {
  test('signs in at an address and a name that others have used up, at once', async () => {
    const { userName } = await server.staffWith([]);
    const from = { ip: '203.0.113.60' };
    const { cookie, set } = await signIn(userName, PASSWORD, from);
    expect(set).toMatch(/^tamquan_browser=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    await wrong(userName, 30, () => from);
    await wrong(userName, 30, everywhere);
    expect((await signIn(userName, PASSWORD, from)).code).toBe(429);
    const slowed = { userName, from: 'elsewhere', now: Math.floor(Date.now() / 1000) };
    expect(await heldUpMs(server.db, { ...slowed, browser: null })).toBe(LOGIN_SLOWED_MAX_MS);
    expect(await heldUpMs(server.db, { ...slowed, browser: 'known' })).toBe(0);
    expect((await signIn(userName, PASSWORD, { ...from, cookie })).code).toBe(200);
  });

  test('is held up by its own failures alone, all at once or not', async () => {
    const { userName } = await server.staffWith([]);
    const { cookie } = await signIn(userName, PASSWORD);
    const guesses = await wrong(userName, 12, (index) => ({ ...everywhere(index), cookie }));
    expect(codes(guesses)).toEqual([...Array(LOGIN_FAILURES_PER_NAME).fill(306), ...Array(7).fill(429)]);
    expect((await signIn(userName, PASSWORD, { cookie })).code).toBe(429);
    expect((await signIn(userName, PASSWORD)).code).toBe(200);
  });

  test('is nobody else’s, unless they share it', async () => {
    const [one, other] = [await server.staffWith([]), await server.staffWith([])];
    const from = { ip: '203.0.113.70' };
    const { cookie } = await signIn(one.userName, PASSWORD, from);
    await wrong(other.userName, LOGIN_FAILURES_PER_NAME, () => from);
    expect((await signIn(other.userName, PASSWORD, { ...from, cookie })).code).toBe(429);
    const shared = await signIn(other.userName, PASSWORD, { ip: '203.0.113.71', cookie });
    expect(shared.cookie).toBe(cookie);
    expect((await signIn(other.userName, PASSWORD, { ...from, cookie })).code).toBe(200);
    expect((await signIn(one.userName, PASSWORD, { ...from, cookie })).code).toBe(200);
  });

  test('is not known by a token that was made up, and the store keeps none that opens anything', async () => {
    const { userName } = await server.staffWith([]);
    const madeUp = `tamquan_browser=${'A'.repeat(43)}`;
    const { cookie } = await signIn(userName, PASSWORD, { cookie: madeUp });
    expect(cookie).not.toBe(madeUp);
    const kept = await server.db.selectFrom('known_browser').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(cookie.split('=')[1]);
  });

  test('shows its token over TLS alone once it has it from there', async () => {
    const { userName } = await server.staffWith([]);
    const from = { ip: '203.0.113.80', proto: 'https' };
    const { set, cookie } = await signIn(userName, PASSWORD, from);
    expect(set).toMatch(/^__Secure-tamquan_browser=[\w-]{43}; Path=.*; Secure$/);
    await wrong(userName, LOGIN_FAILURES_PER_NAME, () => from);
    expect((await signIn(userName, PASSWORD, { ...from, cookie: cookie.replace('__Secure-', '') })).code).toBe(429);
    expect((await signIn(userName, PASSWORD, { ...from, cookie })).code).toBe(200);
  });
});

describe('TAMQUAN_TRUST_PROXY', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16,fd00::/8,loopback', ['10.0.0.1', '192.168.0.0/16', 'fd00::/8', 'loopback']],
  ])('%s is %j', (given, meant) => expect(trustedProxiesOf(given)).toEqual(meant));

  test.each([
    'true',
    '*',
    '-1',
    '1.5',
    '99',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.1/',
    'proxy.local',
    '1, 10.0.0.1',
    '300.1.1.1',
  ])('%s can’t be meant and is named', (given) =>
    expect(() => trustedProxiesOf(given)).toThrow(`TAMQUAN_TRUST_PROXY=${given}: `),
  );

  test('by a number of hops, the caller is whom the last trusted one names', async () => {
    const hop = await startTestServer(undefined, { trustProxy: 1 });
    const { userName, uid } = await hop.staffWith([]);
    await signIn(userName, PASSWORD, { ip: '198.51.100.1, 203.0.113.90' }, hop);
    const rows = await hop.db.selectFrom('session').select('address').where('uid', '=', uid).execute();
    expect(rows.map(({ address }) => address)).toContain('203.0.113.90');
    await hop.close();
  });
});

test('addresses of one IPv6 network are one neighbourhood, those of two are two, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.tuple(group, group, group, group, group, group, group, group);
  const full = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
  const short = (parts: readonly number[]) => new URL(`http://[${full(parts)}]/`).hostname.slice(1, -1);
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      expect(neighbourhoodOf(short(neighbour))).toBe(neighbourhoodOf(full(one)));
      if (full(one.slice(0, 4)) !== full(other.slice(0, 4)))
        expect(neighbourhoodOf(short(one))).not.toBe(neighbourhoodOf(short(other)));
    }),
    {
      examples: [
        [
          [0, 0, 0, 0, 0, 0, 0, 1],
          [0, 0, 0, 1, 0, 0, 0, 1],
        ],
        [
          [1, 0, 0, 2, 0, 0, 0, 0],
          [1, 0, 0, 0, 0, 0, 0, 2],
        ],
      ],
    },
  );
  expect(neighbourhoodOf('64:ff9b::192.0.2.1')).toBe('64:ff9b:0:0::/64');
  expect(neighbourhoodOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(neighbourhoodOf('192.0.2.1')).toBe('192.0.2.1');
});
