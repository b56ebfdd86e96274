import type { ReactNode } from 'react';

export const INPUT =
  'w-full h-11 px-3.5 rounded-lg border border-strong bg-surface text-ink text-base aria-invalid:border-danger';

/** A field of sign-in below its label. */
export function SignInField({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}
