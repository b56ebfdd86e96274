import type { ReactNode } from 'react';

/** Settings that belong together, below their name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="text-xs font-semibold uppercase tracking-wide text-faint pb-2">{title}</legend>
      {children}
    </fieldset>
  );
}
