import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

const RESTS_FOR_MS = 500;

interface Traffic {
  readonly onTheirWay: Set<Request>;
  changedAt: number;
  /** Whether the stream of what happens has begun to be answered. */
  hasStream: boolean;
}
const followed = new WeakMap<Page, Traffic>();

/** The stream of what happens stays open for as long as the page does, and is none of what a page waits for. */
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/api/events');

/** Follows what a page asks for, from here on. */
export function followTraffic(page: Page): Traffic {
  const traffic: Traffic = { onTheirWay: new Set(), changedAt: Date.now(), hasStream: false };
  followed.set(page, traffic);
  const change = (by: (request: Request) => unknown) => (request: Request) => {
    if (isStream(request)) return;
    by(request);
    traffic.changedAt = Date.now();
  };
  page.on(
    'request',
    change((request) => traffic.onTheirWay.add(request)),
  );
  page.on(
    'requestfinished',
    change((request) => traffic.onTheirWay.delete(request)),
  );
  page.on(
    'requestfailed',
    change((request) => traffic.onTheirWay.delete(request)),
  );
  page.on('response', (response) => {
    traffic.hasStream ||= isStream(response.request());
  });
  return traffic;
}

/** What a page asks for, followed from now on where it was not before. */
export const trafficOf = (page: Page) => followed.get(page) ?? followTraffic(page);

/** Waits until a page hears what happens, and has read what it was told first. */
export async function hearsEvents(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  await expect.poll(() => traffic.hasStream, { timeout: 30_000 }).toBe(true);
  await networkRests(page);
}

/** Waits until for half a second the page has asked for nothing, and waits for nothing: `networkidle`, the stream of events aside. */
export async function networkRests(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  const isResting = () => traffic.onTheirWay.size === 0 && Date.now() - traffic.changedAt >= RESTS_FOR_MS;
  await expect.poll(isResting, { timeout: 30_000 }).toBe(true);
}
