import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as claims from '../../contract/claims';
import { CLAIM_SECONDS } from '../../contract/claims';
import * as reports from '../../contract/reports';
import { Code } from '../../contract/wire/codes';
import type { ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { listenTo, type Reader } from './aReader';
import { Counting } from './counting';
import { emptyStore } from './emptyStore';
import { aPost, aReport } from './rows';

let server: TestServer;
let hoa: Staff;
let minh: Staff;
let report: ReportRow;
const readers: Reader[] = [];
const counting = new Counting();
beforeAll(async () => {
  const store = await emptyStore();
  server = await startTestServer(undefined, { store: { ...store, db: store.db.withPlugin(counting) } });
  hoa = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST']);
  minh = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST']);
});
beforeEach(async () => {
  report = await aReport(server.db, { post: await aPost(server.db) });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => server.close());

const now = () => Math.floor(Date.now() / 1000);
const claim = (by: Staff, more: { idreport?: string; takeOver?: boolean } = {}) =>
  server.call(claims.claim, { idreport: report.report_id, ...more }, { key: by.key });
const giveUp = (by: Staff, idreport = report.report_id) => server.call(claims.giveUp, { idreport }, { key: by.key });
const decide = (by: Staff, action: 1 | 2 = 1, idreport = report.report_id) =>
  server.call(reports.processReport, { idreport, action }, { key: by.key });
async function claimShown(): Promise<reports.ReportCase['claim']> {
  const one = await server.call(reports.oneCase, { idcase: report.case_id }, { key: minh.key });
  const list = await server.call(reports.cases, { count: 200 }, { key: minh.key });
  if (one.refused !== undefined || list.refused !== undefined) throw new Error('The case is not read.');
  const row = list.data.find(({ caseId }) => caseId === report.case_id);
  expect(row?.claim).toEqual(one.data.claim);
  return one.data.claim;
}
/** As if so many seconds had gone by. */
const later = (seconds: number) =>
  server.db
    .updateTable('case_claim')
    .set((eb) => ({ until: eb('until', '-', seconds) }))
    .where('case_id', '=', report.case_id)
    .execute();
async function listen(staff: Staff): Promise<Reader> {
  const reader = await listenTo(server.url, staff.key);
  readers.push(reader);
  await expect.poll(() => reader.messages[0]?.name).toBe('begin');
  return reader;
}
const told = (reader: Reader) => reader.rows().filter(({ caseId }) => caseId === report.case_id);

describe('a claim', () => {
  test('is shown to the others in the list and in the case, with who holds it and until when', async () => {
    const answer = await claim(hoa);
    expect(answer).toMatchObject({ status: 200, data: { caseId: report.case_id, claim: { by: { uid: hoa.uid } } } });
    const shown = await claimShown();
    expect(shown).toMatchObject({ by: { uid: hoa.uid, display_name: expect.any(String), avatar: '' } });
    expect(shown?.until).toBeGreaterThan(now() + CLAIM_SECONDS - 60);
    expect(shown?.until).toBeLessThanOrEqual(now() + CLAIM_SECONDS + 1);
  });

  test('is of the whole case, whichever of its reports is named', async () => {
    const other = await aReport(server.db, {
      post: await server.db
        .selectFrom('post')
        .selectAll()
        .where('post_id', '=', report.post_id)
        .executeTakeFirstOrThrow(),
    });
    await claim(hoa, { idreport: other.report_id });
    expect(await claim(minh)).toMatchObject({ refused: Code.alreadyExists });
    expect(await giveUp(hoa)).toMatchObject({ data: { caseId: report.case_id, claim: null } });
    expect(await claimShown()).toBeUndefined();
  });

  test('is renewed by claiming again, and ends by itself', async () => {
    await claim(hoa);
    await later(200);
    expect((await claimShown())?.until).toBeLessThan(now() + CLAIM_SECONDS - 100);
    await claim(hoa);
    expect((await claimShown())?.until).toBeGreaterThan(now() + CLAIM_SECONDS - 60);
    await later(CLAIM_SECONDS + 1);
    expect(await claimShown()).toBeUndefined();
    expect(await claim(minh)).toMatchObject({ data: { claim: { by: { uid: minh.uid } } } });
  });

  test('is one statement beside the look at the session, as are renewing it and giving it up', async () => {
    for (const act of [claim, claim, giveUp]) {
      counting.statements = 0;
      await act(hoa);
      expect(counting.statements).toBe(2);
    }
  });

  test('keeps others from claiming, who are told who holds it', async () => {
    await claim(hoa);
    expect(await claim(minh)).toMatchObject({
      status: 409,
      refused: Code.alreadyExists,
      data: { caseId: report.case_id, claim: { by: { uid: hoa.uid }, until: expect.any(Number) } },
    });
    expect(await claimShown()).toMatchObject({ by: { uid: hoa.uid } });
  });

  test('can be taken over, which says from whom and stands in the log; claiming does not', async () => {
    await claim(hoa);
    expect(await claim(minh, { takeOver: true })).toMatchObject({
      data: { claim: { by: { uid: minh.uid } }, takenFrom: { uid: hoa.uid } },
    });
    expect(await claimShown()).toMatchObject({ by: { uid: minh.uid } });
    const log = await server.call(audit.list, { target: report.case_id }, { key: minh.key });
    expect(log).toMatchObject({
      total: 1,
      data: [
        {
          command: 'report.takeOver',
          target: { kind: 'case', name: 'Chùa Một Cột sáng nay' },
          before: { claimedBy: expect.any(String) },
        },
      ],
    });
    // Nobody is there to be taken from.
    await giveUp(minh);
    const again = await claim(hoa, { takeOver: true });
    expect(again).toMatchObject({ data: { claim: { by: { uid: hoa.uid } } } });
    expect(again.data).not.toHaveProperty('takenFrom');
  });

  test('of somebody else is not given up', async () => {
    await claim(hoa);
    expect(await giveUp(minh)).toMatchObject({ status: 200, data: { claim: { by: { uid: hoa.uid } } } });
    expect(await claimShown()).toMatchObject({ by: { uid: hoa.uid } });
  });

  test('keeps nobody from deciding, and ends when the last report of the case is decided', async () => {
    const post = await server.db
      .selectFrom('post')
      .selectAll()
      .where('post_id', '=', report.post_id)
      .executeTakeFirstOrThrow();
    const other = await aReport(server.db, { post });
    await claim(hoa);
    expect(await decide(minh, 1, other.report_id)).toMatchObject({ status: 200 });
    expect(await claimShown()).toMatchObject({ by: { uid: hoa.uid } });
    expect(await decide(minh)).toMatchObject({ status: 200 });
    expect(await claimShown()).toBeUndefined();
    await server.call(reports.reopen, { idreport: report.report_id }, { key: minh.key });
    expect(await claimShown()).toBeUndefined();
  });

  test('of a case that is decided is refused, with what was decided, by whom and when', async () => {
    await decide(hoa);
    expect(await claim(minh)).toMatchObject({
      status: 410,
      refused: Code.taskEnded,
      data: {
        caseId: report.case_id,
        reportId: report.report_id,
        decision: 'ignored',
        decidedBy: { uid: hoa.uid },
        decidedAt: expect.any(Number),
      },
    });
  });

  test('of a report that is not there is refused', async () => {
    expect(await claim(hoa, { idreport: 'nothing' })).toMatchObject({ refused: Code.notFound });
    expect(await giveUp(hoa, 'nothing')).toMatchObject({ refused: Code.notFound });
  });

  test('that many ask for at once is one person’s', async () => {
    const staff = [hoa, minh, ...(await Promise.all([1, 2, 3, 4].map(() => server.staffWith(['REPORT_VIEW']))))];
    const answers = await Promise.all(staff.map((one) => claim(one)));
    const won = answers.flatMap((one) => (one.refused === undefined ? one.data.claim?.by.uid : []));
    expect(won).toHaveLength(1);
    for (const answer of answers.filter(({ refused }) => refused !== undefined))
      expect(answer).toMatchObject({ refused: Code.alreadyExists, data: { claim: { by: { uid: won[0] } } } });
  });

  test('and a decision at once leave no claim on a decided case', async () => {
    const cases = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async () => aReport(server.db, { post: await aPost(server.db) })),
    );
    await Promise.all(
      cases.flatMap(({ report_id: idreport }) => [claim(hoa, { idreport }), decide(minh, 1, idreport)]),
    );
    const ids = cases.map(({ case_id }) => case_id);
    expect(await server.db.selectFrom('case_claim').selectAll().where('case_id', 'in', ids).execute()).toEqual([]);
  });
});

