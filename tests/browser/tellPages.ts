import type { BrowserContext, Page } from 'playwright-core';
import { trafficOf } from './networkRests';

/** A page that hangs is not waited for longer. */
const PATIENCE_MS = 2000;
/** The beginning of a page says where one is; what a journey waited for is seldom further down. */
const TOLD_LETTERS = 6000;

/** Prints what each page of a failed journey shows, as a screen reader would say it, where its focus is, and which calls it waits for. */
export async function tellPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) console.error(await whatShows(page));
}

async function whatShows(page: Page): Promise<string> {
  const patience = { timeout: PATIENCE_MS };
  const focused = page.locator(':focus').first();
  const [shown, focus] = await Promise.all([
    page.locator('body').ariaSnapshot(patience).catch(String),
    focused.evaluate((element) => element.outerHTML, undefined, patience).catch(() => 'nothing'),
  ]);
  const waits = [...trafficOf(page).onTheirWay].map((request) => `${request.method()} ${request.url()}`);
  return [
    `A page of this journey, at ${page.url()}`,
    shown.slice(0, TOLD_LETTERS),
    `Focus: ${focus.slice(0, 200)}`,
    `Waits for: ${waits.join(', ') || 'nothing'}`,
  ].join('\n');
}
