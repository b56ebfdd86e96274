import type { Kysely } from 'kysely';
import { type ActionId, AREAS, TIER_STAFF } from '../../contract/permissions';
import { hashPassword } from '../auth/passwords';
import type { Schema } from '../store/schema';

/** For looking around in demo data only: printed in the README and at the start, never made on a store with data of its own. */
const DEMO_PASSWORD = 'tamquan-demo-2026';

interface DemoRole {
  readonly name: string;
  readonly actions: readonly ActionId[];
}

const MODERATOR: DemoRole = {
  name: 'Kiểm duyệt viên',
  actions: [
    ...AREAS.statistics,
    ...AREAS.reports,
    ...AREAS.accounts,
    ...AREAS.posts,
    ...AREAS.mediaPosts,
    ...AREAS.vip,
    ...AREAS.tvAccounts,
    ...AREAS.tvSlider,
    ...AREAS.hotlive,
    ...AREAS.temples,
  ],
};
const VIEWER: DemoRole = {
  name: 'Chỉ xem',
  actions: [
    'STATISTICAL',
    'REPORT_VIEW',
    'PROFILE_VIEW',
    'POST_VIEW',
    'MEDIA_VIEW',
    'VIP_VIEW',
    'TV_ACCOUNT_VIEW',
    'TV_HOTLIVE_VIEW',
    'TV_SLIDER_VIEW',
    'LOCATION_VIEW',
  ],
};
const SUPPORT: DemoRole = { name: 'Hỗ trợ thành viên', actions: AREAS.accounts };

interface DemoUser {
  readonly userName: string;
  readonly displayName: string;
  readonly role: DemoRole;
}

const STAFF: readonly DemoUser[] = [
  { userName: 'kiemduyet', displayName: 'Trần Thị Minh Hạnh', role: MODERATOR },
  { userName: 'chixem', displayName: 'Lê Quang Vinh', role: VIEWER },
  { userName: 'hotro', displayName: 'Phạm Ngọc Diệp', role: SUPPORT },
];

/** Who can sign in to a store with demo data, beside the first super admin. */
export const DEMO_SIGN_INS: readonly { readonly userName: string; readonly password: string; readonly role: string }[] =
  STAFF.map(({ userName, role }) => ({ userName, password: DEMO_PASSWORD, role: role.name }));

/** Makes the demo staff with their roles. Answers the uids of those who may decide reports. */
export async function hireDemoStaff(tx: Kysely<Schema>, now: number): Promise<number[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const moderators: number[] = [];
  for (const { userName, displayName, role } of STAFF) {
    const { role_id } = await tx
      .insertInto('role')
      .values({ role_name: role.name, action_ids: [...role.actions], updated_at: now })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const { uid } = await tx
      .insertInto('admin_user')
      .values({
        user_name: userName,
        display_name: displayName,
        password_hash,
        tier_id: TIER_STAFF,
        created_at: now,
        updated_at: now,
      })
      .returning('uid')
      .executeTakeFirstOrThrow();
    await tx.insertInto('admin_role').values({ uid, role_id, ordinal: 0 }).execute();
    if (role.actions.includes('REPORT_DELETE_POST')) moderators.push(uid);
  }
  return moderators;
}
