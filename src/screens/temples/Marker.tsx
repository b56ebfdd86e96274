import { type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from '../../map/mercator';

interface MarkerProps {
  /** Its tip, in pixels of the map. */
  readonly at: Point;
  /** Dragged to a point of the map; absent where it may not be. */
  readonly onMove?: ((to: Point) => void) | undefined;
}

/** The pin on a place. It is an element over the map, so that dragging it does not drag the map. */
export function Marker({ at, onMove }: MarkerProps) {
  /** From the tip to where it was taken. */
  const grip = useRef<Point | null>(null);
  const pin = useRef<HTMLDivElement>(null);
  // The wheel turned over the pin is meant for the map beneath it.
  useEffect(() => {
    const over = pin.current;
    const passOn = (event: WheelEvent) => {
      event.preventDefault();
      over?.closest('[data-map]')?.querySelector('[data-map-surface]')?.dispatchEvent(new WheelEvent('wheel', event));
    };
    over?.addEventListener('wheel', passOn, { passive: false });
    return () => over?.removeEventListener('wheel', passOn);
  }, []);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!onMove || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - at.x, y: event.clientY - at.y };
  };
  return (
    <div
      ref={pin}
      data-marker=""
      className={`absolute top-0 left-0 h-10 w-8 touch-none ${onMove ? 'cursor-grab active:cursor-grabbing' : 'pointer-events-none'}`}
      style={{ transform: `translate(${at.x - 16}px, ${at.y - 38}px)` }}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX, clientY }) => {
        if (grip.current) onMove?.({ x: clientX - grip.current.x, y: clientY - grip.current.y });
      }}
      onLostPointerCapture={() => {
        grip.current = null;
      }}
    >
      <svg width="32" height="40" viewBox="0 0 32 40" aria-hidden="true">
        <path
          d="M16 38C12 30 5 24 5 14.5a11 11 0 0 1 22 0C27 24 20 30 16 38Z"
          fill="var(--mark)"
          stroke="var(--surface)"
          strokeWidth="1.75"
        />
        <circle cx="16" cy="14.5" r="4" fill="var(--on-mark)" />
      </svg>
    </div>
  );
}
