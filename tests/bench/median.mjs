/** Returns the median of numbers: of an even count, the greater of the two in the middle. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
