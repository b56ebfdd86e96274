import { ListScreen } from '../../grid';
import { tvUserScreen } from '.';

export default function TvUsers() {
  return <ListScreen screen={tvUserScreen} />;
}
