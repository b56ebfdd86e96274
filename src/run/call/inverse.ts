import { type AnyMutation, type Asks, isMutation } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import { commandById } from '../../../commands/registry';
import type { CommandContext } from '../../../commands/state';
import { isServed } from '../../../contract/server';
import type { Extension } from '../../../contract/wire/endpoint';
import { missingPermission } from '../../../contract/wire/permissions';

type Args = Readonly<Record<string, unknown>>;
/** What calls the server has. */
type Server = Pick<CommandContext, 'extensions' | 'paths'>;

/** The command of that id if it changes data. */
export function mutationById(commandId: string): AnyMutation | undefined {
  const command = commandById(commandId);
  return command && isMutation(command) ? command : undefined;
}

/** The command that undoes what a command did to a row, and its arguments; undefined if there is none. */
export function inverseOf(
  command: AnyMutation,
  before: unknown,
  args: Args,
  server: Server,
): { command: AnyMutation; args: Args } | undefined {
  const undo = command.undo?.(before, args);
  if (!undo) return undefined;
  const [id, undoArgs] = undo;
  const inverse = mutationById(id);
  const isLacking = inverse !== undefined && !isServed(inverse.endpoint, server);
  const found = (isLacking && inverse.orElse && mutationById(inverse.orElse)) || inverse;
  return found && { command: found, args: undoArgs };
}

/** Whether the server has the calls for the undo; without them only a run that has not been sent can be undone. */
export function hasInverse(command: AnyMutation, before: unknown, args: Args, server: Server): boolean {
  const inverse = inverseOf(command, before, args, server)?.command;
  return inverse !== undefined && isServed(inverse.endpoint, server);
}

/** Whether this person may also undo it by a call: undoing a deletion creates the row again, and not everybody may do both. */
export function mayUndo(
  command: AnyMutation,
  before: unknown,
  args: Args,
  { principal, ...server }: Pick<CommandContext, 'principal'> & Server,
): boolean {
  if (!hasInverse(command, before, args, server)) return false;
  const inverse = inverseOf(command, before, args, server)?.command;
  const rule = inverse?.endpoint.permission;
  if (principal === null || rule === undefined) return true;
  return missingPermission(principal, rule, inverse?.permissionArgs) === undefined;
}

/** Whether it brings back what was deleted only as something new, under another id. */
export const makesAnew = ({ restores }: AnyMutation, { extensions }: Server): boolean =>
  restores !== undefined && !extensions.has(restores);

const asksOf = (command: AnyMutation) => (command.asks ?? {}) as Asks;

/** Used for the call only: a secret must not be stored, and a file from the person's machine can't be. */
const ONCE: ReadonlySet<string> = new Set(['secret', 'code', 'files']);

/** Neither history nor storage sees secrets and files. */
export const withoutSecrets = (command: AnyMutation, args: Args): Args =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !ONCE.has(asksOf(command)[name]?.as ?? '')));

/** Whether a run of it can be written down: one with a secret can't be made again by a page that does not know it. */
export const isPersistable = (command: AnyMutation): boolean =>
  Object.values(asksOf(command)).every((ask) => !ONCE.has(ask.as));

/** What "the same again" means on other rows: choices are kept, text typed about one row is asked for again. */
export const repeatable = (command: AnyMutation, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([name]) => ['oneOf', 'someOf'].includes(asksOf(command)[name]?.as ?? '')),
  );

export const idOf = (kind: Kind, row: unknown): string => (KINDS[kind].idOf as (row: unknown) => string)(row);
/** What a person has typed first about something that is not there yet: how it is called until there is more of it. */
export const typedName = (command: AnyMutation | undefined, args: Args): string => {
  if (!command) return '';
  const [name] = Object.entries(asksOf(command)).find(([, { as }]) => as === 'text') ?? [];
  const typed = name === undefined ? undefined : args[name];
  return typeof typed === 'string' ? typed.trim() : '';
};
/** What a command's texts call the row it acts on. */
export const targetName = ({ targetNameOf }: AnyMutation, kind: Kind, row: unknown): string =>
  (targetNameOf ?? (KINDS[kind].nameOf as (row: unknown) => string))(row);

/** The parameters of messages about a run on one row: the words for it, and the row's name. */
export function messageParamsOf(
  { commandId, name, before }: { readonly commandId: string; readonly name: string; readonly before: unknown },
  has: (extension: Extension) => boolean,
): { command: string; name: string; label?: string; several?: number } {
  const command = before === null ? undefined : mutationById(commandId);
  const label = command?.titleOn?.(before, has);
  const several = command?.settles?.(before) ?? 1;
  return { command: commandId, name, ...(label && { label }), ...(several > 1 && { several }) };
}
