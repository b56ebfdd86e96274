/** Whether rows fly past, faster than anybody looks at one. */
let isOn = false;
const waiting = new Set<() => void>();

/** Says that rows fly past, or that they rest: then what has waited for that is done. */
export function setFlight(next: boolean): void {
  isOn = next;
  if (isOn) return;
  for (const act of waiting) act();
  waiting.clear();
}

/** Does something at once, or where rows fly past, when they rest. Returns the function that calls it off. */
export function onceRested(act: () => void): () => void {
  if (isOn) waiting.add(act);
  else act();
  return () => void waiting.delete(act);
}
