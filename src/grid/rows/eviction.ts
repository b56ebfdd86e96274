import { departedAmong } from './departures';
import type { ListCore } from './listCore';
import { endOf, type Segment } from './sparseRows';

export const isWithin = (stretch: Segment, from: number, to: number) => stretch.from < to && endOf(stretch) > from;

/** Forgets the stretches seen longest ago until the list holds no more than it may; those on screen and under the cursor stay. */
export function evict<Row>(core: ListCore<Row>) {
  let excess = core.order.size - core.rowsHeld;
  if (excess <= 0) return;
  const { from, to } = core.visibleRange;
  const cursor = core.order.positionOf(core.focused() ?? '') ?? -1;
  const evicted = core.order.stretches
    .filter((stretch) => !isWithin(stretch, from, to) && !isWithin(stretch, cursor, cursor + 1))
    .sort((one, other) => one.used - other.used)
    .filter(({ ids }) => {
      const isOver = excess > 0;
      if (isOver) excess -= ids.length;
      return isOver;
    });
  forget(core, evicted);
}

/** Takes stretches out of the list, and lets go of their rows and of `others`, unless they stand elsewhere or are pinned. */
export function forget<Row>(core: ListCore<Row>, stretches: readonly Segment[], others: readonly string[] = []) {
  for (const stretch of stretches) {
    const departed = departedAmong(core, stretch.ids);
    for (const other of core.order.stretches) if (other.from > stretch.from) other.departedAbove -= departed;
    if (core.knownTotal !== null) core.knownTotal -= departed;
    core.order.forget(stretch);
  }
  const ids = new Set([...core.pinnedIds, ...others, ...stretches.flatMap(({ ids }) => ids)]);
  const homeless = [...ids].filter((id) => core.order.positionOf(id) === undefined);
  core.pinnedIds = homeless.filter(core.isPinned);
  core.retainer.release(homeless.filter((id) => !core.isPinned(id)));
}
