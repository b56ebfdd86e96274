import { subscribe } from 'valtio/vanilla';
import { outbox } from '../run';
import { jobs } from '../run/job/summaries';

const isHeld = (entryId: string) =>
  outbox.held.some(({ id }) => id === entryId) || jobs.list.some(({ id, phase }) => id === entryId && phase === 'held');

/** Calls back once what is held has gone out or was pulled back: what was said of its hold is no longer true then. */
export function whenHoldEnds(entryId: string, ended: () => void): void {
  let wasHeld = false;
  const look = () => {
    if (isHeld(entryId)) wasHeld = true;
    else if (wasHeld) {
      for (const stop of stops) stop();
      ended();
    }
  };
  const stops = [subscribe(outbox, look), subscribe(jobs, look)];
  look();
}
