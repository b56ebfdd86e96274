import * as z from 'zod/mini';
import { type AnyMutation, type Ask, type Asks, kindOf, unchangedValue } from '../../../commands/core/definition';
import type { Macro, Part } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import { KINDS } from '../../../commands/kinds';
import { isSame } from '../../../contract/wire/isSame';
import { mutationById } from '../call/runNames';
import { PARTS_MOST, reasonAgainstPart } from './canBePart';

/** Longer names stand nowhere in a line. */
const NAME_MOST = 80;

/** The kinds of rows that somebody wrote: of these a macro may have parts on the author. */
const WRITTEN: readonly Kind[] = ['report', 'post', 'comment', 'media', 'hotlive', 'tvSlider'];

const Answer = z.union([z.string(), z.array(z.string())]);
const PartText = z.object({
  do: z.string(),
  to: z.optional(z.literal('author')),
  with: z.optional(z.record(z.string(), Answer)),
});
const MacroText = z.object({
  macro: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MOST)),
  on: z.string(),
  parts: z.array(PartText).check(z.minLength(1), z.maxLength(PARTS_MOST)),
});

/** A macro as text, to be sent to a colleague: one line a part. */
export function printMacro({ name, kind, parts }: Macro): string {
  const lines = parts.map(({ commandId, on, args }) => {
    const answers = Object.entries(args).filter(([, answer]) => answer !== undefined);
    return JSON.stringify({
      do: commandId,
      ...(on === 'author' && { to: 'author' }),
      ...(answers.length > 0 && { with: Object.fromEntries(answers) }),
    });
  });
  return `{"macro":${JSON.stringify(name)},"on":${JSON.stringify(kind)},"parts":[\n${lines.join(',\n')}\n]}`;
}

/** Why a text is no macro, with the word in it that is meant. */
export interface NoMacro {
  readonly why: TextKey;
  readonly what?: string;
}

/** The macro that a text says, or why it is none: nothing is taken that this console could not have recorded itself. */
export function parseMacro(text: string): { readonly macro: Macro } | NoMacro {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return { why: 'macro.text.unreadable' };
  }
  const read = MacroText.safeParse(said);
  if (!read.success) return { why: 'macro.text.unreadable', what: read.error.issues[0]?.path.join('.') ?? '' };
  const { macro: name, on, parts: texts } = read.data;
  // A word that is misspelt is not passed over: without it the macro would be another one.
  if (!isSame({ ...(said as object), macro: name }, read.data)) return { why: 'macro.text.unreadable' };
  if (!isKind(on)) return { why: 'macro.text.kind', what: on };
  const parts: Part[] = [];
  for (const one of texts) {
    const part = partOf(one, on);
    if ('why' in part) return part;
    parts.push(part);
  }
  return { macro: { name, kind: on, parts } };
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

function partOf({ do: commandId, to, with: args = {} }: z.infer<typeof PartText>, kind: Kind): Part | NoMacro {
  const command = mutationById(commandId);
  if (!command) return { why: 'macro.text.command', what: commandId };
  const against = reasonAgainstPart(command, args);
  if (against !== null) return { why: against, what: commandId };
  const isFitting = to ? WRITTEN.includes(kind) && kindOf(command) === 'profile' : kindOf(command) === kind;
  if (!isFitting) return { why: 'macro.text.otherRow', what: commandId };
  const wrong = wrongAnswer(command, args);
  return wrong === undefined
    ? { commandId, on: to ?? 'row', args }
    : { why: 'macro.text.answer', what: `${commandId}: ${wrong}` };
}

/** The name of an answer that the command does not ask for, asks for and has not got, or does not offer. */
function wrongAnswer(command: AnyMutation, args: Readonly<Record<string, unknown>>): string | undefined {
  const asks = (command.asks ?? {}) as Asks;
  const unknown = Object.keys(args).find((name) => !Object.hasOwn(asks, name));
  return unknown ?? Object.entries(asks).find(([name, ask]) => !isTaken(ask, args[name]))?.[0];
}

function isTaken(ask: Ask, answer: unknown): boolean {
  if (ask.as === 'oneOf') {
    if (answer === undefined) return ask.default !== undefined;
    return typeof answer === 'string' && (ask.loadOptions !== undefined || isOffered(ask.options([]), [answer]));
  }
  if (ask.as === 'someOf') return Array.isArray(answer) && isOffered(ask.options([]), answer);
  return answer === undefined || answer === '';
}

/** What hangs on the row is judged where it runs. */
const isOffered = (options: readonly { readonly value: string }[], answers: readonly string[]): boolean =>
  options.length === 0 ||
  answers.every((answer) => options.some(({ value }) => value === answer || unchangedValue(value) === answer));
