import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Ask, type AskFiles, type AskPicture, type Asks, kindOf } from '../../commands/core/definition';
import type { TextKey } from '../../commands/core/textKey';
import { takesPictures } from '../../contract/photos';
import { CommandForm, type FieldAsk, linkedStart, TEXTS, useUnsent } from '../forms';
import { useT } from '../i18n';
import { countedRows } from '../i18n/countedRows';
import { reasonOf } from '../i18n/reason';
import { isModEnter } from '../keys/isModEnter';
import { useRights } from '../run';
import type { CollectedAnswers, Question, RejectedAnswers } from '../run/call/prompts';
import { titleOn } from '../state/titleOn';
import { Icon } from '../ui/Icon';
import { revealed } from '../ui/revealed';
import { rowName } from '../ui/rowName';
import { ArgumentStep } from './ArgumentStep';
import { Sending } from './Sending';
import { TargetStep } from './TargetStep';

/** Whether an answer takes longer to give than a choice among a few options. */
const isMade = ({ as }: Ask) => TEXTS.has(as) || as === 'files' || as === 'picture';
const isField = (ask: Ask) => TEXTS.has(ask.as) || ask.as === 'oneOf' || ask.as === 'picture';
const FORM_FROM = 3;

interface QuestionStepsProps {
  readonly question: Question;
  /** The answer is in flight. */
  readonly isSending: boolean;
  /** Why the last answer was not taken. */
  readonly why: RejectedAnswers | null;
  readonly onDone: (given: CollectedAnswers) => void;
  /** One step back from the first: leaves everything as it was. */
  readonly onLeave: () => void;
  /** Gets the way one step back, for whoever hears Esc; from the first step it leads out. */
  readonly goBack: RefObject<(() => void) | undefined>;
}

type AskForAvatar = AskPicture | AskFiles;
const isForAvatar = (ask: Ask): ask is AskForAvatar => ask.as === 'picture' || (ask.as === 'files' && !!ask.isAvatar);

/** Pictures that are not asked for, since this server has no place for them: they stay as they are. */
function useUnasked(asks: Asks): Readonly<Record<string, AskForAvatar>> {
  const context = useRights();
  if (takesPictures('avatar', context)) return {};
  return Object.fromEntries(Object.entries(asks).flatMap(([name, ask]) => (isForAvatar(ask) ? [[name, ask]] : [])));
}
const startOf = (ask: AskForAvatar, rows: readonly unknown[]) =>
  ask.as === 'files' ? [] : (ask.prefill?.(rows) ?? '');

const without = (args: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));