describe('those who listen are told', () => {
  test('who claims a case, until when, and that it is given up', async () => {
    const reader = await listen(minh);
    const row = { kind: 'report', id: report.report_id, caseId: report.case_id };
    await claim(hoa);
    await expect
      .poll(() => told(reader).at(-1))
      .toEqual({
        ...row,
        at: expect.any(Number),
        by: { uid: hoa.uid, display_name: expect.any(String) },
        claim: {
          by: { uid: hoa.uid, display_name: expect.any(String), avatar: expect.any(String) },
          until: expect.any(Number),
        },
      });
    await claim(minh, { takeOver: true });
    await expect.poll(() => told(reader).at(-1)).toMatchObject({ ...row, claim: { by: { uid: minh.uid } } });
    await giveUp(minh);
    await expect.poll(() => told(reader).at(-1)).toMatchObject({ ...row, claim: null, by: { uid: minh.uid } });
  });

  test('of a decision, and not besides of the claim that it ends', async () => {
    await claim(hoa);
    const reader = await listen(minh);
    await decide(hoa);
    await giveUp(hoa);
    const last = await aReport(server.db, { post: await aPost(server.db) });
    await claim(hoa, { idreport: last.report_id });
    await expect.poll(() => reader.rows().some(({ caseId, claim }) => caseId === last.case_id && claim)).toBe(true);
    const { length } = told(reader).filter(({ became }) => became === 'ignored');
    expect([length, told(reader).filter((row) => 'claim' in row)]).toEqual([1, []]);
  });

  test('nothing where a claim has run out before it is given up', async () => {
    await claim(hoa);
    await later(CLAIM_SECONDS + 1);
    const reader = await listen(minh);
    await giveUp(hoa);
    const last = await aReport(server.db, { post: await aPost(server.db) });
    await claim(hoa, { idreport: last.report_id });
    await expect.poll(() => reader.rows().some(({ caseId, claim }) => caseId === last.case_id && claim)).toBe(true);
    expect(told(reader).filter(({ by }) => by)).toEqual([]);
  });
});
