import { type ReactNode, useRef } from 'react';
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
