import type { Hinted } from '../../../commands/core/textKey';
import type { Profile } from '../../../contract/profileList';

/** Where no row says a name, a phone number or an e-mail address, it was looked for by number and key alone. */
export const saysOfSearch = (rows: readonly Pick<Profile, 'displayName' | 'phone' | 'email'>[]): Hinted | undefined =>
  rows.some(({ displayName, phone, email }) => `${displayName}${phone}${email}` !== '')
    ? undefined
    : 'screens.profiles.byKeyAlone';
