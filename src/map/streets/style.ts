import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Colours } from './colours';

const SOURCE = 'streets';
type Kinds = readonly string[];

const isOf = (...kinds: Kinds): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', [...kinds]]];
/** Widths in pixels at some zooms, and between them. */
const widthByZoom = (...stops: readonly (readonly [zoom: number, px: number])[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;

const ROADS = [
  { id: 'path', kinds: ['path', 'other'], from: 14, width: widthByZoom([14, 0.5], [18, 3]) },
  { id: 'minor', kinds: ['minor_road'], from: 12, width: widthByZoom([12, 0.5], [15, 3], [18, 14]) },
  { id: 'major', kinds: ['major_road'], from: 7, width: widthByZoom([7, 0.5], [12, 2], [15, 6], [18, 20]) },
  { id: 'highway', kinds: ['highway'], from: 5, width: widthByZoom([5, 0.6], [12, 3.5], [15, 8], [18, 24]) },
] as const;

/** Streets of the Protomaps basemap, quiet as the rest of the map. The names of places are the map's own (Labels.tsx). */
export function streetStyle(url: string, colours: Colours, language: string, fontFamily: string): StyleSpecification {
  const fill = (id: string, colour: string, filter?: ExpressionSpecification, minzoom = 0): LayerSpecification => ({
    id,
    type: 'fill',
    source: SOURCE,
    'source-layer': id.split('-')[0] ?? id,
    minzoom,
    ...(filter ? { filter } : {}),
    paint: { 'fill-color': colour },
  });
  const road = (
    { id, kinds, from, width }: (typeof ROADS)[number],
    paint: { colour: string; edgePx: number },
  ): LayerSpecification => ({
    id: `roads-${id}${paint.edgePx > 0 ? '-edge' : ''}`,
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: from,
    filter: isOf(...kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': paint.colour,
      'line-width': width,
      ...(paint.edgePx > 0 ? { 'line-gap-width': width, 'line-width': paint.edgePx } : {}),
    },
  });
  const polygon: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url } },
    layers: [
      fill('earth', colours.land, polygon),
      fill('landuse', colours.green, isOf('park', 'forest', 'wood', 'nature_reserve', 'cemetery', 'grass', 'garden')),
      fill('water', colours.sea, polygon),
      {
        id: 'water-lines',
        type: 'line',
        source: SOURCE,
        'source-layer': 'water',
        minzoom: 9,
        filter: isOf('river', 'stream', 'canal'),
        paint: { 'line-color': colours.sea, 'line-width': widthByZoom([9, 0.5], [14, 2], [18, 8]) },
      },
      fill('buildings', colours.building, polygon, 14),
      ...ROADS.map((one) => road(one, { colour: colours['road-edge'], edgePx: 0.75 })),
      ...ROADS.map((one) => road(one, { colour: colours.road, edgePx: 0 })),
      {
        id: 'rail',
        type: 'line',
        source: SOURCE,
        'source-layer': 'roads',
        minzoom: 10,
        filter: isOf('rail'),
        paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
      {
        id: 'boundaries',
        type: 'line',
        source: SOURCE,
        'source-layer': 'boundaries',
        paint: {
          'line-color': colours.border,
          'line-width': ['case', isOf('country'), 1, 0.75],
          'line-dasharray': [4, 2],
        },
      },
      {
        id: 'road-names',
        type: 'symbol',
        source: SOURCE,
        'source-layer': 'roads',
        minzoom: 13,
        filter: ['has', 'name'],
        layout: {
          'symbol-placement': 'line',
          'text-field': ['coalesce', ['get', `name:${language}`], ['get', 'name']],
          // Without `glyphs` letters are drawn from the fonts of the page.
          'text-font': [fontFamily],
          'text-size': 11,
        },
        paint: { 'text-color': colours.name, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
      },
    ],
  };
}
