import { hasExtension } from '../contract/extensionLists';
import { isServed, type Paths } from '../contract/server';
import type { Extension } from '../contract/wire/endpoint';
import { missingPermission, type Permission, type Principal } from '../contract/wire/permissions';
import { looksAtUnread, unreadOf } from '../contract/wire/unread';
import {
  type AnyConsoleCommand,
  type Command,
  isChoice,
  isConsoleCommand,
  isMutation,
  kindOf,
} from './core/definition';
import type { DisabledReason } from './core/disabledReason';
import type { Kind } from './core/rows';
import type { TextKey } from './core/textKey';
import { KINDS } from './kinds';
import { commandById } from './registry';

/** Where the question is asked from: who is signed in, what the server can do, what is under way. */
export interface CommandContext {
  /** Null before sign-in. */
  readonly principal: Principal | null;
  readonly extensions: ReadonlySet<Extension>;
  /** Where its calls are, otherwise than the contract says. */
  readonly paths?: Paths | undefined;
  /** Routes that this console has a screen for. */
  readonly screens: ReadonlySet<string>;
  /** The digits that the person has saved views at, `any` where there are some, and `some` where there are, or the team has any. */
  readonly views?: readonly (number | 'any' | 'some')[];
  /** The digits of macros, and `any` where there are some. */
  readonly macros?: readonly (number | 'any')[];
  readonly isRunning: (commandId: string, kind: Kind, rowId: string) => boolean;
}

/** All that a reader needs to draw a command. Only `ready` may be invoked. */
export type CommandState =
  /** `why`: what there would have to be first, for whoever asks for it all the same. */
  | { readonly is: 'hidden'; readonly missing?: Permission; readonly why?: TextKey }
  | { readonly is: 'disabled'; readonly why: TextKey }
  | { readonly is: 'running' }
  /** `rows`: those of the given rows that can take it. */
  | { readonly is: 'ready'; readonly rows: readonly unknown[] };

const faulty = new Set<string>();

/**
 * The one reader of a command's state (docs/specification.md section 11): permission, extension, kind, number and `when`, in this order.
 * `rows` are of the kind given by `rowKind`; with none, a command that needs a target is ready, and will ask for one.
 */
export function commandStateOf(
  command: Command,
  rows: readonly unknown[],
  context: CommandContext,
  rowKind?: Kind,
): CommandState {
  const hidden = hiddenFor(command, context);
  if (hidden) return hidden;
  const kind = command.on.takes === 'any' ? rowKind : kindOf(command);
  if (kind === undefined || rowKind === undefined || rows.length === 0) return { is: 'ready', rows: [] };
  if (kind !== rowKind) return { is: 'hidden' };
  const { on } = command;
  if (on.takes === 'several' && (rows.length < on.least || rows.length > on.most))
    return { is: 'disabled', why: on.why };
  if (on.takes === 'one' && rows.length > 1) return { is: 'disabled', why: 'command.oneOnly' };
  const free = rows.filter((row) => !context.isRunning(command.id, kind, idOf(kind, row)));
  if (free.length === 0) return { is: 'running' };
  let why: DisabledReason = null;
  const able = free.filter((row) => {
    const reason = disabledReasonOf(command, row, context.principal);
    why ??= reason;
    return reason === null;
  });
  if (able.length === 0) return { is: 'disabled', why: why ?? 'command.failed' };
  const apart = able.length > 1 ? command.whenTogether?.(able) : null;
  return apart ? { is: 'disabled', why: apart } : { is: 'ready', rows: able };
}

/** Why one row cannot take the command from this person, or null. A `when` that throws disables its command and is reported once. */
export function disabledReasonOf(command: Command, row: unknown, principal: Principal | null): DisabledReason {
  if (needsUnread(command, row, principal)) return 'command.unread';
  try {
    return (
      (command.when as ((row: unknown, principal?: Principal) => DisabledReason) | undefined)?.(
        row,
        principal ?? undefined,
      ) ?? null
    );
  } catch (error) {
    if (!faulty.has(command.id)) console.error(`when of ${command.id} threw`, error);
    faulty.add(command.id);
    return 'command.failed';
  }
}

/** Whether what the command needs of the row could not be read: its id above all. */
function needsUnread(command: Command, row: unknown, principal: Principal | null): boolean {
  if (unreadOf(row).length === 0) return false;
  const { reads, when } = command as {
    reads?: readonly string[] | 'all';
    when?: (row: unknown, principal?: Principal) => unknown;
  };
  const kind = kindOf(command);
  return looksAtUnread(row, (seen) => {
    if (kind !== undefined) idOf(kind, seen);
    for (const field of reads === 'all' ? Object.keys(row as object) : (reads ?? []))
      void (seen as Readonly<Record<string, unknown>>)[field];
    when?.(seen, principal ?? undefined);
  });
}

/**
 * What the sidebar shows of a screen: it may be opened, or its entry is shown and its page says what is missing. The two differ for
 * notifications and roles (docs/specification.md section 2).
 */
export function sidebarEntryOf(command: AnyConsoleCommand, context: CommandContext): 'open' | 'locked' | 'hidden' {
  const { entry } = command;
  const isOpen = hiddenFor(command, context) === undefined;
  if (entry === undefined) return isOpen ? 'open' : 'hidden';
  if (hiddenFor({ ...command, permission: entry }, context)) return 'hidden';
  return isOpen ? 'open' : 'locked';
}

const idOf = (kind: Kind, row: unknown) => (KINDS[kind].idOf as (row: unknown) => string)(row);

function hiddenFor(command: Command, context: CommandContext): CommandState | undefined {
  if (isChoice(command)) {
    const some = command.alternatives.some((id) => {
      const other = commandById(id);
      return other !== undefined && hiddenFor(other, context) === undefined;
    });
    if (!some) return { is: 'hidden' };
  } else {
    const rule = isMutation(command) ? command.endpoint.permission : command.permission;
    if (rule !== 'public') {
      if (context.principal === null) return { is: 'hidden' };
      const missing = missingPermission(
        context.principal,
        rule,
        isMutation(command) ? command.permissionArgs : undefined,
      );
      if (missing) return { is: 'hidden', missing };
    }
  }
  if (command.asksPassword && context.principal?.hasPassword === false) return { is: 'hidden' };
  if (command.extension !== undefined && !hasExtension(command.extension, context)) {
    const lacking = isChoice(command) ? command.lacking : undefined;
    return lacking && hasExtension(lacking.beside, context) ? { is: 'hidden', why: lacking.why } : { is: 'hidden' };
  }
  if (isMutation(command) && !isServed(command.endpoint, context)) return { is: 'hidden' };
  if (isConsoleCommand(command) && command.isTakenBy?.(context) === false) return { is: 'hidden' };
  if (isConsoleCommand(command) && (!isKept(command.view, context.views) || !isKept(command.macro, context.macros)))
    return { is: 'hidden' };
  if (isConsoleCommand(command) && command.path !== undefined && !context.screens.has(command.path))
    return { is: 'hidden' };
  return undefined;
}

/** Whether the person has kept what a command is for, if it is for something of that. */
const isKept = <T>(one: T | undefined, kept: readonly T[] = []) => one === undefined || kept.includes(one);
