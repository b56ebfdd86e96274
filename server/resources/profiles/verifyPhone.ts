import * as profiles from '../../../contract/profiles';
import { type ServedCall, serve } from '../../http/serve';
import { memberText } from '../../store/searchText';
import { normalisedPhone, refuseVerifiedPhone, unlessTaken } from './phone';
import { asProfile, memberForUpdate } from './rows';

/** Verifies a number, which becomes the member's, or takes the verification back and leaves the number. */
export const verifyPhone: ServedCall = serve(profiles.verifyPhone, async ({ tx, input, audit, now }) => {
  const verified = input.verifyValue;
  const before = await memberForUpdate(tx, 'pubkey', input.pubkey);
  const phone = verified ? await normalisedPhone(input.phonenumber, 'phonenumber') : before.phone;
  if (before.phone_verified === verified && before.phone === phone) return asProfile(before);
  if (verified) await refuseVerifiedPhone(tx, phone, before.uid);
  const after = await unlessTaken(
    tx
      .updateTable('member')
      .set({ phone, phone_verified: verified, changed_at: now, folded: memberText({ ...before, phone }) })
      .where('uid', '=', before.uid)
      .returningAll()
      .executeTakeFirstOrThrow(),
    'phonenumber',
  );
  await audit({
    command: verified ? 'profile.verifyPhone' : 'profile.unverifyPhone',
    kind: 'profile',
    id: before.pubkey,
    before: { phone: before.phone, phoneVerified: before.phone_verified },
    after: { phone: after.phone, phoneVerified: after.phone_verified },
  });
  return asProfile(after);
});
