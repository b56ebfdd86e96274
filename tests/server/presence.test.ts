import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as audit from '../../contract/audit';
import type { WhoIsThere } from '../../contract/events';
import type { Place } from '../../contract/presence';
import * as presence from '../../contract/presence';
import { PRESENT_MAX, PRESENT_SECONDS, WINDOWS_MAX } from '../../contract/presence';
import * as roles from '../../contract/roles';
import * as capabilities from '../../contract/server';
import * as signIn from '../../contract/signIn';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { forgetWhoWasThere } from '../../server/events/presence';
import { resourcesWithout } from '../../server/resources';
import { openStore } from '../../server/store/connection';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { listenTo, type Reader } from './aReader';
import { Counting } from './counting';
import { createDatabase, emptyStore } from './emptyStore';

let server: TestServer;
const readers: Reader[] = [];
const counting = new Counting();
beforeAll(async () => {
  const store = await emptyStore();
  server = await startTestServer(undefined, { store: { ...store, db: store.db.withPlugin(counting) } });
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await server.db.deleteFrom('presence').execute();
});
afterAll(() => server.close());

const staff = (...actions: readonly string[]) => server.staffWith(['REPORT_VIEW', 'POST_VIEW', ...actions]);
const say = (by: Staff, place: Place = 'reports', window = 'one', at = server) =>
  at.call(presence.say, { place, window }, { key: by.key });
const leave = (by: Staff, window = 'one', at = server) => at.call(presence.leave, { window }, { key: by.key });
/** Who is at a place besides the one who asks. */
async function others(by: Staff, place: Place = 'reports', at = server): Promise<readonly number[]> {
  const answer = await say(by, place, 'one', at);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data.map(({ uid }) => uid);
}
/** As if so many seconds had gone by for all who are anywhere. */
const later = (seconds: number) =>
  server.db
    .updateTable('presence')
    .set((eb) => ({ until: eb('until', '-', seconds) }))
    .execute();
const kept = () => server.db.selectFrom('presence').selectAll().execute();
async function listen(by: Staff, at = server): Promise<Reader> {
  const reader = await listenTo(at.url, by.key);
  readers.push(reader);
  await expect.poll(() => reader.messages[0]?.name).toBe('begin');
  return reader;
}
/** Who is at a place, as somebody was told of it last. */
const toldOf = ({ messages }: Reader, place: Place = 'reports') =>
  messages
    .flatMap(({ name, data }) => (name === 'presence' ? (data as WhoIsThere) : []))
    .findLast((told) => told.place === place)
    ?.present.map(({ uid }) => uid)
    .toSorted((a, b) => a - b);

