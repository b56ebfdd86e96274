import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { pace } from '../run/call/pace';
import type { JobSummary } from '../run/job/summaries';

/** What the running jobs wait for just now, if anything. */
export const useJobWait = (phase: JobSummary['phase']) => {
  const { waitingFor } = useSnapshot(pace);
  return phase === 'running' ? waitingFor : null;
};

/** Why a running job is waiting, that it goes on by itself, and how far it has come. */
export function JobWaits({ job, className }: { job: JobSummary; className: string }) {
  const t = useT();
  const waitingFor = useJobWait(job.phase);
  if (waitingFor === null) return null;
  return (
    <span role="status" className={className}>
      {waitingFor === 'server'
        ? t('screens.jobs.waitsForServer', { done: format.number(job.counts.done) })
        : t('run.waitingForSession')}
    </span>
  );
}
