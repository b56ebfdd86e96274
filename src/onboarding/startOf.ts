import { navigationCommands } from '../../commands/navigation';
import type { ScreenCommandId } from '../../commands/registry';
import { type CommandContext, sidebarEntryOf } from '../../commands/state';

/** The command that opens the list where somebody's work is: the reports, else the first of the sidebar that is open to them. */
export function startOf(context: CommandContext): ScreenCommandId | undefined {
  const open = navigationCommands.filter(
    (command) => command.id !== 'go.home' && sidebarEntryOf(command, context) === 'open',
  );
  return (open.find(({ id }) => id === 'go.reports') ?? open[0])?.id;
}
