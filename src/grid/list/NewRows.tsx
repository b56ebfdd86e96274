import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import type { GridModel } from '../model/gridState';

/** "3 new": rows that arrived wait behind it instead of moving the list. */
export function NewRows({ model }: { model: GridModel }) {
  const t = useT();
  const { arrived } = useSnapshot(model.list.state);
  if (arrived === 0) return null;
  return (
    <button
      type="button"
      data-command="list.refresh"
      className="absolute inset-x-0 top-11 z-20 mx-auto w-fit rounded-full bg-ink px-3 py-1 text-xs font-medium text-surface shadow-layer"
      onClick={() => void model.showNew()}
    >
      {t('grid.arrived', { count: arrived })}
    </button>
  );
}
