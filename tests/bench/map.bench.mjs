// The map of 100,000 temples, from its key to the last cluster: by the call for places, and page by page as a server without that call is
// asked. BENCH_TEMPLES temples, 100,000 unless said otherwise.
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/system.mjs';
import { insertInto, PASSWORD, startServer } from './aServer.mjs';
import { median } from './median.mjs';

const TEMPLES = Number(process.env.BENCH_TEMPLES ?? 100_000);
const ROUNDS = 3;

/** Spread over Viet Nam, denser in some places than in others. */
const fill = (storeUrl) =>
  insertInto(
    storeUrl,
    'temple',
    `(temple_id, name, nickname, type, address, city, country, description, avatar, photos, lat, lng,
       created_at, updated_at, sort_name, folded)
     SELECT lpad(to_hex(n), 20, '0'), 'Chùa số ' || n, '', 'PAGODA', n || ' đường Láng', 'Hà Nội', 'Việt Nam', '', '', '{}',
       8.6 + 14.6 * power(random(), 1.4), 104.5 + 4.8 * random(), n, n, 'chua so ' || n, ' chua so ' || n
     FROM generate_series(1, $1) n`,
    [TEMPLES],
  );

export default async function bench() {
  const executablePath = ensureChromium();
  if (!executablePath) return;
  const server = await startServer();
  if (!server) return;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await fill(server.storeUrl);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${server.address}/dashboard/temple-manager?lang=vi`);
    await page.locator('input[name="username"]').fill('admin');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
    await page.keyboard.press('Escape');
    // A stream that stays open would keep the network from being idle.
    await page.route('**/api/events', (route) => route.abort());

    async function measure(name) {
      const taken = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.goto(`${server.address}/dashboard/temple-manager?lang=vi`);
        await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
        await page.waitForLoadState('networkidle');
        const began = performance.now();
        await page.keyboard.press('Shift+M');
        await page.locator('[data-reading="done"]').waitFor({ timeout: 600_000 });
        await page.waitForFunction(
          (all) =>
            [...document.querySelectorAll('[data-spot]')].reduce((sum, spot) => sum + Number(spot.dataset.count), 0) ===
            all,
          TEMPLES,
        );
        taken.push((performance.now() - began) / 1000);
      }
      console.log(
        `${name.padEnd(24)} ${median(taken).toFixed(2).padStart(6)} s   (${taken.map((one) => one.toFixed(2)).join(', ')})`,
      );
    }

    await measure('by the call for places');
    await page.route('**/api/capabilities', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const data = body.data.filter((extension) => extension !== 'temples.points');
      await route.fulfill({ response: answer, json: { ...body, data } });
    });
    // What a server has is kept in the browser until it says something else: this visit learns it.
    const told = page.waitForResponse('**/api/capabilities');
    await page.goto(`${server.address}/dashboard/temple-manager?lang=vi`);
    await told;
    await measure('page by page');
  } finally {
    await browser.close();
    await server.close();
  }
}
