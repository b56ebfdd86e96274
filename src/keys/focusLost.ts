import { activeView } from '../state/activeView';
import { topLayer } from './layers';
import { openLayer } from './openLayer';

/** What a page is about, where no list or detail stands in it. */
const HEADING = '#main h1[tabindex], #main';

/**
 * Gives the focus back to the rows where what had it has left the page, or can't have it any more: a button that goes with what it was
 * for, a file's page that makes place for another (docs/specification.md section 10.4: never the body). Whoever takes the focus by itself
 * is first. Until what it answers is called.
 */
export function findLostFocus(): () => void {
  let last: Element | null = null;
  const follow = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  addEventListener('focusin', follow, { capture: true });
  const look = () => {
    // Put down by a click beside everything it is not lost.
    if (last === null || document.activeElement !== document.body) return;
    if (last.isConnected && !last.matches(':disabled') && last.checkVisibility({ visibilityProperty: true })) return;
    last = null;
    requestAnimationFrame(() => requestAnimationFrame(giveBack));
  };
  // What a stylesheet hides loses the focus when that is drawn, and nothing in the page changes: a toast that later ones push away.
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
