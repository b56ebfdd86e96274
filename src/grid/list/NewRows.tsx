import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import type { GridModel } from '../model/gridState';

interface NewRowsProps {
  readonly model: GridModel;
  /** Between the header and the first card, where no text is; otherwise beside the count, and short where that has little room. */
  readonly isCard: boolean;
}

/** "3 new": rows that arrived wait behind it instead of moving the list. It lies over no row, so that no click meets it by mistake. */
export default function NewRows({ model, isCard }: NewRowsProps) {
  const t = useT();
  const { arrived } = useSnapshot(model.list.state);
  if (arrived === 0) return null;
  const says = t('grid.arrived', { count: arrived });
  return (
    <button
      type="button"
      data-command="list.refresh"
      aria-label={says}
      className={`h-6 rounded-full bg-ink px-2.5 text-xs font-medium text-surface tabular-nums ${isCard ? 'absolute inset-x-0 -top-4 z-20 mx-auto w-fit shadow-layer' : 'shrink-0'}`}
      onClick={() => void model.showNew()}
    >
      {isCard ? (
        says
      ) : (
        <>
          <span className="@max-[8rem]:hidden">{says}</span>
          <span className="@min-[8rem]:hidden">+{format.number(arrived)}</span>
        </>
      )}
    </button>
  );
}
