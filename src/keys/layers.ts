import { useLayoutEffect } from 'react';
import { proxy, ref } from 'valtio/vanilla';

export type LayerName = 'dialog' | 'popover' | 'palette';

interface Layer {
  readonly name: LayerName;
  readonly onEscape?: (() => void) | undefined;
}

/** What lies over the page, the topmost last. */
export const layers = proxy<{ stack: readonly Layer[] }>({ stack: [] });

/** The topmost layer, or undefined over the bare page. */
export const topLayer = (): Layer | undefined => layers.stack.at(-1);

/**
 * While the component is there, keys belong to this layer (docs/specification.md section 10.2, rule 7): before anything in it takes the
 * focus, which else would count as one that the page has.
 */
export function useLayer(name: LayerName, { onEscape }: { onEscape?: () => void } = {}): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layer stays itself while its component is there
  useLayoutEffect(() => {
    const layer = ref({ name, onEscape });
    layers.stack = [...layers.stack, layer];
    return () => {
      layers.stack = layers.stack.filter((other) => other !== layer);
    };
  }, [name]);
}
