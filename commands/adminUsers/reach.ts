import { type Principal, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { ok } from '../core/disabledReason';
import type { StaffRow } from '../core/rows';

const notGone = (row: StaffRow) => (row.gone ? 'adminUser.gone' : ok);
/** What the server refuses too (308), said beforehand: nobody reaches above himself. */
export const withinReach = (row: StaffRow, holder?: Principal) =>
  notGone(row) ?? (holder !== undefined && row.tier_id > holder.tierId ? 'adminUser.aboveYou' : ok);
/** Nor shuts himself out. */
export const otherWithinReach = (row: StaffRow, holder?: Principal) =>
  notGone(row) ?? (holder?.uid === row.uid ? 'adminUser.isYou' : withinReach(row, holder));
/** Nor comes to do by somebody else's password what his own role does not allow. */
export const passwordWithinReach = (row: StaffRow, holder?: Principal) =>
  otherWithinReach(row, holder) ??
  (holder !== undefined &&
  holder.tierId !== TIER_SUPER_ADMIN &&
  row.actions?.some((action) => !holder.actions.has(action))
    ? 'adminUser.mayDoMore'
    : ok);
