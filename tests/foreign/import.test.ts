import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const PATH = '/dashboard/temple-manager/import';
const of = (city: string) => server.server.data.temples.filter((temple) => temple.city === city);
const sent = () => server.server.calls.filter(({ method, path }) => method === 'POST' && path === '/location/create');

/** A file of so many temples of a city, opened in the import. */
async function openFile(city: string, count: number, more: readonly string[] = []): Promise<Page> {
  const lines = Array.from({ length: count }, (_, nth) => `Chùa ${city} ${nth},${nth} phố Chùa,${city}`);
  const text = ['name,address,city', ...lines, ...more].join('\n');
  const page = await server.openForeign(PATH);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'chua.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.locator('[data-count="created"]').waitFor();
  return page;
}
async function write(page: Page, asks = true): Promise<void> {
  await page.locator('[data-command="temple.importAll"]').click();
  if (asks) await page.getByRole('alertdialog').getByRole('button', { name: 'Nhập cơ sở' }).click();
}
const said = async (page: Page, what: string) =>
  Number((await page.locator(`[data-done="${what}"] strong`).textContent())?.replace(/\D/g, ''));

test('a file is judged by all the temples there are, and writes those that are not there', async () => {
  const [stored] = server.server.data.temples.slice(-1);
  if (!stored) throw new Error('the server has no temples');
  const page = await openFile('Biên Hoà', 12, [`${stored.name},${stored.address},${stored.city}`]);
  const like = page.locator('[data-count="likeStored"] strong');
  // A temple that has a place is like no row that has none.
  expect(await like.textContent()).toBe(stored.place ? '0' : '1');
  await write(page, false);
  await page.locator('[data-done="created"]').waitFor({ timeout: 60_000 });
  expect(of('Biên Hoà')).toHaveLength(12);
});

thorough(
  '200 rows become 200 temples though answers are lost, those that nobody knows of are said, and undo takes out exactly these',
  async () => {
    const before = server.server.data.temples.length;
    const calls = sent().length;
    const page = await openFile('Long Xuyên', 200);
    let nth = 0;
    server.server.fault(({ path }) => path === '/location/create' && ++nth % 10 === 3, 'lostAfter', 15);
    await write(page);
    await page.locator('[data-done="created"]').waitFor({ timeout: 120_000 });
    expect(await said(page, 'created')).toBe(200);
    expect(of('Long Xuyên')).toHaveLength(200);
    expect(sent().length).toBe(calls + 200);
    await page.keyboard.press('z');
    await expect.poll(() => of('Long Xuyên').length, { timeout: 120_000 }).toBe(0);
    expect(server.server.data.temples.length).toBe(before);
  },
  300_000,
);

thorough(
  'rows that never arrived are said to be unsure, and are not written by a second press',
  async () => {
    const page = await openFile('Sa Đéc', 20);
    const calls = sent().length;
    server.server.fault(({ path }) => path === '/location/create', 'lostBefore', 3);
    await write(page, false);
    await page.locator('[data-done="unsure"]').waitFor({ timeout: 60_000 });
    expect([await said(page, 'created'), await said(page, 'unsure')]).toEqual([17, 3]);
    expect(of('Sa Đéc')).toHaveLength(17);
    // The list says so of each of them.
    await expect.poll(() => page.locator('[role="row"]').filter({ hasText: 'Có thể đã được nhận' }).count()).toBe(3);
    // What is written offers no button for it any more; the key is still there.
    await page.keyboard.press('Control+s');
    await page.getByText('Không có dòng nào để nhập.').first().waitFor();
    expect(sent().length).toBe(calls + 20);
  },
  120_000,
);
