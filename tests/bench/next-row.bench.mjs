// From `j` to the end of the frame that shows the focus on the next row of members: the console beside a bare page of 30 elements, of which the
// next takes the focus. A browser draws 60 times a second, and after a key runs nothing else before the frame that comes after what the key
// changed: what the bare page takes is the least that any page can take, by this clock.
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/system.mjs';
import { startServer } from './aServer.mjs';
import { median, percentile } from './median.mjs';
import { fillMembers, keep, keptSession } from './membersPage.mjs';

const ROUNDS = 3;
const PRESSES = 60;
const BARE = `<!doctype html><meta charset="utf-8"><style>[role=row]{height:40px}[role=row]:focus{background:#eef}</style>
<div role="grid">${Array.from({ length: 30 }, (_, at) => `<div role="row" tabindex="-1" aria-rowindex="${at + 2}">row ${at}</div>`).join('')}</div>
<script>
const rows = [...document.querySelectorAll('[role=row]')];
let at = 0;
rows[0].focus();
addEventListener('keydown', ({ key }) => key === 'j' && rows[(at = (at + 1) % rows.length)].focus());
</script>`;

/** In the page: milliseconds from the next `j` to the end of the frame in which another row has the focus. */
function nextRow() {
  const focused = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');
  return new Promise((resolve) => {
    const pressed = ({ key, timeStamp }) => {
      if (key !== 'j') return;
      removeEventListener('keydown', pressed, true);
      const before = focused();
      const look = () => {
        requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => focused() !== before && resolve(performance.now() - timeStamp);
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', pressed, true);
  });
}

async function press(page) {
  const shown = page.evaluate(nextRow);
  await page.evaluate(() => 0);
  await page.keyboard.press('j');
  const ms = await shown;
  // Keys come at any moment between two frames.
  await page.waitForTimeout(60 + Math.random() * 17);
  return ms;
}

export default async function bench() {
  const executablePath = ensureChromium();
  if (!executablePath) return;
  const server = await startServer();
  if (!server) return;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await fillMembers(server.storeUrl);
    const kept = await keptSession(server.address);
    const taken = { console: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [side, times] of Object.entries(taken)) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        if (side === 'bare') await page.setContent(BARE);
        else {
          await page.addInitScript(keep, Object.entries(kept));
          await page.goto(`${server.address}/dashboard/profile-manager?lang=en`);
        }
        await page.waitForFunction(() => document.activeElement?.closest('[role="row"]'));
        await page.waitForTimeout(2000);
        for (let nth = 0; nth < PRESSES; nth += 1) times.push(await press(page));
        await context.close();
      }
    for (const [side, times] of Object.entries(taken))
      console.log(
        `${side.padEnd(8)} median ${median(times).toFixed(1).padStart(5)} ms   p95 ${percentile(times, 0.95).toFixed(1).padStart(5)} ms`,
      );
  } finally {
    await browser.close();
    await server.close();
  }
}
