import * as z from 'zod/mini';
import { intInString } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

const EXTENSION = 'secondFactor';

/** A password is asked for even though one is signed in: whoever borrows a session can neither add a second factor nor take it off. */
const Password = z.string().check(z.maxLength(256));
/** Six digits of an authenticator app, or a recovery code, however it is spaced. */
export const OneTimeCode = z.string().check(z.maxLength(64));
/** Said once: the server keeps only their hashes. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The data of a 309: `wrong` where a code was given, and was not taken. */
export interface CodeNeeded {
  readonly wrong: boolean;
}

export const begin = endpoint({
  method: 'POST',
  path: '/adminusers/secondfactor/begin',
  permission: 'session',
  beforeSecondFactor: true,
  body: z.object({ password: Password }),
  secret: true,
  /** The secret in Base32, and the same as an `otpauth://` address, which a QR code holds. */
  data: z.object({ secret: z.string(), address: z.string() }),
  errors: [Code.passwordWrong, Code.alreadyExists, Code.tooManyTries],
  extension: EXTENSION,
  summary:
    'Makes a secret for an authenticator app (TOTP of RFC 6238: SHA-1, six digits, 30 seconds). It counts once it is confirmed, within an hour.',
});

export const confirm = endpoint({
  method: 'POST',
  path: '/adminusers/secondfactor/confirm',
  permission: 'session',
  beforeSecondFactor: true,
  body: z.object({ code: OneTimeCode }),
  secret: true,
  data: RecoveryCodes,
  errors: [Code.codeNeeded, Code.notFound],
  extension: EXTENSION,
  summary:
    "Turns the second factor on by a first code, ends one's other sessions, and says ten recovery codes that are never said again.",
});

export const end = endpoint({
  method: 'POST',
  path: '/adminusers/secondfactor/end',
  permission: 'session',
  body: z.object({ password: Password, code: OneTimeCode }),
  secret: true,
  data: z.literal(null),
  errors: [Code.passwordWrong, Code.codeNeeded, Code.notFound, Code.tooManyTries],
  extension: EXTENSION,
  summary: "Turns one's second factor off.",
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/adminusers/secondfactor/recoverycodes',
  permission: 'session',
  body: z.object({ password: Password, code: OneTimeCode }),
  secret: true,
  data: RecoveryCodes,
  errors: [Code.passwordWrong, Code.codeNeeded, Code.notFound, Code.tooManyTries],
  extension: EXTENSION,
  summary: 'Makes ten new recovery codes; those before open nothing any more.',
});

export const takeOff = endpoint({
  method: 'DELETE',
  path: '/adminusers/{id}/secondfactor',
  permission: 'OTHER_RESET_PASSWORD',
  params: { id: intInString(z.int32().check(z.minimum(1))) },
  data: z.literal(null),
  errors: [Code.notFound],
  extension: EXTENSION,
  summary: "Takes the second factor off somebody who has lost it, and ends that user's sessions.",
});

/** The data of a 310, and of nothing else: the caller's role asks for a second factor, and none is set up. */
export interface SecondFactorFirst {
  readonly mustSetUpSecondFactor: true;
}
