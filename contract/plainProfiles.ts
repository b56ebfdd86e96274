import * as z from 'zod/mini';
import { byPubkey, CORRECTABLE, genderNumber, type ProfileFields, update } from './profiles';
import type { Endpoint } from './wire/endpoint';

const Sent = z.record(z.string(), z.unknown());
/** A member as a server sends one, nothing of it read. */
export type Sent = z.output<typeof Sent>;

/** The same call as `byPubkey`. */
export const asSent = { ...byPubkey, data: Sent } satisfies Endpoint;
/** The same call as `update`, with all fields of a member. */
export const updateWhole = { ...update, body: Sent } satisfies Endpoint;

/** What staff may correct of a member; a gender of null removes it. */
export type Corrections = Omit<ProfileFields, 'gender'> & { readonly gender?: ProfileFields['gender'] | null };

/**
 * What a server that may take an edit for the whole is sent: of the fields that can be corrected those that it has sent, letter by
 * letter as they came, and in place of the corrected ones their new values. What it did not send stays unsaid, and so does what it
 * sent as nothing, null or empty.
 */
export function corrected(sent: Sent, corrections: Corrections): Sent {
  const whole: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(CORRECTABLE)) {
    const given = corrections[field as keyof Corrections];
    if (given !== undefined) whole[name] = likeBefore(sent[name], field === 'gender' ? numberOf(given) : given);
    else if ((sent[name] ?? '') !== '') whole[name] = sent[name];
  }
  return whole;
}

const numberOf = (gender: unknown) => (gender === null ? null : genderNumber(gender === 'men' ? 'men' : 'woman'));

/** A number goes in quotes to a server that sent it in quotes. */
const likeBefore = (before: unknown, value: unknown) =>
  typeof before === 'string' && typeof value === 'number' ? String(value) : value;
