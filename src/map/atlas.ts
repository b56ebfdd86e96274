import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';

/** How closely coasts and borders are drawn: for the whole world, or for a part of it. */
export type Detail = 'coarse' | 'fine';
export type Country = Feature<Geometry, { readonly name: string }>;
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const URLS: Readonly<Record<Detail, string>> = { coarse: coarseUrl, fine: fineUrl };
/** Curves that are turned into shapes at once: so many that no step holds the page up. */
const ARCS_A_STEP = 90;
const loading = new Map<Detail, Promise<readonly (readonly Country[])[]>>();

/**
 * The countries of the world, from Natural Earth by way of world-atlas, which is bundled with this console: no other host learns which
 * place a person looks at. In chunks that each draw quickly. Read once; a failed read is retried the next time.
 */
export function loadCountries(detail: Detail): Promise<readonly (readonly Country[])[]> {
  const known = loading.get(detail);
  if (known) return known;
  const coming = read(URLS[detail]);
  loading.set(detail, coming);
  coming.catch(() => loading.delete(detail));
  return coming;
}

async function read(url: string): Promise<readonly (readonly Country[])[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The map could not be read (${answer.status}).`);
  const atlas = (await answer.json()) as Atlas;
  const steps: Country[][] = [[]];
  let arcs = 0;
  for (const geometry of atlas.objects.countries.geometries) {
    if (arcs > ARCS_A_STEP) {
      await breath();
      steps.push([]);
      arcs = 0;
    }
    arcs += 'arcs' in geometry ? geometry.arcs.length : 0;
    steps.at(-1)?.push(feature(atlas, geometry) as Country);
  }
  return steps;
}

const breath = () => new Promise((resume) => setTimeout(resume));
