import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
// The sprite is made by the build.
vi.mock('../../../src/ui/Icon', () => ({ Icon: () => null }));
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { FilterBar } = await import('../../../src/grid/list/FilterBar');
const { default: reports } = await import('../../../src/screens/reports');

beforeAll(async () => {
  await setLanguage('vi');
  await loadConsoleTexts();
});

/** What the bar of the queue says where no filter has room for a chip. */
const folded = (filters: Readonly<Record<string, string>>) => {
  const page = renderToStaticMarkup(
    <FilterBar
      filters={reports.filters ?? []}
      query={{ text: '', filters, sort: null }}
      onChange={() => {}}
      onLeave={() => {}}
      first={null}
      folded={2}
      isTight
    />,
  );
  return /data-folded=""[^>]*>(.*?)<\/button>/.exec(page)?.[1]?.replaceAll(/<[^>]+>/g, '');
};

test('the only filter in force is said in its word also where it has no room for a chip', () => {
  expect(folded({ decision: 'open' })).toBe('Chờ xử lý');
  expect(folded({})).toBe('Bộ lọc1');
  expect(folded({ decision: 'ignored', whose: 'mine' })).toBe('Bộ lọc2');
});
