import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const ADDS = '**/follow/createvip**';
const ROWS = 12;
const vips = () => server.server.data.vips.map(({ pubkey }) => pubkey);

/** A page on which some members are made VIP accounts as one job, and which shows that job. Their calls fare as `how` says. */
async function atAJob(how: (route: Route) => unknown): Promise<Page> {
  const page = await server.openForeign('/dashboard/profile-manager');
  await listReady(page);
  await page.route(ADDS, how);
  for (let row = 1; row < ROWS; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('toolbar').locator('[data-command="vip.add"]').click();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await atJob(page);
  return page;
}
const job = (page: Page) => page.locator('[data-job]').first();
const atJob = (page: Page) => page.waitForFunction(() => document.activeElement?.matches('[data-job]'));
const act = (page: Page, name: string) => job(page).getByRole('button', { name });
const savedBy = async (page: Page, press: string) => {
  const file = page.waitForEvent('download');
  await page.keyboard.press(press);
  return (await file).suggestedFilename();
};

thorough('rows that were refused are saved as a file, tried again and taken back by keys', async () => {
  const before = vips();
  const refuse = (route: Route) => route.fulfill({ json: { error: { code: 400, message: 'no' }, data: null } });
  const page = await atAJob(refuse);
  await job(page)
    .getByText(/^Lỗi \d/)
    .first()
    .waitFor();
  await act(page, 'Thử lại dòng lỗi').and(page.locator(':not([aria-disabled="true"])')).waitFor();
  expect(await savedBy(page, 's')).toMatch(/\.csv$/);
  await page.unroute(ADDS);
  await page.keyboard.press('r');
  await expect.poll(() => vips().length).toBeGreaterThan(before.length);
  await act(page, 'Hoàn tác').and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await atJob(page);
  await page.keyboard.press('z');
  await expect.poll(vips, { timeout: 30_000 }).toEqual(before);
});

thorough('rows that may have arrived are looked for and saved as a file by keys', async () => {
  const page = await atAJob((route) => route.abort('connectionreset'));
  await act(page, 'Xuất dòng chưa rõ').waitFor();
  expect(await savedBy(page, 'h')).toMatch(/\.csv$/);
  const asked = server.server.calls.length;
  await page.keyboard.press('t');
  await expect.poll(() => server.server.calls.length).toBeGreaterThan(asked);
});

thorough('a job is paused, taken up again and cancelled by keys', async () => {
  const held: Route[] = [];
  const page = await atAJob((route) => held.push(route));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.keyboard.press('p');
  await act(page, 'Chạy tiếp').waitFor();
  await page.keyboard.press('p');
  await act(page, 'Tạm dừng').waitFor();
  await page.keyboard.press('v');
  for (const route of held) await route.continue();
  await job(page)
    .getByText(/Đã huỷ \d/)
    .waitFor();
});
