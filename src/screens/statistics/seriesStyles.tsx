import type { DECIDED, Series } from '../../../contract/statistics';

type Marker = 'circle' | 'square' | 'triangle';
type Filling = 'plain' | 'hatched' | 'dotted';

/** How something is told apart from its neighbours: by colour, and without it by marker and filling. */
export interface Look {
  /** A variable of src/theme/themes.css that can be read on every ground of every theme. */
  readonly colour: string;
  readonly marker: Marker;
  readonly filling: Filling;
}

export const LOOKS: Readonly<Record<Series, Look>> = {
  registered: { colour: 'var(--series-3)', marker: 'circle', filling: 'plain' },
  comments: { colour: 'var(--series-2)', marker: 'square', filling: 'hatched' },
  posts: { colour: 'var(--series-1)', marker: 'triangle', filling: 'dotted' },
};

export const DECISION_LOOKS: Readonly<Record<(typeof DECIDED)[number], Look>> = {
  ignored: { colour: 'var(--series-1)', marker: 'circle', filling: 'plain' },
  deleted: { colour: 'var(--series-2)', marker: 'square', filling: 'hatched' },
  blocked: { colour: 'var(--series-3)', marker: 'triangle', filling: 'dotted' },
};

/** Of a series' colour in the ground at the busiest day of the calendar: as much as the ink can still be read on (theme.test.ts). */
export const STRONGEST_PERCENT = 38;

const MARKER_PX = 4;

export function MarkerShape({ look, x, y }: { look: Look; x: number; y: number }) {
  const paint = { fill: 'var(--surface)', stroke: look.colour, strokeWidth: 1.75 };
  if (look.marker === 'circle') return <circle cx={x} cy={y} r={MARKER_PX - 0.5} {...paint} />;
  if (look.marker === 'square')
    return <rect x={x - 3.25} y={y - 3.25} width={6.5} height={6.5} strokeLinejoin="round" {...paint} />;
  return <path d={`M${x} ${y - MARKER_PX} l4.25 7.25 h-8.5 z`} strokeLinejoin="round" {...paint} />;
}

/** The fillings of bars, once in each picture that uses them; `id` keeps those of two pictures apart. */
export function Fillings({ id, looks }: { id: string; looks: Readonly<Record<string, Look>> }) {
  return (
    <defs>
      {Object.entries(looks).map(([name, { colour, filling }]) =>
        filling === 'plain' ? null : (
          <pattern
            key={name}
            id={`${id}-${name}`}
            width={5}
            height={5}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={5} height={5} fill={colour} fillOpacity={0.22} />
            {filling === 'hatched' ? (
              <rect width={2} height={5} fill={colour} />
            ) : (
              <circle cx={2.5} cy={2.5} r={1.25} fill={colour} />
            )}
          </pattern>
        ),
      )}
    </defs>
  );
}

export const seriesFill = (id: string, name: string, { filling, colour }: Look): string =>
  filling === 'plain' ? colour : `url(#${id}-${name})`;

/** The sample of a series' style before its name in a legend. */
export function Sample({ look, as, id = '' }: { look: Look; as: 'line' | 'bar'; id?: string }) {
  return (
    <svg width={28} height={12} aria-hidden="true" className="shrink-0" direction="ltr">
      {as === 'line' ? (
        <>
          <line x1={1} x2={27} y1={6} y2={6} stroke={look.colour} strokeWidth={1.75} />
          <MarkerShape look={look} x={14} y={6} />
        </>
      ) : (
        <>
          <Fillings id={id} looks={{ sample: look }} />
          <rect x={8} width={12} height={12} rx={2} fill={seriesFill(id, 'sample', look)} stroke={look.colour} />
        </>
      )}
    </svg>
  );
}
