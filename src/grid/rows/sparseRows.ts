/** Rows that stand beside each other on the server, as far as is known, and where they stand in the list shown. */
export interface Segment {
  /** Position of the first row in the list shown, from 0. Moves when rows above it turn out fewer or more. */
  from: number;
  readonly ids: readonly string[];
  /** The server's offset of the first row when it was loaded. */
  readonly serverFrom: number;
  /** How many rows above it were known to have left the server's list when it was loaded. */
  departedAbove: number;
  /** When it was last seen, by the list's clock: what was seen longest ago is evicted first. */
  used: number;
}

/** Positions, half open: [from, to). */
export interface Gap {
  readonly from: number;
  /** Infinity for what is unknown below the last stretch. */
  readonly to: number;
}

/**
 * Which row is at which position: sparse stretches, sorted, never overlapping. Stretches that touch are known to be
 * neighbours on the server too. A row is at one position at most.
 */
export class SparseRows {
  private sorted: Segment[] = [];
  private readonly entryById = new Map<string, { readonly stretch: Segment; readonly index: number }>();

  get stretches(): readonly Segment[] {
    return this.sorted;
  }

  get size() {
    return this.entryById.size;
  }

  /** The end of the last stretch, 0 with none. */
  get end() {
    const last = this.sorted.at(-1);
    return last === undefined ? 0 : endOf(last);
  }

  ids() {
    return this.sorted.flatMap((stretch) => stretch.ids);
  }

  idAt(position: number): string | undefined {
    const stretch = this.above(position);
    return stretch?.ids[position - stretch.from];
  }

  positionOf(id: string): number | undefined {
    const entry = this.entryById.get(id);
    return entry && entry.stretch.from + entry.index;
  }

  /** The last stretch that begins at or above the position, whether it reaches there or not. */
  above(position: number): Segment | undefined {
    return this.sorted[this.after(position) - 1];
  }

  /** The first stretch that begins below the position. */
  below(position: number): Segment | undefined {
    return this.sorted[this.after(position)];
  }

  /** The unknown positions around this one, or undefined where a row is known. */
  gapAt(position: number): Gap | undefined {
    const above = this.above(position);
    const from = above === undefined ? 0 : endOf(above);
    return position < from ? undefined : { from, to: this.below(position)?.from ?? Number.POSITIVE_INFINITY };
  }

  /** Where the rows without a gap that end, or begin, at this position begin and end. */
  runAround(position: number): Gap {
    let from = position;
    let to = position;
    for (const stretch of this.sorted.toReversed()) if (endOf(stretch) === from) from = stretch.from;
    for (const stretch of this.sorted) if (stretch.from === to) to = endOf(stretch);
    return { from, to };
  }

  put(stretch: Segment) {
    if (stretch.ids.length === 0) return;
    this.sorted.splice(this.after(stretch.from), 0, stretch);
    stretch.ids.forEach((id, index) => {
      this.entryById.set(id, { stretch, index });
    });
  }

  forget(stretch: Segment) {
    this.sorted = this.sorted.filter((other) => other !== stretch);
    for (const id of stretch.ids) if (this.entryById.get(id)?.stretch === stretch) this.entryById.delete(id);
  }

  /** Moves every stretch that begins at `from` or below by so many positions. */
  shift(from: number, by: number) {
    for (const stretch of this.sorted) if (stretch.from >= from) stretch.from += by;
  }

  clear() {
    this.sorted = [];
    this.entryById.clear();
  }

  /** Where a stretch beginning at the position would come in. */
  private after(position: number) {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle]?.from ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export const endOf = (stretch: Segment) => stretch.from + stretch.ids.length;
