import { format } from '../../i18n/format';
import { timeAgo } from '../../ui/timeAgo';
import type { Column } from '../screen';

type Given<Row> = Pick<Column<Row>, 'id' | 'title'> &
  Partial<Column<Row>> & { readonly of: (row: Row) => number | undefined };

/** A number in the person's language, or as a server has rounded it: `1.2K`. */
export function number<Row>({
  of,
  ...column
}: Omit<Given<Row>, 'of'> & { readonly of: (row: Row) => number | string | undefined }): Column<Row> {
  return {
    width: 100,
    atEnd: true,
    isFact: true,
    keepsWidth: true,
    onCard: 'note',
    cell: (row) => figure(of(row)),
    accessor: (row) => String(of(row) ?? ''),
    typed: { kind: 'number', of: (row) => of(row) ?? null },
    ...column,
  };
}

/** Nothing where a server does not say it; a zero is quieter than what there is. */
function figure(of: number | string | undefined) {
  if (of === undefined) return null;
  return <span className={`tabular-nums ${of === 0 ? 'text-faint' : ''}`}>{format.number(of)}</span>;
}

/** How long ago, with the moment in the tooltip; unix seconds, and nothing where a server does not say it. */
export function ago<Row>({ of, ...column }: Given<Row>): Column<Row> {
  return {
    width: 120,
    cutsItself: true,
    keepsWidth: true,
    isFact: true,
    onCard: 'end',
    cell: (row) => {
      const at = of(row);
      return at === undefined ? null : timeAgo(at, 'text-soft truncate');
    },
    accessor: (row) => {
      const at = of(row);
      return at === undefined ? '' : format.dateTime(at);
    },
    typed: { kind: 'moment', of: (row) => of(row) ?? null },
    ...column,
  };
}
