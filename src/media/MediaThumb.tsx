import { useState } from 'react';
import type { ShownMedia } from '../../contract/media';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { COVERED, THUMB_COVERS, UNCOVERED } from './covers';
import { LazyImage } from './LazyImage';
import { MOVING, stillOf } from './still';

interface MediaThumbProps {
  readonly media: readonly ShownMedia[];
  /** Staff have chosen them for everybody to see. */
  readonly isVetted?: boolean;
}

/** The media of a row in a row's height: the first one, covered unless vetted, whether it moves, and how many there are. */
export function MediaThumb({ media, isVetted = false }: MediaThumbProps) {
  const [broken, setBroken] = useState<string>();
  const [first] = media;
  if (first === undefined) return null;
  const still = stillOf(first);
  const isMoving = MOVING.has(first.mediaType);
  // It moves, or is the first of several.
  const isMarked = isMoving || media.length > 1;
  return (
    <span
      role="img"
      aria-label={t('screens.media.count', { count: media.length })}
      title={t('screens.media.count', { count: media.length })}
      className="relative shrink-0 size-7 overflow-hidden rounded bg-raised grid place-items-center text-faint"
    >
      {still === undefined || broken === still ? (
        !isMarked && <Icon name="image" size={14} />
      ) : (
        <LazyImage
          src={still}
          className={`size-full object-cover ${THUMB_COVERS[isVetted ? UNCOVERED : COVERED]}`}
          onError={() => setBroken(still)}
        />
      )}
      {isMarked && (
        <span className="absolute inset-0 m-auto h-4 w-fit min-w-4 px-0.5 grid place-items-center rounded-sm bg-black/65 text-white text-[0.6875rem] leading-none tabular-nums">
          {media.length > 1 ? media.length : <Icon name="play" size={10} />}
        </span>
      )}
    </span>
  );
}
