import type { Profile } from '../../contract/profiles';
import * as profiles from '../../contract/profiles';
import { Code } from '../../contract/wire/codes';
import { defineChoice, defineMutation, many, one, text } from '../core/definition';
import { ok } from '../core/disabledReason';
import type { World } from '../core/world';

/** docs/specification.md section 5: one text for an invalid number and for one that another member has. */
export const PHONE_REFUSED = {
  fields: ['phonenumber'],
  codes: [Code.alreadyExists],
  words: 'phone number invalid',
  says: 'profile.phoneInvalid',
} as const;

const sendPhone = ({ call }: World, { pubkey }: Profile, phonenumber: string, verifyValue: boolean) =>
  call(profiles.verifyPhone, { pubkey, phonenumber, verifyValue });

export const verifyPhone = defineMutation({
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
  change: (row, { phone }) => ({ ...row, phone: phone.trim(), phoneVerified: true }),
  run: (world, row, { phone }) => sendPhone(world, row, phone.trim(), true),
  undo: (_before, { phone }) => ['profile.unverifyPhone', { phone: phone.trim() }],
});

export const unverifyPhone = defineMutation({
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

export const unsetAuthentic = defineMutation({
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

/**
 * `t`: verifies the phone number (it asks for one, filled in), or takes the verification back. A number is confirmed person by person, so
 * that of several it can only be taken back: where all of them have it.
 */
export const togglePhone = defineChoice({
  id: 'profile.togglePhone',
  on: many('profile'),
  reads: ['phoneVerified', 'phone'],
  alternatives: ['profile.verifyPhone', 'profile.unverifyPhone'],
  key: { press: 't', where: 'profile' },
  listed: false,
  whenTogether: (rows) => (rows.every((row) => row.phoneVerified) ? ok : 'profile.verifiedOneByOne'),
  pick: (rows) => [
    rows.length === 1 && rows[0]?.phoneVerified === false ? 'profile.verifyPhone' : 'profile.unverifyPhone',
    {},
  ],
});

/** `s`: the authentic seal on, or off where every row has it. */
export const toggleAuthentic = defineChoice({
  id: 'profile.toggleAuthentic',
  on: many('profile'),
  reads: ['authentic', 'uid'],
  alternatives: ['profile.setAuthentic', 'profile.unsetAuthentic'],
  key: { press: 's', where: 'profile' },
  listed: false,
  pick: (rows) => [rows.some((row) => !row.authentic) ? 'profile.setAuthentic' : 'profile.unsetAuthentic', {}],
});
