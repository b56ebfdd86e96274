import { proxy } from 'valtio/vanilla';
import type { PartsProgress } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import type { ChangedFields } from '../call/runOutcome';
import type { recordedAs } from '../states';

/** What was done to one row, or by one job: enough to take it back after a reload, and never a secret. */
export interface Entry {
  readonly id: string;
  readonly commandId: string;
  readonly kind: Kind | null;
  readonly rowId: string | null;
  readonly name: string;
  /** What the command was called, on several rows or with its arguments, where that is not its title. */
  readonly label?: TextKey | undefined;
  readonly args: Readonly<Record<string, unknown>>;
  readonly before: unknown;
  /** The changed fields as the command left them. */
  readonly left: ChangedFields;
  /** Of a run of parts, how far they came. */
  readonly progress?: PartsProgress | undefined;
  /** The job whose rows it covers. */
  readonly jobId: string | null;
  /** How many rows. */
  readonly count: number;
  /** Unix seconds. */
  readonly at: number;
  /** Who was signed in. */
  readonly uid: number;
  /** `unsure`: it may have arrived, and the person has not decided yet what to do with it. */
  readonly outcome: ReturnType<typeof recordedAs>;
  /** Whether it can still be undone: by a call, or while it is held. */
  readonly undoable: boolean;
  /** When it was undone, unix milliseconds: redo begins with the latest. Absent if there is nothing to redo. */
  readonly takenBackAt?: number | undefined;
}

/** Newest first. */
export const actHistory = proxy<{ entries: readonly Entry[] }>({ entries: [] });
