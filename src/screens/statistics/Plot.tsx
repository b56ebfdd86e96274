import { curveLinear } from '@visx/curve';
import { Group } from '@visx/group';
import { Bar, LinePath } from '@visx/shape';
import { memo } from 'react';
import { SERIES, type Series } from '../../../contract/statistics';
import type { Linear } from './Frame';
import { type ChartWindow, type Merged, type Thinned, thin } from './rows';
import { Fillings, LOOKS, MarkerShape, seriesFill } from './seriesStyles';

/** Above this a dash is lost between two points, and a line without one is clearer. */
const DASHED_MAX = 400;
const MARKERS = 12;
/** A bar, its two neighbours and the gap to the next bucket. */
export const BARS_FROM_PX = 12;

interface PlotProps {
  readonly id: string;
  readonly rows: Merged;
  readonly before: Merged | null;
  readonly visible: ReadonlySet<Series>;
  readonly window: ChartWindow;
  readonly x: Linear;
  readonly y: Linear;
  readonly bars: boolean;
}

/** The series themselves. Drawn again only when what is shown changes, never with the crosshair. */
export const Plot = memo(function Plot({ id, rows, before, visible, window, x, y, bars }: PlotProps) {
  const shown = SERIES.filter((series) => visible.has(series) && rows.totals[series] !== undefined);
  const columns = Math.max(1, Math.floor(x.range()[1] ?? 1));
  return (
    <Group>
      {bars && <Fillings id={id} looks={LOOKS} />}
      {before &&
        shown.map((series) => <Before key={series} series={series} before={before} window={window} x={x} y={y} />)}
      {shown.map((series, nth) => {
        const totals = rows.totals[series] ?? [];
        if (bars) return <Bars key={series} {...{ id, series, nth, of: shown.length, totals, window, x, y }} />;
        return <OneLine key={series} {...{ series, points: thin(totals, window, columns), x, y }} />;
      })}
    </Group>
  );
});

function OneLine({ series, points, x, y }: { series: Series; points: readonly Thinned[]; x: Linear; y: Linear }) {
  const look = LOOKS[series];
  const isDense = points.length > DASHED_MAX;
  const every = Math.max(1, Math.ceil(points.length / MARKERS));
  return (
    <>
      <LinePath
        data={[...points]}
        x={({ index }) => x(index)}
        y={({ value }) => y(value)}
        curve={curveLinear}
        stroke={look.colour}
        strokeWidth={isDense ? 1 : 1.75}
        strokeDasharray={isDense ? undefined : look.dash}
        strokeLinejoin="round"
        data-series={series}
        data-points={points.length}
      />
      {points.map(({ index, value }, nth) =>
        nth % every === Math.floor(every / 2) ? (
          <MarkerShape key={index} look={look} x={x(index)} y={y(value)} />
        ) : null,
      )}
    </>
  );
}

/** The range before, thin and pale beneath its own series. */
function Before({
  series,
  before,
  window,
  x,
  y,
}: {
  series: Series;
  before: Merged;
  window: ChartWindow;
  x: Linear;
  y: Linear;
}) {
  const totals = before.totals[series];
  if (!totals) return null;
  const points = thin(
    totals,
    { first: window.first, last: Math.min(window.last, totals.length - 1) },
    x.range()[1] ?? 1,
  );
  return (
    <LinePath
      data={points}
      x={({ index }) => x(index)}
      y={({ value }) => y(value)}
      stroke={LOOKS[series].colour}
      strokeOpacity={0.45}
      strokeWidth={1}
      data-before={series}
    />
  );
}

interface BarsProps {
  readonly id: string;
  readonly series: Series;
  readonly nth: number;
  readonly of: number;
  readonly totals: readonly number[];
  readonly window: ChartWindow;
  readonly x: Linear;
  readonly y: Linear;
}

function Bars({ id, series, nth, of, totals, window, x, y }: BarsProps) {
  const slot = x(1) - x(0);
  const width = Math.min(24, (slot * 0.8) / of);
  const [bottom = 0] = y.range();
  const look = LOOKS[series];
  return totals.slice(window.first, window.last + 1).map((total, offset) => (
    <Bar
      // biome-ignore lint/suspicious/noArrayIndexKey: a bucket's place is what it is
      key={offset}
      x={x(window.first + offset) + (nth - of / 2) * width}
      y={y(total)}
      width={Math.max(1, width - 1)}
      height={bottom - y(total)}
      fill={seriesFill(id, series, look)}
      stroke={look.colour}
      strokeWidth={total > 0 ? 0.75 : 0}
    />
  ));
}
