import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { AskText } from '../../commands/core/definition';
import type { Colleague } from '../../contract/caseDesk';
import { useT } from '../i18n';
import { DayInput } from './DayInput';
import { MentionField } from './MentionField';
import { type Mark, Marks, SecretTools } from './SecretTools';

const INPUT_TYPE: Record<Exclude<AskText['as'], 'date'>, string> = {
  text: 'text',
  long: 'text',
  secret: 'password',
  code: 'text',
  phone: 'tel',
  email: 'email',
};
const AUTOCOMPLETE: Partial<Record<AskText['as'], string>> = { secret: 'new-password', code: 'one-time-code' };
/** What is written left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<AskText['as']> = new Set(['phone', 'email', 'secret', 'code']);

const FIELD = 'w-full min-h-10 px-3 rounded-lg border border-strong bg-surface text-ink aria-invalid:border-danger';
const LONG = { className: `${FIELD} py-2`, rows: 4 } as const;

interface AskFieldProps {
  readonly ask: AskText;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It can't be left empty, which is marked. */
  readonly isRequired?: boolean;
  /** Why the value can't be taken, in words. */
  readonly trouble?: string | undefined;
  /** What the value has to be, marked where it is. */
  readonly marks?: readonly Mark[] | undefined;
  /** The element that says what helps to answer. */
  readonly hintId?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** Whom the text can call by `@`, where it can. */
  readonly colleagues?: readonly Colleague[] | undefined;
}

/** A line of text that a command asks for, with its label and what is wrong with it in place. */
export function AskField(props: AskFieldProps) {
  const {
    ask,
    label,
    value,
    onChange,
    isRequired = false,
    trouble,
    marks,
    hintId,
    onKeyDown,
    inputRef,
    colleagues,
  } = props;
  const id = useId();
  const [isShown, setShown] = useState(false);
  const t = useT();
  // Where the rule itself stands below the field, it is not said twice.
  const broken = marks?.find(({ text, isMet }) => !isMet && t(text) === trouble);
  const says = broken ? undefined : trouble;
  const described = [says && `${id}-trouble`, marks && `${id}-marks`, hintId].filter(Boolean).join(' ');
  const common = {
    id,
    ref: inputRef,
    'aria-required': isRequired || undefined,
    'aria-invalid': trouble !== undefined,
    'aria-describedby': described || undefined,
    className: FIELD,
    onKeyDown,
  } as const;
  const written = {
    value,
    dir: ask.isNumber || LEFT_TO_RIGHT.has(ask.as) ? 'ltr' : 'auto',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} data-required={isRequired || undefined} className="text-sm font-medium">
        {label}
      </label>
      {ask.as === 'date' ? (
        <DayInput {...common} value={value} onValue={onChange} />
      ) : colleagues ? (
        <MentionField {...common} {...LONG} dir="auto" value={value} onText={onChange} colleagues={colleagues} />
      ) : ask.as === 'long' ? (
        <textarea {...common} {...written} {...LONG} />
      ) : (
        <input
          {...common}
          {...written}
          type={isShown ? 'text' : INPUT_TYPE[ask.as]}
          inputMode={ask.isNumber && 'numeric'}
          autoComplete={AUTOCOMPLETE[ask.as] ?? 'off'}
          spellCheck={false}
        />
      )}
      {marks && <Marks id={`${id}-marks`} marks={marks} broken={broken} />}
      {ask.generates && <SecretTools value={value} onChange={onChange} isShown={isShown} onShow={setShown} />}
      {says && (
        <p id={`${id}-trouble`} role="alert" className="text-xs text-danger">
          {says}
        </p>
      )}
    </div>
  );
}
