import { type AnyAct, type Asks, isAct } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import { commandById } from '../../../commands/registry';
import type { Standing } from '../../../commands/state';
import { isServed } from '../../../contract/server';
import type { Extension } from '../../../contract/wire/endpoint';
import { missingFor } from '../../../contract/wire/permissions';

type Args = Readonly<Record<string, unknown>>;
/** What calls the server has. */
type Server = Pick<Standing, 'extensions' | 'paths'>;

/** The command of that id if it changes data. */
export function actOf(commandId: string): AnyAct | undefined {
  const command = commandById(commandId);
  return command && isAct(command) ? command : undefined;
}

/** What takes back what a command did to a row, and with which arguments; undefined where nothing does. */
export function inverseOf(
  command: AnyAct,
  before: unknown,
  args: Args,
  server: Server,
): { command: AnyAct; args: Args } | undefined {
  const undo = command.undo?.(before, args);
  if (!undo) return undefined;
  const [id, undoArgs] = undo;
  const inverse = actOf(id);
  const isLacking = inverse !== undefined && !isServed(inverse.does, server);
  const found = (isLacking && inverse.orElse && actOf(inverse.orElse)) || inverse;
  return found && { command: found, args: undoArgs };
}

/** Whether the server has the calls for it; without them only what has not been sent can be taken back. */
export function canTakeBack(command: AnyAct, before: unknown, args: Args, server: Server): boolean {
  const inverse = inverseOf(command, before, args, server)?.command;
  return inverse !== undefined && isServed(inverse.does, server);
}

/** Whether this person may take it back by a call, too: what undoes a deletion makes anew, and not everybody may do both. */
export function mayTakeBack(
  command: AnyAct,
  before: unknown,
  args: Args,
  { holder, ...server }: Pick<Standing, 'holder'> & Server,
): boolean {
  if (!canTakeBack(command, before, args, server)) return false;
  const inverse = inverseOf(command, before, args, server)?.command;
  const rule = inverse?.does.permission;
  if (holder === null || rule === undefined) return true;
  return missingFor(holder, rule, inverse?.needsFor) === undefined;
}

/** Whether it brings back what was deleted only as something new, under another id. */
export const makesAnew = ({ restores }: AnyAct, { extensions }: Server): boolean =>
  restores !== undefined && !extensions.has(restores);

const asksOf = (command: AnyAct) => (command.asks ?? {}) as Asks;

/** Used for the call alone: a secret must not be kept, a file of the person's machine can't be. */
const ONCE: ReadonlySet<string> = new Set(['secret', 'files']);

/** Neither history nor storage sees secrets and files. */
export const withoutSecrets = (command: AnyAct, args: Args): Args =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !ONCE.has(asksOf(command)[name]?.as ?? '')));

/** Whether a run of it can be written down: one with a secret can't be made again by a page that does not know it. */
export const canBeKept = (command: AnyAct): boolean => Object.values(asksOf(command)).every((ask) => !ONCE.has(ask.as));

/** What "the same again" means on other rows: what was chosen stays chosen, what was typed about one row is asked anew. */
export const repeatable = (command: AnyAct, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([name]) => ['oneOf', 'someOf'].includes(asksOf(command)[name]?.as ?? '')),
  );

export const idOf = (kind: Kind, row: unknown): string => (KINDS[kind].idOf as (row: unknown) => string)(row);
/** What a person has typed first about something that is not there yet: how it is called until there is more of it. */
export const nameTyped = (command: AnyAct | undefined, args: Args): string => {
  if (!command) return '';
  const [name] = Object.entries(asksOf(command)).find(([, { as }]) => as === 'text') ?? [];
  const typed = name === undefined ? undefined : args[name];
  return typeof typed === 'string' ? typed.trim() : '';
};
/** What a command's texts call the row it acts on. */
export const nameFor = ({ names }: AnyAct, kind: Kind, row: unknown): string =>
  (names ?? (KINDS[kind].nameOf as (row: unknown) => string))(row);

/** What a run on one row is called in what is said of it, beside its name. */
export function sayingOf(
  { commandId, name, before }: { readonly commandId: string; readonly name: string; readonly before: unknown },
  has: (extension: Extension) => boolean,
): { command: string; name: string; label?: string; several?: number } {
  const command = before === null ? undefined : actOf(commandId);
  const label = command?.calledOn?.(before, has);
  const several = command?.settles?.(before) ?? 1;
  return { command: commandId, name, ...(label && { label }), ...(several > 1 && { several }) };
}
