import type { Kysely } from 'kysely';
import type { Member, Schema } from '../store/schema';

/** The member with this public key, locked against changes. Throws a sentence where there is none. */
export async function memberOf(tx: Kysely<Schema>, pubkey: string): Promise<Member> {
  const member = await tx.selectFrom('member').selectAll().where('pubkey', '=', pubkey).forUpdate().executeTakeFirst();
  if (!member) throw new Error(`There is no member with the public key ${pubkey}.`);
  return member;
}
