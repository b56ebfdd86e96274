import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { FilterBar } = await import('../../../src/grid/list/FilterBar');
const { default: reports } = await import('../../../src/screens/reports');

beforeAll(async () => {
  await setLanguage('vi');
  await loadConsoleTexts();
});

const barOf = (filters: Readonly<Record<string, string>>, foldedCount: number) =>
  renderToStaticMarkup(
    <FilterBar
      filters={reports.filters ?? []}
      query={{ text: '', filters, sort: null }}
      onChange={() => {}}
      onLeave={() => {}}
      first={null}
      folded={foldedCount}
      isTight
    />,
  );

/** What the bar of the queue says where no filter has room for a chip. */
const folded = (filters: Readonly<Record<string, string>>) =>
  /data-folded=""[^>]*>(.*?)<\/button>/.exec(barOf(filters, 2))?.[1]?.replaceAll(/<[^>]+>/g, '');

test('the only filter in force is said in its word also where it has no room for a chip', () => {
  expect(folded({ decision: 'open' })).toBe('Chờ xử lý');
  expect(folded({})).toBe('Bộ lọc1');
  expect(folded({ decision: 'ignored', whose: 'mine' })).toBe('Bộ lọc2');
});

test('what the list begins with is said, and does not stand out as what somebody chose, with a chip or without', () => {
  for (const foldedCount of [0, 2]) {
    expect(barOf({ decision: 'open' }, foldedCount)).not.toContain('bg-selected');
    expect(barOf({ decision: 'ignored' }, foldedCount)).toContain('bg-selected');
  }
});
