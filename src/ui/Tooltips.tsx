import { useEffect, useRef, useState } from 'react';
import { Keys } from '../keys';
import { fingers } from '../keys/platform';
import { pointerPlace } from './pointerPlace';

const SHOWN_AFTER_MS = 350;
/** One that follows another comes at once. */
const NEXT_WITHIN_MS = 600;
/** Time for the pointer to get from the button onto the tooltip. */
const LEFT_AFTER_MS = 150;
const GAP_PX = 6;
const EDGE_PX = 8;

interface Shown {
  readonly of: HTMLElement;
  readonly text: string;
  readonly command: string | undefined;
}

const tipped = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
const shownOf = (of: HTMLElement): Shown => ({ of, text: of.dataset.tip ?? '', command: of.dataset.command });

/**
 * The name and the key of whatever has a `data-tip`, while the pointer is on it or the focus came to it by key (WCAG 1.4.13: it can be
 * hovered itself, Esc takes it away, nothing else does but leaving). Mounted once. What it says is the button's own name, so it is not
 * read out.
 */
export default function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watch(setShown, () => box.current), []);
  useEffect(() => {
    const tip = box.current;
    if (!tip || !shown) return;
    tip.showPopover();
    const place = () => {
      // A button that went, and its menu with it, has no name to say any more.
      if (!shown.of.isConnected) setShown(null);
      else Object.assign(tip.style, placeAt(shown.of.getBoundingClientRect(), tip.getBoundingClientRect()));
    };
    place();
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      tip.hidePopover();
    };
  }, [shown]);
  return (
    <div
      ref={box}
      popover="manual"
      data-tooltip=""
      aria-hidden="true"
      className="pointer-events-auto fixed m-0 max-w-72 rounded-md border border-line bg-raised px-2 py-1 text-xs text-ink shadow-layer"
    >
      {shown && (
        <span className="flex items-center gap-2">
          <span>{shown.text}</span>
          {shown.command !== undefined && <Keys key={shown.command} of={shown.command} />}
        </span>
      )}
    </div>
  );
}

/** Below the button, or above where there is no room, and never beyond the window. */
function placeAt(button: DOMRect, tip: DOMRect) {
  const middle = button.left + button.width / 2 - tip.width / 2;
  const left = Math.max(EDGE_PX, Math.min(middle, innerWidth - tip.width - EDGE_PX));
  const below = button.bottom + GAP_PX;
  const top = below + tip.height > innerHeight - EDGE_PX ? button.top - GAP_PX - tip.height : below;
  return { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' };
}

/** Follows pointer, focus and Esc. Returns the function that stops it. */
function watch(show: (shown: Shown | null) => void, box: () => HTMLElement | null): () => void {
  let timer = 0;
  let at: HTMLElement | null = null;
  /** The focus keeps open what it has opened: a page that moves under a pointer at rest takes that to other parts, too. */
  let isByFocus = false;
  // What a finger closed gives the focus back to a button that nobody points at.
  let isByFinger = fingers.only;
  let leftAtMs = Number.NEGATIVE_INFINITY;
  const later = (act: () => void, afterMs: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, afterMs);
  };
  const open = (of: HTMLElement, by: 'pointer' | 'focus') => {
    at = of;
    isByFocus = by === 'focus';
    show(shownOf(of));
  };
  const close = () => {
    clearTimeout(timer);
    if (at) leftAtMs = performance.now();
    at = null;
    show(null);
  };
  const place = pointerPlace();
  const onOver = (event: PointerEvent) => {
    const { target, pointerType } = event;
    isByFinger = pointerType === 'touch';
    if (isByFinger) return;
    const of = tipped(target);
    const isOnTip = target instanceof Node && (box()?.contains(target) ?? false);
    if (isOnTip || (of && of === at)) clearTimeout(timer);
    else if (of && place.isAnother(event))
      later(() => open(of, 'pointer'), at || performance.now() - leftAtMs < NEXT_WITHIN_MS ? 0 : SHOWN_AFTER_MS);
    else if (at && !isByFocus) later(close, LEFT_AFTER_MS);
    else clearTimeout(timer);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const of = tipped(target);
    if (!isByFinger && of?.matches(':focus-visible')) open(of, 'focus');
    else if (at) close();
  };
  const onFocusLeft = () => {
    isByFocus = false;
    if (at) later(close, LEFT_AFTER_MS);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    isByFinger = fingers.only;
    if (key === 'Escape' && at) close();
  };
  const stop = new AbortController();
  const how = { capture: true, signal: stop.signal };
  addEventListener('pointerover', onOver, how);
  addEventListener('pointermove', place.keep, how);
  addEventListener('focusin', onFocus, how);
  addEventListener('focusout', onFocusLeft, how);
  addEventListener('keydown', onKey, how);
  // What was pressed acts now: its name is in the way of what opens.
  addEventListener('pointerdown', close, how);
  addEventListener('scroll', () => at && close(), how);
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
