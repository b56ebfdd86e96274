import { Code } from '../../../contract/wire/codes';
import type { ActiveView } from '../../state/activeView';
import type { Executor } from '../call/execute';
import type { Release, RunnerHost } from '../call/host';
import type { InFlight } from '../call/inFlight';
import { namedJob } from '../call/runNames';
import { applyOptimistic, revertOptimistic } from '../call/shownChange';
import { changesAnything } from '../call/steps';
import type { UnsureDecision } from '../single/doubts';
import { can, type EventOf, JOB, next, type ROW } from '../states';
import { type ActiveJob, activate, executionOf, isOnce, letGo, moveRow, reachFor, unfinishedRows } from './activeJob';
import { countsOf, type JobStore, type StoredJob } from './jobStore';
import { createJobWorker, redraw } from './jobWorker';
import { isOver, type Job, type LedgerRow, progressOf } from './ledger';
import { jobs, summaryOf, undosOf, updateSummary } from './summaries';

export { jobs } from './summaries';

const KEPT_FINISHED = 50;

interface Deps extends Pick<Executor, 'execute' | 'executeBatch'> {
  readonly host: RunnerHost;
  readonly store: JobStore;
  readonly inFlight: InFlight;
  readonly onSent: (job: Job) => void;
  readonly onFinished: (job: Job) => void;
}

