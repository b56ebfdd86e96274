import { type Bucket, bucketsOf } from '../contract/buckets';
import { SERIES, SERIES_CALLS, totalsAt } from '../contract/statistics';
import type { World } from './core/world';
import { type BucketChoice, bucketOf, DEFAULT_RANGE, hourText, rangeOf } from './ranges';

interface Chosen {
  readonly range: string;
  readonly bucket: BucketChoice;
}

/**
 * The three series of a range as a file, times by the clock of Asia/Ho_Chi_Minh. All of them or none: a spreadsheet does not
 * show that a column is missing because a call failed.
 */
export async function saveStatistics(world: World, chosen: Chosen): Promise<void> {
  const now = world.now();
  const span = rangeOf(chosen.range, now) ?? rangeOf(DEFAULT_RANGE, now);
  if (!span) return;
  const timeSerialType = bucketOf(span, chosen.bucket);
  const input = { startTime: span.from, endTime: span.to, timeSerialType };
  const answers = await Promise.all(SERIES.map((series) => world.call(SERIES_CALLS[series], input)));
  const times = bucketsOf(span, timeSerialType);
  const columns: (readonly number[])[] = [];
  for (const answer of answers) {
    if (answer.refused !== undefined) return world.notifyRefusal(answer);
    columns.push(totalsAt(answer.data, times));
  }
  world.save({
    name: `tamquan-${span.text}-${timeSerialType.toLowerCase()}`,
    titles: ['statistics.time', ...SERIES.map((series) => `statistics.series.${series}` as const)],
    rows: times.map((time, index) => [
      timeText(time, timeSerialType),
      ...columns.map((totals) => String(totals[index] ?? 0)),
    ]),
  });
}

/** A bucket's start as spreadsheets read it in every language. */
export function timeText(at: number, bucket: Bucket): string {
  const [date = '', hour = ''] = hourText(at).split('T');
  return bucket === 'HOUR' ? `${date} ${hour}:00` : date;
}
