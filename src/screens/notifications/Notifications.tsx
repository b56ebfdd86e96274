import { ListScreen } from '../../grid';
import { notificationScreen } from '.';

export default function Notifications() {
  return <ListScreen screen={notificationScreen} />;
}
