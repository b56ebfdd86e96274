import type { PasskeyAsked } from '../../contract/passkeys';
import type { CodeNeeded, SecondFactorFirst } from '../../contract/secondFactor';
import type { PasswordChangeFirst } from '../../contract/session';
import { Code } from '../../contract/wire/codes';

/** A body that did not arrive in time (http/bodyPace.ts): the one code that no call of the contract gives by itself. */
export const TOO_SLOW = 408;

/**
 * An expected refusal on its way to the envelope. Thrown by handlers for what the contract lists under `errors`; not used for bugs,
 * which throw anything else and become 500 with an id.
 */
export class RefusalError extends Error {
  constructor(
    readonly code: Exclude<Code, 0 | 1 | 2 | 200> | typeof TOO_SLOW,
    message: string,
    /** The present row for 409, what was decided for 313, the issues for 400, `preparing` for 503. */
    readonly data: unknown = null,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** 308 for a user who has to choose a new password before anything else. */
export const passwordFirst = () =>
  new RefusalError(Code.forbidden, 'Choose a new password first.', {
    mustChangePassword: true,
  } satisfies PasswordChangeFirst);

/** 310 for a user who has to set up a second factor before anything else. */
export const secondFactorFirst = () =>
  new RefusalError(Code.secondFactorFirst, 'Set up a second factor first.', {
    mustSetUpSecondFactor: true,
  } satisfies SecondFactorFirst);

/** 311 for a user who signed in too long ago for what is asked, or without what stands beside the password by now. */
export const signInAnew = () => new RefusalError(Code.signInAnew, 'Sign in once more to do this.');

/** 309: the password is right, and a code is asked for, or a passkey; or `wrong`, what was given is not taken. */
export const codeNeeded = (wrong: boolean, asked: PasskeyAsked = {}) =>
  new RefusalError(
    Code.codeNeeded,
    wrong ? 'The code or passkey is wrong, or was used before.' : 'A code or a passkey is needed beside the password.',
    {
      wrong,
      ...asked,
    } satisfies CodeNeeded,
  );
