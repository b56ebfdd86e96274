import type { Code } from '../../contract/wire/codes';

/** Why nobody can say yet whether a session goes on: a code, and after how many seconds the server wants to be asked again. */
export interface RestoreFailure {
  readonly code: Code;
  /** The HTTP status of an answer that could not be read. */
  readonly status?: number | undefined;
  readonly retryAfterSeconds?: number | undefined;
}
