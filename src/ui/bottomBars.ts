import { useSyncExternalStore } from 'react';
import { afterPaint } from '../state/afterPaint';

const feet = new Set<Element>();
const listeners = new Set<() => void>();
let watching: ResizeObserver | undefined;
let footPx = 0;

/** A bar higher up than this is not at the foot: what stands above it would stand at the head of the page. */
const HIGHEST_SHARE = 0.5;

/** The room that the highest of them takes; what is there without anything in it takes none. */
function measure(): void {
  const heights = [...feet].map((foot) => {
    const { top, height } = foot.getBoundingClientRect();
    return height === 0 || innerHeight - top > innerHeight * HIGHEST_SHARE ? 0 : innerHeight - top;
  });
  const beforePx = footPx;
  footPx = Math.max(0, ...heights);
  if (footPx !== beforePx) for (const hear of listeners) hear();
}

/**
 * How much room such bars take at the foot of the window, in pixels. No property of the page: a change of one has the style of all that it
 * holds worked out again, in the frame in which a detail opens.
 */
export const useFootPx = (): number => useSyncExternalStore(hearFoot, () => footPx);

function hearFoot(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/**
 * As the `ref` of a bar of buttons at the foot of the window: `useFootPx` says how much room such bars take there, so that on a phone
 * toasts stand above them.
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
    // Another often takes its place at once, and is measured with its frame; before that one the page would be laid out for this alone.
    afterPaint(measure);
  };
}
