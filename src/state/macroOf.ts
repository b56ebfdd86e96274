import { type Command, isConsoleCommand } from '../../commands/core/definition';
import type { Macro } from '../../commands/core/parts';
import { savedMacros } from './savedMacros';

/** The macro that a command runs; undefined of any other command. */
export const macroOf = (command: Command): Macro | undefined =>
  isConsoleCommand(command) && typeof command.macro === 'number' ? savedMacros.at[command.macro] : undefined;
