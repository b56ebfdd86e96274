import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaseReport, Decision } from '../../../contract/reports';
import { DECISIONS } from '../../../contract/reports';
import { caseAsTold, type ReportEvent } from '../../../src/live/caseAsTold';
import { aCase } from '../../commands/rows';

const LAN = { uid: 7, display_name: 'Trần Thị Lan' };
const MINH = { uid: 8, display_name: 'Phạm Văn Minh' };
const report = (reportId: string, decision: Decision = 'open'): CaseReport => ({
  reportId,
  decision,
  createdAt: 1,
  reason: '',
  ...(decision === 'open' ? {} : { decidedBy: LAN, decidedAt: 5 }),
});
const caseOf = (reports: readonly CaseReport[], reportCount = reports.length) => {
  const [newest] = reports;
  const decision = reports.some((one) => one.decision === 'open') ? 'open' : (newest?.decision ?? 'open');
  return aCase({ reports: [...reports], decision, reportCount });
};
const told = (id: string, became?: ReportEvent['became'], by = MINH, at = 9): ReportEvent => ({
  id,
  at,
  by,
  ...(became && { became }),
});

test('a case is settled with the decision on the last of its open reports, and says by whom', () => {
  const both = caseOf([report('1'), report('2')]);
  const half = caseAsTold(both, told('1', 'deleted'));
  expect(half).toMatchObject({
    decision: 'open',
    reports: [{ decision: 'deleted', decidedBy: MINH, decidedAt: 9 }, {}],
  });
  expect(half && caseAsTold(half, told('2', 'ignored'))).toMatchObject({ decision: 'ignored' });
});

test('one report that is opened again opens its case, and nobody has decided it', () => {
  const now = caseAsTold(caseOf([report('1', 'blocked'), report('2', 'blocked')]), told('2', 'open'));
  expect(now?.decision).toBe('open');
  expect(now?.reports[1]).toEqual({ reportId: '2', decision: 'open', createdAt: 1, reason: '' });
});

test('only the server knows a case that has another report, or more than the row names', () => {
  const one = caseOf([report('1')]);
  expect(caseAsTold(one, told('2', 'arrived'))).toBeUndefined();
  expect(caseAsTold(one, told('2', 'ignored'))).toBeUndefined();
  expect(caseAsTold(caseOf([report('1')], 3), told('1', 'ignored'))).toBeUndefined();
});

test('what says nothing new of the row leaves it as it is: a report that it has, what is told twice', () => {
  const row = caseOf([report('1', 'ignored')]);
  expect(caseAsTold(row, told('1', 'arrived'))).toEqual(row);
  expect(caseAsTold(row, told('1', 'ignored', LAN, 6))).toEqual(row);
});

test('of what neither settles nor claims only the server knows what it is: handed over, say, or replied to', () => {
  expect(caseAsTold(caseOf([report('1')]), told('1'))).toBeUndefined();
});

test('who is at a case is there until they leave, or the case is settled', () => {
  const claim = { by: { ...MINH, avatar: '' }, until: 300 };
  const held = caseAsTold(caseOf([report('1'), report('2')]), { ...told('1'), claim });
  expect(held?.claim).toEqual(claim);
  const half = held && caseAsTold(held, told('1', 'ignored'));
  expect(half?.claim).toEqual(claim);
  expect(half && caseAsTold(half, told('2', 'ignored'))).not.toHaveProperty('claim');
  expect(held && caseAsTold(held, { ...told('1'), claim: null })).not.toHaveProperty('claim');
});

test('a case ends as its events say, in whatever pieces they are told, and told again it is the same', () => {
  const some = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    became: fc.constantFrom(...DECISIONS),
    by: fc.constantFrom(LAN, MINH),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), fc.nat(12), (events, from) => {
      const begin = caseOf([report('1'), report('2'), report('3')]);
      const after = (row: typeof begin, all: typeof events) =>
        all.reduce((now, { id, became, by }) => caseAsTold(now, told(id, became, by)) ?? now, row);
      const end = after(begin, events);
      const last = new Map<string, string>(events.map(({ id, became }) => [id, became]));
      expect(end.reports.map(({ decision }) => decision)).toEqual(['1', '2', '3'].map((id) => last.get(id) ?? 'open'));
      expect(end.decision === 'open').toBe(end.reports.some(({ decision }) => decision === 'open'));
      // Who was away for a moment is told the end of it twice.
      expect(after(end, events.slice(from)).reports.map(({ decision }) => decision)).toEqual(
        end.reports.map(({ decision }) => decision),
      );
    }),
  );
});
