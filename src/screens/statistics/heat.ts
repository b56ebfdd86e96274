import { stepped } from '../../../contract/buckets';

/** How many shades the days of a calendar have. */
export const SHADES = 5;

/** Those of some days that are over: one that is not says too little to be the highest, or to be measured by. */
export const daysOver = <Day extends { readonly time: number }>(days: readonly Day[], now: number): readonly Day[] =>
  days.filter(({ time }) => stepped(time, 'DAY') <= now);

/** The least and the most of some numbers that a scale begins and ends with; nothing has no shade, so zeros are left out. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export const spanOf = (values: readonly number[]): Span => {
  const there = values.filter((value) => value > 0);
  return { least: Math.min(...there), most: Math.max(0, ...there) };
};

/**
 * The shade of a number, 1 to `SHADES`: each has an equal part of the way from the least to the most, so that a surge is seen as what it is.
 * What lies beyond has the last one, nothing has none.
 */
export const shadeOf =
  ({ least, most }: Span) =>
  (value: number): number => {
    if (value <= 0) return 0;
    if (value >= most) return SHADES;
    return Math.max(1, 1 + Math.floor(((value - least) / (most - least)) * SHADES));
  };
