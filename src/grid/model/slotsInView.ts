/** What a list shows of its slots: docs/specification.md section 10.4. */
export interface View {
  readonly scrollPx: number;
  /** Height of what shows rows, with the header that lies over the first of them. */
  readonly viewPx: number;
  readonly headerPx: number;
  readonly rowPx: number;
  readonly slots: number;
}

/** Slots from the first to before the last: [from, to). */
export interface SlotRange {
  readonly from: number;
  readonly to: number;
}

/** The slots of which any part is in view below the header; one at least, of a list that has any. */
export function slotsInView({ scrollPx, viewPx, headerPx, rowPx, slots }: View): SlotRange {
  const first = Math.max(0, Math.floor(scrollPx / rowPx));
  const from = Math.min(first, Math.max(0, slots - 1));
  const end = Math.ceil((scrollPx + viewPx - headerPx) / rowPx);
  return { from, to: Math.min(slots, Math.max(end, from + 1)) };
}

/** The slots of a range and so many before and after it, in their order; another one that is not among them stands first. */
export function slotsAround(
  { from, to }: SlotRange,
  beside: number,
  slots: number,
  also: number | undefined,
): number[] {
  const start = Math.max(0, from - beside);
  const end = Math.min(slots, to + beside);
  const around = Array.from({ length: end - start }, (_, at) => start + at);
  return also === undefined || also < 0 || also >= slots || (also >= start && also < end) ? around : [also, ...around];
}
