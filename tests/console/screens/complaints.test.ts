import { expect, test } from 'vitest';
import { sharedReasonsOf } from '../../../src/screens/reports/reasons';
import { aCase, aCaseReport } from '../../commands/rows';

test('what several complain of is counted above them, the commonest first; what one of them says is read there alone', () => {
  const given = ['Quấy rối', 'Lừa đảo', 'Khoe khoang', 'Lừa đảo', 'Quấy rối', 'Lừa đảo', ''];
  const reports = given.map((reason) => aCaseReport({ reason }));
  expect(sharedReasonsOf(aCase({ reports }))).toEqual([
    ['Lừa đảo', 3],
    ['Quấy rối', 2],
  ]);
});