describe('whoever says where they are', () => {
  test('hears who else is there, by name and with their picture, and never of themselves', async () => {
    const [lan, minh, hoa] = [await staff(), await staff(), await staff()];
    expect(await say(lan)).toMatchObject({ status: 200, data: [] });
    await say(lan, 'reports', 'another');
    await say(hoa, 'posts');
    expect(await say(minh)).toMatchObject({
      data: [{ uid: lan.uid, display_name: expect.any(String), avatar: '' }],
    });
    expect(await others(lan)).toEqual([minh.uid]);
    expect(await others(hoa, 'posts')).toEqual([]);
  });

  test('is where they said last, and in two places with two windows', async () => {
    const [lan, minh] = [await staff(), await staff()];
    await say(lan);
    await say(lan, 'posts');
    expect(await others(minh)).toEqual([]);
    await say(lan, 'reports', 'another');
    expect(await others(minh)).toEqual([lan.uid]);
    expect(await others(minh, 'posts')).toEqual([lan.uid]);
  });

  test('is nowhere once they leave, and another window of theirs stays', async () => {
    const [lan, minh] = [await staff(), await staff()];
    await say(lan, 'reports', 'one');
    await say(lan, 'reports', 'another');
    expect(await leave(lan)).toMatchObject({ status: 200, data: null });
    expect(await others(minh)).toEqual([lan.uid]);
    await leave(lan, 'another');
    await leave(lan, 'never there');
    expect(await others(minh)).toEqual([]);
  });

  test('is there for 90 seconds, or as long as they say so again', async () => {
    const [lan, minh] = [await staff(), await staff()];
    await say(lan);
    await later(PRESENT_SECONDS - 30);
    expect(await others(minh)).toEqual([lan.uid]);
    await say(lan);
    await later(PRESENT_SECONDS - 30);
    expect(await others(minh)).toEqual([lan.uid]);
    await later(30);
    expect(await others(minh)).toEqual([]);
  });

  test('needs the permission of that screen, and it has to be one', async () => {
    const lan = await server.staffWith(['POST_VIEW']);
    expect(await say(lan)).toMatchObject({ status: 403, refused: Code.forbidden });
    const headers = { authorization: `Bearer ${lan.key}` };
    const strange = await fetch(`${server.url}/api/presence?place=nowhere&window=one`, { method: 'PUT', headers });
    expect(strange.status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test(`hears of ${PRESENT_MAX} others at most, and is counted with ${WINDOWS_MAX} windows at most`, async () => {
    const [lan, minh] = [await staff(), await staff()];
    const many = await Promise.all(Array.from({ length: PRESENT_MAX + 3 }, () => staff()));
    await Promise.all(many.map((one) => say(one)));
    expect(await others(lan)).toHaveLength(PRESENT_MAX);
    for (let nth = 0; nth < WINDOWS_MAX + 3; nth += 1) await say(minh, 'posts', `window ${nth}`);
    await say(minh, 'reports', 'window 0');
    const theirs = (await kept()).filter(({ window_id }) => window_id.startsWith('window'));
    expect(theirs.map(({ place }) => place).toSorted()).toEqual([...Array(WINDOWS_MAX - 1).fill('posts'), 'reports']);
  });

  test('costs one statement beside the look at the session, as leaving does, and leaves the log alone', async () => {
    const lan = await staff();
    for (const act of [say, say, leave]) {
      counting.statements = 0;
      await act(lan, undefined, undefined);
      expect(counting.statements).toBe(2);
    }
    expect(await server.call(audit.list, {}, { key: lan.key })).toMatchObject({ total: 0 });
  });

  test('leaves nothing behind for ever', async () => {
    const [lan, minh] = [await staff(), await staff()];
    await say(lan);
    await later(PRESENT_SECONDS + 1);
    await say(minh);
    await forgetWhoWasThere(server.db);
    expect(await kept()).toHaveLength(1);
  });
});

describe('nobody is there any more', () => {
  test('who signs out, whose account is locked, or whose session is over', async () => {
    const admin = await server.staffWith(ACTION_IDS, { tier: 100 });
    const [lan, minh, hoa, tuan] = [await staff(), await staff(), await staff(), await staff()];
    for (const one of [lan, minh, hoa]) await say(one);
    expect(await others(tuan)).toHaveLength(3);
    await server.call(signIn.logout, {}, { key: lan.key });
    await server.call(adminUsers.ban, { uid: minh.uid }, { key: admin.key });
    expect(await others(tuan)).toEqual([hoa.uid]);
    await server.db.deleteFrom('session').where('uid', '=', hoa.uid).execute();
    expect(await others(tuan)).toEqual([]);
  });
});

describe('those who listen are told', () => {
  test('who comes and who goes where they are themselves, and of no other place', async () => {
    const [lan, minh] = [await staff(), await staff()];
    const reader = await listen(lan);
    await say(minh, 'posts');
    await say(lan);
    await expect.poll(() => toldOf(reader)).toEqual([lan.uid]);
    await say(minh);
    await expect.poll(() => toldOf(reader)).toEqual([lan.uid, minh.uid]);
    await leave(minh);
    await expect.poll(() => toldOf(reader)).toEqual([lan.uid]);
    expect(toldOf(reader, 'posts')).toBeUndefined();
    expect(reader.rows()).toEqual([]);
  });

  test('nothing where somebody only says again that they are there', async () => {
    const [lan, minh, hoa] = [await staff(), await staff(), await staff()];
    const reader = await listen(lan);
    await say(lan);
    await say(minh);
    await expect.poll(() => toldOf(reader)).toEqual([lan.uid, minh.uid]);
    const heard = reader.messages.length;
    await say(minh);
    await say(lan);
    await say(hoa);
    await expect.poll(() => toldOf(reader)).toHaveLength(3);
    expect(reader.messages.length).toBe(heard + 1);
  });

  test('that somebody has signed out, and not any more who is where they lost the right to be', async () => {
    const admin = await server.staffWith(ACTION_IDS, { tier: 100 });
    const [lan, minh, hoa] = [await staff(), await staff(), await staff()];
    const [stays, leaves] = [await listen(lan), await listen(minh)];
    for (const one of [lan, minh, hoa]) await say(one);
    await expect.poll(() => [toldOf(stays)?.length, toldOf(leaves)?.length]).toEqual([3, 3]);
    const body = { role_name: 'Không còn báo cáo', action_ids: ['POST_VIEW'] };
    await server.call(roles.edit, { id: minh.roleId, body }, { key: admin.key });
    await expect.poll(() => leaves.messages.some(({ name }) => name === 'permissions')).toBe(true);
    await server.call(signIn.logout, {}, { key: hoa.key });
    await expect.poll(() => toldOf(stays)).toEqual([lan.uid, minh.uid]);
    expect(toldOf(leaves)).toHaveLength(3);
  });

  test('of a burst by a few statements, however many come and however many listen', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => staff()));
    const streams = await Promise.all(crowd.map((one) => listen(one)));
    counting.statements = 0;
    await Promise.all(crowd.map((one) => say(one)));
    for (const reader of streams) await expect.poll(() => toldOf(reader)).toHaveLength(crowd.length);
    // Two for each who comes; what is beyond is telling them, and the looks at the log that go on by themselves.
    expect(counting.statements - 2 * crowd.length).toBeLessThan(crowd.length);
  });
});

