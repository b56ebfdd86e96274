import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import type { List } from './listShape';
import { useSettled } from './useSettled';

/** How many rows the server's list holds now: what was settled here is counted out at once, though its row still stands. */
export function RowCount({ list }: { list: List }) {
  const t = useT();
  const { count, phase } = useSnapshot(list.shape);
  useSettled(list);
  return (
    <span className="text-sm text-soft tabular-nums">
      {phase === 'ready' && t('grid.rows', { count: Math.max(0, count - list.left()) })}
    </span>
  );
}
