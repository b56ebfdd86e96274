import sprite from 'virtual:icon-sprite';
import { ICON_NAMES } from './iconNames';

const THERE: ReadonlySet<string> = new Set(ICON_NAMES);

/** A directional icon mirrors in right-to-left languages. */
const DIRECTIONAL = /^(arrow-(left|right)|chevron-(left|right)|panel-(left|right)|reply|log-out|undo|redo)/;

/** An icon by its lucide name; nothing for a name that is not here, since an icon never carries the meaning alone. */
export function Icon({
  name,
  size = 16,
  className = '',
}: {
  name: string | undefined;
  size?: number;
  className?: string;
}) {
  if (name === undefined || !THERE.has(name)) return null;
  const mirrored = DIRECTIONAL.test(name) ? 'rtl:-scale-x-100' : '';
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      strokeWidth={1.75}
      className={`shrink-0 ${mirrored} ${className}`}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
