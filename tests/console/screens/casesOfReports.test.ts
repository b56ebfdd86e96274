import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { groupReportsIntoCases } from '../../../contract/groupReportsIntoCases';
import type { AbuseReport } from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { setLanguage } from '../../../src/i18n';
import { loadDeferredTexts } from '../../../src/i18n/deferredTexts';
import { wordsOf } from '../../../src/shell/toasts';
import { aPerson } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

let made = 0;
const aReport = (more: Partial<AbuseReport> = {}): AbuseReport => {
  made += 1;
  return {
    reportId: `r${made}`,
    postId: 'bai',
    decision: 'open',
    createdAt: 1_790_000_000 - made,
    reason: 'Lừa đảo',
    reporter: aPerson(),
    reported: aPerson(),
    content: 'Bán vé số trúng 100%',
    media: [],
    ...more,
  };
};
const MAY = ['REPORT_VIEW', 'REPORT_DELETE_POST'] as const;
/** Two reports on one post with another between them, as a server without cases answers them: two cases. */
const aPage = () => {
  const author = aPerson();
  // What a test before decided about another post is not known of this one.
  const page = [aReport({ reported: author }), aReport({ postId: `khac${made}` }), aReport({ reported: author })];
  return { page, rows: groupReportsIntoCases(page) };
};
const decisions = (harness: ReturnType<typeof aConsole<'report'>>) => [0, 1].map((at) => harness.row(at).decision);

test('reports that are about the same are one case, where the first of them stands', () => {
  const author = aPerson();
  const onComment = aReport({ commentId: 'loi', reported: author });
  const page = [aReport({ reported: author, decision: 'ignored' }), onComment, aReport({ reported: author })];
  const cases = groupReportsIntoCases(page);
  expect(cases.map(({ caseId, reportCount }) => [caseId, reportCount])).toEqual([
    ['pbai', 2],
    ['cloi', 1],
  ]);
  // What is open stands first, and the case is open while one of its reports is.
  expect(cases[0]?.reports.map(({ reportId }) => reportId)).toEqual([page[2]?.reportId, page[0]?.reportId]);
  expect(cases.map(({ decision }) => decision)).toEqual(['open', 'open']);
  expect(cases[0]?.createdAt).toBe(page[0]?.createdAt);
});

test('a decided case is decided as its newest report was, and has what any of its reports says of the author', () => {
  const { reported: author, content: _none, ...bare } = aReport({ decision: 'blocked' });
  const [row] = groupReportsIntoCases([bare, aReport({ decision: 'ignored', ...(author && { reported: author }) })]);
  expect(row).toMatchObject({ decision: 'blocked', reported: author, content: 'Bán vé số trúng 100%' });
});

test('every report is in one case, and every case about one thing', () => {
  const report = fc.record({ postId: fc.constantFrom('', 'a', 'b'), commentId: fc.constantFrom(undefined, 'c', 'd') });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 20 }), (some) => {
      const all = some.map(({ commentId, ...more }) => aReport({ ...more, ...(commentId && { commentId }) }));
      const cases = groupReportsIntoCases(all);
      expect(cases.flatMap(({ reports }) => reports.map(({ reportId }) => reportId)).toSorted()).toEqual(
        all.map(({ reportId }) => reportId).toSorted(),
      );
      expect(new Set(cases.map(({ caseId }) => caseId)).size).toBe(cases.length);
      for (const one of cases) expect(one.reportCount).toBe(one.reports.length);
    }),
  );
});

test('one decision settles every report of the case, moves on to the next case, and is one undo', async () => {
  const { page, rows } = aPage();
  const harness = aConsole({ kind: 'report', rows, may: MAY });
  await harness.invoke('report.ignore');
  expect(decisions(harness)).toEqual(['ignored', 'open']);
  expect(harness.cursorAt()).toBe(1);
  await flush();
  expect(harness.calls.map(({ input }) => input.idreport)).toEqual([page[0]?.reportId, page[2]?.reportId]);
  await harness.runner.undo();
  await flush();
  expect(decisions(harness)).toEqual(['open', 'open']);
});

