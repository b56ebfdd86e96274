const feet = new Set<Element>();
let watching: ResizeObserver | undefined;
let saidPx = 0;

/** A bar higher up than this is not at the foot: what stands above it would stand at the head of the page. */
const HIGHEST_SHARE = 0.5;

/** The room that the highest of them takes; what is there without anything in it takes none. */
function measure(): void {
  const heights = [...feet].map((foot) => {
    const { top, height } = foot.getBoundingClientRect();
    return height === 0 || innerHeight - top > innerHeight * HIGHEST_SHARE ? 0 : innerHeight - top;
  });
  const footPx = Math.max(0, ...heights);
  // Said once more it would have the style of the whole page worked out again.
  if (footPx === saidPx) return;
  saidPx = footPx;
  document.documentElement.style.setProperty('--foot', `${footPx}px`);
}

/**
 * As the `ref` of a bar of buttons at the foot of the window: `--foot` says how much room such bars take there, so that on a phone toasts
 * stand above them.
 */
export function asBottomBar(bar: Element | null): (() => void) | undefined {
  if (!bar) return;
  if (!watching) addEventListener('resize', measure);
  watching ??= new ResizeObserver(measure);
  feet.add(bar);
  // It is measured for the first time with the frame that shows it.
  watching.observe(bar);
  return () => {
    feet.delete(bar);
    watching?.unobserve(bar);
    // Another often takes its place at once.
    requestAnimationFrame(measure);
  };
}
