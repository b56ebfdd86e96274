/**
 * Does something once what is drawn by now has been painted; soon in a page that nobody looks at, which is not painted. Returns the function
 * that calls it off.
 */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    task = setTimeout(act);
  };
  // The callback comes before its frame is painted, a task after it.
  const frame = document.hidden ? wait() : requestAnimationFrame(wait);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
