import { t } from '.';
import { format } from './format';
import { permissionName } from './permission';

/** More are counted: a whole role that was given or taken is no sentence. */
const NAMED_MAX = 5;

/** Permissions one after the other, as the editor of roles calls them. */
export const permissionNames = (ids: readonly string[]): string => {
  const more = ids.length - NAMED_MAX;
  const named = ids.slice(0, more > 1 ? NAMED_MAX : ids.length).map(permissionName);
  return format.list(more > 1 ? [...named, t('palette.andMore', { count: more })] : named);
};
