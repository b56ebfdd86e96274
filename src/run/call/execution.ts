import type { AnyMutation } from '../../../commands/core/definition';
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
