import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** What no toast may lie over, and the toasts that are seen, as rectangles. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')];
    const kept = {
      navigation: 'aside nav, [data-command="sidebar.toggle"]',
      foot: '[data-key-line], [data-decisions], [data-desk-acts], [data-selection]',
      panel: '.detail-head',
      row: '[data-row]:focus',
      title: 'main h1',
      head: 'header [aria-haspopup]',
      list: 'main .list-header',
      import: 'main section[aria-label]:has([data-count]), main section:has([data-import-over])',
      here: '[data-who-is-here] > *',
      lost: '[data-no-connection] > *',
    };
    return toasts.flatMap((toast) => {
      const box = toast.getBoundingClientRect();
      return Object.entries(kept).flatMap(([name, selector]) =>
        [...document.querySelectorAll(selector)].flatMap((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          const isCovered = width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          return isCovered ? [`${name}: ${element.outerHTML.slice(0, 80)}`] : [];
        }),
      );
    });
  });

thorough.each([
  ['vi', 1920],
  ['vi', 1440],
  ['ar', 1440],
  ['vi', 390],
  ['ar', 390],
] as const)(
  'a toast lies over neither the navigation nor the foot nor the row that has the focus: %s at %s px',
  async (lang, width) => {
    const page = await server.open('/dashboard/post-manager', { lang, width });
    await listReady(page);
    const shown = page.locator('[data-sonner-toast][data-visible="true"][data-mounted="true"]');
    await expect.poll(() => shown.count(), { timeout: 30_000 }).toBe(0);
    const decided = async () => {
      await page.keyboard.press('h');
      await expect.poll(() => shown.count()).toBeGreaterThan(0);
      // It slides to its place.
      await page.waitForTimeout(500);
      return coveredBy(page);
    };
    expect(await decided()).toEqual([]);
    // The last row that is in the window as a whole.
    for (let row = 0; row < 30; row += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => shown.count(), { timeout: 30_000 }).toBe(0);
    expect(await decided()).toEqual([]);
  },
);

thorough.each([
  ['vi', 1440],
  ['ar', 1440],
  ['vi', 1280],
  ['vi', 900],
] as const)(
  'a toast leaves who is here to be seen, and that there is no connection: %s at %s px',
  async (lang, width) => {
    const page = await server.open('/dashboard/post-manager', { lang, width });
    await listReady(page);
    const other = await server.open('/dashboard/post-manager', { lang });
    const here = page.locator('[data-who-is-here] > * > *').first();
    await here.waitFor({ state: width < 1280 ? 'attached' : 'visible', timeout: 30_000 });
    await page.bringToFront();
    const shown = page.locator('[data-sonner-toast][data-visible="true"][data-mounted="true"]');
    await page.locator('[data-row]').first().focus();
    await page.keyboard.press('h');
    await shown.first().waitFor();
    await page.waitForTimeout(500);
    expect(await coveredBy(page)).toEqual([]);
    await other.close();
    await page.context().setOffline(true);
    await page.locator('[data-no-connection] > *').waitFor({ timeout: 30_000 });
    await page.keyboard.press('j');
    await page.keyboard.press('h');
    await shown.first().waitFor();
    await page.waitForTimeout(500);
    expect(await coveredBy(page)).toEqual([]);
    await page.context().setOffline(false);
  },
);

thorough.each([390, 1440, 1920])(
  'a toast leaves the summary of an import and its buttons to be read: %s px',
  async (width) => {
    const page = await server.open('/dashboard/temple-manager/import', { width });
    const shown = page.locator('[data-sonner-toast][data-visible="true"][data-mounted="true"]');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'chua.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,latitude,longitude\nChùa Tóm Tắt ${width},16,107\n,16,107`),
    });
    await page.locator('[data-count="created"]').waitFor();
    await expect.poll(() => shown.count(), { timeout: 30_000 }).toBe(0);
    await page.locator('header [data-command="temple.importAll"]').click();
    await page.locator('[data-import-over]').waitFor();
    await shown.first().waitFor();
    await page.waitForTimeout(500);
    expect(await coveredBy(page)).toEqual([]);
  },
);

