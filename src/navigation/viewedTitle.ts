import { isConsoleCommand } from '../../commands/core/definition';
import { COMMANDS } from '../../commands/registry';
import { t } from '../i18n';
import { menuPath } from './menuPath';
import { cameFrom } from './steps';

/** What the screen is called that an address leads to; empty where this console has none there. */
export function viewedTitle(address: string): string {
  const [path] = address.split('?', 1);
  const command = COMMANDS.find((one) => isConsoleCommand(one) && one.path === path);
  return command ? t(`${command.id}.title`) : '';
}

/** What the screen is called that the way back leads to: of a page that is no screen's own, the list it belongs to. Empty for the list itself. */
export function titleBefore(): string {
  const path = cameFrom()?.split('?')[0];
  return path === undefined ? '' : viewedTitle(path) || viewedTitle(menuPath(path));
}