/** By the key that ends every step, also one whose shown key is another. */
function endByModEnter(event: KeyboardEvent<HTMLElement>): void {
  if (!isModEnter(event) || event.isDefaultPrevented()) return;
  const button = event.currentTarget.querySelector<HTMLElement>('[data-deed]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** What a command still needs, one step after the other: its row, then its arguments. */
export function QuestionSteps({ question, isSending, why, onDone, onLeave, goBack }: QuestionStepsProps) {
  const t = useT();
  const { command } = question;
  const kind = kindOf(command);
  const [rows, setRows] = useState(question.rows);
  const [args, setArgs] = useState<Record<string, unknown>>({ ...question.args });
  const [path, setPath] = useState<readonly string[]>([]);
  /** All answers so far: a step that is come back to begins with its own. */
  const given = useRef<Record<string, unknown>>({});
  /** What stands in steps that were left before they were answered. */
  const begun = useRef<Record<string, unknown>>({});
  // Another step's answer; the step that is open says so of its own.
  const others = [...path, ...Object.keys(begun.current)];
  useUnsent(others.some((name) => name !== '' && isMade((command.asks as Asks)[name] as Ask)));
  const needsRow = kind !== undefined && rows.length === 0;
  const unasked = useUnasked(command.asks ?? {});
  const open = Object.entries((command.asks ?? {}) as Asks).filter(
    ([name, ask]) => !(name in args) && ask.as !== 'internal' && !(name in unasked),
  );
  const done = (answer: CollectedAnswers) => {
    const starts = Object.entries(unasked).map(([name, ask]) => [name, startOf(ask, answer.rows)]);
    onDone({ ...answer, args: { ...answer.args, ...Object.fromEntries(starts) } });
  };
  const fields = open.filter((entry): entry is [string, FieldAsk] => isField(entry[1]));
  // What is kept from view can't be remembered by its step either: a refused one is seen beside the one that was taken.
  const isSecret = fields.filter(([, { as }]) => as === 'secret').length > 1;
  const isForm = (fields.length >= FORM_FROM || isSecret) && fields.length === open.length;
  const textOf = (key: TextKey | null) => (key === null ? reasonOf(command.id, why?.code ?? 0, why ?? {}) : t(key));
  const reasons = Object.fromEntries(Object.entries(why?.fields ?? {}).map(([name, key]) => [name, textOf(key)]));

  const goBackTo = (at: number) => {
    const names = path.slice(at);
    setPath(path.slice(0, at));
    if (names.includes('')) setRows([]);
    setArgs(without(args, names));
  };
  // What was refused is asked again, and nothing else: the other answers stay given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!why) return;
    const answers = Object.keys(given.current);
    const refused = answers.filter((name) => name in why.fields);
    if (refused.length === 0) return;
    setArgs(without({ ...args, ...given.current }, refused));
    setPath([...path.filter((name) => name === ''), ...answers.filter((name) => !refused.includes(name))]);
  }, [why]);
  const back = () => (path.length === 0 ? onLeave() : goBackTo(path.length - 1));
  useLayoutEffect(() => {
    goBack.current = back;
  });
  const answered = (name: string, value: unknown) => {
    const now = { ...args, [name]: value };
    given.current[name] = value;
    delete begun.current[name];
    // The last step stays where it is until it is known whether its answer is taken.
    if (open.length === 1) return done({ rows, args: now });
    setArgs(now);
    setPath([...path, name]);
  };
  const chosen = (some: readonly unknown[]) => {
    setRows(some);
    setPath([...path, '']);
    const more = open.filter(([, ask]) => !(ask.as === 'oneOf' && ask.prefill?.(some) !== undefined));
    const prefilled = open.flatMap(([name, ask]) =>
      ask.as === 'oneOf' && ask.prefill?.(some) !== undefined ? [[name, ask.prefill(some)] as const] : [],
    );
    const now = { ...args, ...Object.fromEntries(prefilled) };
    setArgs(now);
    if (more.length === 0) done({ rows: some, args: now });
  };

  const first = open[0];
  const hasOwnPlace = isForm ? Object.keys(reasons).length > 0 : first !== undefined && first[0] in reasons;
  const subject =
    kind === undefined || rows.length === 0
      ? null
      : rows.length === 1
        ? rowName(kind, rows[0])
        : countedRows(kind, rows.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key of the button in it that ends the step, from wherever the focus is in that
    <div data-command={command.id} className="relative" onKeyDown={endByModEnter}>
      <div className="ps-4 pe-12 pt-3">
        <p className="text-lg leading-7 font-semibold">{titleOn(command, rows)}</p>
        {subject !== null && <bdi className="block truncate text-sm text-soft">{revealed(subject)}</bdi>}
      </div>
      <Sending isSending={isSending}>
        {needsRow && kind ? (
          <TargetStep command={command} kind={kind} onChosen={chosen} onBack={back} />
        ) : isForm ? (
          <CommandForm
            question={{ ...question, rows }}
            asks={fields}
            why={why}
            reasons={reasons}
            onDone={(values) => done({ rows, args: { ...args, ...values } })}
            onCancel={onLeave}
          />
        ) : (
          first && (
            <ArgumentStep
              key={first[0]}
              command={command}
              name={first[0]}
              ask={first[1]}
              rows={rows}
              args={args}
              given={
                begun.current[first[0]] ??
                given.current[first[0]] ??
                linkedStart(first[1], question.starts?.[first[0]], rows)
              }
              why={why}
              reason={reasons[first[0]]}
              isFirst={path.length === 0}
              onDone={(value) => answered(first[0], value)}
              onBegun={(value) => {
                if (value.length > 0) begun.current[first[0]] = value;
                else delete begun.current[first[0]];
              }}
              onBack={back}
            />
          )
        )}
      </Sending>
      {why && !isSending && !hasOwnPlace && (
        <p role="alert" className="mx-4 mb-3 rounded-lg bg-danger-soft px-3 py-2 text-sm text-danger">
          {textOf(why.says ?? null)}
        </p>
      )}
      {/* For those without a key to leave by; last, so that the focus begins at the question. */}
      <button
        type="button"
        aria-label={t('common.cancel')}
        title={t('common.cancel')}
        className="absolute end-1.5 top-1.5 grid size-8 place-items-center rounded-md text-soft hover:bg-hover"
        onClick={onLeave}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
