import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/**
 * Puts the page's clock into the hands of the test (`page.clock`). All pages of its browser context have that for good, so the context
 * is closed when the test ends, and the next test has another (browsers.ts).
 */
export async function takeClock(page: Page): Promise<void> {
  onTestFinished(() => page.context().close());
  await page.clock.install();
}
