import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { theRunner } from '../run';

/** Says that calls wait for the server, or for somebody to sign in again, as long as they do. */
export function Waiting() {
  const t = useT();
  const { waitingFor } = useSnapshot(theRunner().pace);
  if (waitingFor === null) return null;
  return (
    <p role="status" className="shrink-0 bg-warn-soft text-warn text-sm font-medium px-4 py-1.5">
      {t(waitingFor === 'server' ? 'run.waitingForServer' : 'run.waitingForSession')}
    </p>
  );
}
