import { useState } from 'react';
import { shownAddress } from '../../media/shownAddress';
import { Icon } from '../../ui/Icon';

interface StickerStillProps {
  readonly src: string;
  /** What it is called to those who do not see it; empty where something beside it says so. */
  readonly alt?: string;
  readonly className: string;
}

/** A sticker, whole; what can't be shown keeps its place. */
export function StickerStill({ src: written, alt = '', className }: StickerStillProps) {
  const src = shownAddress(written);
  const [broken, setBroken] = useState<string>();
  if (src === '' || broken === src) return <Icon name="image" size={28} className="text-faint" />;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`max-w-full object-contain ${className}`}
      onError={() => setBroken(src)}
    />
  );
}
