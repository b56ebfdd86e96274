/** A directional icon mirrors in right-to-left languages. */
const DIRECTIONAL =
  /^(arrow-(left|right)|chevron-(left|right)|panel-(left|right)|reply|log-out|undo|redo|send|external-link|list-checks|megaphone|messages?-square)/;

/**
 * An icon by its lucide name, one of src/ui/iconNames.ts: asking for it here would weigh more than all places where icons are drawn. Its lines
 * stand in the page (scripts/iconSprite.ts), so that it is there with the frame that it is drawn in.
 */
export function Icon({
  name,
  size = 16,
  className = '',
}: {
  name: string | undefined;
  size?: number;
  className?: string;
}) {
  if (name === undefined) return null;
  const mirrored = DIRECTIONAL.test(name) ? 'rtl:-scale-x-100' : '';
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      strokeWidth={1.75}
      className={`shrink-0 ${mirrored} ${className}`}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
