import type { AnyMutation } from '../../../commands/core/definition';
import type { PartsProgress } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';

/** One command on one row, or on none. */
export interface Execution {
  readonly command: AnyMutation;
  readonly kind: Kind | null;
  readonly rowId: string | null;
  readonly before: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  /** Names the change in the row until it is settled. */
  readonly token: string;
}

export interface ExecuteOptions {
  /** Ends the waiting for a server that does not answer. */
  readonly signal: AbortSignal;
  /** An earlier try, by this page or another, may have arrived. */
  readonly unsure?: boolean | undefined;
  /** It may have, but the person wants it made: nothing that creates is made twice without that word. */
  readonly sendAgain?: boolean | undefined;
  /** The job that its calls are part of. */
  readonly job?: string | undefined;
  /** How far an earlier try of its parts came: those are not done again. */
  readonly progress?: PartsProgress | undefined;
  /** It undoes what another job has done. */
  readonly isUndo?: boolean | undefined;
  /** Asked of the row as it is now, before anything is sent: false where somebody else has settled it. */
  readonly precondition?: ((present: unknown) => boolean) | undefined;
}
