import { NotificationBell } from './NotificationBell';
import { WhoIsHere } from './WhoIsHere';

/** What the topbar has besides once the first list works. */
export default function TopbarLater() {
  return (
    <>
      <WhoIsHere />
      <NotificationBell />
    </>
  );
}
