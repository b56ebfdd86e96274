import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { tellPages } from './tellPages';

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
  /** Closes whatever the file has opened in the browser, but the tabs that serve the next file at the same origin. */
  readonly leave: () => Promise<void>;
}

const windowOf = ({ width }: Sight) => ({ width, height: 900 });

/** A tab that serves one test after the other; between them it shows an address of the server without a script. */
interface Tab {
  readonly page: Page;
  /** Empties the storage of the origin, and the tab's own. */
  readonly clear: () => Promise<void>;
  readonly hold: Hold;
}

/** A browser context of its own and its tab, which a test may have closed. */
interface Daily {
  readonly origin: string;
  readonly context: BrowserContext;
  tab: Tab;
}

/** Where nobody is, by browser: those of the last file too. */
const idleIn = new WeakMap<Browser, Daily[]>();

/**
 * Pages for one file of journeys. The tests of all files at an origin come one after the other to the same tab, which has the console's
 * scripts at hand as the browser of somebody who works with it every day has, and nothing else of the test before; whoever comes while
 * somebody is there has another browser context, which serves those after him. A tab of its own for each test would cost the processor a
 * third more. What a test gives a page or a context for good, it takes away by closing it (runFirst.ts, takeClock.ts).
 */
export function browsersFor(browser: Browser): Browsers {
  const idle = idleIn.get(browser) ?? [];
  idleIn.set(browser, idle);
  const origins = new Set<string>();

  const newDaily = async (origin: string): Promise<Daily> => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ locale: 'vi-VN', permissions });
    return { origin, context, tab: await newTab(context, origin) };
  };

  const newPage: Browsers['newPage'] = async (origin, sight, before) => {
    origins.add(origin);
    const at = idle.findLastIndex((daily) => daily.origin === origin);
    const [known] = at < 0 ? [] : idle.splice(at, 1);
    const isFirst = known === undefined;
    const daily = known ?? (await newDaily(origin));
    if (daily.tab.page.isClosed()) daily.tab = await newTab(daily.context, origin);
    onTestFinished(async ({ task }) => {
      // A test may have closed the whole of it.
      if (!browser.contexts().includes(daily.context)) return;
      if (task.result?.state === 'fail') await tellPages(daily.context);
      await tidyUp(daily);
      idle.push(daily);
    });
    const { page, clear, hold } = daily.tab;
    await clear();
    await before(hold, isFirst);
    await page.setViewportSize(windowOf(sight));
    await page.emulateMedia({ colorScheme: sight.dark ? 'dark' : 'light', media: null, reducedMotion: null });
    return { page, isFirst };
  };
  const leave = async () => {
    const staying = idle.filter((daily) => origins.has(daily.origin));
    idle.splice(0, idle.length, ...staying);
    for (const context of browser.contexts())
      if (!staying.some((daily) => daily.context === context)) await context.close();
  };
  return { newPage, leave };
}

const restAt = (origin: string) => `${origin}/healthz`;

async function newTab(context: BrowserContext, origin: string): Promise<Tab> {
  const page = await context.newPage();
  await page.goto(restAt(origin));
  const cdp = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb';
  return {
    page,
    clear: async () => {
      await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes });
      await page.evaluate(() => sessionStorage.clear());
    },
    hold: (kept) =>
      page.evaluate((entries) => {
        for (const [place, text] of entries) localStorage.setItem(place, text);
      }, Object.entries(kept)),
  };
}

/** Closes all pages but the tab, which asks for nothing any more, hears nothing, and has no pointer over it. */
async function tidyUp({ origin, context, tab: { page: tab } }: Daily): Promise<void> {
  for (const page of context.pages()) if (page !== tab) await page.close();
  await context.setOffline(false);
  if (tab.isClosed()) return;
  tab.removeAllListeners();
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.mouse.move(-1, -1);
  await tab.goto(restAt(origin));
}
