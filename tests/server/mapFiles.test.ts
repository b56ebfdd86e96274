import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../../server/config';
import { someStreets } from '../support/someStreets';
import { writeTiles } from '../support/someTiles';
import { startTestServer, type TestServer } from '../support/testServer';

const folder = mkdtempSync(join(tmpdir(), 'tamquan-map-'));
const tiles = join(folder, 'duong.pmtiles');
const labels = join(folder, 'nhan.geojson');
const LABELS = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [111.75, 16.5] },
      properties: { name: 'Hoàng Sa', 'name:en': 'Hoang Sa', minzoom: 3, kind: 'island', note: 'any other field' },
    },
  ],
};
let server: TestServer;
beforeAll(async () => {
  writeTiles(tiles, someStreets, 6);
  writeFileSync(labels, JSON.stringify(LABELS));
  writeFileSync(join(folder, 'secret.txt'), 'not for anybody');
  const { mapFiles } = configOf({ TAMQUAN_TILES: tiles, TAMQUAN_MAP_LABELS: labels });
  server = await startTestServer(() => {}, { mapFiles, basePath: '/tq' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}/tq${path}`, { method, headers });

describe('files of the map', () => {
  test('are announced with the base path, and by a server without them not at all', async () => {
    expect(await (await get('/config.json')).json()).toMatchObject({
      mapLabelsUrl: '/tq/map/labels.geojson',
      mapTilesUrl: '/tq/map/tiles.pmtiles',
    });
    const plain = await startTestServer();
    const config = (await (await fetch(`${plain.url}/config.json`)).json()) as object;
    expect(Object.keys(config)).not.toContain('mapTilesUrl');
    expect(Object.keys(config)).not.toContain('mapLabelsUrl');
    expect((await fetch(`${plain.url}/map/tiles.pmtiles`)).status).toBe(404);
    await plain.close();
  });

  test('labels come whole, are kept by the browser, and are asked about', async () => {
    const first = await get('/map/labels.geojson');
    expect(first.headers.get('content-type')).toContain('application/geo+json');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(await first.json()).toEqual(LABELS);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // Not by fetch, which adds of itself that it wants the file anew.
    const again = await server.app.inject({ url: '/tq/map/labels.geojson', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const head = await get('/map/labels.geojson', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('tiles come in pieces, never compressed', async () => {
    const piece = await get('/map/tiles.pmtiles', { range: 'bytes=0-6', 'accept-encoding': 'br, gzip' });
    expect([piece.status, await piece.text()]).toEqual([206, 'PMTiles']);
    expect(piece.headers.get('content-range')).toMatch(/^bytes 0-6\/\d+$/);
    expect(piece.headers.get('content-encoding')).toBeNull();
    const whole = Number(piece.headers.get('content-range')?.split('/')[1]);
    expect((await get('/map/tiles.pmtiles', { range: `bytes=${whole}-` })).status).toBe(416);
    const head = await get('/map/tiles.pmtiles', {}, 'HEAD');
    expect([head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([String(whole), 'bytes']);
  });

  test('tiles are read by what the console reads them with', async () => {
    const archive = new PMTiles(`${server.url}/tq/map/tiles.pmtiles`);
    expect(await archive.getHeader()).toMatchObject({ maxZoom: 6, tileType: 1 });
    expect((await archive.getZxy(0, 0, 0))?.data.byteLength).toBeGreaterThan(20);
    expect(await archive.getZxy(6, 0, 0)).toBeUndefined();
  });

  test('nothing beside them is given away', async () => {
    for (const path of [
      '/map/secret.txt',
      '/map/',
      '/map/%2e%2e/secret.txt',
      '/map/tiles.pmtiles/../secret.txt',
      '/map/duong.pmtiles',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('a start', () => {
  const bad = join(folder, 'bad');
  const refusal = (text: string | Buffer, name = 'TAMQUAN_MAP_LABELS') => {
    writeFileSync(bad, text);
    return () => configOf({ [name]: bad });
  };
  const withFeature = (feature: object) =>
    JSON.stringify({ type: 'FeatureCollection', features: [{ ...LABELS.features[0], ...feature }] });

  test('names what is wrong with the labels', () => {
    const at = `TAMQUAN_MAP_LABELS=${bad}: `;
    expect(() => configOf({ TAMQUAN_MAP_LABELS: join(folder, 'none') })).toThrow("the file can't be read (ENOENT)");
    expect(refusal('name,lat,lng')).toThrow(`${at}no JSON`);
    expect(refusal('[]')).toThrow(`${at}the file: `);
    expect(refusal(withFeature({ properties: { rank: 1 } }))).toThrow(`${at}features.0.properties.name: `);
    expect(refusal(withFeature({ properties: { name: ' ' } }))).toThrow('a label needs a name');
    expect(refusal(withFeature({ geometry: { type: 'Point', coordinates: [10, 91] } }))).toThrow(
      `${at}features.0.geometry.coordinates: expected longitude and latitude`,
    );
    expect(refusal(withFeature({ geometry: { type: 'LineString', coordinates: [] } }))).toThrow('geometry.type');
  });

  test('names what is wrong with the tiles', () => {
    const at = `TAMQUAN_TILES=${bad}: `;
    expect(() => configOf({ TAMQUAN_TILES: folder })).toThrow("the file can't be read (EISDIR)");
    expect(refusal('PMTiles', 'TAMQUAN_TILES')).toThrow(`${at}no PMTiles file of version 3`);
    const pictures = Buffer.alloc(200);
    pictures.write('PMTiles', 'latin1');
    pictures[7] = 3;
    pictures[99] = 2;
    expect(refusal(pictures, 'TAMQUAN_TILES')).toThrow(`${at}its tiles are pictures`);
  });
});
