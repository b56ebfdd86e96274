import { subscribe } from 'valtio/vanilla';
import { layers, topLayer } from '../keys/layers';
import { workingHere } from '../keys/scopes';
import type { Saying } from '../run';
import { ownStorage } from '../state/personalStorage';
import { say } from '../ui/notify';
import { createCoach } from './coach';

/** Watches clicks of the mouse on whatever is a command, until the answer is called; Enter on a button is a key already. */
export function startCoach(): () => void {
  const clicked = createCoach({
    storage: ownStorage,
    keyOf: (commandId) => workingHere(commandId)[0],
    say: sayOverThePage,
  });
  // Fingers alone have no keys to learn.
  const hasMouse = matchMedia('(any-hover: hover)');
  const onClick = ({ target, detail }: MouseEvent) => {
    if (!hasMouse.matches) return;
    const button = target instanceof Element ? target.closest('[data-command]:not([aria-disabled="true"])') : null;
    const commandId = button?.getAttribute('data-command');
    if (detail > 0 && commandId) clicked(commandId);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Never over a dialog: what is learned waits until nothing lies over the page. */
function sayOverThePage(saying: Saying): void {
  if (!topLayer()) {
    say(saying);
    return;
  }
  const stop = subscribe(layers, () => {
    if (topLayer()) return;
    stop();
    say(saying);
  });
}
