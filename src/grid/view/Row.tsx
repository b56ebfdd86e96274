import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { unreadOf } from '../../../contract/wire/unread';
import type { Cell } from '../../state/rows';
import { useRow } from '../../state/useRow';
import { deferredPart } from '../../ui/deferredPart';
import { Nothing } from '../../ui/lazyPart';
import { renderCell } from '../columns/unreadCell';
import type { Shown } from '../hooks/useColumns';
import type { GridModel } from '../model/gridState';
import type { Column } from '../screen';
import { CardCells } from './CardCells';
import type { Card } from './card';
import { rowCheck } from './rowCheck';
import { rowPointer } from './rowPointer';

/** Nothing has failed yet when the first list is drawn. */
export const RowTrouble = deferredPart(
  () => import('./RowTrouble'),
  ({ part }) => part.cells,
);
export const Pending = deferredPart(() => import('./Pending'), Nothing);
export const UnreadMark = deferredPart(() => import('./UnreadMark'), Nothing);

/** What every row of a grid shares; the same object as long as none of it changes, so that rows repaint alone. */
export interface SharedRowProps {
  readonly model: GridModel;
  readonly columns: readonly Shown<unknown>[];
  readonly isSettled: ((row: unknown) => boolean) | undefined;
  readonly rowPx: number;
  /** Lines instead of columns: a phone. */
  readonly card: Card | null;
}

interface RowProps {
  readonly look: SharedRowProps;
  readonly id: string;
  readonly position: number;
  readonly topPx: number;
  readonly isSelected: boolean;
  readonly isCursor: boolean;
  readonly isOpened: boolean;
  readonly isDim: boolean;
}

/**
 * One row, painted again when itself or its place changes. One component, and of its cells only what is a component by itself: rows are most
 * of a page, and come by hundreds a second under a wheel.
 */
export const Row = memo(function Row(props: RowProps) {
  const { look, id, position, topPx, isSelected, isCursor, isOpened, isDim } = props;
  const { model, columns, isSettled, card } = look;
  const { kind } = model.list.rows;
  const seen = useRow(kind, id);
  const row = kind === null ? model.list.row(id) : seen?.row;
  const trouble = seen?.trouble ?? null;
  const pending = (seen?.pending ?? 0) > 0;
  const cells = useCells(card ? NO_COLUMNS : columns, row, trouble, pending);
  if (row === undefined) return kind === null ? null : <SkeletonRow {...props} isPassing={false} />;

  const settled = isSettled?.(row) ?? false;
  const tint = isSelected ? 'bg-selected' : isCursor || isOpened ? 'bg-hover' : 'bg-surface hover:bg-hover';
  return (
    <div
      role="row"
      data-row={id}
      aria-rowindex={position + 2}
      aria-selected={isSelected}
      aria-busy={pending || undefined}
      tabIndex={isCursor ? 0 : -1}
      className={`grid-row grid-line ${tint} ${isCursor ? 'grid-cursor' : ''} ${settled || isDim ? 'text-soft' : ''}`}
      style={rowStyle(look, topPx)}
      {...rowPointer(model, id, isCursor)}
    >
      <span role="gridcell" className="grid-check">
        {rowCheck(model, id, isSelected)}
      </span>
      {card ? (
        <CardCells
          model={model}
          id={id}
          row={row}
          card={trouble ? { ...card, line: [], notes: [], noteEnd: undefined } : card}
          trouble={trouble ? <RowTrouble of={trouble} isWhole /> : unreadOf(row).length > 0 && <UnreadMark row={row} />}
          pending={pending && <Pending />}
        />
      ) : (
        cells
      )}
    </div>
  );
});

const NO_COLUMNS: SharedRowProps['columns'] = [];

/**
 * The cells of a row; each is the same element, which React does not look into again, until what it shows changes: not where the row is
 * marked, or has fewer cells beside an open detail.
 */
function useCells(
  columns: SharedRowProps['columns'],
  row: unknown,
  trouble: Cell['trouble'],
  isPending: boolean,
): ReactNode {
  // A number that comes before it has no room for what is said beside it.
  const title = columns.find(({ column }) => !column.atEnd)?.column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what befell the row as a whole is said in the cell that it is told by
  const drawn = useMemo(() => new Map<Column<unknown>, ReactNode>(), [row, trouble, isPending, title]);
  if (row === undefined) return null;
  const mark = trouble && <RowTrouble of={trouble} />;
  const cells = columns.map(({ column }) => {
    const known = drawn.get(column);
    if (known !== undefined) return known;
    const isTitle = column === title;
    const cell = cellBox(column, row, isTitle, isTitle && mark, isTitle && isPending);
    drawn.set(column, cell);
    return cell;
  });
  if (!trouble) return cells;
  const from = sentenceFrom(columns);
  const given = cells.splice(from);
  // The others stay in their list and with it the elements that they are: who stood in one stands there still.
  return given.length > 0 ? [...cells, <RowTrouble key="" of={trouble} cells={given} />] : cells;
}

const SENTENCE_PX = 340;
/** The last columns that have room for a sentence give way to it; never the first, by which the row is recognized. */
function sentenceFrom(columns: SharedRowProps['columns']): number {
  let at = columns.length;
  for (let px = 0; at > 1 && px < SENTENCE_PX; ) px += columns[--at]?.widthPx ?? 0;
  return at;
}

function cellBox(
  column: Column<unknown>,
  row: unknown,
  isTitle: boolean,
  mark: ReactNode,
  isPending: boolean,
): ReactNode {
  const isUnread = isTitle && unreadOf(row).length > 0;
  const isAlone = !mark && !isUnread && !isPending;
  return (
    <div
      key={column.id}
      role="gridcell"
      className={`grid-cell grid-box ${column.cutsItself && isAlone ? '' : 'grid-cut'} ${column.atEnd ? 'justify-end' : ''}`}
    >
      {mark}
      {isUnread && <UnreadMark row={row} />}
      {renderCell(column, row)}
      {isPending && <Pending />}
    </div>
  );
}

/**
 * A row that is loading: its outline, not a spinner. Where it passes by, no more than says that there is one: what is drawn for it is
 * what its answer has to wait for.
 */
export const SkeletonRow = memo(function SkeletonRow({
  look,
  position,
  topPx,
  isPassing,
}: Pick<RowProps, 'look' | 'position' | 'topPx'> & { readonly isPassing: boolean }) {
  const columns = isPassing ? look.columns.slice(0, 1) : look.columns;
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      aria-busy="true"
      className="grid-row grid-line bg-surface"
      style={rowStyle(look, topPx)}
    >
      <span role="gridcell" className="grid-check" />
      {look.card ? (
        <div role="gridcell" className="card-lines">
          <span className="skeleton h-3.5 w-1/2" />
          <span className="skeleton h-3" style={{ width: `${55 + ((position * 7) % 35)}%` }} />
        </div>
      ) : (
        columns.map(({ column }, index) => (
          <div role="gridcell" key={column.id} className={`grid-cell grid-box ${column.atEnd ? 'justify-end' : ''}`}>
            <span className="skeleton h-3" style={{ width: `${40 + ((position * 7 + index * 23) % 45)}%` }} />
          </div>
        ))
      )}
    </div>
  );
});

const rowStyle = ({ rowPx }: SharedRowProps, topPx: number): CSSProperties => ({
  height: rowPx,
  transform: `translateY(${topPx}px)`,
});
