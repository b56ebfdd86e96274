import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { deferredPart } from '../../ui/deferredPart';
import { Nothing } from '../../ui/lazyPart';
import { OnceUsable } from '../../ui/OnceUsable';
import { remPx } from '../../ui/remPx';
import { CHECK_PX, type Shown } from '../hooks/useColumns';
import { rowElement, useGridFocus } from '../hooks/useGridFocus';
import { useInViewFirst } from '../hooks/useInViewFirst';
import { useScrollAnchor } from '../hooks/useScrollAnchor';
import { useScrollWindow } from '../hooks/useScrollWindow';
import type { GridHandle } from '../model/gridHandle';
import type { GridModel } from '../model/gridState';
import type { RowSlots, Slot, Standing } from '../model/rowSlots';
import { cardOf } from './card';
import { focusFirstControl, moveThroughCells } from './cellFocus';
import { Header } from './Header';
import { Row, type SharedRowProps, SkeletonRow } from './Row';
import { rowFlags } from './rowFlags';

const TakeOver = memo(deferredPart(() => import('./TakeOver'), Nothing));
const SpokenKeys = memo(deferredPart(() => import('./SpokenKeys'), Nothing));
const RowActs = memo(deferredPart(() => import('./RowActs'), Nothing));

interface GridProps {
  readonly model: GridModel;
  readonly columns: readonly Shown<unknown>[];
  /** What one drags for the width of a column, over the column heads. */
  readonly columnEdges: ReactNode;
  readonly label: string;
  readonly rowPx: number;
  readonly isCard: boolean;
  readonly isSettled?: ((row: unknown) => boolean) | undefined;
  /** Height of what lies over the last rows: the bulk bar. */
  readonly footerPx: number;
  readonly sort: string | null;
  readonly onSort: (sort: string) => void;
  readonly reach: RefObject<GridHandle | null>;
}

const HEADER_PX = 36;
/** A column gives up so much of its width before the table is wider than its place; one or two always share the place there is. */
const SHRINKS_TO = 0.5;
/** The first, which says what the row is, gives up less. */
const FIRST_SHRINKS_TO = 0.75;
const ALWAYS_FIT = 2;

