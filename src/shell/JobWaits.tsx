import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { pace } from '../run/call/pace';
import type { JobSummary } from '../run/job/summaries';

/** What people are told that the running jobs wait for just now, if anything. */
export const useJobWait = (phase: JobSummary['phase']) => {
  const { toldOf } = useSnapshot(pace);
  return phase === 'running' ? toldOf : null;
};

/** Why a running job is waiting, and that it goes on by itself. */
export function JobWaits({ phase, className }: { phase: JobSummary['phase']; className: string }) {
  const t = useT();
  const waitsFor = useJobWait(phase);
  if (waitsFor === null) return null;
  return (
    <span role="status" className={className}>
      {t(waitsFor === 'server' ? 'screens.jobs.waitsForServer' : 'run.waitingForSession')}
    </span>
  );
}
