import { expect, test } from 'vitest';
import { Code } from '../../contract/codes';
import { casesOfReports } from '../../contract/plainCases';
import type { Report } from '../../contract/reports';
import { aPerson } from '../commands/rows';
import { aDesk, refused, rest } from './aDesk';

let made = 0;
const aReport = (more: Partial<Report> = {}): Report => {
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
  return casesOfReports(page);
};
const decisions = (desk: ReturnType<typeof aDesk<'report'>>) => [0, 1, 2].map((at) => desk.row(at).decision);

test('reports of a page that are about the same are shown as one case, in each of their rows', () => {
  const author = aPerson();
  const onComment = aReport({ commentId: 'loi', reported: author });
  const page = [aReport({ reported: author, decision: 'ignored' }), onComment, aReport({ reported: author })];
  const [first, comment, third] = casesOfReports(page);
  expect([first, comment, third].map((row) => row?.reportCount)).toEqual([2, 1, 2]);
  // What is open stands first; each row is decided or not as its own report is.
  expect(first?.reports.map(({ reportId }) => reportId)).toEqual([third?.caseId, first?.caseId]);
  expect([first?.decision, comment?.decision, third?.decision]).toEqual(['ignored', 'open', 'open']);
  expect([first, comment, third].map((row) => row?.authorReportCount)).toEqual([3, 3, 3]);
});

test('one decision settles every report of the case, moves on to the next case, and is one undo', async () => {
  const desk = aDesk({ kind: 'report', rows: aPage(), may: MAY });
  await desk.invoke('report.ignore');
  expect(decisions(desk)).toEqual(['ignored', 'open', 'ignored']);
  expect(desk.cursorAt()).toBe(1);
  await rest();
  expect(desk.calls.map(({ input }) => input.idreport)).toEqual([desk.id(0), desk.id(2)]);
  expect(decisions(desk)).toEqual(['ignored', 'open', 'ignored']);
  await desk.runner.undo();
  await rest();
  expect(decisions(desk)).toEqual(['open', 'open', 'open']);
});

test('what the server refuses is open again in each row, and said where it was done', async () => {
  const desk = aDesk({ kind: 'report', rows: aPage(), may: MAY, refuse: () => refused(Code.forbidden) });
  await desk.invoke('report.deletePost');
  expect(decisions(desk)).toEqual(['deleted', 'open', 'deleted']);
  await rest();
  expect(decisions(desk)).toEqual(['open', 'open', 'open']);
  expect([desk.trouble(0)?.code, desk.trouble(2)]).toEqual([Code.forbidden, null]);
});

test('a report that was decided alone stays decided as it was while its siblings are decided and opened again', async () => {
  const page = [aReport(), aReport({ decision: 'blocked' }), aReport()];
  const desk = aDesk({ kind: 'report', rows: casesOfReports(page), may: MAY });
  expect(decisions(desk)).toEqual(['open', 'blocked', 'open']);
  await desk.invoke('report.ignore');
  expect(decisions(desk)).toEqual(['ignored', 'blocked', 'ignored']);
  await rest();
  expect(desk.calls.map(({ input }) => input.idreport)).toEqual([desk.id(0), desk.id(2)]);
  await desk.runner.undo();
  await rest();
  expect(decisions(desk)).toEqual(['open', 'blocked', 'open']);
});
