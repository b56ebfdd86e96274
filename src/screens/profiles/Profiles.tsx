import { ListScreen } from '../../grid';
import { profileScreen } from '.';

export default function Profiles() {
  return <ListScreen screen={profileScreen} />;
}
