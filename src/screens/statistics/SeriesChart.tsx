import { localPoint } from '@visx/event';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { type PointerEvent, useId, useMemo, useRef } from 'react';
import { type Bucket, type Span, stepped } from '../../../contract/buckets';
import { SERIES, type Series } from '../../../contract/statistics';
import { useWidth } from '../../grid/hooks/useWidth';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { Crosshair, Tooltip } from './Crosshair';
import { Frame, MARGIN } from './Frame';
import { BARS_FROM_PX, GROWING_DASH, Plot } from './Plot';
import { panels } from './panels';
import { type ChartWindow, growingAt, type LoadedSeries, type Merged } from './rows';
import { LOOKS, Sample } from './seriesStyles';
import { bucketName } from './statisticsTexts';
import { placesOf, ticksOf } from './ticks';
import { useCursor } from './useCursor';

const HEIGHT_PX = 366;
const TICK_EVERY_PX = 84;
/** Of a series, over the topmost mark of its plot. */
const NAME_ABOVE_PX = 10;

interface SeriesChartProps {
  readonly rows: Merged;
  readonly loaded: LoadedSeries;
  readonly before: Merged | null;
  readonly visible: ReadonlySet<Series>;
  readonly span: Span;
  readonly bucket: Bucket;
  readonly window: ChartWindow;
  readonly now: number;
  readonly bars: boolean;
  readonly onZoom: (window: ChartWindow | null) => void;
}

