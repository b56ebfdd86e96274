import { ListScreen } from '../../grid';
import { importsScreen } from '.';

export default function Imports() {
  return <ListScreen screen={importsScreen} />;
}
