import { type Kysely, sql } from 'kysely';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import type { Schema } from '../../store/schema';

/** docs/specification.md section 5, word for word. */
const PHONE_REFUSED = 'phone number invalid or already used';
/** Any number, the same for every process on one store; the lock's second key is the phone number's hash. */
const PHONE_LOCK = 7_260_003;

/** The field of the call that holds the number, as a refusal names it. */
export type PhoneField = 'phonenumber' | 'body.phone';

/** E.164 of a number as people write it, Vietnamese where no country is named: `0912 345 678` gives `+84912345678`. Invalid: 400. */
export async function normalisedPhone(written: string, field: PhoneField): Promise<string> {
  // With the first number: it knows those of all countries, which a start need not wait for.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const number = parsePhoneNumberFromString(written, 'VN');
  if (!number?.isValid())
    throw new RefusalError(Code.malformed, PHONE_REFUSED, { issues: [{ path: field, message: 'no valid number' }] });
  return number.number;
}

/** 305 when somebody else holds the number as verified: one phone, one member (docs/specification.md section 5). */
export async function refuseVerifiedPhone(db: Kysely<Schema>, phone: string, uid: number): Promise<void> {
  const other = await db
    .selectFrom('member')
    .select('uid')
    .where('phone', '=', phone)
    .where((eb) => eb.ref('phone_verified'))
    .where('uid', '<>', uid)
    .executeTakeFirst();
  if (other) throw phoneInUse('phonenumber');
}

/**
 * 305 when another member has the number, verified or not: a number is never given to a second member. One such call per number at a
 * time, since unverified numbers may already be stored twice and no unique index can keep them apart.
 */
export async function refuseUsedPhone(tx: Kysely<Schema>, phone: string, uid: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(PHONE_LOCK)}, hashtext(${phone}))`.execute(tx);
  const other = await tx
    .selectFrom('member')
    .select('uid')
    // The words of a member have the number too, and an index (store/searchText.ts): of a million members none is read.
    .where('folded', 'like', `%${phone}%`)
    .where('phone', '=', phone)
    .where('uid', '<>', uid)
    .executeTakeFirst();
  if (other) throw phoneInUse('body.phone');
}

/**
 * The same at the moment of writing: two calls that look first can both find the number free, and then the unique index on verified
 * numbers decides.
 */
export async function unlessTaken<T>(write: Promise<T>, field: PhoneField): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'member_phone') throw phoneInUse(field);
    throw error;
  }
}

const phoneInUse = (field: PhoneField) =>
  new RefusalError(Code.alreadyExists, PHONE_REFUSED, { issues: [{ path: field, message: 'already used' }] });
