import { bornOn, dayOf } from '../contract/birthDay';
import type { Corrections } from '../contract/plainProfiles';
import * as profiles from '../contract/profiles';
import { BLOCK_KINDS, type BlockKind, GENDERS, type Gender, type Profile } from '../contract/profiles';
import { Code } from '../contract/wire/codes';
import {
  defineChoice,
  defineConsoleCommand,
  defineMutation,
  internal,
  many,
  one,
  oneOf,
  picture,
  someOf,
  text,
  type Undo,
  unchangedValue,
} from './core/definition';
import { ok } from './core/disabledReason';
import { late } from './core/late';
import type { World } from './core/world';

const ONLY_ME: BlockKind = 'BLOCK_POST_ALLOW_ONLY_ME';
const isKnown = (kind: string): kind is BlockKind => BLOCK_KINDS.some((known) => known === kind);
/**
 * The full set in the catalogue's order: the call takes the whole set, not a difference (docs/specification.md section 4). Kinds that
 * only the server knows stand at its end, as they came.
 */
const inOrder = (kinds: ReadonlySet<string>) => [
  ...BLOCK_KINDS.filter((kind) => kinds.has(kind)),
  ...[...kinds].filter((kind) => !isKnown(kind)),
];
const toggled = (kinds: readonly string[], kind: BlockKind) =>
  kinds.includes(kind) ? kinds.filter((other) => other !== kind) : inOrder(new Set([...kinds, kind]));

const sendBlocks = ({ call }: World, { pubkey }: Profile, blockTypes: readonly string[]) =>
  call(profiles.block, { pubkey, blockTypes: [...blockTypes] });

const openProfile = defineConsoleCommand({
  id: 'profile.open',
  on: one('profile'),
  permission: 'PROFILE_VIEW',
  icon: 'user',
  run: (world, [row]) => row && world.open('profile', row.pubkey),
});

