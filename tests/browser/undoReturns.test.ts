import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { varied } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const focusedId = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);
const toast = (page: Page) => page.locator('[data-sonner-toast]:not([data-removed="true"])');

/** After the decision of a report the cursor goes on; after hiding a post it stays; several rows are a job. */
const ACTS = [
  ['/dashboard/report', 'n', 1],
  ['/dashboard/post-manager', 'h', 1],
  ['/dashboard/report', 'n', 3],
] as const;

for (const [path, key, rows] of varied(ACTS))
  for (const by of varied(['key', 'button']))
    test(`undo by ${by} of ${key} on ${rows} of ${path} gives the focus back to the first of them`, async () => {
      const page = await server.open(path);
      await listReady(page);
      const id = await focusedId(page);
      for (let nth = 0; nth < rows && rows > 1; nth += 1) {
        await page.keyboard.press('x');
        await page.keyboard.press('j');
      }
      await page.keyboard.press(key);
      const button = page.locator('[data-sonner-toast] [data-command="history.undo"]');
      await button.waitFor();
      const said =
        (await toast(page)
          .filter({ has: page.locator('[data-command="history.undo"]') })
          .locator('[data-title]')
          .textContent()) ?? '';
      if (by === 'key') await page.keyboard.press('z');
      else await button.click();
      await toast(page).locator('[data-title]').filter({ hasNotText: said }).last().waitFor();
      await expect.poll(() => focusedId(page)).toBe(id);
    });
