import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/**
 * Runs a script before any other in whatever the page opens from here on. A page keeps that for good, so it is closed when the test
 * ends, and the next test has another (browsers.ts).
 */
export async function runFirst(page: Page, script: () => void): Promise<void> {
  onTestFinished(() => page.close());
  await page.addInitScript(script);
}
