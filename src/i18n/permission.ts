import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { t } from '.';

/** A permission as the editor of roles calls it; the one that no role gives, by its tier. */
export const permissionName = (permission: string): string =>
  t(
    permission === 'ONLY_SUPER_ADMIN'
      ? `screens.adminUsers.tier.${TIER_SUPER_ADMIN}`
      : `role.toggleAction.action.${permission}`,
  );
