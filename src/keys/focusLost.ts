import { activeView } from '../state/activeView';
import { topLayer } from './layers';
import { openLayer } from './openLayer';

/** The heading of a page that has no list or detail. */
const HEADING = '#main h1[tabindex], #main';

/**
 * Gives the focus back to the rows when the element that had it has left the page, or can't have it any more: a button that goes with
 * its row, a file's page that is replaced by another (docs/specification.md section 10.4: never the body). Code that moves the focus
 * itself comes first. Returns a function that stops it.
 */
export function findLostFocus(): () => void {
  let last: Element | null = null;
  const follow = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  addEventListener('focusin', follow, { capture: true });
  const look = () => {
    // A click on an empty part of the page moves the focus to the body: that focus is not lost.
    if (last === null || document.activeElement !== document.body) return;
    if (last.isConnected && !last.matches(':disabled') && last.checkVisibility({ visibilityProperty: true })) return;
    last = null;
    requestAnimationFrame(() => requestAnimationFrame(giveBack));
  };
  // An element that a stylesheet hides loses the focus on the next paint, without a DOM change: a toast that later ones push away.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) requestAnimationFrame(look);
  };
  addEventListener('focusout', leave, { capture: true });
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  return () => {
    observer.disconnect();
    removeEventListener('focusin', follow, { capture: true });
    removeEventListener('focusout', leave, { capture: true });
  };
}

function giveBack() {
  const isLost = () => document.activeElement === document.body;
  // Where the focus is in the browser's own bars, or in another window, it is not lost.
  if (!isLost() || !document.hasFocus()) return;
  if (topLayer()) {
    openLayer()?.focus();
    return;
  }
  activeView.active?.focus();
  if (isLost()) document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}
