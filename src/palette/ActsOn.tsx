import type { Kind } from '../../commands/core/rows';
import { hasText, useT } from '../i18n';
import { Icon } from '../ui/Icon';
import { revealed } from '../ui/revealed';
import { rowName } from '../ui/rowName';

interface ActsOnProps {
  readonly kind: Kind;
  readonly rows: readonly unknown[];
  /** How many are chosen, those that are not loaded too. */
  readonly count: number;
}

/** What the commands of the rows act on: its name, or how many they are. */
export function ActsOn({ kind, rows, count }: ActsOnProps) {
  const t = useT();
  const [row] = rows;
  if (row === undefined) return null;
  const name = count > 1 ? t('grid.selected', { count }) : rowName(kind, row);
  const kindText = `palette.kinds.${kind}`;
  return (
    <p data-acts-on="" className="flex items-center gap-1.5 ps-3 pe-12 pt-3 text-xs text-soft">
      <span className="shrink-0">{t('palette.actsOn')}</span>{' '}
      <span className="flex min-w-0 items-center gap-1.5 rounded border border-line bg-raised px-1.5 py-0.5 text-ink">
        <Icon name={count > 1 ? 'check-check' : 'square-mouse-pointer'} size={12} className="text-soft" />
        {hasText(kindText) && <span className="shrink-0 text-soft">{t(kindText)} </span>}
        <bdi className="truncate">{revealed(name)}</bdi>
      </span>
    </p>
  );
}
