import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { useSearch } from 'wouter';
import { CONTROLS, isOnRows, isTyping } from '../keys/focused';
import { topLayer } from '../keys/layers';
import { onKeyCommand } from '../keys/listen';
import { activeView } from '../state/activeView';

/** Whether the view at hand has nothing that Esc would take back, not the focus either; undefined of one that takes the key, or leaves it. */
function isAtRest(): boolean | undefined {
  const at = document.activeElement;
  const isBeside = at?.closest(CONTROLS) != null && !isOnRows(at);
  return isBeside ? false : activeView.active?.isAtRest?.();
}

/** Calls back when Esc is pressed where it closes nothing else: no layer, no field that is typed into, no detail, selection, search or filter. */
export function onEscOfNothing(leave: () => void): () => void {
  let mayLeave = false;
  let wasAtRest = false;
  let used: string | null = null;
  // Asked before anything has the key, and answered once all else has had it.
  const before = (event: KeyboardEvent) => {
    used = null;
    mayLeave = event.key === 'Escape' && !event.isComposing && !topLayer() && !isTyping();
    wasAtRest = isAtRest() === true;
  };
  const after = ({ defaultPrevented }: KeyboardEvent) => {
    if (mayLeave && (!defaultPrevented || (wasAtRest && used === 'list.close'))) leave();
    mayLeave = false;
  };
  const unfollow = onKeyCommand((commandId) => {
    used = commandId;
  });
  document.addEventListener('keydown', before, { capture: true });
  window.addEventListener('keydown', after);
  return () => {
    unfollow();
    document.removeEventListener('keydown', before, { capture: true });
    window.removeEventListener('keydown', after);
  };
}

/** Whether Esc would leave the tour now, for its key to be printed. Asked anew after what is pressed, and wherever the focus or the address goes. */
export function useEscLeaves(): boolean {
  useSearch();
  return useSyncExternalStore(afterPresses, () => !isTyping() && isAtRest() !== false);
}

function afterPresses(changed: () => void): () => void {
  const stop = subscribe(activeView, changed);
  const events = ['keyup', 'click', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, changed);
  return () => {
    stop();
    for (const event of events) document.removeEventListener(event, changed);
  };
}
