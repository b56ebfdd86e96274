import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as assignments from '../../contract/assignments';
import * as audit from '../../contract/audit';
import * as notifications from '../../contract/notifications';
import * as reports from '../../contract/reports';
import { Code } from '../../contract/wire/codes';
import type { ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { listenTo, type Reader } from './aReader';
import { Counting } from './counting';
import { emptyStore } from './emptyStore';
import { aComment, aPost, aReport } from './rows';

let server: TestServer;
let hoa: Staff;
let minh: Staff;
let report: ReportRow;
const counting = new Counting();
const readers: Reader[] = [];
beforeAll(async () => {
  const store = await emptyStore();
  server = await startTestServer(undefined, { store: { ...store, db: store.db.withPlugin(counting) } });
});
beforeEach(async () => {
  hoa = await server.staffWith(['REPORT_VIEW']);
  minh = await server.staffWith(['REPORT_VIEW']);
  report = await aReport(server.db, { post: await aPost(server.db, { content: 'Bán bùa' }) });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => server.close());

const assign = (uid: number | null, { by = hoa, idcase = report.case_id } = {}) =>
  server.call(assignments.assign, { idcase, uid }, { key: by.key });
const decide = (idreport = report.report_id) =>
  server.call(reports.processReport, { idreport, action: 1 }, { key: hoa.key });
async function mine(by: Staff, asked: { action?: reports.Decision; pos?: number; count?: number } = {}) {
  const answer = await server.call(reports.cases, { mine: true, ...asked }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return { ids: answer.data.map(({ caseId }) => caseId), total: answer.total };
}
async function bell(by: Staff) {
  const answer = await server.call(notifications.list, { mine: true, count: 200 }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer;
}
async function listen(staff: Staff): Promise<Reader> {
  const reader = await listenTo(server.url, staff.key);
  readers.push(reader);
  await expect.poll(() => reader.messages[0]?.name).toBe('begin');
  return reader;
}

describe('a case that is handed over', () => {
  test('says to whom, in the list and by itself, until it is handed to nobody', async () => {
    const shown = async () => {
      const one = await server.call(reports.oneCase, { idcase: report.case_id }, { key: hoa.key });
      return one.refused === undefined ? one.data.assignee : undefined;
    };
    expect(await assign(minh.uid)).toMatchObject({ data: { caseId: report.case_id, assignee: { uid: minh.uid } } });
    expect(await shown()).toMatchObject({ uid: minh.uid, display_name: expect.any(String), avatar: '' });
    expect(await assign(null)).toMatchObject({ data: { assignee: null } });
    expect(await shown()).toBeUndefined();
  });

  test('is recorded with from whom and to whom, once', async () => {
    await assign(minh.uid);
    await assign(minh.uid);
    await assign(hoa.uid);
    const log = await server.call(audit.list, { target: report.case_id }, { key: hoa.key });
    const named = (one: unknown) => ({ assignee: one });
    expect(log).toMatchObject({
      total: 2,
      data: [
        { command: 'report.assign', before: named(expect.any(String)), after: named(expect.any(String)) },
        { command: 'report.assign', target: { kind: 'case', name: 'Bán bùa' }, before: named(null) },
      ],
    });
  });

  test('is told as a change of the case', async () => {
    const reader = await listen(minh);
    await assign(hoa.uid);
    await expect
      .poll(() => reader.rows().find(({ caseId, by }) => caseId === report.case_id && by))
      .toMatchObject({ kind: 'report', id: report.report_id, by: { uid: hoa.uid } });
  });

  test('goes only to who is at work and may view reports', async () => {
    const banned = await server.staffWith(['REPORT_VIEW']);
    await server.db.updateTable('admin_user').set({ status: 2 }).where('uid', '=', banned.uid).execute();
    for (const { uid } of [await server.staffWith(['POST_VIEW']), banned, { uid: 999_999 }])
      expect(await assign(uid)).toMatchObject({ refused: Code.malformed, data: { issues: [{ path: 'uid' }] } });
  });

  test('is an open one', async () => {
    expect(await assign(minh.uid, { idcase: 'pnothing' })).toMatchObject({ refused: Code.notFound });
    await decide();
    expect(await assign(minh.uid)).toMatchObject({
      refused: Code.taskEnded,
      data: { caseId: report.case_id, decision: 'ignored', decidedBy: { uid: hoa.uid } },
    });
  });
});

describe('the list of one’s own cases', () => {
  test('has an exact total, with the filter of decisions too, through handing over, deciding and opening again', async () => {
    const cases = [report];
    for (let nth = 1; nth < 5; nth += 1)
      cases.push(await aReport(server.db, { post: await aPost(server.db) }, { created_at: report.created_at + nth }));
    for (const { case_id: idcase } of cases) await assign(minh.uid, { idcase });
    const ids = cases.map(({ case_id }) => case_id).reverse();
    expect(await mine(minh)).toEqual({ ids, total: 5 });
    expect(await mine(minh, { pos: 3, count: 1 })).toEqual({ ids: ids.slice(3, 4), total: 5 });
    expect(await mine(hoa)).toEqual({ ids: [], total: 0 });
    await decide();
    expect((await mine(minh, { action: 'open' })).total).toBe(4);
    expect(await mine(minh, { action: 'ignored' })).toEqual({ ids: [report.case_id], total: 1 });
    await server.call(reports.reopen, { idreport: report.report_id }, { key: hoa.key });
    expect(await mine(minh, { action: 'open' })).toEqual({ ids, total: 5 });
    await assign(hoa.uid);
    await assign(null, { idcase: ids[0] ?? '' });
    expect([(await mine(minh)).total, await mine(hoa)]).toEqual([3, { ids: [report.case_id], total: 1 }]);
  });

  test('is one statement', async () => {
    await assign(minh.uid);
    await mine(minh);
    for (const asked of [{}, { action: 'open' as const }, { pos: 1000 }]) {
      await mine(minh, asked);
      counting.statements = 0;
      await mine(minh, asked);
      expect(counting.statements, JSON.stringify(asked)).toBe(1);
    }
  });
});

describe('who is handed a case', () => {
  test('finds it in the bell, with who handed it over and what it is about, and nobody else does', async () => {
    const chief = await server.staffWith(['PROFILE_VIEW', 'REPORT_VIEW'], { tier: 100 });
    const total = (await bell(chief)).total;
    await assign(minh.uid);
    expect(await bell(minh)).toMatchObject({
      total: 1,
      data: [
        {
          because: 'assigned',
          about: { kind: 'case', id: report.case_id, name: 'Bán bùa' },
          audience: `uid:${minh.uid}`,
          sender: { uid: hoa.uid },
        },
      ],
    });
    expect([(await bell(hoa)).total, (await bell(chief)).total]).toEqual([0, total]);
    const all = await server.call(notifications.list, { count: 200 }, { key: chief.key });
    expect(all.refused === undefined && all.data.filter(({ because }) => because)).toEqual([]);
    expect(all.refused === undefined && all.total === all.data.length).toBe(true);
  });

  test('of a case about a comment reads the comment', async () => {
    const post = await aPost(server.db);
    const comment = await aComment(server.db, post, { content: 'Chửi bậy' });
    const { case_id: idcase } = await aReport(server.db, { post, comment });
    await assign(minh.uid, { idcase });
    expect((await bell(minh)).data[0]).toMatchObject({ about: { id: idcase, name: 'Chửi bậy' } });
  });

  test('is not told of what they took themselves', async () => {
    await assign(hoa.uid);
    expect((await bell(hoa)).total).toBe(0);
  });

  test('is told at once, and nobody else is', async () => {
    const chief = await server.staffWith(['PROFILE_VIEW'], { tier: 100 });
    const [receiver, other, chiefs] = [await listen(minh), await listen(hoa), await listen(chief)];
    await assign(minh.uid);
    const notices = (reader: Reader) => reader.rows().filter(({ kind }) => kind === 'notification');
    await expect
      .poll(() => notices(receiver))
      .toEqual([{ kind: 'notification', id: expect.any(String), at: expect.any(Number) }]);
    const { id } = await send(chief);
    await expect.poll(() => notices(chiefs).map((row) => row.id)).toEqual([id]);
    await expect.poll(() => other.rows().length).toBeGreaterThan(0);
    expect(notices(other)).toEqual([]);
  });

  test('without another right has a bell of nothing else, and no list of what goes to many', async () => {
    const chief = await server.staffWith(['PROFILE_VIEW'], { tier: 100 });
    await send(chief);
    expect((await bell(minh)).data).toEqual([]);
    expect(await server.call(notifications.list, {}, { key: minh.key })).toMatchObject({ refused: Code.forbidden });
  });

  test('does not read what it is about once they may not view reports', async () => {
    const both = await server.staffWith(['REPORT_VIEW', 'PROFILE_VIEW']);
    await assign(both.uid);
    await server.db
      .updateTable('role')
      .set({ action_ids: ['PROFILE_VIEW'] })
      .where('role_id', '=', both.roleId)
      .execute();
    const [notice] = (await bell(both)).data.filter(({ because }) => because);
    expect(notice?.about).toEqual({ kind: 'case', id: report.case_id });
  });

  test('keeps the notice, which no super admin can take back', async () => {
    const chief = await server.staffWith(['PROFILE_VIEW'], { tier: 100 });
    await assign(minh.uid);
    const [{ id } = { id: '' }] = (await bell(minh)).data;
    expect(await server.call(notifications.remove, { id }, { key: chief.key })).toMatchObject({
      refused: Code.notFound,
    });
    expect((await bell(minh)).total).toBe(1);
  });
});

async function send(by: Staff) {
  const body = { title: 'Bảo trì', body: 'Tối nay', audience: 'all' };
  const answer = await server.call(notifications.create, { body }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
