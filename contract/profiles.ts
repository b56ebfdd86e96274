import * as z from 'zod/mini';
import { onlyWith } from './beyond';
import { boolInString, Id, intInString, jsonInString, piped, UnixSeconds } from './codecs';
import { Code } from './codes';
import { endpoint } from './endpoint';
import { paging, TimeOrder } from './paging';
import { composed } from './texts';

/** What can be kept from a member: posting, commenting, or being seen by others (SPEC.md section 3). */
export const BLOCK_KINDS = ['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const GENDERS = ['men', 'woman'] as const;
export type Gender = (typeof GENDERS)[number];

/** A member on the wire: `uid`, `verifymap`, `blockstatus` and `authentic` are JSON in strings (SPEC.md section 3). */
const WireProfile = z.object({
  pubkey: Id,
  uid: jsonInString(z.int()),
  displayName: z.string(),
  photo: z.string(),
  dob: z.nullable(UnixSeconds),
  gender: z.int(),
  email: z.string(),
  phone: z.string(),
  idcard: z.string(),
  location: z.string(),
  created: UnixSeconds,
  lastModified: UnixSeconds,
  verifymap: jsonInString(z.object({ Phone: z.optional(z.boolean()) })),
  blockstatus: jsonInString(z.array(z.enum(BLOCK_KINDS))),
  authentic: boolInString,
});

export const Profile = z.object({
  pubkey: Id,
  uid: z.int(),
  displayName: z.string(),
  /** Empty where there is none: a placeholder stands in. */
  photo: z.string(),
  /** Birth day, unix seconds. */
  bornAt: z.nullable(UnixSeconds),
  gender: z.enum(GENDERS),
  email: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  idCard: z.string(),
  location: z.string(),
  createdAt: UnixSeconds,
  changedAt: UnixSeconds,
  phoneVerified: z.boolean(),
  blocks: z.array(z.enum(BLOCK_KINDS)),
  authentic: z.boolean(),
});
export type Profile = z.output<typeof Profile>;

export const ProfileOnWire = z.codec(WireProfile, Profile, {
  decode: ({ dob, gender, idcard, created, lastModified, verifymap, blockstatus, ...same }) => ({
    ...same,
    bornAt: dob,
    gender: gender === 1 ? ('men' as const) : ('woman' as const),
    idCard: idcard,
    createdAt: created,
    changedAt: lastModified,
    phoneVerified: verifymap.Phone === true,
    blocks: blockstatus,
  }),
  // The wire's object leaves out what it does not name; taking that out here cost ten times as much a row.
  encode: (profile) => ({
    ...profile,
    dob: profile.bornAt,
    gender: profile.gender === 'men' ? 1 : 0,
    idcard: profile.idCard,
    created: profile.createdAt,
    lastModified: profile.changedAt,
    verifymap: { Phone: profile.phoneVerified },
    blockstatus: profile.blocks,
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

export const byUid = endpoint({
  method: 'GET',
  path: '/users/getbyuid',
  permission: 'PROFILE_VIEW',
  query: { uid: intInString(z.int().check(z.minimum(1))) },
  data: ProfileOnWire,
  errors: [Code.notFound],
  summary: 'One member by number.',
});

export const byPubkey = endpoint({
  method: 'GET',
  path: '/users/getbypubkey',
  permission: { anyOf: ['PROFILE_VIEW', 'VIP_ADD', 'TV_ACCOUNT_ADD'] },
  query: { pubkey: Id },
  data: ProfileOnWire,
  errors: [Code.notFound],
  summary: 'One member by public key.',
});

export const block = endpoint({
  method: 'PUT',
  path: '/users/block',
  permission: 'PROFILE_LOCK',
  query: { pubkey: Id, blockTypes: piped(BLOCK_KINDS) },
  data: ProfileOnWire,
  errors: [Code.notFound],
  summary: 'Sets the whole set of block kinds; none clears it.',
});

export const verifyPhone = endpoint({
  method: 'PUT',
  path: '/users/verifyphone',
  permission: 'PROFILE_VERIFY',
  query: { pubkey: Id, phonenumber: z.string().check(z.maxLength(32)), verifyValue: boolInString },
  data: ProfileOnWire,
  errors: [Code.notFound, Code.alreadyExists],
  summary: 'Verifies or unverifies a phone number; a number belongs to one member.',
});

export const setAuthentic = endpoint({
  method: 'PUT',
  path: '/users/setauthentic',
  permission: 'PROFILE_VERIFY',
  query: { uid: intInString(z.int().check(z.minimum(1))), isAuthentic: boolInString },
  data: ProfileOnWire,
  errors: [Code.notFound],
  summary: 'Gives or takes the authentic seal.',
});

/** The fields that staff may correct, all optional: what is left out stays. */
const WireProfileFields = z.object({
  displayName: z.optional(z.string().check(composed, z.minLength(1), z.maxLength(120))),
  dob: z.optional(z.nullable(UnixSeconds)),
  gender: z.optional(z.int()),
  email: z.optional(z.string().check(z.maxLength(254))),
  phone: z.optional(z.string().check(z.maxLength(32))),
  idcard: z.optional(z.string().check(z.maxLength(32))),
  location: z.optional(z.string().check(composed, z.maxLength(200))),
  photo: z.optional(z.string().check(z.maxLength(500))),
});
export const ProfileFields = z.object({
  displayName: z.optional(z.string()),
  bornAt: z.optional(z.nullable(UnixSeconds)),
  gender: z.optional(z.enum(GENDERS)),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  idCard: z.optional(z.string()),
  location: z.optional(z.string()),
  photo: z.optional(z.string()),
});
export type ProfileFields = z.output<typeof ProfileFields>;
const ProfileFieldsOnWire = z.codec(WireProfileFields, ProfileFields, {
  decode: ({ dob, gender, idcard, ...same }) => ({
    ...same,
    ...(dob === undefined ? {} : { bornAt: dob }),
    ...(gender === undefined ? {} : { gender: gender === 1 ? ('men' as const) : ('woman' as const) }),
    ...(idcard === undefined ? {} : { idCard: idcard }),
  }),
  encode: ({ bornAt, gender, idCard, ...same }) => ({
    ...same,
    ...(bornAt === undefined ? {} : { dob: bornAt }),
    ...(gender === undefined ? {} : { gender: gender === 'men' ? 1 : 0 }),
    ...(idCard === undefined ? {} : { idcard: idCard }),
  }),
});

export const update = endpoint({
  method: 'PUT',
  path: '/users/updatebypubkey',
  permission: 'PROFILE_UPDATE',
  query: { pubkey: Id },
  body: ProfileFieldsOnWire,
  data: ProfileOnWire,
  errors: [Code.notFound, Code.alreadyExists],
  summary: "Corrects a member's fields; a number that stands with another member is refused.",
});
