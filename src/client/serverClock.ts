/** Less than that is not the clock: the way there and back, and a header that knows whole seconds. */
const IGNORED_MS = 30_000;
/** What was on its way for longer says too little of when it was answered. */
const LONGEST_WAY_MS = 10_000;

let offsetMs = 0;

/** Hears from an answer what time it is where it came from; `date` is its `Date` header, which another origin may keep to itself. */
export function hearTime(date: string | null, sentAtMs: number, receivedAtMs: number): void {
  const saidMs = Date.parse(date ?? '');
  const wayMs = receivedAtMs - sentAtMs;
  if (!(saidMs && wayMs >= 0 && wayMs <= LONGEST_WAY_MS)) return;
  const aheadMs = saidMs - (sentAtMs + receivedAtMs) / 2;
  // Not to be told from a clock that is right.
  offsetMs = Math.abs(aheadMs) - wayMs / 2 < IGNORED_MS ? 0 : aheadMs;
}

/** Unix milliseconds by the clock of the server, whose times are shown: that of this machine may be wrong. */
export const nowMs = (): number => Date.now() + offsetMs;
