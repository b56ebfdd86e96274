import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_TOKEN, forgetBrowsersOf, knownTo, rememberBrowser } from '../../server/auth/knownBrowsers';
import { startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NOW = 1_800_000_000;
const remember = (uid: number, token?: string, now = NOW) => rememberBrowser(server.db, { uid, token, now });
const isKnown = async ({ userName }: { readonly userName: string }, token: string | undefined) =>
  (await knownTo(server.db, userName, token)) !== null;

test('a browser is known to whoever has signed in from it, by a token of ours, which colleagues share', async () => {
  const [one, other] = [await server.staffWith([], { userName: 'Hoa.Le' }), await server.staffWith([])];
  const hoa = { userName: 'hoa.le' };
  const token = await remember(one.uid);
  expect(token).toMatch(BROWSER_TOKEN);
  expect([await isKnown(hoa, token), await isKnown(other, token), await isKnown(hoa, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await remember(other.uid, token)).toBe(token);
  expect([await isKnown(hoa, token), await isKnown(other, token)]).toEqual([true, true]);
  expect(await knownTo(server.db, 'hoa.le', token)).toBe(await knownTo(server.db, other.userName, token));
  const madeUp = 'A'.repeat(43);
  const given = await remember(one.uid, madeUp);
  expect(given).toMatch(BROWSER_TOKEN);
  expect([await isKnown(hoa, madeUp), await isKnown(hoa, given), await isKnown(hoa, token)]).toEqual([
    false,
    true,
    true,
  ]);
  await forgetBrowsersOf(server.db, one.uid);
  expect([await isKnown(hoa, token), await isKnown(hoa, given), await isKnown(other, token)]).toEqual([
    false,
    false,
    true,
  ]);
  await server.db.updateTable('admin_user').set({ deleted_at: NOW }).where('uid', '=', other.uid).execute();
  expect(await isKnown(other, token)).toBe(false);
});

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, `${'a'.repeat(43)}\n`])(
  '"%s" is no token',
  (token) => expect(token).not.toMatch(BROWSER_TOKEN),
);

test('of the browsers of a person the twenty of the last sign-ins are known, and all of everybody else’s', async () => {
  const [who, other] = [await server.staffWith([]), await server.staffWith([])];
  const others = await remember(other.uid, undefined, NOW - 1000);
  const tokens: string[] = [];
  for (let count = 0; count < 20; count += 1) tokens.push(await remember(who.uid, undefined, NOW + count));
  const [first, second, third] = tokens;
  // Used once more: now the second is the one that was used least lately.
  await remember(who.uid, first, NOW + 100);
  const latest = await remember(who.uid, undefined, NOW + 101);
  const known = async () =>
    Promise.all([first, second, third, latest, ...tokens.slice(3)].map((token) => isKnown(who, token)));
  expect(await known()).toEqual([true, false, true, true, ...Array(17).fill(true)]);
  expect(await isKnown(other, others)).toBe(true);
  // However far the clock was set back since: the one just signed in from is among them.
  const back = await remember(who.uid, undefined, NOW + 3);
  expect([await isKnown(who, third), await isKnown(who, back)]).toEqual([false, true]);
});
