import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Console, listReady, startConsole } from './console';

let desk: Console;
beforeAll(async () => {
  desk = await startConsole();
});
afterAll(() => desk.close());

const paletteField = (page: Page) => page.locator('[role="dialog"] [cmdk-input]');
const isInPalette = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[role="dialog"] [cmdk-input]') === true);

/** Calls of lists are answered only once `letGo` is called. */
async function holdingLists(page: Page, path: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api${path}*`, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

describe('what is open owns the focus', () => {
  test('a list that arrives late leaves it in the palette, with all that was typed', async () => {
    const page = await desk.open('/dashboard/report');
    await listReady(page);
    const letGo = await holdingLists(page, '/location/list');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.keyboard.press('Control+k');
    await paletteField(page).waitFor();
    await page.keyboard.type('bao');
    letGo();
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.type(' cao');
    expect(await paletteField(page).inputValue()).toBe('bao cao');
    expect(await isInPalette(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  });

  test('so do the statistics', async () => {
    const page = await desk.open('/dashboard/report');
    await listReady(page);
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bao cao');
    await page.locator('h1', { hasText: 'Thống kê' }).waitFor();
    await expect.poll(() => paletteField(page).inputValue()).toBe('bao cao');
    expect(await isInPalette(page)).toBe(true);
  });

  test.each(['m', 'Shift+F10'])(
    'a menu opened by %s that closes for the palette gives the focus to it',
    async (key) => {
      const page = await desk.open('/dashboard/post-manager');
      await listReady(page);
      await page.keyboard.press(key);
      await page.locator('[role="menu"]').waitFor();
      await page.keyboard.press('Control+k');
      await paletteField(page).waitFor();
      await page.locator('[role="menu"]').waitFor({ state: 'detached' });
      await page.keyboard.type('an');
      expect(await paletteField(page).inputValue()).toBe('an');
    },
  );

  test('letters typed before the palette is there are in it when it comes', async () => {
    const page = await desk.open('/dashboard/report');
    await listReady(page);
    await page.reload();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/Palette-*', async (route) => {
      await held;
      await route.continue();
    });
    await listReady(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nhax');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t ky');
    letGo();
    await paletteField(page).waitFor();
    expect(await paletteField(page).inputValue()).toBe('nhat ky');
    expect(await isInPalette(page)).toBe(true);
  });
});
