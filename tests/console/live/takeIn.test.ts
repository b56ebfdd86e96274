import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RowEvent } from '../../../contract/events';
import type { ReportCase } from '../../../contract/reports';
import { openIntake } from '../../../src/live/takeIn';
import { onHappening } from '../../../src/state/happenings';
import { beginChange, cellOf, commitChange, putRows } from '../../../src/state/rows';
import { session } from '../../../src/state/session';
import { aCase } from '../../commands/rows';

const LAN = { uid: 7, display_name: 'Trần Thị Lan' };
const ME = { uid: 8, display_name: 'Phạm Văn Minh' };
const row = aCase();
const told = (more: Partial<RowEvent>): RowEvent => ({
  kind: 'report',
  id: row.reports[0]?.reportId ?? '',
  caseId: row.caseId,
  at: 9,
  ...more,
});

let marked: string[] = [];
let stop = () => {};
beforeEach(() => {
  marked = [];
  stop = onHappening('changed', (_kind, ids) => void marked.push(...ids));
  session.user = { ...ME, user_name: '', avatar: '', tier_id: 99, status: 1, roles: [] };
  putRows('report', [row]);
});
afterEach(() => stop());

function hear(event: RowEvent) {
  const intake = openIntake();
  intake.take({ rows: [event], isReread: false, hasOtherRights: false });
  intake.stop();
  return cellOf('report', row.caseId)?.row;
}

test('what a colleague decides is marked; what this person decides, in another tab say, is shown alone', () => {
  expect(hear(told({ became: 'ignored', by: ME }))?.decision).toBe('ignored');
  expect(marked).toEqual([]);
  expect(hear(told({ became: 'open', by: LAN }))?.decision).toBe('open');
  expect(marked).toEqual([row.caseId]);
});

test('a decision that was taken back before it is told of stays taken back', () => {
  const intake = openIntake();
  const tell = (became: Exclude<RowEvent['became'], 'arrived' | undefined>) => {
    intake.take({ rows: [told({ became, by: ME })], isReread: false, hasOtherRights: false });
    return cellOf('report', row.caseId)?.row.decision;
  };
  const make = (decision: ReportCase['decision']) => {
    const reports = row.reports.map((report) => ({ ...report, decision }));
    beginChange('report', row.caseId, decision, (before) => ({ ...before, decision, reports }));
    commitChange('report', row.caseId, decision, null);
  };
  make('deleted');
  make('open');
  expect(tell('deleted')).toBe('open');
  expect(tell('open')).toBe('open');
  // What is told a second time was done in another tab.
  expect(tell('deleted')).toBe('deleted');
  intake.stop();
});

test('that a colleague looks at a case is shown, and marks nothing', () => {
  const claim = { by: { ...LAN, avatar: '' }, until: 99 };
  expect(hear(told({ claim, by: LAN }))?.claim).toEqual(claim);
  expect(hear(told({ claim: null, by: LAN }))).not.toHaveProperty('claim');
  expect(marked).toEqual([]);
});

test('of a case that is not loaded nothing is made', () => {
  hear(told({ caseId: 'p404', became: 'ignored', by: LAN }));
  expect(cellOf('report', 'p404')).toBeUndefined();
});
