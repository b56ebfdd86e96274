const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const line = (name, value) => console.log(`${name.padEnd(52)} ${value}`);
export const ms = (values) =>
  `median ${at(values, 0.5).toFixed(0)} ms, p95 ${at(values, 0.95).toFixed(0)} ms of ${values.length}`;
