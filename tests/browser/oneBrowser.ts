import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser';

let running: Promise<Browser> | undefined;

/**
 * The browser in front of every file of journeys that a worker of vitest runs (`isolate: false` in vitest.config.ts): starting one
 * costs more than most journeys. What a file opens in it, it closes; the browser itself ends with the worker.
 */
export async function oneBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  // Nothing is drawn by a graphics card, and a process for it costs a twentieth of a run.
  running = launchBrowser('--disable-gpu', '--in-process-gpu');
  return running;
}
