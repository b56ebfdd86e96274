import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { groupReportsIntoCases } from '../../../contract/groupReportsIntoCases';
import type { AbuseReport, ReportCase } from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { setLanguage } from '../../../src/i18n';
import { loadDeferredTexts } from '../../../src/i18n/deferredTexts';
import { wordsOf } from '../../../src/shell/toasts';
import { aPerson } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

// The sprite is made by the build, and nothing is drawn here.
vi.mock('../../../src/ui/Icon', () => ({ Icon: () => null }));

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
/** Two reports on one post with another between them, as a server without cases answers them. */
const aPage = () => {
  const author = aPerson();
  const page = [aReport({ reported: author }), aReport({ postId: 'khac' }), aReport({ reported: author })];
  return groupReportsIntoCases(page);
};
const decisions = (harness: ReturnType<typeof aConsole<'report'>>) => [0, 1, 2].map((at) => harness.row(at).decision);

test('reports of a page that are about the same are shown as one case, in each of their rows', () => {
  const author = aPerson();
  const onComment = aReport({ commentId: 'loi', reported: author });
  const page = [aReport({ reported: author, decision: 'ignored' }), onComment, aReport({ reported: author })];
  const [first, comment, third] = groupReportsIntoCases(page);
  expect([first, comment, third].map((row) => row?.reportCount)).toEqual([2, 1, 2]);
  // What is open stands first; each row is decided or not as its own report is.
  expect(first?.reports.map(({ reportId }) => reportId)).toEqual([third?.caseId, first?.caseId]);
  expect([first?.decision, comment?.decision, third?.decision]).toEqual(['ignored', 'open', 'open']);
  expect([first, comment, third].map((row) => row?.authorReportCount)).toEqual([3, 3, 3]);
});

test('a report of a later page joins its case in the rows of earlier pages too', () => {
  const [first, other] = [aReport(), aReport({ postId: 'khac' })];
  const above = groupReportsIntoCases([first, other]);
  const [late, lone] = [aReport({ decision: 'ignored' }), aReport({ postId: 'rieng' })];
  const [joined, alone, ...fuller] = groupReportsIntoCases([late, lone], above);
  expect(joined?.reports.map(({ reportId }) => reportId)).toEqual([first.reportId, late.reportId]);
  expect([joined?.decision, alone?.reportCount]).toEqual(['ignored', 1]);
  expect(fuller.map(({ caseId, reportCount }) => [caseId, reportCount])).toEqual([[first.reportId, 2]]);
  // Read once more, nothing is new to anybody.
  expect(groupReportsIntoCases([late], fuller)).toHaveLength(1);
});

test('however the reports come in pages, each row has all that were read about the same', () => {
  const report = fc.record({ postId: fc.constantFrom('', 'a', 'b'), commentId: fc.constantFrom(undefined, 'c', 'd') });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 20 }), fc.integer({ min: 1, max: 20 }), (made, size) => {
      const all = made.map(({ commentId, ...more }) => aReport({ ...more, ...(commentId && { commentId }) }));
      const rows = new Map<string, ReportCase>();
      for (let pos = 0; pos < all.length; pos += size)
        for (const row of groupReportsIntoCases(all.slice(pos, pos + size), [...rows.values()]))
          rows.set(row.caseId, row);
      const idsOf = (some: readonly ReportCase[]) =>
        some.map(({ caseId, reports }) => [caseId, ...reports.map(({ reportId }) => reportId).toSorted()]).toSorted();
      expect(idsOf([...rows.values()])).toEqual(idsOf(groupReportsIntoCases(all)));
    }),
  );
});

test('one decision settles every report of the case, moves on to the next case, and is one undo', async () => {
  const harness = aConsole({ kind: 'report', rows: aPage(), may: MAY });
  await harness.invoke('report.ignore');
  expect(decisions(harness)).toEqual(['ignored', 'open', 'ignored']);
  expect(harness.cursorAt()).toBe(1);
  await flush();
  expect(harness.calls.map(({ input }) => input.idreport)).toEqual([harness.id(0), harness.id(2)]);
  expect(decisions(harness)).toEqual(['ignored', 'open', 'ignored']);
  await harness.runner.undo();
  await flush();
  expect(decisions(harness)).toEqual(['open', 'open', 'open']);
});

test('what the server refuses is open again in each row, and said where it was done', async () => {
  const harness = aConsole({ kind: 'report', rows: aPage(), may: MAY, refuse: () => refused(Code.forbidden) });
  await harness.invoke('report.deletePost');
  expect(decisions(harness)).toEqual(['deleted', 'open', 'deleted']);
  await flush();
  expect(decisions(harness)).toEqual(['open', 'open', 'open']);
  expect([harness.trouble(0)?.code, harness.trouble(2)]).toEqual([Code.forbidden, null]);
});

test('a report that was decided alone stays decided as it was while its siblings are decided and opened again', async () => {
  const page = [aReport(), aReport({ decision: 'blocked' }), aReport()];
  const harness = aConsole({ kind: 'report', rows: groupReportsIntoCases(page), may: MAY });
  expect(decisions(harness)).toEqual(['open', 'blocked', 'open']);
  await harness.invoke('report.ignore');
  expect(decisions(harness)).toEqual(['ignored', 'blocked', 'ignored']);
  await flush();
  expect(harness.calls.map(({ input }) => input.idreport)).toEqual([harness.id(0), harness.id(2)]);
  await harness.runner.undo();
  await flush();
  expect(decisions(harness)).toEqual(['open', 'blocked', 'open']);
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
    const harness = aConsole({ ...HELD, rows: aPage() });
    await harness.invoke('report.ignore');
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.held', params: { several: 2 } });
    await harness.clock.pass(60_000);
    expect(harness.said.at(-1)).toMatchObject({ key: 'report.ignore.done', params: { several: 2 } });
    harness.focus(1);
    await harness.invoke('report.ignore');
    expect(harness.said.at(-1)?.params).not.toHaveProperty('several');
  });

  test('names the author who was blocked as that, and what was reported as his', async () => {
    const { reported: _unknown, ...unnamed } = aReport({ postId: 'khac' });
    const harness = aConsole({ ...HELD, rows: groupReportsIntoCases([aReport({ content: '' }), unnamed]) });
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
      /^Xoá nội dung: .a. \(3 báo cáo\)\. Gửi sau 6 giây\.$/,
    );
  });
});
