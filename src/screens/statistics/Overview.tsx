import { Brush } from '@visx/brush';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useMemo, useRef } from 'react';
import { SERIES, type Series } from '../../../contract/statistics';
import { useWidth } from '../../grid/hooks/useWidth';
import { MARGIN } from './Frame';
import { type ChartWindow, type Merged, peakOf, thin } from './rows';
import { LOOKS } from './seriesStyles';

const HEIGHT_PX = 40;
/** Narrower than this is a click, and shows the whole again. */
const LEAST_BUCKETS = 2;

interface OverviewProps {
  readonly rows: Merged;
  readonly visible: ReadonlySet<Series>;
  readonly window: ChartWindow;
  /** Changes when the window was set by something else than this brush. */
  readonly turn: string;
  readonly onZoom: (window: ChartWindow | null) => void;
}

/** The whole range, small, and a brush over it by which the pointer zooms. By keys the chart above does the same. */
export function Overview({ rows, visible, window, turn, onZoom }: OverviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(box);
  const innerPx = Math.max(0, widthPx - MARGIN.left - MARGIN.right);
  const last = rows.times.length - 1;
  const x = useMemo(() => scaleLinear<number>({ domain: [-0.5, last + 0.5], range: [0, innerPx] }), [last, innerPx]);
  const lines = useMemo(() => {
    const whole = { first: 0, last };
    const shown = SERIES.filter((series) => visible.has(series) && rows.totals[series] !== undefined);
    const peak = Math.max(1, ...shown.map((series) => peakOf(rows.totals[series], whole)));
    const y = scaleLinear<number>({ domain: [0, peak], range: [HEIGHT_PX - 3, 3] });
    return shown.map((series) => (
      <LinePath
        key={series}
        data={thin(rows.totals[series] ?? [], whole, Math.max(1, Math.floor(innerPx / 2)))}
        x={({ index }) => x(index)}
        y={({ value }) => y(value)}
        stroke={LOOKS[series].colour}
        strokeWidth={1}
      />
    ));
  }, [rows, visible, last, innerPx, x]);
  const isWhole = window.first === 0 && window.last === last;
  return (
    <div ref={box} dir="ltr" className="pt-2 print:hidden" data-overview="">
      {innerPx > 0 && last > LEAST_BUCKETS && (
        <svg width={widthPx} height={HEIGHT_PX} aria-hidden="true" className="block">
          <Group left={MARGIN.left}>
            <rect width={innerPx} height={HEIGHT_PX} rx={4} fill="var(--raised)" />
            {lines}
            <Brush
              key={`${turn} ${innerPx} ${last}`}
              xScale={x}
              yScale={x}
              width={innerPx}
              height={HEIGHT_PX}
              handleSize={10}
              resizeTriggerAreas={['left', 'right']}
              brushDirection="horizontal"
              useWindowMoveEvents
              {...(isWhole
                ? {}
                : {
                    initialBrushPosition: {
                      start: { x: x(window.first - 0.5) },
                      end: { x: x(window.last + 0.5) },
                    },
                  })}
              selectedBoxStyle={{ fill: 'var(--accent)', fillOpacity: 0.16, stroke: 'var(--accent)' }}
              onChange={(bounds) => {
                if (!bounds) return onZoom(null);
                const first = Math.max(0, Math.round(bounds.x0 + 0.5));
                const end = Math.min(last, Math.round(bounds.x1 - 0.5));
                if (end - first >= LEAST_BUCKETS - 1) onZoom({ first, last: end });
              }}
              onClick={() => onZoom(null)}
              renderBrushHandle={({ x: left, height, isBrushActive }) =>
                isBrushActive && (
                  <rect x={left + 3} y={height / 2 - 8} width={4} height={16} rx={2} fill="var(--accent)" />
                )
              }
            />
          </Group>
        </svg>
      )}
    </div>
  );
}
