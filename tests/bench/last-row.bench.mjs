// From Mod+End on the first of 200,000 members to the end of the frame that shows the last, without the time of the call for its page: a page
// can't draw a row before the frame that comes after its answer, 17 ms at 60 frames a second.
import { onPages, press } from './consolePages.mjs';
import { median } from './median.mjs';

const ROUNDS = 5;

const lastShown = (page) =>
  page.evaluate(() =>
    window.untilShown('End', () => {
      const count = document.querySelector('[role="grid"]').getAttribute('aria-rowcount');
      const row = document.querySelector(`[role="row"][aria-rowindex="${count}"]`);
      return row !== null && row.textContent.trim().length > 8 && row.getBoundingClientRect().top < innerHeight;
    }),
  );

/** In the page: milliseconds from the first call since `clearResourceTimings` to the last answer. */
const calledMs = () => {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'));
  if (calls.length === 0) return 0;
  return Math.max(...calls.map((one) => one.responseEnd)) - Math.min(...calls.map((one) => one.startTime));
};

export default () =>
  onPages({ members: 200_000 }, async ({ open }) => {
    const [whole, beyond] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await open({ place: 'profile-manager' });
      await page.evaluate(() => performance.clearResourceTimings());
      const ms = await press(page, 'Control+End', lastShown(page));
      whole.push(ms);
      beyond.push(ms - (await page.evaluate(calledMs)));
      await page.context().close();
    }
    console.log(
      `${median(whole).toFixed(0)} ms, of them beyond the answer ${median(beyond).toFixed(0)}   a frame 17 ms`,
    );
  });
