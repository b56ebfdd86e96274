import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { reasonOf } from '../../i18n/reason';
import { titleOf } from '../../i18n/titles';
import type { Cell } from '../../state/rows';
import { Icon } from '../../ui/Icon';

interface RowTroubleProps {
  readonly of: NonNullable<Cell['trouble']>;
  /** In words, and not by a mark alone. */
  readonly isWhole?: true;
  /** The last cells of the row, which give way to the words. */
  readonly cells?: readonly ReactNode[];
}

const WORDS = 'min-w-0 items-center gap-1 rounded bg-danger-soft text-danger text-xs leading-tight px-1.5 py-px';

/** What of the row's last change failed and why. A row gets no higher by it: what is cut off is whole in the tooltip. */
export default function RowTrouble({ of, isWhole, cells }: RowTroubleProps) {
  const t = useT();
  const { code, message, commandId } = of;
  const words = t('grid.trouble', { command: titleOf(commandId), reason: reasonOf(commandId, code, { message }) });
  const text = <span className="line-clamp-2 wrap-anywhere">{words}</span>;
  if (isWhole)
    return (
      <span className={`inline-flex ${WORDS}`} title={words}>
        <Icon name="triangle-alert" />
        {text}
      </span>
    );
  if (!cells)
    return (
      <span role="img" aria-label={t('run.state.failed')} title={words} className="shrink-0 text-danger">
        <Icon name="triangle-alert" />
      </span>
    );
  return (
    <div
      role="gridcell"
      aria-colspan={cells.length}
      data-trouble
      className="grid-cell grid-box"
      style={{ gridColumn: `span ${cells.length}` }}
    >
      <span className={`flex ${WORDS}`} title={words}>
        {text}
      </span>
    </div>
  );
}
