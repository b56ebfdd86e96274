import { proxy } from 'valtio/vanilla';
import { storageName } from '../state/storageNames';

/**
 * The keys that carry a person through the first day, by what they run, in the order in which they build on each other. `start` is the key
 * of the list where the person's work is (startOf.ts).
 */
export const TOUR = ['start', 'list.next', 'list.open', 'list.select', 'palette.open', 'help.keys'] as const;
export type TourStep = (typeof TOUR)[number];

const storageKeyOf = (uid: number) => `${storageName('tour')}.${uid}`;

/** What somebody on the tour has done of it so far, in whatever order; null while there is no tour. */
export const tour = proxy<{ done: readonly TourStep[] | null }>({ done: null });

/** The first step that is not done; undefined where all are. */
export const nextStep = (done: readonly TourStep[]): TourStep | undefined => TOUR.find((step) => !done.includes(step));

/** Begins the tour for a user who has not seen it in this browser. */
export function startTourIfNew(uid: number, storage: Pick<Storage, 'getItem'>): void {
  if (storage.getItem(storageKeyOf(uid)) === null) tour.done ??= [];
}

/** Begins the tour again, on request. */
export function startTour(): void {
  tour.done = [];
}

/** Ticks a step off, whichever the tour waits for. */
export function tickOff(step: TourStep): void {
  if (tour.done && !tour.done.includes(step)) tour.done = [...tour.done, step];
}

/** Ends the tour at any step, permanently. */
export function endTour(uid: number, storage: Pick<Storage, 'setItem'>): void {
  tour.done = null;
  storage.setItem(storageKeyOf(uid), 'seen');
}
