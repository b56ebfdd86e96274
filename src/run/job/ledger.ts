import type { SettledAs } from '../../../commands/core/definition';
import type { PartsProgress } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import type { JOB, ROW, StateOf } from '../states';

/**
 * The outcome of one row of a job. `settled`: it was done before, mostly by somebody else, which is not a failure. `unsure`: the change may have been
 * made, so it is sent again only if the person says so. Stored by index: append new states at the end.
 */
export const ROW_STATES = [
  'waiting',
  'sending',
  'done',
  'failed',
  'skipped',
  'settled',
  'cancelled',
  'unsure',
] as const satisfies readonly StateOf<typeof ROW>[];
export type RowState = StateOf<typeof ROW>;

export interface LedgerRow {
  readonly rowId: string;
  readonly name: string;
  state: RowState;
  /** The code of a failure or settlement. */
  code?: number;
  /** Waiting, or refused, but an earlier call of it may have arrived. */
  begun?: boolean;
  /** Waiting, because the person wants it sent again although an earlier call of it may have arrived. */
  resend?: boolean;
  /** A locale key: why it was skipped, is unsure, or is done and yet not undone with the others. */
  why?: string;
  /** How somebody settled it, and who, where the server says. */
  settledAs?: SettledAs;
  /** The server's words, small print. */
  message?: string;
  /** The row before, for undo. */
  readonly before: unknown;
  /** What undo needs beside the row before: of the row as it was answered, or how far its parts came (`progressOf`). */
  remembered?: Readonly<Record<string, unknown>>;
  /** Arguments of this row alone; undo needs them. */
  readonly args?: Readonly<Record<string, unknown>>;
}

/** As it is shown and kept: what is being cancelled runs. */
export type JobPhase = Exclude<StateOf<typeof JOB>, 'cancelling'>;
export type Counts = Record<RowState, number>;

/** One command on many rows, written down row by row (docs/specification.md section 11.1, 5). */
export interface Job {
  readonly id: string;
  readonly commandId: string;
  readonly kind: Kind;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the command is called on these rows, where that is not its title. */
  readonly label?: TextKey | undefined;
  /** The user who started it: it is never resumed as another user. */
  readonly uid: number;
  /** Unix seconds with their fraction: a second page lists jobs in the order in which they began. */
  readonly startedAt: number;
  finishedAt?: number;
  phase: StateOf<typeof JOB>;
  /** Unix milliseconds until which a job that the server can't undo is held; 0 for one that waits for the person's decision. */
  sendAt?: number;
  readonly rows: readonly LedgerRow[];
  /** Always what the rows say; kept beside them because a hundred thousand rows are not counted at each answer. */
  readonly counts: Counts;
  /** The job that this one undoes. */
  readonly undoes?: string;
  /** Whether its done rows can be undone by a call. */
  readonly undoable: boolean;
  /** Whether they have been. */
  undone: boolean;
  /** Calls may be out for rows before this place and for no other: written down before they go, so that the next page knows. */
  reach?: number;
}

/** Of a run of parts, how far they came; undefined of other rows. */
export const progressOf = ({ remembered }: Pick<LedgerRow, 'remembered'>): PartsProgress | undefined =>
  remembered?.progress as PartsProgress | undefined;

/** The counts of no rows. */
const noCounts = (): Counts => ({
  waiting: 0,
  sending: 0,
  done: 0,
  failed: 0,
  skipped: 0,
  settled: 0,
  cancelled: 0,
  unsure: 0,
});

/** Counts the rows from the beginning. */
export function countRows(rows: readonly Pick<LedgerRow, 'state'>[]): Counts {
  const counts = noCounts();
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** Whether every row has come to its end. */
export const isOver = ({ counts }: Pick<Job, 'counts'>): boolean => counts.waiting === 0 && counts.sending === 0;

/** Rows that have come to their end, of all, for progress. */
export const settledCount = (counts: Counts): number =>
  counts.done + counts.failed + counts.skipped + counts.settled + counts.cancelled + counts.unsure;

const byId = new WeakMap<readonly LedgerRow[], ReadonlyMap<string, LedgerRow>>();

/** The row of that id. The rows of a job never change places, and are looked through once. */
export function rowIn(rows: readonly LedgerRow[], rowId: string): LedgerRow | undefined {
  const known = byId.get(rows) ?? new Map(rows.map((row) => [row.rowId, row]));
  byId.set(rows, known);
  return known.get(rowId);
}
