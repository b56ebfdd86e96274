import { adminUserCommands } from './adminUsers';
import { caseDeskCommands } from './caseDesk';
import { claimCommands } from './claims';
import { commentCommands } from './comments';
import { consoleCommands } from './console';
import type { Command } from './core/definition';
import { curatedMediaCommands } from './curated/media';
import { curatedMemberCommands } from './curated/members';
import { findCommands } from './find';
import { listCommands } from './lists';
import { navigationCommands } from './navigation';
import { noteCommands } from './notes';
import { notificationCommands } from './notifications';
import { postCommands } from './posts';
import { profileCommands } from './profiles';
import { replyCommands } from './replies';
import { reportCommands } from './reports';
import { roleCommands } from './roles';
import { secondFactorCommands } from './secondFactor';
import { sessionCommands } from './session';
import { statisticsCommands } from './statistics';
import { stickerCommands } from './stickers';
import { teamViewCommands } from './teamViews';
import { templeBulkCommands } from './temples/bulk';
import { templeCommands } from './temples/edit';
import { templeImportCommands } from './temples/importRows';
import { templeMergeCommands } from './temples/merge';
import { templeRepairCommands } from './temples/repair';
import { templeUnimportCommands } from './temples/unimport';
import { viewCommands } from './views';
import { waitingCommands } from './waiting';

const DEFINED = [
  ...reportCommands,
  ...claimCommands,
  ...caseDeskCommands,
  ...replyCommands,
  ...noteCommands,
  ...postCommands,
  ...commentCommands,
  ...profileCommands,
  ...curatedMemberCommands,
  ...curatedMediaCommands,
  ...adminUserCommands,
  ...roleCommands,
  ...templeCommands,
  ...templeBulkCommands,
  ...templeMergeCommands,
  ...notificationCommands,
  ...stickerCommands,
  ...templeImportCommands,
  ...templeUnimportCommands,
  ...templeRepairCommands,
  ...listCommands,
  ...navigationCommands,
  ...findCommands,
  ...viewCommands,
  ...teamViewCommands,
  ...consoleCommands,
  ...sessionCommands,
  ...secondFactorCommands,
  ...statisticsCommands,
  ...waitingCommands,
] as const;

/** The id of a command that exists. */
export type CommandId = (typeof DEFINED)[number]['id'];

/** The id of a command that opens a screen. */
export type ScreenCommandId = Extract<(typeof DEFINED)[number], { readonly path: string }>['id'];

/** Every capability of the console, once. Palette, keys, menus, bulk bar, buttons and sidebar read this and nothing else. */
export const COMMANDS: readonly (Command & { readonly id: CommandId })[] = DEFINED;

const byId = new Map<string, Command & { readonly id: CommandId }>();
for (const command of COMMANDS) {
  if (byId.has(command.id)) throw new Error(`Two commands are called ${command.id}.`);
  byId.set(command.id, command);
}

/** The command of that id; ids also come from addresses, bindings and stored history, so it may not exist. */
export const commandById = (id: string) => byId.get(id);