/** The virtual table: docs/specification.md section 10.4. One tab stop; the focused row is an id and is always drawn. */
export function Grid({
  model,
  columns,
  columnEdges,
  label,
  rowPx,
  isCard,
  isSettled,
  footerPx,
  sort,
  onSort,
  reach,
}: GridProps) {
  const { list } = model;
  const state = useSnapshot(list.state);
  const { cursor, selection, opened } = useSnapshot(model.state);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const headerPx = isCard ? 0 : remPx(HEADER_PX);
  const { count } = state;
  const cursorAt = cursor === null ? undefined : list.positionOf(cursor);
  const selected = selection as typeof model.state.selection;
  const flags = rowFlags({ cursor, opened, selection: selected, cursorAt, phase: state.phase, hasLeft: list.hasLeft });
  const window = useScrollWindow({ scroller, count, rowPx, headerPx, footerPx, cursor: cursorAt });
  const { seen } = window;
  const [slots, setSlots] = useState<RowSlots>();
  const standing = useInViewFirst(
    window.drawn.map((one) => ({ ...one, id: list.idAt(one.position) })),
    { seen, cursor, isScrolling: window.isScrolling, rowPx, idAt: list.idAt },
  );
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const drawn: readonly (Standing & Partial<Slot>)[] =
    slots?.draw(standing, {
      isScrolling: window.isScrolling,
      cursor,
      // What has the focus in a row goes with that row; and one that has left the list is not another that has come.
      isFree: (id) => id !== focused && list.positionOf(id) !== undefined,
    }) ?? standing;

  useEffect(() => list.setVisibleRange(seen.from, Math.max(seen.to, seen.from + 1)), [list, seen.from, seen.to]);

  reach.current = {
    reveal: window.reveal,
    pageRows: window.pageRows,
    focusCell: (end) => {
      const row = rowElement(grid.current, model.state.cursor);
      if (row) focusFirstControl(row, end);
    },
    cursorBox: () => rowElement(grid.current, model.state.cursor)?.getBoundingClientRect(),
  };

  useScrollAnchor({ model, version: state.version, window, scroller, linePx: rowPx, perLine: 1 });
  const focus = useGridFocus(model, grid, state.version);

  const look = useMemo<SharedRowProps>(
    () => ({
      model,
      columns,
      isSettled,
      rowPx,
      card: isCard ? cardOf(columns) : null,
    }),
    [model, columns, isSettled, rowPx, isCard],
  );

  // Nothing is known yet of how many there will be: a window full, from the first frame on.
  const isWaiting = state.phase === 'loading' && count === 0;
  // Without a row that can have the focus, what is wider than the window could not be moved by keys.
  const hasRows = drawn.some(({ id }) => id !== undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    if (!row) return;
    if (moveThroughCells(event, row)) event.preventDefault();
  };

  return (
    <div
      ref={scroller}
      data-surface="list"
      {...(hasRows ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
      className={`grow min-h-0 overflow-auto bg-surface ${isCard ? 'grid-cards' : ''}`}
      style={{ scrollPaddingBlock: `${headerPx}px ${footerPx}px`, overflowAnchor: 'none' }}
    >
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={state.total === null && state.hasMore ? -1 : count + 1}
        aria-colcount={isCard ? undefined : columns.length + 1}
        aria-multiselectable="true"
        aria-busy={state.busy}
        className={`relative ${isWaiting ? 'h-full overflow-hidden' : ''} ${rowPx < 36 || isCard ? '' : '[--in-two:17px]'}`}
        style={{ ...(isWaiting ? {} : { height: window.heightPx }), ...columnStyle(columns, isCard) }}
        onKeyDown={onKeyDown}
        {...focus}
      >
        {!isCard && (
          <Header
            model={model}
            columns={columns}
            edges={columnEdges}
            selection={selected}
            heightPx={headerPx}
            sort={sort}
            onSort={onSort}
          />
        )}
        {isWaiting &&
          Array.from({ length: Math.ceil(innerHeight / rowPx) }, (_, at) => (
            <SkeletonRow
              key={`awaits ${at.toString()}`}
              look={look}
              position={at}
              topPx={headerPx + at * rowPx}
              isPassing={false}
            />
          ))}
        {drawn.map(({ id, position, topPx, key = id ?? `at ${position}` }) =>
          id === undefined ? (
            <SkeletonRow key={key} look={look} position={position} topPx={topPx} isPassing={window.isScrolling} />
          ) : (
            <Row key={key} look={look} id={id} position={position} topPx={topPx} {...flags(id, position)} />
          ),
        )}
      </div>
      <OnceUsable>
        <TakeOver isFlight={slots?.isFlight ?? false} onReady={setSlots} />
        <SpokenKeys />
        {!isCard && <RowActs model={model} scroller={scroller} />}
      </OnceUsable>
    </div>
  );
}

/**
 * A box for ticking, then each column at its width, what is left over for the column that takes it, else shared in proportion by all but moments,
 * whose words are never longer.
 */
function columnStyle(columns: readonly Shown<unknown>[], isCard: boolean) {
  if (isCard) return { width: '100%' };
  const shrinksTo = ({ keepsWidth, takesRest }: Shown<unknown>['column'], index: number) =>
    columns.length <= ALWAYS_FIT ? 0 : keepsWidth || takesRest ? 1 : index === 0 ? FIRST_SHRINKS_TO : SHRINKS_TO;
  const least = columns.map(({ column, widthPx }, index) => Math.round(widthPx * shrinksTo(column, index)));
  const hasRestTaken = columns.some(({ column }) => column.takesRest);
  const tracks = columns.map(({ column: { typed, takesRest }, widthPx }, index) => {
    if (typed?.kind === 'moment') return `${least[index]}px`;
    return `minmax(${least[index]}px, ${hasRestTaken && !takesRest ? `${widthPx}px` : `${widthPx}fr`})`;
  });
  const checkPx = remPx(CHECK_PX);
  return {
    // Not a variable: each element of each row would be styled anew with it.
    gridTemplateColumns: `${checkPx}px ${tracks.join(' ')}`,
    // Said, not left to the content: by that a column which keeps its width would keep all others from giving way.
    width: `max(100%, ${least.reduce((sum, px) => sum + px, checkPx)}px)`,
  };
}
