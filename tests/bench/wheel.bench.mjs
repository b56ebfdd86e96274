// Frames under a wheel that turns for three seconds, as a share of those of the same page at rest, and how busy its main thread is meanwhile:
// the list of members beside a bare page whose 26 plain rows move to where they are needed. Without a graphics card a browser draws each frame
// by the processor: what the bare page misses, any page of that size would.
import { onPages } from './consolePages.mjs';
import { median, percentile } from './median.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const BARE = `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; height: 100vh; overflow: hidden; background: #f4f4f4; font: 14px sans-serif }
[role=grid] { position: absolute; inset: 104px 0 28px 280px; overflow: auto; background: #fff }
[role=row] { position: absolute; left: 0; right: 0; height: 40px; display: flex; border-bottom: 1px solid #ddd; contain: strict }
[role=row] > * { width: 160px; padding: 10px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
</style><div role="grid"><div style="height: 8000000px"></div></div><script>
const grid = document.querySelector('[role=grid]');
const rows = Array.from({ length: 26 }, () => {
  const row = document.createElement('div');
  row.role = 'row';
  row.append(...Array.from({ length: 7 }, () => document.createElement('span')));
  grid.append(row);
  return row;
});
const draw = () => {
  const first = Math.max(0, Math.floor(grid.scrollTop / 40) - 3);
  for (let at = first; at < first + rows.length; at += 1) {
    const row = rows[at % rows.length];
    if (row.at === at) continue;
    row.at = at;
    row.style.top = at * 40 + 'px';
    for (const [cell, box] of [...row.children].entries()) box.textContent = 'Nguyễn Văn ' + at + ', ' + cell;
  }
};
let isAsked = false;
grid.addEventListener('scroll', () => {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    draw();
  });
}, { passive: true });
draw();
</script>`;

/** In the page: records the times between frames until `takeFrames` is called. */
function recordFrames() {
  const gaps = [];
  let [before, isOn] = [0, true];
  const turn = (now) => {
    if (before > 0) gaps.push(now - before);
    before = now;
    if (isOn) requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
  window.takeFrames = () => {
    isOn = false;
    return gaps;
  };
}

/** Frames a second, and the times between them, while `work` is done. */
async function framesOf(page, work) {
  await page.evaluate(recordFrames);
  const began = performance.now();
  await work();
  const gaps = await page.evaluate(() => window.takeFrames());
  return { rate: gaps.length / ((performance.now() - began) / 1000), gaps };
}

async function turned(page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const busySeconds = async () =>
    (await devTools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
  const box = await page.locator('[role="grid"]').first().boundingBox();
  const at = { x: box.x + 300, y: box.y + 300 };
  await page.mouse.move(at.x, at.y);
  const idle = await framesOf(page, () => page.waitForTimeout(1000));
  const before = await busySeconds();
  const { rate, gaps } = await framesOf(page, async () => {
    for (const until = Date.now() + SECONDS * 1000; Date.now() < until; )
      await devTools.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: 400 });
  });
  return { share: rate / idle.rate, gapMs: percentile(gaps, 0.95), busy: ((await busySeconds()) - before) / SECONDS };
}

export default () =>
  onPages({ members: 200_000 }, async ({ open }) => {
    const taken = { console: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [side, seen] of Object.entries(taken)) {
        const page = await open(side === 'bare' ? { html: BARE } : { place: 'profile-manager' });
        seen.push(await turned(page));
        await page.context().close();
      }
    for (const [side, seen] of Object.entries(taken)) {
      const of = (what) => median(seen.map((one) => one[what]));
      console.log(
        `${side.padEnd(8)} ${of('share').toFixed(2)} of idle frames   gap p95 ${of('gapMs').toFixed(0).padStart(3)} ms   main thread ${(100 * of('busy')).toFixed(0).padStart(3)} %`,
      );
    }
  });