thorough.each(['vi', 'ar'])(
  'a toast leaves the head of a panel to be read, and goes with the language that it is in: %s',
  async (lang) => {
    const page = await server.open('/dashboard/post-manager', { lang });
    await listReady(page);
    const shown = page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
    await expect.poll(() => shown.count(), { timeout: 30_000 }).toBe(0);
    await page.keyboard.press('h');
    await shown.waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    const title = page.getByRole('dialog').getByRole('heading').first();
    await title.waitFor();
    // It slides to its place.
    await page.waitForTimeout(500);
    const [toast, panel] = [await shown.boundingBox(), await page.getByRole('dialog').boundingBox()];
    if (!toast || !panel) throw new Error('one of them is not there');
    expect(toast.x + toast.width <= panel.x || toast.x >= panel.x + panel.width).toBe(true);
    await page.getByRole('dialog').getByText('English', { exact: true }).click();
    await page.locator('html[lang="en"]').waitFor();
    await expect.poll(() => shown.count(), { timeout: 1000 }).toBe(0);
  },
);

test('what undo can not take back, and what it would take back next, are said in two lines within the topbar, the deed alone in bold', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const shown = page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-decisions]').waitFor();
  await page.keyboard.press('n');
  await shown.first().waitFor();
  await page.keyboard.press('r');
  await page.locator('[data-writing] textarea, textarea').first().fill('Cảm ơn bạn đã báo cáo');
  await page.locator('[data-writing]').getByText('Chưa cài đặt máy chủ thư', { exact: false }).waitFor();
  await page.keyboard.press('Control+Enter');
  const held = page.getByRole('region', { name: 'Chưa gửi' });
  // No mail server is set, so that it is only saved.
  const send = held.getByRole('button', { name: 'Lưu', exact: true });
  await send.waitFor();
  // Words of a held call that have no room give way, and no button is narrower than its own.
  for (const button of await held.getByRole('button').all())
    expect(
      await button.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight),
    ).toBe(true);
  await send.click();
  await held.waitFor({ state: 'detached' });
  await page.locator('[data-row]').first().focus();
  await page.keyboard.press('z');
  // What the server says of the reply may come over it.
  const again = page.locator('[data-sonner-toast]').filter({ hasText: 'Bấm Z lần nữa để hoàn tác: ' });
  await again.waitFor({ state: 'attached' });
  // It slides to its place.
  await page.waitForTimeout(500);
  expect(await coveredBy(page)).toEqual([]);
  const { lines, weights } = await again.evaluate((toast) => {
    const said = toast.querySelector('span[title]') ?? toast;
    const ofWords = [...said.querySelectorAll('span, bdi')].filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
    );
    const tops = ofWords.flatMap((one) => [...one.getClientRects()].map(({ top }) => Math.round(top)));
    return {
      lines: new Set(tops).size,
      weights: ofWords.map((one) => [one.textContent ?? '', Number(getComputedStyle(one).fontWeight)] as const),
    };
  });
  expect(lines).toBe(2);
  expect(weights.length).toBeGreaterThan(2);
  for (const [words, weight] of weights) expect(weight > 400, words).toBe(words.startsWith('Không thể hoàn tác'));
});

test('what was done before is no longer said to be done beside a decision that waits for an answer', async () => {
  const page = await server.open('/dashboard/post-manager?state=visible');
  await listReady(page);
  const toasts = page.locator('[data-sonner-toast][data-visible="true"]');
  await page.locator('[data-row]').first().focus();
  await page.keyboard.press('h');
  await toasts.getByText('Đã ẩn').waitFor();
  await page.keyboard.press('z');
  await toasts.getByText('Đã hoàn tác').waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('h');
  await page.locator('[data-no-connection] > *').waitFor({ timeout: 30_000 });
  // Sooner than it would go by itself.
  await expect.poll(() => toasts.count(), { timeout: 1500 }).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-row'))).toBe(true);
  await page.context().setOffline(false);
  await toasts.getByText('Đã ẩn').waitFor({ timeout: 30_000 });
});

test('on a phone a toast lies over no button of a case', async () => {
  const page = await server.open('/dashboard/report', { width: 390 });
  await listReady(page);
  await page.locator('[data-row]').nth(1).click();
  await page.locator('[data-decisions] [data-command="report.ignore"]').click();
  await page.locator('[data-sonner-toast][data-visible="true"][data-mounted="true"]').waitFor();
  await page.waitForTimeout(500);
  expect(await coveredBy(page)).toEqual([]);
});
