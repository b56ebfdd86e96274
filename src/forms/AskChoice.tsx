import { useId } from 'react';
import type { AskOneOf, Command } from '../../commands/core/definition';
import { inOwnWay, useT } from '../i18n';
import { reason } from '../i18n/reason';
import { directionOf } from '../ui/directionOf';
import { spelledOut } from '../ui/hiddenCharacters';
import { useLabel, useOptions, useOptionText } from './useOptions';

interface AskChoiceProps {
  readonly command: Command;
  readonly name: string;
  readonly ask: AskOneOf<string>;
  readonly rows: readonly unknown[];
  readonly value: string;
  /** The element that says what helps to answer. */
  readonly hintId: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of a few values, as a field of a form. */
export function AskChoice({ command, name, ask, rows, value, hintId, onChange }: AskChoiceProps) {
  const t = useT();
  const id = useId();
  const label = useLabel(command, name);
  const textOf = useOptionText(command, name);
  const { options, trouble, isLoading } = useOptions(ask, rows);
  const chosen = options.find((option) => option.value === value);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        dir={chosen && directionOf(textOf(chosen))}
        value={value}
        aria-busy={isLoading}
        aria-describedby={[trouble && `${id}-trouble`, hintId].filter(Boolean).join(' ') || undefined}
        className="w-full min-h-10 px-3 rounded-lg border border-strong bg-surface text-ink"
        onChange={(event) => onChange(event.target.value)}
      >
        {/* Until the server has named them, the value that is set has no name; it must not turn into another one. */}
        {!chosen && <option value={value}>…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabledReason !== undefined}>
            {option.disabledReason
              ? t('palette.barred', { name: spelledOut(textOf(option)), why: t(option.disabledReason) })
              : inOwnWay(spelledOut(textOf(option)))}
          </option>
        ))}
      </select>
      {trouble !== null && (
        <p id={`${id}-trouble`} className="text-xs text-danger">
          {reason(trouble)}
        </p>
      )}
    </div>
  );
}
