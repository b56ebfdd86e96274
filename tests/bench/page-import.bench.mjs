// A file of 100,000 temples imported in the page, by its own buttons: the longest frames and the processor's longest tasks of the
// page's thread in each part, against the frames of the same page at rest. BENCH_ROWS rows, 100,000 unless said otherwise.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/system.mjs';
import { PASSWORD, startServer } from './aServer.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const LONG_FRAME_MS = 34;

function sample() {
  const lines = ['name,address,city,description,lat,lng'];
  for (let row = 0; row < ROWS; row += 1) {
    const [lat, lng] = [8.5 + (row % 1450) / 100, 102.5 + (row % 700) / 100 + row / 1e6];
    lines.push(`Chùa số ${row},"${row % 300} đường Láng",Hà Nội,Mô tả ${row},${lat.toFixed(6)},${lng.toFixed(6)}`);
  }
  return lines.join('\r\n');
}

/** In the page: what came between two frames, and what held its thread. */
function watch(longFrameMs) {
  const seen = { frames: [], tasks: [] };
  let last = performance.now();
  const tick = (now) => {
    if (now - last > longFrameMs) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    entryTypes: ['longtask'],
  });
  window.takeSeen = () => ({ frames: seen.frames.splice(0), tasks: seen.tasks.splice(0) });
}

export default async function bench() {
  const executablePath = ensureChromium();
  if (!executablePath) return;
  const server = await startServer();
  if (!server) return;
  const file = join(server.folder, 'temples.csv');
  writeFileSync(file, sample());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch, LONG_FRAME_MS);

  /** Prints how long a part took, and the longest of what was seen in it. */
  async function part(name, work) {
    await page.evaluate(() => window.takeSeen());
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1000;
    const { frames, tasks } = await page.evaluate(() => window.takeSeen());
    const longest = (values) => `${Math.max(0, ...values).toFixed(0)} ms`.padStart(7);
    console.log(
      `${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   frame ${longest(frames)}   task ${longest(tasks)}`,
    );
    return seconds;
  }

  try {
    await page.goto(`${server.address}/dashboard/temple-manager/import?lang=vi`);
    await page.locator('input[name="username"]').fill('admin');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const chooser = page.locator('input[type="file"]');
    await chooser.waitFor({ state: 'attached' });
    await page.waitForTimeout(3000);
    await part('at rest', () => page.waitForTimeout(5000));
    await part('read and judged', async () => {
      await chooser.setInputFiles(file);
      await page.locator('[data-count="created"]').waitFor({ timeout: 120_000 });
      await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
    });
    const question = page.getByRole('alertdialog');
    await part('asked', async () => {
      await page.locator('[data-command="temple.importAll"]').click();
      await question.waitFor({ timeout: 60_000 });
    });
    const seconds = await part('written, and the list whole', async () => {
      await page.keyboard.press('Enter');
      const all = ROWS.toLocaleString('vi');
      await page.waitForFunction((count) => document.body.textContent?.includes(`Xong ${count}`), all, {
        timeout: 600_000,
      });
    });
    console.log(`${Math.round(ROWS / seconds)} rows a second`);
  } finally {
    await browser.close();
    await server.close();
  }
}
