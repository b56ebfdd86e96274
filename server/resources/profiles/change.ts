import * as profiles from '../../../contract/profiles';
import { type ServedCall, serve } from '../../http/serve';
import { setBlocks } from './blocks';
import { asProfile, memberForUpdate } from './rows';

/** A value that is already set stays, and no change is recorded. */
export const changeProfiles: readonly ServedCall[] = [
  /** The whole new set, not a difference: specification, section 4. */
  serve(profiles.block, async ({ tx, input, audit, now }) => {
    const before = await memberForUpdate(tx, 'pubkey', input.pubkey);
    const after = await setBlocks(tx, before, input.blockTypes, now);
    if (!after) return asProfile(before);
    await audit({
      command: after.blocks.some((kind) => !before.blocks.includes(kind)) ? 'profile.block' : 'profile.unblock',
      kind: 'profile',
      id: before.pubkey,
      before: { blocks: before.blocks },
      after: { blocks: after.blocks },
    });
    return asProfile(after);
  }),

  serve(profiles.setAuthentic, async ({ tx, input, audit, now }) => {
    const before = await memberForUpdate(tx, 'uid', input.uid);
    const authentic = input.isAuthentic;
    if (before.authentic === authentic) return asProfile(before);
    const after = await tx
      .updateTable('member')
      .set({ authentic, changed_at: now })
      .where('uid', '=', before.uid)
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit({
      command: authentic ? 'profile.setAuthentic' : 'profile.unsetAuthentic',
      kind: 'profile',
      id: before.pubkey,
      before: { authentic: before.authentic },
      after: { authentic },
    });
    return asProfile(after);
  }),
];
