import { expect, test } from 'vitest';
import { withoutRecords, withReporters } from '../../commands/reporters';
import { aCase, aPerson } from './rows';

const recorded = (postCount: number, agreed: number) =>
  aCase({
    caseId: 'p1',
    authorRecord: { joinedAt: 1, postCount, cases: { open: 0, ignored: 0, deleted: 0, blocked: 0 } },
    reports: [
      { reportId: 'r1', reason: '', decision: 'open', reporter: aPerson(), record: { agreed, ignored: 0, open: 0 } },
    ],
  });

test('of what people have been known for the answer of now counts, not what the row kept', () => {
  const row = withReporters(withoutRecords(recorded(3, 1)), recorded(4, 2));
  expect([row.authorRecord?.postCount, row.reports[0]?.record?.agreed]).toEqual([4, 2]);
});
