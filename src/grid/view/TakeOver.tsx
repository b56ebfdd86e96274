import { useEffect, useLayoutEffect } from 'react';
import { setFlight } from '../../media/flight';
import { RowSlots } from '../model/rowSlots';

interface TakeOverProps {
  /** Whether rows fly past. */
  readonly isFlight: boolean;
  readonly onReady: (slots: RowSlots) => void;
}

/** What a list needs once it is scrolled: elements of rows that show others, and pictures that wait until these rest. */
export default function TakeOver({ isFlight, onReady }: TakeOverProps) {
  useEffect(() => onReady(new RowSlots()), [onReady]);
  useLayoutEffect(() => {
    setFlight(isFlight);
    return () => setFlight(false);
  }, [isFlight]);
  return null;
}
