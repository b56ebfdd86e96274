import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const onRow = (page: Page) => page.waitForFunction(() => document.activeElement?.matches('[data-row]') === true);
const onItem = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches('[role="menuitem"]:not([aria-disabled="true"])') === true);

thorough('who takes the last row out of the selection, in the look at it, is back at the rows', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('x');
  await page.getByText('Đã chọn 1 dòng').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] [data-item]') === true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await onRow(page);
});

thorough('what opens while a toast has the focus takes it, and Esc leaves it', async () => {
  const page = await server.open('/dashboard/hotliveuser-manager');
  await page.locator('[role="gridcell"][data-row]').first().waitFor();
  await onRow(page);
  await page.keyboard.press('v');
  const undo = page.locator('[data-sonner-toast] button');
  for (const key of ['c', 'Control+k', '?']) {
    await undo.focus();
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input') === true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

thorough.each([
  ['', {}],
  [' in the dark', { colorScheme: 'dark' }],
  [' in forced colours', { forcedColors: 'active' }],
] as const)('Tab leads from a row to the button of a toast and on, and shows where it is%s', async (_where, look) => {
  const page = await server.open('/dashboard/post-manager');
  await page.emulateMedia(look);
  await listReady(page);
  await page.keyboard.press('v');
  await page.locator('[data-sonner-toast] button').waitFor();
  const after = async (key: string) => {
    await page.keyboard.press(key);
    return page.evaluate(() => {
      const at = document.activeElement;
      const where = at?.matches('[data-row]') ? 'row' : at?.closest('[data-sonner-toaster]') ? at.tagName : 'elsewhere';
      const { outlineStyle, outlineWidth } = getComputedStyle(at ?? document.body);
      return where === 'elsewhere' || (outlineStyle === 'solid' && outlineWidth >= '2px') ? where : `${where}, unseen`;
    });
  };
  expect([await after('Tab'), await after('Shift+Tab'), await after('Tab')]).toEqual(['BUTTON', 'row', 'BUTTON']);
  expect([await after('Tab'), await after('Tab')]).toEqual(['elsewhere', 'elsewhere']);
});

thorough('a key that is printed in the menu of a row does there what it says', async () => {
  const page = await server.open('/dashboard/suggest');
  await listReady(page);
  const { press } = await keyboardOnly(page);
  const id = (await page.evaluate(() => document.activeElement?.getAttribute('data-row'))) ?? '';
  const removed = page.locator(`[data-row="${id}"]`).getByText('Đã gỡ');
  await press('m');
  await onItem(page);
  await press('v');
  await removed.waitFor();
  await onRow(page);
});

thorough(
  'the menu of a row of a file begins at what works; another file is chosen by key, also the same again, and the focus is with its rows',
  async () => {
    const page = await server.open('/dashboard/temple-manager/import');
    const file = { name: 'hai.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nChùa Lạc Tiêu\nChùa Mất Dấu\n') };
    const choose = () => page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    await choose();
    await listReady(page);
    // Nothing is to be decided of a row that is new: the menu begins at what works.
    await page.keyboard.press('m');
    const first = page.getByRole('menuitem').first();
    await first.waitFor();
    expect(await first.getAttribute('aria-disabled')).toBe('true');
    await onItem(page);
    await page.keyboard.press('Escape');
    await onRow(page);
    for (let again = 0; again < 2; again += 1) {
      await page.keyboard.press('r');
      await page.waitForFunction(() => document.activeElement?.matches('button') === true);
      await page.locator('input[type="file"]').waitFor({ state: 'attached' });
      await choose();
      await listReady(page);
      await onRow(page);
    }
  },
);

thorough('what has the focus in a dialog may go: the focus stays in the dialog, whoever wants it below', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') != null);
  await page.evaluate(() => {
    document.activeElement?.remove();
    document.querySelector<HTMLElement>('[data-row]')?.focus();
  });
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') != null);
});

/** Addresses of what is no list, or has nothing to show. */
const ADDRESSES = [
  '/dashboard',
  '/dashboard/temple-manager/import',
  '/dashboard/jobs',
  '/dashboard/post-manager?text=khongcogi',
  '/dashboard/user-detail/khong-co',
  '/dashboard/report/khong-co',
  '/dashboard/nowhere',
];

thorough.each([
  ['who may do everything', {}],
  ['who may do next to nothing', { tier: 99, may: ['STICKER_UPLOAD'] }],
] as const)('a page loaded by %s has the focus on it, and Tab leads on from there', async (_who, person) => {
  const page = await server.open('/dashboard/jobs', { tier: 100, ...person });
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  const lost: string[] = [];
  for (const address of ADDRESSES) {
    await page.goto(`${server.url}${address}`);
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.locator('main :is(h1, [data-surface])').first().waitFor();
    if (await isLost()) lost.push(`${address}: at first`);
    await page.keyboard.press('Shift+Tab');
    if (await isLost()) lost.push(`${address}: after Shift+Tab`);
    await page.keyboard.press('Tab');
    if (await isLost()) lost.push(`${address}: after Tab`);
  }
  expect(lost).toEqual([]);
});

thorough('a picture or a row that keeps the focus in another order is brought into view', async () => {
  const page = await server.open('/dashboard/hotliveuser-manager', { tier: 100 });
  await page.locator('[role="gridcell"]:focus').waitFor();
  const isInView = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return document.activeElement?.matches('[data-row]') === true && top >= 0 && bottom <= innerHeight;
    });
  for (const [nth, sort] of ['name', '-name', null].entries()) {
    if (nth > 0) await page.keyboard.press('Control+End');
    await expect.poll(isInView).toBe(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    const inOrder = page.waitForResponse((response) => response.url().includes('/api/hotlive/list'));
    await page.locator('[cmdk-item][data-command="list.sortByName"]').first().click();
    await page.waitForURL((url) => url.searchParams.get('sort') === sort);
    await inOrder;
    await page.locator('section[aria-busy="false"]').first().waitFor();
    await expect.poll(async () => [sort, await isInView()]).toEqual([sort, true]);
  }
});

thorough('who came back to a toast that later ones push out of sight is at the rows', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const press = () => page.keyboard.press('Control+Shift+Z');
  await page.keyboard.press('n');
  const toasts = page.locator('[data-sonner-toast]');
  await toasts.getByRole('button').focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.matches('[data-sonner-toast] button'));
  // Three are shown.
  for (const _ of [2, 3, 4]) await press();
  await toasts.and(page.locator('[data-visible="false"]')).first().waitFor({ state: 'attached' });
  // At once, and not when it leaves the page a few seconds later.
  await page.waitForFunction(() => document.activeElement?.matches('[data-row]'), undefined, { timeout: 2000 });
});
