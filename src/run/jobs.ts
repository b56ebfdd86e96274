import { proxy } from 'valtio';
import { isAct, type Kind } from '../../commands/definition';
import { commandById } from '../../commands/registry';
import type { World } from '../../commands/world';
import { Code } from '../../contract/codes';
import { CALLS_IN_FLIGHT_MAX } from '../../contract/constants';
import { putRows } from '../state/rows';
import type { Surface } from '../state/surface';
import type { Desk } from './desk';
import { type Execution, execute, show, unshow } from './execute';
import { afterReload, type Counts, isOver, type Job, type JobPhase, type LedgerRow, turn } from './ledger';

/** What the screen of jobs, and the small panel, show of one job; its rows are read through `rowsOf`. */
export interface JobSummary {
  readonly id: string;
  readonly commandId: string;
  readonly kind: Kind;
  readonly total: number;
  readonly startedAt: number;
  counts: Counts;
  phase: JobPhase;
  sendAt: number | null;
  finishedAt: number | null;
  undone: boolean;
  undoes: string | null;
}

/** Newest first. */
export const jobs = proxy<{ list: JobSummary[] }>({ list: [] });

const PREFIX = 'job:';
const KEPT_FINISHED = 50;
const WRITE_EVERY_MS = 400;

interface Surroundings {
  readonly desk: Desk;
  /** The world with the paced call, and a signal that gives up waiting calls. */
  readonly world: (signal: AbortSignal) => World;
  readonly onFinished: (job: Job) => void;
}

