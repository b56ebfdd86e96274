/** Members have a page each. */
export const MEMBER_PAGE = '/dashboard/user-detail';

import { screenCommand } from './screenCommand';

/** The path of the menu entry that a page belongs to: its own, or that of the list which leads to it. */
export function menuPath(path: string): string {
  if (path.startsWith(`${MEMBER_PAGE}/`)) return screenCommand('go.profiles').path;
  const isOfTemples = (['temple.import', 'go.imports'] as const).some((id) => screenCommand(id).path === path);
  return isOfTemples ? screenCommand('go.temples').path : path;
}
