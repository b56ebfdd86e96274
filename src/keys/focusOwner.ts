import { subscribe } from 'valtio/vanilla';
import { layers, topLayer } from './layers';
import { isHidden, openLayer } from './openLayer';
import { stopTypingAhead, typing } from './typing';

/** Layers as they stand in the page. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-radix-popper-content-wrapper]';
/** Its buttons may be pressed at any time. */
const TOASTS = '[data-sonner-toaster]';

/**
 * Keeps the focus with the layer that is open (docs/specification.md section 10.9): a screen that arrives late, a detail, or a menu that
 * gives the focus back as it closes, never takes it to the page below. So it is kept with what takes the typing for a field that is on
 * its way, until the person goes elsewhere. The one place that decides this; who moves the focus need not ask. Called once.
 */
export function keepFocusInLayers(): void {
  let inside: HTMLElement | null = null;
  const look = (at: EventTarget | null) => {
    inside = at instanceof HTMLElement && at.closest(LAYER) ? at : null;
  };
  subscribe(layers, () => look(document.activeElement), true);
  addEventListener(
    'focusin',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.closest(TOASTS)) return;
      const ahead = typing.field;
      if (ahead === target) return;
      if (ahead && target.closest(LAYER)) stopTypingAhead();
      else if (ahead) {
        event.stopImmediatePropagation();
        ahead.focus({ preventScroll: true });
        return;
      }
      if (target.closest(LAYER)) return look(target);
      if (topLayer() === undefined) return;
      // What had the focus in the layer may have left it.
      const back = inside?.isConnected && !isHidden(inside) ? inside : openLayer();
      if (!back) return;
      // Before anybody else hears of it: a focus trap would take it back too, and mark the text that is being typed.
      event.stopImmediatePropagation();
      back.focus({ preventScroll: true });
    },
    { capture: true },
  );
  // From the last to the first of a layer, and back, a focus trap moves the focus without scrolling to it.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    setTimeout(() => {
      const at = document.activeElement;
      if (at?.closest(LAYER)) at.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  });
  addEventListener('pointerdown', stopTypingAhead, { capture: true });
}

/** What moves the focus as soon as nothing lies over the page. */
let owed: (() => void) | null = null;

/**
 * Moves the focus within the page: at once, or where a layer is open as that closes, in place of giving the focus back. Chosen in the
 * palette a command then does what its key does.
 */
export function moveFocus(move: () => void): void {
  if (topLayer()) owed = move;
  else move();
}

/** A layer has closed: the focus goes where something meant to put it, else back. */
export function giveFocusBack(back: () => void): void {
  const move = topLayer() ? null : owed;
  if (move) owed = null;
  move?.();
  if (!move || document.activeElement === document.body) back();
}
