import { isConsoleCommand } from '../../commands/core/definition';
import { COMMANDS } from '../../commands/registry';
import { t } from '../i18n';

/** What the screen is called that an address leads to; empty where this console has none there. */
export function viewedTitle(address: string): string {
  const [path] = address.split('?', 1);
  const command = COMMANDS.find((one) => isConsoleCommand(one) && one.path === path);
  return command ? t(`${command.id}.title`) : '';
}
