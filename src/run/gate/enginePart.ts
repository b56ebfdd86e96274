// What a page fetches after its first list: the engine, and what it has of the browser.
import { storageName } from '../../state/storageNames';
import type { BrowserPart, Release } from '../call/host';
import { indexedDbStore } from '../call/storage';

export { createEngine } from './engine';

/** A browser that keeps nothing gives nobody its locks, and no other tab could go on with what this one does. */
const NOBODY_ELSE: Release = async () => {};

/**
 * Holds a Web Lock until released, so that no two tabs run one job; a tab that goes lets go of it. The browser lets go a moment after it is
 * told: only then does the request come to its end.
 */
function claimName(name: string): Promise<Release | null> {
  return new Promise((resolve) => {
    const held = navigator.locks.request(storageName(name), { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) =>
        resolve(() => {
          release();
          return held;
        }),
      );
    });
    held.catch(() => resolve(NOBODY_ELSE));
  });
}

/** Others that wait for it share it for a moment, and then claim it in their turn. */
const untilFree = async (name: string): Promise<void> => {
  await navigator.locks.request(storageName(name), { mode: 'shared' }, () => {}).catch(() => {});
};

/** What all tabs of this browser share. */
export const thisBrowser: BrowserPart = { storage: indexedDbStore, claim: claimName, untilFree };
