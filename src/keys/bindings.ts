import { proxy, subscribe } from 'valtio/vanilla';
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

const defaultsOf = (command: Command | undefined): readonly string[] => [command?.key?.press ?? []].flat();

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

let bindings: readonly Binding[] | undefined;
subscribe(
  keySettings,
  () => {
    bindings = undefined;
  },
  true,
);

/** Every key of every command, in the order of the registry; kept, since each key press and each printed key asks for them. */
export function allBindings(): readonly Binding[] {
  bindings ??= COMMANDS.flatMap((command) =>
    (keySettings.rebound[command.id] ?? defaultsOf(command)).map((press) => ({
      commandId: command.id,
      press,
      where: whereOf(command),
      repeats: command.key?.repeats ?? false,
      inDialogs: command.key?.inDialogs ?? false,
      changesRows: changesRows(command),
    })),
  );
  return bindings;
}

/** Whether both can be asked at once: rows of a kind stand in a list, and everything is somewhere. */
const overlaps = (a: Where, b: Where) =>
  a === b || a === 'anywhere' || b === 'anywhere' || (a === 'list' && b !== 'stats') || (b === 'list' && a !== 'stats');

/**
 * The command that already has this key, or a sequence that begins with it, in the same place or in one around it; undefined where it
 * is free. Defaults hide one another on purpose (docs/specification.md section 10.2, rule 7); a key of one's own would do so by accident.
 */
export function conflictOf(commandId: string, press: string): string | undefined {
  const command = commandById(commandId);
  const where = command ? whereOf(command) : 'anywhere';
  return allBindings().find(
    (binding) =>
      binding.commandId !== commandId &&
      overlaps(binding.where, where) &&
      (binding.press === press || binding.press.startsWith(`${press} `) || press.startsWith(`${binding.press} `)),
  )?.commandId;
}

/** Binds a command to other keys. Throws for a key that is taken: the caller shows `conflictOf` beforehand. */
export function rebind(commandId: string, presses: readonly string[]): void {
  for (const press of presses) {
    const other = conflictOf(commandId, press);
    if (other) throw new Error(`${press} belongs to ${other}.`);
  }
  keySettings.rebound[commandId] = presses;
}

/** The command that has since been given this one's default key; undefined if the key is free. */
export function resetTaken(commandId: string): string | undefined {
  const own = defaultsOf(commandById(commandId));
  return own.map((press) => conflictOf(commandId, press)).find((other) => other && other in keySettings.rebound);
}

/** Back to a command's default; `resetTaken` says beforehand whether it is free. */
export function resetKey(commandId: string): void {
  delete keySettings.rebound[commandId];
}

/** Back to the defaults. */
export function resetKeys(): void {
  keySettings.rebound = {};
}
