import { useRef } from 'react';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { reason } from '../../i18n/reason';
import { Keys } from '../../keys';
import { activeView } from '../../state/activeView';
import { asBottomBar } from '../../ui/bottomBars';
import { Icon } from '../../ui/Icon';
import { alike, type Trouble } from './troubles';
import { useFocusKept } from './useFocusKept';

/** Where more than this could not be read, their names would say less than the marks in their places do. */
const NAMED_MAX = 3;

/** What of home could not be read, and why, over the foot of the page: nothing on it moves for that. What failed alike is told together. */
export function NotRead({ troubles }: { troubles: readonly Trouble[] }) {
  const t = useT();
  // The button leaves with what it has mended: the focus goes back to the heading.
  const back = useRef({ focus: () => activeView.active?.focus() });
  const kept = useFocusKept(back);
  return (
    <div
      ref={asBottomBar}
      {...kept}
      className="sticky bottom-0 z-10 mt-auto flex flex-col gap-2 empty:hidden print:hidden"
    >
      {alike(troubles).map((some) => {
        const [{ refusal, isStale }] = some as [Trouble];
        const names = some.length > NAMED_MAX ? '' : format.list(some.map(({ of }) => of));
        return (
          <div
            key={`${isStale} ${reason(refusal)}`}
            role="alert"
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-danger-soft px-3 py-1.5 text-sm shadow-layer"
          >
            <Icon name="triangle-alert" className="text-danger" />
            <p className="grow basis-40 text-danger">
              {names && <span className="font-medium">{names}: </span>}
              {t(isStale ? 'statistics.stale' : 'statistics.failed')}{' '}
              <span className="text-ink">{reason(refusal)}</span>
            </p>
            <button
              type="button"
              className="button-plain inline-flex h-8 items-center gap-1.5 rounded-md px-3 font-medium"
              onClick={() => {
                for (const { retry } of some) retry();
              }}
            >
              {t('common.retry')} <Keys of="stats.refresh" />
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** Stands in place of a part that could not be read, as high as it would be: a dash, as in place of any number. */
export function Unread({ className = '', heightPx }: { className?: string; heightPx?: number }) {
  return (
    <p className={`grid place-items-center text-2xl text-faint ${className}`} style={{ height: heightPx }}>
      —
    </p>
  );
}
