import { useSnapshot } from 'valtio';
import { connection } from '../live/connection';
import { NoConnection } from './NoConnection';
import { NotificationBell } from './NotificationBell';
import { WhoIsHere } from './WhoIsHere';

/** What the topbar has besides once the first list works. */
export default function TopbarLater() {
  const { isLost } = useSnapshot(connection);
  return (
    <>
      {isLost ? <NoConnection /> : <WhoIsHere />}
      <NotificationBell />
    </>
  );
}
