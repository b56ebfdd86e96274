import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as reports from '../../contract/reports';
import * as roles from '../../contract/roles';
import * as signIn from '../../contract/signIn';
import * as temples from '../../contract/temples/calls';
import { ACTION_IDS } from '../../contract/wire/areas';
import { forgetEvents, forgetForeignEvents } from '../../server/events/log';
import { BODY_WITHIN_MS } from '../../server/http/bodyPace';
import { openStore } from '../../server/store/connection';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import { listenTo, type Reader } from './aReader';
import { createDatabase } from './emptyStore';
import { rawConnection } from './rawHttp';
import { aPost, aReport } from './rows';

let server: TestServer;
let moderator: Staff;
let admin: Staff;
const readers: Reader[] = [];
beforeAll(async () => {
  server = await startTestServer();
  moderator = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST']);
  admin = await server.staffWith(ACTION_IDS, { tier: 100 });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => server.close());

const now = () => Math.floor(Date.now() / 1000);
async function listen(staff: Staff, from?: string, url = server.url): Promise<Reader> {
  const reader = await listenTo(url, staff.key, from);
  readers.push(reader);
  // The first message says that it is heard from here on.
  if (reader.status === 200) await expect.poll(() => reader.messages[0]?.name).toBe('begin');
  return reader;
}
const decide = (idreport: string, action: 1 | 2 = 1, by = moderator) =>
  server.call(reports.processReport, { idreport, action }, { key: by.key });
const openReport = async (db = server.db) => aReport(db, { post: await aPost(db) });
const reportRows = (reader: Reader) => reader.rows().filter(({ kind }) => kind === 'report');
const names = ({ messages }: Reader) => messages.map(({ name }) => name);

test('a decision is told to the others: of which case, what became of it, and who made it', async () => {
  const report = await openReport();
  const colleague = await server.staffWith(['REPORT_VIEW']);
  const reader = await listen(colleague);
  await decide(report.report_id);
  const row = { kind: 'report', id: report.report_id, caseId: report.case_id };
  await expect
    .poll(() => reportRows(reader).at(-1))
    .toMatchObject({ ...row, became: 'ignored', by: { uid: moderator.uid } });
  await server.call(reports.reopen, { idreport: report.report_id }, { key: moderator.key });
  await expect.poll(() => reportRows(reader).at(-1)).toMatchObject({ ...row, became: 'open' });
});

test('a report that arrives is told, although no call has brought it', async () => {
  const reader = await listen(moderator);
  const report = await openReport();
  await expect
    .poll(() => reportRows(reader), { timeout: 5000 })
    .toEqual([
      { kind: 'report', id: report.report_id, caseId: report.case_id, at: expect.any(Number), became: 'arrived' },
    ]);
});

test('nobody is told of what they may not read, nor who changed what is no report', async () => {
  const report = await openReport();
  const forTemples = await server.staffWith(['LOCATION_VIEW', 'LOCATION_ADD']);
  const [some, all] = [await listen(forTemples), await listen(admin)];
  await decide(report.report_id, 2);
  await server.call(
    temples.create,
    { body: { ...temples.EMPTY_TEMPLE, templeId: temples.DRAFT_ID, name: 'Chùa Mới' } },
    { key: forTemples.key },
  );
  await expect.poll(() => some.rows().length).toBe(1);
  expect(some.rows()).toEqual([{ kind: 'temple', id: expect.any(String), at: expect.any(Number) }]);
  await expect.poll(() => all.rows().map(({ kind }) => kind)).toEqual(['post', 'report', 'temple']);
});

test('a kind is told to all who may list it, and to nobody else', async () => {
  const forMembers = await listen(await server.staffWith(['PROFILE_VIEW']));
  const forStaff = await listen(await server.staffWith(['USER_VIEW']));
  const record = (kind: string) =>
    sql`INSERT INTO audit (at, uid, user_name, display_name, command, target_kind, target_id, before, after)
      VALUES (${now()}, 1, '', '', 'some.change', ${kind}, 'one', 'null', 'null')`.execute(server.db);
  for (const kind of ['comment', 'role', 'profile', 'adminUser']) await record(kind);
  await expect.poll(() => forMembers.rows().map(({ kind }) => kind), { timeout: 5000 }).toEqual(['profile']);
  await expect.poll(() => forStaff.rows().map(({ kind }) => kind), { timeout: 5000 }).toEqual(['role', 'adminUser']);
});

test('of more than a hundred rows at once it is only told that they are many', async () => {
  const reader = await listen(admin);
  const made = Array.from({ length: 101 }, (_, nth) => ({ ...temples.EMPTY_TEMPLE, name: `Chùa ${nth}` }));
  await sql`INSERT INTO audit (at, uid, user_name, display_name, command, target_kind, target_id, before, after)
    SELECT ${now()}, 1, '', '', 'temple.import', 'temple', name, 'null', 'null'
    FROM json_to_recordset(${JSON.stringify(made)}) AS made (name text)`.execute(server.db);
  await expect.poll(() => reader.rows(), { timeout: 5000 }).toMatchObject([{ kind: 'temple', id: null }]);
});

test('whoever was away is told what they have missed, in order, and then goes on', async () => {
  const [first, second, third] = [await openReport(), await openReport(), await openReport()];
  const before = await listen(moderator);
  await decide(first.report_id);
  await expect.poll(() => reportRows(before).at(-1)?.id).toBe(first.report_id);
  before.close();
  await decide(second.report_id);
  await decide(third.report_id);
  const after = await listen(moderator, before.lastId());
  // What was told already may come again, while another transaction of then is still going on.
  const isNew = ({ id, became }: { id: string | null; became?: string | undefined }) =>
    became === 'ignored' && id !== first.report_id;
  const missed = () =>
    reportRows(after)
      .filter(isNew)
      .map(({ id }) => id);
  await expect.poll(missed).toEqual([second.report_id, third.report_id]);
  const last = await openReport();
  await decide(last.report_id);
  await expect.poll(missed).toContain(last.report_id);
});

test('who is told who they are can listen from that moment on, and is told what happened before they did', async () => {
  const report = await openReport();
  const login = { user_name: moderator.userName, password: PASSWORD };
  const [entered, restored] = [
    await server.call(signIn.login, { body: login }),
    await server.call(signIn.profile, {}, { key: moderator.key }),
  ];
  if (entered.refused !== undefined || restored.refused !== undefined) throw new Error('refused');
  await decide(report.report_id);
  for (const from of [entered.data.userinfo?.last_event, restored.data.last_event]) {
    expect(from).toBeDefined();
    const reader = await listen(moderator, from);
    await expect.poll(() => reportRows(reader).at(-1)).toMatchObject({ id: report.report_id, became: 'ignored' });
    expect(names(reader)).not.toContain('reread');
  }
});

test('whoever was away for too long, or comes from another store, is told to read again', async () => {
  const reader = await listen(moderator);
  await decide((await openReport()).report_id);
  await expect.poll(() => reader.lastId()).toBeDefined();
  const long = reader.lastId();
  // Nothing is forgotten that an older transaction, of whichever database of a PostgreSQL, may still be told after: other files' as well.
  const kept = async () => {
    await forgetEvents(server.db, now() + 2 * 3600);
    return server.db.selectFrom('event').select('event_id').execute();
  };
  await expect.poll(kept, { timeout: 45_000 }).toEqual([]);
  const [epoch] = long?.split('.') ?? [];
  for (const from of [long, '0123abcd.999', `${epoch}.999999999999`]) {
    const back = await listen(moderator, from);
    await expect.poll(() => names(back)).toContain('reread');
  }
});

test('a position that cannot be read is none', async () => {
  const reader = await listen(moderator, "1'; DROP TABLE event");
  expect(names(reader)).toEqual(['begin']);
});

test('who may not read a kind any more is told so, and nothing of it from then on', async () => {
  const staff = await server.staffWith(['REPORT_VIEW']);
  const reader = await listen(staff);
  await server.call(
    roles.edit,
    { id: staff.roleId, body: { role_name: 'Không còn báo cáo', action_ids: ['POST_VIEW'] } },
    { key: admin.key },
  );
  await expect.poll(() => names(reader)).toContain('permissions');
  const heard = await listen(moderator);
  await decide((await openReport()).report_id);
  await expect.poll(() => reportRows(heard).length).toBeGreaterThan(0);
  expect(reportRows(reader)).toEqual([]);
});

test('whose rights have changed without a call is told so with the next beat of the stream', async () => {
  const own = await startTestServer();
  onTestFinished(() => own.close());
  const staff = await own.staffWith(['REPORT_VIEW']);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const reader = await listen(staff, undefined, own.url);
  await own.db
    .updateTable('role')
    .set({ action_ids: ['POST_VIEW'] })
    .where('role_id', '=', staff.roleId)
    .execute();
  vi.advanceTimersByTime(14_000);
  // Once another's stream has begun, whatever the first was told by then is here.
  await listen(await own.staffWith(['POST_VIEW']), undefined, own.url);
  expect(names(reader)).not.toContain('permissions');
  vi.advanceTimersByTime(1000);
  await expect.poll(() => names(reader)).toContain('permissions');
});

test('the stream of a session that ends says so and ends', async () => {
  const [leaves, banned] = [await server.staffWith(['REPORT_VIEW']), await server.staffWith(['REPORT_VIEW'])];
  const [one, other] = [await listen(leaves), await listen(banned)];
  await server.call(signIn.logout, {}, { key: leaves.key });
  await server.call(adminUsers.ban, { uid: banned.uid }, { key: admin.key });
  expect(await Promise.all([one.ended, other.ended])).toEqual(['ended', 'ended']);
  expect([names(one).at(-1), names(other).at(-1)]).toEqual(['end', 'end']);
});

test('a stranger is refused, and so is who has to choose a new password first', async () => {
  expect((await listenTo(server.url, 'no such key')).status).toBe(401);
  const staff = await server.staffWith(['REPORT_VIEW']);
  await server.db.updateTable('admin_user').set({ must_change_password: true }).where('uid', '=', staff.uid).execute();
  expect((await listenTo(server.url, staff.key)).status).toBe(403);
});

test('a seventh stream of one session ends the first', async () => {
  const staff = await server.staffWith(['REPORT_VIEW']);
  const streams: Reader[] = [];
  for (let nth = 0; nth < 7; nth += 1) streams.push(await listen(staff));
  await streams[0]?.ended;
  await decide((await openReport()).report_id);
  for (const stream of streams.slice(1)) await expect.poll(() => reportRows(stream).length).toBeGreaterThan(0);
});

test('a server that stops ends its streams, and waits neither for them nor for connections that were never used', async () => {
  const stopping = await startTestServer();
  const staff = await stopping.staffWith(['REPORT_VIEW']);
  const unused = rawConnection(stopping.url);
  const reader = await listen(staff, undefined, stopping.url);
  const began = performance.now();
  await stopping.close();
  await unused.closed;
  expect(await reader.ended).toBe('ended');
  // Nothing else ends an unused connection before its own clock does.
  expect(performance.now() - began).toBeLessThan(BODY_WITHIN_MS);
});

/** As of a dump: it brings along transactions that this PostgreSQL has not come to yet. */
async function becomeACopy() {
  await sql`INSERT INTO event (xid, at, kind, command) VALUES ('4000000000'::xid8, ${now()}, 'report', 'report.arrive')`.execute(
    server.db,
  );
  await forgetForeignEvents(server.db);
}

test('in a copy of a store from another PostgreSQL what was told there is forgotten', async () => {
  const reader = await listen(moderator);
  await decide((await openReport()).report_id);
  await expect.poll(() => reader.lastId()).toBeDefined();
  await becomeACopy();
  const again = await listen(moderator, reader.lastId());
  await expect.poll(() => names(again)).toContain('reread');
  await decide((await openReport()).report_id);
  await expect.poll(() => reportRows(again).some(({ became }) => became === 'ignored')).toBe(true);
});

describe.skipIf(process.env.STORE !== 'postgres')('on a PostgreSQL', () => {
  test('a change that is committed after a later one is told as well, to who listens and to who was away', async () => {
    const reader = await listen(moderator);
    const [slow, quick] = [await openReport(), await openReport()];
    const record = (db: typeof server.db, id: string) =>
      sql`INSERT INTO audit (at, uid, user_name, display_name, command, target_kind, target_id, before, after)
        VALUES (${now()}, ${moderator.uid}, '', '', 'report.ignore', 'report', ${id}, 'null', 'null')`.execute(db);
    const ids = (of: Reader) => reportRows(of).flatMap(({ id, became }) => (became === 'ignored' ? id : []));
    let position: string | undefined;
    await server.db.transaction().execute(async (tx) => {
      await record(tx, slow.report_id);
      await record(server.db, quick.report_id);
      await expect.poll(() => ids(reader), { timeout: 5000 }).toEqual([quick.report_id]);
      position = reader.lastId();
    });
    // It may be where it was: nothing says how far is told while a change before that is not committed.
    expect(position).toBeTruthy();
    await expect.poll(() => ids(reader), { timeout: 5000 }).toEqual([quick.report_id, slow.report_id]);
    const late = await listen(moderator, position);
    await expect.poll(() => ids(late)).toContain(slow.report_id);
  });

  test('in a copy of a store, too, it is told what happens, however long another transaction goes on', async () => {
    await server.db.transaction().execute(async (tx) => {
      await sql`SELECT pg_current_xact_id()`.execute(tx);
      await becomeACopy();
      const reader = await listen(moderator);
      const { report_id } = await openReport();
      await decide(report_id);
      await expect.poll(() => reportRows(reader).some(({ id }) => id === report_id), { timeout: 5000 }).toBe(true);
    });
  });

  test('who begins to listen is not told what has happened before, however long another transaction goes on', async () => {
    const [before, after] = [await openReport(), await openReport()];
    await server.db.transaction().execute(async (tx) => {
      await sql`SELECT pg_current_xact_id()`.execute(tx);
      await decide(before.report_id);
      const reader = await listen(moderator);
      await decide(after.report_id);
      await expect.poll(() => reportRows(reader).map(({ id }) => id)).toEqual([after.report_id]);
    });
  });

  test('what is done on one server is told by the other at once', async () => {
    const database = await createDatabase();
    const servers: TestServer[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const store = await openStore({ databaseUrl: database.url });
      servers.push(await startTestServer(undefined, { store }));
    }
    const [one, two] = servers as [TestServer, TestServer];
    const staff = await one.staffWith(['REPORT_VIEW']);
    const report = await openReport(one.db);
    const reader = await listen(staff, undefined, two.url);
    // Both have to hear each other first.
    await one.call(reports.processReport, { idreport: report.report_id, action: 1 }, { key: staff.key });
    await expect
      .poll(() => reportRows(reader).some(({ became }) => became === 'ignored'), { timeout: 5000 })
      .toBe(true);
    const took: number[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const { report_id } = await openReport(one.db);
      const began = performance.now();
      await one.call(reports.processReport, { idreport: report_id, action: 1 }, { key: staff.key });
      await expect.poll(() => reportRows(reader).some(({ id }) => id === report_id), { interval: 10 }).toBe(true);
      took.push(performance.now() - began);
    }
    // Without a word from the other it looks every two seconds.
    expect(took.sort((a, b) => a - b)[2]).toBeLessThan(1000);
    for (const each of servers) await each.close();
    await database.drop();
  });
});
