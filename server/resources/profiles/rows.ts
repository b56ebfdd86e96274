import type { Kysely } from 'kysely';
import type { BlockKind, Profile } from '../../../contract/profiles';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { asBoolean, asNames, asText, orNull, type Reads } from '../../store/columnwise';
import type { Member, Schema } from '../../store/schema';

/** How the columns that the contract shows are read from a page: all but the text that a search looks through. */
export const READS = {
  uid: Number,
  pubkey: asText,
  display_name: asText,
  photo: asText,
  born_at: orNull(Number),
  gender: Number,
  email: asText,
  phone: asText,
  id_card: asText,
  location: asText,
  created_at: Number,
  changed_at: Number,
  phone_verified: asBoolean,
  blocks: asNames as (text: string) => BlockKind[],
  authentic: asBoolean,
} as const satisfies Partial<Reads<Member>>;
export const SHOWN = Object.keys(READS) as (keyof typeof READS)[];

/** A member as the contract shows one. */
export function asProfile(row: Pick<Member, keyof typeof READS>): Profile {
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
