import { expect, test } from 'vitest';
// Arrives late in the console; here at once, so that no test waits for it.
import '../../../contract/audit';
import type { ReportCase } from '../../../contract/reports';
import { jobs } from '../../../src/run/job/jobs';
import { aCase } from '../../commands/rows';
import { aConsole } from '../../support/aConsole';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const heldBy = (uid: number, until = inSeconds(300)): Pick<ReportCase, 'claim'> => ({
  claim: { by: { uid, display_name: 'Phạm Văn Minh', avatar: '' }, until },
});
const ME = 1;
const MINH = 2;
const queue = (rows: readonly ReportCase[], more: { readonly confirms?: boolean } = {}) =>
  aConsole({ kind: 'report', rows, may: ['REPORT_VIEW'], extensions: ['cases', 'restore', 'claims'], ...more });

test('a decision goes on to the next case that nobody else is at', async () => {
  const rows = [aCase(), aCase(heldBy(MINH)), aCase(heldBy(MINH)), aCase(heldBy(ME)), aCase()];
  const harness = queue(rows);
  await harness.invoke('report.ignore');
  expect(harness.cursor()).toBe(rows[3]?.caseId);
});

test('a claim that has run out keeps nobody away', async () => {
  const rows = [aCase(), aCase(heldBy(MINH, 1))];
  const harness = queue(rows);
  await harness.invoke('report.ignore');
  expect(harness.cursor()).toBe(rows[1]?.caseId);
});

test.each([[true], [false]])(
  'a case that a colleague is at is asked about before it is decided: %s',
  async (confirms) => {
    const row = aCase(heldBy(MINH));
    const harness = queue([row], { confirms });
    await harness.invoke('report.ignore');
    await harness.quiet();
    expect(harness.questions).toEqual([1]);
    expect(harness.server.row('report', row.caseId)?.decision).toBe(confirms ? 'ignored' : 'open');
  },
);

test('one’s own case and one that nobody is at are decided without a question', async () => {
  const harness = queue([aCase(heldBy(ME)), aCase()]);
  await harness.invoke('report.ignore');
  await harness.invoke('report.ignore');
  await harness.quiet();
  expect(harness.questions).toEqual([]);
});

test('of many those that colleagues are at are left out, with the reason', async () => {
  const rows = [aCase(), aCase(heldBy(MINH)), aCase()];
  const harness = queue(rows);
  harness.selectAll();
  await harness.invoke('report.ignore');
  await harness.quiet();
  const [job] = jobs.list;
  expect(job?.counts).toMatchObject({ done: 2, skipped: 1 });
  expect(harness.runner.jobs.rowsOf(job?.id ?? '', ['skipped'])[0]?.why).toBe('report.colleagueAtIt');
  expect(harness.server.row('report', rows[1]?.caseId ?? '')?.decision).toBe('open');
});
