import { atLocal, bucketsOf } from '../../../contract/buckets';
import { type DayTotals, dailyMonth, SERIES, SERIES_CALLS, totalsAt } from '../../../contract/statistics';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import type { Call } from '../../client/client';

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
