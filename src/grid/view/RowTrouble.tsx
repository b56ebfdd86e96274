import { useT } from '../../i18n';
import { reasonOf } from '../../i18n/reason';
import { titleOf } from '../../i18n/titles';
import type { Cell } from '../../state/rows';
import { Icon } from '../../ui/Icon';

/** Why the last change of the row failed, in words, shown in the row as far as there is room. */
export default function RowTrouble({ code, message, commandId }: NonNullable<Cell['trouble']>) {
  const t = useT();
  const words = t('grid.trouble', { command: titleOf(commandId), reason: reasonOf(commandId, code, { message }) });
  return (
    <span
      className="inline-flex min-w-0 items-center gap-1 rounded bg-danger-soft text-danger text-xs px-1.5 py-px"
      title={words}
    >
      <Icon name="triangle-alert" />
      <span className="truncate">{words}</span>
    </span>
  );
}
