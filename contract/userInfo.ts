import type { UserInfo, UserInfoSaid } from './signIn';

/**
 * A user as the server describes them, with gaps filled from what was known before. A missing field never makes a super admin or
 * gives a role. Undefined where the answer does not say which user it is about.
 */
export function asUserInfo(said: UserInfoSaid, known: Partial<UserInfo> = {}): UserInfo | undefined {
  const user_name = said.user_name || known.user_name || '';
  const display_name = said.display_name || known.display_name || user_name;
  const uid = said.uid ?? known.uid ?? madeUpUid(user_name || display_name);
  if (uid === undefined) return undefined;
  return {
    ...said,
    uid,
    user_name,
    display_name,
    avatar: said.avatar ?? known.avatar ?? '',
    tier_id: said.tier_id ?? known.tier_id ?? 99,
    status: said.status ?? 1,
    roles: said.roles ?? known.roles ?? [],
    ...((said.actions ?? known.actions) ? { actions: said.actions ?? known.actions } : {}),
  };
}

/** For a server without uids: the same for the same name, and below every meaningful uid. */
const madeUpUid = (name: string): number | undefined =>
  name === ''
    ? undefined
    : -1_000_000 - [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 999_999_937, 7);
