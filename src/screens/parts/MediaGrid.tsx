import type { Media } from '../../../contract/media';
import { MediaView } from '../../media/MediaView';

/** All media of a post or case: one in its own shape, several as tiles. */
export function MediaGrid({ media }: { media: readonly Media[] }) {
  if (media.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2 pt-3">
      {media.map((one) => (
        <MediaView key={one.idmedia} media={one} className={media.length === 1 ? 'col-span-2 h-72' : 'aspect-square'} />
      ))}
    </div>
  );
}
