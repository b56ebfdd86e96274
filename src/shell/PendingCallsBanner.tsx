import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { pace } from '../run/call/pace';
import { jobs } from '../run/job/summaries';
import { outbox } from '../run/single/heldCalls';

/**
 * Says that calls wait for somebody to sign in again, as long as they do, and how many decisions do so; nothing where a job says it already.
 * That they wait for the server is said in the topbar (NoConnection.tsx).
 */
export default function PendingCallsBanner() {
  const t = useT();
  const { waitingFor } = useSnapshot(pace);
  const { sending } = useSnapshot(outbox);
  const { list } = useSnapshot(jobs);
  // A job under way says the same where it is shown, and how much of it is done.
  const isSaid = sending === 0 && list.some(({ phase }) => phase === 'running');
  if (waitingFor !== 'session' || isSaid) return null;
  return (
    <p
      role="status"
      className="rounded-lg border border-line bg-warn-soft text-warn text-sm font-medium px-3 py-1.5 shadow-layer"
    >
      {t('run.waitingForSession')}
      {sending > 0 && (
        <span className="ps-2 tabular-nums">{format.pair(t('grid.unsent'), format.number(sending))}</span>
      )}
    </p>
  );
}
