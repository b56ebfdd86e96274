import { Code } from '../../contract/codes';
import { CALLS_IN_FLIGHT_MAX } from '../../contract/constants';
import type { Surface } from '../state/surface';
import type { Busy } from './busy';
import type { Desk } from './desk';
import { type Executor, type Outcome, show, unshow } from './execute';
import { actOf } from './inverse';
import {
  aRun,
  executionOf,
  type Run,
  stillFits,
  takeNext,
  unfinishedRows,
  unselect,
  unselectSoon,
  waitingRows,
} from './jobRun';
import { countsOf, type Head, type JobStore } from './jobStore';
import { isOver, type Job, type LedgerRow, turn } from './ledger';
import { draw, jobs, summaryOf } from './summaries';

export { type JobSummary, jobs } from './summaries';

const KEPT_FINISHED = 50;

interface Surroundings {
  readonly desk: Desk;
  readonly store: JobStore;
  readonly busy: Busy;
  readonly execute: Executor['execute'];
  readonly executeTogether: Executor['executeTogether'];
  /** Its hold is over: from here on only a call takes it back. */
  readonly onSent: (job: Job) => void;
  readonly onFinished: (job: Job) => void;
}

/** Runs ledgers: a few rows at a time, in order, to the end; what is not sent survives the page. */
export function createJobs({ desk, store, busy, execute, executeTogether, onSent, onFinished }: Surroundings) {
  const runs = new Map<string, Run>();
  /** Finished jobs of earlier pages, whose rows nobody has looked at yet. */
  const heads = new Map<string, Head>();
  const redraw = ({ job }: Run) => draw(job, job.rows.length, true);

  /** Sends the rows at these places: one, or several in one call. */
  async function send(run: Run, places: readonly number[]) {
    const { job } = run;
    const rows = places.flatMap((at) => job.rows[at] ?? []);
    const terms = {
      signal: run.abort.signal,
      unsure: job.resumed || rows.some(({ begun }) => begun),
      // A server that does not know of jobs may not even let the header pass.
      job: desk.standing().extensions.has('audit.jobs') ? job.id : undefined,
    };
    const [first] = rows;
    const outcomes =
      first && rows.length === 1
        ? [await execute(executionOf(job, first), { ...terms, stillFits: stillFits(run, undoneOf(run), first) })]
        : await executeTogether(
            rows.map((row) => executionOf(job, row)),
            terms,
          );
    run.inFlight -= 1;
    for (const [nth, row] of rows.entries()) {
      const outcome = outcomes[nth];
      if (outcome) come(run, row, outcome, places[nth] ?? 0);
    }
    // A page that the person has left, or that somebody else signed in to, writes nothing down any more.
    if (runs.get(job.id) !== run) return;
    store.keep(job);
    if (isOver(job) && job.phase === 'running') finish(run);
    else pump(run);
  }
  const undoneOf = ({ job }: Run) => runs.get(job.undoes ?? '')?.job;

  /** Writes down what became of a row. */
  function come(run: Run, row: LedgerRow, outcome: Outcome, at: number) {
    const { job } = run;
    if (outcome.is === 'givenUp') giveUp(run, row, outcome.begun);
    else {
      if (outcome.is !== 'done') row.code = outcome.code;
      const already = actOf(job.commandId)?.already;
      if (outcome.is === 'settled' && already !== undefined) row.why = already;
      if (outcome.is === 'failed') row.message = outcome.message;
      if (outcome.is === 'done' && outcome.remembered) {
        row.remembered = outcome.remembered;
        store.remember(job, at);
      }
      turn(job, row, outcome.is);
      if (outcome.is !== 'failed') unselectSoon(run, row.rowId, desk.sleep);
    }
    if (row.state !== 'waiting') busy.end(job.commandId, job.kind, row.rowId);
  }

  /** Nobody waits for this row's answer any more: paused, it waits its turn; cancelled, it has none. */
  function giveUp(run: Run, row: LedgerRow, begun: boolean) {
    row.begun ||= begun;
    run.next = 0;
    turn(run.job, row, 'waiting');
    if (run.isCancelled) takeBack(run.job, row);
  }
  /** What may have arrived is not said to be undone: it failed for want of an answer, and retrying finds out. */
  function takeBack(job: Job, row: LedgerRow) {
    unshow(executionOf(job, row), row.begun ? Code.lost : undefined);
    if (row.begun) row.code = Code.lost;
    turn(job, row, row.begun ? 'failed' : 'cancelled');
    busy.end(job.commandId, job.kind, row.rowId);
  }

  function finish(run: Run) {
    const { job } = run;
    job.phase = 'finished';
    job.finishedAt = Math.floor(desk.now() / 1000);
    unselect(run);
    redraw(run);
    void store.keepNow(job).then(() => run.release?.());
    for (const told of run.onEnd.splice(0)) told();
    onFinished(job);
    forgetOld();
  }
  function forgetOld() {
    for (const { id, total } of jobs.list.filter(({ phase }) => phase === 'finished').slice(KEPT_FINISHED)) {
      runs.delete(id);
      heads.delete(id);
      jobs.list = jobs.list.filter((summary) => summary.id !== id);
      void store.forget(id, total);
    }
  }

  function work(run: Run) {
    run.abort = new AbortController();
    run.isCancelled = false;
    run.next = 0;
    if (run.job.phase === 'held') onSent(run.job);
    run.job.phase = 'running';
    if (isOver(run.job)) return finish(run);
    pump(run);
  }
  /** Sends the next waiting rows, a few at a time; each row's end calls for the next. */
  function pump(run: Run) {
    const { job } = run;
    while (job.phase === 'running' && !run.isCancelled && run.inFlight < CALLS_IN_FLIGHT_MAX) {
      const places = takeNext(run, desk.world.has);
      if (places.length === 0) break;
      for (const at of places) {
        const row = job.rows[at];
        if (row) turn(job, row, 'sending');
      }
      run.inFlight += 1;
      void send(run, places);
    }
    redraw(run);
  }

  const open = (job: Job, surface: Surface | null, release: (() => void) | null): Run => {
    const run = aRun(job, surface, release);
    runs.set(job.id, run);
    return run;
  };
  const readUndone = async (run: Run) => {
    const undone = run.job.undoes === undefined ? undefined : await whole(run.job.undoes);
    if (undone) run.undone = new Map(undone.rows.map((row) => [row.rowId, row]));
  };
  const begin = (job: Job) => {
    for (const row of waitingRows(job)) {
      show(executionOf(job, row));
      busy.begin(job.commandId, job.kind, row.rowId);
    }
  };

  /** Starts a job; held first where `sendAt` says so. Its rows change before anything else happens. */
  async function start(job: Job, surface: Surface | null): Promise<void> {
    const run = open(job, surface, null);
    begin(job);
    for (const { rowId, state } of job.rows) if (state === 'skipped') run.ended.push(rowId);
    unselect(run);
    redraw(run);
    run.release = await desk.claim(`job:${job.id}`);
    await store.begin(job);
    await readUndone(run);
    if (job.phase === 'held') {
      await desk.sleep(Math.max(0, (job.sendAt ?? 0) - desk.now()));
      if (job.phase !== 'held' || runs.get(job.id) !== run) return;
    }
    if (job.phase === 'running' || job.phase === 'held') work(run);
  }

  /** The job with its rows, read where an earlier page ran it. */
  async function whole(id: string): Promise<Job | undefined> {
    const head = heads.get(id);
    if (!head) return runs.get(id)?.job;
    heads.delete(id);
    const job = await store.whole(head);
    redraw(open(job, null, null));
    return job;
  }

  return {
    start,
    pause: (id: string): void => {
      const run = runs.get(id);
      if (run?.job.phase !== 'running') return;
      run.job.phase = 'paused';
      run.abort.abort();
      redraw(run);
      void store.keepNow(run.job);
    },
    /** Goes on with a paused job, or sends a held one now. */
    resume: (id: string): void => {
      const run = runs.get(id);
      if (run && (run.job.phase === 'paused' || run.job.phase === 'held')) work(run);
    },
    /** Rows not sent yet go back to what they were; what is on its way arrives, and is written down. */
    cancel: (id: string): void => {
      const run = runs.get(id);
      if (!run || run.job.phase === 'finished') return;
      const { job } = run;
      for (const row of waitingRows(job)) takeBack(job, row);
      run.isCancelled = true;
      job.phase = 'running';
      run.abort.abort();
      if (isOver(job)) finish(run);
      else redraw(run);
    },
    retryFailed: async (id: string): Promise<void> => {
      await whole(id);
      const run = runs.get(id);
      if (run?.job.phase !== 'finished') return;
      const release = await desk.claim(`job:${id}`);
      if (!release) return;
      run.release = release;
      for (const row of run.job.rows) {
        if (row.state !== 'failed') continue;
        turn(run.job, row, 'waiting');
        delete row.code;
        delete row.message;
      }
      begin(run.job);
      await store.keepNow(run.job);
      work(run);
    },
    whole,
    find: (id: string): Job | undefined => runs.get(id)?.job,
    markUndone: (id: string): void => {
      const run = runs.get(id);
      if (!run) return;
      run.job.undone = true;
      redraw(run);
      void store.keepNow(run.job);
    },
    /** Resolves when every row has come to its end; at once for a finished job. */
    ended: (id: string): Promise<void> => {
      const run = runs.get(id);
      if (!run || run.job.phase === 'finished') return Promise.resolve();
      return new Promise((resolve) => run.onEnd.push(resolve));
    },
    /** The ledger, all rows or those of some states; none yet where an earlier page ran it: the list repaints when they are read. */
    rowsOf: (id: string, states?: readonly string[]): readonly LedgerRow[] => {
      if (heads.has(id)) void whole(id);
      const rows = runs.get(id)?.job.rows ?? [];
      return states ? rows.filter((row) => states.includes(row.state)) : rows;
    },
    unsent: (): boolean => [...runs.values()].some(({ job }) => job.phase !== 'finished'),
    /** After a reload: finished jobs are there to look at; others go on in the one tab that claims them, held ones when told to. */
    load: async (uid: number): Promise<void> => {
      const stored = (await store.heads()).filter((head) => head.uid === uid);
      for (const head of [...stored].sort((one, other) => one.startedAt - other.startedAt)) {
        if (summaryOf(head.id)) continue;
        if (head.phase === 'finished') {
          heads.set(head.id, head);
          draw({ ...head, counts: countsOf(head) }, head.total, false);
          continue;
        }
        const release = await desk.claim(`job:${head.id}`);
        if (!release) continue;
        const run = open(await store.whole(head), null, release);
        if (run.job.phase === 'held') run.job.sendAt = 0;
        begin(run.job);
        redraw(run);
        await readUndone(run);
        if (run.job.phase === 'running') work(run);
      }
      forgetOld();
    },
    /** Lets go of everything without a word: somebody signed out, and what is unsent waits in storage for the same person. */
    leave: (): void => {
      for (const run of runs.values()) {
        run.abort.abort();
        run.release?.();
        for (const row of unfinishedRows(run.job)) unshow(executionOf(run.job, row));
      }
      runs.clear();
      heads.clear();
      jobs.list = [];
    },
  };
}
export type Jobs = ReturnType<typeof createJobs>;
