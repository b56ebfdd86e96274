import { renderToStaticMarkup } from 'react-dom/server';
import { proxy } from 'valtio';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ACTION_IDS } from '../../../contract/wire/areas';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['vi'], platform: 'Linux', userAgent: '' });
vi.mock('../../../src/ui/CommandButton', () => ({ CommandButton: () => null }));
/** Who looks at the list. */
const who = { actions: new Set<string>(ACTION_IDS) };
vi.mock('../../../src/run', () => ({
  useRights: () => ({
    principal: { uid: 1, tierId: 99, actions: who.actions },
    extensions: new Set(),
    screens: new Set<string>(),
    isRunning: () => false,
  }),
}));
await import('../../../commands/every');
const { setLanguage, t } = await import('../../../src/i18n');
const { loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { LANGUAGES } = await import('../../../contract/wire/languages');
const { ListStates } = await import('../../../src/grid/list/ListStates');

type Props = Parameters<typeof ListStates>[0];
const model = { list: { state: proxy({ phase: 'ready', count: 0, failures: [] }) } } as unknown as Props['model'];
const said = (
  screen: Props['screen'],
  isFiltered: boolean,
  of: Props['reading']['of'] = null,
  filters: Props['query']['filters'] = {},
) =>
  renderToStaticMarkup(
    <ListStates
      model={model}
      reading={proxy({ now: null, of })}
      screen={screen}
      query={{ text: '', filters, sort: null }}
      onClear={isFiltered ? () => {} : undefined}
    />,
  );
const TEMPLES = { empty: 'screens.temples.empty', emptyCommand: 'temple.create' } as const;
const MEMBERS = { empty: 'screens.profiles.empty', noMatch: () => 'screens.profiles.empty' as const } as const;
const LISTS = ['temples', 'posts', 'reports', 'adminUsers'] as const;

describe('an empty list', () => {
  beforeEach(async () => {
    await setLanguage('vi');
    await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
  });

  test('says that there are none yet where nothing narrows it', () => {
    expect(said(TEMPLES, false)).toContain('Chưa có cơ sở nào');
  });

  test('does not teach whoever may add nothing how to add, and says who may', () => {
    expect(said(TEMPLES, false)).toContain('để thêm cơ sở');
    who.actions = new Set(['LOCATION_VIEW']);
    onTestFinished(() => {
      who.actions = new Set(ACTION_IDS);
    });
    expect(said(TEMPLES, false)).not.toContain('để thêm cơ sở');
    expect(said(TEMPLES, false)).toContain('Chỉ người có quyền “Thêm cơ sở thờ tự” mới thêm được ở đây.');
  });

  test.each(LANGUAGES)(
    'under a search or filter says in %s that nothing matches, and how to see all again',
    async (code) => {
      await setLanguage(code);
      for (const list of LISTS) {
        const page = said({ empty: `screens.${list}.empty` }, true);
        expect(page).toContain(t('grid.noMatch.title'));
        expect(page).toContain(t('grid.noMatch.hint', { clear: t('grid.clearFilters') }));
        expect(page).not.toContain(t(`screens.${list}.empty.title`));
      }
    },
  );

  test('of members keeps its own words for a search without a hit', () => {
    expect(said(MEMBERS, true)).toContain('Không tìm thấy thành viên nào');
  });

  test('of the cases handed to oneself says that nobody handed one, and how to come to those that wait', async () => {
    const { default: reports } = await import('../../../src/screens/reports');
    const screen = reports as unknown as Props['screen'];
    const page = said(screen, true, null, { decision: 'open', whose: 'mine' });
    expect(page).toContain('Chưa ai giao vụ nào cho bạn');
    expect(page).toContain('Bấm “Xoá hết bộ lọc” để xem các vụ đang chờ');
    expect(said(screen, true, null, { decision: 'ignored', whose: 'mine' })).toContain(t('grid.noMatch.title'));
    expect(said(screen, true, null, { decision: 'ignored' })).toContain(t('grid.noMatch.title'));
  });

  test('of members who are known by number and key alone says that these alone can be found', async () => {
    await loadDeferredTexts();
    const page = said(MEMBERS, true, { read: 120, isPart: false, says: 'screens.profiles.byKeyAlone' });
    expect(page).toContain('chỉ tìm được bằng UID và mã công khai');
    expect(page).not.toContain('số điện thoại hoặc mã khác');
  });
});
