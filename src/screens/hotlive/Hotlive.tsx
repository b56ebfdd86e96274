import { ListScreen } from '../../grid';
import { hotliveScreen } from '.';

export default function Hotlive() {
  return <ListScreen screen={hotliveScreen} />;
}
