import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

test('the totals are what the server said, wherever its buckets begin, and the month is counted without its own call', async () => {
  const page = await server.openForeign('/dashboard?range=90d');
  const asked = () => server.server.calls.find(({ path }) => path === '/statistical/post')?.query ?? {};
  await page.locator('[data-figure="posts"] .text-2xl').getByText(/\d/).waitFor();
  const { startTime, endTime } = asked();
  const isIn = (at: number) => at >= Number(startTime) && at < Number(endTime);
  const shown = async (series: string) =>
    Number((await page.locator(`[data-figure="${series}"] .text-2xl`).innerText()).replaceAll(/\D/g, ''));
  const { posts, comments, members } = server.server.data;
  await expect.poll(() => shown('posts')).toBe(posts.filter(({ timestamps }) => isIn(timestamps)).length);
  await expect.poll(() => shown('comments')).toBe(comments.filter(({ timestamps }) => isIn(timestamps)).length);
  await expect.poll(() => shown('registered')).toBe(members.filter(({ created }) => isIn(created)).length);
  await page.locator('[data-chart="calendar"] [data-day="1"]').waitFor();
});

thorough('home says how many reports there are, no more, and leads to them', async () => {
  const page = await server.openForeign('/dashboard');
  const waits = page.locator('[data-waiting]');
  const { reports } = server.server.data;
  const { totals } = server.server.switches;
  // What a server does not say is left unsaid.
  await waits
    .locator('[data-waiting-count]')
    .getByText(totals ? String(reports.length) : '—')
    .waitFor();
  await page.locator('h1:focus').waitFor();
  const ways = await waits.locator('a').evaluateAll((links) => links.map((link) => link.dataset.command));
  expect(ways).toEqual(['jobs.open']);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/report');
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
});
