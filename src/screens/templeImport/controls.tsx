import { type ReactNode, useId } from 'react';

// What the panels of an import are made of.

export const SUMMARY = 'cursor-pointer text-xs font-semibold uppercase tracking-wide text-faint';
export const SELECT = 'h-8 w-full min-w-0 rounded-md border border-strong bg-surface px-2 text-sm';

/** A control with its name above it, and below it a word on how it came to be set. */
export function Labelled({
  label,
  hint,
  isDoubtful = false,
  children,
}: {
  label: string;
  hint?: string;
  /** Somebody should look at it. */
  isDoubtful?: boolean;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        {label}
      </label>
      {children(id)}
      {hint !== undefined && (
        <span className={`text-xs ${isDoubtful ? 'font-medium text-warn' : 'text-faint'}`}>{hint}</span>
      )}
    </div>
  );
}
