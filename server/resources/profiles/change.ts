import * as profiles from '../../../contract/profiles';
import { type Context, type Served, serve } from '../../http/serve';
import { asProfile, memberForUpdate } from './rows';

/** Records a change of one field that is written as one value. Nothing changed: nothing recorded, nothing written. */
async function setField<K extends 'blocks' | 'authentic'>(
  { tx, audit, now }: Pick<Context<typeof profiles.block>, 'tx' | 'audit' | 'now'>,
  before: Awaited<ReturnType<typeof memberForUpdate>>,
  field: K,
  value: (typeof before)[K],
  command: string,
): Promise<profiles.Profile> {
  if (JSON.stringify(before[field]) === JSON.stringify(value)) return asProfile(before);
  const after = await tx
    .updateTable('member')
    .set({ [field]: value, changed_at: now })
    .where('uid', '=', before.uid)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit({
    command,
    kind: 'profile',
    id: before.pubkey,
    before: { [field]: before[field] },
    after: { [field]: after[field] },
  });
  return asProfile(after);
}

export const changeProfiles: readonly Served[] = [
  /** The whole new set, not a difference: specification, section 4. */
  serve(profiles.block, async (context) => {
    const { tx, input } = context;
    const before = await memberForUpdate(tx, 'pubkey', input.pubkey);
    const kinds = profiles.BLOCK_KINDS.filter((kind) => input.blockTypes.includes(kind));
    const command = kinds.some((kind) => !before.blocks.includes(kind)) ? 'profile.block' : 'profile.unblock';
    return setField(context, before, 'blocks', kinds, command);
  }),

  serve(profiles.setAuthentic, async (context) => {
    const { tx, input } = context;
    const before = await memberForUpdate(tx, 'uid', input.uid);
    const command = input.isAuthentic ? 'profile.setAuthentic' : 'profile.unsetAuthentic';
    return setField(context, before, 'authentic', input.isAuthentic, command);
  }),
];
