import type { TextKey } from '../../../commands/core/textKey';
import { type JobSummary, theEngine, undoEntry } from '../../run';
import { failedAsCsv } from './failedAsCsv';

/** Something that can be done with a job. */
export interface JobAct {
  /** Identifies the act, so that its button keeps its place even if its label changes. */
  readonly name: string;
  readonly label: TextKey;
  readonly can: boolean;
  readonly act: () => void;
}

/** Every act on a job, those of one that is over first. */
export function actsOn(job: JobSummary): readonly JobAct[] {
  const { pause, resume, cancel, retryFailed, decide } = theEngine().jobs;
  const { id, phase, counts } = job;
  const isOver = phase === 'finished';
  const isHeldBack = phase === 'paused' || phase === 'held';
  return [
    { name: 'retry', label: 'run.retryFailed', can: isOver && counts.failed > 0, act: () => void retryFailed(id) },
    {
      name: 'exportFailed',
      label: 'run.exportFailed',
      can: isOver && counts.failed > 0,
      act: () => failedAsCsv(job, 'failed'),
    },
    { name: 'look', label: 'run.decide.look', can: isOver && counts.unsure > 0, act: () => void decide(id, 'look') },
    {
      name: 'exportUnsure',
      label: 'run.exportUnsure',
      can: isOver && counts.unsure > 0,
      act: () => failedAsCsv(job, 'unsure'),
    },
    {
      name: 'undo',
      label: 'common.undo',
      can: isOver && counts.done > 0 && !job.undone && job.undoes === null && job.undoable,
      act: () => void undoEntry(id),
    },
    {
      name: 'pause',
      label: isHeldBack ? 'run.resume' : 'run.pause',
      can: !isOver,
      act: () => (isHeldBack ? resume(id) : pause(id)),
    },
    { name: 'cancel', label: 'run.cancel', can: !isOver, act: () => cancel(id) },
  ];
}
