import { useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import { isSame } from '../../../contract/wire/isSame';
import { onceRested } from '../../media/flight';
import type { GridModel, GridState } from '../model/gridState';

/** A key that is held down comes again sooner. */
const REST_MS = 80;

interface Place extends Readonly<Pick<GridState, 'cursor' | 'opened'>> {
  /** Of the list's rows. */
  readonly version: number;
}

/**
 * The row that has the cursor, the one that is open, and which rows there are, as they were when the hand last rested: nothing is drawn while
 * it is on its way, nor for each page that comes meanwhile, however long rows fly past.
 */
export function useResting({ state, list }: GridModel): Place {
  const [place, setPlace] = useState<Place>(() => placeOf(state, list.state));
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const arrive = () => {
      const now = placeOf(state, list.state);
      setPlace((before) => (isSame(before, now) ? before : now));
    };
    let callOff = () => {};
    const wait = () => {
      clearTimeout(rest);
      callOff();
      rest = setTimeout(() => {
        callOff = onceRested(arrive);
      }, REST_MS);
    };
    wait();
    const stops = [subscribe(state, wait), subscribe(list.state, wait)];
    return () => {
      clearTimeout(rest);
      callOff();
      for (const stop of stops) stop();
    };
  }, [state, list]);
  return place;
}

const placeOf = ({ cursor, opened }: GridState, { version }: { readonly version: number }): Place => ({
  cursor,
  opened,
  version,
});
