/** Returns the number that a share of the others, as 0.95, lie below; NaN of none. */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Returns the median of numbers: of an even count, the greater of the two in the middle. */
export const median = (values) => percentile(values, 0.5);