test('many cases are asked about and counted in one unit, however many reports each gathers', async () => {
  const page = Array.from({ length: 45 }, (_, at) =>
    aReport({ postId: `nhieu${at % 30}`, decision: at % 30 < 3 ? 'ignored' : 'open' }),
  );
  const rows = groupReportsIntoCases(page);
  const harness = aConsole({ kind: 'report', rows, may: MAY });
  harness.select(...rows.keys());
  await harness.invoke('report.deletePost');
  await harness.quiet();
  expect(harness.questions).toEqual([27]);
  const params = { done: 27, total: 30, skipped: 3, skippedWhy: 'report.alreadyDecided' };
  expect(harness.said.at(-1)).toMatchObject({ key: 'run.jobDone', params });
  // Of the 27 cases 12 have two reports.
  expect(harness.calls.length).toBe(39);
});

describe('what is said of a decision', () => {
  const HELD = { kind: 'report', may: [...MAY, 'REPORT_BLOCK_ACCOUNT'], extensions: [] } as const;

  test('about a comment calls it what its button does, before it goes out, where it fails and when it is taken back', async () => {
    const rows = groupReportsIntoCases([aReport({ commentId: 'c20' }), aReport({ postId: 'khac' })]);
    const harness = aConsole({ ...HELD, rows, refuse: () => refused(Code.forbidden) });
    const label = 'screens.reports.deleteReported';
    await harness.invoke('report.deletePost');
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.held', params: { command: 'report.deletePost', label } });
    await harness.runner.undo();
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.pulledBack', params: { label } });
    await harness.invoke('report.deletePost');
    await harness.clock.pass(60_000);
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.failed', params: { label } });
    harness.focus(1);
    await harness.invoke('report.deletePost');
    expect(harness.said.at(-1)?.params).not.toHaveProperty('label');
  });

  test('that settles several reports says how many', async () => {
    const harness = aConsole({ ...HELD, rows: aPage().rows });
    await harness.invoke('report.ignore');
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.held', params: { several: 2 } });
    await harness.clock.pass(60_000);
    expect(harness.said.at(-1)).toMatchObject({ key: 'report.ignore.done', params: { several: 2 } });
    harness.focus(1);
    await harness.invoke('report.ignore');
    expect(harness.said.at(-1)?.params).not.toHaveProperty('several');
  });

  test('names the author who was blocked as that, and what was reported as his', async () => {
    const { reported: _unknown, ...unnamed } = aReport({ postId: 'vo-danh' });
    const harness = aConsole({
      ...HELD,
      rows: groupReportsIntoCases([aReport({ postId: 'co-ten', content: '' }), unnamed]),
    });
    for (const [at, key] of [
      [0, 'report.blockUser.done'],
      [1, 'report.blockUser.doneUnnamed'],
    ] as const) {
      harness.focus(at);
      await harness.invoke('report.blockUser');
      await harness.clock.pass(60_000);
      expect(harness.said.at(-1)?.key).toBe(key);
    }
  });

  test('names the author and the words together, so that question and toast are of one thing', async () => {
    const [row] = groupReportsIntoCases([aReport({ content: 'Bán bùa' })]);
    const harness = aConsole({ ...HELD, rows: row ? [row] : [] });
    await harness.invoke('report.blockUser');
    const name = String(harness.said.at(-1)?.params?.name);
    expect(name).toContain(row?.reported?.displayName);
    expect(name).toContain('Bán bùa');
  });

  test('is put into words with the name of the button and the number of reports', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('localStorage', { setItem: () => {} });
    await setLanguage('vi');
    await loadDeferredTexts();
    const params = { command: 'report.deletePost', name: 'a', label: 'screens.reports.deleteReported', several: 3 };
    expect(wordsOf({ key: 'run.held', params, tone: 'info', heldUntilMs: Date.now() + 6000 })).toMatch(
      /^Xoá nội dung, gửi sau 6 giây: .a. \(3 báo cáo\)$/,
    );
  });
});
