import { consoleCommands } from './console';
import type { AnyMutation, Command } from './core/definition';
import type { DEFERRED } from './deferred';
import { listCommands } from './lists';
import { navigationCommands } from './navigation';
import { templeScreenCommands } from './temples/screens';
import { viewCommands } from './views';

/** What every list and screen has. A list needs no more for its first rows. */
const ANYWHERE = [
  ...listCommands,
  ...navigationCommands,
  ...templeScreenCommands,
  ...viewCommands,
  ...consoleCommands,
] as const;
type Defined = (typeof ANYWHERE | typeof DEFERRED)[number];

/** The id of a command that exists. */
export type CommandId = Defined['id'];

type Mutation = Extract<Defined, AnyMutation>;
/** A name by which a server's log has what a mutation did: its own, or that of the command that it is a way of (`recordedAs`). */
export type RecordedMutation = NonNullable<Mutation['recordedAs']>;

/** The id of a command that opens a screen. */
export type ScreenCommandId = Extract<Defined, { readonly path: string }>['id'];

type Registered = Command & { readonly id: CommandId };

const registered: Registered[] = [];
const byId = new Map<string, Registered>();
let isWhole = false;

function register(commands: readonly Registered[], at: number): void {
  for (const command of commands) {
    if (byId.has(command.id)) throw new Error(`Two commands are called ${command.id}.`);
    byId.set(command.id, command);
  }
  registered.splice(at, 0, ...commands);
}
register(ANYWHERE, 0);

/** Adds those that come after the first list where they belong: what is done to rows, before what every list and screen has. */
export function registerDeferred(commands: typeof DEFERRED): void {
  register(commands, 0);
  isWhole = true;
}

/**
 * Every capability of the console, once. Palette, keys, menus, bulk bar, buttons and sidebar read this and nothing else. Until every.ts was
 * loaded it holds those alone that come before the first list.
 */
export const COMMANDS: readonly Registered[] = registered;

/** Whether those that come after the first list are there. */
export const isRegistryWhole = (): boolean => isWhole;

/** The command of that id; ids also come from addresses, bindings and stored history, so it may not exist. */
export const commandById = (id: string): Registered | undefined => byId.get(id);
