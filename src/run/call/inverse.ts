import type { AnyMutation, Asks } from '../../../commands/core/definition';
import type { Part, PartsProgress } from '../../../commands/core/parts';
import type { CommandContext } from '../../../commands/state';
import { isServed } from '../../../contract/server';
import { missingPermission } from '../../../contract/wire/permissions';
import { mutationById } from './runNames';
import { stepsOf, undoingParts } from './steps';

type Args = Readonly<Record<string, unknown>>;
/** What calls the server has. */
type Server = Pick<CommandContext, 'extensions' | 'paths'>;

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
  const orElse = isLacking ? inverse.elsewhere?.orElse : undefined;
  const found = (orElse && mutationById(orElse)) || inverse;
  return found && { command: found, args: undoArgs };
}

type Rights = Pick<CommandContext, 'principal'> & Server;
type Check = (command: AnyMutation, before: unknown, args: Args, rights: Rights) => boolean;

/** Whether all that a run does can be undone so: of one that has parts, each of them. A row that is not loaded is taken for an empty one. */
const ofEachPart =
  (check: Check): Check =>
  (command, before, args, rights) =>
    command.parts
      ? stepsOf({ command, kind: null, rowId: null, before, args, token: '' }).every(
          (step) => step.command !== undefined && check(step.command, step.before ?? {}, step.args, rights),
        )
      : check(command, before, args, rights);

const isServedUndo: Check = (command, before, args, server) => {
  const inverse = inverseOf(command, before, args, server)?.command;
  return inverse !== undefined && isServed(inverse.endpoint, server);
};

const isAllowedUndo: Check = (command, before, args, rights) => {
  if (!isServedUndo(command, before, args, rights)) return false;
  const inverse = inverseOf(command, before, args, rights)?.command;
  const rule = inverse?.endpoint.permission;
  if (rights.principal === null || rule === undefined) return true;
  return missingPermission(rights.principal, rule, inverse?.permissionArgs) === undefined;
};

/** Whether the server has the calls for the undo; without them only a run that has not been sent can be undone. */
export const hasInverse = ofEachPart(isServedUndo);

/** Whether this person may also undo it by a call: undoing a deletion creates the row again, and not everybody may do both. */
export const mayUndo = ofEachPart(isAllowedUndo);

/**
 * Whether undo by a call is enough. If this person may not bring back what a command takes away, or only under a new id, it is better
 * cancelled before it is sent.
 */
export const canBeTakenBack = ofEachPart((command, before, args, rights) => {
  if (command.tone !== 'danger') return isServedUndo(command, before, args, rights);
  const inverse = inverseOf(command, before, args, rights)?.command;
  return isAllowedUndo(command, before, args, rights) && !(inverse && makesAnew(inverse, rights));
});

/** The parts that undo a run of parts, as far as it came; none of what has no inverse here. */
export const undoingPartsOf = (progress: PartsProgress, server: Server): readonly Part[] =>
  undoingParts(progress, ({ commandId, before, args }) => {
    const command = mutationById(commandId);
    const inverse = command && inverseOf(command, before, args, server);
    return inverse && { commandId: inverse.command.id, args: inverse.args };
  });

/** Whether it brings back what was deleted only as something new, under another id. */
export const makesAnew = ({ elsewhere }: AnyMutation, { extensions }: Server): boolean =>
  elsewhere?.restores !== undefined && !extensions.has(elsewhere.restores);

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
  command.parts
    ? args
    : Object.fromEntries(
        Object.entries(args).filter(([name]) => ['oneOf', 'someOf'].includes(asksOf(command)[name]?.as ?? '')),
      );

/** What a person has typed first about something that is not there yet: how it is called until there is more of it. */
export const typedName = (command: AnyMutation | undefined, args: Args): string => {
  if (!command) return '';
  const [name] = Object.entries(asksOf(command)).find(([, { as }]) => as === 'text') ?? [];
  const typed = name === undefined ? undefined : args[name];
  return typeof typed === 'string' ? typed.trim() : '';
};
