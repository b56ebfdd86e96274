import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Ask, AskOneOf, AskPicture, AskText, Command, Given } from '../../commands/definition';
import { AskField, AskPictureField, callWorld, TRIALS, useLabel, useOptions, useOptionText } from '../forms';
import { useT } from '../i18n';
import { reason as reasonFor } from '../i18n/reason';
import { Keys } from '../keys';
import type { NotTaken } from '../run';
import { FilesStep } from './FilesStep';
import { SomeOfStep } from './SomeOfStep';
import { useChoice, useOptionNames } from './useChoice';

export interface StepProps<A> {
  readonly command: Command;
  readonly name: string;
  readonly ask: A;
  readonly rows: readonly unknown[];
  /** What has been answered before. */
  readonly args: Given;
  /** What was answered here before, where one has come back. */
  readonly given?: unknown;
  /** Why the last answer was not taken, and in words where that is about this one. */
  readonly why?: NotTaken | null | undefined;
  readonly reason?: string | undefined;
  readonly onDone: (value: unknown) => void;
  readonly onBack: () => void;
}

/** One question of a command, in the way its kind of answer asks for. */
export function ArgumentStep(props: StepProps<Ask>) {
  const { ask } = props;
  if (ask.as === 'oneOf') return <OneOfStep {...props} ask={ask} />;
  if (ask.as === 'someOf') return <SomeOfStep {...props} ask={ask} />;
  if (ask.as === 'files') return <FilesStep {...props} ask={ask} />;
  if (ask.as === 'picture') return <PictureStep {...props} ask={ask} />;
  return ask.as === 'given' ? null : <TextStep {...props} ask={ask} />;
}

function TextStep({ command, name, ask, rows, args, given, why, reason, onDone, onBack }: StepProps<AskText>) {
  const t = useT();
  const label = useLabel(command, name);
  const [value, setValue] = useStart(ask, rows, given);
  const [seen, setSeen] = useState<NotTaken | null | undefined>(null);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and when what was typed was not taken
  useEffect(() => field.current?.select(), [why]);
  const verdict = ask.optional && value === '' ? null : (ask.check?.(value, rows, args) ?? null);
  const trouble = tried && verdict !== null ? t(verdict) : seen !== why ? reason : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && value === '') {
      event.preventDefault();
      onBack();
    }
    const isMod = event.ctrlKey || event.metaKey;
    const isSave = isMod && event.key.toLowerCase() === 's';
    if (!isSave && (event.key !== 'Enter' || (ask.as === 'long' && !isMod))) return;
    event.preventDefault();
    if (event.repeat) return;
    setTried(true);
    if (verdict === null) onDone(value);
  };
  return (
    <div className="p-4">
      <AskField
        inputRef={field}
        ask={ask}
        label={label}
        value={value}
        onChange={(typed) => {
          setValue(typed);
          setSeen(why);
        }}
        marks={ask.rules?.(value, rows, args)}
        onKeyDown={onKeyDown}
        trouble={trouble}
      />
      <div className="flex justify-end pt-3">
        <button
          type="button"
          className="h-9 px-4 rounded-lg bg-accent text-on-accent font-semibold"
          onClick={() => {
            setTried(true);
            if (verdict === null) onDone(value);
          }}
        >
          {t('palette.go')}
        </button>
      </div>
    </div>
  );
}

function PictureStep({ command, name, ask, rows, given, reason, onDone }: StepProps<AskPicture>) {
  const t = useT();
  const label = useLabel(command, name);
  const [value, setValue] = useState(() => (given as string | undefined) ?? ask.prefill?.(rows) ?? '');
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="p-4">
      <AskPictureField label={label} value={value} onChange={setValue} onBusy={setBusy} />
      {reason && <p className="pt-1.5 text-xs text-danger">{reason}</p>}
      <div className="flex justify-end pt-3">
        <button
          type="button"
          disabled={isBusy}
          className="h-9 px-4 rounded-lg bg-accent text-on-accent font-semibold disabled:opacity-40"
          onClick={() => onDone(value)}
        >
          {t('palette.go')}
        </button>
      </div>
    </div>
  );
}

/** What is typed: it starts as the rows or the server say, which never writes over what somebody has typed meanwhile. */
function useStart(ask: AskText, rows: readonly unknown[], given: unknown) {
  const [start, setStart] = useState(() => ask.prefill?.(rows) ?? '');
  const [typed, setTyped] = useState(() => (typeof given === 'string' ? given : null));
  useEffect(() => {
    let gone = false;
    void ask.lookUp?.(callWorld).then((answer) => {
      if (!gone && answer.refused === undefined) setStart(answer.data);
    });
    return () => {
      gone = true;
    };
  }, [ask]);
  return [typed ?? start, setTyped] as const;
}

export const OPTION =
  'flex items-center gap-2.5 min-h-10 px-2.5 rounded-md text-sm cursor-pointer aria-[current=true]:bg-selected';

function OneOfStep({ command, name, ask, rows, given, reason, onDone, onBack }: StepProps<AskOneOf<string>>) {
  const textOf = useOptionText(command, name);
  const label = useLabel(command, name);
  const t = useT();
  const { options, trouble } = useOptions(ask, rows);
  const done = (index: number) => {
    const option = options[index];
    if (option && option.barred === undefined) onDone(option.value);
  };
  const trial = TRIALS[command.id];
  const first = given ?? ask.initial?.(rows) ?? trial?.inForce();
  const start = options.findIndex(({ value }) => value === first);
  const namesOf = useOptionNames(command, name);
  const { index, setIndex, list, onKeyDown } = useChoice(options, namesOf, done, onBack, Math.max(0, start));
  const current = options[index]?.value;
  useEffect(() => (current === undefined ? undefined : trial?.start?.(current)), [trial, current]);
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`option-${index}`}
      onKeyDown={onKeyDown}
      className="p-1.5 outline-none max-h-[60vh] overflow-y-auto"
    >
      <p className="px-2.5 py-2 font-medium">{label}</p>
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys of all its options
        <div
          key={option.value}
          id={`option-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          aria-current={at === index}
          aria-disabled={option.barred !== undefined}
          className={OPTION}
          onMouseMove={() => setIndex(at)}
          onClick={() => done(at)}
        >
          {option.thumb && <img src={option.thumb} alt="" className="size-10 rounded object-cover" />}
          <span className="grow">{textOf(option)}</span>
          {option.barred && <span className="text-xs text-danger">{t(option.barred)}</span>}
          {option.press && <Keys press={option.press} />}
        </div>
      ))}
      {(reason !== undefined || trouble !== null) && (
        <p role="alert" className="px-2.5 py-1.5 text-xs text-danger">
          {reason ?? (trouble && reasonFor(trouble))}
        </p>
      )}
    </div>
  );
}
