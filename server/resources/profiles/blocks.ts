import type { Kysely } from 'kysely';
import { BLOCK_KINDS } from '../../../contract/profiles';
import type { Member, Schema } from '../../store/schema';

/** Gives a member, locked by memberForUpdate, just these block kinds. The member afterwards; null where nothing changed. */
export async function setBlocks(
  tx: Kysely<Schema>,
  member: Member,
  kinds: readonly string[],
  now: number,
): Promise<Member | null> {
  if (BLOCK_KINDS.every((kind) => kinds.includes(kind) === member.blocks.includes(kind))) return null;
  return tx
    .updateTable('member')
    .set({ blocks: BLOCK_KINDS.filter((kind) => kinds.includes(kind)), changed_at: now })
    .where('uid', '=', member.uid)
    .returningAll()
    .executeTakeFirstOrThrow();
}
