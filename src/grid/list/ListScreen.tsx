import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';
import type { ListVerb } from '../../../commands/core/world';
import { MOBILE_AT_PX } from '../../../contract/wire/constants';
import { useT } from '../../i18n';
import { invoke } from '../../run';
import { session } from '../../state/session';
import { announce } from '../../ui/announcer';
import { deferredOverlay, deferredPart, firstUsable, markFirstUsable } from '../../ui/deferredPart';
import { Nothing } from '../../ui/lazyPart';
import { speaking, useSilent } from '../hooks/silentColumns';
import { fitting, useColumns } from '../hooks/useColumns';
import { useNewRowsPolling } from '../hooks/useNewRowsPolling';
import { usePageVerbs } from '../hooks/usePageVerbs';
import { useRowInAddress } from '../hooks/useRowInAddress';
import { useScrollRestoration } from '../hooks/useScrollRestoration';
import { useWidth } from '../hooks/useWidth';
import { addressOfQuery, LOOK_PARAM, MAP, queryOf, ROW } from '../model/address';
import { bulkBarPx } from '../model/bulkBarHeight';
import type { GridHandle } from '../model/gridHandle';
import { createGrid } from '../model/gridModel';
import type { GridModel } from '../model/gridState';
import { initialFilters } from '../model/initialFilters';
import { prefsOf } from '../model/prefs';
import { isEmpty } from '../model/selection';
import { stepBack } from '../model/stepBack';
import { openList } from '../rows/list';
import type { ReadingState } from '../rows/readWholeList';
import type { Query } from '../rows/source';
import { rowsOfKind, sameQuery } from '../rows/source';
import type { ListScreenOf } from '../screen';
import { Rows, type ViewMode } from '../view/Rows';
import { useFilterFocus } from './FilterBar';
import { ListHeader } from './ListHeader';
import { ListStates, NewRows } from './ListStates';
import { offeredList, offeredScreen, withinReach } from './offeredFeatures';

/** Height of a row on a phone: three lines. */
const CARD_PX = 86;
/** A list that is narrower has no room for its tools and for what can be done with a selection side by side. */
const NARROW_PX = 640;
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
const RowMenu = overList(() => import('../view/RowMenu'));
const ListMenus = overList(() => import('./ListMenus'));
/** The menus of the toolbar, by the panels that they are. */
const LIST_MENUS: ReadonlySet<string | null> = new Set(['sort', 'columns', 'pageSize']);
const JumpDialog = overList(() => import('./JumpDialog'));
const UnreadRows = deferredPart(() => import('../view/UnreadRows'), Nothing);
const NotRead = deferredPart(() => import('./NotRead'), Nothing);
const ReadingBar = deferredPart(() => import('../view/ReadingBar'), Nothing);
const QuickLook = overList(() => import('./QuickLook'));

/** A whole list screen: heading, toolbar, grid, and the detail beside it. What it lists stands in the address. */
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
  /** As it was declared, whatever the server can do. */
  readonly asked: ListScreenOf<unknown>;
}

