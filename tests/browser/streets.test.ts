import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { EMPTY_TEMPLE } from '../../contract/temples/calls';
import { newRow, newTempleId } from '../../server/resources/temples/rows';
import { thorough } from '../support/depth';
import { someStreets } from '../support/someStreets';
import { writeTiles } from '../support/someTiles';
import { type Console, startConsole } from './console';
import { launchBrowser } from './launchBrowser';

const folder = mkdtempSync(join(tmpdir(), 'tamquan-streets-'));
const tiles = join(folder, 'hue.pmtiles');
const labels = join(folder, 'labels.geojson');
const LIST = '/dashboard/temple-manager';
const HUE = { lat: 16.4637, lng: 107.5909 };
let server: Console;
/** One that paints by the processor, and one that has no WebGL at all. */
let painter: Browser;
let blind: Browser;

beforeAll(async () => {
  writeTiles(tiles, someStreets, 14);
  const properties = { name: 'Xóm Thử', 'name:en': 'Try Hamlet', rank: 1 };
  const geometry = { type: 'Point', coordinates: [107.6, 16.455] };
  writeFileSync(
    labels,
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties }] }),
  );
  server = await startConsole(undefined, undefined, { mapFiles: { tiles, labels } });
  painter = await launchBrowser('--use-angle=swiftshader', '--enable-unsafe-swiftshader');
  blind = await launchBrowser('--disable-gpu', '--disable-3d-apis');
  const now = Math.floor(Date.now() / 1000);
  await server.store.db
    .insertInto('temple')
    .values(newRow(newTempleId(now), { ...EMPTY_TEMPLE, name: 'Chùa Giữa Phố', place: HUE }, now))
    .execute();
});
afterAll(async () => {
  await Promise.all([painter.close(), blind.close()]);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the map of that temple in a browser, with a session from the one that all tests share. */
async function openIn(browser: Browser, watch: (page: Page) => void = () => {}): Promise<Page> {
  const signedIn = await server.open(LIST);
  const storageState = await signedIn.context().storageState();
  const context = await browser.newContext({ storageState, locale: 'vi-VN', viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  watch(page);
  await page.goto(`${server.url}${LIST}?look=map&text=${encodeURIComponent('giua pho')}&lang=vi`);
  return page;
}

/** Comes so near that it shows streets. */
async function streetsOf(page: Page) {
  const map = page.locator('[data-map]');
  await page.locator('[data-reading="done"]').waitFor();
  await page.locator('[data-spot][aria-label="Chùa Giữa Phố"]').waitFor();
  await map.focus();
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-map'));
  for (let nth = 0; nth < 8; nth += 1) await page.keyboard.press('+');
}

/** How many different colours the streets are painted in, without labels and points. */
async function coloursIn(page: Page): Promise<number> {
  const labels = page.locator('[data-map-surface]');
  const show = (visibility: string) =>
    labels.evaluateAll((all, value) => {
      for (const one of all) (one as unknown as HTMLElement).style.visibility = value;
    }, visibility);
  await show('hidden');
  const { x, y, width, height } = (await page.locator('[data-map]').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const clip = { x: x + width / 3, y: y + height / 3, width: width / 3, height: height / 3 };
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await show('');
  const seen = new Set<number>();
  for (let at = 0; at + 2 < data.length; at += 3) seen.add(data.readUIntBE(at, 3));
  return seen.size;
}

thorough('street tiles are painted under labels and points, read by Range, and follow the keys', async () => {
  const ranges: string[] = [];
  const complaints: string[] = [];
  const page = await openIn(painter, (page) => {
    page.on('request', async (request) => {
      if (request.url().endsWith('/map/tiles.pmtiles')) ranges.push((await request.allHeaders()).range ?? 'whole');
    });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  });
  await streetsOf(page);
  await page.getByRole('link', { name: '© OpenStreetMap' }).waitFor();
  await expect.poll(() => coloursIn(page)).toBeGreaterThan(10);
  expect(ranges.length).toBeGreaterThan(1);
  for (const range of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/);
  // The operator's own label stands where the console's places would.
  await page.locator('[data-label="city"]', { hasText: 'Xóm Thử' }).waitFor();
  expect(await page.locator('[data-label="city"]', { hasText: /^Huế$/ }).count()).toBe(0);

  // Streets, labels and points are one picture: the canvas fills it, and the point stays on its crossing.
  const spot = page.locator('[data-spot]');
  const before = await spot.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await spot.boundingBox())?.x).not.toBe(before?.x);
  const sizes = await page.evaluate(() => {
    const [canvas, svg] = ['[data-streets] canvas', '[data-map-surface]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return [canvas?.width, canvas?.height, svg?.width, svg?.height];
  });
  expect(sizes.slice(0, 2)).toEqual(sizes.slice(2));
  expect(complaints).toEqual([]);
});

thorough('where the browser has no WebGL the map is drawn from coasts, and that is said once', async () => {
  const page = await openIn(blind);
  const said = 'Trình duyệt này không vẽ được đường phố';
  const heard = () =>
    page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' '));
  await expect.poll(heard).toContain(said);
  expect((await heard()).split(said)).toHaveLength(2);
  expect(await page.locator('[data-streets]').count()).toBe(0);
  expect(await page.getByRole('link', { name: '© OpenStreetMap' }).count()).toBe(0);
  await page.locator('[data-land] path').first().waitFor({ state: 'attached' });
});
