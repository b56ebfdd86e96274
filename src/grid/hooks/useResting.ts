import { useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { GridModel, GridState } from '../model/gridState';

/** A key that is held down comes again sooner. */
const REST_MS = 80;

type Place = Readonly<Pick<GridState, 'cursor' | 'opened'>>;

/** The row that has the cursor, and the one that is open, as they were when the hand last rested: nothing is drawn while it is on its way. */
export function useResting({ state }: GridModel): Place {
  const [place, setPlace] = useState<Place>(() => ({ cursor: state.cursor, opened: state.opened }));
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const arrive = () => {
      const { cursor, opened } = state;
      setPlace((before) => (before.cursor === cursor && before.opened === opened ? before : { cursor, opened }));
    };
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(arrive, REST_MS);
    };
    wait();
    const stop = subscribe(state, wait);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [state]);
  return place;
}
