import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n';
import { Icon } from '../ui/Icon';
import { revealed } from '../ui/revealed';

/** Where one is, as a path: what kind of thing was found, and its name. */
export function Breadcrumb({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <ol className="flex flex-wrap items-center gap-1 ps-3 pe-12 pt-3 text-xs text-soft">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path never changes its order, and its parts may be alike
        <li key={`${index}${part}`} className="flex items-center gap-1 min-w-0">
          {index > 0 && <Icon name="chevron-right" size={12} />}
          <bdi className="truncate max-w-60 rounded bg-raised border border-line px-1.5 py-0.5">{revealed(part)}</bdi>
        </li>
      ))}
    </ol>
  );
}

const REST_MS = 400;

/** Says the number of results when typing has come to rest. */
export function Count({ of }: { of: number }) {
  const t = useT();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(t('palette.count', { count: of })), REST_MS);
    return () => clearTimeout(timer);
  }, [of, t]);
  return (
    <span aria-live="polite" className="sr-only">
      {said}
    </span>
  );
}

/** The line below the list that says what the keys do; `areKeys`: and nothing else, so that fingers and a flat window do without it. */
export function Footer({ children, areKeys = false }: { children: ReactNode; areKeys?: boolean }) {
  return (
    <div
      className={`flex shrink-0 flex-wrap gap-x-4 gap-y-1 items-center px-3 py-2 border-t border-line text-xs text-faint ${areKeys ? 'in-data-fingers:hidden flat:hidden' : ''}`}
    >
      {children}
    </div>
  );
}

/** What a key does, in that line. No component: the root draws its line at each key. */
export const footerKey = (printed: string, does: string): ReactNode => (
  <span className="flex items-center gap-1.5">
    <kbd>{printed}</kbd> {does}
  </span>
);

export const ITEM =
  'flex items-center gap-2.5 min-h-9 px-2.5 rounded-md text-sm cursor-pointer data-[selected=true]:bg-selected';
/** In a question that is scrolled as a whole it stays in sight. */
export const INPUT =
  'flat:sticky flat:top-0 flat:z-10 w-full h-12 shrink-0 px-4 bg-surface text-lg text-ink placeholder:text-faint outline-none';
