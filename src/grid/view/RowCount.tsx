import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { useSettled } from '../hooks/useSettled';
import type { List } from '../rows/listState';
import type { ReadingState } from '../rows/readWholeList';

/** How many rows the server's list holds now: rows settled here are subtracted at once, although they are still shown. */
export function RowCount({ list, reading }: { list: List; reading: ReadingState }) {
  const t = useT();
  const { count, phase, total, hasMore, end } = useSnapshot(list.state);
  const { of } = useSnapshot(reading);
  const isOpen = total === null && hasMore;
  const shown = Math.max(0, (isOpen ? end : count) - list.departedCount());
  useSettled(list);
  return (
    <span className="text-sm text-soft tabular-nums">
      {phase === 'ready' && t(isOpen ? 'grid.atLeast' : 'grid.rows', { count: shown })}
      {phase === 'ready' && of && ` ${t(of.isPart ? 'grid.ofPart' : 'grid.ofRead', { count: of.read })}`}
      {phase === 'ready' && of?.says && ` ${t(`${of.says}.count`)}`}
    </span>
  );
}
