import { atLocal, bucketsOf, startOf, stepped } from '../../../contract/buckets';
import { type DayTotals, dailyMonth, SERIES, SERIES_CALLS, totalsAt } from '../../../contract/statistics';
import { Code } from '../../../contract/wire/codes';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import type { Answer } from '../../../contract/wire/endpoint';
import type { Call } from '../../client/client';

/** A month of which less has gone by says little. */
const WORTH_SEEING_SECONDS = 7 * DAY_SECONDS;

/** The month that a range is first seen by: that in which it ends, or the one before where hardly any of that has gone by, and less than there. */
export function monthSeenFirst({ from, to }: { readonly from: number; readonly to: number }, now: number): number {
  const end = Math.min(to - 1, now);
  const last = startOf(end, 'MONTH');
  const gone = end - last;
  return gone < WORTH_SEEING_SECONDS && last - from > gone ? stepped(last, 'MONTH', -1) : last;
}

/** Refusals that don't show whether the server understands the call. */
const PASSING: ReadonlySet<Code> = new Set([
  Code.lost,
  Code.sessionEnded,
  Code.forbidden,
  Code.tooManyTries,
  Code.unavailable,
]);
let isCounted = false;

/**
 * The days of a month. docs/specification.md section 7 names the call and not its parameters: of a server that does not understand ours,
 * or answers in another way, they are counted from the three series, from then on at once.
 */
export async function daysOf(
  call: Call,
  { year, month }: { readonly year: number; readonly month: number },
  signal: AbortSignal,
): Promise<Answer<readonly DayTotals[]>> {
  if (!isCounted) {
    const answer = await call(dailyMonth, { month: { year, month } }, { signal });
    if (answer.refused === undefined || PASSING.has(answer.refused)) return answer;
  }
  const span = { from: atLocal(year, month), to: atLocal(year, month + 1) };
  const input = { startTime: span.from, endTime: span.to, timeSerialType: 'DAY' } as const;
  const answers = await Promise.all(SERIES.map((series) => call(SERIES_CALLS[series], input, { signal })));
  const times = bucketsOf(span, 'DAY');
  const totals: (readonly number[])[] = [];
  for (const answer of answers) {
    if (answer.refused !== undefined) return answer;
    totals.push(totalsAt(answer.data, times));
  }
  isCounted = true;
  const [registered = [], comments = [], posts = []] = totals;
  return {
    data: times.map((time, index) => ({
      time,
      registered: registered[index] ?? 0,
      comments: comments[index] ?? 0,
      posts: posts[index] ?? 0,
    })),
  };
}
