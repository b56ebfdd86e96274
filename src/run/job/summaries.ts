import { proxy } from 'valtio/vanilla';
import { ownNameOf } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import type { Counts, Job, JobPhase } from './ledger';

/** What the screen of jobs, and the small panel, show of one job; its rows are read through the runner's `rowsOf`. */
export interface JobSummary {
  readonly id: string;
  readonly commandId: string;
  /** What the person calls it, where it is no command with a title. */
  readonly called?: string;
  /** What its command is called on these rows, where that is not its title. */
  readonly label?: TextKey;
  readonly kind: Kind;
  readonly total: number;
  readonly startedAt: number;
  counts: Counts;
  phase: JobPhase;
  /** Unix milliseconds of the end of a hold; null for a job that is not held or waits for the person's decision. */
  sendAt: number | null;
  finishedAt: number | null;
  readonly undoable: boolean;
  undone: boolean;
  readonly undoes: string | null;
  /** Whether its rows are in memory; those of an earlier page are read when somebody looks. */
  loaded: boolean;
}

/** Newest first. */
export const jobs = proxy<{ list: JobSummary[] }>({ list: [] });

export const summaryOf = (id: string) => jobs.list.find((summary) => summary.id === id);

/** The jobs that take this one back, the newest first: another where the first did not get to its end. */
export const undosOf = (list: readonly Pick<JobSummary, 'undoes' | 'counts' | 'phase' | 'id'>[], id: string) =>
  list.filter(({ undoes }) => undoes === id);

/** Shows a job as it is now. */
export function updateSummary(
  job: Omit<Job, 'rows' | 'phase'> & { readonly phase: JobPhase },
  total: number,
  loaded: boolean,
): void {
  const now = {
    counts: { ...job.counts },
    phase: job.phase,
    sendAt: job.sendAt || null,
    finishedAt: job.finishedAt ?? null,
    undone: job.undone,
    loaded,
  };
  const summary = summaryOf(job.id);
  if (summary) Object.assign(summary, now);
  else {
    const { id, commandId, kind, startedAt, undoable, undoes = null } = job;
    const called = ownNameOf(job.args);
    const own = { ...(called !== undefined && { called }), ...(job.label && { label: job.label }) };
    jobs.list.unshift({ id, commandId, ...own, kind, startedAt, total, undoable, undoes, ...now });
  }
}
