import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_SECONDS } from '../../contract/wire/constants';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

test('the totals are what the server said, wherever its buckets begin, and the month is counted without its own call', async () => {
  const page = await server.openForeign('/dashboard?range=90d');
  await page.locator('[data-figure="posts"] .text-2xl').getByText(/\d/).waitFor();
  // The days before these and the calendar's month are asked for as well, and whichever comes first.
  const spans = server.server.calls
    .filter(({ path }) => path === '/statistical/post')
    .map(({ query }) => ({ from: Number(query.startTime), to: Number(query.endTime) }))
    .filter(({ from, to }) => to - from > 60 * DAY_SECONDS);
  const last = Math.max(...spans.map(({ to }) => to));
  const { from, to } = spans.find((span) => span.to === last) ?? expect.fail('no 90 days were asked for');
  const isIn = (at: number) => at >= from && at < to;
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
