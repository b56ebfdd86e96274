import type { Media } from '../../../contract/media';
import { Badge } from '../../grid/columns/badge';
import { MediaView } from '../../media/MediaView';

interface MediaGridProps {
  readonly media: readonly Media[];
  /** Small side by side, so that what stands below them is in sight; one that is uncovered takes the whole width. */
  readonly isStrip?: boolean;
}

const TILES = 'grid-cols-2';
/** Four of them in a line in the narrowest detail beside a list. */
const STRIP = 'grid-flow-dense grid-cols-[repeat(auto-fill,minmax(4.9rem,1fr))] *:has-[[data-shown]]:col-span-full';

/** All media of a post or case: one in its own shape, several as tiles, each with the lists it is promoted into already. */
export function MediaGrid({ media, isStrip = false }: MediaGridProps) {
  if (media.length === 0) return null;
  const isAlone = media.length === 1 && !isStrip;
  return (
    <div className={`grid gap-2 pt-3 ${isStrip ? STRIP : TILES}`}>
      {media.map((one, place) => (
        // Only some servers give them ids: their places are what they all have, and none of them moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className={isAlone ? 'col-span-2' : ''}>
          <MediaView
            media={one}
            className={
              isAlone ? 'h-72' : isStrip ? 'aspect-square data-shown:aspect-auto data-shown:h-72' : 'aspect-square'
            }
          />
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
