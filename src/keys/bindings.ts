import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import { type Command, isConsoleCommand, kindOf, type Where } from '../../commands/core/definition';
import { COMMANDS, commandById } from '../../commands/registry';
import { type Binding, isSingle, type SingleKeys } from './resolve';

const PLACE = 'tamquan.keys';

/** One person's keys: where single keys work, where they worked before they were off, and what was rebound, by command id. */
export const keySettings = proxy<{
  single: SingleKeys;
  before: SingleKeys;
  rebound: Record<string, readonly string[]>;
}>({
  single: 'everywhere',
  before: 'everywhere',
  rebound: {},
});

/** How far single keys can reach. */
export const REACHES: readonly SingleKeys[] = ['everywhere', 'lists', 'off'];

/** Reads what was chosen before and keeps what is chosen from now on. */
export function rememberKeys(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  try {
    const { single, before, rebound } = JSON.parse(storage.getItem(PLACE) ?? '{}');
    if (REACHES.includes(single)) keySettings.single = single;
    if (REACHES.includes(before)) keySettings.before = before;
    if (rebound && typeof rebound === 'object') keySettings.rebound = rebound;
  } catch {
    // Unreadable: the defaults apply, and the next choice overwrites it.
    storage.setItem(PLACE, '{}');
  }
  subscribe(keySettings, () => storage.setItem(PLACE, JSON.stringify(keySettings)));
}

/** The presses that a command brings along. */
export const defaultsOf = (command: Command | undefined): readonly string[] => [command?.key?.press ?? []].flat();

/** The presses of a command as this person has them. */
export function pressesOf(commandId: string): readonly string[] {
  return keySettings.rebound[commandId] ?? defaultsOf(commandById(commandId));
}

/** The first of them that works, whatever was said about single keys (WCAG 2.1.4). */
export const workingPress = (commandId: string): string | undefined =>
  pressesOf(commandId).find((press) => keySettings.single !== 'off' || !isSingle(press.split(' ')[0] ?? ''));

/** Where the keys of a command work. One without a default works on its own rows, or everywhere where it needs none. */
export const whereOf = (command: Command): Where => command.key?.where ?? kindOf(command) ?? 'anywhere';

/** Whether a command's keys change the rows at hand: what is of the console alone does not, nor what asks first for a row of another kind. */
export const changesRows = (command: Command): boolean =>
  kindOf(command) === whereOf(command) && !isConsoleCommand(command);

let made: { readonly of: object; readonly among: number; readonly bindings: readonly Binding[] } | undefined;

/**
 * Every key of every command, in the order of the registry, those that the person has chosen first: a later version may give one of them to
 * another command. The same object until a key is rebound, or more commands have come.
 */
export function allBindings(): readonly Binding[] {
  const { rebound } = snapshot(keySettings);
  const { length: among } = COMMANDS;
  if (made?.of !== rebound || made.among !== among) made = { of: rebound, among, bindings: bindingsOf(rebound) };
  return made.bindings;
}

const bindingsOf = (rebound: Readonly<Record<string, readonly string[]>>): readonly Binding[] =>
  COMMANDS.flatMap((command) =>
    (rebound[command.id] ?? defaultsOf(command)).map((press) => ({
      commandId: command.id,
      press,
      where: whereOf(command),
      repeats: command.key?.repeats ?? false,
      inDialogs: command.key?.inDialogs ?? false,
      changesRows: changesRows(command),
    })),
  ).sort((one, other) => Number(other.commandId in rebound) - Number(one.commandId in rebound));
