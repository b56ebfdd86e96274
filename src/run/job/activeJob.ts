import { CALLS_IN_FLIGHT_MAX } from '../../../contract/wire/constants';
import type { Extension } from '../../../contract/wire/endpoint';
import type { ActiveView } from '../../state/activeView';
import type { Execution } from '../call/execution';
import type { Release } from '../call/host';
import type { InFlight } from '../call/inFlight';
import { isSentOnce } from '../call/isSentOnce';
import { mutationById } from '../call/runNames';
import { changedFieldsOf, isUnmodified } from '../call/shownChange';
import { type EventOf, next, ROW } from '../states';
import type { Job, LedgerRow } from './ledger';

/** A job in this page: its ledger, and what works on it. */
export interface ActiveJob {
  readonly job: Job;
  /** Stops taking rows, and ends the waiting of those that no answer comes for. */
  abort: AbortController;
  /** No row before this place is waiting. */
  next: number;
  /** Calls under way: one a row, or one for several together. */
  inFlight: number;
  /** The row up to which calls may be sent is being stored; until that is done, none is sent. */
  isReaching: boolean;
  /** Rows go out of the selection of the list they were chosen in. */
  readonly view: ActiveView | null;
  /** Rows that have ended and are still selected and in its hands. */
  ended: string[];
  /** Lets another tab have it. */
  release: Release | null;
  /** After its end: that is written down, and its name let go of. */
  closed: Promise<void>;
  /** What was asked of it last, done. */
  asked: Promise<void>;
  /** Called at its end. */
  readonly onEnd: (() => void)[];
  /** The rows that this job undoes, by id. */
  undone: ReadonlyMap<string, LedgerRow> | null;
}

export const activate = (job: Job, view: ActiveView | null, release: Release | null): ActiveJob => ({
  job,
  abort: new AbortController(),
  next: 0,
  inFlight: 0,
  isReaching: false,
  view,
  ended: [],
  release,
  closed: Promise.resolve(),
  asked: Promise.resolve(),
  onEnd: [],
  undone: null,
});

/** Moves one row to its next state and keeps the counts true. */
export function moveRow(job: Job, row: LedgerRow, event: EventOf<typeof ROW>): void {
  const state = next(ROW, row.state, event);
  job.counts[row.state] -= 1;
  row.state = state;
  job.counts[state] += 1;
}

type Has = (extension: Extension) => boolean;

/** What takes rows of this job together, where the server can. */
function batchOf({ commandId }: Pick<Job, 'commandId'>, has: Has) {
  const batch = mutationById(commandId)?.bulk?.batch;
  return batch && has(batch.extension) ? batch : undefined;
}

/**
 * Whether a row that goes out alone goes by the call that takes several: where the server knows rows by their keys it also keeps under these what
 * became of them, and one that came by another way would be missing there.
 */
export function goesTogether(job: Pick<Job, 'commandId'>, { before }: Pick<LedgerRow, 'before'>, has: Has): boolean {
  const batch = batchOf(job, has);
  return batch?.knowsKeys === true && batch.accepts(before, has);
}

/** Places of the rows that go out next: one, or as many side by side as the command takes together; none where none waits. */
export function takeNext(run: ActiveJob, has: Has): readonly number[] {
  const { job } = run;
  const isWaiting = (at: number) => job.rows[at]?.state === 'waiting';
  while (run.next < job.rows.length && !isWaiting(run.next)) run.next += 1;
  if (run.next >= job.rows.length) return [];
  const batch = batchOf(job, has);
  const indexes = [run.next];
  if (!batch) return indexes;
  const isTaken = (at: number) => {
    const { before, begun } = job.rows[at] ?? {};
    return batch.accepts(before, has) && (batch.knowsKeys || !begun);
  };
  if (!isTaken(run.next)) return indexes;
  for (let at = run.next + 1; indexes.length < batch.maxRows && isWaiting(at) && isTaken(at); at += 1) indexes.push(at);
  return indexes;
}

/** How many calls of a job may be under way at once. */
export const callsAtOnce = (job: Job, has: Has): number => batchOf(job, has)?.callsAtOnce ?? CALLS_IN_FLIGHT_MAX;

const REACH_ROWS = 100;
/** A longer job's head is too much to be written down every few rows. */
const CLOSE_REACH_ROWS_MAX = 5000;

/**
 * How far calls of a job may be out when its rows up to `place` are sent, `together` of them in one call. `isOnce`: what may be out is
 * not sent again, so that no more than that is said to be.
 */
export function reachFor({ rows }: Pick<Job, 'rows'>, index: number, isOnce: boolean, batch = 1): number {
  const inFlight = batch * CALLS_IN_FLIGHT_MAX;
  return index + (isOnce && rows.length <= CLOSE_REACH_ROWS_MAX ? inFlight : Math.max(REACH_ROWS, inFlight));
}

/** Whether its rows make what a second call would make again. */
export const isOnce = ({ commandId }: Job, has: (extension: Extension) => boolean): boolean =>
  isSentOnce(mutationById(commandId)?.endpoint ?? {}, has('idempotency'));

const UNSELECT_EVERY_MS = 100;

interface LettingGo {
  readonly inFlight: InFlight;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Lets go of an ended row, together with those that end in the same moment. */
export function letGoSoon(run: ActiveJob, rowId: string, { inFlight, sleep }: LettingGo): void {
  run.ended.push(rowId);
  if (run.ended.length === 1) void sleep(UNSELECT_EVERY_MS).then(() => letGo(run, inFlight));
}
/** Ended rows are selected no more, and in the same moment no more in its hands: a key meant for the next row never meets them. */
export function letGo(run: ActiveJob, inFlight: InFlight): void {
  const { ended, job } = run;
  run.ended = [];
  if (ended.length > 0) run.view?.unselect(ended);
  for (const rowId of ended) inFlight.end(job.commandId, job.kind, rowId);
}

/** One row of a job as something to execute. Throws for a job whose command changes nothing. */
export function executionOf(job: Job, row: LedgerRow): Execution {
  const command = mutationById(job.commandId);
  if (!command) throw new Error(`A job of ${job.commandId}, which changes nothing.`);
  const { rowId, before, args = job.args } = row;
  return { command, kind: job.kind, rowId, before, args, token: `${job.id}/${rowId}` };
}

/** Whether the undone job's change to this row is still in place: undo reverts nothing that somebody else has changed since. */
export function preconditionOf({ undone }: ActiveJob, undoneJob: Job | undefined, row: LedgerRow) {
  const done = undone?.get(row.rowId);
  if (!done || !undoneJob) return undefined;
  const execution = executionOf(undoneJob, done);
  const stillApplies = execution.command.outcome?.stillApplies;
  return (present: unknown) =>
    stillApplies ? stillApplies(present, done.before) : isUnmodified(present, changedFieldsOf(execution, null));
}

export const unfinishedRows = (job: Job) =>
  job.phase === 'finished' ? [] : job.rows.filter(({ state }) => state === 'waiting' || state === 'sending');
