import { unreadOf } from '../../../contract/wire/unread';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';

const partsOf = (row: unknown) => [...new Set(unreadOf(row).map(({ at }) => at || '…'))].join(', ');

/** Says at a row that not all of it could be read, and which parts of it by their names on the wire. */
export default function UnreadMark({ row, isNote = false }: { row: unknown; isNote?: boolean }) {
  const t = useT();
  const words = t('grid.unread', { parts: partsOf(row) });
  if (isNote)
    return (
      <p
        role="note"
        data-unread
        className="flex items-start gap-2 border-b border-line bg-warn-soft px-5 py-2 text-sm text-warn"
      >
        <Icon name="triangle-alert" className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">{words}</span>
      </p>
    );
  return (
    <span role="img" aria-label={words} title={words} data-unread className="inline-flex shrink-0 text-warn">
      <Icon name="triangle-alert" />
    </span>
  );
}
