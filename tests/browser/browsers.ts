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

/** Puts into the storage of the console's origin, by name, what the browser is to hold when the page is opened. */
type Hold = (kept: Readonly<Record<string, string>>) => Promise<void>;

interface Browsers {
  /** `before` is done on the origin, in a browser without anything of the test before. */
  readonly newPage: (
    origin: string,
    sight: Sight,
    before: (hold: Hold, isFirst: boolean) => Promise<void>,
  ) => Promise<Arrival>;
  /** Closes whatever the file has opened in the browser: the next one has it as it was. */
  readonly leave: () => Promise<void>;
}

const WIDE = 1440;
const windowOf = (width: number) => ({ width, height: 900 });

/** A context, a page of it beside those of the tests, and what empties and fills the storage of the origin that the page shows. */
interface Daily {
  readonly context: BrowserContext;
  readonly clear: () => Promise<void>;
  readonly hold: Hold;
}

/**
 * Pages for one file of journeys. Its tests come one after the other to the same browser context, which has the console's scripts
 * at hand as the browser of somebody who works with it every day has, and nothing else of the test before; whoever comes while
 * somebody is there has a context of his own. All pages of a test close with it: one that nobody looks at any more still asks for
 * what is new.
 */
export function browsersFor(browser: Browser): Browsers {
  let daily: Daily | undefined;
  let taken = false;

  const newContext = async (origin: string): Promise<Daily> => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({
      locale: 'vi-VN',
      permissions,
      viewport: windowOf(WIDE),
      colorScheme: 'light',
    });
    // The pages to come are tabs beside this one: each window of a browser draws its own bars, which costs more than a page. It stays at
    // an address of the server without a script, from where things can be put where the console will look for them.
    const beside = await context.newPage();
    await beside.goto(`${origin}/healthz`);
    const cdp = await context.newCDPSession(beside);
    const storageTypes = 'cookies,local_storage,indexeddb';
    return {
      context,
      clear: async () => void (await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes })),
      hold: (kept) =>
        beside.evaluate((entries) => {
          for (const [place, text] of entries) localStorage.setItem(place, text);
        }, Object.entries(kept)),
    };
  };

  const comeIn = async (origin: string): Promise<Daily & { readonly isFirst: boolean }> => {
    if (taken) {
      const own = await newContext(origin);
      onTestFinished(() => own.context.close());
      return { ...own, isFirst: true };
    }
    taken = true;
    const isFirst = daily === undefined;
    daily ??= await newContext(origin);
    const { context } = daily;
    const [beside] = context.pages();
    onTestFinished(async () => {
      for (const page of context.pages()) if (page !== beside) await page.close();
      await context.setOffline(false);
      taken = false;
    });
    return { ...daily, isFirst };
  };

  const newPage: Browsers['newPage'] = async (origin, { width, dark }, before) => {
    const { context, clear, hold, isFirst } = await comeIn(origin);
    await clear();
    await before(hold, isFirst);
    const page = await context.newPage();
    if (width !== WIDE) await page.setViewportSize(windowOf(width));
    if (dark) await page.emulateMedia({ colorScheme: 'dark' });
    return { page, isFirst };
  };
  const leave = async () => {
    for (const context of browser.contexts()) await context.close();
  };
  return { newPage, leave };
}
