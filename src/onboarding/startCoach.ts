import { subscribe } from 'valtio/vanilla';
import { layers, topLayer } from '../keys/layers';
import { fingers } from '../keys/platform';
import { workingHere } from '../keys/scopes';
import type { ToastMessage } from '../run';
import { personalStorage } from '../state/personalStorage';
import { notify } from '../ui/notify';
import { createCoach } from './coach';

/** Watches mouse clicks on commands and returns the unsubscribe function. Enter on a button is a key already, and does not count. */
export function startCoach(): () => void {
  const clicked = createCoach({
    storage: personalStorage,
    keyOf: (commandId) => workingHere(commandId)[0],
    say: sayOverThePage,
  });
  const onClick = ({ target, detail }: MouseEvent) => {
    // Fingers alone have no keys to learn.
    if (fingers.only) return;
    const button = target instanceof Element ? target.closest('[data-command]:not([aria-disabled="true"])') : null;
    const commandId = button?.getAttribute('data-command');
    if (detail > 0 && commandId) clicked(commandId);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Never over a dialog: what is learned waits until nothing lies over the page. */
function sayOverThePage(saying: ToastMessage): void {
  if (!topLayer()) {
    notify(saying);
    return;
  }
  const stop = subscribe(layers, () => {
    if (topLayer()) return;
    stop();
    notify(saying);
  });
}
