import { type Principal, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { ok } from '../core/disabledReason';
import type { StaffRow } from '../core/rows';

const notGone = (row: StaffRow) => (row.gone ? 'adminUser.gone' : ok);
/** Disabled in advance where the server would refuse (308): users can't act on a tier above their own. */
export const withinReach = (row: StaffRow, principal?: Principal) =>
  notGone(row) ?? (principal !== undefined && row.tier_id > principal.tierId ? 'adminUser.aboveYou' : ok);
/** They can't lock themselves out either. */
export const otherWithinReach = (row: StaffRow, principal?: Principal) =>
  notGone(row) ?? (principal?.uid === row.uid ? 'adminUser.isYou' : withinReach(row, principal));
/** And they can't gain, through another user's password, actions that their own role lacks. */
export const passwordWithinReach = (row: StaffRow, principal?: Principal) =>
  otherWithinReach(row, principal) ??
  (principal !== undefined &&
  principal.tierId !== TIER_SUPER_ADMIN &&
  row.actions?.some((action) => !principal.actions.has(action))
    ? 'adminUser.mayDoMore'
    : ok);
