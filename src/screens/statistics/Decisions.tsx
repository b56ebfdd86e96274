import { localPoint } from '@visx/event';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { Bar, BarStack } from '@visx/shape';
import { type PointerEvent, useId, useMemo, useRef } from 'react';
import { type Bucket, stepped } from '../../../contract/buckets';
import { DECIDED, type DecisionDay } from '../../../contract/statistics';
import { useWidth } from '../../grid/hooks/useWidth';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Frame, MARGIN } from './Frame';
import { DECISION_LOOKS, Fillings, Sample, seriesFill } from './seriesStyles';
import { bucketName } from './statisticsTexts';
import { placesOf, ticksOf, ticksOfValue } from './ticks';
import { useCursor } from './useCursor';

const HEIGHT_PX = 180;
const TICK_EVERY_PX = 80;

/** What was decided over time, one bar a bucket, its kinds on top of one another. */
export function Decisions({ rows, bucket }: { rows: readonly DecisionDay[]; bucket: Bucket }) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(box);
  const innerPx = Math.max(0, widthPx - MARGIN.left - MARGIN.right);
  const bottomPx = HEIGHT_PX - MARGIN.top - MARGIN.bottom;
  const last = rows.length - 1;
  const band = useMemo(
    () => scaleBand<number>({ domain: rows.map((_, index) => index), range: [0, innerPx], padding: 0.2 }),
    [rows, innerPx],
  );
  const x = useMemo(() => scaleLinear<number>({ domain: [-0.5, last + 0.5], range: [0, innerPx] }), [last, innerPx]);
  const y = useMemo(() => {
    const peak = Math.max(4, ...rows.map(({ ignored, deleted, blocked }) => ignored + deleted + blocked));
    return scaleLinear<number>({ domain: [0, peak], range: [bottomPx, 0], nice: ticksOfValue(1) });
  }, [rows, bottomPx]);
  const ys = useMemo(() => [y], [y]);
  const { ticks, places } = useMemo(() => {
    const span = { from: rows[0]?.time ?? 0, to: stepped(rows.at(-1)?.time ?? 0, bucket) };
    const ticks = ticksOf(span, bucket, Math.max(2, innerPx / TICK_EVERY_PX));
    return {
      ticks,
      places: placesOf(
        ticks,
        rows.map(({ time }) => time),
      ),
    };
  }, [rows, bucket, innerPx]);
  const colours = useMemo(
    () =>
      scaleOrdinal<string, string>({
        domain: [...DECIDED],
        range: DECIDED.map((kind) => seriesFill(id, kind, DECISION_LOOKS[kind])),
      }),
    [id],
  );
  const data = useMemo(() => rows.map((row, index) => ({ ...row, index })), [rows]);
  const words = (index: number) =>
    DECIDED.map((kind) => `${t(`statistics.decided.${kind}`)} ${format.number(rows[index]?.[kind] ?? 0)}`);
  const cursor = useCursor({
    window: { first: 0, last },
    describe: (index) => format.list([bucketName(rows[index]?.time ?? 0, bucket), ...words(index)]),
  });
  const point = (event: PointerEvent<SVGRectElement>) => {
    const place = localPoint(event);
    if (place) cursor.point(Math.round(x.invert(place.x - MARGIN.left)));
  };
  return (
    <div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft pb-1">
        {DECIDED.map((kind) => (
          <li key={kind} className="flex items-center gap-1">
            <Sample look={DECISION_LOOKS[kind]} as="bar" id={`${id}-legend-${kind}`} />
            {t(`statistics.decided.${kind}`)}
          </li>
        ))}
      </ul>
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its bars are reached by keys
        tabIndex={0}
        aria-roledescription={t('statistics.chart')}
        aria-label={t('statistics.decisions')}
        data-chart="decisions"
        dir="ltr"
        className="rounded-md"
        style={{ height: HEIGHT_PX }}
        onKeyDown={cursor.onKeyDown}
        onFocus={cursor.onFocus}
        onBlur={cursor.onBlur}
      >
        {innerPx > 0 && (
          <svg width={widthPx} height={HEIGHT_PX} aria-hidden="true" className="block max-w-full">
            <Fillings id={id} looks={DECISION_LOOKS} />
            <Group left={MARGIN.left} top={MARGIN.top}>
              <Frame x={x} ys={ys} plots={1} bottomPx={bottomPx} ticks={ticks} places={places} />
              {cursor.at !== null && (
                <Bar x={x(cursor.at - 0.5)} width={x(1) - x(0)} height={bottomPx} fill="var(--hover)" />
              )}
              <BarStack
                data={data}
                keys={[...DECIDED]}
                x={({ index }) => index}
                xScale={band}
                yScale={y}
                color={colours}
                stroke="var(--surface)"
                strokeWidth={0.5}
              />
              <rect
                width={innerPx}
                height={bottomPx}
                fill="transparent"
                onPointerMove={point}
                onPointerLeave={() => cursor.point(null)}
              />
            </Group>
          </svg>
        )}
      </div>
      <p className="min-h-5 text-xs text-faint tabular-nums">
        {cursor.at !== null && [bucketName(rows[cursor.at]?.time ?? 0, bucket), ...words(cursor.at)].join(' · ')}
      </p>
    </div>
  );
}
