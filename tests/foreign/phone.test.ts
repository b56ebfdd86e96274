import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole({ fields: 'spec' });
});
afterAll(() => server.close());

/** The buttons and fields at the head and at the foot of the page that some toast lies on. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.getBoundingClientRect());
    const bars = 'header :is(button, input), [data-command].basis-\\[min-content\\], section.absolute.bottom-0 button';
    return [...document.querySelectorAll(bars)]
      .filter((control) => control.checkVisibility() && !control.closest('[data-sonner-toaster]'))
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return toasts.some((one) => one.top < bottom && top < one.bottom && one.left < right && left < one.right);
      })
      .map((control) => control.getAttribute('data-command') ?? control.outerHTML.slice(0, 80));
  });
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
/** It slides in: it stands where it stays once two looks find it in one place. */
const settled = async (page: Page, text: string) => {
  await toast(page, text).waitFor();
  let before = -1;
  await expect
    .poll(async () => {
      const { y = 0 } = (await toast(page, text).boundingBox()) ?? {};
      const isStill = y === before;
      before = y;
      return isStill;
    })
    .toBe(true);
};

thorough('what is said on a phone lies on no button of the page, and what only confirms is soon gone', async () => {
  const page = await server.openForeign('/dashboard/profile-manager', { width: 390 });
  await page.locator('[role="row"]').first().waitFor();
  await settled(page, 'Đăng nhập thành công');
  expect(await covered(page)).toEqual([]);
  await toast(page, 'Đăng nhập thành công').waitFor({ state: 'detached', timeout: 5000 });

  const row = page.locator('[role="row"]').nth(1);
  await row.getByRole('checkbox').check();
  await page.keyboard.press('s');
  await settled(page, 'Đã gắn tích xanh');
  expect(await covered(page)).toEqual([]);
});

thorough('a decision that is refused on a phone is said above the buttons it was made with', async () => {
  const page = await server.openForeign('/dashboard/report', { width: 390 });
  await listReady(page);
  await page.locator('[role="row"]').first().click();
  const ignore = page.locator('[data-command="report.ignore"]').last();
  await ignore.waitFor();
  await toast(page, 'Đăng nhập thành công').waitFor({ state: 'detached' });
  server.server.fault(({ path }) => path === '/report/processreport', 'code999');
  await ignore.click();
  await page.locator('[data-sonner-toast][data-type="error"]').waitFor();
  await settled(page, 'Kho đang kiểm kê');
  expect(await covered(page)).toEqual([]);
});
