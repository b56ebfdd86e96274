import { scaleLinear } from '@visx/scale';
import { SERIES, type Series } from '../../../contract/statistics';
import type { Linear } from './Frame';
import { type ChartWindow, type Merged, peakOf } from './rows';

/** Above each plot, for the name of its series. */
const NAME_PX = 22;

/** What each series in view is drawn by. */
export type Scales = Readonly<Partial<Record<Series, Linear>>>;

interface Given {
  readonly rows: Merged;
  readonly before: Merged | null;
  readonly visible: ReadonlySet<Series>;
  readonly window: ChartWindow;
  readonly heightPx: number;
}

/** One plot above the other, each series on a scale of its own: beside comments, new members would lie flat on the axis. */
export function panels({ rows, before, visible, window, heightPx }: Given): Scales {
  const shown = SERIES.filter((series) => visible.has(series));
  const each = heightPx / Math.max(1, shown.length);
  return Object.fromEntries(
    shown.map((series, nth) => {
      const peak = Math.max(4, peakOf(rows.totals[series], window), peakOf(before?.totals[series], window));
      const range = [(nth + 1) * each, nth * each + NAME_PX];
      return [series, scaleLinear<number>({ domain: [0, peak], range, nice: 4 })];
    }),
  );
}
