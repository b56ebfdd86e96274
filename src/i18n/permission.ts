import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { t, textOr } from '.';

/** A permission as the editor of roles calls it, one of another server by its id; the one that no role gives, by its tier. */
export const permissionName = (permission: string): string =>
  permission === 'ONLY_SUPER_ADMIN'
    ? t(`screens.adminUsers.tier.${TIER_SUPER_ADMIN}`)
    : textOr(`role.toggleAction.action.${permission}`, permission);
