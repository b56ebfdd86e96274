import { useState } from 'react';
import type { ShownMedia } from '../../contract/media';
import { useT } from '../i18n';
import { Icon } from '../ui/Icon';
import type { Uncovered } from './covers';
import { MOVING, stillOf } from './still';

/** How much a still is covered: wholly blurred, without colour, as it is (docs/specification.md section 13.2). */
const COVERS = ['blur-[7px] grayscale scale-110', 'grayscale', ''] as const;

/** One picture of a medium that fills its frame; nothing plays in it. What can't be shown keeps its place. */
export function MediaStill({ media, uncovered }: { media: ShownMedia; uncovered: Uncovered }) {
  const t = useT();
  const [broken, setBroken] = useState(false);
  const isMoving = MOVING.has(media.mediaType);
  const src = stillOf(media) ?? '';
  return (
    <span className="absolute inset-0 overflow-hidden bg-raised grid place-items-center text-faint">
      {src === '' || broken ? (
        !isMoving && <Icon name="image" size={28} />
      ) : (
        <img
          src={src}
          alt={t(isMoving ? 'screens.media.video' : 'screens.media.image')}
          loading="lazy"
          decoding="async"
          className={`size-full object-cover ${COVERS[uncovered]}`}
          onError={() => setBroken(true)}
        />
      )}
      {isMoving && (
        <span className="absolute inset-0 m-auto size-9 grid place-items-center rounded-full bg-black/60 text-white">
          <Icon name="play" size={18} />
        </span>
      )}
    </span>
  );
}
