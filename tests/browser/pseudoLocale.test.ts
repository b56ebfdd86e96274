import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, countOpenCases, focusedRow, keyboardOnly, listReady, startConsole } from './console';
import { networkRests } from './networkRests';
import { untranslatedTexts } from './pseudoLocale';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** The screens as the sidebar leads to them, and keys that open what lies over each; Esc closes it again. */
const LISTS: readonly (readonly [go: string, keys: readonly string[]])[] = [
  ['reports', ['Enter', 'm', 'r', 'Control+k', '?']],
  ['posts', ['Enter', 'm']],
  ['profiles', ['Enter', 'm', 'b']],
  ['vip', ['Enter', 'm', 'c', 't']],
  ['tvUsers', ['Enter', 'm']],
  ['hotlive', ['Enter', 'm', 'c', 'q']],
  ['tvSlider', ['Enter', 'm']],
  ['temples', ['Enter', 'm']],
  ['adminUsers', ['Enter', 'm', 'c', 'p', 'v']],
  ['roles', ['Enter', 'c']],
  ['notifications', ['c']],
  ['stickers', ['c']],
  ['audit', []],
];
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-detail]';

/** The screen has what it shows, and the focus where it belongs. */
async function arrived(page: Page) {
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"], h1') != null);
  await networkRests(page);
}

thorough(
  'every screen, and what lies over it, says only what stands in the locale files, and nothing is cut off',
  async () => {
    const page = await server.open('/dashboard', { lang: 'en-XA', tier: 100 });
    const found: string[] = [];
    const look = async (state: string) => {
      for (const one of await untranslatedTexts(page)) found.push(`${state}: ${one}`);
    };
    const over = async (state: string, key: string) => {
      await page.keyboard.press(key);
      await page.locator(OVER).first().waitFor();
      await look(`${state} after ${key}`);
      // From the reply Esc leads to the detail first.
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape');
          return page.locator(OVER).count();
        })
        .toBe(0);
    };
    await arrived(page);
    await look('statistics');
    await page.keyboard.press('t');
    await page.locator('table').first().waitFor();
    await look('statistics as a table');
    for (const [go, keys] of LISTS) {
      await page.locator(`nav [data-command="go.${go}"]`).click();
      // Somebody below oneself: what may be done to nobody above is refused before it is asked.
      if (go === 'adminUsers')
        await page.evaluate(() => history.pushState(null, '', '/dashboard/user-manager?text=kiemduyet'));
      await (keys.includes('Enter') ? listReady(page) : arrived(page));
      await look(go);
      for (const key of keys) await over(go, key);
    }
    await page.locator('nav [data-command="go.posts"]').click();
    await listReady(page);
    await page.keyboard.press('x');
    await look('a selection');
    await page.keyboard.press('g');
    await page.getByRole('status').filter({ hasText: '⟦' }).waitFor();
    await look('keys that can follow');
    await page.keyboard.press('j');
    await arrived(page);
    await look('jobs');
    await page.keyboard.press('g');
    await over('jobs', 'x');
    for (const path of ['temple-manager/import', 'no-such-screen']) {
      await page.goto(`${server.url}/dashboard/${path}`);
      await page.locator('h1').first().waitFor();
      await look(path);
    }
    expect(found).toEqual([]);
  },
  180_000,
);

thorough(
  'from right to left: a journey by keyboard through the reports, with everything on its other side',
  async () => {
    const page = await server.open('/dashboard/report', { lang: 'ar-XB' });
    await listReady(page);
    const { press } = await keyboardOnly(page);
    const middle = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box ? box.x + box.width / 2 : Number.NaN;
    };
    expect(await middle('aside')).toBeGreaterThan(await middle('main'));
    const open = () => countOpenCases(server);
    const before = await open();
    const first = await focusedRow(page);
    await press('n');
    await expect.poll(open).toBe(before - 1);
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: '⟦' }).first();
    await toast.waitFor();
    expect(await middle('[data-sonner-toast]')).toBeLessThan(await middle('main'));
    // What somebody wrote keeps its own direction within our sentence.
    expect(await toast.textContent()).toMatch(/\u2068.+\u2069/);
    await press('z');
    await expect.poll(open).toBe(before);
    await press('Home');
    await press('Control+Home');
    await expect.poll(async () => (await focusedRow(page)).index).toBe(first.index);
    await press('Enter');
    await page.locator('[data-detail]').waitFor();
    expect(await middle('[data-detail]')).toBeLessThan(await middle('[role="grid"]'));
    await press('Escape');
    await page.locator('[data-detail]').waitFor({ state: 'detached' });
    await press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.waitFor();
    // A command by its English name, whatever language is spoken.
    await page.keyboard.type('post man');
    await press('Enter');
    await page.waitForURL('**/post-manager');
    await listReady(page);
    // The box for ticking stands before the first cell, which is on the right; the arrow that points away from it walks on.
    const atStart = await focusedRow(page);
    await press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.matches('[role="gridcell"] *'))).toBe(true);
    await press('ArrowRight');
    expect(await focusedRow(page)).toEqual(atStart);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('row');
  },
);
