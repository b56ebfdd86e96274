import { ListScreen } from '../../grid';
import { reportScreen } from '.';

export default function Reports() {
  return <ListScreen screen={reportScreen} />;
}
