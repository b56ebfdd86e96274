import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { networkRests } from './networkRests';

const BASE = '/tq';

let server: Console;
beforeAll(async () => {
  server = await startConsole(undefined, undefined, { basePath: BASE });
});
afterAll(() => server.close());

/** What a page asks for from now on that does not lie below the base path, or is not there. */
function strays(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    if (origin === server.url && (!pathname.startsWith(`${BASE}/`) || answer.status() >= 400))
      found.push(`${answer.status()} ${pathname}`);
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('the console lies below a base path whole: pages, calls, parts, pictures, workers and links', async () => {
  const page = await server.open(`${BASE}/dashboard/report`);
  const found = strays(page);
  await page.reload();
  await listReady(page);
  expect(pathOf(page)).toBe('/tq/dashboard/report');
  // A part that comes when it is needed, and a key that goes elsewhere.
  await page.keyboard.press('Enter');
  await page.locator('[data-surface="detail"] [data-command="report.ignore"]').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL('**/tq/dashboard/post-manager*');
  await listReady(page);
  // The sidebar, by the mouse and as a link of the browser's own.
  const temples = page.locator('[data-command="go.temples"]').first();
  expect(await temples.getAttribute('href')).toBe('/tq/dashboard/temple-manager');
  await temples.click();
  await listReady(page);
  const worker = page.waitForEvent('worker');
  await page.goto(`${server.url}${BASE}/dashboard/temple-manager?look=map`);
  expect(new URL((await worker).url()).pathname).toMatch(/^\/tq\/assets\/clusterWorker/);
  await networkRests(page);
  // Icons are one picture, drawn from another file.
  const icon = await page
    .locator('nav svg use')
    .first()
    .evaluate((use) => (use as SVGUseElement).getBBox().width);
  expect(icon).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

thorough('the way to what the page is about leads nowhere else', async () => {
  const page = await server.open(`${BASE}/dashboard/report`);
  await listReady(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#main"]')?.click());
  await page.waitForURL('**/tq/dashboard/report*#main');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

thorough('whoever comes to the root of the path, or beside it, is led to sign-in below it, and back', async () => {
  const context = await server.browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  for (const from of ['/tq', '/tq/', '/']) {
    await page.goto(server.url + from);
    await page.waitForURL('**/tq/signin*');
  }
  await page.goto(`${server.url}${BASE}/dashboard/temple-manager?q=chua`);
  await page.waitForURL(/\/tq\/signin\?next=%2Fdashboard%2Ftemple-manager%3Fq%3Dchua$/);
  await context.close();
});

thorough('what a console keeps here is not what one at the root of this origin keeps', async () => {
  const page = await server.open(`${BASE}/dashboard/report`);
  await listReady(page);
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names).toContain('tamquan@/tq/api.sessionkey');
  expect(names.filter((name) => !name.startsWith('tamquan@/tq/api.'))).toEqual(['tamquan.language']);
});
