import type { MultiLineString } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import bordersUrl from './data/provinces.json?url';
import { type Line, lineOf } from './lines';

type Borders = Topology<{ borders: GeometryCollection }>;

let loading: Promise<readonly Line[]> | undefined;

/** The lines between provinces, from Natural Earth (scripts/map-data.mjs). Read once; a failed read is retried the next time. */
export function loadBorders(): Promise<readonly Line[]> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<readonly Line[]> {
  const answer = await fetch(bordersUrl);
  if (!answer.ok) throw new Error(`The borders of provinces could not be read (${answer.status}).`);
  const borders = (await answer.json()) as Borders;
  return feature(borders, borders.objects.borders).features.flatMap(({ geometry }) =>
    (geometry as MultiLineString).coordinates.map(lineOf),
  );
}
