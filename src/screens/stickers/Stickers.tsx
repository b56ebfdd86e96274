import { ListScreen } from '../../grid';
import { stickerScreen } from '.';

export default function Stickers() {
  return <ListScreen screen={stickerScreen} />;
}
