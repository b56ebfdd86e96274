import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import type { scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import { memo } from 'react';
import { shortNumbers, tickName } from './statisticsTexts';
import { type Ticks, ticksOfValue } from './ticks';

export type Linear = ReturnType<typeof scaleLinear<number>>;

export const MARGIN = { top: 10, right: 14, bottom: 26, left: 44 } as const;

interface FrameProps {
  readonly x: Linear;
  /** One for each of the plots that have something to show, of those that stand above one another. */
  readonly ys: readonly Linear[];
  /** How many plots share the height. */
  readonly plots: number;
  readonly bottomPx: number;
  readonly ticks: Ticks;
  /** The position of each time tick, in the units that `x` takes. */
  readonly places: readonly number[];
}

const LABEL = { fill: 'var(--faint)', fontSize: 11, fontFamily: 'inherit' } as const;

/** The axes of a chart and the quiet lines behind it. Drawn again only with its scales, never with the crosshair. */
export const Frame = memo(function Frame({ x, ys, plots, bottomPx, ticks, places }: FrameProps) {
  const [, right = 0] = x.range();
  const names = new Map(places.map((place, index) => [place, tickName(ticks.times[index] ?? 0, ticks.unit)]));
  return (
    <Group>
      {ys.map((y) => (
        <Values key={y.range()[0]} y={y} right={right} count={ticksOfValue(plots)} />
      ))}
      <AxisBottom
        scale={x}
        top={bottomPx}
        tickValues={[...places]}
        tickFormat={(place) => names.get(Number(place)) ?? ''}
        stroke="var(--strong)"
        tickStroke="var(--strong)"
        tickLength={4}
        tickLabelProps={{ ...LABEL, textAnchor: 'middle', dy: '0.25em' }}
      />
    </Group>
  );
});

function Values({ y, right, count }: { y: Linear; right: number; count: number }) {
  // Whole numbers: nothing here comes in halves.
  const values = y.ticks(count).filter(Number.isInteger);
  const nameOf = shortNumbers(values);
  return (
    <>
      {values.map((value) => (
        <Line
          key={value}
          from={{ x: 0, y: y(value) }}
          to={{ x: right, y: y(value) }}
          stroke="var(--line)"
          shapeRendering="crispEdges"
        />
      ))}
      <AxisLeft
        scale={y}
        tickValues={values}
        tickFormat={(value) => nameOf(Number(value))}
        hideAxisLine
        hideTicks
        tickLength={4}
        tickLabelProps={{ ...LABEL, textAnchor: 'end', dy: '0.33em' }}
      />
    </>
  );
}
