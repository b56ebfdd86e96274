import { useT } from '../../i18n';
import { reasonOf } from '../../i18n/reason';
import { titleOf } from '../../i18n/titles';
import type { Cell } from '../../state/rows';
import { Icon } from '../../ui/Icon';

interface RowTroubleProps {
  readonly of: NonNullable<Cell['trouble']>;
  /** In place of so many columns; absent: among other things, in one line. */
  readonly columns?: number;
}

/** What of the row's last change failed and why, in words. A row gets no higher by it: what is cut off is whole in the tooltip. */
export default function RowTrouble({ of: { code, message, commandId }, columns }: RowTroubleProps) {
  const t = useT();
  const words = t('grid.trouble', { command: titleOf(commandId), reason: reasonOf(commandId, code, { message }) });
  const look = 'min-w-0 items-center gap-1 rounded bg-danger-soft text-danger text-xs px-1.5 py-px';
  if (columns === undefined)
    return (
      <span className={`inline-flex ${look}`} title={words}>
        <Icon name="triangle-alert" className="shrink-0" />
        <span className="truncate">{words}</span>
      </span>
    );
  return (
    <div
      role="gridcell"
      aria-colspan={columns}
      data-trouble
      className="grid-cell grid-box"
      style={{ gridColumn: `span ${columns}` }}
    >
      <span className={`flex leading-tight ${look}`} title={words}>
        <span className="line-clamp-2 wrap-anywhere">{words}</span>
      </span>
    </div>
  );
}
