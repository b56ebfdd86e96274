import { useEffect, useState } from 'react';

/** A value, one painted frame after it has changed: what changed with it is seen before what is drawn for it. */
export function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // The callback comes before its frame is painted, a task after it.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setShown(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return shown;
}
