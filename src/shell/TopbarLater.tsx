import { useSnapshot } from 'valtio';
import { connection } from '../live/connection';
import { pace } from '../run/call/pace';
import { jobs } from '../run/job/summaries';
import { outbox } from '../run/single/heldCalls';
import { NoConnection } from './NoConnection';
import { NotificationBell } from './NotificationBell';
import { WhoIsHere } from './WhoIsHere';

/** What the topbar has besides once the first list works. */
export default function TopbarLater() {
  const { isLost } = useSnapshot(connection);
  const isUnanswered = useIsUnanswered();
  return (
    <>
      {isLost || isUnanswered ? <NoConnection /> : <WhoIsHere />}
      <NotificationBell />
    </>
  );
}

/** Whether changes wait for the server, and no job under way says so where it is shown. */
function useIsUnanswered(): boolean {
  const { toldOf } = useSnapshot(pace);
  const { sending } = useSnapshot(outbox);
  const { list } = useSnapshot(jobs);
  return toldOf === 'server' && (sending > 0 || !list.some(({ phase }) => phase === 'running'));
}
