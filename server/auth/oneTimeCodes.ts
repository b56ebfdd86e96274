import { createHash, randomBytes } from 'node:crypto';

/** Of RFC 6238, as authenticator apps take it for granted. */
const STEP_SECONDS = 30;
/** Who asks, as an app shows it beside the user name. */
const ISSUER = 'Tam Quan';

const RECOVERY_CODES = 10;
/** Characters of five bits each: a plain hash is enough from 112 bits on (OWASP ASVS 6.5.2). */
const RECOVERY_LENGTH = 24;
/** Of those that were given out before that; they stay good until they are used or renewed. */
const RECOVERY_LENGTH_BEFORE = 16;
/** Crockford's Base32: no letter in it looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = /.{4}(?=.)/g;

/** Loaded when the first secret or code comes: most servers start without any. */
const otp = () => import('otplib');

/** A new secret of 160 bits in Base32. */
export const makeSecret = async (): Promise<string> => (await otp()).generateSecret();

/** The `otpauth://` address that a QR code of this secret holds. */
export const addressOf = async (secret: string, userName: string): Promise<string> =>
  (await otp()).generateURI({ issuer: ISSUER, label: userName, secret });

/** The time step that a code of an authenticator app is for, this one or one beside it; undefined where the code is wrong. */
export async function stepOf(secret: string, code: string, now: number): Promise<number | undefined> {
  const token = digitsOf(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const { verifySync } = await otp();
  const found = verifySync({ strategy: 'totp', secret, token, epoch: now, epochTolerance: STEP_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** Ten recovery codes of 120 bits, as they are shown: `7k3m-x0qr-…`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replaceAll(GROUPS, '$&-'),
  );

/** What is kept of a recovery code: it is random enough that a plain hash can't be turned round. Undefined for what can be none. */
export function recoveryHashOf(code: string): string | undefined {
  const plain = code.replaceAll(/[\s-]/g, '').toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (plain.length !== RECOVERY_LENGTH && plain.length !== RECOVERY_LENGTH_BEFORE) return undefined;
  return createHash('sha256').update(plain).digest('base64url');
}

/** A code without blanks; Arabic, Persian and full-width digits are digits too, as keyboards of a language write them. */
const digitsOf = (code: string) =>
  code
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
