import { t } from '../../i18n';
import type { GridModel } from '../model/gridState';
import { checkCell } from './checkCell';

/** The box that selects a row, in the table and on a picture; with Shift it selects up to here. */
export const rowCheck = (model: GridModel, id: string, isSelected: boolean) =>
  checkCell({
    command: 'list.select',
    label: t('grid.selectRow'),
    isChecked: isSelected,
    onClick(withShift) {
      if (withShift) model.selectTo(id);
      else model.toggle(id);
      model.focusRow(id);
    },
  });
