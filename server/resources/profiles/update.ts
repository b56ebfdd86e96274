import { type Kysely, sql } from 'kysely';
import type { Profile, ProfileFields } from '../../../contract/profiles';
import * as profiles from '../../../contract/profiles';
import { Code } from '../../../contract/wire/codes';
import { fold } from '../../../contract/wire/fold';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import type { Member, Schema } from '../../store/schema';
import { AFTER_NAME, memberText } from '../../store/searchText';
import { normalisedPhone, refuseUsedPhone, unlessTaken } from './phone';
import { asProfile, memberForUpdate } from './rows';

const FIELDS = ['displayName', 'bornAt', 'gender', 'email', 'phone', 'idCard', 'location', 'photo'] as const;

/** Corrects fields; fields left out stay. A new number must not be another member's (305) and is unverified, whatever the old one was. */
export const updateProfile: ServedCall = serve(profiles.update, async ({ tx, input, audit, now }) => {
  const row = await memberForUpdate(tx, 'pubkey', input.pubkey);
  const before = asProfile(row);
  const wanted = await corrected(before, input.body);
  const changed = FIELDS.filter((field) => wanted[field] !== before[field]);
  if (changed.length === 0) return before;
  if (changed.includes('phone') && wanted.phone !== '') await refuseUsedPhone(tx, wanted.phone, row.uid);

  const names = { display_name: wanted.displayName, phone: wanted.phone, email: wanted.email };
  const write = tx
    .updateTable('member')
    .set({
      ...names,
      born_at: wanted.bornAt,
      gender: changed.includes('gender') ? (wanted.gender === 'men' ? 1 : 0) : row.gender,
      phone_verified: before.phoneVerified && wanted.phone === before.phone,
      id_card: wanted.idCard,
      location: wanted.location,
      photo: wanted.photo,
      folded: memberText({ ...row, ...names }),
      changed_at: now,
    })
    .where('uid', '=', row.uid)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = await unlessTaken(write, 'body.phone');
  if (changed.includes('displayName')) await rename(tx, after);
  const seen = (profile: Profile) => Object.fromEntries(changed.map((field) => [field, profile[field]]));
  await audit({
    command: 'profile.update',
    kind: 'profile',
    id: before.pubkey,
    before: seen(before),
    after: seen(asProfile(after)),
  });
  return asProfile(after);
});

/** The member as wanted: names without outer space, a new number in E.164. */
async function corrected(before: Profile, fields: ProfileFields): Promise<Profile> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const wanted: Profile = { ...before, ...given };
  const displayName = wanted.displayName.trim();
  if (displayName === '')
    throw new RefusalError(Code.malformed, 'displayName: a member needs a name', {
      issues: [{ path: 'body.displayName', message: 'empty' }],
    });
  const phone = wanted.phone.trim();
  return {
    ...wanted,
    displayName,
    phone: phone === '' || phone === before.phone ? phone : await normalisedPhone(phone, 'body.phone'),
  };
}

/** The name is part of the texts that searches look through and that lists are sorted by. */
async function rename(tx: Kysely<Schema>, { uid, display_name }: Member): Promise<void> {
  const name = fold(display_name);
  await tx
    .updateTable('post')
    .set({ folded: sql`${` ${name}`}::text || substr(folded, strpos(folded, ${AFTER_NAME}))` })
    .where('uid', '=', uid)
    .execute();
  await tx
    .updateTable('curated_media')
    .set({ sort_name: name })
    .where('media_id', 'in', (eb) => eb.selectFrom('media').select('media_id').where('uid', '=', uid))
    .execute();
  await tx.updateTable('curated_member').set({ sort_name: name }).where('uid', '=', uid).execute();
}
