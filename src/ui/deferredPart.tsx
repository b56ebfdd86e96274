import type { ComponentType, FunctionComponent } from 'react';
import { useKeysHeld, useLayer } from '../keys';
import { onceUsable } from '../state/firstUsable';
import { whenIdle } from '../state/whenIdle';
import { OverlayLoadError } from './ChunkLoadError';
import { type LazyPart, type LoadFailed, lazyPart } from './lazyPart';
import { withDeferred } from './withDeferred';

/**
 * A lazy component that is prefetched once the first list is usable (docs/specification.md section 13.3), or fetched when it is rendered
 * earlier. `meanwhile` is the fallback while it loads; by default an invisible modal layer, so that keys do not reach the page. `missing` is
 * shown when loading failed: by default an overlay, or `meanwhile` where you gave one.
 */
export function deferredPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  meanwhile: FunctionComponent<{ readonly part: P }> = HoldsKeys,
  missing: LoadFailed<P> = meanwhile === HoldsKeys ? OverlayLoadError : meanwhile,
): LazyPart<P> {
  const { Part, fetch } = lazyPart(() => withDeferred(load), meanwhile, missing);
  // Where it does not come, it is fetched again as well when it is rendered, which then shows the failure.
  onceUsable(() => void whenIdle(() => fetchUntilHere(fetch)));
  return Part;
}

const TEXT_FIELDS = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

function HoldsKeys() {
  useLayer('dialog');
  // What is being typed goes on arriving where it was meant.
  useKeysHeld(isTyping);
  return null;
}

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/** A part in a layer over the page that Esc closes, whether it is there, loading, or failed to load. `close` gets its props. */
export function deferredOverlay<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  close: (part: P) => void,
  meanwhile: FunctionComponent<{ readonly part: P }> = function LeftByEscape({ part }) {
    useLayer('dialog', { onEscape: () => close(part) });
    useKeysHeld((event) => event.key === 'Escape' || isTyping(event));
    return null;
  },
): ComponentType<P> {
  return deferredPart(load, meanwhile, ({ again, part }) => (
    <OverlayLoadError again={again} close={() => close(part)} />
  ));
}

/** Fetches a part; one that does not come is fetched again when the browser is online. */
export function fetchUntilHere(load: () => Promise<unknown>): void {
  void load().catch(() => addEventListener('online', () => fetchUntilHere(load), { once: true }));
}
