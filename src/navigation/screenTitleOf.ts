import type { Kind } from '../../commands/core/rows';
import { COMMANDS } from '../../commands/registry';
import { t } from '../i18n';
import { ROW_ADDRESS } from './rowAddress';

/** Members have a page each, below none of the lists. */
const OTHERWISE: Partial<Record<Kind, string>> = { profile: '/dashboard/profile-manager' };

/** What the screen is called on which rows of a kind are shown. */
export function screenTitleOf(kind: Kind): string {
  const path = OTHERWISE[kind] ?? ROW_ADDRESS[kind]('').split('?')[0] ?? '';
  const leading = COMMANDS.filter((one) => 'path' in one && one.path !== undefined && isWithin(path, one.path));
  const [nearest] = leading.sort((one, other) => pathOf(other).length - pathOf(one).length);
  return nearest ? t(`${nearest.id}.title`) : '';
}

const pathOf = (command: object) => ('path' in command ? String(command.path) : '');
const isWithin = (path: string, above: string) => path === above || path.startsWith(`${above}/`);
