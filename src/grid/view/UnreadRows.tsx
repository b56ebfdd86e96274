import { useSnapshot } from 'valtio';
import { MADE_UP_ID, unreadOf } from '../../../contract/wire/unread';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import type { GridModel } from '../model/gridState';

/** How many of the rows shown have not even an id that could be read: nothing can be done with them here. */
export function UnreadRows({ model }: { model: GridModel }) {
  const t = useT();
  useSnapshot(model.list.state);
  const { list } = model;
  const count = list.ids().filter((id) => MADE_UP_ID.test(id) && unreadOf(list.row(id)).length > 0).length;
  if (count === 0) return null;
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 bg-warn-soft px-4 py-1.5 text-sm text-warn">
      <Icon name="triangle-alert" />
      {t('grid.unreadRows', { count })}
    </p>
  );
}
