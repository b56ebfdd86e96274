/**
 * Does something once the browser has nothing else to do, `withinMs` later at the latest where that is given; soon in a browser that does
 * not say when that is (Safari). Returns the function that calls it off.
 */
export function whenIdle(act: () => void, withinMs?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const task = setTimeout(act);
    return () => clearTimeout(task);
  }
  const idle = requestIdleCallback(act, withinMs === undefined ? {} : { timeout: withinMs });
  return () => cancelIdleCallback(idle);
}
