import { useT } from '../../i18n';
import type { GridModel } from '../model/gridState';

interface RowCheckProps {
  readonly model: GridModel;
  readonly id: string;
  readonly isSelected: boolean;
}

/** The box that selects a row, in the table and on a picture; with Shift it selects up to here. */
export function RowCheck({ model, id, isSelected }: RowCheckProps) {
  const t = useT();
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      data-command="list.select"
      checked={isSelected}
      aria-label={t('grid.selectRow')}
      className="size-4 accent-(--accent)"
      onChange={() => {}}
      onClick={(event) => {
        if (event.shiftKey) model.selectTo(id);
        else model.toggle(id);
        model.focusRow(id);
      }}
    />
  );
}
