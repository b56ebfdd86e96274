import type { Code } from '../../contract/wire/codes';

/** Why it is not known yet whether a session is still valid: a code, and after how many seconds the server wants a retry. */
export interface RestoreFailure {
  readonly code: Code;
  /** The HTTP status of an answer that could not be read. */
  readonly status?: number | undefined;
  readonly retryAfterSeconds?: number | undefined;
}
