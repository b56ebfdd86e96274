import type { Where } from '../../commands/core/definition';
import { commandById } from '../../commands/registry';
import { allBindings, defaultsOf, keySettings, whereOf } from './bindings';

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
