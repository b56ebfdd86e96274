import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** What a page has from the person in front of it. */
interface Sight {
  readonly width: number;
  readonly dark: boolean;
}

interface Arrival {
  readonly page: Page;
  /** Nobody has come to this browser before. */
  readonly isFirst: boolean;
}

interface Browsers {
  readonly newPage: (origin: string, sight: Sight) => Promise<Arrival>;
  /** Closes whatever the file has opened in the browser: the next one has it as it was. */
  readonly leave: () => Promise<void>;
}

/**
 * Pages for one file of journeys. Its tests come one after the other to the same browser context, which has the console's scripts
 * at hand as the browser of somebody who works with it every day has, and nothing else of the test before; whoever comes while
 * somebody is there has a context of his own. All pages of a test close with it: one that nobody looks at any more still asks for
 * what is new.
 */
export function browsersFor(browser: Browser): Browsers {
  let daily: { readonly context: BrowserContext; readonly window: Page } | undefined;
  let taken = false;
  const newContext = () => browser.newContext({ locale: 'vi-VN', permissions: ['clipboard-read', 'clipboard-write'] });

  const comeIn = async () => {
    if (taken) {
      const own = await newContext();
      onTestFinished(() => own.close());
      return { context: own, isFirst: true };
    }
    taken = true;
    const isFirst = daily === undefined;
    if (daily === undefined) {
      const context = await newContext();
      // The pages to come are tabs beside an empty one: each window of a browser draws its own bars, which costs more than a page.
      daily = { context, window: await context.newPage() };
    }
    const { context, window } = daily;
    onTestFinished(async () => {
      for (const page of context.pages()) if (page !== window) await page.close();
      await context.setOffline(false);
      taken = false;
    });
    return { context, isFirst };
  };

  const newPage: Browsers['newPage'] = async (origin, { width, dark }) => {
    const { context, isFirst } = await comeIn();
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
    await cdp.detach();
    // An address of the server without a script: here things can be put where the console will look for them.
    await page.goto(`${origin}/healthz`);
    return { page, isFirst };
  };
  const leave = async () => {
    for (const context of browser.contexts()) await context.close();
  };
  return { newPage, leave };
}
