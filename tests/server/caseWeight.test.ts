import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as reports from '../../contract/reports';
import { HTTP_STATUS } from '../../contract/wire/codes';
import { DAY_SECONDS } from '../../contract/wire/constants';
import { weighsFrom } from '../../server/store/caseWeight';
import type { PostRow, ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { Counting } from './counting';
import { emptyStore } from './emptyStore';
import { aMember, aPost, aReport, LONG_AGO } from './rows';

let server: TestServer;
let moderator: Staff;
const counting = new Counting();
beforeAll(async () => {
  const store = await emptyStore();
  server = await startTestServer(undefined, { store: { ...store, db: store.db.withPlugin(counting) } });
  moderator = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT']);
});
afterAll(() => server.close());
beforeEach(() => sql`TRUNCATE member, post, media, comment, report, report_case CASCADE`.execute(server.db));

type Asked = Parameters<typeof server.call<typeof reports.cases>>[1];
async function listed(asked: Asked = {}) {
  const answer = await server.call(reports.cases, { sort: 'weight', ...asked }, { key: moderator.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return { ids: answer.data.map(({ caseId }) => caseId), total: answer.total };
}
const decide = (idreport: string, action: 1 | 2 | 3) =>
  server.call(reports.processReport, { idreport, action }, { key: moderator.key });
const stored = (caseId: string): Promise<ReportRow[]> =>
  server.db.selectFrom('report').selectAll().where('case_id', '=', caseId).execute();
async function weighs(post: PostRow): Promise<number> {
  const { weighs_from } = await server.db
    .selectFrom('report_case')
    .select('weighs_from')
    .where('case_id', '=', `p${post.post_id}`)
    .executeTakeFirstOrThrow();
  return weighs_from;
}

test('a case counts as having waited longer for those who report it, for what is known of them, and for the gravest reason', async () => {
  const post = await aPost(server.db);
  const reportedBy = (reporter_uid: number, reason = 'Spam', created_at = LONG_AGO) =>
    aReport(server.db, { post }, { reporter_uid, reason, created_at });
  const people = [];
  for (let nth = 0; nth < 3; nth += 1) people.push((await aMember(server.db)).uid);
  const [first = 0, second = 0, third = 0] = people;
  const bonus = async () => (LONG_AGO - (await weighs(post))) / DAY_SECONDS;
  await reportedBy(first);
  expect(await bonus()).toBe(30);
  await reportedBy(first, 'Spam', LONG_AGO + 5);
  expect(await bonus()).toBe(30);
  await reportedBy(second);
  await reportedBy(third);
  expect(await bonus()).toBe(60);
  await reportedBy(third, 'Lừa đảo');
  expect(await bonus()).toBe(60 + 60);
  await reportedBy(third, 'Đe dọa đánh người');
  expect(await bonus()).toBe(60 + 365);
});

test('a reporter counts by what had become of the other reports when this one came, and for the same afterwards', async () => {
  const reporter = await aMember(server.db);
  const made = async () =>
    aReport(server.db, { post: await aPost(server.db) }, { reporter_uid: reporter.uid, reason: 'Spam' });
  const trustOf = async ({ report_id }: ReportRow) =>
    (await server.db.selectFrom('report').select('trust').where('report_id', '=', report_id).executeTakeFirstOrThrow())
      .trust;
  const first = await made();
  expect(await trustOf(first)).toBe(1000);
  await decide(first.report_id, 2);
  const second = await made();
  expect(await trustOf(second)).toBe(1333);
  await decide(second.report_id, 1);
  await decide((await made()).report_id, 1);
  const last = await made();
  expect(await trustOf(last)).toBe(800);
  expect([await trustOf(first), await trustOf(second)]).toEqual([1000, 1333]);
  const rows = await server.db.selectFrom('report_case').select(['case_id', 'weighs_from']).execute();
  for (const { case_id, weighs_from } of rows) expect(weighs_from).toBe(weighsFrom(await stored(case_id)));
});

test('what was decided does not weigh when it is reported again, until it is opened again', async () => {
  const post = await aPost(server.db);
  const old = await aReport(server.db, { post }, { reason: 'Bạo lực' });
  const grave = LONG_AGO - (30 + 365) * DAY_SECONDS;
  expect(await weighs(post)).toBe(grave);
  await decide(old.report_id, 1);
  expect(await weighs(post)).toBe(grave);
  await aReport(server.db, { post }, { reason: 'Spam', created_at: LONG_AGO + 900 });
  expect(await weighs(post)).toBe(LONG_AGO + 900 - 30 * DAY_SECONDS);
  await server.call(reports.reopen, { idreport: old.report_id }, { key: moderator.key });
  expect(await weighs(post)).toBe(LONG_AGO - Math.round(Math.log2(3) * 30 * DAY_SECONDS) - 365 * DAY_SECONDS);
});

const REASONS = ['Spam', 'Lừa đảo', 'Đe doạ đánh người', 'de doa', 'Nói từ từ thôi', ''];
/** Moments around those at which one person more, or a graver reason, weighs as much as the wait. */
const MOMENTS = [
  0,
  0,
  1,
  2048,
  65_536,
  30 * DAY_SECONDS,
  60 * DAY_SECONDS,
  365 * DAY_SECONDS,
  380 * DAY_SECONDS,
  397 * DAY_SECONDS,
];

const aCase = fc.array(
  fc.record({
    by: fc.nat({ max: 5 }),
    at: fc.constantFrom(...MOMENTS),
    action: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const),
    reason: fc.constantFrom(...REASONS),
  }),
  { minLength: 1, maxLength: 5 },
);
const page = fc.record({
  pos: fc.nat({ max: 20 }),
  count: fc.integer({ min: 1, max: 15 }),
  action: fc.constantFrom(undefined, ...reports.DECISIONS),
  mine: fc.constantFrom(undefined, true as const),
  waits: fc.constantFrom(undefined, undefined, ...reports.WAITS),
});
const step = fc.record({
  what: fc.constantFrom('report', 'decide', 'reopen', 'assign'),
  nth: fc.nat({ max: 50 }),
  action: fc.constantFrom(1 as const, 2 as const),
});

test('any page by weight is what putting every case in order and stepping over would give, after whatever happens to them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aCase, { minLength: 1, maxLength: 12 }),
      fc.array(step, { maxLength: 6 }),
      fc.array(page, { minLength: 3, maxLength: 6 }),
      async (cases, steps, pages) => {
        await sql`TRUNCATE member, post, media, comment, report, report_case CASCADE`.execute(server.db);
        const people = await Promise.all(Array.from({ length: 6 }, () => aMember(server.db)));
        // Some of them for more than a month, and some for less than a week.
        const begin = Math.floor(Date.now() / 1000) - 400 * DAY_SECONDS;
        const report = (post: PostRow, { by, at, action, reason }: (typeof cases)[number][number]) => {
          const said = { reporter_uid: people[by]?.uid ?? 0, created_at: begin + at, action, reason };
          return aReport(server.db, { post }, { ...said, processed_at: action === 0 ? null : begin + at + 9 });
        };
        const posts: PostRow[] = [];
        for (const made of cases) {
          const post = await aPost(server.db);
          posts.push(post);
          for (const one of made) await report(post, one);
          await server.db
            .updateTable('report_case')
            .set({ action: made.some(({ action }) => action === 0) ? 0 : 1 })
            .where('case_id', '=', `p${post.post_id}`)
            .execute();
        }
        for (const { what, nth, action } of steps) {
          const post = posts[nth % posts.length] as PostRow;
          const [first] = await stored(`p${post.post_id}`);
          if (!first) throw new Error('A case without a report');
          if (what === 'report') await report(post, { by: nth % 6, at: 3, action: 0, reason: 'Bắt cóc' });
          if (what === 'decide') await decide(first.report_id, action);
          if (what === 'reopen')
            await server.call(reports.reopen, { idreport: first.report_id }, { key: moderator.key });
          if (what === 'assign')
            await server.db
              .updateTable('report_case')
              .set({ assignee_uid: moderator.uid })
              .where('case_id', '=', `p${post.post_id}`)
              .execute();
        }
        const there = await server.db
          .selectFrom('report_case')
          .selectAll()
          .orderBy('weighs_from')
          .orderBy('case_id')
          .execute();
        for (const { case_id, weighs_from } of there) expect(weighs_from).toBe(weighsFrom(await stored(case_id)));
        const now = Date.now() / 1000;
        for (const asked of pages) {
          const { action, mine, waits, pos, count } = asked;
          const longest = waits === 'week' || waits === 'month' ? now - reports.WAITS_DAYS[waits] * DAY_SECONDS : now;
          const ids = there
            .filter((row) => action === undefined || reports.DECISIONS[row.action] === action)
            .filter((row) => !mine || row.assignee_uid === moderator.uid)
            .filter((row) => row.newest_at <= longest && waits !== 'opinion' && waits !== 'reply')
            .map(({ case_id }) => case_id);
          expect(await listed(asked)).toEqual({ ids: ids.slice(pos, pos + count), total: ids.length });
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('a page by weight is one statement, however deep it is', async () => {
  for (let nth = 0; nth < 4; nth += 1) await aReport(server.db, { post: await aPost(server.db) });
  await listed();
  for (const asked of [{}, { pos: 2, count: 1 }, { action: 'open' as const, mine: true }]) {
    counting.statements = 0;
    await listed(asked);
    expect(counting.statements).toBe(1);
  }
});

test('only cases have a weight, and no other word orders them', async () => {
  const statusOf = async (path: string) =>
    (await fetch(`${server.url}/api/report/${path}`, { headers: { authorization: `Bearer ${moderator.key}` } })).status;
  expect(await statusOf('getlistcasefrompos?sort=weight')).toBe(200);
  expect(await statusOf('getlistcasefrompos?sort=-weight')).toBe(HTTP_STATUS[400]);
  expect(await statusOf('getlistreportfrompos?sort=weight')).toBe(HTTP_STATUS[400]);
});
