import type { Feature, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cutAtTheEdge } from './antimeridian';
import { type Line, lineOf } from './lines';

type Atlas = Topology<{ countries: GeometryCollection }>;
/** A country, each island of it for itself. */
export type LandParts = readonly Line[];

/** Countries that are turned into shapes before the page gets a turn. */
const COUNTRIES_A_STEP = 8;

/** Reads the countries of an atlas, with a turn for the page after every few of them. */
export async function readLand(url: string): Promise<readonly LandParts[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The coasts could not be read (${answer.status}).`);
  const atlas = (await answer.json()) as Atlas;
  const countries: LandParts[] = [];
  for (const [nth, geometry] of atlas.objects.countries.geometries.entries()) {
    if (nth % COUNTRIES_A_STEP === 0) await new Promise((resume) => setTimeout(resume));
    countries.push(landOf((feature(atlas, geometry) as Feature).geometry));
  }
  return countries;
}

/** What is drawn of a country: nothing of it crosses the map from one edge to the other. */
export function landOf(shape: Geometry): LandParts {
  if (shape.type === 'Polygon') return [partOf(shape.coordinates)];
  return shape.type === 'MultiPolygon' ? shape.coordinates.map(partOf) : [];
}

/** A coast with the lakes within it; of one that reaches over an edge of the map, the part at the other edge too. */
function partOf(rings: readonly (readonly Position[])[]): Line {
  const lines = cutAtTheEdge(rings).map(lineOf);
  const most = (side: 'left' | 'top' | 'right' | 'bottom', of: (...all: number[]) => number) =>
    of(...lines.map((line) => line[side]));
  return {
    left: most('left', Math.min),
    top: most('top', Math.min),
    right: most('right', Math.max),
    bottom: most('bottom', Math.max),
    path: () => lines.map(({ path }) => `${path()}Z`).join(''),
  };
}
