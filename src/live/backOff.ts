const FIRST_MS = 1000;
const MOST_MS = 60_000;

/**
 * How long to wait before the next try, after so many that failed one after the other: anything up to a bound that doubles. With full
 * jitter, so that the consoles of a server that was away do not come back to it all at once
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/). `random`: from 0 to 1.
 */
export const backOffMs = (failures: number, random: number): number =>
  Math.round(random * Math.min(MOST_MS, FIRST_MS * 2 ** failures));
