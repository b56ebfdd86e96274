import { ListScreen } from '../../grid';
import { auditScreen } from '.';

export default function Audit() {
  return <ListScreen screen={auditScreen} />;
}
