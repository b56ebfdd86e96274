import type { Feature, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import closeUrl from 'world-atlas/countries-10m.json?url';
import { type Line, lineOf } from './lines';

type Atlas = Topology<{ countries: GeometryCollection }>;

/** Countries that are turned into shapes before the page gets a turn. */
const COUNTRIES_A_STEP = 8;

let loading: Promise<readonly Line[]> | undefined;

/**
 * The parts of all countries, each island for itself, as closely as Natural Earth has them. Read when somebody has come near; a failed read
 * is retried the next time.
 */
export function loadCloseLand(): Promise<readonly Line[]> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<readonly Line[]> {
  const answer = await fetch(closeUrl);
  if (!answer.ok) throw new Error(`The near coasts could not be read (${answer.status}).`);
  const atlas = (await answer.json()) as Atlas;
  const parts: Line[] = [];
  for (const [nth, geometry] of atlas.objects.countries.geometries.entries()) {
    if (nth % COUNTRIES_A_STEP === 0) await new Promise((resume) => setTimeout(resume));
    const shape = (feature(atlas, geometry) as Feature).geometry;
    if (shape.type === 'Polygon') parts.push(partOf(shape.coordinates));
    else if (shape.type === 'MultiPolygon') parts.push(...shape.coordinates.map(partOf));
  }
  return parts;
}

/** A coast with the lakes within it. */
function partOf(rings: readonly (readonly Position[])[]): Line {
  const lines = rings.map(lineOf);
  const [coast = lineOf([])] = lines;
  return { ...coast, path: () => lines.map(({ path }) => `${path()}Z`).join('') };
}
