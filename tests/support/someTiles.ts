import { writeFileSync } from 'node:fs';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

type Layers = Readonly<Record<string, GeoJSON.FeatureCollection>>;

const HEADER_BYTES = 127;
const NOTHING = Buffer.from('{}');

/** Writes a PMTiles file of version 3 with these layers, from the whole world down to a zoom. Small enough for one directory. */
export function writeTiles(path: string, layers: Layers, maxZoom: number): void {
  const indexes = Object.entries(layers).map(
    ([name, data]) => [name, new GeoJSONVT(data, { maxZoom, indexMaxZoom: 0 })] as const,
  );
  const tiles: { readonly id: number; readonly bytes: Uint8Array }[] = [];
  const visit = (z: number, x: number, y: number) => {
    const parts = indexes.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y);
      return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
    });
    if (parts.length === 0) return;
    tiles.push({
      id: zxyToTileId(z, x, y),
      bytes: fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: 4096 }),
    });
    if (z === maxZoom) return;
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      visit(z + 1, 2 * x + dx, 2 * y + dy);
  };
  visit(0, 0, 0);
  tiles.sort((one, other) => one.id - other.id);
  const directory = directoryOf(tiles);
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = headerOf({ directory: directory.length, data: data.length, tiles: tiles.length, maxZoom });
  writeFileSync(path, Buffer.concat([header, directory, NOTHING, data]));
}

/** How many; then of all the distance of their ids, how many each stands for, their lengths, and where they lie. */
function directoryOf(tiles: readonly { readonly id: number; readonly bytes: Uint8Array }[]): Buffer {
  const out: number[] = [];
  const varint = (value: number) => {
    let rest = value;
    while (rest > 127) {
      out.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    out.push(rest);
  };
  varint(tiles.length);
  for (const [nth, { id }] of tiles.entries()) varint(id - (tiles[nth - 1]?.id ?? 0));
  for (const _ of tiles) varint(1);
  for (const { bytes } of tiles) varint(bytes.length);
  // The first at 0, written as 1; each other one right behind the one before it.
  for (const nth of tiles.keys()) varint(nth === 0 ? 1 : 0);
  return Buffer.from(out);
}

function headerOf(of: { directory: number; data: number; tiles: number; maxZoom: number }): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const metadataAt = HEADER_BYTES + of.directory;
  const dataAt = metadataAt + NOTHING.length;
  const numbers = [
    HEADER_BYTES,
    of.directory,
    metadataAt,
    NOTHING.length,
    0,
    0,
    dataAt,
    of.data,
    of.tiles,
    of.tiles,
    of.tiles,
  ];
  for (const [nth, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * nth);
  header[96] = 1;
  header[97] = Compression.None;
  header[98] = Compression.None;
  header[99] = TileType.Mvt;
  header[100] = 0;
  header[101] = of.maxZoom;
  for (const [nth, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * nth);
  return header;
}
