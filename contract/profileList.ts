import * as z from 'zod/mini';
import { onlyWith } from './wire/beyond';
import { Id, UnixSeconds } from './wire/codecs';
import { endpoint } from './wire/endpoint';
import { isYes, jsonOrPlain, LenientText, leniently, Moment, numberIn, Whole } from './wire/leniently';
import { paging, TimeOrder } from './wire/paging';

/** What can be kept from a member: posting, commenting, or being seen by others (docs/specification.md section 3). */
export const BLOCK_KINDS = ['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const GENDERS = ['men', 'woman'] as const;
export type Gender = (typeof GENDERS)[number];

/** What vouches for a member's phone number, and the number where a server keeps it there. */
const Vouched = z.object({ Phone: z.optional(z.boolean()), number: z.optional(z.string()) });

/** The Phone entry says yes, or is the number that was verified, or holds both. */
function vouchedIn(map: unknown): unknown {
  if (typeof map !== 'object' || map === null) return map === undefined ? {} : map;
  const [, phone] = Object.entries(map).find(([name]) => name.toLowerCase() === 'phone') ?? [];
  if (typeof phone === 'object' && phone !== null) {
    const { verified, phone: number } = phone as { readonly verified?: unknown; readonly phone?: unknown };
    return { Phone: isYes(verified), ...(number ? { number: String(number) } : {}) };
  }
  if (typeof phone === 'string' && /^\+?[\d\s.()-]{8,20}$/.test(phone)) return { Phone: true, number: phone };
  return { Phone: isYes(phone) };
}

/** Kinds as a list, between bars as the call takes them, or each with yes or no. */
function kindsIn(value: unknown): unknown {
  if (value === undefined) return [];
  if (typeof value === 'string') return value.split('|');
  if (Array.isArray(value)) return value.filter((kind) => kind !== null && kind !== '');
  if (typeof value === 'object')
    return Object.entries(value as object).flatMap(([kind, is]) => (isYes(is) ? [kind] : []));
  return value;
}

/**
 * A member on the wire: `uid`, `verifymap`, `blockstatus` and `authentic` are JSON in strings (docs/specification.md section 3), on some
 * servers plain. What section 3 does not name may be left out.
 */
const WireProfile = z.object({
  pubkey: Id,
  uid: z.optional(jsonOrPlain(z.optional(z.int()), numberIn)),
  displayName: LenientText,
  photo: LenientText,
  dob: z.optional(
    leniently({ type: ['integer', 'null'] }, z.nullable(UnixSeconds), (value) => numberIn(value) ?? null),
  ),
  gender: Whole,
  email: LenientText,
  phone: LenientText,
  idcard: LenientText,
  location: LenientText,
  created: Moment,
  lastModified: Moment,
  verifymap: z.optional(jsonOrPlain(Vouched, vouchedIn)),
  blockstatus: z.optional(jsonOrPlain(z.array(z.string()), kindsIn)),
  authentic: z.optional(jsonOrPlain(z.boolean(), isYes)),
});

export const Profile = z.object({
  pubkey: Id,
  /** Absent where a server does not say it. */
  uid: z.optional(z.int()),
  /** Empty where a server does not say it, as all texts. */
  displayName: z.string(),
  /** Empty where there is none: a placeholder is shown instead. */
  photo: z.string(),
  /** Birth day, unix seconds: `dayOf` in birthDay.ts. */
  bornAt: z.nullable(UnixSeconds),
  gender: z.optional(z.enum(GENDERS)),
  email: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  idCard: z.string(),
  location: z.string(),
  createdAt: z.optional(UnixSeconds),
  changedAt: z.optional(UnixSeconds),
  phoneVerified: z.boolean(),
  /** BLOCK_KINDS, and those that only the server knows: they are sent back with the rest. */
  blocks: z.array(z.string()),
  authentic: z.boolean(),
  /** Correctable fields that the server did not send: undo can't put their old values back. Absent where all were sent. */
  unsaid: z.optional(z.array(z.string())),
});
export type Profile = z.output<typeof Profile>;

/** 1 is Men, otherwise Woman (docs/specification.md section 3); left out is neither. */
export const genderOf = (gender: number | undefined): Gender | undefined =>
  gender === undefined ? undefined : gender === 1 ? 'men' : 'woman';
export const genderNumber = (gender: Gender | undefined): number | undefined =>
  gender === undefined ? undefined : gender === 'men' ? 1 : 0;

/** By what name the wire has each field that can be corrected. */
export const CORRECTABLE = {
  displayName: 'displayName',
  bornAt: 'dob',
  gender: 'gender',
  email: 'email',
  phone: 'phone',
  idCard: 'idcard',
  location: 'location',
  photo: 'photo',
} as const;
/** Left out or null. No birth date is what null says of one: our own server has no other word for it. */
const unsaidIn = ({ verifymap, ...wire }: z.output<typeof WireProfile>) => {
  const said = { ...wire, dob: wire.dob === null ? 0 : wire.dob, phone: wire.phone ?? verifymap?.number };
  return Object.entries(CORRECTABLE).flatMap(([field, name]) =>
    said[name] === undefined || said[name] === null ? [field] : [],
  );
};

export const ProfileOnWire = z.codec(WireProfile, Profile, {
  decode: (whole) => {
    const { pubkey, uid, dob, gender, verifymap, blockstatus, authentic, ...wire } = whole;
    const unsaid = unsaidIn(whole);
    return {
      pubkey,
      ...(uid === undefined ? {} : { uid }),
      displayName: wire.displayName ?? '',
      photo: wire.photo ?? '',
      bornAt: dob ?? null,
      ...(gender === undefined ? {} : { gender: genderOf(gender) }),
      email: wire.email ?? '',
      phone: wire.phone || verifymap?.number || '',
      idCard: wire.idcard ?? '',
      location: wire.location ?? '',
      ...(wire.created === undefined ? {} : { createdAt: wire.created }),
      ...(wire.lastModified === undefined ? {} : { changedAt: wire.lastModified }),
      phoneVerified: verifymap?.Phone === true,
      blocks: blockstatus ?? [],
      authentic: authentic === true,
      ...(unsaid.length === 0 ? {} : { unsaid }),
    };
  },
  // Field by field: spreading the profile and adding to it costs five times as much a row.
  encode: (profile) => ({
    pubkey: profile.pubkey,
    uid: profile.uid,
    displayName: profile.displayName,
    photo: profile.photo,
    dob: profile.bornAt,
    gender: genderNumber(profile.gender),
    email: profile.email,
    phone: profile.phone,
    idcard: profile.idCard,
    location: profile.location,
    created: profile.createdAt,
    lastModified: profile.changedAt,
    verifymap: { Phone: profile.phoneVerified },
    blockstatus: profile.blocks,
    authentic: profile.authentic,
  }),
});

export const PROFILE_STATES = ['blocked', 'verified', 'authentic'] as const;

export const list = endpoint({
  method: 'GET',
  path: '/users/list',
  permission: 'PROFILE_VIEW',
  query: {
    ...paging,
    sort: onlyWith('sort', z.optional(TimeOrder)),
    state: onlyWith('filters', z.optional(z.enum(PROFILE_STATES))),
  },
  data: z.array(ProfileOnWire),
  list: true,
  summary: 'Members, the newest first; `state` is the extension `filters`.',
});

export const search = endpoint({
  method: 'GET',
  path: '/search/profiles',
  permission: 'PROFILE_VIEW',
  query: { text: z.string().check(z.maxLength(200)), ...paging },
  data: z.array(ProfileOnWire),
  list: true,
  extension: 'search.profiles',
  summary:
    'Members whose name, phone, e-mail, uid or public key holds every word of `text`, without regard to case and marks; a word of one or two letters at the beginning of a word. `total` is exact up to 10,000.',
});
