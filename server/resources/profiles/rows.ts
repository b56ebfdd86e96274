import type { Kysely } from 'kysely';
import type { Profile } from '../../../contract/profiles';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import type { Member, Schema } from '../../store/schema';

/** The columns that the contract shows: all but the text that a search looks through. */
export const SHOWN = [
  'uid',
  'pubkey',
  'display_name',
  'photo',
  'born_at',
  'gender',
  'email',
  'phone',
  'id_card',
  'location',
  'created_at',
  'changed_at',
  'phone_verified',
  'blocks',
  'authentic',
] as const satisfies readonly (keyof Member)[];

/** A member as the contract shows one. */
export function asProfile(row: Pick<Member, (typeof SHOWN)[number]>): Profile {
  return {
    uid: row.uid,
    pubkey: row.pubkey,
    displayName: row.display_name,
    photo: row.photo,
    bornAt: row.born_at,
    gender: row.gender === 1 ? 'men' : 'woman',
    email: row.email,
    phone: row.phone,
    idCard: row.id_card,
    location: row.location,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    phoneVerified: row.phone_verified,
    blocks: row.blocks,
    authentic: row.authentic,
  };
}

/** The member with this public key, or 304. */
export async function memberByPubkey(db: Kysely<Schema>, pubkey: string): Promise<Member> {
  const member = await db.selectFrom('member').selectAll().where('pubkey', '=', pubkey).executeTakeFirst();
  if (!member) throw noSuchMember(pubkey);
  return member;
}

/** The same with a row lock, so that no other call changes it before this one is over. */
export async function memberForUpdate(db: Kysely<Schema>, by: 'pubkey' | 'uid', key: string | number): Promise<Member> {
  const member = await db.selectFrom('member').selectAll().where(by, '=', key).forNoKeyUpdate().executeTakeFirst();
  if (!member) throw noSuchMember(key);
  return member;
}

export const noSuchMember = (key: string | number) => new RefusalError(Code.notFound, `There is no member ${key}`);
