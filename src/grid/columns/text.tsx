import { isBlank } from '../../../contract/wire/isBlank';
import { t } from '../../i18n';
import { revealed, revealedWithin, titleOfRevealed } from '../../ui/revealed';
import type { Column } from '../screen';

/** In the lowest row there is room for two lines as close as these; the others say how much they have (Grid.tsx). */
export const IN_TWO = 'line-clamp-2 min-w-0 whitespace-normal wrap-break-word leading-[var(--in-two,15px)]';

type Given<Row, Value> = Pick<Column<Row>, 'id' | 'title'> &
  Partial<Column<Row>> & { readonly of: (row: Row) => Value };

/**
 * A short text that somebody wrote: an id, a place, an address; or a sentence of ours with a name in it. One that `wraps` takes a second line,
 * where rows are told apart by its end.
 */
export function text<Row>({
  of,
  isSentence = false,
  wraps = false,
  ...column
}: Given<Row, string> & { readonly isSentence?: boolean; readonly wraps?: boolean }): Column<Row> {
  return {
    width: 140,
    cutsItself: true,
    isFact: true,
    cell: (row) => line(of(row), isSentence, wraps),
    accessor: of,
    ...column,
  };
}

function line(text: string, isSentence: boolean, wraps: boolean) {
  if (text === '') return null;
  if (isBlank(text)) return <span className="text-faint italic">{t('common.textless')}</span>;
  // What ends a line is the part before a point, and no line begins with the point.
  const kept = wraps ? text.replaceAll(' · ', '\u00a0· ') : text;
  return (
    <span
      // A sentence of ours runs as the language does, even if it begins with a name.
      dir={isSentence ? undefined : 'auto'}
      className={wraps ? IN_TWO : 'block truncate min-w-0'}
      title={wraps ? text : titleOfRevealed(text)}
    >
      {isSentence ? revealedWithin(kept) : revealed(kept)}
    </span>
  );
}
