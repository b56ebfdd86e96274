import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { Icon } from '../../ui/Icon';
import type { GridModel } from '../model/gridState';
import { RetryButton } from './ListStates';

/** A notice above the list that some rows failed to load or refetch, while the rest stays. */
export default function NotRead({ model }: { model: GridModel }) {
  const t = useT();
  const { phase, failures, stale } = useSnapshot(model.list.state);
  const failure = failures[0];
  const refusal = stale ?? failure?.refusal;
  if (phase !== 'ready' || refusal === undefined) return null;
  return (
    <div
      role="alert"
      className="flex items-center gap-3 border-b border-line bg-danger-soft px-4 py-1.5 text-sm text-danger"
    >
      <Icon name="triangle-alert" />
      <span className="grow">
        {stale || !failure ? t('grid.stale') : t('grid.pageFailed', { from: failure.from + 1 })} {reason(refusal)}
      </span>
      <RetryButton model={model} />
    </div>
  );
}
