import type { UserInfo, UserInfoSaid } from './signIn';

/**
 * What was said of a person, with what was known of the same before where it says nothing. Nobody is a super admin, or has a role, by
 * what was left out. Undefined where nobody can tell whom it is about.
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

/** For a server that numbers nobody: the same for the same name, and below all numbers that mean something. */
const madeUpUid = (name: string): number | undefined =>
  name === ''
    ? undefined
    : -1_000_000 - [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 999_999_937, 7);
