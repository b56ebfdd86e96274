import { Code } from '../../../contract/wire/codes';
import { emitListMove } from '../../state/listMoves';
import type { Executor } from '../call/execute';
import type { RunnerHost } from '../call/host';
import type { InFlight } from '../call/inFlight';
import { mutationById } from '../call/runNames';
import type { RunOutcome } from '../call/runOutcome';
import { applyOptimistic, revertOptimistic } from '../call/shownChange';
import { JOB, next, shownPhase } from '../states';
import {
  type ActiveJob,
  callsAtOnce,
  executionOf,
  goesTogether,
  isOnce,
  letGo,
  letGoSoon,
  moveRow,
  preconditionOf,
  reachFor,
  takeNext,
} from './activeJob';
import type { JobStore } from './jobStore';
import { isOver, type Job, type LedgerRow, progressOf } from './ledger';
import { updateSummary } from './summaries';

interface Deps {
  readonly host: RunnerHost;
  readonly store: JobStore;
  readonly inFlight: InFlight;
  readonly execute: Executor['execute'];
  readonly executeBatch: Executor['executeBatch'];
  /** Whether this page still has it. */
  readonly isHere: (run: ActiveJob) => boolean;
  readonly jobOf: (id: string | undefined) => Job | undefined;
  /** The job that an ended one has undone, now marked as undone; undefined if the ended one was no undo. */
  readonly undoneBy: (job: Job) => Job | undefined;
  /** It goes out, after its hold if it was held: from here on only a call can undo it. */
  readonly onSent: (job: Job) => void;
  readonly onFinished: (job: Job) => void;
}

/** A job of more rows shows them, or takes them back, in turns of so many, so that the page draws its frames between them. */
const ROWS_A_TURN = 1000;

export const redraw = ({ job }: ActiveJob): void =>
  updateSummary({ ...job, phase: shownPhase(job.phase) }, job.rows.length, true);

