import type { Column } from '../screen';

type Given<Row, Value> = Pick<Column<Row>, 'id' | 'title'> &
  Partial<Column<Row>> & { readonly of: (row: Row) => Value };

/** A short text that somebody wrote: an id, a place, an address. */
export function text<Row>({ of, ...column }: Given<Row, string>): Column<Row> {
  return { width: 140, cell: (row) => <Line text={of(row)} />, plain: of, ...column };
}

/** The beginning of a long text, in its own direction; the whole of it in the tooltip. */
export function excerpt<Row>({ of, ...column }: Given<Row, string>): Column<Row> {
  return { width: 320, cell: (row) => <Line text={of(row).slice(0, 300)} />, plain: of, ...column };
}

/** Why somebody complained, with how many others did. */
export function reason<Row>({
  of,
  ...column
}: Given<Row, { readonly text: string; readonly count: number }>): Column<Row> {
  return {
    width: 180,
    cell: (row) => {
      const { text, count } = of(row);
      return (
        <span className="flex items-center gap-1.5 min-w-0">
          <Line text={text} />
          {count > 1 && (
            <span className="shrink-0 rounded-full bg-hover px-1.5 text-xs text-soft tabular-nums">{count}</span>
          )}
        </span>
      );
    },
    plain: (row) => of(row).text,
    ...column,
  };
}

function Line({ text }: { text: string }) {
  return (
    <span dir="auto" className="block truncate min-w-0" title={text}>
      {text}
    </span>
  );
}
