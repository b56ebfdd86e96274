import { ACTION_IDS } from '../../contract/wire/areas';
import { hasPermission, type Permission, type Principal } from '../../contract/wire/permissions';

/** What somebody may do by now and could not before, and the other way round. */
export interface RightsChange {
  readonly gained: readonly Permission[];
  readonly lost: readonly Permission[];
}

const ALL: readonly Permission[] = [...ACTION_IDS, 'ONLY_SUPER_ADMIN'];

/** In the order of the catalogue; undefined where nothing that this console knows has changed. */
export function changeOfRights(before: Principal, after: Principal): RightsChange | undefined {
  const gained = ALL.filter((right) => hasPermission(after, right) && !hasPermission(before, right));
  const lost = ALL.filter((right) => hasPermission(before, right) && !hasPermission(after, right));
  return gained.length + lost.length > 0 ? { gained, lost } : undefined;
}
