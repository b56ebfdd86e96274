import type { MultiLineString } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import bordersUrl from './data/provinces.json?url';
import { type Line, lineOf } from './lines';
import { readOnce } from './readOnce';

type Borders = Topology<{ borders: GeometryCollection }>;

/** The lines between provinces, from Natural Earth (scripts/map-data.mjs). */
export const loadBorders = readOnce(read);

async function read(): Promise<readonly Line[]> {
  const answer = await fetch(bordersUrl);
  if (!answer.ok) throw new Error(`The borders of provinces could not be read (${answer.status}).`);
  const borders = (await answer.json()) as Borders;
  return feature(borders, borders.objects.borders).features.flatMap(({ geometry }) =>
    (geometry as MultiLineString).coordinates.map(lineOf),
  );
}
