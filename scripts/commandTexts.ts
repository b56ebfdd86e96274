// Which texts the registry wants: what readers of a command put together from its id, its arguments and where its keys work.
import { type Asks, type Command, isMutation, type On } from '../commands/core/definition';
import { DEFERRED } from '../commands/deferred';
import { COMMANDS } from '../commands/every';
import { RECORDED } from '../commands/recorded';
import { EXTENSIONS } from '../contract/wire/endpoint';
import { whereOf } from '../src/keys/bindings';

const asksOf = ({ asks = {} }: Command): Asks => asks;
const onOf = ({ on }: Command): On => on;

/** Every key without which a reader of the registry, or the log, would show the key itself. */
export const NEEDED: ReadonlySet<string> = new Set([
  ...COMMANDS.flatMap(textsOf),
  ...COMMANDS.map((command) => `palette.keys.where.${whereOf(command)}`),
  ...RECORDED.map((id) => `${id}.title`),
]);

function textsOf(command: Command): readonly string[] {
  const labels = Object.entries(asksOf(command))
    .filter(([, { as }]) => as !== 'internal')
    .map(([name]) => `${name}.label`);
  const names = ['title', ...labels];
  if (isMutation(command)) {
    if (!command.words?.saysDone) names.push('done');
    if (['many', 'several'].includes(onOf(command).takes) || command.confirm) names.push('question');
  }
  return names.map((name) => `${command.id}.${name}`);
}

/** What a command may say besides: beside its title, to a search, on the button of its form, of a refusal. */
const MAY_SAY = /^(hint|words|done|question|submit|refused\.\d+)$/;

/** Whether a reader asks for it where it is there: the options of an argument are among them, by value. */
export function mayBeRead(key: string): boolean {
  const [noun, verb, ...rest] = key.split('.');
  const command = COMMANDS.find(({ id }) => id === `${noun}.${verb}`);
  if (NEEDED.has(key) || !command) return NEEDED.has(key);
  const argument = asksOf(command)[rest[0] ?? ''];
  return MAY_SAY.test(rest.join('.')) || (argument !== undefined && argument.as !== 'internal');
}

const LATER = new Set<string>(DEFERRED.map(({ id }) => id));
const FIRST = new Set(COMMANDS.map(({ id }) => id).filter((id) => !LATER.has(id)));

/** Whether a text may be drawn with the first list: the title or hint of a command that is there by then. All else comes after it. */
export function isWithFirstList(key: string): boolean {
  const [noun, verb, last = ''] = key.split('.');
  return FIRST.has(`${noun}.${verb}`) && /^(title|hint\w*)$/.test(last);
}

const CODE = new Set<string>([...COMMANDS.map(({ id }) => id), ...RECORDED, ...EXTENSIONS]);

/** Names that look like keys and are none: commands, what the log calls a change, and extensions of the contract. */
export const isCode = (name: string): boolean => CODE.has(name);
