import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const marked = (page: Page) => page.locator('[cmdk-item][aria-selected="true"]');
const list = (page: Page) => page.locator('[cmdk-list]');

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await page.locator('[cmdk-input]:focus').waitFor();
  await marked(page).waitFor();
}

async function leavePalette(page: Page) {
  await page.keyboard.press('Escape');
  await page.locator('[cmdk-input]').waitFor({ state: 'detached' });
  // The next opening is drawn in the quiet, as of here.
  await page.waitForTimeout(700);
}

test('an opening begins on its first line, whatever came first or was marked where it was drawn', async () => {
  const page = await server.open('/dashboard/audit');
  await listReady(page);
  await openPalette(page);
  const before = await marked(page).getAttribute('data-value');
  await page.keyboard.press('End');
  await leavePalette(page);
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.locator('h1', { hasText: 'Quản lý tài khoản' }).waitFor();
  await listReady(page);
  await openPalette(page);
  // Also once what is looked at again has come.
  await page.waitForTimeout(300);
  expect(await marked(page).getAttribute('aria-posinset')).toBe('1');
  expect(await list(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // What came first there is among the lines here, and not the first of them.
  await page.keyboard.press('End');
  const others = page.locator(`[cmdk-item][data-value="${before}"]`);
  await others.waitFor();
  expect(await others.getAttribute('aria-posinset')).not.toBe('1');
});

test('a decision run away from the reports offers the open ones, and says that others are found by their id', async () => {
  const page = await server.open('/dashboard/audit');
  await listReady(page);
  await openPalette(page);
  await page.keyboard.type('bỏ qua');
  await marked(page).and(page.locator('[data-command="report.ignore"]')).waitFor();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await question.getByPlaceholder('Mã báo cáo…').waitFor();
  await question.getByText('Chỉ tìm được bằng mã, không tìm được bằng chữ.').waitFor();
  const offered = question.getByRole('option');
  await offered.first().waitFor();
  expect(await offered.count()).toBeGreaterThan(3);
  const case_id = (await marked(page).getAttribute('data-value')) ?? '';
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      server.store.db.selectFrom('report_case').select('action').where('case_id', '=', case_id).executeTakeFirst(),
    )
    .toEqual({ action: 1 });
});
