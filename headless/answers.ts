import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Ask, AskOneOf, AskSomeOf } from '../commands/core/definition';
import type { DisabledReason } from '../commands/core/disabledReason';
import type { AnswerOption } from '../commands/core/option';
import type { QuestionWorld } from '../commands/core/world';
import { t } from '../src/i18n';
import { optionText } from '../src/i18n/optionText';
import { reason } from '../src/i18n/reason';
import type { Runnable } from './offered';
import { givable, type Run } from './order';
import { Ending, EXIT } from './surroundings';

interface Question {
  readonly command: Runnable;
  readonly rows: readonly unknown[];
  readonly world: QuestionWorld;
  readonly run: Pick<Run, 'said' | 'files'>;
}

/**
 * The arguments of a run, each held against what the palette would hold it against. What is left out is as its form begins; where
 * that is nothing that would be taken, it is refused by its name, with the reason.
 */
export async function answersOf(question: Question): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {};
  for (const [name, ask] of givable(question.command)) answers[name] = await answerOf(question, name, ask, answers);
  return answers;
}

async function answerOf(question: Question, name: string, ask: Ask, given: Readonly<Record<string, unknown>>) {
  if (ask.as === 'internal') return undefined;
  const { rows, world } = question;
  const refuse = (why: string) => new Ending(EXIT.misuse, `--${name}: ${why}`);
  const said = saidOf(question.run, name, refuse);
  const value =
    said === undefined
      ? startOf(ask, rows)
      : ask.as === 'files'
        ? said.map((path) => fileAt(path, refuse))
        : ask.as === 'someOf'
          ? said.flatMap((some) => some.split(',')).filter(Boolean)
          : said.at(-1);
  if (value === undefined) throw refuse(`is needed${await choicesFor(question, name, ask)}.`);
  if (ask.as === 'oneOf' || ask.as === 'someOf') {
    const options = await optionsOf(ask, question);
    for (const one of ask.as === 'someOf' ? (value as readonly string[]) : [value as string]) {
      const option = options.find((some) => some.value === one);
      if (said !== undefined && option === undefined)
        throw refuse(`${one} is none${await choicesFor(question, name, ask)}.`);
      if (option?.disabledReason) throw refuse(`${one}: ${t(option.disabledReason)}`);
    }
  }
  if (ask.optional && value === '') return value;
  const check = ask.check as ((value: unknown, rows: readonly unknown[], given: object) => DisabledReason) | undefined;
  const why = check?.(value, rows, given) ?? (await refusedByServer(ask, value, world, rows));
  if (why) throw refuse(t(why));
  return value;
}

/** What the server alone knows of a text: its word against it, if it has one. */
async function refusedByServer(ask: Ask, value: unknown, world: QuestionWorld, rows: readonly unknown[]) {
  if (!('validateRemotely' in ask) || !ask.validateRemotely) return null;
  const verdict = await ask.validateRemotely(value as string, world, rows);
  return typeof verdict === 'symbol' ? null : verdict;
}

function saidOf({ said, files }: Question['run'], name: string, refuse: (why: string) => Ending) {
  const file = files[name];
  if (file === undefined) return said[name];
  if (said[name]) throw refuse(`is said twice, by itself and by --${name}-from.`);
  try {
    // The line end of whatever wrote it is no part of it.
    return [readFileSync(file, 'utf8').replace(/\r?\n$/, '')];
  } catch (error) {
    throw refuse((error as Error).message);
  }
}

function fileAt(path: string, refuse: (why: string) => Ending): File {
  try {
    return new File([readFileSync(path)], basename(path));
  } catch (error) {
    throw refuse((error as Error).message);
  }
}

/** What its form begins with; undefined where a person has to say it. */
function startOf(ask: Exclude<Ask, { as: 'internal' }>, rows: readonly unknown[]): unknown {
  const start = ask.prefill?.(rows);
  if (start !== undefined) return start;
  if (ask.as === 'oneOf') return ask.default ?? ask.initial?.(rows);
  if (ask.as === 'files') return ask.optional ? [] : undefined;
  return ask.optional ? '' : undefined;
}

async function optionsOf(
  ask: AskOneOf<string> | AskSomeOf<string>,
  { rows, world }: Question,
): Promise<readonly AnswerOption[]> {
  const loaded = ask.as === 'oneOf' ? await ask.loadOptions?.(world, rows) : undefined;
  if (loaded?.refused !== undefined) throw new Ending(EXIT.failed, `What there is to choose from: ${reason(loaded)}`);
  return [...ask.options(rows), ...(loaded?.data ?? [])];
}

/** What there is to choose from, to be said behind a refusal. */
async function choicesFor(question: Question, name: string, ask: Ask): Promise<string> {
  if (ask.as !== 'oneOf' && ask.as !== 'someOf') return '';
  const options = await optionsOf(ask, question);
  return ` of ${options.map((option) => `${option.value} (${optionText(question.command, name, option)})`).join(', ')}`;
}
