import { type KeyboardEvent, type Ref, useId } from 'react';
import type { AskSelect, AskText } from '../../commands/definition';
import { useT } from '../i18n';

const INPUT_TYPE: Record<AskText['as'], string> = {
  text: 'text',
  long: 'text',
  secret: 'password',
  phone: 'tel',
  email: 'email',
  date: 'date',
};
/** What is written left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<FormAsk['as']> = new Set(['phone', 'email', 'secret', 'date']);

/** What a form can ask: a text, or one of a few values. */
export type FormAsk = AskText | AskSelect<string>;

interface AskFieldProps {
  readonly ask: FormAsk;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why the value can't be taken, in words. */
  readonly trouble?: string | undefined;
  /** The locale key below which the values of a choice have their texts. */
  readonly optionTexts?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A line of text or a small choice that a command asks for, with its label and what is wrong with it in place. */
export function AskField({ ask, label, value, onChange, trouble, onKeyDown, inputRef, optionTexts }: AskFieldProps) {
  const t = useT();
  const id = useId();
  const common = {
    id,
    value,
    ref: inputRef,
    dir: LEFT_TO_RIGHT.has(ask.as) ? 'ltr' : 'auto',
    'aria-invalid': trouble !== undefined,
    'aria-describedby': trouble ? `${id}-trouble` : undefined,
    className: 'w-full min-h-10 px-3 rounded-lg border border-strong bg-surface text-ink aria-invalid:border-danger',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onKeyDown,
  } as const;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {ask.as === 'select' ? (
        <select {...common} ref={undefined}>
          {ask.options([]).map(({ value: option, label: text }) => (
            <option key={option} value={option}>
              {text ?? t(`${optionTexts}.${option}`)}
            </option>
          ))}
        </select>
      ) : ask.as === 'long' ? (
        <textarea {...common} rows={4} />
      ) : (
        <input
          {...common}
          type={INPUT_TYPE[ask.as]}
          autoComplete={ask.as === 'secret' ? 'new-password' : 'off'}
          spellCheck={false}
        />
      )}
      {trouble && (
        <p id={`${id}-trouble`} className="text-xs text-danger">
          {trouble}
        </p>
      )}
    </div>
  );
}