/** Works through the rows of a job: a few calls at a time, in order, to the end, each outcome written down. */
export function createJobWorker(deps: Deps) {
  const { host, store, inFlight, execute, executeBatch, isHere, jobOf, undoneBy, onSent, onFinished } = deps;

  /** Sends the rows at these places: one, or several in one call. */
  async function send(run: ActiveJob, indexes: readonly number[]) {
    const { job } = run;
    const rows = indexes.flatMap((at) => job.rows[at] ?? []);
    const terms = {
      signal: run.abort.signal,
      unsure: rows.some(({ begun }) => begun),
      sendAgain: rows.some(({ resend }) => resend),
      isUndo: job.undoes !== undefined,
      // A server that does not know of jobs may not even let the header pass.
      job: host.commandContext().extensions.has('audit.jobs') ? job.id : undefined,
    };
    const [first] = rows;
    const outcomes =
      first && rows.length === 1 && !goesTogether(job, first, host.world.has)
        ? [
            await execute(executionOf(job, first), {
              ...terms,
              progress: progressOf(first),
              precondition: preconditionOf(run, jobOf(job.undoes), first),
            }),
          ]
        : await executeBatch(
            rows.map((row) => executionOf(job, row)),
            terms,
          );
    // A page that the person has left, or that somebody else signed in to, writes nothing down any more, nor shows that it was refused.
    if (!isHere(run)) {
      if (host.uid() !== job.uid) for (const row of rows) revertOptimistic(executionOf(job, row));
      return;
    }
    run.inFlight -= 1;
    for (const [nth, row] of rows.entries()) {
      const outcome = outcomes[nth];
      if (outcome) recordOutcome(run, row, outcome, indexes[nth] ?? 0);
    }
    store.keep(job);
    if (rows.length > 1) {
      // What became of so many is drawn before the next are put into a call.
      await host.sleep(0);
      if (!isHere(run) || job.phase === 'finished') return;
    }
    // A pause that the last answers outran has nothing left to hold back.
    if (isOver(job)) finish(run);
    else pump(run);
  }

  /** Records the outcome of a row. */
  function recordOutcome(run: ActiveJob, row: LedgerRow, outcome: RunOutcome, at: number) {
    const { job } = run;
    const remembered = outcome.progress ? { progress: outcome.progress } : outcome.is === 'done' && outcome.remembered;
    if (remembered) {
      row.remembered = remembered;
      store.remember(job, at);
    }
    if (outcome.is === 'aborted') giveUp(run, row, outcome.begun);
    else {
      if (outcome.is !== 'done') row.code = outcome.code;
      if (outcome.is === 'settled') noteSettled(job, row, outcome.present);
      if (outcome.is === 'failed') row.message = outcome.message;
      if (outcome.is === 'unsure') row.why = `run.looked.${outcome.looked}`;
      if (outcome.is === 'done' && outcome.mayBeOld) row.why = 'run.mayBeOld';
      delete row.resend;
      moveRow(job, row, outcome.is);
      // Of many the list shows that they are back, and the cursor stays: as if they had come by themselves.
      if (outcome.is === 'done' && job.undoes !== undefined)
        emitListMove({ kind: job.kind, id: row.rowId, as: 'back', isOwn: false });
    }
    if (row.state === 'failed' || row.state === 'cancelled') inFlight.end(job.commandId, job.kind, row.rowId);
    else if (row.state !== 'waiting') letGoSoon(run, row.rowId, { inFlight, sleep: host.sleep });
  }

  /** What the person reads of a row that is settled already: how and by whom, where the server says. */
  function noteSettled({ commandId }: Job, row: LedgerRow, present: unknown) {
    const { noopMessage, settledAs } = mutationById(commandId)?.words ?? {};
    if (noopMessage !== undefined) row.why = noopMessage;
    const as = present === undefined ? undefined : settledAs?.(present, host.world.has);
    if (as) row.settledAs = as;
  }

  /** Stops waiting for this row's answer: in a paused job the row waits its turn; in a cancelled one it is not sent again. */
  function giveUp(run: ActiveJob, row: LedgerRow, begun: boolean) {
    row.begun ||= begun;
    run.next = 0;
    moveRow(run.job, row, 'giveUp');
    if (run.job.phase === 'cancelling') takeBack(run.job, row);
  }
  /** A call that may have arrived is not reported as undone: it failed for lack of an answer, and a retry will tell. */
  function takeBack(job: Job, row: LedgerRow) {
    revertOptimistic(executionOf(job, row), row.begun ? Code.lost : undefined);
    if (row.begun) row.code = Code.lost;
    moveRow(job, row, row.begun ? 'lost' : 'cancel');
    inFlight.end(job.commandId, job.kind, row.rowId);
  }

  function finish(run: ActiveJob) {
    const { job } = run;
    job.phase = next(JOB, job.phase, 'end');
    job.finishedAt = Math.floor(host.now() / 1000);
    letGo(run, inFlight);
    redraw(run);
    run.closed = store.keepNow(job, undoneBy(job)).then(() => run.release?.());
    for (const told of run.onEnd.splice(0)) told();
    onFinished(job);
  }
  function work(run: ActiveJob) {
    run.abort = new AbortController();
    run.next = 0;
    onSent(run.job);
    if (run.job.phase !== 'running') run.job.phase = next(JOB, run.job.phase, 'go');
    if (isOver(run.job)) return finish(run);
    pump(run);
  }
  /** Sends the next waiting rows, a few at a time; each row's end calls for the next. */
  function pump(run: ActiveJob) {
    const { job } = run;
    const atOnce = callsAtOnce(job, host.world.has);
    while (job.phase === 'running' && run.inFlight < atOnce) {
      const indexes = takeNext(run, host.world.has);
      const [first, last = first] = [indexes[0], indexes.at(-1)];
      if (first === undefined || last === undefined) break;
      if (last >= (job.reach ?? 0)) {
        if (!run.isReaching) void reach(run, reachFor(job, last, isOnce(job, host.world.has), indexes.length));
        break;
      }
      for (const at of indexes) {
        const row = job.rows[at];
        if (row) moveRow(job, row, 'send');
      }
      run.inFlight += 1;
      void send(run, indexes);
    }
    redraw(run);
  }

  /** Writes down how far calls may be out, before they are: a page that finds the job can tell what was never sent. */
  async function reach(run: ActiveJob, index: number) {
    run.isReaching = true;
    run.job.reach = index;
    await store.keepNow(run.job);
    run.isReaching = false;
    if (isHere(run)) pump(run);
  }

  /** Does something to the rows that wait: now to the first, and in their turn to those that wait by then; `done` follows the last. */
  function inTurns(run: ActiveJob, act: (row: LedgerRow) => void, done: () => void, from = 0): void {
    const { rows } = run.job;
    const end = Math.min(from + ROWS_A_TURN, rows.length);
    for (let at = from; at < end; at += 1) {
      const row = rows[at];
      if (row?.state === 'waiting') act(row);
    }
    if (end === rows.length && from === 0) {
      done();
      return;
    }
    redraw(run);
    void host.sleep(0).then(() => {
      if (!isHere(run)) return;
      if (end === rows.length) done();
      else inTurns(run, act, done, end);
    });
  }

  /** Shows what a job's waiting rows will be; resolves when all are shown. */
  function begin(run: ActiveJob): Promise<void> {
    const { job } = run;
    const showRow = (row: LedgerRow) => {
      applyOptimistic(executionOf(job, row));
      inFlight.begin(job.commandId, job.kind, row.rowId);
    };
    return new Promise((resolve) => inTurns(run, showRow, resolve));
  }

  /** Rows not sent yet go back to what they were; what is on its way arrives, and is written down. */
  function cancel(run: ActiveJob): void {
    const { job } = run;
    job.phase = next(JOB, job.phase, 'cancel');
    run.abort.abort();
    const end = () => {
      if (isOver(job)) return finish(run);
      redraw(run);
      // Calls are still out: a page that finds it now sends no more than these.
      void store.keepNow(job);
    };
    inTurns(run, (row) => takeBack(job, row), end);
  }

  return { begin, work, cancel };
}
