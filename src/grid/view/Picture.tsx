import { type ComponentType, memo } from 'react';
import { unreadOf } from '../../../contract/wire/unread';
import { useRow } from '../../state/useRow';
import type { GridModel } from '../model/gridState';
import { Pending, RowTrouble, UnreadMark } from './Row';
import { rowCheck } from './rowCheck';
import { rowPointer } from './rowPointer';

interface PictureProps {
  readonly model: GridModel;
  readonly id: string;
  /** From 1, within its line. */
  readonly column: number;
  readonly picture: ComponentType<{ row: unknown }>;
  readonly isSettled: ((row: unknown) => boolean) | undefined;
  readonly isSelected: boolean;
  readonly isCursor: boolean;
  readonly isOpened: boolean;
  readonly isDim: boolean;
}

/** One row as a picture in its frame, painted again when itself or its place changes. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { model, id, column, picture: Drawn, isSettled, isSelected, isCursor, isOpened, isDim } = props;
  const seen = useRow(model.list.rows.kind, id);
  if (!seen) return null;
  const { row, pending, trouble } = seen;
  const edge = isSelected
    ? 'border-mark bg-selected'
    : isCursor || isOpened
      ? 'border-strong bg-hover'
      : 'border-line bg-surface';
  return (
    <div
      role="gridcell"
      data-row={id}
      aria-colindex={column}
      aria-selected={isSelected}
      aria-busy={pending > 0 || undefined}
      tabIndex={isCursor ? 0 : -1}
      className={`group relative flex flex-col overflow-hidden rounded-xl border ${edge} ${isDim || isSettled?.(row) ? 'opacity-60' : ''}`}
      {...rowPointer(model, id, isCursor)}
    >
      <Drawn row={row} />
      {/* Over a picture only where somebody is at it; fingers have no hover. */}
      <span
        className={`absolute top-1 start-1 size-8 pointer-coarse:top-0 pointer-coarse:start-0 pointer-coarse:size-11 rounded-md bg-surface/85 ${isSelected || isCursor ? '' : 'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100'}`}
      >
        {rowCheck(model, id, isSelected)}
      </span>
      {trouble && (
        <span className="absolute inset-x-1 bottom-1 flex">
          <RowTrouble of={trouble} isWhole />
        </span>
      )}
      {unreadOf(row).length > 0 && !trouble && (
        <span className="absolute bottom-1.5 end-1.5 rounded bg-surface/85 p-0.5">
          <UnreadMark row={row} />
        </span>
      )}
      {pending > 0 && (
        <span className="absolute top-2.5 end-2.5">
          <Pending />
        </span>
      )}
    </div>
  );
});
