import { useSnapshot } from 'valtio';
import { textOr, useT } from '../../i18n';
import { format } from '../../i18n/format';
import { OnceUsable } from '../../ui/OnceUsable';
import { useSettled } from '../hooks/useSettled';
import type { List } from '../rows/listState';
import type { ReadingState } from '../rows/readWholeList';
import type { Query } from '../rows/source';
import type { ListScreenOf } from '../screen';

interface RowCountProps {
  readonly list: List;
  readonly reading: ReadingState;
  readonly screen: Pick<ListScreenOf<unknown>, 'rowsText' | 'alsoCounted'>;
  readonly query: Query;
  /** Below the heading instead of beside it; `whole`: it gives way to nothing but what says that there are new rows. */
  readonly look: 'small' | 'cut' | 'whole';
}

const LOOKS = { small: 'text-xs', cut: 'text-sm', whole: 'text-sm shrink-0 [&:has(+*>button)]:shrink' };

/** How many rows the server's list holds now: rows settled here are subtracted at once, although they are still shown. */
export function RowCount({ list, reading, screen, query, look }: RowCountProps) {
  const { rowsText = `grid.counted.${list.rows.kind}`, alsoCounted: Also } = screen;
  const t = useT();
  const { count, phase, total, hasMore, end } = useSnapshot(list.state);
  const { of } = useSnapshot(reading);
  const isOpen = total === null && hasMore;
  const departed = list.departedCount();
  const shown = Math.max(0, (isOpen ? end : count) - departed);
  useSettled(list);
  if (phase !== 'ready') return null;
  const counted = textOr(rowsText, t('grid.rows', { count: shown }), { count: shown });
  // More than that, where nobody has said how many.
  const says = isOpen ? counted.replace(format.number(shown), '$&+') : counted;
  const read = of && t(of.isPart ? 'grid.ofPart' : 'grid.ofRead', { count: of.read });
  const part = of?.says && textOr(`${of.says}.count`, '');
  return (
    <span
      className={`block truncate text-soft tabular-nums ${LOOKS[look]}`}
      title={[says, read, part].filter(Boolean).join(' ')}
    >
      {says}
      {Also && (
        <OnceUsable>
          <Also query={query} departed={departed} />
        </OnceUsable>
      )}
      {read && ` ${read}`}
      {part && ` ${part}`}
    </span>
  );
}
