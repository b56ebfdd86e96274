import { type Principal, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { ok } from '../core/disabledReason';
import type { StaffRow } from '../core/rows';

const notGone = (row: StaffRow) => (row.gone ? 'adminUser.gone' : ok);
/** Disabled in advance where the server would refuse (308): users can't act on a tier above their own. */
export const withinReach = (row: StaffRow, holder?: Principal) =>
  notGone(row) ?? (holder !== undefined && row.tier_id > holder.tierId ? 'adminUser.aboveYou' : ok);
/** They can't lock themselves out either. */
export const otherWithinReach = (row: StaffRow, holder?: Principal) =>
  notGone(row) ?? (holder?.uid === row.uid ? 'adminUser.isYou' : withinReach(row, holder));
/** And they can't gain, through another user's password, actions that their own role lacks. */
export const passwordWithinReach = (row: StaffRow, holder?: Principal) =>
  otherWithinReach(row, holder) ??
  (holder !== undefined &&
  holder.tierId !== TIER_SUPER_ADMIN &&
  row.actions?.some((action) => !holder.actions.has(action))
    ? 'adminUser.mayDoMore'
    : ok);
