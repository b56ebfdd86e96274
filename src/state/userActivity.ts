let usedAt = Number.NEGATIVE_INFINITY;

/** Writes down when somebody last touched this window. */
export function trackActivity(now: () => number = Date.now): void {
  const used = () => {
    usedAt = now();
  };
  used();
  for (const type of ['keydown', 'pointerdown', 'wheel', 'focus'])
    addEventListener(type, used, { capture: true, passive: true });
}

/**
 * Whether somebody is at this window: it is in view, and was touched within so long. What asks by itself asks only then, so that the
 * session of a console that is left open comes to its end (SESSION_IDLE_SECONDS).
 */
export const isUserActive = (withinMs: number, now: () => number = Date.now): boolean =>
  document.visibilityState === 'visible' && now() - usedAt < withinMs;
