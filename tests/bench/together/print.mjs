import { median, percentile } from '../median.mjs';

export const line = (name, value) => console.log(`${name.padEnd(52)} ${value}`);
export const ms = (values) =>
  `median ${median(values).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms of ${values.length}`;
