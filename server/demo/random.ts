/**
 * Repeatable chance: the same seed gives the same community, on every machine.
 * The generator is mulberry32 (Tommy Ettinger, public domain), 32 bits of state: far more than enough for words and faces.
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number in [from, to], both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list; an empty list is a mistake of the caller. */
  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error('Nothing to pick from an empty list');
    return found;
  }

  /** One of a list where the second of each pair says how often it comes compared with the others. */
  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let left = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of list) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(list)[0];
  }

  /** A number ≥ 0 with this mean, where small ones are common and large ones rare. */
  decaying(mean: number): number {
    return -Math.log(1 - this.next()) * mean;
  }
}

/** A generator of its own for row `index` of `stream`, so that a row can be made again without those before it. */
export function randomFor(seed: number, stream: number, index: number): Random {
  return new Random(Math.imul(seed ^ Math.imul(stream, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35));
}

/** `index` as another 32-bit number, each exactly once, so that ids neither repeat nor count visibly upwards. */
function scrambled(index: number): number {
  return (Math.imul(index, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
}

/** An id in the manner of a document store: the time first, so that ids of one time lie together in an index. 16 hex digits. */
export function timedId(seconds: number, index: number): string {
  return seconds.toString(16).padStart(8, '0') + scrambled(index).toString(16).padStart(8, '0');
}
