import * as z from 'zod/mini';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

/**
 * Setting one's second factor up: in a file of its own, since a console needs it once in a person's time. Whoever has a passkey has to have
 * signed in by it: codes would stand in for it from then on.
 */
const ofSetUp = {
  method: 'POST',
  permission: 'session',
  beforeSecondFactor: true,
  secret: true,
  extension: 'secondFactor',
} as const;

export const begin = endpoint({
  ...ofSetUp,
  path: '/adminusers/secondfactor/begin',
  /** Asked for although one is signed in: whoever borrows a session can neither add a second factor nor turn it off. */
  body: z.object({ password: z.string().check(z.maxLength(256)) }),
  /** The secret in Base32, and the same as an `otpauth://` address, which a QR code holds. */
  data: z.object({ secret: z.string(), address: z.string() }),
  errors: [Code.signInAnew, Code.passwordWrong, Code.alreadyExists, Code.tooManyTries],
  summary:
    'Makes a secret for an authenticator app (TOTP of RFC 6238: SHA-1, six digits, 30 seconds). It counts once it is confirmed, within an hour.',
});

export const confirm = endpoint({
  ...ofSetUp,
  path: '/adminusers/secondfactor/confirm',
  body: z.object({ code: z.string().check(z.maxLength(64)) }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [Code.signInAnew, Code.codeNeeded, Code.notFound],
  summary:
    "Turns the second factor on by a first code, ends one's other sessions, and says ten recovery codes that are never said again.",
});
