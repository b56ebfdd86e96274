import type { ReactNode } from 'react';
import { looksAtUnread, unreadOf } from '../../../contract/wire/unread';
import type { Column } from '../screen';

const isUnread = <Row,>({ accessor }: Pick<Column<Row>, 'accessor'>, row: Row) => {
  const unread = unreadOf(row);
  return (
    unread.length > 0 &&
    looksAtUnread(
      row,
      accessor,
      unread.filter(({ isWhole }) => isWhole),
    )
  );
};

/** A cell; a dash where what it would show could not be read. */
export const renderCell = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  isUnread(column, row) ? <span className="text-faint">—</span> : column.cell(row);

/** The same as plain text: nothing, where it could not be read. */
export const plainText = <Row,>(column: Pick<Column<Row>, 'accessor'>, row: Row): string =>
  isUnread(column, row) ? '' : column.accessor(row);
