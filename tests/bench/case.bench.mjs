// From Enter on a case of the queue to the end of the frame that shows its text, without the time of the call for it where there is one, and
// from `j` with the case open to the end of the frame with the focus on the next: a page can show neither before its next frame, 17 ms at 60
// frames a second. The first case of a page is told by itself, of several pages: whatever is done for the first time takes longer.
import { nextRow, onPages, press } from './consolePages.mjs';
import { median, percentile } from './median.mjs';

const PAGES = 7;
const CASES = 20;
const PRESSES = 40;

/** In the page: milliseconds until the detail shows the text of the row that has the focus, less those until the last answer by then. */
async function opened(page) {
  await page.evaluate(() => performance.clearResourceTimings());
  const shown = page.evaluate(async () => {
    const row = document.activeElement.closest('[role="row"]');
    const text = row.querySelector('[role="gridcell"] p, [role="gridcell"]').textContent.trim().slice(0, 12);
    let pressedMs = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressedMs = timeStamp), { capture: true, once: true });
    const ms = await window.untilShown('Enter', () =>
      [...document.querySelectorAll('[data-surface="detail"]')].some((detail) => detail.textContent.includes(text)),
    );
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd <= pressedMs + ms)
      .map(({ responseEnd }) => responseEnd - pressedMs);
    return ms - Math.max(0, ...answers);
  });
  const ms = await press(page, 'Enter', shown);
  await page.waitForTimeout(300);
  return ms;
}

export default () =>
  onPages({ members: 20_000, posts: 20_000, reports: 20_000 }, async ({ open }) => {
    const [first, opening, moving] = [[], [], []];
    for (let nth = 0; nth < PAGES; nth += 1) {
      const page = await open({ place: 'report' });
      first.push(await opened(page));
      await page.context().close();
    }
    const page = await open({ place: 'report' });
    for (let nth = 0; nth < CASES; nth += 1) {
      opening.push(await opened(page));
      if (nth === CASES - 1) break;
      await page.keyboard.press('Escape');
      await page.waitForTimeout(150);
      await page.keyboard.press('j');
      await page.waitForTimeout(200);
    }
    for (let nth = 0; nth < PRESSES; nth += 1) {
      moving.push(await press(page, 'j', nextRow(page)));
      await page.waitForTimeout(60 + Math.random() * 17);
    }
    for (const [what, times] of [
      ['the first case', first],
      ['a case opened', opening],
      ['j, a case open', moving],
    ])
      console.log(
        `${what.padEnd(16)} median ${median(times).toFixed(1).padStart(5)} ms   p95 ${percentile(times, 0.95).toFixed(1).padStart(5)} ms   a frame 17 ms`,
      );
  });
