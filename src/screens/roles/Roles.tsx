import { ListScreen } from '../../grid';
import { roleScreen } from '.';

export default function Roles() {
  return <ListScreen screen={roleScreen} />;
}
