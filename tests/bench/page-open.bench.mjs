// From the address of the members to the first frame with their rows, signed in: the console beside a page of React alone that makes the same
// calls and draws the same rows as plain elements (barePage.mjs), in a browser that has neither, and in one that has been there before.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../../scripts/system.mjs';
import { startServer } from './aServer.mjs';
import { median } from './median.mjs';
import { fillMembers, keep, keptSession } from './membersPage.mjs';

const ROUNDS = 9;
const PAGE = `<!doctype html><meta charset="utf-8"><style>.row{display:flex;height:40px}.row>*{width:180px}</style>
<div id="root"></div><script type="module" src="/bare.js"></script>`;

/** The bare page at an origin of its own, from which its calls go on to the server. */
async function serveBare(address, folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { input: join(import.meta.dirname, 'barePage.mjs'), output: { entryFileNames: 'bare.js' } },
    },
  });
  const script = readFileSync(join(folder, 'bare.js'));
  const server = createServer((asked, answer) => {
    if (asked.url === '/members') return answer.setHeader('content-type', 'text/html').end(PAGE);
    if (asked.url === '/bare.js')
      return answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=600' }).end(script);
    const on = request(`${address}${asked.url}`, { headers: asked.headers }, (answered) => {
      answer.writeHead(answered.statusCode, answered.headers);
      answered.pipe(answer);
    });
    return on.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { bareAddress: `http://127.0.0.1:${server.address().port}`, closeBare: () => server.close() };
}

/** In the page: milliseconds until the end of the first frame that has five rows with text in view. */
function watch() {
  const isFilled = (row) => row.textContent.trim().length > 8 && row.getBoundingClientRect().top < innerHeight;
  window.firstRows = new Promise((resolve) => {
    const look = () => {
      const rows = [...document.querySelectorAll('[role="row"][aria-rowindex]')].slice(1);
      if (rows.filter(isFilled).length < 5) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      return channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}

export default async function bench() {
  const executablePath = ensureChromium();
  if (!executablePath) return;
  const server = await startServer();
  if (!server) return;
  const { bareAddress, closeBare } = await serveBare(server.address, server.folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await fillMembers(server.storeUrl);
    const kept = await keptSession(server.address);
    const addresses = {
      console: `${server.address}/dashboard/profile-manager?lang=en`,
      bare: `${bareAddress}/members`,
    };
    const taken = { console: { first: [], again: [] }, bare: { first: [], again: [] } };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [side, address] of Object.entries(addresses)) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await page.addInitScript(keep, Object.entries(kept));
        await page.addInitScript(watch);
        for (const visit of ['first', 'again']) {
          await page.goto(address, { waitUntil: 'commit' });
          taken[side][visit].push(await page.evaluate(() => window.firstRows));
          await page.waitForTimeout(1500);
        }
        await context.close();
      }
    for (const visit of ['first', 'again']) {
      const [ours, bare] = [median(taken.console[visit]), median(taken.bare[visit])];
      const ratio = (ours / bare).toFixed(2);
      console.log(
        `${visit.padEnd(6)} ${ours.toFixed(0).padStart(6)} ms   bare ${bare.toFixed(0).padStart(5)} ms   ${ratio} × bare`,
      );
    }
  } finally {
    await browser.close();
    closeBare();
    await server.close();
  }
}
