import { ListScreen } from '../../grid';
import { vipScreen } from '.';

export default function VipAccounts() {
  return <ListScreen screen={vipScreen} />;
}