/** Sets exactly these kinds; what undo of every block command runs. */
const setBlocks = defineMutation({
  id: 'profile.setBlocks',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  asks: { kinds: internal<readonly string[]>() },
  listed: false,
  change: (row, { kinds }) => ({ ...row, blocks: [...kinds] }),
  run: (world, row, { kinds }) => sendBlocks(world, row, kinds),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

/** What a member is to have: the kinds that are ticked, and of those left as they are what it has (`asItIs`). */
const kindsFor = ({ blocks }: Profile, kinds: readonly string[]) => [
  ...BLOCK_KINDS.filter(
    (kind) => kinds.includes(kind) || (blocks.includes(kind) && kinds.includes(unchangedValue(kind))),
  ),
  ...blocks.filter((kind) => !isKnown(kind)),
];
const isAlready = (row: Profile, kinds: readonly string[]) =>
  BLOCK_KINDS.every((kind) => row.blocks.includes(kind) === kindsFor(row, kinds).includes(kind));

/**
 * Sets exactly the kinds that are ticked, which begin as they are: each is put on or lifted by itself (docs/specification.md section 4).
 */
export const blockProfile = defineMutation({
  id: 'profile.block',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  asks: {
    kinds: someOf<BlockKind>(
      [
        { value: 'BLOCK_POST', press: 'p' },
        { value: 'BLOCK_COMMENT', press: 'c' },
        { value: 'BLOCK_POST_ALLOW_ONLY_ME', press: 's' },
      ],
      {
        pressAll: 'b',
        present: (row: Profile) => row.blocks.filter(isKnown),
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
  run: async (world, row, { kinds }) =>
    isAlready(row, kinds)
      ? { refused: Code.taskEnded, message: 'It has just these blocks already.' }
      : sendBlocks(world, row, kindsFor(row, kinds)),
  noopMessage: 'profile.blocksAreSo',
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

export const unblockProfile = defineMutation({
  id: 'profile.unblock',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  icon: 'lock-open',
  when: (row) => (row.blocks.some(isKnown) ? ok : 'profile.notBlocked'),
  change: (row) => ({ ...row, blocks: kindsFor(row, []) }),
  run: (world, row) => sendBlocks(world, row, kindsFor(row, [])),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

/** Resends the full set plus or minus only-me (docs/specification.md section 4). */
export const toggleOnlyMe = defineMutation({
  id: 'profile.toggleOnlyMe',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  icon: 'eye-off',
  change: (row) => ({ ...row, blocks: toggled(row.blocks, ONLY_ME) }),
  run: (world, row) => sendBlocks(world, row, toggled(row.blocks, ONLY_ME)),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

/** docs/specification.md section 5: one text for a number that is none, and for one that stands with somebody else. */
const PHONE_REFUSED = {
  fields: ['phonenumber'],
  codes: [Code.alreadyExists],
  words: 'phone number invalid',
  says: 'profile.phoneInvalid',
} as const;

const sendPhone = ({ call }: World, { pubkey }: Profile, phonenumber: string, verifyValue: boolean) =>
  call(profiles.verifyPhone, { pubkey, phonenumber, verifyValue });

const verifyPhone = defineMutation({
  id: 'profile.verifyPhone',
  on: one('profile'),
  endpoint: profiles.verifyPhone,
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
  run: (world, row, { phone }) => sendPhone(world, row, phone.trim(), true),
  undo: (_before, { phone }) => ['profile.unverifyPhone', { phone: phone.trim() }],
});

const unverifyPhone = defineMutation({
  id: 'profile.unverifyPhone',
  on: many('profile'),
  reads: ['phone'],
  endpoint: profiles.verifyPhone,
  // Undo gives the number that it was verified with, which the server may not say.
  asks: { phone: { as: 'internal' } as { readonly as: 'internal'; readonly type?: string } },
  icon: 'phone-off',
  confirm: 'marked',
  when: (row) => {
    if (!row.phoneVerified) return 'profile.phoneNotVerified';
    return row.phone === '' ? 'profile.phoneNotSaid' : ok;
  },
  change: (row) => ({ ...row, phoneVerified: false }),
  run: async (world, row, { phone = row.phone }) =>
    phone === ''
      ? { refused: Code.notFound, message: 'The server does not say the number.' }
      : sendPhone(world, row, phone, false),
  undo: (before, { phone = before.phone }) => ['profile.verifyPhone', { phone }],
});

/** Section 7 names the member of this call by number alone. */
const isNumbered = ({ uid }: Profile) => (uid === undefined ? 'profile.noUid' : ok);
const sendSeal = async ({ call }: World, { uid }: Profile, isAuthentic: boolean) =>
  uid === undefined
    ? ({ refused: Code.notFound, message: 'The member has no number.' } as const)
    : call(profiles.setAuthentic, { uid, isAuthentic });

export const setAuthentic = defineMutation({
  id: 'profile.setAuthentic',
  on: many('profile'),
  reads: ['uid'],
  endpoint: profiles.setAuthentic,
  tone: 'good',
  icon: 'badge-check',
  when: (row) => (row.authentic ? 'profile.alreadyAuthentic' : isNumbered(row)),
  change: (row) => ({ ...row, authentic: true }),
  run: (world, row) => sendSeal(world, row, true),
  undo: () => ['profile.unsetAuthentic', {}],
});

const unsetAuthentic = defineMutation({
  id: 'profile.unsetAuthentic',
  on: many('profile'),
  reads: ['uid'],
  endpoint: profiles.setAuthentic,
  icon: 'badge-x',
  when: (row) => (row.authentic ? isNumbered(row) : 'profile.notAuthentic'),
  change: (row) => ({ ...row, authentic: false }),
  run: (world, row) => sendSeal(world, row, false),
  undo: () => ['profile.setAuthentic', {}],
});

/** `t`: verifies the phone number (it asks for one, filled in), or takes the verification back. */
const togglePhone = defineChoice({
  id: 'profile.togglePhone',
  on: many('profile'),
  reads: ['phoneVerified', 'phone'],
  alternatives: ['profile.verifyPhone', 'profile.unverifyPhone'],
  key: { press: 't', where: 'profile' },
  listed: false,
  pick: (rows) => [
    rows.length === 1 && rows[0]?.phoneVerified === false ? 'profile.verifyPhone' : 'profile.unverifyPhone',
    {},
  ],
});

/** `s`: the authentic seal on, or off where every row has it. */
const toggleAuthentic = defineChoice({
  id: 'profile.toggleAuthentic',
  on: many('profile'),
  reads: ['authentic', 'uid'],
  alternatives: ['profile.setAuthentic', 'profile.unsetAuthentic'],
  key: { press: 's', where: 'profile' },
  listed: false,
  pick: (rows) => [rows.some((row) => !row.authentic) ? 'profile.setAuthentic' : 'profile.unsetAuthentic', {}],
});

const prefilled = (field: (row: Profile) => string) => (rows: readonly unknown[]) => {
  const row = (rows as readonly Profile[])[0];
  return row && field(row);
};

/** What the form asks of a member that says it, or of one whose server does not. */
type GenderAnswer = Gender | 'unsaid';
interface Answers {
  readonly displayName: string;
  readonly email: string;
  readonly phone: string;
  readonly birthDay: string;
  readonly gender: GenderAnswer;
  readonly idCard: string;
  readonly location: string;
  readonly photo: string;
}

/** Only what is another than the row shows: a birth date that nobody touched stays the second that it is. */
function correctionsOf(row: Profile, { birthDay, gender, ...texts }: Answers): Corrections {
  const changed = Object.entries(texts).filter(([field, value]) => value !== row[field as keyof typeof texts]);
  return {
    ...Object.fromEntries(changed),
    ...(birthDay === dayOf(row.bornAt) ? {} : { bornAt: bornOn(birthDay, row.bornAt) }),
    ...(gender === 'unsaid' || gender === row.gender ? {} : { gender }),
  };
}
function withCorrections(row: Profile, { gender, ...same }: Corrections): Profile {
  const { gender: before, ...rest } = { ...row, ...same };
  const after = gender === undefined ? before : gender;
  return { ...rest, ...(after ? { gender: after } : {}) };
}
/** What takes corrections back: each field as it was, to the second. Nothing does where the server has not said how one was. */
function backTo(row: Profile, corrections: Corrections): Undo | undefined {
  const names = Object.keys(corrections) as (keyof Corrections)[];
  if (names.some((name) => row.unsaid?.includes(name))) return undefined;
  return ['profile.setFields', { fields: Object.fromEntries(names.map((name) => [name, row[name] ?? null])) }];
}

const edits = late(() => import('./profileEdits'));
const sendCorrections = async (world: World, row: Profile, corrections: Corrections) =>
  (await edits()).correct(world, row, corrections);

/** Corrects a member's fields; what is left as it was stays as it was. */
export const updateProfile = defineMutation({
  id: 'profile.update',
  on: one('profile'),
  reads: 'all',
  endpoint: profiles.update,
  asks: {
    displayName: text({
      prefill: prefilled((row) => row.displayName),
      check: (value, rows) =>
        value.trim() === '' && (rows as readonly Profile[])[0]?.displayName !== '' ? 'profile.nameMissing' : ok,
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
    gender: oneOf<GenderAnswer>(
      (rows) => {
        const isSaid = (rows as readonly Profile[])[0]?.gender !== undefined;
        return [...(isSaid ? [] : (['unsaid'] as const)), ...GENDERS].map((value) => ({ value }));
      },
      { initial: (rows) => (rows as readonly Profile[])[0]?.gender ?? 'unsaid' },
    ),
    idCard: text({ prefill: prefilled((row) => row.idCard), optional: true }),
    location: text({ prefill: prefilled((row) => row.location), optional: true }),
    photo: picture({ prefill: prefilled((row) => row.photo), optional: true }),
  },
  icon: 'pencil',
  noopMessage: 'profile.unchanged',
  change: (row, args) => withCorrections(row, correctionsOf(row, args)),
  run: async (world, row, args) => {
    const corrections = correctionsOf(row, args);
    return Object.keys(corrections).length === 0
      ? { refused: Code.taskEnded, message: 'Nothing is another than it was.' }
      : sendCorrections(world, row, corrections);
  },
  undo: (row, args) => backTo(row, correctionsOf(row, args)),
});

/** Sets just these fields; what undo of an edit runs. */
export const setFields = defineMutation({
  id: 'profile.setFields',
  on: one('profile'),
  endpoint: profiles.update,
  asks: { fields: internal<Corrections>() },
  listed: false,
  change: (row, { fields }) => withCorrections(row, fields),
  run: (world, row, { fields }) => sendCorrections(world, row, fields),
  undo: (row, { fields }) => backTo(row, fields),
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
  setFields,
  setBlocks,
  togglePhone,
  toggleAuthentic,
] as const;
