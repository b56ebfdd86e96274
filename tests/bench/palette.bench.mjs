// From Mod+K to the end of the frame that shows the palette, and from a key in it to the end of the last frame that it changed: the console's
// beside a bare page that puts a field and 50 lines there, and says another text in each at a key.
import { onPages, press } from './consolePages.mjs';
import { median, percentile } from './median.mjs';

const ROUNDS = 5;
const TYPED = 'block pro';
const BARE = `<!doctype html><meta charset="utf-8"><div id="place"></div><script>
const place = document.querySelector('#place');
addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !event.ctrlKey) return;
  event.preventDefault();
  place.innerHTML = '<div role="dialog"><input>' + Array.from({ length: 50 }, (_, at) => '<div role="option">line ' + at + '</div>').join('') + '</div>';
  const field = place.querySelector('input');
  field.focus();
  field.oninput = () => {
    for (const [at, line] of place.querySelectorAll('[role=option]').entries()) line.textContent = field.value + ' ' + at;
  };
});
</script>`;

const opened = (page) =>
  page.evaluate(() =>
    window.untilShown('k', () => {
      const box = document.querySelector('[role="option"]')?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top < innerHeight;
    }),
  );

/** In the page: what the palette shows a while after the key is what it was asked for, and the frame that showed it last counts. */
const typed = (page, key) =>
  page.evaluate(
    (pressed) =>
      new Promise((resolve) => {
        const SETTLED_MS = 140;
        const seen = (event) => {
          if (event.key !== pressed) return;
          removeEventListener('keydown', seen, true);
          let isOther = false;
          const watching = new MutationObserver((records) => {
            isOther ||= records.some(({ target }) => (target.parentElement ?? target).closest('[role="dialog"]'));
          });
          watching.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
          let shownMs = 0;
          window.eachFrame((nowMs) => {
            if (isOther || shownMs === 0) shownMs = nowMs;
            isOther = false;
            if (nowMs - event.timeStamp < SETTLED_MS) return false;
            watching.disconnect();
            resolve(shownMs - event.timeStamp);
            return true;
          });
        };
        addEventListener('keydown', seen, true);
      }),
    key,
  );

export default () =>
  onPages({ members: 20_000 }, async ({ open }) => {
    const taken = { console: { open: [], key: [] }, bare: { open: [], key: [] } };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [side, times] of Object.entries(taken)) {
        const page = await open(side === 'bare' ? { html: BARE } : { place: 'profile-manager' });
        times.open.push(await press(page, 'Control+k', opened(page)));
        await page.waitForTimeout(500);
        for (const letter of TYPED) {
          times.key.push(await press(page, letter, typed(page, letter)));
          await page.waitForTimeout(250);
        }
        await page.context().close();
      }
    const line = (what, ours, bare) =>
      console.log(
        `${what.padEnd(14)} ${ours.toFixed(1).padStart(6)} ms   bare ${bare.toFixed(1).padStart(5)} ms   ${(ours / bare).toFixed(2)} × bare`,
      );
    line('open, median', median(taken.console.open), median(taken.bare.open));
    line('key, median', median(taken.console.key), median(taken.bare.key));
    line('key, p95', percentile(taken.console.key, 0.95), percentile(taken.bare.key, 0.95));
  });
