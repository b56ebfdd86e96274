import type { Random } from './random';

/**
 * Deals out a total over a known number of turns, unevenly but exactly: most turns get nothing, some get a lot, and after the last
 * turn all is dealt. Keeps two numbers however many turns there are.
 */
export class Allotment {
  private dealt = 0;

  /** `usual`: about how many a turn gets that gets any. */
  constructor(
    private readonly total: number,
    private readonly turns: number,
    private readonly usual: number,
  ) {}

  /** How many turn `index` gets; `size` says how many it would like. */
  take(index: number, random: Random, size: () => number): number {
    const left = this.total - this.dealt;
    if (index === this.turns - 1) return left;
    const due = (this.total * (index + 1)) / this.turns - this.dealt;
    if (due <= 0 || !random.chance(due / (2 * this.usual))) return 0;
    const taken = Math.min(left, size());
    this.dealt += taken;
    return taken;
  }
}