test('a server whose owner has turned it off has no such calls, lists no such extension, and tells nothing of it', async () => {
  const quiet = await startTestServer(undefined, { served: resourcesWithout(['presence']) });
  const lan = await quiet.staffWith(['REPORT_VIEW']);
  const reader = await listen(lan, quiet);
  expect(await say(lan, 'reports', 'one', quiet)).toMatchObject({ status: 404 });
  expect(await leave(lan, 'one', quiet)).toMatchObject({ status: 404 });
  const listed = await quiet.call(capabilities.capabilities, {});
  expect(listed.data).toContain('claims');
  expect(listed.data).not.toContain('presence');
  expect(reader.messages.map(({ name }) => name)).toEqual(['begin']);
  await quiet.close();
});

describe.skipIf(process.env.STORE !== 'postgres')('on a PostgreSQL', () => {
  test('those who listen to one server hear at once who comes and goes at the other', async () => {
    const database = await createDatabase();
    const servers: TestServer[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const store = await openStore({ databaseUrl: database.url });
      servers.push(await startTestServer(undefined, { store }));
    }
    const [one, two] = servers as [TestServer, TestServer];
    const [lan, minh] = [await one.staffWith(['REPORT_VIEW']), await one.staffWith(['REPORT_VIEW'])];
    const reader = await listen(lan, two);
    await say(lan, 'reports', 'one', two);
    await say(minh, 'reports', 'one', one);
    await expect.poll(() => toldOf(reader), { timeout: 5000 }).toEqual([lan.uid, minh.uid]);
    // By now both hear each other.
    for (let nth = 0; nth < 3; nth += 1) {
      await leave(minh, 'one', one);
      await expect.poll(() => toldOf(reader), { timeout: 2000 }).toEqual([lan.uid]);
      await say(minh, 'reports', 'one', one);
      await expect.poll(() => toldOf(reader), { timeout: 2000 }).toEqual([lan.uid, minh.uid]);
    }
    for (const each of servers) await each.close();
    await database.drop();
  });
});
