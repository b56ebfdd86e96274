import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOGIN_FAILURES_PER_NAME } from '../../contract/wire/constants';
import { trustedProxiesOf } from '../../server/http/trustProxy';
import { PASSWORD, startTestServer, type TestServer } from '../support/testServer';

const FILTER = resolve(import.meta.dirname, '../../docs/examples/fail2ban/filter.d/tamquan.conf');

/** What fail2ban puts in the place of `<HOST>` (failregex.py of 1.0). */
const HOST =
  '(?:\\[?(?:(?:::f{4,6}:)?(?<ip4>(?:\\d{1,3}\\.){3}\\d{1,3})|(?<ip6>(?:[0-9a-fA-F]{1,4}::?|::){1,7}(?:[0-9a-fA-F]{1,4}|(?<=:):)))\\]?|(?<dns>[\\w\\-.^_]*\\w))';
const settingOf = (name: string) => new RegExp(`^${name} *= *(.*)$`, 'm').exec(readFileSync(FILTER, 'utf8'))?.[1] ?? '';
const failure = new RegExp(settingOf('failregex').replace('<HOST>', HOST));
/** As fail2ban reads times: all that this matches is cut out of the line before the rest is looked at (datetemplate.py). */
const time = new RegExp(
  settingOf('datepattern').replace('{LEPOCH}', '\\d{10,11}(?:\\d{3}(?:\\.\\d{1,6}|\\d{3})?)?\\b'),
);

/** Whom fail2ban would count a failure of, by a line of the log; undefined for nobody. */
function blamed(line: string): string | undefined {
  if (!time.test(line)) return undefined;
  const { ip4, ip6, dns } = failure.exec(line.replace(time, ''))?.groups ?? {};
  return ip4 ?? ip6 ?? dns;
}

const VICTIM = '198.51.100.1';
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(undefined, {
    trustProxy: trustedProxiesOf('loopback'),
    logger: { level: 'trace', stream: { write: (line) => void lines.push(line.trimEnd()) } },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('login_failure').execute();
  lines.length = 0;
});

async function signIn(user_name: string, address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${server.url}/api/adminusers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ user_name, password: 'sai' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
const allBlamed = () => lines.map(blamed).filter((address) => address !== undefined);

describe('fail2ban with the filter of the examples', () => {
  test.each(['203.0.113.9', '2001:db8::7'])(
    'counts a sign-in that failed, and one that was refused, from %s',
    async (address) => {
      for (let times = 0; times < LOGIN_FAILURES_PER_NAME; times += 1) expect(await signIn('ai-do', address)).toBe(401);
      expect(await signIn('ai-do', address)).toBe(429);
      expect(allBlamed()).toEqual(Array(LOGIN_FAILURES_PER_NAME + 1).fill(address));
      expect(lines.filter((line) => line.includes('"sign-in refused"'))).toHaveLength(1);
      const journal = lines.map((line) => `desk tamquan[4261]: ${line}`).map(blamed);
      expect(journal.filter((one) => one !== undefined)).toHaveLength(LOGIN_FAILURES_PER_NAME + 1);
    },
  );

  test('counts nobody who signs in, or does anything else', async () => {
    const { userName } = await server.staffWith([]);
    const right = await fetch(`${server.url}/api/adminusers/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ user_name: userName, password: PASSWORD }),
    });
    expect(right.status).toBe(200);
    await fetch(`${server.url}/api/users/list`);
    await expect.poll(() => lines.length).toBeGreaterThan(2);
    expect(allBlamed()).toEqual([]);
  });

  const line = `{"level":40,"time":1795743991934,"pid":1,"hostname":"a","reqId":"b","remoteAddress":"${VICTIM}","msg":"sign-in failed"}`;
  test.each([
    ['a whole line', line],
    ['a line after a line end', `x\n${line}\n`],
    ['the end of a string', `x","remoteAddress":"${VICTIM}","msg":"sign-in failed"}`],
    ['an address', VICTIM],
    ['what journald puts before a line', `desk tamquan[1]: ${line}`],
  ])('blames nobody else where a name, a header or a proxy holds %s', async (_what, hostile) => {
    // A name that is longer is malformed.
    const name = hostile.slice(-64);
    const inHeader = hostile.replaceAll('\n', ' ');
    const proxied = [`${VICTIM}, 203.0.113.9`, `${inHeader}, 203.0.113.9`];
    for (const address of proxied)
      await signIn(name, address, {
        'x-request-id': inHeader,
        'user-agent': inHeader,
        'x-forwarded-host': inHeader,
      });
    await fetch(`${server.url}/api/${encodeURIComponent(hostile)}?a=${encodeURIComponent(hostile)}`);
    expect(allBlamed()).toEqual(['203.0.113.9', '203.0.113.9']);
    // A line of its own would be one that is no JSON, or one too many.
    for (const each of lines) expect(() => JSON.parse(each)).not.toThrow();
  });
});
