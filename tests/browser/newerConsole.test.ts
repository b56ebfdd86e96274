import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Console, type Intercept, startConsole } from './console';

const NEWER = mkdtempSync(join(tmpdir(), 'tamquan-newer-'));
/** The console that the server has from its next start on. */
let consoleDir: string | undefined;
let server: Console;
/** Streams of events that were asked for. */
let streams = 0;
const count: Intercept = (app) => {
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/events')) streams += 1;
  });
};
beforeAll(async () => {
  server = await startConsole(count, undefined, () => (consoleDir === undefined ? {} : { consoleDir }));
});
afterAll(async () => {
  await server.close();
  rmSync(NEWER, { recursive: true, force: true });
});

/** The console of this build with its first script under another name, as a build after a change has it. */
function makeNewer(): void {
  cpSync(resolve(import.meta.dirname, '../../dist/console'), NEWER, { recursive: true });
  const assets = join(NEWER, 'assets');
  for (const folder of [NEWER, assets])
    for (const name of readdirSync(folder)) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const [before = ''] = readdirSync(assets).filter((name) => /^start-.*\.js$/.test(name));
  renameSync(join(assets, before), join(assets, 'start-0ddba11.js'));
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const file of [join(NEWER, 'index.html'), ...scripts.map((name) => join(assets, name))])
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, 'start-0ddba11.js'));
}

test('a tab that is older than the server says so, reloads nothing by itself, and asks before what is typed would be lost', async () => {
  makeNewer();
  const page = await server.open('/dashboard/notification-manager', { tier: 100 });
  const write = page.locator('header [data-command="notification.send"]');
  const questions: string[] = [];
  let goes = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void (goes ? dialog.accept() : dialog.dismiss());
  });
  await write.waitFor();
  await expect.poll(() => streams).toBe(1);
  const typed = page.getByRole('dialog').getByLabel('Tiêu đề');
  await write.click();
  await typed.fill('Bảo trì đêm nay');
  const said = page.locator('section', { hasText: 'Máy chủ đã có phiên bản mới.' });
  // The same version after it was away is looked at, and nothing is said.
  const looked = page.waitForResponse((answer) => answer.url().endsWith('/index.html'));
  await server.restart(0);
  await looked;
  expect(await said.count()).toBe(0);

  consoleDir = NEWER;
  await server.restart(0);
  await said.waitFor();
  expect(await typed.inputValue()).toBe('Bảo trì đêm nay');
  await page.keyboard.press('Escape');
  await typed.waitFor({ state: 'detached' });
  const reload = page.getByRole('button', { name: 'Tải lại', exact: true });
  await reload.click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await write.click();
  expect(await typed.inputValue()).toBe('Bảo trì đêm nay');
  await page.keyboard.press('Escape');
  await typed.waitFor({ state: 'detached' });
  goes = true;
  await reload.click();
  await page.waitForFunction(() => document.querySelector('script[src*="start-0ddba11"]') !== null);
  await write.waitFor();
  expect(await said.count()).toBe(0);
});
