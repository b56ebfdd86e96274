import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { AskText } from '../../commands/core/definition';
import { type Mark, Marks, SecretTools } from './SecretTools';

const INPUT_TYPE: Record<AskText['as'], string> = {
  text: 'text',
  long: 'text',
  secret: 'password',
  phone: 'tel',
  email: 'email',
  date: 'date',
};
/** What is written left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<AskText['as']> = new Set(['phone', 'email', 'secret', 'date']);

interface AskFieldProps {
  readonly ask: AskText;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why the value can't be taken, in words. */
  readonly trouble?: string | undefined;
  /** What the value has to be, marked where it is. */
  readonly marks?: readonly Mark[] | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A line of text that a command asks for, with its label and what is wrong with it in place. */
export function AskField({ ask, label, value, onChange, trouble, marks, onKeyDown, inputRef }: AskFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const described = [trouble && `${id}-trouble`, marks && `${id}-marks`].filter(Boolean).join(' ');
  const common = {
    id,
    value,
    ref: inputRef,
    dir: LEFT_TO_RIGHT.has(ask.as) ? 'ltr' : 'auto',
    'aria-invalid': trouble !== undefined,
    'aria-describedby': described || undefined,
    className: 'w-full min-h-10 px-3 rounded-lg border border-strong bg-surface text-ink aria-invalid:border-danger',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onKeyDown,
  } as const;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {ask.as === 'long' ? (
        <textarea {...common} className={`${common.className} py-2`} rows={4} />
      ) : (
        <input
          {...common}
          type={isShown ? 'text' : INPUT_TYPE[ask.as]}
          autoComplete={ask.as === 'secret' ? 'new-password' : 'off'}
          spellCheck={false}
        />
      )}
      {marks && <Marks id={`${id}-marks`} marks={marks} />}
      {ask.generates && <SecretTools value={value} onChange={onChange} isShown={isShown} onShow={setShown} />}
      {trouble && (
        <p id={`${id}-trouble`} role="alert" className="text-xs text-danger">
          {trouble}
        </p>
      )}
    </div>
  );
}
