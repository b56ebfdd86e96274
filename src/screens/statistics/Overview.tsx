import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useMemo, useRef } from 'react';
import { SERIES, type Series } from '../../../contract/statistics';
import { useWidth } from '../../grid/hooks/useWidth';
import { MARGIN } from './Frame';
import { type ChartWindow, type Merged, peakOf, thin } from './rows';
import { LOOKS } from './seriesStyles';
import { useBrush } from './useBrush';

const HEIGHT_PX = 40;
const GRIP = { width: 12, height: 28 } as const;

interface OverviewProps {
  readonly rows: Merged;
  readonly visible: ReadonlySet<Series>;
  readonly window: ChartWindow;
  /** The bucket that is not over: no line leads to it, as in the chart. */
  readonly growing: number | null;
  readonly onZoom: (window: ChartWindow | null) => void;
}

/** The whole range, small, and a brush over it by which the pointer zooms. By keys the chart above does the same. */
export function Overview({ rows, visible, window, growing, onZoom }: OverviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(box);
  const innerPx = Math.max(0, widthPx - MARGIN.left - MARGIN.right);
  const last = rows.times.length - 1;
  const x = useMemo(() => scaleLinear<number>({ domain: [-0.5, last + 0.5], range: [0, innerPx] }), [last, innerPx]);
  const lines = useMemo(() => {
    const whole = { first: 0, last };
    // As in the chart, each on a scale of its own.
    const yOf = (series: Series) =>
      scaleLinear<number>({ domain: [0, Math.max(1, peakOf(rows.totals[series], whole))], range: [HEIGHT_PX - 3, 3] });
    const shown = SERIES.filter((series) => visible.has(series) && rows.totals[series] !== undefined);
    return shown.map((series) => {
      const y = yOf(series);
      const points = thin(rows.totals[series] ?? [], whole, Math.max(1, Math.floor(innerPx / 2)));
      return (
        <LinePath
          key={series}
          data={growing === null ? points : points.filter(({ index }) => index < growing)}
          x={({ index }) => x(index)}
          y={({ value }) => y(value)}
          stroke={LOOKS[series].colour}
          strokeWidth={1}
        />
      );
    });
  }, [rows, visible, growing, last, innerPx, x]);
  const brush = useBrush({ x, last, window, leftPx: MARGIN.left, onZoom });
  const [from, to] = [x(window.first - 0.5), x(window.last + 0.5)];
  const isWhole = window.first === 0 && window.last === last;
  return (
    <div ref={box} dir="ltr" className="pt-2 print:hidden" data-overview="">
      {innerPx > 0 && last > 1 && (
        <svg width={widthPx} height={HEIGHT_PX} aria-hidden="true" className="block touch-pan-y select-none" {...brush}>
          <Group left={MARGIN.left}>
            <rect width={innerPx} height={HEIGHT_PX} rx={4} fill="var(--raised)" className="cursor-crosshair" />
            {lines}
            {!isWhole && (
              <rect
                x={from}
                width={to - from}
                height={HEIGHT_PX}
                fill="var(--mark)"
                fillOpacity={0.16}
                stroke="var(--mark)"
                className="cursor-move"
                data-brushed=""
              />
            )}
            <Grip at={from} />
            <Grip at={to} />
          </Group>
        </svg>
      )}
    </div>
  );
}

/** An end of what is in view, to be taken hold of. */
function Grip({ at }: { at: number }) {
  return (
    <g className="cursor-ew-resize" data-grip="">
      <rect
        x={at - GRIP.width / 2}
        y={(HEIGHT_PX - GRIP.height) / 2}
        {...GRIP}
        rx={4}
        fill="var(--surface)"
        stroke="var(--mark)"
        strokeWidth={1.5}
      />
      <path d={`M${at - 2} ${HEIGHT_PX / 2 - 5}v10m4 0v-10`} stroke="var(--mark)" strokeWidth={1.5} />
    </g>
  );
}
