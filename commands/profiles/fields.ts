import { bornOn, dayOf } from '../../contract/birthDay';
import type { Corrections } from '../../contract/plainProfiles';
import * as profiles from '../../contract/profiles';
import { GENDERS, type Gender, type Profile } from '../../contract/profiles';
import { Code } from '../../contract/wire/codes';
import { isCalendarDay } from '../core/day';
import { defineMutation, internal, one, oneOf, picture, text, type Undo } from '../core/definition';
import { ok } from '../core/disabledReason';
import { late } from '../core/late';
import type { World } from '../core/world';
import { PHONE_REFUSED } from './verify';

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

/** Only the fields that differ from the row: an untouched birth date keeps its exact second. */
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

const edits = late(() => import('./correct'));
const sendCorrections = async (world: World, row: Profile, corrections: Corrections) =>
  (await edits()).correct(world, row, corrections);

/** Corrects a member's fields; unchanged fields are not sent. */
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
    phone: text({
      as: 'phone',
      prefill: prefilled((row) => row.phone),
      optional: true,
      refusals: PHONE_REFUSED,
    }),
    birthDay: text({
      as: 'date',
      prefill: prefilled((row) => dayOf(row.bornAt)),
      optional: true,
      check: (value) => (isCalendarDay(value) ? ok : 'palette.day.invalid'),
      refusals: { fields: ['dob'], says: 'palette.day.invalid' },
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
  key: { press: 'Mod+E', where: 'profile' },
  icon: 'pencil',
  words: { noopMessage: 'profile.unchanged' },
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
  recordedAs: 'profile.update',
  on: one('profile'),
  endpoint: profiles.update,
  asks: { fields: internal<Corrections>() },
  listed: false,
  change: (row, { fields }) => withCorrections(row, fields),
  run: (world, row, { fields }) => sendCorrections(world, row, fields),
  undo: (row, { fields }) => backTo(row, fields),
});
