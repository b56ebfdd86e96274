import JobToast from './JobToast';
import OutboxPanel from './OutboxPanel';
import PendingCallsBanner from './PendingCallsBanner';

/** What is under way. */
export default function UnderWay() {
  return (
    <>
      <PendingCallsBanner />
      <OutboxPanel />
      <JobToast />
    </>
  );
}
