import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { oneBrowser } from '../browser/oneBrowser';
import { type FileServer, NGINX, startNginx } from '../server/aFileServer';
import { signInByForm } from './console';
import { type Foreign, startForeign } from './server/start';

/** The built files below a path of another site, by docs/examples/nginx.conf; calls go to an origin of their own. */
let files: FileServer;
let server: Foreign;
let browser: Browser;
const consoleDir = mkdtempSync(join(tmpdir(), 'tamquan-hosted-'));

beforeAll(async () => {
  if (!NGINX) return;
  server = await startForeign();
  cpSync(resolve(import.meta.dirname, '../../dist/console'), consoleDir, { recursive: true });
  const { header, scheme } = server.switches;
  const config = { apiUrl: server.url, sessionHeader: header, sessionScheme: scheme };
  writeFileSync(
    join(consoleDir, 'config.json'),
    JSON.stringify({ ...config, photoUploadUrl: `${server.photoUrl}/upload` }),
  );
  const connects = `${new URL(server.url).origin} ${server.photoUrl}`;
  files = await startNginx(NGINX, { consoleDir, connects, intranet: 'localhost' });
  server.origins.add(`http://localhost:${files.port}`);
  browser = await oneBrowser();
});
afterAll(async () => {
  await files?.stop();
  await server?.close();
  rmSync(consoleDir, { recursive: true, force: true });
});

test.skipIf(!NGINX)(
  'under nginx, below a path, one signs in, and what the policy forbids is asked for by nobody',
  async () => {
    const page = await browser.newPage({ locale: 'vi-VN', viewport: { width: 1440, height: 900 } });
    const wrong: string[] = [];
    page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('response', (answer) => {
      const { host, pathname } = new URL(answer.url());
      if (host === `localhost:${files.port}` && (!pathname.startsWith('/tq/') || answer.status() >= 400))
        wrong.push(`${answer.status()} ${pathname}`);
    });
    await page.goto(`http://localhost:${files.port}/tq/dashboard/report`);
    await page.waitForURL('**/tq/signin?next=*');
    const { user_name, password } = server.hire();
    await signInByForm(page, user_name, password);
    await page.waitForURL('**/tq/dashboard/report*');
    await listReady(page);
    await page.reload();
    await listReady(page);
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.waitForURL('**/tq/dashboard/temple-manager*');
    await listReady(page);
    // A server of section 7 has no list of extensions, which a browser notes.
    expect(wrong.filter((line) => !/Failed to load resource/.test(line))).toEqual([]);
  },
);
