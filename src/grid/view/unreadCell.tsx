import type { ReactNode } from 'react';
import { looksAtUnread, unreadOf } from '../../../contract/wire/unread';
import type { Column } from '../screen';

const isUnread = <Row,>({ plain }: Pick<Column<Row>, 'plain'>, row: Row) => {
  const unread = unreadOf(row);
  return (
    unread.length > 0 &&
    looksAtUnread(
      row,
      plain,
      unread.filter(({ isWhole }) => isWhole),
    )
  );
};

/** A cell; a dash where what it would show could not be read. */
export const cellOf = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  isUnread(column, row) ? <span className="text-faint">—</span> : column.cell(row);

/** The same as plain text: nothing, where it could not be read. */
export const plainOf = <Row,>(column: Pick<Column<Row>, 'plain'>, row: Row): string =>
  isUnread(column, row) ? '' : column.plain(row);
