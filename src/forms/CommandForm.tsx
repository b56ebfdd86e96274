import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AskOneOf, AskPicture, AskText } from '../../commands/core/definition';
import { textOr, useT } from '../i18n';
import { Keys } from '../keys';
import type { Question, RejectedAnswers } from '../run/call/prompts';
import { AskChoice } from './AskChoice';
import { AskPictureField } from './AskPictureField';
import { formDraftOf, keepDraft, keepsDraft } from './drafts';
import { FormField } from './FormField';
import { FOOTER, FOOTER_BUTTON } from './footer';
import { linesOf } from './lines';
import { linkedStart } from './linkedStart';
import { PREVIEWS } from './previews';
import { useUnsent } from './unsent';

/** What a form can ask for. */
export type FieldAsk = AskText | AskPicture | AskOneOf<string>;

interface CommandFormProps {
  readonly question: Question;
  readonly asks: readonly (readonly [name: string, ask: FieldAsk])[];
  /** Why the last answer was not taken, and the words of it by field. */
  readonly why: RejectedAnswers | null;
  readonly reasons: Readonly<Record<string, string>>;
  readonly onDone: (args: Record<string, string>) => void;
  readonly onCancel: () => void;
}

/** Everything that a command asks for at once, where that is more than two things: a form reads better than five steps. */
export function CommandForm({ question, asks, why, reasons, onDone, onCancel }: CommandFormProps) {
  const t = useT();
  const { command, rows } = question;
  const [start] = useState(() => Object.fromEntries(asks.map(([name, ask]) => [name, startOf(ask, rows)])));
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...start,
    ...formDraftOf(command),
    ...linkedStarts(asks, question),
  }));
  useUnsent(!keepsDraft(command) && asks.some(([name]) => values[name] !== start[name]));
  const Preview = PREVIEWS[command.id];
  /** How often it was tried to send what can't be taken. */
  const [tries, setTries] = useState(0);
  /** Fields that block the form: the server has refused the value, or a picture is still uploading. */
  const waiting = useRef(new Set<string>());
  const keepBack = (name: string) => (isBack: boolean) => {
    if (isBack) waiting.current.add(name);
    else waiting.current.delete(name);
  };
  const form = useRef<HTMLFormElement>(null);
  /** Fields that have been changed since the last refusal: what was said of them is about something else. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!why) return;
    setChanged([]);
    form.current
      ?.querySelector<HTMLElement>(
        `[data-argument="${Object.keys(why.fields)[0]}"] :is(input, textarea, select, button)`,
      )
      ?.focus();
  }, [why]);
  // Once what is wrong is marked as such: the first of it has the focus.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const refusedOf = (name: string) => (changed.includes(name) ? undefined : reasons[name]);
  const troubleOf = (name: string, ask: FieldAsk) => {
    const verdict =
      ask.optional && values[name] === '' ? null : (ask.check?.(values[name] ?? '', rows, values) ?? null);
    return verdict === null ? undefined : t(verdict);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (asks.some(([name, ask]) => troubleOf(name, ask) !== undefined) || waiting.current.size > 0) setTries(tries + 1);
    else onDone(values);
  };
  const id = useId();
  const fieldOf = ([name, ask]: CommandFormProps['asks'][number]) => {
    const onChange = (value: string) => {
      const now = { ...values, [name]: value };
      setValues(now);
      setChanged([...changed, name]);
      keepDraft(command, now, start);
    };
    const value = values[name] ?? '';
    const label = textOr(`${command.id}.${name}.label`, name);
    const refused = refusedOf(name);
    const hintId = ask.hint && `${id}-${ask.hint}`;
    return (
      <div key={name} data-argument={name}>
        {ask.as === 'oneOf' ? (
          <AskChoice {...{ command, name, ask, rows, value, hintId, onChange }} />
        ) : ask.as === 'picture' ? (
          <AskPictureField {...{ label, value, onChange }} onBusy={keepBack(name)} />
        ) : (
          <FormField
            {...{ ask, label, rows, values, value, refused, hintId, onChange }}
            trouble={troubleOf(name, ask)}
            hasTried={tries > 0}
            onBarred={keepBack(name)}
          />
        )}
        {refused && (ask.as === 'oneOf' || ask.as === 'picture') && (
          <p className="pt-1.5 text-xs text-danger">{refused}</p>
        )}
      </div>
    );
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        // The palette's list around would take Enter for itself: here it is the form's, and that of its buttons and choices.
        if (event.key === 'Enter') event.stopPropagation();
        const isMod = event.ctrlKey || event.metaKey;
        const isSave = isMod && event.key.toLowerCase() === 's';
        // A text of several lines keeps Enter for itself, and is sent like a reply (docs/specification.md section 10.1).
        const isDone = event.key === 'Enter' && (isMod || event.target instanceof HTMLInputElement) && !event.repeat;
        if (event.nativeEvent.isComposing || !(isSave || isDone)) return;
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-3.5 p-4"
    >
      <div className="grid gap-3.5 max-h-[min(70vh,calc(100dvh-13rem))] flat:max-h-none overflow-y-auto p-1 -m-1">
        {linesOf(command.id, asks).map((line) => (
          <div key={line[0]?.[0]}>
            <div className="grid gap-3.5 sm:auto-cols-fr sm:grid-flow-col">{line.map(fieldOf)}</div>
            {[...new Set(line.flatMap(([, { hint }]) => hint ?? []))].map((hint) => (
              <p key={hint} id={`${id}-${hint}`} className="pt-1.5 text-xs text-soft">
                {t(hint)}
              </p>
            ))}
          </div>
        ))}
        {Preview && <Preview values={values} />}
      </div>
      <div className={`${FOOTER} pt-1`}>
        <button type="button" className={`button-plain ${FOOTER_BUTTON}`} onClick={onCancel}>
          {t('common.cancel')} <Keys press="Escape" />
        </button>
        <button
          type="submit"
          aria-keyshortcuts="Control+Enter Meta+Enter Control+S Meta+S"
          className={`button-primary ${FOOTER_BUTTON}`}
        >
          {textOr(`${command.id}.submit`, t('common.save'))} <Keys press="Mod+S" />
        </button>
      </div>
    </form>
  );
}

/** What a field begins with; a choice without a beginning begins at its first option. */
const startOf = (ask: FieldAsk, rows: readonly unknown[]): string =>
  ask.as === 'oneOf' ? (ask.initial?.(rows) ?? ask.options(rows)[0]?.value ?? '') : (ask.prefill?.(rows) ?? '');

/** What a link filled in, of what a link may hold. */
const linkedStarts = (
  asks: CommandFormProps['asks'],
  { starts = {}, rows }: Question,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    asks.flatMap(([name, ask]) => {
      const start = linkedStart(ask, starts[name], rows);
      return typeof start === 'string' ? [[name, start]] : [];
    }),
  );
