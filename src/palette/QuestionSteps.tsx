import { useState } from 'react';
import { type Ask, type Asks, kindOf } from '../../commands/definition';
import { KINDS } from '../../commands/kinds';
import { CommandForm, type FieldAsk } from '../forms';
import { useT } from '../i18n';
import type { Question } from '../run/asking';
import { Icon } from '../shell/Icon';
import { ArgumentStep } from './ArgumentStep';
import { Breadcrumb } from './Step';
import { TargetStep } from './TargetStep';

const TEXTS: ReadonlySet<string> = new Set(['text', 'long', 'secret', 'phone', 'email', 'date']);
const isField = (ask: Ask) => TEXTS.has(ask.as) || ask.as === 'oneOf' || ask.as === 'picture';
const FORM_FROM = 3;

interface QuestionStepsProps {
  readonly question: Question;
  readonly onDone: (given: { rows: readonly unknown[]; args: Record<string, unknown> }) => void;
  /** One step back from the first: leaves everything as it was. */
  readonly onLeave: () => void;
}

/** What a command still needs, one step after the other: its row, then its arguments. */
export function QuestionSteps({ question, onDone, onLeave }: QuestionStepsProps) {
  const t = useT();
  const { command } = question;
  const kind = kindOf(command);
  const [rows, setRows] = useState(question.rows);
  const [args, setArgs] = useState<Record<string, unknown>>({ ...question.args });
  const [path, setPath] = useState<readonly string[]>([]);
  const needsRow = kind !== undefined && rows.length === 0;
  const open = Object.entries((command.asks ?? {}) as Asks).filter(
    ([name, ask]) => !(name in args) && ask.as !== 'given',
  );
  const fields = open.filter((entry): entry is [string, FieldAsk] => isField(entry[1]));

  const back = () => {
    const last = path.at(-1);
    if (last === undefined) return onLeave();
    setPath(path.slice(0, -1));
    if (last === '') setRows([]);
    else setArgs(Object.fromEntries(Object.entries(args).filter(([name]) => name !== last)));
  };
  const answered = (name: string, value: unknown) => {
    const now = { ...args, [name]: value };
    setArgs(now);
    setPath([...path, name]);
    if (open.length === 1) onDone({ rows, args: now });
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
    if (more.length === 0) onDone({ rows: some, args: now });
  };

  const first = open[0];
  const title = t(`${command.id}.title`);
  const subject =
    kind === undefined || rows.length === 0
      ? []
      : [
          rows.length === 1
            ? (KINDS[kind].nameOf as (row: unknown) => string)(rows[0])
            : t('palette.rows', { count: rows.length }),
        ];
  return (
    <div data-command={command.id} className="relative">
      <Breadcrumb parts={[title, ...subject]} />
      {needsRow && kind ? (
        <TargetStep command={command} kind={kind} onChosen={chosen} onBack={back} />
      ) : fields.length >= FORM_FROM && fields.length === open.length ? (
        <CommandForm
          question={{ ...question, rows }}
          asks={fields}
          onDone={(values) => onDone({ rows, args: { ...args, ...values } })}
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
            refused={question.refused?.name === first[0] ? question.refused.code : undefined}
            onDone={(value) => answered(first[0], value)}
            onBack={back}
          />
        )
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
