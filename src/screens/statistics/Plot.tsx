import { curveLinear } from '@visx/curve';
import { Group } from '@visx/group';
import { Bar, LinePath } from '@visx/shape';
import { memo } from 'react';
import { SERIES, type Series } from '../../../contract/statistics';
import type { Linear } from './Frame';
import type { Scales } from './panels';
import { type ChartWindow, type Merged, type Thinned, thin } from './rows';
import { Fillings, LOOKS, MarkerShape, seriesFill } from './seriesStyles';

/** Above this many points a thick line is a smear. */
const THICK_MAX = 400;
/** Of the mark of a value that still grows: every other one is solid. */
export const GROWING_DASH = '1.5 1.5';
/** A bar and the gap to the next one. */
export const BARS_FROM_PX = 5;

interface PlotProps {
  readonly id: string;
  readonly rows: Merged;
  readonly before: Merged | null;
  readonly visible: ReadonlySet<Series>;
  readonly window: ChartWindow;
  /** The bucket that is not over: what it holds so far is no fall. */
  readonly growing: number | null;
  readonly x: Linear;
  readonly scales: Scales;
  readonly bars: boolean;
}

/** The series themselves. Drawn again only when what is shown changes, never with the crosshair. */
export const Plot = memo(function Plot({ id, rows, before, visible, window, growing, x, scales, bars }: PlotProps) {
  const shown = SERIES.flatMap((series) => {
    const [totals, y] = [rows.totals[series], scales[series]];
    return visible.has(series) && totals && y ? [{ series, totals, y }] : [];
  });
  const columns = Math.max(1, Math.floor(x.range()[1] ?? 1));
  return (
    <Group>
      {bars && <Fillings id={id} looks={LOOKS} />}
      {before &&
        shown.map(({ series, y }) => (
          <Before key={series} series={series} before={before} window={window} x={x} y={y} />
        ))}
      {shown.map(({ series, totals, y }) =>
        bars ? (
          <Bars key={series} {...{ id, series, totals, window, growing, x, y }} />
        ) : (
          <OneLine key={series} {...{ series, points: thin(totals, window, columns), growing, x, y }} />
        ),
      )}
    </Group>
  );
});

interface LineProps {
  readonly series: Series;
  readonly points: readonly Thinned[];
  readonly growing: number | null;
  readonly x: Linear;
  readonly y: Linear;
}

function OneLine({ series, points, growing, x, y }: LineProps) {
  const look = LOOKS[series];
  const over = growing === null ? points : points.filter(({ index }) => index < growing);
  // No line leads to the one that grows: early in its time it would be drawn as a fall to nothing.
  const grows = points[over.length];
  const standing = over.at(-1) ?? points[0];
  return (
    <>
      <LinePath
        data={[...over]}
        x={({ index }) => x(index)}
        y={({ value }) => y(value)}
        curve={curveLinear}
        stroke={look.colour}
        strokeWidth={points.length > THICK_MAX ? 1 : 1.75}
        strokeLinejoin="round"
        data-series={series}
        data-points={points.length}
      />
      {grows && (
        <g data-growing={series} strokeDasharray={GROWING_DASH}>
          <MarkerShape look={look} x={x(grows.index)} y={y(grows.value)} />
        </g>
      )}
      {standing && standing !== grows && <MarkerShape look={look} x={x(standing.index)} y={y(standing.value)} />}
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
  readonly totals: readonly number[];
  readonly window: ChartWindow;
  readonly growing: number | null;
  readonly x: Linear;
  readonly y: Linear;
}

function Bars({ id, series, totals, window, growing, x, y }: BarsProps) {
  const slot = x(1) - x(0);
  const width = Math.min(24, slot * 0.8);
  const [bottom = 0] = y.range();
  const look = LOOKS[series];
  return totals.slice(window.first, window.last + 1).map((total, offset) => (
    <Bar
      // biome-ignore lint/suspicious/noArrayIndexKey: a bucket's place is what it is
      key={offset}
      x={x(window.first + offset) - width / 2}
      y={y(total)}
      width={Math.max(1, width - 1)}
      height={bottom - y(total)}
      fill={seriesFill(id, series, look)}
      fillOpacity={window.first + offset === growing ? 0.35 : undefined}
      stroke={look.colour}
      strokeDasharray={window.first + offset === growing ? '2 2' : undefined}
      strokeWidth={total > 0 ? 0.75 : 0}
    />
  ));
}
