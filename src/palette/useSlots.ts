import { useLayoutEffect, useRef } from 'react';

/**
 * A React key for each of these names, no two alike: what was drawn keeps its own, and what comes takes over the key, and so the elements,
 * of what went. To give an element another text costs a fraction of what it costs to make one.
 */
export function useSlots(names: readonly string[]): (name: string) => number {
  const drawn = useRef<ReadonlyMap<string, number>>(new Map());
  const slots = slotsOf(names, drawn.current);
  useLayoutEffect(() => {
    drawn.current = slots;
  });
  return (name) => slots.get(name) ?? -1;
}

/** The slot of each name, given those there were before. */
export function slotsOf(names: readonly string[], before: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const kept = new Set(names.map((name) => before.get(name)));
  const left = [...before.values()].filter((slot) => !kept.has(slot));
  const others = Array.from({ length: names.length }, (_, slot) => slot).filter((slot) => !kept.has(slot));
  const free = [...new Set([...left, ...others])];
  return new Map(names.map((name) => [name, before.get(name) ?? (free.shift() as number)]));
}
