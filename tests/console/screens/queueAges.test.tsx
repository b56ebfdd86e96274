import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Which icon it is stands in words.
vi.mock('../../../src/ui/Icon', () => ({ Icon: ({ name }: { name: string }) => <i title={name} /> }));
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { aCase } = await import('../../commands/rows');
const { reportColumns } = await import('../../../src/screens/reports/columns');

const DAY = 86_400;
const cellOf = (days: number, decision: 'open' | 'ignored' = 'open') => {
  const column = reportColumns.find(({ id }) => id === 'createdAt');
  const createdAt = Math.floor(Date.now() / 1000) - days * DAY;
  return renderToStaticMarkup(column?.cell(aCase({ createdAt, decision })));
};

test('an open case that has waited over 30 days bears a triangle, one over 7 stronger words, and one that is decided neither', () => {
  const [young, week, month, decided] = [cellOf(6), cellOf(8), cellOf(31), cellOf(31, 'ignored')];
  expect([young, week, month, decided].map((cell) => cell.includes('triangle'))).toEqual([false, false, true, false]);
  expect([young, week, month, decided].map((cell) => cell.includes('font-medium'))).toEqual([false, true, true, false]);
});
