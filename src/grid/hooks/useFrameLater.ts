import { useEffect, useState } from 'react';
import { afterPaint } from '../../state/afterPaint';

/** A value, one painted frame after it has changed: what changed with it is seen before what is drawn for it. */
export function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  return shown;
}
