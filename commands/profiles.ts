import { Code } from '../contract/codes';
import * as profiles from '../contract/profiles';
import { BLOCK_KINDS, type BlockKind, GENDERS, type Gender, type Profile } from '../contract/profiles';
import {
  asItIs,
  defineChoice,
  defineCommand,
  defineLook,
  given,
  many,
  ok,
  one,
  oneOf,
  picture,
  someOf,
  text,
} from './definition';

const ONLY_ME: BlockKind = 'BLOCK_POST_ALLOW_ONLY_ME';
/** The full set in the catalogue's order: the call takes the whole set, not a difference (SPEC.md section 4). */
const inOrder = (kinds: ReadonlySet<BlockKind>) => BLOCK_KINDS.filter((kind) => kinds.has(kind));
const union = (some: readonly BlockKind[], more: readonly BlockKind[]) => inOrder(new Set([...some, ...more]));
const toggled = (kinds: readonly BlockKind[], kind: BlockKind) =>
  kinds.includes(kind) ? kinds.filter((other) => other !== kind) : union(kinds, [kind]);

export const openProfile = defineLook({
  id: 'profile.open',
  on: one('profile'),
  needs: 'PROFILE_VIEW',
  icon: 'user',
  show: (world, [row]) => row && world.open('profile', row.pubkey),
});

