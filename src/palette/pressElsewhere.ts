import type { Where } from '../../commands/core/definition';
import { commandById } from '../../commands/registry';
import { whereOf, workingPress } from '../keys/bindings';
import { activeScopes, workingHere } from '../keys/scopes';

/** Where else a command has a key, if it has none here; undefined where it works here, or nowhere. */
export function pressElsewhere(commandId: string): { readonly press: string; readonly where: Where } | undefined {
  const command = commandById(commandId);
  const press = workingPress(commandId);
  if (!command || press === undefined || workingHere(commandId).length > 0) return undefined;
  const where = whereOf(command);
  return activeScopes().includes(where) ? undefined : { press, where };
}
