import * as z from 'zod/mini';
import { MapLabels } from '../../contract/mapLabels';
import { configured } from '../client';
import labelsUrl from './data/labels.json?url';
import { worldPoint } from './mercator';
import type { Label, LabelKind } from './placeLabels';
import { readOnce } from './readOnce';

/** A label with its names, and the zoom of the usual web maps from which it may be drawn. */
export interface NamedLabel extends Omit<Label, 'name'> {
  readonly zoom: number;
  /** Empty where it has no name that the readers of this language can read: it is not shown to them. */
  readonly nameIn: (language: string) => string;
}

/** As scripts/map-data.mjs writes it: columns side by side, of kind after kind. */
interface BuiltIn {
  readonly kinds: Readonly<Partial<Record<LabelKind, number>>>;
  readonly names: readonly string[];
  readonly degrees: readonly number[];
  readonly zooms: readonly number[];
  /** Names in other languages, by the number of the label. */
  readonly others: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** In these a place of another country without a name in their letters stands among the others as something else. */
const OTHER_LETTERS: readonly string[] = ['ar', 'zh'];

/** The zoom of a label that says its rank, or nothing. */
const ZOOM_OF_RANK_0 = 2;
const RANK_UNSAID = 6;

/**
 * Names of provinces, waters, places and islands, the more important first. Where the operator has a file of places of his own it stands
 * for those of this console.
 */
export const loadLabels = readOnce(read);

async function read(): Promise<readonly NamedLabel[]> {
  const { mapLabelsUrl } = configured.config ?? {};
  const [builtIn, own] = await Promise.all([json(labelsUrl), mapLabelsUrl ? json(mapLabelsUrl) : undefined]);
  const brought = fromColumns(builtIn as BuiltIn);
  const labels =
    own === undefined
      ? brought
      : [
          ...brought.filter(({ kind }) => kind !== 'city' && kind !== 'town' && kind !== 'island'),
          ...fromGeoJson(z.parse(MapLabels, own)),
        ];
  return labels.sort((one, other) => one.zoom - other.zoom);
}

async function json(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The labels of the map could not be read (${answer.status}).`);
  return answer.json();
}

export function fromColumns({ kinds, names, degrees, zooms, others }: BuiltIn): NamedLabel[] {
  const each = Object.entries(kinds).flatMap(([kind, count]) => Array<LabelKind>(count).fill(kind as LabelKind));
  return names.map((name, nth) => {
    const said = others[nth];
    const kind = each[nth] ?? 'city';
    const otherwise = (language: string) => (kind === 'town' && OTHER_LETTERS.includes(language) ? '' : name);
    return {
      ...worldPoint({ lng: degrees[2 * nth] ?? 0, lat: degrees[2 * nth + 1] ?? 0 }),
      kind,
      zoom: zooms[nth] ?? 0,
      nameIn: (language) => said?.[language] ?? otherwise(language),
    };
  });
}

export const fromGeoJson = ({ features }: MapLabels): NamedLabel[] =>
  features.map(({ geometry: { coordinates }, properties }) => {
    const { name, rank = RANK_UNSAID, minzoom, kind = 'city' } = properties;
    const [lng = 0, lat = 0] = coordinates;
    return {
      ...worldPoint({ lng, lat }),
      kind,
      zoom: minzoom ?? ZOOM_OF_RANK_0 + rank,
      nameIn: (language) => {
        const said = properties[`name:${language}`];
        return typeof said === 'string' && said.trim() !== '' ? said : name;
      },
    };
  });
