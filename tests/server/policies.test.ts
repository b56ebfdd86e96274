import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as policies from '../../contract/policies';
import * as reports from '../../contract/reports';
import * as capabilities from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import type { PostRow, ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aPost, aReport } from './rows';

let server: TestServer;
let chief: Staff;
let hoa: Staff;
let post: PostRow;
let report: ReportRow;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith([], { tier: 100 });
  hoa = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT', 'PROFILE_VIEW']);
});
beforeEach(async () => {
  post = await aPost(server.db);
  report = await aReport(server.db, { post });
  await save(['Lừa đảo', 'Xin tiền hay thông tin của người khác.'], ['Quảng cáo']);
});
afterAll(() => server.close());

function dataOf<A extends Answer<unknown>>(answer: A): Extract<A, { refused?: undefined }>['data'] {
  if (answer.refused !== undefined) throw new Error(answer.message);
  return (answer as Extract<A, { refused?: undefined }>).data;
}
type Line = readonly [name: string, text?: string];
const saving = (lines: readonly Line[], by = chief) =>
  server.call(
    policies.save,
    { body: { policies: lines.map(([name, text = '']) => ({ name, text })) } },
    { key: by.key },
  );
const save = async (...lines: readonly Line[]) => dataOf(await saving(lines));
const list = async (by = hoa) => dataOf(await server.call(policies.list, {}, { key: by.key }));
const idOf = async (name: string) => (await list()).find((one) => one.name === name)?.id ?? expect.fail(name);
const decide = (action: 1 | 2 | 3, policy?: string, idreport = report.report_id) =>
  server.call(reports.processReport, { idreport, action, policy }, { key: hoa.key });
const ofCase = async () =>
  dataOf(await server.call(policies.ofCase, { idcase: report.case_id }, { key: hoa.key })).map(
    ({ reportId, policy }) => [reportId, policy.name],
  );
const extensions = async () => dataOf(await server.call(capabilities.capabilities, {}));

test('the owner lists policies in an order of their own, each with what it says at length', async () => {
  await save(['Quảng cáo'], ['Lừa đảo', 'Xin tiền.'], ['Bạo lực']);
  expect((await list()).map(({ name, text }) => [name, text])).toEqual([
    ['Quảng cáo', ''],
    ['Lừa đảo', 'Xin tiền.'],
    ['Bạo lực', ''],
  ]);
});

test('only a super admin edits them, and the log has how they were before', async () => {
  expect(await saving([['Của tôi']], hoa)).toMatchObject({ refused: Code.forbidden });
  await save(['Bạo lực']);
  const [entry] = dataOf(await server.call(audit.list, { command: 'policy.edit', count: 1 }, { key: chief.key }));
  expect(entry).toMatchObject({
    before: { policies: ['Lừa đảo: Xin tiền hay thông tin của người khác.', 'Quảng cáo'] },
    after: { policies: ['Bạo lực'] },
  });
});

test('a list is replaced by nobody who has not seen it', async () => {
  const seen = (await list()).map(({ name, text }) => ({ name, text }));
  const replacing = (replaces: typeof seen) =>
    server.call(policies.save, { body: { policies: seen.slice(1), replaces } }, { key: chief.key });
  expect(await replacing([])).toMatchObject({ refused: Code.changedMeanwhile, data: seen });
  expect(await replacing(seen.toReversed())).toMatchObject({ refused: Code.changedMeanwhile });
  expect(await list()).toMatchObject(seen);
  expect(await replacing(seen)).toMatchObject({ data: seen.slice(1) });
});

test('a name stands once, however its marks are written, and there are at most 30', async () => {
  const statusOf = async (...names: readonly string[]) => {
    const body = JSON.stringify({ policies: names.map((name) => ({ name, text: '' })) });
    const headers = { authorization: `Bearer ${chief.key}`, 'content-type': 'application/json' };
    return (await fetch(`${server.url}/api/policy/save`, { method: 'PUT', headers, body })).status;
  };
  const many = Array.from({ length: policies.POLICIES_MAX + 1 }, (_, at) => `Số ${at}`);
  expect(await statusOf('Lừa đảo', 'Lừa đảo'.normalize('NFD'))).toBe(400);
  expect(await statusOf(' ')).toBe(400);
  expect(await statusOf('a'.repeat(policies.POLICY_NAME_MAX + 1))).toBe(400);
  expect(await statusOf(...many)).toBe(400);
  expect((await list()).map(({ name }) => name)).toEqual(['Lừa đảo', 'Quảng cáo']);
  expect(await statusOf(...many.slice(1))).toBe(200);
});

test('a decision that names a policy says so in the case and in the log', async () => {
  const other = await aReport(server.db, { post });
  expect(await decide(2, await idOf('Lừa đảo'))).toMatchObject({ data: { decision: 'deleted' } });
  await decide(3, undefined, other.report_id);
  expect(await ofCase()).toEqual([[report.report_id, 'Lừa đảo']]);
  const [entry] = dataOf(await server.call(audit.list, { target: report.report_id, count: 1 }, { key: chief.key }));
  expect(entry).toMatchObject({ command: 'report.deletePost', after: { action: 2, policy: 'Lừa đảo' } });
  // The post's own entry stands for the decision where its entries are folded.
  const [ofPost] = dataOf(await server.call(audit.list, { target: post.post_id, count: 1 }, { key: chief.key }));
  expect(ofPost).toMatchObject({ command: 'report.deletePost', after: { policy: 'Lừa đảo' } });
});

test('a policy that is not listed is refused, as one with what is ignored, and the report stays open', async () => {
  const gone = await idOf('Quảng cáo');
  await save(['Lừa đảo']);
  for (const policy of [gone, '999999', 'none', '1e3'])
    expect(await decide(2, policy), policy).toMatchObject({
      refused: Code.malformed,
      data: { issues: [{ path: 'policy' }] },
    });
  expect(await decide(1, await idOf('Lừa đảo'))).toMatchObject({ refused: Code.malformed });
  const now = await server.call(reports.oneCase, { idcase: report.case_id }, { key: hoa.key });
  expect(now).toMatchObject({ data: { decision: 'open' } });
});

test('a policy that is listed no more stays with the decisions that name it, and comes back under its id', async () => {
  const id = await idOf('Quảng cáo');
  await decide(3, id);
  await save(['Lừa đảo']);
  expect(await ofCase()).toEqual([[report.report_id, 'Quảng cáo']]);
  await save(['Quảng cáo', 'Mua bán.'], ['Lừa đảo']);
  expect(await idOf('Quảng cáo')).toBe(id);
});

test('a decision that is taken back rests on nothing any more, and the next one on its own policy', async () => {
  await decide(2, await idOf('Lừa đảo'));
  dataOf(await server.call(reports.reopen, { idreport: report.report_id }, { key: hoa.key }));
  expect(await ofCase()).toEqual([]);
  await decide(3, await idOf('Quảng cáo'));
  expect(await ofCase()).toEqual([[report.report_id, 'Quảng cáo']]);
});

test('a server says that decisions can name a policy while any is listed', async () => {
  expect(await extensions()).toContain('reports.policy');
  await save();
  expect(await extensions()).not.toContain('reports.policy');
  expect(await extensions()).toContain('policies');
});
