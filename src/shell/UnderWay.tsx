import JobToast from './JobToast';
import OutboxPanel from './OutboxPanel';
import PendingCallsBanner from './PendingCallsBanner';

/** The calls that wait for the network or are held, and the job at work: one part, since each way to a part is what the first list waits for. */
export default function UnderWay() {
  return (
    <>
      <PendingCallsBanner />
      <OutboxPanel />
      <JobToast />
    </>
  );
}
