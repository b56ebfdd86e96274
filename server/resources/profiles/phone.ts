import type { Kysely } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Code } from '../../../contract/codes';
import { Refused } from '../../http/refused';
import type { Schema } from '../../store/schema';

/** SPEC.md section 5, word for word. */
const PHONE_REFUSED = 'phone number invalid or already used';

/** E.164 of a number as people write it, Vietnamese where no country is named: `0912 345 678` gives `+84912345678`. Invalid: 400. */
export function normalisedPhone(written: string): string {
  const number = parsePhoneNumberFromString(written, 'VN');
  if (!number?.isValid())
    throw new Refused(Code.malformed, PHONE_REFUSED, { issues: [{ path: 'phonenumber', message: 'no valid number' }] });
  return number.number;
}

/** 305 when somebody else holds the number as verified: one phone, one member (API.md). */
export async function refuseUsedPhone(db: Kysely<Schema>, phone: string, uid: number): Promise<void> {
  const other = await db
    .selectFrom('member')
    .select('uid')
    .where('phone', '=', phone)
    .where((eb) => eb.ref('phone_verified'))
    .where('uid', '<>', uid)
    .executeTakeFirst();
  if (other) throw phoneInUse();
}

/**
 * The same at the moment of writing: two calls that look first can both find the number free, and then the unique index on verified
 * numbers decides.
 */
export async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'member_phone') throw phoneInUse();
    throw error;
  }
}

const phoneInUse = () => new Refused(Code.alreadyExists, PHONE_REFUSED);
