import { ListScreen } from '../../grid';
import { adminUserScreen } from '.';

export default function AdminUsers() {
  return <ListScreen screen={adminUserScreen} />;
}
