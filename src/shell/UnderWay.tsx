import JobToast from './JobToast';
import NewerConsole from './NewerConsole';
import OutboxPanel from './OutboxPanel';
import PendingCallsBanner from './PendingCallsBanner';

/**
 * The calls that wait for the network or are held, the job at work, and that the console is older than the server: one part, since each way to
 * a part is what the first list waits for.
 */
export default function UnderWay() {
  return (
    <>
      <PendingCallsBanner />
      <OutboxPanel />
      <JobToast />
      <NewerConsole />
    </>
  );
}
