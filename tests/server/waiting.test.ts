import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as assignments from '../../contract/assignments';
import * as replies from '../../contract/replies';
import * as reports from '../../contract/reports';
import * as secondOpinions from '../../contract/secondOpinions';
import * as imports from '../../contract/temples/imports';
import * as waiting from '../../contract/waiting';
import { DAY_SECONDS } from '../../contract/wire/constants';
import { eraseMember } from '../../server/personalData/eraseMember';
import type { ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { Counting } from './counting';
import { emptyStore } from './emptyStore';
import { aPost, aReport } from './rows';

let server: TestServer;
let hoa: Staff;
let minh: Staff;
const counting = new Counting();
beforeAll(async () => {
  const store = await emptyStore();
  server = await startTestServer(undefined, { store: { ...store, db: store.db.withPlugin(counting) } });
  hoa = await server.staffWith(['REPORT_VIEW', 'LOCATION_VIEW']);
  minh = await server.staffWith(['REPORT_VIEW']);
});
beforeEach(async () => {
  await sql`TRUNCATE report, report_case, case_opinion, reply, temple_import, temple_import_row CASCADE`.execute(
    server.db,
  );
});
afterAll(() => server.close());

const nowSeconds = () => Math.floor(Date.now() / 1000);
const aCase = async (days: number, fields: Parameters<typeof aReport>[2] = {}): Promise<ReportRow> =>
  aReport(
    server.db,
    { post: await aPost(server.db) },
    { created_at: nowSeconds() - Math.round(days * DAY_SECONDS), ...fields },
  );
async function waits(by = hoa): Promise<waiting.Waiting> {
  const answer = await server.call(waiting.read, {}, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
type Asked = Partial<Parameters<typeof server.call<typeof reports.cases>>[1]>;
async function listed(asked: Asked, by = hoa) {
  const answer = await server.call(reports.cases, { count: 200, ...asked }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return { ids: answer.data.map(({ caseId }) => caseId), total: answer.total };
}
const aReply = (report: ReportRow, state: string, reason: string | null = null) =>
  sql`INSERT INTO reply (report_id, case_id, reporter_uid, uid, text, created_at, message_id, address, state, at, reason)
    VALUES (${report.report_id}, ${report.case_id}, ${report.reporter_uid}, ${hoa.uid}, 'Cảm ơn', 1, gen_random_uuid()::text, 'a@b.vn',
      ${state}, 1, ${reason})`.execute(server.db);
const anImport = (id: string, { by = hoa, refused = 0, counts = {}, daysAgo = 0 } = {}) =>
  sql`INSERT INTO temple_import (import_id, uid, at, file_name, file_size, file_hash, rows, left_out, refused, counts)
    VALUES (${id}, ${by.uid}, ${nowSeconds() - daysAgo * DAY_SECONDS}, 'chua.csv', 1, ${'a'.repeat(64)}, 9, 0, ${refused},
      ${JSON.stringify(counts)})`.execute(server.db);

describe('what waits', () => {
  test('is nothing where all is decided', async () => {
    await aCase(40, { action: 1 });
    const none = { open: 0, week: 0, month: 0, mine: 0, opinion: 0, reply: 0, canMail: false };
    expect(await waits()).toEqual({ cases: none, imports: 0 });
  });

  test('counts open cases, says since when the oldest waits, and how many have waited over a week and over a month', async () => {
    const oldest = await aCase(41.5);
    for (const days of [0, 1, 6.9, 7.1, 29, 31]) await aCase(days);
    await aCase(50, { action: 2 });
    expect((await waits()).cases).toMatchObject({ open: 7, oldestAt: oldest.created_at, week: 4, month: 2 });
  });

  test('counts one’s own cases, those of which others want a second opinion, and those of which a reply has not left', async () => {
    const [first, second, third] = [await aCase(1), await aCase(2), await aCase(3)];
    await server.call(assignments.assign, { idcase: first.case_id, uid: hoa.uid }, { key: minh.key });
    await server.call(secondOpinions.ask, { idcase: second.case_id, body: { text: 'Khó' } }, { key: minh.key });
    await aReply(third, 'waiting');
    await aReply(third, 'notSent', 'unreachable');
    await aReply(first, 'sent');
    await aReply(first, 'notSent', 'noAddress');
    await aReply(second, 'pulledBack');
    expect((await waits()).cases).toMatchObject({ open: 3, mine: 1, opinion: 1, reply: 1 });
    // Who asks for an opinion does not wait for their own.
    expect((await waits(minh)).cases).toMatchObject({ open: 3, mine: 0, opinion: 0, reply: 1 });
  });

  test('counts replies that are only saved since no mail server is set, and says that none is', async () => {
    const [written, again] = [await aCase(1), await aCase(2, { action: 1 })];
    for (const { report_id: idreport } of [written, written, again])
      await server.call(replies.send, { idreport, body: { text: 'Cảm ơn' } }, { key: hoa.key });
    expect((await waits()).cases).toMatchObject({ reply: 2, canMail: false });
    expect(await listed({ waits: 'reply' })).toEqual({ ids: [written.case_id, again.case_id], total: 2 });
    // Of a member who is erased nobody is left to be written to.
    const { pubkey } = await server.db
      .selectFrom('member')
      .select('pubkey')
      .where('uid', '=', again.reporter_uid)
      .executeTakeFirstOrThrow();
    await server.db.transaction().execute((tx) => eraseMember(tx, pubkey, nowSeconds()));
    expect((await waits()).cases).toMatchObject({ reply: 1 });
  });

  test('counts one’s own imports of the last days that rows have failed in', async () => {
    await anImport('whole', { counts: { created: 9 } });
    await anImport('refused', { counts: { created: 8, refused: 1 } });
    await anImport('notSent', { refused: 2 });
    await anImport('longAgo', { refused: 2, daysAgo: 8 });
    await anImport('ofAnother', { by: minh, refused: 2 });
    expect((await waits()).imports).toBe(2);
    const answer = await server.call(imports.list, { failed: true }, { key: hoa.key });
    expect(answer).toMatchObject({ total: 2 });
    expect(answer.refused === undefined && answer.data.map(({ id }) => id).toSorted()).toEqual(['notSent', 'refused']);
  });

  test('counts no import that was taken back wholly, and one as long as any of it stands', async () => {
    await anImport('taken', { refused: 2, counts: { removed: 3, restored: 1 } });
    await anImport('gone', { counts: { refused: 2, conflict: 1, gone: 4 } });
    await anImport('inPart', { refused: 2, counts: { removed: 3, created: 1 } });
    await anImport('changedSince', { refused: 2, counts: { removed: 3, changed: 1 } });
    await anImport('nothingWritten', { refused: 2 });
    expect((await waits()).imports).toBe(3);
    const answer = await server.call(imports.list, { failed: true }, { key: hoa.key });
    expect(answer.refused === undefined && answer.data.map(({ id }) => id).toSorted()).toEqual([
      'changedSince',
      'inPart',
      'nothingWritten',
    ]);
  });

  test('is said to each as far as they may see it', async () => {
    await aCase(1);
    expect(await waits(minh)).toEqual({ cases: expect.objectContaining({ open: 1 }) });
    expect(await waits(await server.staffWith(['LOCATION_ADD']))).toEqual({ imports: 0 });
    expect(await waits(await server.staffWith(['STATISTICAL']))).toEqual({});
    expect(await server.call(waiting.read, {}, {})).toMatchObject({ status: 401 });
  });
});

describe('the list of what waits', () => {
  test('has exactly the cases that were counted, in either order, on any page, also of one’s own and of a decision', async () => {
    const cases: ReportRow[] = [];
    // Many of one moment at the edge, and of the stretches of time around it.
    for (let nth = 0; nth < 60; nth += 1)
      cases.push(
        await aCase([7.0005, 7.01, 6.99, 3, 12, 35, 60, 31][nth % 8] ?? 0, nth % 5 === 0 ? { action: 1 } : {}),
      );
    for (const { case_id: idcase, action } of cases.slice(0, 25))
      if (action === 0) await server.call(assignments.assign, { idcase, uid: hoa.uid }, { key: minh.key });
    const mine = new Set(cases.slice(0, 25).map(({ case_id }) => case_id));
    for (const [name, days] of Object.entries(reports.WAITS_DAYS))
      for (const action of [undefined, 'open', 'ignored'] as const)
        for (const isMine of [false, true]) {
          const asked = { waits: name as 'week' | 'month', ...(action && { action }), ...(isMine && { mine: true }) };
          const found = cases
            .filter(({ created_at }) => created_at <= nowSeconds() - days * DAY_SECONDS)
            .filter((one) => action === undefined || one.action === (action === 'open' ? 0 : 1))
            .filter((one) => !isMine || (mine.has(one.case_id) && one.action === 0))
            .toSorted((a, b) => a.created_at - b.created_at || (a.case_id < b.case_id ? -1 : 1))
            .map(({ case_id }) => case_id);
          const told = JSON.stringify(asked);
          expect(await listed({ ...asked, sort: 'time' }), told).toEqual({ ids: found, total: found.length });
          expect(await listed(asked), told).toEqual({ ids: found.toReversed(), total: found.length });
          expect((await listed({ ...asked, pos: 3, count: 4 })).ids, told).toEqual(found.toReversed().slice(3, 7));
          expect((await listed({ ...asked, sort: 'time', pos: 5, count: 4 })).ids, told).toEqual(found.slice(5, 9));
          expect(await listed({ ...asked, pos: 100 }), told).toEqual({ ids: [], total: found.length });
        }
    const { cases: counted } = await waits();
    expect(counted?.week).toBe((await listed({ action: 'open', waits: 'week' })).total);
    expect(counted?.month).toBe((await listed({ action: 'open', waits: 'month' })).total);
  });

  test('has what others want a second opinion on, and what a reply has not left for', async () => {
    const [first, second] = [await aCase(1), await aCase(2)];
    for (const { case_id: idcase } of [first, second])
      await server.call(secondOpinions.ask, { idcase, body: { text: 'Khó' } }, { key: minh.key });
    await aReply(second, 'waiting');
    await aReply(second, 'waiting');
    expect(await listed({ waits: 'opinion' })).toEqual({ ids: [first.case_id, second.case_id], total: 2 });
    expect((await listed({ waits: 'opinion', sort: 'time' })).ids).toEqual([second.case_id, first.case_id]);
    expect(await listed({ waits: 'opinion' }, minh)).toEqual({ ids: [], total: 0 });
    expect(await listed({ waits: 'reply' })).toEqual({ ids: [second.case_id], total: 1 });
    await server.call(reports.processReport, { idreport: first.report_id, action: 1 }, { key: hoa.key });
    expect((await listed({ waits: 'opinion' })).ids).toEqual([second.case_id]);
  });
});

test('what waits is counted by two statements, however much there is', async () => {
  await waits();
  counting.statements = 0;
  await waits();
  // One more for the session.
  expect(counting.statements).toBe(3);
});
