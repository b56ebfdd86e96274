import type { Slots } from './personalSlots';

/** As many as there are digits. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two browsers have together, of which both had `base` before: the changes of either. Where both have changed a digit, what is here
 * stays, and what is there moves to a digit that is free; where none is, or it has the name of what is here, it goes. What one removed
 * and the other changed stays as it was changed.
 */
export function mergeSlots(base: Slots, here: Slots, there: Slots): Slots {
  const moved: Slots[number][] = [];
  const merged: Record<number, Slots[number]> = {};
  for (const digit of DIGITS) {
    const [before, mine, other] = [base[digit], here[digit], there[digit]];
    const taken = isSame(mine, before) ? other : isSame(other, before) ? mine : (mine ?? other);
    if (taken !== undefined) merged[digit] = taken;
    if (taken === mine && other !== undefined && !isSame(other, before) && !isSame(other, mine)) moved.push(other);
  }
  for (const one of moved) {
    const free = DIGITS.find((digit) => merged[digit] === undefined);
    const hasName = Object.values(merged).some(({ name }) => name === one.name);
    if (free !== undefined && !hasName) merged[free] = one;
  }
  return merged;
}
