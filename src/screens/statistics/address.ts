import type { StatisticsChange } from '../../../commands/ranges';
import { type BucketChoice, DEFAULT_RANGE, rangeOf } from '../../../commands/ranges';
import { BUCKETS } from '../../../contract/buckets';

export const HOME = '/dashboard';

/** What the statistics show; all of it is kept in the address, so that a link shows the same. */
export interface StatisticsView {
  /** As `rangeOf` of commands/ranges.ts reads it. */
  readonly range: string;
  readonly bucket: BucketChoice;
  /** Beside the range before this one. */
  readonly compare: boolean;
  /** Numbers in place of charts. */
  readonly table: boolean;
  readonly bars: boolean;
}

const USUAL: StatisticsView = { range: DEFAULT_RANGE, bucket: 'auto', compare: false, table: false, bars: false };

/** The view that an address asks for; what it says wrongly is as usual. */
export function viewOf(search: string): StatisticsView {
  const asked = new URLSearchParams(search);
  const range = asked.get('range') ?? '';
  return {
    range: rangeOf(range, 0) ? range : USUAL.range,
    bucket: BUCKETS.find((one) => one === asked.get('bucket')?.toUpperCase()) ?? 'auto',
    compare: asked.has('compare'),
    table: asked.has('table'),
    bars: asked.has('bars'),
  };
}

/** The view after a change; a bucket stays until the range changes without one. */
export function changed(view: StatisticsView, { range, bucket, turn }: StatisticsChange): StatisticsView {
  return {
    ...view,
    ...(range === undefined ? {} : { range, bucket: 'auto' as const }),
    ...(bucket === undefined ? {} : { bucket }),
    ...(turn === undefined ? {} : { [turn]: !view[turn] }),
  };
}

/** The path and query of a view; what is usual is left out. */
export function statisticsAddress({ range, bucket, compare, table, bars }: StatisticsView): string {
  const said = [
    ...(range === USUAL.range ? [] : [`range=${range}`]),
    ...(bucket === 'auto' ? [] : [`bucket=${bucket.toLowerCase()}`]),
    ...Object.entries({ compare, table, bars }).flatMap(([name, on]) => (on ? [name] : [])),
  ];
  return said.length === 0 ? HOME : `${HOME}?${said.join('&')}`;
}
