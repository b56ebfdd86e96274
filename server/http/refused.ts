import { Code } from '../../contract/codes';
import type { PasswordChangeFirst } from '../../contract/session';

/**
 * An expected refusal on its way to the envelope. Thrown by handlers for what the contract lists under `errors`; not used for bugs,
 * which throw anything else and become 500 with an id.
 */
export class Refused extends Error {
  constructor(
    readonly code: Exclude<Code, 0 | 200>,
    message: string,
    /** The present row for 409, the issues for 400. */
    readonly data: unknown = null,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** 308 for whoever has to choose a new password before anything else. */
export const passwordFirst = () =>
  new Refused(Code.forbidden, 'Choose a new password first.', {
    mustChangePassword: true,
  } satisfies PasswordChangeFirst);
