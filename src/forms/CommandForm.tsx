import { type FormEvent, useRef, useState } from 'react';
import { hasText, useT } from '../i18n';
import type { Question } from '../run/asking';
import { AskField, type FormAsk } from './AskField';

interface CommandFormProps {
  readonly question: Question;
  readonly asks: readonly (readonly [name: string, ask: FormAsk])[];
  readonly onDone: (args: Record<string, string>) => void;
  readonly onCancel: () => void;
}

/** All the texts and small choices that a command asks for at once, for those with more than two: a form reads better than five steps. */
export function CommandForm({ question, asks, onDone, onCancel }: CommandFormProps) {
  const t = useT();
  const { command, rows } = question;
  const [values, setValues] = useState(() =>
    Object.fromEntries(asks.map(([name, ask]): [string, string] => [name, ask.prefill?.(rows) ?? ''])),
  );
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const troubleOf = (name: string, ask: FormAsk) => {
    const verdict = ask.optional && values[name] === '' ? null : (ask.check?.(values[name] ?? '', rows) ?? null);
    return verdict === null ? undefined : t(verdict);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (asks.some(([name, ask]) => troubleOf(name, ask) !== undefined)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onDone(values);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
          event.preventDefault();
          submit();
        }
      }}
      className="flex flex-col gap-3.5 p-4"
    >
      <div className="grid gap-3.5 max-h-[60vh] overflow-y-auto">
        {asks.map(([name, ask]) => {
          const key = `${command.id}.${name}.label`;
          return (
            <AskField
              key={name}
              ask={ask}
              label={hasText(key) ? t(key) : name}
              optionTexts={`${command.id}.${name}`}
              value={values[name] ?? ''}
              trouble={tried ? troubleOf(name, ask) : undefined}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          );
        })}
      </div>
      <div className="flex justify-end gap-2 pt-1">
        <button type="button" className="h-9 px-3.5 rounded-lg border border-line hover:bg-hover" onClick={onCancel}>
          {t('common.cancel')}
        </button>
        <button
          type="submit"
          aria-keyshortcuts="Control+S Meta+S"
          className="h-9 px-4 rounded-lg bg-accent text-on-accent font-semibold"
        >
          {t('common.save')}
        </button>
      </div>
    </form>
  );
}
