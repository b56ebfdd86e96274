import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { subscribe } from 'valtio/vanilla';
import { layers } from '../keys/layers';

/** Where in the topbar toasts stand: how far from the end of the window, and how wide they may be. */
interface ToastPlace {
  readonly endPx: number;
  readonly widthPx: number;
}

/** Between a toast and what is beside it. */
const GAP_PX = 12;
const END = '.on-topbar > :last-child';
/** What lies over the end of the page has its head there. */
const PANEL = '[data-side-panel]';
/** What stands beside it there, over the rest of the topbar: they take no room of their own. */
const OVER = `[data-who-is-here] > *, [data-no-connection] > *, ${PANEL}`;

function placeNow(): ToastPlace {
  const isRtl = document.documentElement.dir === 'rtl';
  const ends = [...document.querySelectorAll(`${END}, ${OVER}`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, right }) => (isRtl ? right : innerWidth - left));
  // Under a panel nothing of the page is pressed: there is room up to its edge.
  const isUnderPanel = document.querySelector(PANEL) !== null;
  const menu = isUnderPanel ? undefined : document.querySelector('.on-topbar > :first-child')?.getBoundingClientRect();
  const startPx = menu ? (isRtl ? innerWidth - menu.left : menu.right) : 0;
  const endPx = Math.max(0, ...ends) + GAP_PX;
  return { endPx, widthPx: Math.max(0, innerWidth - endPx - startPx - GAP_PX) };
}

/**
 * The place of toasts in the topbar: before the bell, whoever is here, "no connection" and the head of a panel, which are read, and over the end
 * of the field for searching where the window is narrow. Looked for anew when any of that changes.
 */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const end = document.querySelector(END);
    if (!end?.parentElement) return;
    const look = () =>
      setPlace((before) => {
        const now = placeNow();
        return now.endPx === before.endPx && now.widthPx === before.widthPx ? before : now;
      });
    // With the frame, whose layout it needs: asked in the middle of a change, all that is drawn after it would be laid out a second time.
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => flushSync(look));
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(end, { childList: true, characterData: true, subtree: true });
    // A panel is drawn with the layer that it is.
    const stop = subscribe(layers, lookSoon);
    const sizes = new ResizeObserver(look);
    sizes.observe(end);
    sizes.observe(end.parentElement);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return place;
}
