import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as reports from '../../contract/reports';
import * as secondOpinions from '../../contract/secondOpinions';
import { Code } from '../../contract/wire/codes';
import type { PostRow, ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { listenTo } from './aReader';
import { aPost, aReport } from './rows';

let server: TestServer;
let hoa: Staff;
let minh: Staff;
let post: PostRow;
let report: ReportRow;
beforeAll(async () => {
  server = await startTestServer();
  hoa = await server.staffWith(['REPORT_VIEW']);
  minh = await server.staffWith(['REPORT_VIEW']);
});
beforeEach(async () => {
  post = await aPost(server.db);
  report = await aReport(server.db, { post });
});
afterAll(() => server.close());

const FIRST = { proposes: 'deleted', text: 'Có vẻ là lừa đảo, nhưng chưa chắc.' } as const;
const ask = (body: { proposes?: 'ignored' | 'deleted' | 'blocked'; text: string } = FIRST, by = hoa) =>
  server.call(secondOpinions.ask, { idcase: report.case_id, body }, { key: by.key });
const withdraw = (by = hoa) => server.call(secondOpinions.withdraw, { idcase: report.case_id }, { key: by.key });
const decide = (idreport = report.report_id) =>
  server.call(reports.processReport, { idreport, action: 1 }, { key: minh.key });
async function shown() {
  const one = await server.call(reports.oneCase, { idcase: report.case_id }, { key: minh.key });
  const list = await server.call(reports.cases, { count: 200 }, { key: minh.key });
  if (one.refused !== undefined || list.refused !== undefined) throw new Error('The case is not read.');
  expect(list.data.find(({ caseId }) => caseId === report.case_id)?.secondOpinion).toEqual(one.data.secondOpinion);
  return one.data;
}

test('a case that waits for a second opinion stays open, and says who asks, why, and what they would decide', async () => {
  const answer = await ask();
  const opinion = {
    by: { uid: hoa.uid, display_name: expect.any(String), avatar: '' },
    at: expect.any(Number),
    ...FIRST,
  };
  expect(answer).toMatchObject({ data: { caseId: report.case_id, secondOpinion: opinion } });
  expect(await shown()).toMatchObject({ decision: 'open', secondOpinion: opinion });
});

test('who does not know what to decide proposes nothing', async () => {
  await ask({ text: 'Không rõ.' });
  expect((await shown()).secondOpinion).toMatchObject({ text: 'Không rõ.' });
  expect((await shown()).secondOpinion).not.toHaveProperty('proposes');
});

test('the first opinion is its author’s to write anew and to take back', async () => {
  await ask();
  expect(await ask({ text: 'Của tôi' }, minh)).toMatchObject({
    refused: Code.alreadyExists,
    data: { caseId: report.case_id, secondOpinion: { by: { uid: hoa.uid }, ...FIRST } },
  });
  expect(await withdraw(minh)).toMatchObject({ refused: Code.forbidden });
  await ask({ proposes: 'ignored', text: 'Nghĩ lại thì không sao.' });
  expect((await shown()).secondOpinion).toMatchObject({ proposes: 'ignored', text: 'Nghĩ lại thì không sao.' });
  expect(await withdraw()).toMatchObject({ data: { caseId: report.case_id, secondOpinion: null } });
  expect((await shown()).secondOpinion).toBeUndefined();
  expect(await withdraw()).toMatchObject({ status: 200 });
});

test('all of it is in the log, each change once', async () => {
  await ask();
  await ask();
  await ask({ text: 'Khác' });
  await withdraw();
  const log = await server.call(audit.list, { target: report.case_id }, { key: hoa.key });
  expect(log).toMatchObject({
    total: 3,
    data: [
      { command: 'report.withdrawOpinion', before: { proposes: null, text: 'Khác' }, after: null },
      { command: 'report.askOpinion', before: FIRST, after: { proposes: null, text: 'Khác' } },
      { command: 'report.askOpinion', target: { kind: 'case' }, before: null, after: FIRST },
    ],
  });
});

test('it is gone once the last open report is decided, and does not come back', async () => {
  const other = await aReport(server.db, { post });
  await ask();
  await decide(other.report_id);
  expect((await shown()).secondOpinion).toMatchObject(FIRST);
  await decide();
  expect((await shown()).secondOpinion).toBeUndefined();
  await server.call(reports.reopen, { idreport: report.report_id }, { key: minh.key });
  expect(await shown()).toMatchObject({ decision: 'open' });
  expect((await shown()).secondOpinion).toBeUndefined();
});

test('a case that is decided needs none, and one that is not there has none', async () => {
  await decide();
  expect(await ask()).toMatchObject({
    refused: Code.taskEnded,
    data: { decision: 'ignored', decidedBy: { uid: minh.uid } },
  });
  const idcase = 'pnothing';
  expect(await server.call(secondOpinions.ask, { idcase, body: FIRST }, { key: hoa.key })).toMatchObject({
    refused: Code.notFound,
  });
  expect(await server.call(secondOpinions.withdraw, { idcase }, { key: hoa.key })).toMatchObject({
    refused: Code.notFound,
  });
});

test('the others are told at once', async () => {
  const reader = await listenTo(server.url, minh.key);
  await expect.poll(() => reader.messages[0]?.name).toBe('begin');
  await ask();
  await expect
    .poll(() => reader.rows().find(({ caseId, by }) => caseId === report.case_id && by))
    .toMatchObject({ kind: 'report', id: report.report_id, by: { uid: hoa.uid } });
  reader.close();
});

test.each([[''], ['   '], ['x'.repeat(2001)]])('the text %j is refused by its name', async (text) => {
  expect(
    await fetch(`${server.url}/api/report/secondopinion?idcase=${report.case_id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${hoa.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    }).then((answer) => answer.json()),
  ).toMatchObject({ error: { code: 400 }, data: { issues: [{ path: 'body.text' }] } });
});
