import type { StaffRow } from '../../../commands/core/rows';
import { STATUS } from '../../../contract/adminUsers';
import { TIER_SUPER_ADMIN } from '../../../contract/wire/permissions';
import { ago, type BadgeOf, badge, person, text } from '../../grid/columns';
import type { Column } from '../../grid/screen';

const STATUS_TONES = { 1: 'fact', 2: 'bad', 3: 'warn' } as const;

/** Whether somebody may work, in a word: a program does nothing without a token that opens something. */
export const statusOf = ({ gone, status, service }: StaffRow): readonly BadgeOf[] => {
  if (gone) return [{ text: 'screens.adminUsers.gone', tone: 'bad', icon: 'trash-2' }];
  if (status === STATUS.active && service?.has_token === false)
    return [{ text: 'screens.adminUsers.noToken', tone: 'warn' }];
  return [{ text: `screens.adminUsers.status.${status}`, tone: STATUS_TONES[status] }];
};

/** QTHT or NV (docs/specification.md section 6), or that it is a program's, which is always the latter. */
export const tierOf = ({ tier_id, service }: StaffRow): readonly BadgeOf[] => [
  service
    ? { text: 'screens.adminUsers.service', tone: 'fact', icon: 'key-round' }
    : { text: `screens.adminUsers.tier.${tier_id === TIER_SUPER_ADMIN ? '100' : '99'}`, tone: 'fact' },
];

/** The columns of admin users. */
export const adminUserColumns: readonly Column<StaffRow>[] = [
  person<StaffRow>({
    id: 'name',
    title: 'screens.adminUsers.name',
    width: 220,
    of: (row) => ({ displayName: row.display_name, avatar: row.avatar, pubkey: String(row.uid) }),
  }),
  text<StaffRow>({ id: 'userName', title: 'screens.adminUsers.userName', width: 160, of: (row) => row.user_name }),
  text<StaffRow>({
    id: 'role',
    title: 'screens.adminUsers.role',
    width: 180,
    of: (row) => row.roles?.[0]?.role_name ?? '',
  }),
  badge<StaffRow>({ id: 'tier', title: 'screens.adminUsers.tierTitle', width: 170, of: tierOf }),
  badge<StaffRow>({ id: 'status', title: 'screens.adminUsers.statusTitle', width: 140, of: statusOf }),
  text<StaffRow>({ id: 'uid', title: 'screens.adminUsers.uid', width: 80, of: (row) => String(row.uid), hidden: true }),
  ago<StaffRow>({
    id: 'created',
    title: 'screens.adminUsers.created',
    width: 120,
    of: (row) => row.created,
  }),
];