/** Keeps ledgers, and does with them what a person asks; what is not sent survives the page. */
export function createJobs(deps: Deps) {
  const { host, store, inFlight, onFinished } = deps;
  const runs = new Map<string, ActiveJob>();
  /** Finished jobs of earlier pages, whose rows have not been read yet. */
  const heads = new Map<string, StoredJob>();
  const isHere = (run: ActiveJob) => runs.get(run.job.id) === run;
  const { begin, work, cancel } = createJobWorker({
    ...deps,
    isHere,
    jobOf: (id = '') => runs.get(id)?.job,
    undoneBy: ({ undoes = '', counts }) => {
      const undone = runs.get(undoes);
      // Rows that it could not undo can be undone again.
      if (undone) setUndone(undone, counts.cancelled + counts.failed + counts.unsure === 0);
      return undone?.job;
    },
    onFinished: (job) => {
      onFinished(job);
      forgetOld();
    },
  });

  function forgetOld() {
    for (const { id, total } of jobs.list.filter(({ phase }) => phase === 'finished').slice(KEPT_FINISHED)) {
      runs.delete(id);
      heads.delete(id);
      jobs.list = jobs.list.filter((summary) => summary.id !== id);
      void store.forget(id, total);
    }
  }

  const open = (job: Job, view: ActiveView | null, release: Release | null): ActiveJob => {
    const run = activate(job, view, release);
    runs.set(job.id, run);
    return run;
  };
  /** Shown at once; written down together with what takes it back, and with its end. */
  function setUndone(run: ActiveJob, undone: boolean) {
    run.job.undone = undone;
    redraw(run);
  }
  const readUndone = async (run: ActiveJob) => {
    const undone = run.job.undoes === undefined ? undefined : await whole(run.job.undoes);
    if (undone) run.undone = new Map(undone.rows.map((row) => [row.rowId, row]));
  };
  const listFinished = (head: StoredJob) => {
    heads.set(head.id, head);
    updateSummary({ ...head, counts: countsOf(head) }, head.total, false);
  };
  /** Starts a job; held first where `sendAt` says so. Its rows change before anything else happens. */
  async function start(job: Job, view: ActiveView | null): Promise<void> {
    const run = open(job, view, null);
    const isShown = begin(run);
    for (const { rowId, state } of job.rows) if (state === 'skipped') run.ended.push(rowId);
    letGo(run, inFlight);
    redraw(run);
    await isShown;
    run.release = await host.claim(`job:${job.id}`);
    job.reach = job.phase === 'running' ? reachFor(job, 0, isOnce(job, host.world.has)) : 0;
    await store.begin(job, job.undoes === undefined ? undefined : runs.get(job.undoes)?.job);
    await readUndone(run);
    // Cancelled already; or the user who started it has signed out since, and their next page resumes it.
    if (job.phase === 'finished' || !isHere(run)) return run.release?.();
    if (job.phase === 'held') {
      await host.sleep(Math.max(0, (job.sendAt ?? 0) - host.now()));
      if (job.phase !== 'held' || !isHere(run)) return;
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

  /** Back among the rows that wait, with nothing said of its last try. */
  function waitAgain(run: ActiveJob, row: LedgerRow, why: EventOf<typeof ROW>) {
    moveRow(run.job, row, why);
    delete row.code;
    delete row.message;
    delete row.why;
  }
  const showAgain = ({ job }: ActiveJob, row: LedgerRow) => {
    applyOptimistic(executionOf(job, row));
    inFlight.begin(job.commandId, job.kind, row.rowId);
  };
  /** Takes a finished job up again. */
  async function goOn(run: ActiveJob) {
    run.job.phase = next(JOB, run.job.phase, 'takeUp');
    run.job.reach = 0;
    await begin(run);
    await store.keepNow(run.job);
    // It may have been paused, cancelled or left meanwhile.
    if (run.job.phase === 'running' && isHere(run)) work(run);
  }

  const endOf = async ({ job, onEnd }: ActiveJob) => {
    if (job.phase !== 'finished') await new Promise<void>((resolve) => onEnd.push(resolve));
  };
  /** Takes a job up again that is over; false where another tab has it. One that has just ended is still being written down. */
  async function claimAgain(run: ActiveJob): Promise<boolean> {
    await run.closed;
    const release = await host.claim(`job:${run.job.id}`);
    if (release) run.release = release;
    return release !== null;
  }
  /**
   * Sends the rows that `choose` sets back to waiting: a finished job is resumed for them, a running one sends them in their turn. Requests
   * for one job run one after the other, and each sees the job as the one before left it.
   */
  async function sendAgain(
    id: string,
    why: EventOf<typeof ROW>,
    choose: (run: ActiveJob) => readonly LedgerRow[],
  ): Promise<void> {
    await whole(id);
    const run = runs.get(id);
    if (!run) return;
    const send = async () => {
      // Of what is being cancelled nothing goes out any more.
      if (run.job.phase === 'cancelling') await endOf(run);
      const wasOver = run.job.phase === 'finished';
      if (wasOver && !(await claimAgain(run)))
        return host.notify({ key: 'run.inOtherTab', params: namedJob(run.job), tone: 'info' });
      const rows = choose(run);
      for (const row of rows) waitAgain(run, row, why);
      run.next = 0;
      if (wasOver) return goOn(run);
      for (const row of rows) showAgain(run, row);
      redraw(run);
      await store.keepNow(run.job);
    };
    run.asked = run.asked.then(send, send);
    await run.asked;
  }

  /**
   * After a reload: finished jobs are there to look at; others go on in the one tab that claims them, held ones when told to. What another tab
   * has is looked at again when that lets go: it may be gone, or the page before this one, of which the browser has not let go yet.
   */
  async function load(uid: number): Promise<void> {
    if (host.uid() !== uid) return;
    const stored = (await store.heads()).filter((head) => head.uid === uid);
    for (const head of [...stored].sort((one, other) => one.startedAt - other.startedAt)) {
      if (summaryOf(head.id)) continue;
      if (head.phase === 'finished') {
        listFinished(head);
        continue;
      }
      const release = await host.claim(`job:${head.id}`);
      if (!release) {
        void host.untilFree(`job:${head.id}`).then(() => load(uid));
        continue;
      }
      // Another tab may have gone on with it, or ended it, until it let go.
      const now = await store.head(head.id);
      const left = now && now.phase !== 'finished' ? await store.whole(now) : undefined;
      if (!left || host.uid() !== uid) {
        release();
        if (host.uid() !== uid) return;
        if (now) listFinished(now);
        continue;
      }
      const run = open(left, null, release);
      if (run.job.phase === 'held') run.job.sendAt = 0;
      await begin(run);
      redraw(run);
      await readUndone(run);
      const isOn = run.job.phase === 'running' || (isOver(run.job) && can(JOB, run.job.phase, 'go'));
      if (isOn && isHere(run)) work(run);
    }
    forgetOld();
  }

  return {
    start,
    pause: (id: string): void => {
      const run = runs.get(id);
      if (!run || !can(JOB, run.job.phase, 'pause')) return;
      run.job.phase = next(JOB, run.job.phase, 'pause');
      // What may be out is written down row by row.
      run.job.reach = 0;
      run.abort.abort();
      redraw(run);
      void store.keepNow(run.job);
    },
    /** Goes on with a paused job, or sends a held one now. */
    resume: (id: string): void => {
      const run = runs.get(id);
      if (!run || !can(JOB, run.job.phase, 'go')) return;
      work(run);
      // Where every row is out already, nothing else writes down that it runs again.
      store.keep(run.job);
    },
    /** Ends it: see `cancel` in jobWorker.ts. */
    cancel: (id: string): void => {
      const run = runs.get(id);
      if (run && can(JOB, run.job.phase, 'cancel')) cancel(run);
    },
    retryFailed: (id: string): Promise<void> =>
      sendAgain(id, 'retry', ({ job }) => {
        const rows = job.rows.filter(({ state }) => state === 'failed');
        for (const row of rows) if (row.code === Code.lost) row.begun = true;
        return rows;
      }),
    /** What the person says of rows that may have arrived: of one, or of all. A job that still runs takes them in its turn. */
    decide: (id: string, how: UnsureDecision, rowId?: string): Promise<void> =>
      sendAgain(id, how, ({ job }) => {
        const rows = job.rows.filter((row) => row.state === 'unsure' && (rowId === undefined || row.rowId === rowId));
        const isSent = how === 'look' || how === 'sendAgain';
        for (const row of rows) {
          if (isSent) {
            row.begun = true;
            if (how === 'sendAgain') row.resend = true;
          } else {
            moveRow(job, row, how);
            row.why = `run.decided.${how}`;
          }
        }
        return isSent ? rows : [];
      }),
    whole,
    /** Its done rows except those that were undone already, or that others have settled since; undefined if there is no such job. */
    standingRows: async (id: string): Promise<readonly LedgerRow[] | undefined> => {
      const job = await whole(id);
      const gone = new Set<string>();
      for (const undo of undosOf(jobs.list, id))
        for (const { rowId, state } of (await whole(undo.id))?.rows ?? [])
          if (state === 'done' || state === 'settled') gone.add(rowId);
      // What was done and may have been there before says so.
      return job?.rows.filter((row) => {
        const progress = progressOf(row);
        const stands = progress ? changesAnything(progress) : row.state === 'done' && row.why === undefined;
        return stands && !gone.has(row.rowId);
      });
    },
    find: (id: string): Job | undefined => runs.get(id)?.job,
    markUndone: (id: string): void => {
      const run = runs.get(id);
      if (run) setUndone(run, true);
    },
    /** Resolves when every row has come to its end; at once for a finished job. */
    ended: async (id: string): Promise<void> => {
      const run = runs.get(id);
      if (run) await endOf(run);
    },
    /** The ledger, all rows or those of some states; none yet where an earlier page ran it: the list repaints when they are read. */
    rowsOf: (id: string, states?: readonly string[]): readonly LedgerRow[] => {
      if (heads.has(id)) void whole(id);
      const rows = runs.get(id)?.job.rows ?? [];
      return states ? rows.filter((row) => states.includes(row.state)) : rows;
    },
    unsent: (): boolean => [...runs.values()].some(({ job }) => job.phase !== 'finished'),
    load,
    /** Drops everything without a message: the user signed out, and unsent rows wait in storage for the same user. */
    leave: (): void => {
      for (const run of runs.values()) {
        run.abort.abort();
        run.release?.();
        for (const row of unfinishedRows(run.job)) revertOptimistic(executionOf(run.job, row));
      }
      runs.clear();
      heads.clear();
      jobs.list = [];
    },
  };
}
export type JobRuns = ReturnType<typeof createJobs>;
