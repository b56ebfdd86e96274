import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { Keys } from '../../keys';
import { Icon } from '../../ui/Icon';
import type { GridModel } from '../model/gridState';

/** A notice over the foot of the list that some rows failed to load or refetch, while the rest stays. */
export function NotRead({ model }: { model: GridModel }) {
  const t = useT();
  const { phase, failures, stale } = useSnapshot(model.list.state);
  const failure = failures[0];
  const refusal = stale ?? failure?.refusal;
  if (phase !== 'ready' || refusal === undefined) return null;
  const what = stale || !failure ? t('grid.stale') : t('grid.pageFailed', { from: failure.from + 1 });
  const says = `${what} ${reason(refusal)}`;
  return (
    <div
      role="alert"
      className="flex min-h-11 items-center gap-3 bg-danger-soft px-4 py-1 text-sm text-danger max-md:py-0.5 max-md:text-xs"
    >
      <Icon name="triangle-alert" />
      <span className="line-clamp-3 grow" title={says}>
        {says}
      </span>
      <RetryButton model={model} />
    </div>
  );
}

/** Asks again for what was refused. */
function RetryButton({ model }: { model: GridModel }) {
  const t = useT();
  return (
    <button
      type="button"
      data-command="list.refresh"
      className="button-plain inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-md px-3 text-sm font-medium"
      onClick={() => model.list.retry()}
    >
      {t('common.retry')} <Keys of="list.refresh" />
    </button>
  );
}
