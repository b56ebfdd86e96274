import { type ReactNode, useRef } from 'react';
import { useT } from '../../i18n';
import { type Refused, reason } from '../../i18n/reason';
import { Icon } from '../../ui/Icon';
import { useFocusKept } from './useFocusKept';

/** A part of the statistics with its heading and what can be chosen in it. */
export function ChartCard({
  title,
  aside,
  children,
  className = '',
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useFocusKept(heading);
  return (
    <section
      {...kept}
      className={`rounded-xl border border-line bg-surface p-4 min-w-0 break-inside-avoid ${className}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 min-h-11 pb-3">
        <h2 ref={heading} tabIndex={-1} className="grow font-semibold outline-none">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Names the data that failed to load, the reason, and a retry button; the data beside it stays. */
export function CardTrouble({
  name,
  refusal,
  isStale = false,
  onRetry,
}: {
  name?: string;
  refusal: Refused;
  /** What was read before is still shown. */
  isStale?: boolean;
  onRetry: () => void;
}) {
  const t = useT();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-danger-soft px-3 py-2 text-sm"
    >
      <Icon name="triangle-alert" className="text-danger" />
      <p className="grow text-danger">
        {name && <span className="font-medium">{name}: </span>}
        {t(isStale ? 'statistics.stale' : 'statistics.failed')} <span className="text-ink">{reason(refusal)}</span>
      </p>
      <button type="button" className="button-plain h-8 rounded-md px-3 font-medium" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  );
}

/** One of several of which one holds: ranges, buckets, the series of the calendar. */
export function Chip({
  on,
  command,
  onChoose,
  children,
}: {
  on: boolean;
  command?: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      data-command={command}
      aria-pressed={on}
      onClick={onChoose}
      className="toggle h-8 pointer-coarse:h-11 pointer-coarse:min-w-11 px-2.5 rounded-md border border-transparent text-sm font-medium text-soft whitespace-nowrap hover:bg-hover hover:text-ink"
    >
      {children}
    </button>
  );
}
