type Properties = Readonly<Record<string, string | number>>;

const collection = (...features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});
const line = (coordinates: number[][], properties: Properties): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties,
});
const block = (west: number, south: number, degrees: number, properties: Properties = {}): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + degrees, south],
        [west + degrees, south + degrees],
        [west, south + degrees],
        [west, south],
      ],
    ],
  },
  properties,
});

/** A grid of streets around the middle of Huế, in the layers of the Protomaps basemap. */
const STREETS = Array.from({ length: 9 }, (_, nth) => {
  const [lat, lng] = [16.4437 + nth * 0.005, 107.5709 + nth * 0.005];
  const kind = nth % 4 === 0 ? 'major_road' : 'minor_road';
  return [
    line(
      [
        [107.57, lat],
        [107.611, lat],
      ],
      { kind, name: `Đường Ngang ${nth}` },
    ),
    line(
      [
        [lng, 16.443],
        [lng, 16.484],
      ],
      { kind, name: `Đường Dọc ${nth}` },
    ),
  ];
}).flat();

export const someStreets = {
  earth: collection(block(107, 16, 1)),
  water: collection(block(107.592, 16.47, 0.006, { kind: 'lake' })),
  landuse: collection(block(107.576, 16.45, 0.004, { kind: 'park' })),
  buildings: collection(block(107.5911, 16.4645, 0.0012, { kind: 'building' })),
  roads: collection(
    ...STREETS,
    line(
      [
        [107.5, 16.42],
        [107.7, 16.5],
      ],
      { kind: 'highway', name: 'Quốc lộ 1' },
    ),
  ),
  boundaries: collection(
    line(
      [
        [107.2, 16],
        [107.2, 17],
      ],
      { kind: 'region' },
    ),
  ),
};
