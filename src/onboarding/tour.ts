import { proxy } from 'valtio/vanilla';
import { storageName } from '../state/storageNames';

/** The commands whose keys carry a person through the first day, in the order in which they build on each other. */
export const TOUR = ['list.next', 'list.open', 'list.select', 'palette.open', 'help.keys'] as const;
export type TourStep = (typeof TOUR)[number];

const storageKeyOf = (uid: number) => `${storageName('tour')}.${uid}`;

/** Where somebody is on the tour; `step` is `TOUR.length` when all keys have been pressed, null while there is none. */
export const tour = proxy<{ step: number | null }>({ step: null });

/** Begins the tour for a user who has not seen it in this browser. */
export function startTourIfNew(uid: number, storage: Pick<Storage, 'getItem'>): void {
  if (storage.getItem(storageKeyOf(uid)) === null) tour.step ??= 0;
}

/** Begins the tour again, on request. */
export function startTour(): void {
  tour.step = 0;
}

/** A command was run by its key: the tour goes on where it is the one that it waits for. */
export function advanceTour(commandId: string): void {
  if (tour.step !== null && TOUR[tour.step] === commandId) tour.step += 1;
}

/** Ends the tour at any step, permanently. */
export function endTour(uid: number, storage: Pick<Storage, 'setItem'>): void {
  tour.step = null;
  storage.setItem(storageKeyOf(uid), 'seen');
}
