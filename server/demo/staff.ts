import type { Kysely } from 'kysely';
import { STATUS } from '../../contract/adminUsers';
import { type ActionId, AREAS } from '../../contract/wire/areas';
import { TIER_STAFF } from '../../contract/wire/permissions';
import { hashPassword, isPassword, SET_ASIDE } from '../auth/passwords';
import { endSessionsOf } from '../auth/sessions';
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

export interface DemoSignIn {
  readonly userName: string;
  readonly password: string;
  readonly role: string;
}

/** Who can sign in to a store with demo data, beside the first super admin. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = STAFF.map(({ userName, role }) => ({
  userName,
  password: DEMO_PASSWORD,
  role: role.name,
}));

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

/**
 * Lets those of the demo staff in whose password is still the public one, or keeps them out: everybody knows it, so it is good for
 * nothing where others than this machine can reach the server (docs/settings.md). Kept out, their sessions end, and their hash is set aside
 * until a start lets them in again or somebody gives them another password. Answers who may sign in by it.
 */
export async function letDemoStaffIn(db: Kysely<Schema>, may: boolean): Promise<readonly DemoSignIn[]> {
  const open = new Set<string>();
  for (const { uid, userName, kept, passwordHash, isActive } of await withPublicPassword(db)) {
    if (may && isActive) open.add(userName);
    const wanted = may ? kept : `${SET_ASIDE}${kept}`;
    if (wanted !== passwordHash)
      await db.updateTable('admin_user').set({ password_hash: wanted }).where('uid', '=', uid).execute();
    if (!may) await endSessionsOf(db, uid);
  }
  return DEMO_SIGN_INS.filter(({ userName }) => open.has(userName));
}

/** The names of the demo staff whom the next start lets in by the public password, where it lets any in. */
export async function demoStaffWithPublicPassword(db: Kysely<Schema>): Promise<string[]> {
  return (await withPublicPassword(db)).filter(({ isActive }) => isActive).map(({ userName }) => userName);
}

/** The demo staff whose password is the public one, whether it is set aside or not. */
async function withPublicPassword(db: Kysely<Schema>) {
  const there = await db
    .selectFrom('admin_user')
    .select(['uid', 'user_name', 'password_hash', 'status'])
    .where(
      'user_name',
      'in',
      DEMO_SIGN_INS.map(({ userName }) => userName),
    )
    .where('deleted_at', 'is', null)
    .execute();
  const staff = there.map(({ uid, user_name: userName, password_hash: passwordHash, status }) => {
    const kept = passwordHash.replace(SET_ASIDE, '');
    return { uid, userName, kept, passwordHash, isActive: status === STATUS.active };
  });
  // They were hired with one hash, and to look at one takes as long as a sign-in.
  const hashes = [...new Set(staff.map(({ kept }) => kept))];
  const areOpen = await Promise.all(hashes.map((hash) => isPassword(DEMO_PASSWORD, hash)));
  const open = new Set(hashes.filter((_, at) => areOpen[at]));
  return staff.filter(({ kept }) => open.has(kept));
}
