// npm run journey: records docs/queue.webp, the picture of README.md. It starts the built console on an embedded store with demo data, plays
// what a moderator does, and keeps a frame of each step with the key that was pressed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT, stop } from './ensure.mjs';
import { listening } from './listening.mjs';
import { ensureChromium } from './system.mjs';

const SIZE = { width: 1280, height: 760 };
const DRAWN_WIDTH = 1040;
const USER = 'kiemduyet';
const PASSWORD = 'tamquan-demo-2026';
/** What is pressed, what the caption says of it, and for how long the frame stays, in milliseconds. */
const STEPS = [
  ['j', 'next case', 900],
  ['Enter', 'read it beside the list', 2200],
  ['n', 'let it pass', 2000],
  ['v', 'delete the post', 2000],
  ['b', 'block the author', 2000],
  ['z', 'take that back', 2200],
  ['Control+k', 'or find any command', 2000],
];
const SETTLED_MS = 700;

ensureNode();
ensureInstalled();
ensureBuilt();
const executablePath = ensureChromium();
if (!executablePath) stop('A Chromium is needed to record it.');

/** The console on demo data of its own. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-journey-'));
  const env = { TAMQUAN_DATA: folder, TAMQUAN_DEMO: 'on', DATABASE_URL: '' };
  const { port, stop: stopServing } = await listening(() => [join(ROOT, 'bin/tamquan.mjs'), 'serve'], env);
  const close = async () => {
    await stopServing();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Shows the key and what it does below the screen's middle, as a caption of the frame. */
const caption = (page, key, words) =>
  page.evaluate(
    ([key, words]) => {
      const id = 'journey-caption';
      const box = document.getElementById(id) ?? document.body.appendChild(document.createElement('div'));
      box.id = id;
      box.style.cssText =
        'position:fixed;z-index:9999;left:50%;bottom:56px;transform:translateX(-50%);display:flex;gap:12px;align-items:center;' +
        'padding:10px 18px;border-radius:12px;background:#111d;color:#fff;font:500 20px var(--font-sans, sans-serif)';
      const cap = document.createElement('kbd');
      cap.textContent = key.replace('Control+k', 'Ctrl K');
      cap.style.cssText = 'padding:2px 10px;border-radius:6px;background:#fff;color:#111;font:600 20px inherit';
      box.replaceChildren(cap, document.createTextNode(words));
    },
    [key, words],
  );

const server = await serve();
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${server.url}/dashboard/report?lang=en`);
  await page.locator('input[name="username"]').fill(USER);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('grid').getByRole('row').nth(3).waitFor();
  // A newcomer's tour is not what is shown.
  await page.getByRole('button', { name: 'Leave tour' }).click();
  const frames = [];
  const keep = async (key, words, ms) => {
    await delay(SETTLED_MS);
    await caption(page, key, words);
    const picture = await sharp(await page.screenshot())
      .resize(DRAWN_WIDTH)
      .png()
      .toBuffer();
    frames.push({ picture, ms });
  };
  await keep('g r', 'the report queue', 1600);
  for (const [key, words, ms] of STEPS) {
    await page.keyboard.press(key);
    await keep(key, words, ms);
  }
  const file = join(ROOT, 'docs/queue.webp');
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: 70, delay: frames.map(({ ms }) => ms), loop: 0, effort: 6 })
    .toFile(file);
  console.log(`${file} is recorded: ${frames.length} frames.`);
} finally {
  await browser.close();
  await server.close();
}
