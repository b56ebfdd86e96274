/** How many shades the days of a calendar have. */
export const SHADES = 5;

/**
 * The shade of a number, 1 to `SHADES`, by its rank among all of them: each shade has an equal part of the days, so that one great day
 * leaves the others told apart. Nothing has no shade.
 */
export function shadeOf(values: readonly number[]): (value: number) => number {
  const ranked = values.filter((value) => value > 0).sort((one, other) => one - other);
  const bounds = Array.from(
    { length: SHADES - 1 },
    (_, nth) => ranked[Math.ceil(((nth + 1) * ranked.length) / SHADES)],
  );
  return (value) => (value > 0 ? 1 + bounds.filter((bound) => bound !== undefined && value >= bound).length : 0);
}
