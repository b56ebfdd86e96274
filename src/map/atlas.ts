import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import coarseUrl from 'world-atlas/countries-110m.json?url';
import { readOnce } from './readOnce';

export type Country = Feature<Geometry, { readonly name: string }>;
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Curves that are turned into shapes at once: so many that no step holds the page up. */
const ARCS_A_STEP = 90;

/**
 * The countries of the world as they are named, with coasts for a view of all of it, from Natural Earth by way of world-atlas, which is bundled
 * with this console: no other host learns which place a person looks at. In chunks that each draw quickly.
 */
export const loadCountries = readOnce(read);

async function read(): Promise<readonly (readonly Country[])[]> {
  const answer = await fetch(coarseUrl);
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