/** Runs ledgers: a few rows at a time, in order, to the end; what is not sent survives the page. */
export function createJobs({ desk, world, onFinished }: Surroundings) {
  const ledgers = new Map<string, Job>();
  const aborts = new Map<string, AbortController>();
  const releases = new Map<string, () => void>();
  const writes = new Map<string, Promise<void>>();
  /** Rows go out of the selection of the list they were chosen in. */
  const chosenIn = new Map<string, Surface>();

  const summaryOf = (id: string) => jobs.list.find((summary) => summary.id === id);
  const draw = (job: Job) => {
    const summary = summaryOf(job.id);
    const now = {
      counts: { ...job.counts },
      phase: job.phase,
      sendAt: job.sendAt ?? null,
      finishedAt: job.finishedAt ?? null,
      undone: job.undone,
    };
    if (summary) Object.assign(summary, now);
    else {
      const { id, commandId, kind, startedAt, rows } = job;
      jobs.list.unshift({ id, commandId, kind, startedAt, total: rows.length, undoes: job.undoes ?? null, ...now });
    }
  };
  /** Writes at most every so often: a thousand answers are not a thousand writes of a thousand rows. */
  const keep = (job: Job) => {
    if (writes.has(job.id)) return;
    const write = desk.sleep(WRITE_EVERY_MS).then(async () => {
      writes.delete(job.id);
      if (ledgers.has(job.id)) await desk.keeping.write(PREFIX + job.id, job);
    });
    writes.set(job.id, write);
  };
  const executionOf = (job: Job, row: LedgerRow): Execution => {
    const command = commandById(job.commandId);
    if (!command || !isAct(command)) throw new Error(`A job of ${job.commandId}, which changes nothing.`);
    return {
      command,
      kind: job.kind,
      rowId: row.rowId,
      before: row.before,
      args: row.args ?? job.args,
      token: `${job.id}/${row.rowId}`,
    };
  };

  const sendRow = async (job: Job, row: LedgerRow, signal: AbortSignal) => {
    const outcome = await execute(executionOf(job, row), world(signal));
    if (signal.aborted && outcome.is === 'failed' && outcome.code === Code.lost) return turn(job, row, 'cancelled');
    if (outcome.is !== 'done') row.code = outcome.code;
    if (outcome.is === 'failed') row.message = outcome.message;
    turn(job, row, outcome.is);
    if (outcome.is !== 'failed') chosenIn.get(job.id)?.unselect([row.rowId]);
  };

  const finish = (job: Job) => {
    job.phase = 'finished';
    job.finishedAt = Math.floor(desk.now() / 1000);
    draw(job);
    keep(job);
    releases.get(job.id)?.();
    releases.delete(job.id);
    onFinished(job);
    const old = jobs.list.filter((summary) => summary.phase === 'finished').slice(KEPT_FINISHED);
    for (const { id } of old) forget(id);
  };
  const forget = (id: string) => {
    ledgers.delete(id);
    chosenIn.delete(id);
    jobs.list = jobs.list.filter((summary) => summary.id !== id);
    void desk.keeping.remove(PREFIX + id);
  };

  /** Sends waiting rows until none is left or the job is paused; several lanes take the next row each. */
  const work = async (job: Job) => {
    const abort = new AbortController();
    aborts.set(job.id, abort);
    job.phase = 'running';
    draw(job);
    let next = 0;
    const lane = async () => {
      while (job.phase === 'running') {
        while (next < job.rows.length && job.rows[next]?.state !== 'waiting') next += 1;
        const row = job.rows[next];
        if (!row) return;
        turn(job, row, 'sending');
        draw(job);
        await sendRow(job, row, abort.signal);
        draw(job);
        keep(job);
      }
    };
    await Promise.all(Array.from({ length: CALLS_IN_FLIGHT_MAX }, lane));
    if (isOver(job) && job.phase === 'running') finish(job);
  };

  const api = {
    /** Starts a job whose rows are shown changed already; held first where `sendAt` says so. */
    start: async (job: Job, surface: Surface | null) => {
      ledgers.set(job.id, job);
      if (surface) chosenIn.set(job.id, surface);
      for (const row of job.rows) if (row.state === 'waiting') show(executionOf(job, row));
      chosenIn.get(job.id)?.unselect(job.rows.filter((row) => row.state === 'skipped').map((row) => row.rowId));
      draw(job);
      await desk.keeping.write(PREFIX + job.id, job);
      const release = await desk.claim(PREFIX + job.id);
      if (release) releases.set(job.id, release);
      if (job.phase === 'held') {
        await desk.sleep(Math.max(0, (job.sendAt ?? 0) - desk.now()));
        if (job.phase !== 'held') return;
      }
      if (isOver(job)) return finish(job);
      await work(job);
    },
    pause: (id: string) => {
      const job = ledgers.get(id);
      if (job?.phase !== 'running') return;
      job.phase = 'paused';
      draw(job);
      keep(job);
    },
    resume: async (id: string) => {
      const job = ledgers.get(id);
      if (job && (job.phase === 'paused' || job.phase === 'held')) await work(job);
    },
    /** Rows not sent yet go back to what they were; what is on its way arrives, and is written down. */
    cancel: (id: string) => {
      const job = ledgers.get(id);
      if (!job || job.phase === 'finished') return;
      for (const row of job.rows) {
        if (row.state !== 'waiting') continue;
        unshow(executionOf(job, row));
        turn(job, row, 'cancelled');
      }
      aborts.get(id)?.abort();
      if (isOver(job)) finish(job);
      else {
        job.phase = 'running';
        draw(job);
      }
    },
    retryFailed: async (id: string) => {
      const job = ledgers.get(id);
      if (job?.phase !== 'finished') return;
      for (const row of job.rows) {
        if (row.state !== 'failed') continue;
        turn(job, row, 'waiting');
        delete row.code;
        delete row.message;
        show(executionOf(job, row));
      }
      await work(job);
    },
    find: (id: string): Job | undefined => ledgers.get(id),
    markUndone: (id: string) => {
      const job = ledgers.get(id);
      if (!job) return;
      job.undone = true;
      draw(job);
      keep(job);
    },
    /** A stretch of the ledger, rows [from, to), all or those of some states. */
    rowsOf: (id: string, states?: readonly string[]): readonly LedgerRow[] => {
      const rows = ledgers.get(id)?.rows ?? [];
      return states ? rows.filter((row) => states.includes(row.state)) : rows;
    },
    /** Whether a row's command is on its way in a job. */
    unsent: () => jobs.list.some((summary) => summary.phase !== 'finished'),
    /** After a reload: finished jobs are there to look at, and others go on in the one tab that claims them. */
    load: async () => {
      const stored = (await desk.keeping.all(PREFIX)) as readonly Job[];
      for (const kept of [...stored].sort((a, b) => a.startedAt - b.startedAt)) {
        const job = afterReload(kept);
        if (job.phase === 'finished') {
          ledgers.set(job.id, job);
          draw(job);
          continue;
        }
        const release = await desk.claim(PREFIX + job.id);
        if (!release) continue;
        releases.set(job.id, release);
        ledgers.set(job.id, job);
        putRows(job.kind, job.rows.filter((row) => row.state === 'waiting').map((row) => row.before) as never);
        for (const row of job.rows) if (row.state === 'waiting') show(executionOf(job, row));
        draw(job);
        if (job.phase !== 'paused') void work(job);
      }
    },
  };
  return api;
}
export type Jobs = ReturnType<typeof createJobs>;
