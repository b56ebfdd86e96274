import type { ScreenVerbs } from '../../../commands/core/world';
import { theEngine, undoEntry } from '../../run';
import { jobs } from '../../run/job/summaries';
import { failedAsCsv } from './failedAsCsv';

/** What commands do with a job. */
export const jobVerbs: ScreenVerbs['job'] = (verb, id) => {
  const { pause, resume, cancel, retryFailed, decide } = theEngine().jobs;
  const job = jobs.list.find((one) => one.id === id);
  if (!job) return;
  if (verb === 'retry') void retryFailed(id);
  else if (verb === 'exportFailed') failedAsCsv(job, 'failed');
  else if (verb === 'look') void decide(id, 'look');
  else if (verb === 'exportUnsure') failedAsCsv(job, 'unsure');
  else if (verb === 'undo') void undoEntry(id);
  else if (verb === 'pause') pause(id);
  else if (verb === 'resume') resume(id);
  else cancel(id);
};