/** Sets exactly these kinds; what undo of every block command runs. */
export const setBlocks = defineCommand({
  id: 'profile.setBlocks',
  on: many('profile'),
  reads: ['blocks'],
  does: profiles.block,
  asks: { kinds: given<readonly BlockKind[]>() },
  listed: false,
  change: (row, { kinds }) => ({ ...row, blocks: [...kinds] }),
  run: ({ call }, row, { kinds }) => call(profiles.block, { pubkey: row.pubkey, blockTypes: [...kinds] }),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

/** What a member is to have: the kinds that are ticked, and of those left as they are what it has (`asItIs`). */
const kindsFor = ({ blocks }: Profile, kinds: readonly string[]) =>
  BLOCK_KINDS.filter((kind) => kinds.includes(kind) || (blocks.includes(kind) && kinds.includes(asItIs(kind))));
const isAlready = (row: Profile, kinds: readonly string[]) =>
  BLOCK_KINDS.every((kind) => row.blocks.includes(kind) === kindsFor(row, kinds).includes(kind));

/** Sets exactly the kinds that are ticked, which begin as they are: each is put on or lifted by itself (SPEC.md section 4). */
export const blockProfile = defineCommand({
  id: 'profile.block',
  on: many('profile'),
  reads: ['blocks'],
  does: profiles.block,
  asks: {
    kinds: someOf<BlockKind>(
      [
        { value: 'BLOCK_POST', press: 'p' },
        { value: 'BLOCK_COMMENT', press: 'c' },
        { value: 'BLOCK_POST_ALLOW_ONLY_ME', press: 's' },
      ],
      {
        pressAll: 'b',
        present: (row: Profile) => row.blocks,
        check: (kinds, rows) =>
          rows.length > 0 && (rows as readonly Profile[]).every((row) => isAlready(row, kinds))
            ? 'profile.chooseKinds'
            : ok,
      },
    ),
  },
  key: { press: 'b', where: 'profile' },
  tone: 'danger',
  icon: 'lock',
  change: (row, { kinds }) => ({ ...row, blocks: kindsFor(row, kinds) }),
  run: async ({ call }, row, { kinds }) =>
    isAlready(row, kinds)
      ? { refused: Code.taskEnded, message: 'It has just these blocks already.' }
      : call(profiles.block, { pubkey: row.pubkey, blockTypes: kindsFor(row, kinds) }),
  already: 'profile.blocksAreSo',
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

export const unblockProfile = defineCommand({
  id: 'profile.unblock',
  on: many('profile'),
  reads: ['blocks'],
  does: profiles.block,
  icon: 'lock-open',
  when: (row) => (row.blocks.length === 0 ? 'profile.notBlocked' : ok),
  change: (row) => ({ ...row, blocks: [] }),
  run: ({ call }, row) => call(profiles.block, { pubkey: row.pubkey, blockTypes: [] }),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

/** Resends the full set plus or minus only-me (SPEC.md section 4). */
export const toggleOnlyMe = defineCommand({
  id: 'profile.toggleOnlyMe',
  on: many('profile'),
  reads: ['blocks'],
  does: profiles.block,
  icon: 'eye-off',
  change: (row) => ({ ...row, blocks: toggled(row.blocks, ONLY_ME) }),
  run: ({ call }, row) => call(profiles.block, { pubkey: row.pubkey, blockTypes: toggled(row.blocks, ONLY_ME) }),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

/** SPEC.md section 5: one text for a number that is none, and for one that stands with somebody else. */
const PHONE_REFUSED = { fields: ['phonenumber'], codes: [Code.alreadyExists], says: 'profile.phoneInvalid' } as const;

export const verifyPhone = defineCommand({
  id: 'profile.verifyPhone',
  on: one('profile'),
  does: profiles.verifyPhone,
  asks: {
    phone: text({
      as: 'phone',
      prefill: (rows) => (rows as readonly Profile[])[0]?.phone,
      check: (value) => (/^\+?[\d\s.()-]{8,20}$/.test(value.trim()) ? ok : 'profile.phoneInvalid'),
      refusals: PHONE_REFUSED,
    }),
  },
  tone: 'good',
  icon: 'phone',
  when: (row) => (row.phoneVerified ? 'profile.phoneAlreadyVerified' : ok),
  change: (row, { phone }) => ({ ...row, phone, phoneVerified: true }),
  run: ({ call }, row, { phone }) =>
    call(profiles.verifyPhone, { pubkey: row.pubkey, phonenumber: phone.trim(), verifyValue: true }),
  undo: () => ['profile.unverifyPhone', {}],
});

export const unverifyPhone = defineCommand({
  id: 'profile.unverifyPhone',
  on: many('profile'),
  reads: ['phone'],
  does: profiles.verifyPhone,
  icon: 'phone-off',
  confirm: 'marked',
  when: (row) => (row.phoneVerified ? ok : 'profile.phoneNotVerified'),
  change: (row) => ({ ...row, phoneVerified: false }),
  run: ({ call }, row) =>
    call(profiles.verifyPhone, { pubkey: row.pubkey, phonenumber: row.phone, verifyValue: false }),
  undo: (before) => ['profile.verifyPhone', { phone: before.phone }],
});

export const setAuthentic = defineCommand({
  id: 'profile.setAuthentic',
  on: many('profile'),
  reads: ['uid'],
  does: profiles.setAuthentic,
  tone: 'good',
  icon: 'badge-check',
  when: (row) => (row.authentic ? 'profile.alreadyAuthentic' : ok),
  change: (row) => ({ ...row, authentic: true }),
  run: ({ call }, row) => call(profiles.setAuthentic, { uid: row.uid, isAuthentic: true }),
  undo: () => ['profile.unsetAuthentic', {}],
});

export const unsetAuthentic = defineCommand({
  id: 'profile.unsetAuthentic',
  on: many('profile'),
  reads: ['uid'],
  does: profiles.setAuthentic,
  icon: 'badge-x',
  when: (row) => (row.authentic ? ok : 'profile.notAuthentic'),
  change: (row) => ({ ...row, authentic: false }),
  run: ({ call }, row) => call(profiles.setAuthentic, { uid: row.uid, isAuthentic: false }),
  undo: () => ['profile.setAuthentic', {}],
});

/** `t`: verifies the phone number (it asks for one, filled in), or takes the verification back. */
export const togglePhone = defineChoice({
  id: 'profile.togglePhone',
  on: many('profile'),
  reads: ['phoneVerified', 'phone'],
  among: ['profile.verifyPhone', 'profile.unverifyPhone'],
  key: { press: 't', where: 'profile' },
  listed: false,
  becomes: (rows) => [
    rows.length === 1 && rows[0]?.phoneVerified === false ? 'profile.verifyPhone' : 'profile.unverifyPhone',
    {},
  ],
});

/** `s`: the authentic seal on, or off where every row has it. */
export const toggleAuthentic = defineChoice({
  id: 'profile.toggleAuthentic',
  on: many('profile'),
  reads: ['authentic', 'uid'],
  among: ['profile.setAuthentic', 'profile.unsetAuthentic'],
  key: { press: 's', where: 'profile' },
  listed: false,
  becomes: (rows) => [rows.some((row) => !row.authentic) ? 'profile.setAuthentic' : 'profile.unsetAuthentic', {}],
});

const prefilled = (field: (row: Profile) => string) => (rows: readonly unknown[]) => {
  const row = (rows as readonly Profile[])[0];
  return row && field(row);
};

/** A birth day is a day of the calendar, wherever one looks from: `1990-05-31`, empty where it is not known. */
const dayOf = (bornAt: number | null) => (bornAt === null ? '' : new Date(bornAt * 1000).toISOString().slice(0, 10));
const fieldsOf = <F extends { birthDay: string }>({ birthDay, ...same }: F) => ({
  ...same,
  bornAt: birthDay === '' ? null : Date.parse(birthDay) / 1000,
});

/** Corrects a member's fields; what is left as it was is sent as it was. */
export const updateProfile = defineCommand({
  id: 'profile.update',
  on: one('profile'),
  reads: 'all',
  does: profiles.update,
  asks: {
    displayName: text({
      prefill: prefilled((row) => row.displayName),
      check: (value) => (value.trim() === '' ? 'profile.nameMissing' : ok),
    }),
    email: text({ as: 'email', prefill: prefilled((row) => row.email), optional: true }),
    phone: text({ as: 'phone', prefill: prefilled((row) => row.phone), optional: true, refusals: PHONE_REFUSED }),
    birthDay: text({
      as: 'date',
      prefill: prefilled((row) => dayOf(row.bornAt)),
      optional: true,
      check: (value) => (Number.isNaN(Date.parse(value)) ? 'profile.dayInvalid' : ok),
      refusals: { fields: ['dob'], says: 'profile.dayInvalid' },
    }),
    gender: oneOf<Gender>(
      GENDERS.map((value) => ({ value })),
      { initial: (rows) => (rows as readonly Profile[])[0]?.gender ?? GENDERS[0] },
    ),
    idCard: text({ prefill: prefilled((row) => row.idCard), optional: true }),
    location: text({ prefill: prefilled((row) => row.location), optional: true }),
    photo: picture({ prefill: prefilled((row) => row.photo), optional: true }),
  },
  icon: 'pencil',
  change: (row, args) => ({ ...row, ...fieldsOf(args) }),
  run: ({ call }, row, args) => call(profiles.update, { pubkey: row.pubkey, body: fieldsOf(args) }),
  undo: (before) => [
    'profile.update',
    {
      displayName: before.displayName,
      email: before.email,
      phone: before.phone,
      birthDay: dayOf(before.bornAt),
      gender: before.gender,
      idCard: before.idCard,
      location: before.location,
      photo: before.photo,
    },
  ],
});

export const profileCommands = [
  openProfile,
  blockProfile,
  unblockProfile,
  toggleOnlyMe,
  verifyPhone,
  unverifyPhone,
  setAuthentic,
  unsetAuthentic,
  updateProfile,
  setBlocks,
  togglePhone,
  toggleAuthentic,
] as const;
