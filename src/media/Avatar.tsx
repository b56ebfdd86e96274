import { useState } from 'react';
import { signsOf } from '../../contract/wire/shownText';
import { LazyImage } from './LazyImage';
import { shownAddress } from './shownAddress';

/**
 * The first letter of the last part of a name that has one, as a reader sees it: with all its marks. A name without letters has its first
 * sign, as an emoji of several parts; one that can't be seen has a question mark.
 */
export function letterOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.findLast((part) => /\p{L}/u.test(part)) ?? parts.at(-1) ?? '';
  const signs = signsOf(last);
  return signs.find((sign) => /\p{L}/u.test(sign)) ?? signs.find((sign) => /[^\p{C}\p{Z}]/u.test(sign)) ?? '?';
}

/** A picture of a person; empty or broken, a default one: the first letter of the last name part, as names are called here. */
export function Avatar({ src: written, name, size = 24 }: { src?: string | undefined; name: string; size?: number }) {
  const src = shownAddress(written);
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: Math.round(size * 0.45) };
  if (src === '' || broken === src) {
    return (
      <span
        aria-hidden="true"
        style={style}
        className="shrink-0 grid place-items-center overflow-clip rounded-full bg-chip text-soft font-semibold uppercase"
      >
        {letterOf(name)}
      </span>
    );
  }
  return (
    <LazyImage
      src={src}
      style={style}
      className="shrink-0 rounded-full object-cover bg-raised"
      onError={() => setBroken(src)}
    />
  );
}
