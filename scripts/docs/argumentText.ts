import type { Ask, Asks, Command } from '../../commands/core/definition';
import { english } from './englishTexts';
import { code } from './markdown';

/** More options than this are counted, not named. */
const NAMED_MAX = 8;

const KINDS_OF_TEXT: Readonly<Record<string, string>> = {
  text: 'a line of text',
  long: 'text',
  secret: 'a secret',
  phone: 'a phone number',
  email: 'an e-mail address',
  date: 'a date',
  picture: 'a picture',
};

/** What a command asks of a person, an argument a line, and what it takes from the code that calls it. */
export function argumentLines(command: Command): readonly string[] {
  const all = Object.entries((command.asks ?? {}) as Asks);
  const isAsked = (ask: Ask) =>
    ask.as === 'oneOf' || ask.as === 'someOf' || ask.as === 'files' || ask.as in KINDS_OF_TEXT;
  const unasked = all.filter(([, ask]) => !isAsked(ask)).map(([name]) => code(name));
  return [
    ...all.filter(([, ask]) => isAsked(ask)).map(([name, ask]) => askedLine(command.id, name, ask)),
    ...(unasked.length === 0 ? [] : [`Given by its caller: ${unasked.join(', ')}`]),
  ];
}

function askedLine(commandId: string, name: string, ask: Ask): string {
  const label = english(`${commandId}.${name}.label`)?.replace(/\?$/, '');
  const called = label === undefined ? '' : ` “${label}”`;
  const isOptional = 'optional' in ask && ask.optional === true;
  return `Asks ${code(name)}${called}: ${answersTo(ask)}${isOptional ? ', or nothing' : ''}`;
}

function answersTo(ask: Ask): string {
  if (ask.as === 'oneOf' || ask.as === 'someOf') {
    const many = ask.as === 'someOf' ? 'any' : 'one';
    return `${many} of ${optionsText(ask.options([]).map(({ value }) => String(value)))}`;
  }
  if (ask.as === 'files') return ask.most === 1 ? 'a picture' : `up to ${ask.most} pictures`;
  return KINDS_OF_TEXT[ask.as] ?? '';
}

function optionsText(values: readonly string[]): string {
  if (values.length === 0) return 'what there is';
  return values.length > NAMED_MAX ? `${values.length} values` : values.map(code).join(', ');
}