/** The three series over time: axes, crosshair, tooltip; every value also by keys. */
export function SeriesChart({
  rows,
  loaded,
  before,
  visible,
  span,
  bucket,
  window,
  now,
  bars,
  onZoom,
}: SeriesChartProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(box);
  const shown = SERIES.filter((series) => visible.has(series) && rows.totals[series] !== undefined);
  const innerPx = Math.max(0, widthPx - MARGIN.left - MARGIN.right);
  const bottomPx = HEIGHT_PX - MARGIN.top - MARGIN.bottom;

  const x = useMemo(
    () => scaleLinear<number>({ domain: [window.first - 0.5, window.last + 0.5], range: [0, innerPx] }),
    [window, innerPx],
  );
  const scales = useMemo(
    () => panels({ rows, before, visible, window, heightPx: bottomPx }),
    [rows, before, visible, window, bottomPx],
  );
  // Of what is not there no axis would be true; its plot keeps its place.
  const ys = useMemo(
    () => SERIES.flatMap((series) => (rows.totals[series] === undefined ? [] : (scales[series] ?? []))),
    [rows, scales],
  );
  const { ticks, places } = useMemo(() => {
    const seen = {
      from: Math.max(span.from, rows.times[window.first] ?? 0),
      to: rows.times[window.last + 1] ?? span.to,
    };
    const ticks = ticksOf(seen, bucket, Math.max(2, innerPx / TICK_EVERY_PX));
    return { ticks, places: placesOf(ticks, rows.times) };
  }, [rows, span, bucket, window, innerPx]);

  const nameOf = (index: number) => {
    const time = rows.times[index] ?? 0;
    const isWhole = time >= span.from && stepped(time, bucket) <= Math.min(span.to, now);
    return isWhole ? bucketName(time, bucket) : t('statistics.inPart', { name: bucketName(time, bucket) });
  };
  const describe = (index: number) =>
    format.list([
      nameOf(index),
      ...shown.map(
        (series) => `${t(`statistics.series.${series}`)} ${format.number(rows.totals[series]?.[index] ?? 0)}`,
      ),
    ]);
  const cursor = useCursor({ window, describe, onZoom });
  const point = (event: PointerEvent<SVGRectElement>) => {
    const place = localPoint(event);
    if (place) cursor.point(Math.round(x.invert(place.x - MARGIN.left)));
  };
  const growing = growingAt(rows.times, bucket, now);
  const growsInSight = growing !== null && growing >= window.first && growing <= window.last;
  const canBar = innerPx / (window.last - window.first + 1) >= BARS_FROM_PX;

  return (
    <div className="group/chart">
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its crosshair moves by keys
        tabIndex={0}
        aria-roledescription={t('statistics.chart')}
        aria-label={t('statistics.seriesOverTime')}
        aria-describedby={`${id}-keys`}
        data-chart="series"
        dir="ltr"
        className="relative rounded-md touch-pan-y"
        style={{ height: HEIGHT_PX }}
        onKeyDown={cursor.onKeyDown}
        onFocus={cursor.onFocus}
        onBlur={cursor.onBlur}
      >
        {widthPx > 0 && (
          <svg width={widthPx} height={HEIGHT_PX} aria-hidden="true" className="block max-w-full">
            <Group left={MARGIN.left} top={MARGIN.top}>
              <Frame x={x} ys={ys} plots={visible.size} bottomPx={bottomPx} ticks={ticks} places={places} />
              {Object.entries(scales).map(([series, y]) => (
                <text
                  key={series}
                  y={(y.range()[1] ?? 0) - NAME_ABOVE_PX}
                  fontSize={11}
                  fontWeight={500}
                  fill="var(--soft)"
                >
                  {t(`statistics.series.${series as Series}`)}
                  {loaded[series as Series].is === 'failed' && ' —'}
                </text>
              ))}
              <Plot {...{ id, rows, before, visible, window, growing, x, scales }} bars={bars && canBar} />
              {cursor.at !== null && (
                <Crosshair
                  at={cursor.at}
                  anchor={cursor.anchor}
                  x={x}
                  bottomPx={bottomPx}
                  values={shown.map((series) => ({
                    name: series,
                    look: LOOKS[series],
                    yPx: scales[series]?.(rows.totals[series]?.[cursor.at ?? 0] ?? 0) ?? 0,
                  }))}
                />
              )}
              <rect
                width={innerPx}
                height={bottomPx}
                fill="transparent"
                onPointerMove={point}
                onPointerDown={point}
                onPointerLeave={() => cursor.point(null)}
              />
            </Group>
          </svg>
        )}
        {cursor.at !== null && (
          <Tooltip xPx={x(cursor.at)} widthPx={innerPx}>
            <p className="font-medium pb-1" dir="auto">
              {nameOf(cursor.at)}
            </p>
            <table className="w-full">
              <tbody>
                {shown.map((series) => (
                  <tr key={series}>
                    <td className="pe-2">
                      <Sample look={LOOKS[series]} as="line" />
                    </td>
                    <td className="pe-4 text-soft whitespace-nowrap">{t(`statistics.series.${series}`)}</td>
                    <td className="text-end font-medium tabular-nums">
                      {format.number(rows.totals[series]?.[cursor.at ?? 0] ?? 0)}
                    </td>
                    {before && (
                      <td className="text-end text-faint tabular-nums ps-3">
                        {format.number(before.totals[series]?.[cursor.at ?? 0] ?? 0)}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </Tooltip>
        )}
      </div>
      {/* Its line is there without it too: what lies below stays where it is. */}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 min-h-5 px-2 pt-1 text-xs text-soft" data-legend="">
        {visible.size > 1 && <li>{t('statistics.ownScales')}</li>}
        {growsInSight && (
          <li className="flex items-center gap-1.5" data-explains="growing">
            <svg width={12} height={12} aria-hidden="true" className="shrink-0 stroke-soft">
              <circle cx={6} cy={6} r={4} fill="none" strokeWidth={1.5} strokeDasharray={GROWING_DASH} />
            </svg>
            {t('statistics.growing', { name: bucketName(rows.times[growing] ?? 0, bucket) })}
          </li>
        )}
        {before && (
          <li className="flex items-center gap-1.5" data-explains="before">
            <svg width={28} height={12} aria-hidden="true" className="shrink-0 stroke-soft opacity-45">
              <line x1={1} x2={27} y1={6} y2={6} strokeWidth={1.5} />
            </svg>
            {t('statistics.thinIsBefore')}
          </li>
        )}
      </ul>
      <p id={`${id}-keys`} className="hidden group-focus-within/chart:block px-2 pt-1 text-xs text-faint print:hidden">
        <WithCaps
          text={t('statistics.keys', {
            sides: capsOf('ArrowLeft', 'ArrowRight'),
            extend: capsOf('Shift+ArrowLeft', 'Shift+ArrowRight'),
            enter: capsOf('Enter'),
            esc: capsOf('Escape'),
          })}
        />
      </p>
      {bars && !canBar && <p className="px-2 pt-1 text-xs text-faint">{t('statistics.tooManyBars')}</p>}
    </div>
  );
}
