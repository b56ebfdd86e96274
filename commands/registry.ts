import { caseDeskCommands } from './caseDesk';
import { claimCommands } from './claims';
import { consoleCommands } from './console';
import type { Command } from './core/definition';
import type { DEFERRED } from './deferred';
import { findCommands } from './find';
import { listCommands } from './lists';
import { navigationCommands } from './navigation';
import { replyCommands } from './replies';
import { reportCommands } from './reports';
import { sessionCommands } from './session';
import { templeScreenCommands } from './temples/screens';
import { viewCommands } from './views';

/** What a console has before its first list: the commands of reports, which most people open first, and of every screen. */
const ON_REPORTS = [...reportCommands, ...claimCommands, ...caseDeskCommands, ...replyCommands] as const;
const ANYWHERE = [
  ...listCommands,
  ...navigationCommands,
  ...templeScreenCommands,
  ...findCommands,
  ...viewCommands,
  ...consoleCommands,
  ...sessionCommands,
] as const;
type Defined = (typeof ON_REPORTS | typeof ANYWHERE | typeof DEFERRED)[number];

/** The id of a command that exists. */
export type CommandId = Defined['id'];

/** The id of a command that opens a screen. */
export type ScreenCommandId = Extract<Defined, { readonly path: string }>['id'];

type Registered = Command & { readonly id: CommandId };

const registered: Registered[] = [];
const byId = new Map<string, Registered>();

function register(commands: readonly Registered[], at: number): void {
  for (const command of commands) {
    if (byId.has(command.id)) throw new Error(`Two commands are called ${command.id}.`);
    byId.set(command.id, command);
  }
  registered.splice(at, 0, ...commands);
}
register(ON_REPORTS, 0);
register(ANYWHERE, ON_REPORTS.length);

/** Adds those that come after the first list where they belong: what is done to rows, before what every list and screen has. */
export const registerDeferred = (commands: typeof DEFERRED): void => register(commands, ON_REPORTS.length);

/**
 * Every capability of the console, once. Palette, keys, menus, bulk bar, buttons and sidebar read this and nothing else. Until every.ts was
 * loaded it holds those alone that come before the first list.
 */
export const COMMANDS: readonly Registered[] = registered;

/** The command of that id; ids also come from addresses, bindings and stored history, so it may not exist. */
export const commandById = (id: string): Registered | undefined => byId.get(id);
