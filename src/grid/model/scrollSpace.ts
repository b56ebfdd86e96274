/**
 * More rows than a scroll bar can carry. Firefox shows nothing in a box taller than about 17.9 million px, so the space
 * stays at 16 million (docs/specification.md section 10.4) and shows a window of the rows: `slide` rows lie above its first slot. Small
 * scrolls move row by row; a drag of the thumb, or a jump, goes to the share of the whole list that the thumb shows.
 */
export interface Space {
  readonly rowPx: number;
  /** Rows in the list. */
  readonly count: number;
  /** Height of what shows rows. */
  readonly viewPx: number;
}

export interface ScrollSpot {
  readonly slide: number;
  readonly scrollPx: number;
}

export const SPACE_PX = 16_000_000;

/** Slots of the space: one a row, up to what the scroll bar carries. */
export const slotsOf = ({ rowPx, count }: Space) => Math.min(count, Math.floor(SPACE_PX / rowPx));

const maxScrollPx = (space: Space) => Math.max(0, slotsOf(space) * space.rowPx - space.viewPx);
const maxSlide = (space: Space) => space.count - slotsOf(space);
/** How far the whole list can be scrolled, if it had all its height. */
const maxWholePx = (space: Space) => Math.max(0, space.count * space.rowPx - space.viewPx);

/** The pixel of the whole list at the top of the view. */
export const wholePx = ({ rowPx }: Space, { slide, scrollPx }: ScrollSpot) => slide * rowPx + scrollPx;

/** Where the thumb belongs for a pixel of the whole list, with that pixel at the top of the view. */
export function spotOf(space: Space, px: number): ScrollSpot {
  const whole = Math.max(0, Math.min(px, maxWholePx(space)));
  const most = maxSlide(space);
  if (most <= 0) return { slide: 0, scrollPx: whole };
  const share = whole / maxWholePx(space);
  const { rowPx } = space;
  // Whole rows slide: at either end rounding must not leave the pixel outside of the space.
  const least = Math.max(0, Math.ceil((whole - maxScrollPx(space)) / rowPx));
  const furthest = Math.min(most, Math.floor(whole / rowPx));
  const slide = Math.max(least, Math.min(furthest, Math.round((whole - share * maxScrollPx(space)) / rowPx)));
  return { slide, scrollPx: whole - slide * rowPx };
}

/**
 * What a scroll event means: the slide it leads to. Further than a view at once is a jump to that share of the list; less
 * is movement, and the window stays until it comes near an end of the space that is no end of the list.
 */
export function scrolled(space: Space, before: ScrollSpot, scrollPx: number): ScrollSpot {
  const most = maxSlide(space);
  if (most <= 0) return { slide: 0, scrollPx };
  if (Math.abs(scrollPx - before.scrollPx) > space.viewPx) {
    return spotAt(space, scrollPx);
  }
  const now = { slide: before.slide, scrollPx };
  const margin = 4 * space.viewPx;
  const nearTop = scrollPx < margin && before.slide > 0;
  const nearEnd = scrollPx > maxScrollPx(space) - margin && before.slide < most;
  return nearTop || nearEnd ? spotOf(space, wholePx(space, now)) : now;
}

/** The rows that this position of the scrollbar thumb shows; the thumb stays where the pointer holds it. */
function spotAt(space: Space, scrollPx: number): ScrollSpot {
  const share = maxScrollPx(space) === 0 ? 0 : Math.min(1, scrollPx / maxScrollPx(space));
  const slide = Math.round((share * maxWholePx(space) - scrollPx) / space.rowPx);
  return { slide: Math.max(0, Math.min(maxSlide(space), slide)), scrollPx };
}
