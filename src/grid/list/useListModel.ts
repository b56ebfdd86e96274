import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { useSearchParams } from 'wouter';
import { leaveScreen } from '../../navigation/steps';
import { invoke } from '../../run';
import { announceText } from '../../ui/announceText';
import { lacks, type PageVerbs, perform } from '../hooks/usePageVerbs';
import { useRetry } from '../hooks/useRetry';
import { useRowInAddress } from '../hooks/useRowInAddress';
import { useScrollRestoration } from '../hooks/useScrollRestoration';
import { addressOfQuery, LOOK_PARAM, queryOf, ROW } from '../model/address';
import { arrangedBy, COLUMNS } from '../model/arrangement';
import type { GridHandle } from '../model/gridHandle';
import { createGrid } from '../model/gridModel';
import type { GridHost, GridModel } from '../model/gridState';
import { initialFilters } from '../model/initialFilters';
import { stepBack } from '../model/stepBack';
import { type Query, sameQuery } from '../rows/source';
import type { ListScreenOf } from '../screen';
import { withinReach } from './offeredFeatures';
import { listOf, prefsOfScreen } from './screenList';

/** What the model reaches of the page it is drawn on. The model outlives each draw, so all of it is found through refs. */
function usePageRefs() {
  return {
    grid: useRef<GridHandle>(null),
    heading: useRef<HTMLHeadingElement>(null),
    detail: useRef<HTMLElement>(null),
    /** The row whose detail is to have the focus as soon as there is a panel. */
    detailOwed: useRef<string | null>(null),
    /** The verbs of the page, as of this draw. */
    verbs: useRef<PageVerbs>({}),
    /** What clearing the search, or else the filters, leads to, as of this render. */
    stepBack: useRef<ReturnType<typeof stepBack>>(null),
  };
}

type PageRefs = ReturnType<typeof usePageRefs>;

/**
 * The model of a list screen, and what binds it to the world: the address says what it lists and which row is open, the way back leads to
 * the row one left from, new rows are looked for. `offered` is the screen with what this server can do, `asked` as it was declared.
 */
export function useListModel(offered: ListScreenOf<unknown>, asked: ListScreenOf<unknown>) {
  const [address, setAddress] = useSearchParams();
  const [known, setKnown] = useState<number | null>(null);
  const screen = useMemo(() => withinReach(offered, known), [offered, known]);
  const query = useSameQuery(queryOf(address, offered));
  const prefs = useArrangedPrefs(asked, address);
  const refs = usePageRefs();

  const ask = useCallback(
    (next: Query) => setAddress((before) => addressOfQuery(before, next, screen), { replace: true }),
    [setAddress, screen],
  );
  refs.stepBack.current = stepBack(query, screen.filters);
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

  const [{ model, reading }] = useState(() => {
    const { list, reading } = listOf(asked, query);
    const model: GridModel = createGrid(list, hostOf({ screen, refs, ask, grid: () => model }));
    return { model, reading };
  });
  const { list } = model;
  useRowInAddress(model, address.get(ROW), writeRow);
  useScrollRestoration(model, `${screen.path}?${address}`);
  useEffect(() => () => list.close(), [list]);
  const { heading } = refs;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  useEffect(() => model.setQuery(query), [model, query]);
  useRetry(list);
  useEffect(
    () =>
      screen.subscribe?.({
        showTop: () => void model.showNew(),
        readAgain: () => model.view.verb('refresh'),
        onMove: (moved) => subscribeKey(model.state, 'cursor', moved),
      }),
    [screen, model],
  );

  const { phase, total } = useSnapshot(list.state);
  // Of what has been read here, the total says nothing of how long the server's list is.
  useEffect(() => {
    if (phase === 'ready' && reading.of === null) setKnown(total);
  }, [phase, total, reading]);
  return { model, screen, query, ask, address, reading, prefs, refs, phase };
}

/** The same object as long as the address asks for the same: another one would have every row drawn again. */
function useSameQuery(asked: Query): Query {
  const query = useRef(asked);
  if (!sameQuery(asked, query.current)) query.current = asked;
  return query.current;
}

/** The person's preferences, or those of a saved view: the same object as long as the address says the same of them. */
function useArrangedPrefs(asked: ListScreenOf<unknown>, address: URLSearchParams) {
  const said = [COLUMNS, LOOK_PARAM].map((name) => address.get(name)).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address that says the same of them is no change
  return useMemo(
    () =>
      arrangedBy(
        prefsOfScreen(asked),
        address,
        asked.columns.map(({ id }) => id),
      ),
    [asked, said],
  );
}

interface HostDeps {
  readonly screen: ListScreenOf<unknown>;
  readonly refs: PageRefs;
  readonly ask: (query: Query) => void;
  readonly grid: () => GridModel;
}

function hostOf({ screen, refs, ask, grid }: HostDeps): GridHost {
  return {
    reveal: (position) => refs.grid.current?.reveal(position),
    pageRows: () => refs.grid.current?.pageRows() ?? 10,
    open(id) {
      const { state, list } = grid();
      if (id === null || screen.detail) state.opened = id;
      else if (screen.onOpen) screen.onOpen(list.row(id));
      else if (screen.kind) {
        void invoke(`${screen.kind}.open`, { source: 'key', rows: [list.row(id)], rowKind: screen.kind });
      }
    },
    isCovered: () => refs.detail.current?.matches('[data-cover]') === true,
    leave: leaveScreen,
    announce: announceText,
    perform: (verb) => perform(refs.verbs.current, verb),
    lacks: (verb) => lacks(refs.verbs.current, verb),
    stepBack: () => refs.stepBack.current,
    widened() {
      const { query } = grid().list.state;
      const wide = { ...query, text: '', sort: null, filters: initialFilters(screen.filters ?? []) };
      return sameQuery(wide, query) ? null : wide;
    },
    ask,
    focusDetail(id) {
      if (!refs.detail.current) refs.detailOwed.current = id;
      // A detail that has taken the focus for a field of its own, since the key was pressed, keeps it there.
      else if (!refs.detail.current.contains(document.activeElement)) refs.detail.current.focus();
    },
    focusHeading() {
      const at = document.activeElement;
      if (at === null || at === document.body || at.closest('[data-surface="list"]')) refs.heading.current?.focus();
    },
  };
}
