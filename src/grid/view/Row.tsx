import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Kind } from '../../../commands/core/rows';
import { unreadOf } from '../../../contract/wire/unread';
import { useT } from '../../i18n';
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
import { RowCheck } from './RowCheck';
import { rowPointer } from './rowPointer';

/** Nothing has failed yet when the first list is drawn. */
export const RowTrouble = deferredPart(() => import('./RowTrouble'), Nothing);
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

/** One row, painted again when itself or its place changes. */
export const Row = memo(function Row(props: RowProps) {
  const { kind } = props.look.model.list.rows;
  return kind === null ? <OwnRow {...props} /> : <KindRow {...props} kind={kind} />;
});

function KindRow({ kind, ...props }: RowProps & { kind: Kind }) {
  const seen = useRow(kind, props.id);
  if (!seen) return <SkeletonRow {...props} isPassing={false} />;
  return <RowBody {...props} row={seen.row} pending={seen.pending > 0} trouble={seen.trouble} />;
}

function OwnRow(props: RowProps) {
  const row = props.look.model.list.row(props.id);
  return row === undefined ? null : <RowBody {...props} row={row} pending={false} trouble={null} />;
}

interface BodyProps extends RowProps {
  readonly row: unknown;
  readonly pending: boolean;
  readonly trouble: Cell['trouble'];
}

function RowBody(props: BodyProps) {
  const { look, id, position, topPx, isSelected, isCursor, isOpened, isDim, row, pending, trouble } = props;
  const { model, columns, isSettled, card } = look;
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
        <RowCheck model={model} id={id} isSelected={isSelected} />
      </span>
      {card ? (
        <CardCells
          model={model}
          id={id}
          row={row}
          card={card}
          trouble={trouble ? <RowTrouble {...trouble} /> : unreadOf(row).length > 0 && <UnreadMark row={row} />}
          pending={pending && <Pending />}
        />
      ) : (
        columns.map(({ column }, index) => (
          <CellBox
            key={column.id}
            column={column}
            row={row}
            isFirst={index === 0}
            trouble={index === 0 ? trouble : null}
            isPending={index === 0 && pending}
          />
        ))
      )}
    </div>
  );
}

interface CellBoxProps {
  readonly column: Column<unknown>;
  readonly row: unknown;
  /** What befell the row as a whole is said in its first cell. */
  readonly isFirst: boolean;
  readonly trouble: Cell['trouble'];
  readonly isPending: boolean;
}

/** Painted again with what it shows: not where its row is marked, or has fewer cells beside an open detail. */
const CellBox = memo(function CellBox({ column, row, isFirst, trouble, isPending }: CellBoxProps) {
  const cell = renderCell(column, row);
  const isUnread = isFirst && unreadOf(row).length > 0;
  const isAlone = !trouble && !isUnread && !isPending;
  return (
    <div
      role="gridcell"
      className={`grid-cell grid-box ${column.cutsItself && isAlone ? '' : 'grid-cut'} ${column.atEnd ? 'justify-end' : ''}`}
    >
      {trouble && <RowTrouble {...trouble} />}
      {isUnread && <UnreadMark row={row} />}
      {trouble ? <Kept>{cell}</Kept> : cell}
      {isPending && <Pending />}
    </div>
  );
});

/** What a row is recognized by keeps its room beside what is said of its last change. */
const Kept = ({ children }: { children: ReactNode }) => <span className="min-w-0 max-w-3/5 shrink-0">{children}</span>;

/** The row's call is under way. */
export function Pending() {
  const t = useT();
  return (
    <span
      role="img"
      aria-label={t('grid.pending')}
      className="ms-auto shrink-0 size-1.5 rounded-full bg-mark animate-pulse"
    />
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
          <div role="gridcell" key={column.id} className="grid-cell grid-box">
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
