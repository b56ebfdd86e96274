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

thorough(
  'what can be decided of a case stands on one line in every window and language, on a post and on a comment',
  async () => {
    const page = await server.openForeign('/dashboard/report');
    await listReady(page);
    for (const width of [1440, 1280, 1024]) await inEveryLanguage(page, width);
  },
);

async function inEveryLanguage(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  for (const lang of ['vi', 'en', 'zh', 'ar', 'it', 'es', 'fr']) {
    await page.goto(`${server.url}/dashboard/report?lang=${lang}`);
    await listReady(page);
    for (const row of [2, 5]) {
      await page.locator(`[role="row"][aria-rowindex="${row}"]`).click();
      const decisions = page.locator('[data-detail] ~ div [data-command^="report."]');
      const [ignore] = [decisions.first()];
      await ignore.waitFor();
      const lines = () =>
        decisions.evaluateAll((buttons) =>
          buttons.map((button) => {
            const label = button.querySelector('span') ?? button;
            return Math.round(
              label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight),
            );
          }),
        );
      await expect.poll(lines, { message: `${lang} ${row} at ${width}` }).toEqual([1, 1, 1]);
      const tops = await decisions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size, `${lang} ${row}`).toBe(1);
    }
  }
}
