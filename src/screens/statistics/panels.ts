import { scaleLinear } from '@visx/scale';
import { SERIES, type Series } from '../../../contract/statistics';
import type { Linear } from './Frame';
import { type ChartWindow, type Merged, peakOf } from './rows';
import { ticksOfValue } from './ticks';

/** Above each plot, for the name of its series; more below another plot, so that it is seen whose it is. */
const FIRST_NAME_PX = 20;
const NAME_PX = 34;

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
  const gaps = Math.max(0, shown.length - 1);
  const plotPx = (heightPx - FIRST_NAME_PX - gaps * NAME_PX) / Math.max(1, shown.length);
  return Object.fromEntries(
    shown.map((series, nth) => {
      const peak = Math.max(4, peakOf(rows.totals[series], window), peakOf(before?.totals[series], window));
      const topPx = FIRST_NAME_PX + nth * (plotPx + NAME_PX);
      const range = [topPx + plotPx, topPx];
      // Up to a mark, by as many as Frame draws: no value stands above the topmost.
      return [series, scaleLinear<number>({ domain: [0, peak], range, nice: ticksOfValue(shown.length) })];
    }),
  );
}
