import type { Insertable } from 'kysely';
import { BLOCK_KINDS } from '../../contract/profiles';
import { fold } from '../../contract/wire/fold';
import type { MemberTable } from '../store/schema';
import { memberText } from '../store/searchText';
import { moments } from './calendar';
import { memberName } from './names';
import { AVATAR_KINDS, addressOf, avatarFile } from './pictures/names';
import type { Plan } from './plan';
import { randomFor } from './random';
import { PLACES, PROVINCES } from './words/slots';

export type NewMember = Insertable<MemberTable> & { uid: number };

/** One in 53 has all three block kinds: they wrote what reports of action 3 are about. */
export const OFFENDER_EVERY = 53;
const OFFENDER_REST = 11;
export const isOffender = (uid: number) => uid % OFFENDER_EVERY === OFFENDER_REST;
/** The `index`-th offender's uid, from 0. */
export const offender = (index: number) => index * OFFENDER_EVERY + OFFENDER_REST;

const DAYS = 1100;
const STREAM = 2;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Mobile prefixes in use in Vietnam, without the leading 0. */
const PREFIXES = [
  32, 33, 34, 35, 36, 37, 38, 39, 56, 58, 59, 70, 76, 77, 78, 79, 81, 82, 83, 84, 85, 86, 88, 89, 90, 91, 93, 94, 96,
  97, 98,
];
const PHONES = PREFIXES.length * 10_000_000;
/** Reserved names (RFC 2606): no mail from a demo can reach anybody. */
const MAIL_HOSTS = ['hopthu.example', 'thudientu.example', 'mail.example', 'buudien.example'];
const LANES = ['thôn', 'xóm', 'ấp', 'tổ', 'hẻm', 'khu phố', 'làng'];

/** Joining times by uid, from 1; one in 41 joined in the same second as the member before. */
export function joiningTimes({ members, now }: Plan): (uid: number) => number {
  const at = moments(members, DAYS, 1.4, now - 300);
  return (uid) => at(uid % 41 === 0 ? uid - 2 : uid - 1);
}

/** A phone number of their own for each uid, E.164: 7 digits and a prefix out of a permutation of all there are. */
function phoneOf(uid: number): string {
  const number = (uid * 48_271_013 + 1_234_577) % PHONES;
  const prefix = PREFIXES[Math.floor(number / 10_000_000)] ?? 90;
  return `+84${prefix}${String(number % 10_000_000).padStart(7, '0')}`;
}

/** The whole row of one member, without those before; memory does not grow with their number. */
export function memberAt(plan: Plan, uid: number, joinedAt: number): NewMember {
  const { name, kind, avatar } = memberName(plan.seed, uid);
  const random = randomFor(plan.seed, STREAM, uid);
  let pubkey = '';
  while (pubkey.length < 34) pubkey += BASE58.charAt(random.between(0, 57));
  const hasPhone = random.chance(0.92);
  // One in 97 claims, unverified, the number that the member before has: verifying it is refused (docs/specification.md section 5).
  const borrowed = uid % 97 === 0;
  const phone = hasPhone ? phoneOf(borrowed ? uid - 1 : uid) : '';
  const handle = fold(name)
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 28);
  const email = random.chance(0.7) ? `${handle || 'thanhvien'}.${uid}@${random.pick(MAIL_HOSTS)}` : '';
  const year = random.between(1942, 2009);
  const born = Date.UTC(year, random.between(0, 11), random.between(1, 28)) / 1000;
  const province = random.pick(PROVINCES);
  const lane = `${random.pick(LANES)} ${random.between(1, 18)}, ${random.pick(PLACES)}, ${province}`;
  const partial = uid % 59 === 17 ? [random.pick(BLOCK_KINDS)] : [];
  return {
    uid,
    pubkey,
    display_name: name,
    photo: random.chance(0.82) ? addressOf(avatarFile(avatar, random.between(0, AVATAR_KINDS[avatar] - 1))) : '',
    born_at: kind === 'page' || random.chance(0.12) ? null : born,
    gender: avatar === 'woman' ? 0 : 1,
    email,
    phone,
    phone_verified: hasPhone && !borrowed && random.chance(0.6),
    id_card: random.chance(0.35)
      ? `0${String(random.between(10, 96))}${year < 2000 ? 0 : 2}${String(year % 100).padStart(2, '0')}${String(random.between(0, 999_999)).padStart(6, '0')}`
      : '',
    location: random.chance(0.8) ? (random.chance(0.6) ? lane : province) : '',
    created_at: joinedAt,
    changed_at: Math.min(plan.now - 60, joinedAt + Math.floor(random.decaying(40 * 86_400))),
    blocks: isOffender(uid) ? [...BLOCK_KINDS] : partial,
    authentic: random.chance(kind === 'page' || kind === 'ordained' ? 0.45 : 0.02),
    folded: memberText({ display_name: name, phone, email }),
  };
}
