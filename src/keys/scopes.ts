import { type AnyChoice, type Asks, type Command, isChoice, type Where } from '../../commands/core/definition';
import { ok } from '../../commands/core/disabledReason';
import type { ListVerb } from '../../commands/core/listVerbs';
import { COMMANDS } from '../../commands/registry';
import { activeView } from '../state/activeView';
import { allBindings, keySettings, pressesOf } from './bindings';
import { type Binding, type KeyTarget, resolve } from './resolve';

/** The scopes of the active view: its kind of row, then what every list knows, then everywhere. Charts are no list. */
export function activeScopes(): readonly Where[] {
  const view = activeView.active;
  if (!view) return ['anywhere'];
  if (areChartsAtHand()) return ['stats', 'anywhere'];
  return view.kind ? [view.kind, 'list', 'anywhere'] : ['list', 'anywhere'];
}

/** The view at hand are the statistics, on a page of their own or on home. */
export const areChartsAtHand = (): boolean => activeView.active?.part === 'charts';

/**
 * The presses of a command that run it from the list, detail or charts that have the focus: no key of another place, none that means
 * something else here, none that was switched off. What prints a key prints these and no others (docs/specification.md section 10.9).
 */
export function workingHere(commandId: string): readonly string[] {
  // Searching a list has its key everywhere, and is of use where there is one.
  if (isUselessHere(commandId) || (isOfLists(commandId) && activeView.active === null)) return [];
  const bindings = allBindings();
  return pressesOf(commandId).filter((press) => meaningOf(press, bindings) === commandId);
}

/** Of a command of lists: the view at hand has nothing that it could act on. */
export const isUselessHere = (commandId: string): boolean =>
  isOfLists(commandId) && (activeView.active?.lacks?.(commandId.slice(OF_LISTS.length) as ListVerb) ?? false);

const OF_LISTS = 'list.';
const isOfLists = (commandId: string) => commandId.startsWith(OF_LISTS);

/** Whether a press runs a command where the focus is: then nothing else takes it. */
export const isTaken = (press: string): boolean => meaningOf(press, allBindings()) !== undefined;

/** The command that a press, or both of a sequence, runs here; undefined where it runs none. */
function meaningOf(press: string, bindings: readonly Binding[]): string | undefined {
  const place: KeyTarget = {
    repeat: false,
    inText: false,
    onControl: false,
    inSurface: activeView.active !== null,
    onRows: activeView.active !== null,
    scopes: activeScopes(),
    layer: 'none',
    singleKeys: keySettings.single,
  };
  const [first = '', second] = press.split(' ');
  const found = resolve(first, null, bindings, place);
  const last = found.is === 'prefix' && second !== undefined ? resolve(second, found.prefix, bindings, place) : found;
  return last.is === 'command' ? last.commandId : undefined;
}

/** The first press that runs a command on these rows from here: its own, or that of a choice that means it (`p`, or `p h` where it asks). */
export function pressOn(commandId: string, rows: readonly unknown[]): string | undefined {
  const [own] = workingHere(commandId);
  if (own !== undefined) return own;
  for (const choice of rows.length === 0 ? [] : choicesOf(commandId)) {
    const [first] = workingHere(choice.id);
    const rest = first === undefined ? undefined : answersFor(choice, commandId, rows);
    if (rest !== undefined) return [first, ...rest].join(' ');
  }
  return undefined;
}

/** The choices that a command is one of. */
export const choicesOf = (commandId: string): readonly AnyChoice[] =>
  (COMMANDS as readonly Command[]).filter(isChoice).filter(({ alternatives }) => alternatives.includes(commandId));

/** The letters that lead a choice to one of its commands, none where the rows alone decide; undefined where it does not get there. */
function answersFor(choice: AnyChoice, commandId: string, rows: readonly unknown[]): readonly string[] | undefined {
  const [ask, another] = Object.entries((choice.asks ?? {}) as Asks);
  if (!ask) return choice.pick(rows, {})[0] === commandId ? [] : undefined;
  // Refused for each of them it asks nothing, and its own key says why.
  if (rows.every((row) => (choice.when?.(row) ?? ok) !== ok)) return [];
  const [name, question] = ask;
  if (another || question.as !== 'oneOf') return undefined;
  const known = question.prefill?.(rows);
  if (known !== undefined) return choice.pick(rows, { [name]: known })[0] === commandId ? [] : undefined;
  const option = question.options(rows).find(({ value }) => choice.pick(rows, { [name]: value })[0] === commandId);
  return option?.press === undefined ? undefined : [option.press];
}
