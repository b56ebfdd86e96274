import { type ComponentType, memo, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { markFirstUsable } from '../../state/firstUsable';
import { keyLine } from '../../state/keyLine';
import { deferredOverlay, deferredPart } from '../../ui/deferredPart';
import { Nothing } from '../../ui/lazyPart';
import { OnceUsable } from '../../ui/OnceUsable';
import { useHasOpened } from '../hooks/useHasOpened';
import { usePageVerbs } from '../hooks/usePageVerbs';
import type { GridModel } from '../model/gridState';
import { initialFilters } from '../model/initialFilters';
import { isEmptySelection } from '../model/selection';
import type { Query } from '../rows/source';
import type { ListScreenOf } from '../screen';
import { Rows } from '../view/Rows';
import { useFilterFocus } from './FilterBar';
import { ListHeader } from './ListHeader';
import { ListStates } from './ListStates';
import { offeredScreen } from './offeredFeatures';
import { useListLayout } from './useListLayout';
import { useListModel } from './useListModel';

export { openAhead } from './screenList';

/** What lies over a list and is closed there. */
const overList = <P extends { readonly model: GridModel }>(load: () => Promise<{ default: ComponentType<P> }>) =>
  deferredOverlay(load, ({ model }) => model.openPanel(null));
const closeDetail = ({ model }: { readonly model: GridModel }) => model.view.verb('close');
const DetailPanel = deferredOverlay(() => import('./DetailPanel'), closeDetail, Nothing);
const BulkBar = deferredOverlay(
  () => import('./BulkBar'),
  () => {},
  Nothing,
);
const ColumnEdges = deferredPart(() => import('../view/ColumnEdges'), Nothing);
const KeyFoot = memo(deferredPart(() => import('./KeyFoot'), Nothing));
const RowMenu = overList(() => import('../view/RowMenu'));
const ListMenus = overList(() => import('./ListMenus'));
/** The menus of the toolbar, by the panels that they are. */
const LIST_MENUS: ReadonlySet<string | null> = new Set(['sort', 'columns', 'pageSize']);
const JumpDialog = overList(() => import('./JumpDialog'));
const Meanwhile = memo(deferredPart(() => import('./Meanwhile'), Nothing));
const NewRows = memo(deferredPart(() => import('./NewRows'), Nothing));
const FootNotices = memo(deferredPart(() => import('./FootNotices'), Nothing));
const QuickLook = overList(() => import('./QuickLook'));

/** A whole list screen: heading, toolbar, grid, and the detail beside it. Its query is kept in the address. */
export function ListScreen<Row>({ screen }: { screen: ListScreenOf<Row> }) {
  const offered = useMemo(() => offeredScreen(screen), [screen]);
  // Another screen is another list: nothing of this one is kept for it.
  return (
    <Screen
      key={screen.path}
      screen={offered as unknown as ListScreenOf<unknown>}
      asked={screen as unknown as ListScreenOf<unknown>}
    />
  );
}

interface ScreenProps {
  readonly screen: ListScreenOf<unknown>;
  /** The screen as it was declared, regardless of what the server supports. */
  readonly asked: ListScreenOf<unknown>;
}

function Screen({ screen: offered, asked }: ScreenProps) {
  const t = useT();
  const { model, screen, query, ask, address, reading, prefs, refs, phase } = useListModel(offered, asked);
  const layout = useListLayout({ model, screen, prefs, address });
  const { page, arranged, look, isCard, isLow, footerPx } = layout;
  const { panel, selection } = useSnapshot(model.state);
  const hasOpened = useHasOpened(model);
  const { isShown: hasKeyLine } = useSnapshot(keyLine);
  const hasSelection = !isEmptySelection(selection as typeof model.state.selection);
  useEffect(() => {
    if (phase !== 'loading') markFirstUsable();
  }, [phase]);

  const searchField = useRef<HTMLInputElement>(null);
  const filterBar = useFilterFocus();
  const onSort = (sort: string) => ask({ ...query, sort });
  const canSearch = screen.canSearch?.() ?? false;
  const exporting = usePageVerbs({
    model,
    screen,
    arranged,
    prefs,
    query,
    onSort,
    verbs: refs.verbs,
    reach: refs.grid,
    focusSearch: canSearch ? () => searchField.current?.focus() : undefined,
    focusFilter: screen.filters?.length ? filterBar.focus : undefined,
  });
  const isSettled = useMemo(() => settledUnder(screen, query), [screen, query]);
  const canBin = Object.entries(screen.bin ?? {}).some(([name, value]) =>
    screen.filters?.some(({ id, options }) => id === name && options?.some((one) => one.value === value)),
  );
  const isFiltered = query.text !== '' || screen.filters?.some(({ id, initial }) => query.filters[id] !== initial);

  const newRows = useMemo(
    () => (
      <OnceUsable>
        <NewRows model={model} isCard={isCard} />
      </OnceUsable>
    ),
    [model, isCard],
  );

  const columnEdges = useMemo(
    () => (
      <OnceUsable>
        <ColumnEdges all={screen.columns} prefs={prefs} shown={layout.columns} />
      </OnceUsable>
    ),
    [screen, prefs, layout.columns],
  );

  return (
    <div ref={page} className={`flex h-full min-h-0 ${layout.isUnderDetail ? 'under-detail' : ''}`}>
      <section className="relative flex h-full min-w-0 grow flex-col" aria-busy={phase === 'loading'}>
        <ListHeader
          model={model}
          reading={reading}
          screen={screen}
          query={query}
          onAsk={ask}
          isCard={isCard}
          isLow={isLow}
          look={look}
          canSearch={canSearch}
          exporting={exporting}
          newRows={!isCard && newRows}
          heading={refs.heading}
          searchField={searchField}
          filterBar={filterBar.bar}
        />
        {screen.summary && <screen.summary />}
        <div className="relative flex min-h-0 grow flex-col">
          <Rows
            look={look}
            screen={screen}
            model={model}
            columns={layout.columns}
            columnEdges={columnEdges}
            label={t(screen.title)}
            rowPx={layout.rowPx}
            isCard={isCard}
            isSettled={isSettled}
            footerPx={footerPx}
            sort={query.sort ?? screen.sorts?.[0]?.value ?? null}
            onSort={onSort}
            reach={refs.grid}
          />
          <OnceUsable>
            <Meanwhile model={model} detail={screen.detail} />
          </OnceUsable>
          {isCard && newRows}
          <ListStates
            reading={reading}
            model={model}
            screen={screen}
            query={query}
            onClear={
              isFiltered ? () => ask({ ...query, text: '', filters: initialFilters(screen.filters ?? []) }) : undefined
            }
          />
          {/* Its place is kept from the first frame, and the bar of a selection stands over it; fingers and phones have no keys, and the tour has it
              while it goes on (src/onboarding). */}
          {hasKeyLine && !isCard && (
            <div className="mt-auto h-7 shrink-0 border-t border-line in-data-fingers:hidden in-data-touring:hidden">
              {!hasSelection && (
                <OnceUsable>
                  <KeyFoot model={model} isMap={look === 'map'} isSettled={screen.isSettled} />
                </OnceUsable>
              )}
            </div>
          )}
          {hasSelection && <BulkBar model={model} heightPx={footerPx} isInTwo={isCard && !isLow} />}
          <OnceUsable>
            <FootNotices model={model} reading={reading} bottomPx={hasSelection ? footerPx : 0} />
          </OnceUsable>
        </div>
      </section>
      {screen.detail && hasOpened && (
        <DetailPanel
          model={model}
          detail={screen.detail}
          onBinned={canBin ? () => ask({ ...query, text: '', filters: screen.bin ?? {} }) : undefined}
          prefs={prefs}
          isCover={isCard}
          panel={refs.detail}
          owed={refs.detailOwed}
        />
      )}
      {panel === 'menu' && (
        <RowMenu model={model} commands={screen.commands} cursorBox={() => refs.grid.current?.cursorBox()} />
      )}
      {LIST_MENUS.has(panel) && (
        <ListMenus
          model={model}
          screen={screen}
          prefs={prefs}
          sort={query.sort}
          onSort={onSort}
          buttonOf={(command) =>
            page.current?.querySelector(`header [data-command="${command}"]`) ??
            page.current?.querySelector('header [data-tools]') ??
            null
          }
        />
      )}
      {panel === 'jump' && <JumpDialog model={model} />}
      {panel === 'peek' && screen.media && <QuickLook model={model} screen={screen} />}
    </div>
  );
}

/** Rows that are done with and that this list would not hold any more: what was asked for by its decision is not dimmed. */
function settledUnder({ isSettled, matches }: ListScreenOf<unknown>, query: Query) {
  if (!isSettled || !matches) return isSettled;
  return (row: unknown) => isSettled(row) && !matches(row, query);
}
