import { isBlank } from '../../../contract/wire/shownText';
import { t } from '../../i18n';
import { revealed } from '../../ui/revealed';
import type { Column } from '../screen';

type Given<Row, Value> = Pick<Column<Row>, 'id' | 'title'> &
  Partial<Column<Row>> & { readonly of: (row: Row) => Value };

/** A short text that somebody wrote: an id, a place, an address. */
export function text<Row>({ of, ...column }: Given<Row, string>): Column<Row> {
  return {
    width: 140,
    cutsItself: true,
    isFact: true,
    cell: (row) => line(of(row)),
    accessor: of,
    ...column,
  };
}

function line(text: string) {
  if (text === '') return null;
  if (isBlank(text)) return <span className="text-faint italic">{t('common.textless')}</span>;
  return (
    <span dir="auto" className="block truncate min-w-0" title={text}>
      {revealed(text)}
    </span>
  );
}
