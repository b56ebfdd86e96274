import './grid.css';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { activate } from '../state/surface';
import { focusFirstControl, moveThroughCells } from './cells';
import type { GridModel } from './gridShape';
import { Header } from './Header';
import { Row, type RowLook, SkeletonRow } from './Row';
import { isSelected } from './selection';
import { type Arranged, CHECK_PX } from './useColumns';
import { useScrollWindow } from './useScrollWindow';

/** What the screen's model reaches of the drawn grid. */
export interface GridReach {
  readonly reveal: (position: number) => void;
  readonly pageRows: () => number;
  readonly focusCell: (end: 'first' | 'last') => void;
  /** Where a menu of the focused row opens. */
  readonly cursorBox: () => DOMRect | undefined;
}

interface GridProps {
  readonly model: GridModel;
  readonly arranged: Arranged<unknown>;
  readonly label: string;
  readonly rowPx: number;
  readonly isCard: boolean;
  readonly isSettled?: ((row: unknown) => boolean) | undefined;
  /** Height of what lies over the last rows: the bulk bar. */
  readonly footerPx: number;
  readonly sort: string | null;
  readonly onSort: (sort: string) => void;
  readonly reach: RefObject<GridReach | null>;
}

const HEADER_PX = 36;
/** More rows than any window shows: outlines of rows are used again under these keys while they fly past. */
const DRAWN_MOST = 256;

/** The virtual table: KEYBOARD.md section 4. One tab stop; the focused row is an id and is always drawn. */
export function Grid({ model, arranged, label, rowPx, isCard, isSettled, footerPx, sort, onSort, reach }: GridProps) {
  const t = useT();
  const { list } = model;
  const shape = useSnapshot(list.shape);
  const { cursor, selection, opened, focusTurn } = useSnapshot(model.shape);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const headerPx = isCard ? 0 : HEADER_PX;
  const { count } = shape;
  const cursorAt = cursor === null ? undefined : list.positionOf(cursor);
  const window = useScrollWindow({ scroller, count, rowPx, headerPx, footerPx, cursor: cursorAt });
  const { seen } = window;

  useEffect(() => activate(model.surface), [model]);
  useEffect(() => list.want(seen.from, Math.max(seen.to, seen.from + 1)), [list, seen.from, seen.to]);

  reach.current = {
    reveal: window.reveal,
    pageRows: window.pageRows,
    focusCell: (end) => {
      const row = rowElement(grid.current, model.shape.cursor);
      if (row) focusFirstControl(row, end);
    },
    cursorBox: () => rowElement(grid.current, model.shape.cursor)?.getBoundingClientRect(),
  };

  useKeptPlace(model, shape.version, rowPx, window, scroller);

  // The focus goes along with the cursor, and stays in the grid when its row leaves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may have come to the page with another version
  useLayoutEffect(() => {
    const row = rowElement(grid.current, cursor);
    if (row && (hasFocus.current || isUnclaimed(document.activeElement))) row.focus({ preventScroll: true });
  }, [cursor, shape.version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks for the focus even where nothing else changed
  useLayoutEffect(() => {
    if (focusTurn > 0) rowElement(grid.current, model.shape.cursor)?.focus({ preventScroll: true });
  }, [focusTurn]);

  const look = useMemo<RowLook>(
    () => ({ model, columns: arranged.visible, isSettled, rowPx, isCard }),
    [model, arranged.visible, isSettled, rowPx, isCard],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    if (!row) return;
    if (moveThroughCells(event, row)) event.preventDefault();
  };

  return (
    <div
      ref={scroller}
      data-surface="list"
      className={`grow min-h-0 overflow-auto bg-surface ${isCard ? 'grid-cards' : ''}`}
      style={{ scrollPaddingBlock: `${headerPx}px ${footerPx}px`, overflowAnchor: 'none' }}
    >
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={shape.total === null && shape.hasMore ? -1 : count + 1}
        aria-colcount={arranged.visible.length + 1}
        aria-multiselectable="true"
        aria-busy={shape.busy}
        className="relative min-w-full w-max"
        style={{ height: window.heightPx, ...columnStyle(arranged, isCard) }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          hasFocus.current = true;
          activate(model.surface);
          const row = event.target.closest<HTMLElement>('[data-row]');
          const id = row?.dataset.row;
          if (id !== undefined && event.target === row && id !== model.shape.cursor) model.focusRow(id);
        }}
        onBlur={(event: FocusEvent) => {
          // A row that is taken out of the page loses the focus to nothing: that is no leaving.
          if (event.relatedTarget !== null) hasFocus.current = event.currentTarget.contains(event.relatedTarget);
        }}
      >
        {!isCard && (
          <Header
            model={model}
            arranged={arranged}
            selection={selection as typeof model.shape.selection}
            heightPx={headerPx}
            sort={sort}
            onSort={onSort}
          />
        )}
        {window.drawn.map(({ position, topPx }) => {
          const id = list.idAt(position);
          // The header stands in the flow; rows begin at the top of the space and leave room for it.
          const top = topPx;
          if (id === undefined)
            return <SkeletonRow key={`at ${position % DRAWN_MOST}`} look={look} position={position} topPx={top} />;
          return (
            <Row
              key={id}
              look={look}
              id={id}
              position={position}
              topPx={top}
              isSelected={isSelected(selection as typeof model.shape.selection, id)}
              isCursor={id === cursor || (cursorAt === undefined && position === 0)}
              isOpened={id === opened}
              isDim={shape.phase === 'loading'}
            />
          );
        })}
      </div>
      <span className="sr-only">{t('grid.keysHint')}</span>
    </div>
  );
}

const rowElement = (grid: HTMLElement | null, id: string | null) =>
  id === null ? null : (grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null);

/** Nobody's focus, or the heading's, which keeps it until there is a row. */
const isUnclaimed = (element: Element | null) =>
  element === null || element === document.body || element.matches('[data-list-heading]');

/** A box for ticking, then each column at its width, what is left over shared in proportion. */
function columnStyle({ visible }: Arranged<unknown>, isCard: boolean) {
  if (isCard) return { width: '100%' };
  const tracks = visible.map(({ widthPx }) => `minmax(${widthPx}px, ${widthPx}fr)`).join(' ');
  return { '--columns': `${CHECK_PX}px ${tracks}` };
}

/**
 * Keeps what is in view where it is when rows above turn out fewer or more, and gives the cursor of a row that has left to
 * the one in its place.
 */
function useKeptPlace(
  model: GridModel,
  version: number,
  rowPx: number,
  window: ReturnType<typeof useScrollWindow>,
  scroller: RefObject<HTMLElement | null>,
) {
  const top = useRef<{ readonly id: string; readonly position: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is the moment at which positions change
  useLayoutEffect(() => {
    const { list } = model;
    const before = top.current;
    const now = before === null ? undefined : list.positionOf(before.id);
    if (before !== null && now !== undefined && now !== before.position && (scroller.current?.scrollTop ?? 0) > 0) {
      window.scrollToPx(window.topPx() + (now - before.position) * rowPx);
    }
    model.settle();
  }, [version]);
  useEffect(() => {
    const position = Math.ceil(window.topPx() / rowPx);
    const id = model.list.idAt(position);
    top.current = id === undefined ? null : { id, position };
  });
}
