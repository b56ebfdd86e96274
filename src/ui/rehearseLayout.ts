import { whenIdle } from '../state/whenIdle';

/**
 * Lays out once, in the quiet, what React draws into an element that is not in the page: words and styles that the browser has met before take it a third
 * of the time. A copy is in the page for the length of one task, so that nobody sees, hears or finds it. `then` is called afterwards. Returns the
 * function that calls it off.
 */
export function rehearseLayout(place: HTMLElement, then: () => void = () => {}): () => void {
  let callOff = () => {};
  const drawn = new MutationObserver(() => {
    drawn.disconnect();
    callOff = whenIdle(() => {
      // What is in the page by now has been laid out.
      if (!place.isConnected) layOut(place.cloneNode(true) as HTMLElement);
      then();
    });
  });
  drawn.observe(place, { childList: true });
  return () => {
    drawn.disconnect();
    callOff();
  };
}

function layOut(copy: HTMLElement): void {
  // React hides what it draws beforehand until it is shown.
  for (const child of copy.children) if (child instanceof HTMLElement) child.style.removeProperty('display');
  document.body.append(copy);
  // The browser lays the page out to answer.
  copy.getBoundingClientRect();
  copy.remove();
}
