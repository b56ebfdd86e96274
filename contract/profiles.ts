import * as z from 'zod/mini';
import { BLOCK_KINDS, GENDERS, ProfileOnWire } from './profileList';
import { boolInString, Id, intInString, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { nfc } from './wire/texts';

/** What the list of members needs is a file of its own: the rest comes after it. */
export {
  BLOCK_KINDS,
  type BlockKind,
  CORRECTABLE,
  GENDERS,
  type Gender,
  genderNumber,
  genderOf,
  list,
  PROFILE_STATES,
  Profile,
  ProfileOnWire,
  search,
} from './profileList';

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

const KNOWN_KINDS: ReadonlySet<string> = new Set(BLOCK_KINDS);

/** Between bars, each once. What the server is sent has to be known to it; what the console sends on may be known to the server alone. */
const BlockTypes = z.codec(z.string(), z.array(z.string()), {
  decode: (text, payload) => {
    const kinds = [...new Set(text === '' ? [] : text.split('|'))];
    const strange = kinds.findIndex((kind) => !KNOWN_KINDS.has(kind));
    if (strange >= 0)
      payload.issues.push({
        code: 'custom',
        message: `expected one of ${BLOCK_KINDS.join(', ')}`,
        input: kinds[strange],
        path: [strange],
      });
    return kinds;
  },
  encode: (kinds) => kinds.join('|'),
});

export const block = endpoint({
  method: 'PUT',
  path: '/users/block',
  permission: 'PROFILE_LOCK',
  query: { pubkey: Id, blockTypes: BlockTypes },
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

/** The fields that staff may correct, all optional: those left out stay. */
const WireProfileFields = z.object({
  displayName: z.optional(z.string().check(nfc, z.minLength(1), z.maxLength(120))),
  dob: z.optional(z.nullable(UnixSeconds)),
  gender: z.optional(z.int()),
  email: z.optional(z.string().check(z.maxLength(254))),
  phone: z.optional(z.string().check(z.maxLength(32))),
  idcard: z.optional(z.string().check(z.maxLength(32))),
  location: z.optional(z.string().check(nfc, z.maxLength(200))),
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
