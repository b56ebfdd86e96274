import { isBlank } from '../../../contract/wire/shownText';
import { t } from '../../i18n';
import { revealed, revealedWithin, titleOfRevealed } from '../../ui/revealed';
import type { Column } from '../screen';

type Given<Row, Value> = Pick<Column<Row>, 'id' | 'title'> &
  Partial<Column<Row>> & { readonly of: (row: Row) => Value };

/** A short text that somebody wrote: an id, a place, an address; or a sentence of ours with a name in it. */
export function text<Row>({
  of,
  isSentence = false,
  ...column
}: Given<Row, string> & { readonly isSentence?: boolean }): Column<Row> {
  return {
    width: 140,
    cutsItself: true,
    isFact: true,
    cell: (row) => line(of(row), isSentence),
    accessor: of,
    ...column,
  };
}

function line(text: string, isSentence: boolean) {
  if (text === '') return null;
  if (isBlank(text)) return <span className="text-faint italic">{t('common.textless')}</span>;
  return (
    // A sentence of ours runs as the language does, even if it begins with a name.
    <span dir={isSentence ? undefined : 'auto'} className="block truncate min-w-0" title={titleOfRevealed(text)}>
      {isSentence ? revealedWithin(text) : revealed(text)}
    </span>
  );
}
