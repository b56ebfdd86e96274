import { Group } from '@visx/group';
import { Bar, Line } from '@visx/shape';
import type { ReactNode } from 'react';
import type { Linear } from './Frame';
import { MARGIN } from './Frame';
import { type Look, MarkerShape } from './seriesStyles';

interface CrosshairProps {
  readonly at: number;
  /** The other end of a selection by Shift and arrows. */
  readonly anchor: number | null;
  readonly x: Linear;
  readonly bottomPx: number;
  readonly values: readonly { readonly name: string; readonly look: Look; readonly yPx: number }[];
}

/** Where the pointer or the keys are, and what is being selected. */
export function Crosshair({ at, anchor, x, bottomPx, values }: CrosshairProps) {
  const [from, to] = [Math.min(at, anchor ?? at), Math.max(at, anchor ?? at)];
  return (
    <Group pointerEvents="none">
      {from < to && (
        <Bar
          x={x(from - 0.5)}
          width={x(to + 0.5) - x(from - 0.5)}
          y={0}
          height={bottomPx}
          fill="var(--mark)"
          fillOpacity={0.12}
          data-selecting=""
        />
      )}
      <Line from={{ x: x(at), y: 0 }} to={{ x: x(at), y: bottomPx }} stroke="var(--ink)" data-crosshair={at} />
      {values.map(({ name, look, yPx }) => (
        <MarkerShape key={name} look={look} x={x(at)} y={yPx} />
      ))}
    </Group>
  );
}

/** The tooltip beside the crosshair, on the side with room for it. `xPx` is the crosshair's position within the plot. */
export function Tooltip({ xPx, widthPx, children }: { xPx: number; widthPx: number; children: ReactNode }) {
  const isLeft = xPx > widthPx / 2;
  return (
    <div
      data-tooltip=""
      className="pointer-events-none absolute top-2 z-10 min-w-40 rounded-lg border border-line bg-surface px-3 py-2 text-xs shadow-layer"
      style={isLeft ? { right: `calc(100% - ${MARGIN.left + xPx - 12}px)` } : { left: `${MARGIN.left + xPx + 12}px` }}
    >
      {children}
    </div>
  );
}
