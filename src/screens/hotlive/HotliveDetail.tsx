import type { MediaEntry } from '../../../contract/media';
import type { DetailProps } from '../../grid/screen';
import { MediaDetail } from '../curated/MediaDetail';

/** A hotlive medium. */
export default function HotliveDetail({ row }: DetailProps<MediaEntry>) {
  return <MediaDetail row={row} kind="hotlive" />;
}
