import * as z from 'zod/mini';
import type { PasskeyAsked } from './passkeys';
import { intInString } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

/** By the person: whoever knows the password, and has a code of the app or a recovery code. */
const byThePerson = {
  method: 'POST',
  permission: 'session',
  body: z.object({ password: z.string().check(z.maxLength(256)), code: z.string().check(z.maxLength(64)) }),
  secret: true,
  errors: [Code.passwordWrong, Code.codeNeeded, Code.notFound, Code.tooManyTries],
  extension: 'secondFactor',
} as const;

/** The data of a 309: `wrong` where a code, or a passkey, was given and was not taken. */
export interface CodeNeeded extends PasskeyAsked {
  readonly wrong: boolean;
}

export const end = endpoint({
  ...byThePerson,
  path: '/adminusers/secondfactor/end',
  data: z.literal(null),
  summary: "Turns one's second factor off.",
});

export const renewRecoveryCodes = endpoint({
  ...byThePerson,
  path: '/adminusers/secondfactor/recoverycodes',
  data: z.object({ recovery_codes: z.array(z.string()) }),
  summary: 'Makes ten new recovery codes; those before open nothing any more.',
});

export const takeOff = endpoint({
  method: 'DELETE',
  path: '/adminusers/{id}/secondfactor',
  permission: 'OTHER_RESET_PASSWORD',
  params: { id: intInString(z.int32().check(z.minimum(1))) },
  data: z.literal(null),
  errors: [Code.notFound, Code.signInAnew],
  extension: 'secondFactor',
  summary: "Takes the second factor off somebody who has lost it, and ends that user's sessions.",
});

/** The data of a 310, and of nothing else: the caller's role asks for a second factor, and none is set up. */
export interface SecondFactorFirst {
  readonly mustSetUpSecondFactor: true;
}
