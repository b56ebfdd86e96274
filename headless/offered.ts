import { makeServiceAccount } from '../commands/adminUsers/serviceAccounts';
import {
  type AnyConsoleCommand,
  type AnyMutation,
  type Command,
  isMutation,
  kindOf,
} from '../commands/core/definition';
import { COMMANDS, commandById } from '../commands/every';
import type { CommandId } from '../commands/registry';
import { secondFactorCommands } from '../commands/secondFactor';
import { type CommandContext, commandStateOf } from '../commands/state';
import { canBeRead } from './readRows';

/** What can be run where there is no screen: a change, what hands over a file, or the import of one. */
export type Runnable = AnyMutation | AnyConsoleCommand;

/** Of the console it opens the screen of the import; here it takes the file and imports it. */
export const IMPORT_TEMPLES: CommandId = 'temple.import';

/** Their codes and tokens are shown once, on a screen. */
const OF_A_SCREEN: ReadonlySet<Command> = new Set<Command>([...secondFactorCommands, makeServiceAccount]);

function isRunnable(command: Command): command is Runnable {
  if (OF_A_SCREEN.has(command)) return false;
  if (!isMutation(command))
    return command.id === IMPORT_TEMPLES || ('savesFile' in command && command.savesFile === true);
  const kind = kindOf(command);
  return command.listed !== false && (kind === undefined || canBeRead(kind));
}

/** Everything that can be run from the command line, in the order of the registry. */
export const RUNNABLE: readonly Runnable[] = COMMANDS.flatMap((command) => (isRunnable(command) ? [command] : []));

/** The command of that id, if it can be run without a screen. */
export function runnableById(id: string): Runnable | undefined {
  const command = commandById(id);
  return command && isRunnable(command) ? command : undefined;
}

/** The command whose rights a run needs: of an import those of what writes its rows. */
export const neededFor = (command: Runnable): Command =>
  command.id === IMPORT_TEMPLES ? (commandById('temple.importRows') ?? command) : command;

/** Those that this account may run on this server. */
export const offeredIn = (context: CommandContext): readonly Runnable[] =>
  RUNNABLE.filter((command) => commandStateOf(neededFor(command), [], context).is === 'ready');
