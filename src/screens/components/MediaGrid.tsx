import type { Media } from '../../../contract/media';
import { Badge } from '../../grid/columns/badge';
import { MediaView } from '../../media/MediaView';

/** All media of a post or case: one in its own shape, several as tiles, each with the lists it is promoted into already. */
export function MediaGrid({ media }: { media: readonly Media[] }) {
  if (media.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2 pt-3">
      {media.map((one, place) => (
        // Only some servers give them ids: their places are what they all have, and none of them moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className={media.length === 1 ? 'col-span-2' : ''}>
          <MediaView media={one} className={media.length === 1 ? 'h-72' : 'aspect-square'} />
          {one.lists && one.lists.length > 0 && (
            <p className="flex flex-wrap gap-1 pt-1.5">
              {one.lists.map((list) => (
                <Badge key={list} text={`screens.curated.lists.${list}`} tone="fact" />
              ))}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
