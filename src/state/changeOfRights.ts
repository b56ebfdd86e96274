import { ACTION_IDS, type Holder, holds, type Permission } from '../../contract/wire/permissions';

/** What somebody may do by now and could not before, and the other way round. */
export interface RightsChange {
  readonly gained: readonly Permission[];
  readonly lost: readonly Permission[];
}

const ALL: readonly Permission[] = [...ACTION_IDS, 'ONLY_SUPER_ADMIN'];

/** In the order of the catalogue; undefined where nothing that this console knows has changed. */
export function changeOfRights(before: Holder, after: Holder): RightsChange | undefined {
  const gained = ALL.filter((right) => holds(after, right) && !holds(before, right));
  const lost = ALL.filter((right) => holds(before, right) && !holds(after, right));
  return gained.length + lost.length > 0 ? { gained, lost } : undefined;
}
