import { ListScreen } from '../../grid';
import { postScreen } from '.';

export default function Posts() {
  return <ListScreen screen={postScreen} />;
}
