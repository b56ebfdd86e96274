/** A place in the scroll space, and the row that stands there, if it is known. */
export interface Standing {
  readonly id: string | undefined;
  readonly position: number;
  readonly topPx: number;
}

export interface Slot extends Standing {
  /** Of the element that shows it. */
  readonly key: string;
}

interface Now {
  readonly isScrolling: boolean;
  /** The row that has the cursor: its element keeps the focus, so it is never moved. */
  readonly cursor: string | null;
  /** Whether the element of a row that is no longer drawn may show another. */
  readonly isFree: (id: string) => boolean;
}

/** The key of what has not taken over another. */
const keyOf = ({ id, position }: Standing) => id ?? `at ${position}`;

/** More rows than this that come in at once are seen to fly, and not read. */
const FLIGHT = 3;

/**
 * Which element shows which row. While a list goes on scrolling, elements of rows that have left the window show those that come in, where
 * they are: to make an element and to take it out cost more than to change its words. Once it rests they stand in the order of
 * the list, as they are read out.
 */
export class RowSlots {
  private shown: readonly Slot[] = [];
  private again = 0;
  private wasScrolling = false;
  /** Whether rows flew past at the last draw. */
  isFlight = false;

  draw(standing: readonly Standing[], now: Now): readonly Slot[] {
    const goesOn = now.isScrolling && this.wasScrolling;
    this.wasScrolling = now.isScrolling;
    const before = new Set(this.shown.map(({ position }) => position));
    const come = standing.filter(({ position }) => !before.has(position)).length;
    this.isFlight = goesOn && (this.isFlight || come >= FLIGHT);
    const slots = this.keyed(standing, goesOn ? now.isFree : () => false);
    this.shown = goesOn ? this.where(slots) : this.inOrder(slots, now.cursor);
    return this.shown;
  }

  private keyed(standing: readonly Standing[], isFree: (id: string) => boolean): readonly Slot[] {
    const stays = new Set(standing.map(({ id }) => id));
    const used = new Set(this.shown.map(({ key }) => key));
    const keys = new Map<string, string>();
    const free: string[] = [];
    for (const { id, key } of this.shown) {
      if (id === undefined) used.delete(key);
      else if (stays.has(id)) keys.set(id, key);
      else if (isFree(id)) free.push(key);
    }
    return standing.map((one) => {
      const { id } = one;
      return { ...one, key: (id !== undefined && (keys.get(id) ?? free.pop())) || this.another(one, used) };
    });
  }

  /** A key of its own: its id, unless another row stands under that. */
  private another(one: Standing, used: ReadonlySet<string>) {
    const key = keyOf(one);
    if (!used.has(key)) return key;
    this.again += 1;
    return `${key} again ${this.again}`;
  }

  /** Each where its element is, new ones behind them. */
  private where(slots: readonly Slot[]): readonly Slot[] {
    const left = new Map(slots.map((slot) => [slot.key, slot]));
    const staying = this.shown.flatMap(({ key }) => {
      const slot = left.get(key);
      left.delete(key);
      return slot ?? [];
    });
    return [...staying, ...left.values()];
  }

  /** As the list has them. What would be put behind the cursor's element to stand before it is made anew instead, so that it stays. */
  private inOrder(slots: readonly Slot[], cursor: string | null): readonly Slot[] {
    const places = new Map(this.shown.map(({ key }, place) => [key, place]));
    const at = slots.findIndex(({ id }) => id === cursor && id !== undefined);
    const place = places.get(slots[at]?.key ?? '');
    if (place === undefined) return slots;
    return slots.map((slot, index) =>
      index < at && (places.get(slot.key) ?? 0) > place
        ? { ...slot, key: this.another(slot, new Set(places.keys())) }
        : slot,
    );
  }
}
