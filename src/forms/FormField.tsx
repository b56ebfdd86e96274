import { useEffect } from 'react';
import type { Answers, AskText } from '../../commands/core/definition';
import { AVAILABLE } from '../../commands/core/disabledReason';
import { useT } from '../i18n';
import { announce } from '../ui/announcer';
import { AskField } from './AskField';
import { isRequired } from './required';
import { useRemoteValidation } from './useRemoteValidation';

interface FormFieldProps {
  readonly ask: AskText;
  readonly label: string;
  readonly rows: readonly unknown[];
  readonly values: Answers;
  readonly value: string;
  /** Why the value can't be taken, as far as the console knows: shown once the person has tried to send it. */
  readonly trouble: string | undefined;
  readonly hasTried: boolean;
  /** Why the server did not take it when it was sent. */
  readonly refused: string | undefined;
  /** The element that says what helps to answer. */
  readonly hintId: string | undefined;
  readonly onChange: (value: string) => void;
  /** Whether the server has said that the value can't be taken. */
  readonly onBarred: (isBarred: boolean) => void;
}

/** A line of text in a form, with what the server says of it while it is typed. */
export function FormField(props: FormFieldProps) {
  const { ask, label, rows, values, value, trouble, hasTried, refused, hintId, onChange, onBarred } = props;
  const t = useT();
  const said = useRemoteValidation(ask, value, rows, trouble === undefined);
  const isFree = said === AVAILABLE;
  const taken = typeof said === 'string' ? t(said) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the message changes, not on every render of the form
  useEffect(() => {
    onBarred(taken !== undefined);
    if (taken !== undefined) announce(taken);
  }, [taken]);
  const marks = [
    ...(ask.rules?.(value, rows, values) ?? []),
    ...(isFree ? [{ text: 'palette.free' as const, isMet: true }] : []),
  ];
  return (
    <AskField
      ask={ask}
      label={label}
      value={value}
      isRequired={isRequired(ask, rows, values)}
      trouble={taken ?? (hasTried ? trouble : undefined) ?? refused}
      marks={marks.length > 0 ? marks : undefined}
      hintId={hintId}
      onChange={onChange}
    />
  );
}
