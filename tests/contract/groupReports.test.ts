import { describe, expect, test } from 'vitest';
import { caseIdOf, groupReportsIntoCases } from '../../contract/groupReportsIntoCases';
import type { AbuseReport } from '../../contract/reports';
import { aMedium, aPerson } from '../commands/rows';

const report = (reportId: string, more: Partial<AbuseReport> = {}): AbuseReport => ({
  ...{ reportId, postId: 'p1', decision: 'open', createdAt: 5, reason: 'Spam', media: [] },
  ...more,
});
const caseOf = (...reports: AbuseReport[]) => groupReportsIntoCases(reports)[0] ?? expect.fail('there is no case');

test('a report is about a comment, else about a post, and one of which nothing can be read about itself', () => {
  expect(caseIdOf({ reportId: 'r', postId: 'p', commentId: 'c' })).toBe('cc');
  expect(caseIdOf({ reportId: 'r', postId: 'p' })).toBe('pp');
  expect(caseIdOf({ reportId: 'r', postId: '' })).toBe('rr');
});

describe('the case of the reports that were read of a server', () => {
  test('has what is said, and nothing of what no report says', () => {
    expect(caseOf(report('a'))).toStrictEqual({
      ...{ caseId: 'pp1', postId: 'p1', decision: 'open', createdAt: 5, media: [], reportCount: 1 },
      reports: [{ reportId: 'a', decision: 'open', createdAt: 5, reason: 'Spam' }],
    });
  });

  test('has of each report who made it and who decided it', () => {
    const more = { reporter: aPerson(), decidedBy: { uid: 1, display_name: 'An' }, decidedAt: 9 };
    expect(caseOf(report('a', { ...more, decision: 'ignored', commentId: 'c1' }))).toMatchObject({
      ...{ commentId: 'c1', decision: 'ignored' },
      reports: [{ reportId: 'a', decision: 'ignored', createdAt: 5, reason: 'Spam', ...more }],
    });
  });

  test('has author, words and pictures of whichever report says them first', () => {
    const [reported, media] = [aPerson(), [aMedium()]];
    const all = [
      report('a'),
      report('b', { reported, content: '' }),
      report('c', { reported: aPerson(), content: 'x', media }),
    ];
    expect(caseOf(...all)).toMatchObject({ reported, content: '', media });
  });

  test('has its open reports first, each the newest first, and is as new as the newest', () => {
    const all = [
      report('old', { createdAt: 1 }),
      report('unread', { createdAt: Number.NaN }),
      report('decided', { createdAt: 9, decision: 'deleted' }),
      report('new', { createdAt: 7 }),
    ];
    const { reports, createdAt, decision, reportCount } = caseOf(...all);
    expect(reports.map(({ reportId }) => reportId)).toEqual(['new', 'old', 'unread', 'decided']);
    expect([createdAt, decision, reportCount]).toEqual([9, 'open', 4]);
  });

  test('names each part once that could not be read of any of them', () => {
    const part = { field: 'content', at: 'content', isWhole: true };
    const other = { ...part, at: 'words' };
    const unread = (...parts: object[]) => ({ unread: parts }) as never;
    const { unread: all } = caseOf(report('a', unread(part)), report('b', unread(part, other))) as { unread?: unknown };
    expect(all).toEqual([part, other]);
  });
});
