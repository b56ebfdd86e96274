import { flushSync } from 'react-dom';

/** Reads what it needs of an element that is laid out, and returns what sets the states that depend on it. */
type Measure = () => () => void;

const measures = new Map<Element, Set<Measure>>();
let watching: ResizeObserver | undefined;

/**
 * Measures an element when it is first laid out and whenever its size changes, before it is painted; returns the function that ends it. One
 * observer for all: what changes size together, as the rows of a list do, is read first and then drawn in one go. Drawn at once, since
 * React would do it a frame later, and what depends on the size would be seen as it was.
 */
export function onResize(element: Element, measure: Measure): () => void {
  watching ??= new ResizeObserver((entries) => {
    const updates = entries.flatMap(({ target }) => [...(measures.get(target) ?? [])].map((read) => read()));
    flushSync(() => {
      for (const update of updates) update();
    });
  });
  const own = measures.get(element) ?? new Set();
  measures.set(element, own.add(measure));
  watching.observe(element);
  return () => {
    own.delete(measure);
    if (own.size > 0) return;
    measures.delete(element);
    watching?.unobserve(element);
  };
}
