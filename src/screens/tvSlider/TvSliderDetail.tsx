import type { MediaEntry } from '../../../contract/media';
import type { DetailProps } from '../../grid/screen';
import { MediaDetail } from '../curated/MediaDetail';

/** A TV slider picture. */
export default function TvSliderDetail({ row }: DetailProps<MediaEntry>) {
  return <MediaDetail row={row} kind="tvSlider" />;
}
