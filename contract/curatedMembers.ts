import * as z from 'zod/mini';
import { GENDERS, genderNumber, genderOf } from './profiles';
import { onlyWith } from './wire/beyond';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { jsonOrPlain, LenientText, leniently, Moment, numberIn, Whole } from './wire/leniently';
import { NameOrder, positionPaging } from './wire/paging';

/** A language as a member is tagged with it: a BCP 47 code. */
const LanguageTag = z
  .string()
  .check(z.maxLength(35), z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'expected a BCP 47 code'));
/** A member has a few languages, not a dictionary of them. */
const LANGUAGE_TAGS_MAX = 20;
/** The tag as BCP 47 writes it, so that `VI` and `vi` are one language; an invalid tag is returned unchanged. */
export function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}

/** A list, in a string or not, or codes between commas; whatever it holds is text. */
function tagsIn(value: unknown): unknown {
  if (value === undefined) return [];
  if (typeof value === 'string') return value.split(',').map((tag) => tag.trim());
  if (!Array.isArray(value)) return value;
  return value.flatMap((tag) =>
    tag === null || tag === '' ? [] : [typeof tag === 'string' ? tag : JSON.stringify(tag)],
  );
}
/** The tags that a member has, which on other servers may be any number and any text. */
const TagsOfRow = jsonOrPlain(z.array(z.string()), tagsIn);

const isTag = (tag: unknown) => z.safeParse(LanguageTag, tag).success;
/** The tags that a member is to have: judged where they arrive, since what was there before goes back to its server as it was. */
const LanguageTags = z.codec(z.string(), z.array(z.string()), {
  decode: (text, payload) => {
    const refuse = (message: string) => {
      payload.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    };
    let tags: unknown;
    try {
      tags = JSON.parse(text);
    } catch {
      return refuse('expected JSON in a string');
    }
    if (!Array.isArray(tags) || !tags.every(isTag)) return refuse('expected a list of BCP 47 codes');
    return tags.length > LANGUAGE_TAGS_MAX ? refuse(`expected at most ${LANGUAGE_TAGS_MAX}`) : (tags as string[]);
  },
  encode: (tags) => JSON.stringify(tags),
});

const WirePerson = z.object({
  uid: Whole,
  pubkey: Id,
  displayName: LenientText,
  dob: z.optional(
    leniently({ type: ['integer', 'null'] }, z.nullable(UnixSeconds), (value) => numberIn(value) ?? null),
  ),
  lastModified: Moment,
  gender: Whole,
  /** Beyond docs/specification.md section 3; a server may leave it out. */
  photo: LenientText,
});

/** A member on a curated list (docs/specification.md section 3, "TV user"). */
export const TvUser = z.object({
  uid: z.optional(z.int()),
  pubkey: Id,
  /** May be empty, where a server does not say it. */
  displayName: z.string(),
  bornAt: z.nullable(UnixSeconds),
  changedAt: z.optional(UnixSeconds),
  gender: z.optional(z.enum(GENDERS)),
  /** May be empty. */
  photo: z.string(),
  /** Only ever true in the console, between a removal and the row's leaving: no server sends a removed member. */
  removed: z.optional(z.boolean()),
});
export type TvUser = z.output<typeof TvUser>;

/** A suggested member with the languages they speak (docs/specification.md section 3, "VIP user"). */
export const Vip = z.extend(TvUser, { languageTags: z.array(z.string()) });
export type Vip = z.output<typeof Vip>;

const inside = ({
  uid,
  displayName,
  dob,
  lastModified,
  gender,
  photo,
  ...same
}: z.output<typeof WirePerson> & { added?: boolean | undefined }) => ({
  ...same,
  ...(uid === undefined ? {} : { uid }),
  displayName: displayName ?? '',
  bornAt: dob ?? null,
  ...(lastModified === undefined ? {} : { changedAt: lastModified }),
  ...(gender === undefined ? {} : { gender: genderOf(gender) }),
  photo: photo ?? '',
});
const outside = (member: TvUser) => ({
  ...member,
  dob: member.bornAt,
  lastModified: member.changedAt,
  gender: genderNumber(member.gender),
});

