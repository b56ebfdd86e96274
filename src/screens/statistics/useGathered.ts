import { type Bucket, bucketFor, bucketsOf, type Span, startOf } from '../../../contract/buckets';
import type { DecisionDay } from '../../../contract/statistics';

/** Days, or what suits a range in which days could not be told apart. */
export function decisionBucket(span: Span): Exclude<Bucket, 'HOUR'> {
  const suits = bucketFor(span);
  return suits === 'HOUR' ? 'DAY' : suits;
}

/** Decisions by day gathered into wider buckets, every bucket of the range. */
export function gathered(days: readonly DecisionDay[], span: Span, bucket: Bucket): DecisionDay[] {
  const rows = new Map(
    bucketsOf(span, bucket).map((time): [number, DecisionDay] => [time, { time, ignored: 0, deleted: 0, blocked: 0 }]),
  );
  for (const { time, ignored, deleted, blocked } of days) {
    // The first day may begin before the range, and its bucket then too.
    const row = rows.get(startOf(Math.max(time, span.from), bucket));
    if (!row) continue;
    row.ignored += ignored;
    row.deleted += deleted;
    row.blocked += blocked;
  }
  return [...rows.values()];
}
