import { useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { whenSettled } from '../state/rows';
import type { List } from './listShape';

/** How many rows the server's list holds now: what was settled here is counted out at once, though its row still stands; once a frame, however
 * many rows a job settles in it. */
export function RowCount({ list }: { list: List }) {
  const t = useT();
  const { count, phase } = useSnapshot(list.shape);
  const [, recount] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    let frame = 0;
    const stop = whenSettled((kind) => {
      if (kind !== list.rows.kind || frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        recount();
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [list]);
  return (
    <span className="text-sm text-soft tabular-nums">
      {phase === 'ready' && t('grid.rows', { count: Math.max(0, count - list.left()) })}
    </span>
  );
}