function Screen({ screen: offered, asked }: ScreenProps) {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const [reading] = useState(() => proxy<ReadingState>({ now: null, of: null }));
  const [known, setKnown] = useState<number | null>(null);
  const screen = useMemo(() => withinReach(offered, known), [offered, known]);
  const query = useMemo(() => queryOf(address, offered), [address, offered]);
  const prefs = prefsOf(screen.path, screen.pageSizes?.[0]);
  const { rowPx } = useSnapshot(prefs);
  const reach = useRef<GridHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const detailPanel = useRef<HTMLElement>(null);
  /** The row whose detail is to have the focus as soon as there is a panel. */
  const detailOwed = useRef<string | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const listPane = useRef<HTMLElement>(null);
  const filterBar = useFilterFocus();
  /** The verbs of this draw; the model outlives it. */
  const perform = useRef<(verb: ListVerb) => void>(() => {});
  const askBack = useRef<() => string | undefined>(() => undefined);

  const writeRow = useCallback(
    (id: string | null, isNew: boolean) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === null) next.delete(ROW);
          else next.set(ROW, id);
          return next;
        },
        { replace: !isNew },
      ),
    [setAddress],
  );

  const [model] = useState(() => {
    const rows = screen.kind === null ? { kind: null, idOf: screen.idOf ?? String } : rowsOfKind(screen.kind);
    const given = { ...rows, ...(screen.matches ? { matches: screen.matches } : {}) };
    const list = openList(offeredList(asked, given, reading), given, { query, pageSize: prefs.pageRows });
    const grid = createGrid(list, {
      reveal: (position) => reach.current?.reveal(position),
      pageRows: () => reach.current?.pageRows() ?? 10,
      open(id) {
        if (id === null || screen.detail) grid.state.opened = id;
        else if (screen.onOpen) screen.onOpen(list.row(id));
        else if (screen.kind) {
          void invoke(`${screen.kind}.open`, { source: 'key', rows: [list.row(id)], rowKind: screen.kind });
        }
      },
      isCovered: () => detailPanel.current?.matches('[data-cover]') === true,
      announce: (key, params) => announce(t(key, params)),
      perform: (verb) => perform.current(verb),
      stepBack: () => askBack.current(),
      widened: () => {
        const wide = { ...list.state.query, text: '', sort: null, filters: initialFilters(screen.filters ?? []) };
        return sameQuery(wide, list.state.query) ? null : wide;
      },
      ask: (wide) => setAddress((before) => addressOfQuery(before, wide, screen), { replace: true }),
      focusDetail(id) {
        if (screen.focusOnOpen) screen.focusOnOpen(id);
        else if (detailPanel.current) detailPanel.current.focus();
        else detailOwed.current = id;
      },
      ...(screen.focusOnOpen ? { entered: screen.focusOnOpen } : {}),
      focusHeading() {
        const at = document.activeElement;
        if (at === null || at === document.body || at.closest('[data-surface="list"]')) heading.current?.focus();
      },
    });
    return grid;
  });
  const { list } = model;
  useRowInAddress(model, address.get(ROW), writeRow);
  useScrollRestoration(model, `${screen.path}?${address}`);
  useEffect(() => () => list.close(), [list]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => model.setQuery(query), [model, query]);
  useNewRowsPolling(model);
  useEffect(
    () => screen.subscribe?.({ showTop: () => void model.showNew(), readAgain: () => model.view.verb('refresh') }),
    [screen, model],
  );

  const ask = useCallback(
    (next: Query) => setAddress((before) => addressOfQuery(before, next, screen), { replace: true }),
    [setAddress, screen],
  );
  askBack.current = () => {
    const back = stepBack(query, screen.filters);
    if (back) ask(back.query);
    return back?.says;
  };
  const columns = screen.columns as ListScreenOf<unknown>['columns'];
  const arranged = useColumns(columns, prefs);
  const pageWidthPx = useWidth(page);
  const isCard = pageWidthPx > 0 && pageWidthPx <= MOBILE_AT_PX;
  const { selection, opened, panel } = useSnapshot(model.state);
  const listWidthPx = useWidth(listPane);
  const isNarrow = listWidthPx > 0 && listWidthPx <= NARROW_PX;
  const isBeside = opened !== null && screen.detail !== undefined && !isCard;
  const { shown: asksFor } = useSnapshot(prefs);
  // A server that goes beyond section 7 says what it has.
  const silent = useSilent(list, columns, session.extensions.length === 0);
  const visible = useMemo(() => speaking(arranged.visible, silent, asksFor), [arranged.visible, silent, asksFor]);
  const shown = useMemo(() => (isBeside ? fitting(visible, listWidthPx) : visible), [isBeside, visible, listWidthPx]);
  const { phase, total } = useSnapshot(list.state);
  // Of what has been read here, the total says nothing of how long the server's list is.
  useEffect(() => {
    if (phase === 'ready' && reading.of === null) setKnown(total);
  }, [phase, total, reading]);
  const { isDone } = useSnapshot(firstUsable);
  useEffect(() => {
    if (phase !== 'loading') markFirstUsable();
  }, [phase]);
  const isSettled = useMemo(() => settledUnder(screen, query), [screen, query]);
  const { look: preferred } = useSnapshot(prefs);
  const look = lookOf(screen, preferred, address.get(LOOK_PARAM));
  const footerPx = isEmpty(selection as typeof model.state.selection) ? 0 : bulkBarPx(isNarrow);
  const onSort = (sort: string) => ask({ ...query, sort });
  const canSearch = screen.canSearch?.() ?? false;
  const exporting = usePageVerbs({
    model,
    screen,
    arranged,
    prefs,
    query,
    onSort,
    perform,
    reach,
    focusSearch: canSearch ? () => searchField.current?.focus() : undefined,
    focusFilter: screen.filters?.length ? filterBar.focus : undefined,
  });
  const canBin = Object.entries(screen.bin ?? {}).some(([name, value]) =>
    screen.filters?.some(({ id, options }) => id === name && options?.some((one) => one.value === value)),
  );
  const isFiltered = query.text !== '' || screen.filters?.some(({ id, initial }) => query.filters[id] !== initial);

  return (
    <div ref={page} className="flex h-full min-h-0">
      <section ref={listPane} className="relative flex h-full min-w-0 grow flex-col" aria-busy={phase === 'loading'}>
        <ListHeader
          model={model}
          reading={reading}
          screen={screen}
          query={query}
          onAsk={ask}
          isCard={isCard}
          look={look}
          isNarrow={isNarrow}
          canSearch={canSearch}
          exporting={exporting}
          heading={heading}
          searchField={searchField}
          filterBar={filterBar.bar}
        />
        {isDone && <NotRead model={model} />}
        {isDone && <ReadingBar list={list} reading={reading} />}
        {isDone && <UnreadRows model={model} />}
        <div className="relative flex min-h-0 grow flex-col">
          <Rows
            look={look}
            screen={screen}
            model={model}
            arranged={{ ...arranged, visible: shown }}
            label={t(screen.title)}
            rowPx={isCard ? CARD_PX : rowPx}
            isCard={isCard}
            isSettled={isSettled}
            footerPx={footerPx}
            sort={query.sort ?? screen.sorts?.[0]?.value ?? null}
            onSort={onSort}
            reach={reach}
          />
          <NewRows model={model} />
          <ListStates
            reading={reading}
            model={model}
            screen={screen}
            onClear={
              isFiltered ? () => ask({ ...query, text: '', filters: initialFilters(screen.filters ?? []) }) : undefined
            }
          />
          {footerPx > 0 && <BulkBar model={model} isNarrow={isNarrow} />}
        </div>
      </section>
      {screen.detail && opened !== null && (
        <DetailPanel
          model={model}
          detail={screen.detail}
          label={t('grid.detail')}
          onBinned={canBin ? () => ask({ ...query, text: '', filters: screen.bin ?? {} }) : undefined}
          prefs={prefs}
          isCover={isCard}
          panel={detailPanel}
          owed={detailOwed}
        />
      )}
      {panel === 'menu' && (
        <RowMenu model={model} commands={screen.commands} cursorBox={() => reach.current?.cursorBox()} />
      )}
      {LIST_MENUS.has(panel) && (
        <ListMenus
          model={model}
          screen={screen}
          arranged={arranged}
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
      {panel === 'peek' && screen.media && <QuickLook model={model} media={screen.media} />}
    </div>
  );
}

/** Rows that are done with and that this list would not hold any more: what was asked for by its decision is not dimmed. */
function settledUnder({ isSettled, matches }: ListScreenOf<unknown>, query: Query) {
  if (!isSettled || !matches) return isSettled;
  return (row: unknown) => isSettled(row) && !matches(row, query);
}

/** A map is asked for in the address; pictures, where there are some, are how a person likes the list. */
function lookOf({ map, picture }: ListScreenOf<unknown>, preferred: ViewMode, asked: string | null): ViewMode {
  if (map && asked === MAP) return 'map';
  return picture && preferred === 'pictures' ? 'pictures' : 'table';
}
