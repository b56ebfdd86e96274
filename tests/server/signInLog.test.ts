import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { trustedProxiesOf } from '../../server/http/trustProxy';
import { thorough } from '../support/depth';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

const lines: string[] = [];
let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  const trustProxy = trustedProxiesOf('loopback');
  server = await startTestServer(undefined, { trustProxy, logger: { level: 'info', stream } });
  chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('login_failure').execute();
  await server.db.deleteFrom('audit').execute();
  lines.length = 0;
});

const ADDRESS = '203.0.113.5';
async function signIn(user_name: string, password: string, ip = ADDRESS): Promise<string> {
  const answer = await fetch(`${server.url}/api/adminusers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, 'user-agent': 'Trình duyệt'.slice(0, 4) },
    body: JSON.stringify({ user_name, password }),
  });
  const { data } = (await answer.json()) as { data: { sessionkey: string } | null };
  return data?.sessionkey ?? '';
}
async function log(by: Staff = chief, command?: string) {
  const answer = await server.call(audit.list, { count: 200, ...(command ? { command } : {}) }, by);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
const logged = (words: string) => lines.filter((line) => (JSON.parse(line) as { msg: string }).msg === words);

describe('the log', () => {
  test('says who came and went, from where, and shows it to that person', async () => {
    const { uid, userName } = await server.staffWith([]);
    const key = await signIn(userName, PASSWORD);
    const me = { uid, userName, roleId: 0, key };
    expect(await log(me)).toMatchObject([
      {
        command: 'session.signIn',
        actor: { uid, user_name: userName },
        after: { user_name: userName, address: ADDRESS },
      },
    ]);
    await server.call(session.logout, {}, me);
    expect(await log()).toMatchObject([
      { command: 'session.signOut', actor: { uid }, before: { user_name: userName, address: ADDRESS }, after: null },
      { command: 'session.signIn' },
    ]);
    expect([logged('signed in'), logged('signed out')].map(({ length }) => length)).toEqual([1, 1]);
    expect(lines.join('')).toContain(ADDRESS);
    expect(lines.join('')).not.toMatch(new RegExp(`${key}|${PASSWORD}|tamquan_browser=`));
  });

  test('counts the failures of a name from one place in one entry, which super admins alone see', async () => {
    const { uid, userName, key } = await server.staffWith(['USER_VIEW']);
    const me = { uid, userName, roleId: 0, key };
    for (const password of ['mot', 'hai', 'ba', 'bon']) await signIn(userName, password);
    await signIn(userName, 'nam', '203.0.113.6');
    const seen = await log();
    expect(seen).toMatchObject([
      { after: { address: '203.0.113.6', count: 1 } },
      {
        command: 'session.signInFailed',
        actor: { uid: 0, user_name: userName },
        target: { kind: 'adminUser', id: String(uid) },
        before: null,
        after: { user_name: userName, address: ADDRESS, count: 4 },
      },
    ]);
    expect(await log(me)).toEqual([]);
    expect(logged('sign-in failed')).toHaveLength(5);
    expect(lines.join('')).not.toMatch(/"(mot|hai|ba|bon|nam)"/);
  });

  test('begins a new entry after a sign-in, since it was the end of the last', async () => {
    const { userName } = await server.staffWith([]);
    await signIn(userName, 'sai');
    await signIn(userName, PASSWORD);
    await signIn(userName, 'sai');
    const commands = (await log()).map(({ command, after }) => [command, after?.count]);
    expect(commands).toEqual([
      ['session.signInFailed', 1],
      ['session.signIn', undefined],
      ['session.signInFailed', 1],
    ]);
  });

  test('keeps of a name that nobody has its beginning alone: it may have been a password', async () => {
    await signIn('mat-khau-cua-toi', 'x');
    expect(await log()).toMatchObject([
      { actor: { uid: 0, user_name: 'mat…' }, target: { kind: 'session', id: 'mat…' }, after: { address: ADDRESS } },
    ]);
    expect(`${JSON.stringify(await log())}${lines.join('')}`).not.toContain('mat-khau');
  });

  thorough('is not filled by a flood: what comes beyond a hundred names and places is one entry', async () => {
    const turn = (first: number) =>
      Promise.all([0, 1, 2, 3].map((next) => signIn(`la-${first + next}`, 'x', `198.51.100.${first + next}`)));
    for (let first = 0; first < 120; first += 4) await turn(first);
    const failed = await log(chief, 'session.signInFailed');
    // Several at once may each find room for the last entry.
    expect(failed.length).toBeLessThanOrEqual(110);
    const counts = failed.map(({ after }) => Number(after?.count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
    expect(failed.some(({ actor }) => actor.user_name === '…')).toBe(true);
  });
});
