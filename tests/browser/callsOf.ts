import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until no call of the page is on its way, of those that it makes from now on. */
export function callsOf(page: Page): () => Promise<void> {
  const onTheirWay = new Set<unknown>();
  // The stream of what happens stays open.
  const isCall = /\/api\/(?!events$)/;
  page.on('request', (request) => isCall.test(request.url()) && onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  return () => expect.poll(() => onTheirWay.size).toBe(0);
}
