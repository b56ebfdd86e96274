import type { ReactNode } from 'react';
import type { RowField, TempleRow } from '../../../commands/core/templeRow';
import { text } from '../../grid/columns';
import type { Column } from '../../grid/screen';
import { Icon } from '../../ui/Icon';
import { isRefusedFor } from './words';

type Given = Pick<Column<TempleRow>, 'id' | 'title' | 'width'> &
  Partial<Column<TempleRow>> & {
    /** What it shows of a row. */
    readonly fields: readonly RowField[];
    readonly wraps?: boolean;
    readonly of: (row: TempleRow) => string;
  };

/** Fields of a row of the file, marked where a row is refused for one of them: it is told by the others. */
export function fieldColumn({ fields, ...given }: Given): Column<TempleRow> {
  const column = text<TempleRow>(given);
  return {
    ...column,
    cell: (row) => (isRefusedFor(row, fields) ? <RefusedFor>{column.cell(row)}</RefusedFor> : column.cell(row)),
  };
}

/** For the eye: in words it is the reason beside it, which begins with the field. */
export const RefusedFor = ({ children }: { children: ReactNode }) => (
  <span data-refused-for="" className="flex min-w-0 items-center gap-1.5 text-danger">
    <Icon name="triangle-alert" size={14} className="shrink-0" />
    <span className="min-w-0">{children}</span>
  </span>
);
