import * as adminUsers from '../contract/adminUsers';
import { Code } from '../contract/wire/codes';
import type { Answer, InputOf } from '../contract/wire/endpoint';
import { TIER_STAFF, TIER_SUPER_ADMIN } from '../contract/wire/permissions';
import { unreadOf } from '../contract/wire/unread';
import { cannotTell } from './core/elsewhere';
import type { World } from './core/world';

type Caller = Pick<World, 'call'>;
type Body = InputOf<typeof adminUsers.edit>['body'];

/** Whether this user name is free for a new user; undefined where that can't be known. Some servers say it by their codes. */
export async function isNameFree({ call }: Caller, username: string): Promise<boolean | undefined> {
  const answer = await call(adminUsers.checkName, { username });
  if (answer.refused === undefined) return answer.data.available;
  return answer.refused === Code.alreadyExists ? false : answer.refused === Code.notFound ? true : undefined;
}

const PAGE_SIZE = 50;

/** The user with this name; null where the name is free, a refusal where that can't be known. */
export async function staffNamed({ call }: Caller, userName: string): Promise<Answer<adminUsers.AdminUser | null>> {
  const found = await call(adminUsers.search, { text: userName, page_number: 1, page_size: PAGE_SIZE, status: 0 });
  if (found.refused !== undefined) return found;
  const isIt = ({ user_name }: adminUsers.AdminUser) => user_name.toLowerCase() === userName.toLowerCase();
  const there = found.data.find(isIt);
  if (there) return { data: there };
  // A search may look in other fields alone.
  return (await isNameFree({ call }, userName)) ? { data: null } : cannotTell;
}

/** A user as they are now, in the fields that an edit sends: unreadable or missing fields are not sent. */
export async function wholeStaff({ call }: Caller, uid: number): Promise<Answer<Body>> {
  const answer = await call(adminUsers.one, { uid });
  if (answer.refused !== undefined) return answer;
  const { user_name, display_name, avatar, tier_id, status, organ_id, position, rank_id, roles, actions } = answer.data;
  const unread = unreadOf(answer.data).map(({ field }) => field);
  const said = {
    ...{ user_name, display_name, avatar, status, organ_id, position, rank_id, actions },
    tier_id: tier_id === TIER_SUPER_ADMIN || tier_id === TIER_STAFF ? tier_id : undefined,
    roles: roles?.map(({ role_id }) => role_id),
  };
  return {
    data: Object.fromEntries(
      Object.entries(said).filter(([name, value]) => value !== undefined && !unread.includes(name)),
    ),
  };
}