const TvUserOnWire = z.codec(WirePerson, TvUser, { decode: inside, encode: outside });
const VipOnWire = z.codec(z.extend(WirePerson, { languageTags: z.optional(TagsOfRow) }), Vip, {
  decode: ({ languageTags = [], ...person }) => ({ ...inside(person), languageTags }),
  encode: (vip) => ({ ...outside(vip), languageTags: vip.languageTags }),
});

/** What adding answers: the row, and where a server says so whether it is new there (docs/specification.md section 4: never twice). */
const added = { added: z.optional(z.boolean()) };
const AddedTvUserOnWire = z.codec(z.extend(WirePerson, added), z.extend(TvUser, added), {
  decode: inside,
  encode: outside,
});
const AddedVipOnWire = z.codec(
  z.extend(WirePerson, { languageTags: z.optional(TagsOfRow), ...added }),
  z.extend(Vip, added),
  {
    decode: ({ languageTags = [], ...person }) => ({ ...inside(person), languageTags }),
    encode: (vip) => ({ ...outside(vip), languageTags: vip.languageTags }),
  },
);

const query = { ...positionPaging, sort: onlyWith('sort', z.optional(NameOrder)) };
const pubkey = { pubkey: Id };

/** VIP accounts: members suggested to others, by the languages they speak (docs/specification.md sections 2 and 7). */
export const vip = {
  list: endpoint({
    method: 'GET',
    path: '/follow/getlistvip',
    permission: 'VIP_VIEW',
    query: { ...query, tag: onlyWith('filters', z.optional(LanguageTag)) },
    data: z.array(VipOnWire),
    list: true,
    summary: 'VIP accounts, newest first or by display name; `tag` is the extension `filters`.',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/follow/detail',
    permission: 'VIP_VIEW',
    query: pubkey,
    data: VipOnWire,
    errors: [Code.notFound],
    summary: 'One VIP account.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/follow/createvip',
    permission: 'VIP_ADD',
    query: { ...pubkey, tags: onlyWith('filters', z.optional(LanguageTags)) },
    data: AddedVipOnWire,
    errors: [Code.notFound],
    creates: true,
    summary: 'Adds a member, beyond section 7 with language tags at once; one who is there stays as they are.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/follow/deletevip',
    permission: 'VIP_DELETE',
    query: pubkey,
    data: z.object(pubkey),
    errors: [Code.notFound],
    summary: 'Takes a member out of the VIP accounts, with the language tags.',
  }),
  setTags: endpoint({
    method: 'POST',
    path: '/follow/setlanguagetags',
    permission: 'VIP_EDIT',
    query: { ...pubkey, tags: LanguageTags },
    data: VipOnWire,
    errors: [Code.notFound],
    summary: 'Sets the language tags, all of them; each stands once.',
  }),
};

/** TV accounts: members shown on TV (docs/specification.md sections 2 and 7). */
export const tvUsers = {
  list: endpoint({
    method: 'GET',
    path: '/tv/list',
    permission: 'TV_ACCOUNT_VIEW',
    query,
    data: z.array(TvUserOnWire),
    list: true,
    summary: 'TV accounts, newest first or by display name.',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/tv/detail',
    permission: 'TV_ACCOUNT_VIEW',
    query: pubkey,
    data: TvUserOnWire,
    errors: [Code.notFound],
    summary: 'One TV account.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/tv/create',
    permission: 'TV_ACCOUNT_ADD',
    query: pubkey,
    data: AddedTvUserOnWire,
    errors: [Code.notFound],
    creates: true,
    summary: 'Adds a member; one who is there is not added twice.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tv/delete',
    permission: 'TV_ACCOUNT_DELETE',
    query: pubkey,
    data: z.object(pubkey),
    errors: [Code.notFound],
    summary: 'Takes a member out of the TV accounts.',
  }),
};
