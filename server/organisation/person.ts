import type { Kysely } from 'kysely';
import { STATUS, USER_NAME } from '../../contract/adminUsers';
import type { OrganisationTrouble } from '../../contract/organisation';
import { TIER_STAFF, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { NO_PASSWORD } from '../auth/passwords';
import { endSessionsOf } from '../auth/sessions';
import { recordChanges } from '../http/recordChanges';
import { setRoles } from '../resources/adminUsers/change';
import { oneAdminUser, type StaffRow, uidOfName } from '../resources/adminUsers/rows';
import type { Schema } from '../store/schema';
import { oneStaffChangeAtATime } from '../store/staffLock';
import type { Claims } from './provider';
import type { OrganisationSettings } from './settings';

type Refused = Extract<OrganisationTrouble, 'noName' | 'noRole' | 'nameTaken' | 'locked'>;
export type Found = { readonly uid: number } | { readonly refused: Refused };

type Settings = Pick<OrganisationSettings, 'issuer' | 'claim' | 'roles' | 'links'>;

/**
 * The account of somebody whom the organisation lets in, made at the first sign-in, with the roles that its groups give: whoever has none
 * by now is refused, and signed out everywhere. In a transaction of the caller's, which keeps what a refusal leaves behind too.
 */
export async function personOf(
  tx: Kysely<Schema>,
  { issuer, claim, roles, links }: Settings,
  claims: Claims,
  now: number,
): Promise<Found> {
  const identity = { issuer: issuer.href, subject: claims.sub };
  // Somebody who signs in twice at once is one person, and a colleague who gives them a role meanwhile waits.
  await oneStaffChangeAtATime(tx);
  const known = await tx
    .selectFrom('organisation_person as p')
    .innerJoin('admin_user as u', 'u.uid', 'p.uid')
    .select(['u.uid', 'u.status', 'u.deleted_at'])
    .where('p.issuer', '=', identity.issuer)
    .where('p.subject', '=', identity.subject)
    .executeTakeFirst();
  // Whoever was deleted here does not come back by themselves.
  if (known && (known.deleted_at !== null || known.status !== STATUS.active)) return { refused: 'locked' };
  const given = await rolesNamed(tx, namesOf(roles, claims[claim]));
  if (given.length === 0) {
    if (known) await endSessionsOf(tx, known.uid);
    return { refused: 'noRole' };
  }
  if (known) {
    await follow(tx, await oneAdminUser(tx, known.uid), given, now);
    return { uid: known.uid };
  }
  const userName = userNameIn(claims);
  if (userName === undefined) return { refused: 'noName' };
  const namesake = await uidOfName(tx, userName);
  const found =
    namesake === undefined
      ? { uid: await add(tx, userName, claims, given, now) }
      : links
        ? await link(tx, namesake, { issuer: identity.issuer, given, now })
        : { refused: 'nameTaken' as const };
  if ('uid' in found)
    await tx
      .insertInto('organisation_person')
      .values({ ...identity, uid: found.uid })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet(identity))
      .execute();
  return found;
}

/** Names of the roles of these groups: a provider says one as a text, several as a list. */
function namesOf(roles: Settings['roles'], groups: unknown): readonly string[] {
  const all = new Set(Array.isArray(groups) ? groups : [groups]);
  return [...new Set([...roles].filter(([group]) => all.has(group)).map(([, name]) => name))];
}

/** The ids of roles in the order of their names; one that is not there gives nothing. */
async function rolesNamed(tx: Kysely<Schema>, names: readonly string[]): Promise<readonly number[]> {
  const rows = await tx.selectFrom('role').select(['role_id', 'role_name']).execute();
  return names.flatMap((name) => rows.find(({ role_name }) => role_name === name)?.role_id ?? []);
}

/** The first that is a user name; an address that the provider itself doubts is none. */
function userNameIn({ preferred_username, email, email_verified }: Claims): string | undefined {
  const names = email_verified === false ? [preferred_username] : [preferred_username, email];
  return names.find((name): name is string => typeof name === 'string' && USER_NAME.test(name));
}

const DISPLAY_NAME_MAX = 120;

async function add(
  tx: Kysely<Schema>,
  user_name: string,
  { name }: Claims,
  given: readonly number[],
  now: number,
): Promise<number> {
  const said = typeof name === 'string' ? name.normalize('NFC').trim().slice(0, DISPLAY_NAME_MAX) : '';
  const { uid } = await tx
    .insertInto('admin_user')
    .values({
      user_name,
      display_name: said === '' ? user_name : said,
      tier_id: TIER_STAFF,
      password_hash: NO_PASSWORD,
      created_at: now,
      updated_at: now,
    })
    .returning('uid')
    .executeTakeFirstOrThrow();
  await setRoles(tx, uid, given);
  const { display_name, tier_id, roles } = await oneAdminUser(tx, uid);
  const after = { user_name, display_name, tier_id, roles };
  await record(tx, { uid, user_name, display_name }, 'adminUser.add', null, after, now);
  return uid;
}

interface Linking {
  readonly issuer: string;
  readonly given: readonly number[];
  readonly now: number;
}

/**
 * Takes an account for this person's, unless it is one that nobody but its owner may come into, a program's, or already somebody else's of
 * this provider: who came by another one before comes by this one from now on.
 */
async function link(tx: Kysely<Schema>, uid: number, { issuer, given, now }: Linking): Promise<Found> {
  const user = await oneAdminUser(tx, uid);
  const others = await tx
    .selectFrom('organisation_person')
    .select('uid')
    .where('uid', '=', uid)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  if (user.tier_id === TIER_SUPER_ADMIN || user.service || others) return { refused: 'nameTaken' };
  if (user.status !== STATUS.active) return { refused: 'locked' };
  await follow(tx, user, given, now);
  return { uid };
}

/** Gives somebody the roles that the organisation says by now. */
async function follow(tx: Kysely<Schema>, before: StaffRow, given: readonly number[], now: number): Promise<void> {
  if (before.roles.map(({ role_id }) => role_id).join() === given.join()) return;
  await setRoles(tx, before.uid, given);
  await tx
    .updateTable('admin_user')
    .set({ updated_at: Math.max(now, before.updated + 1) })
    .where('uid', '=', before.uid)
    .execute();
  const after = await oneAdminUser(tx, before.uid);
  const seen = ({ user_name, roles }: StaffRow) => ({ user_name, roles });
  await record(tx, before, 'adminUser.edit', seen(before), seen(after), now);
}

/** As done by the person, whose sign-in it is a part of. */
const record = (
  tx: Kysely<Schema>,
  { uid, user_name, display_name }: Pick<StaffRow, 'uid' | 'user_name' | 'display_name'>,
  command: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
  at: number,
) =>
  recordChanges(tx, { uid, userName: user_name, displayName: display_name }, { at, job: null }, [
    { command, kind: 'adminUser', id: String(uid), before, after },
  ]);
