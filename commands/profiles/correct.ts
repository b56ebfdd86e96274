import { asSent, type Corrections, corrected, updateWhole } from '../../contract/plainProfiles';
import type { Profile } from '../../contract/profiles';
import * as profiles from '../../contract/profiles';
import type { Answer } from '../../contract/wire/endpoint';
import type { World } from '../core/world';

/**
 * Corrects some fields of a member and leaves all others as they are: by naming these alone where the server takes that for an edit,
 * else by sending what it has now with these changed.
 */
export async function correct(
  { call, has }: World,
  { pubkey }: Pick<Profile, 'pubkey'>,
  corrections: Corrections,
): Promise<Answer<Profile | null>> {
  if (has('edits.partial')) {
    const { gender, ...same } = corrections;
    return call(profiles.update, { pubkey, body: { ...same, ...(gender ? { gender } : {}) } });
  }
  const sent = await call(asSent, { pubkey });
  if (sent.refused !== undefined) return sent;
  return call(updateWhole, { pubkey, body: corrected(sent.data, corrections) });
}
