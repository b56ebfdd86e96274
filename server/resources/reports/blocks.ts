import type { Kysely } from 'kysely';
import type { BlockKind } from '../../../contract/profiles';
import type { Schema } from '../../store/schema';
import { memberForUpdate } from '../profiles/rows';

interface BlocksChanged {
  readonly pubkey: string;
  readonly before: BlockKind[];
  readonly after: BlockKind[];
}

/** Gives a member other block kinds, from the ones there are; null where they stay as they were. */
export async function setBlocks(
  tx: Kysely<Schema>,
  uid: number,
  next: (before: readonly BlockKind[]) => BlockKind[],
  now: number,
): Promise<BlocksChanged | null> {
  const { pubkey, blocks: before } = await memberForUpdate(tx, 'uid', uid);
  const after = next(before);
  if (after.length === before.length && after.every((kind) => before.includes(kind))) return null;
  await tx.updateTable('member').set({ blocks: after, changed_at: now }).where('uid', '=', uid).execute();
  return { pubkey, before, after };
}
