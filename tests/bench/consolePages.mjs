// Pages of the console for benches that look at them: a browser, a server of its own that has rows, and in each page a clock of what a key shows.
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/system.mjs';
import { startServer } from './aServer.mjs';
import { keep, keptSession } from './membersPage.mjs';

/**
 * In the page, before its scripts: `untilShown(key, isShown)` resolves with the milliseconds from the next press of the key to the end of the
 * first frame in which `isShown` is true. Frames end with a message, since nothing else runs between what a frame draws and what comes after it.
 */
function clock() {
  const endOfFrame = (then) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(0);
  };
  window.eachFrame = (look) => {
    const turn = () => requestAnimationFrame(() => endOfFrame(() => look(performance.now()) || turn()));
    turn();
  };
  window.untilShown = (key, isShown) =>
    new Promise((resolve) => {
      const pressed = (event) => {
        if (event.key !== key) return;
        removeEventListener('keydown', pressed, true);
        window.eachFrame((nowMs) => {
          if (!isShown()) return false;
          resolve(nowMs - event.timeStamp);
          return true;
        });
      };
      addEventListener('keydown', pressed, true);
    });
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Presses a key once the page waits for it; resolves with what `waiting`, an evaluation of the page, does. */
export async function press(page, keys, waiting) {
  await page.evaluate(() => 0);
  await page.keyboard.press(keys);
  return waiting;
}

/** Milliseconds from the next `j` to the end of the frame in which another row has the focus. */
export const nextRow = (page) =>
  page.evaluate(() => {
    const focused = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    const before = focused();
    return window.untilShown('j', () => focused() !== before);
  });

/**
 * Runs a measurement on pages of the console. `rows` is how many of which rows the store has; `work` gets the server, its session and `open`, which
 * opens a place of the console in a new browser window, or the given document where that is no place. Does nothing where there is no browser
 * or no PostgreSQL, which is said.
 */
export async function onPages(rows, work) {
  const executablePath = ensureChromium();
  if (!executablePath) return;
  const server = await startServer(rows);
  if (!server) return;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const kept = await keptSession(server.address);
    const open = async ({ place, html }) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(clock);
      if (html !== undefined) {
        await page.goto('about:blank');
        await page.setContent(html);
      } else {
        await page.addInitScript(keep, Object.entries(kept));
        await page.goto(`${server.address}/dashboard/${place}${place.includes('?') ? '&' : '?'}lang=en`);
        await page.waitForFunction(() => document.activeElement?.closest('[role="row"]'));
      }
      await page.waitForTimeout(2000);
      return page;
    };
    await work({ server, sessionKey: kept['tamquan.sessionkey'], open });
  } finally {
    await browser.close();
    await server.close();
  }
}
