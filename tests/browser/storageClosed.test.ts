import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { varied } from '../support/depth';
import { PASSWORD } from '../support/testServer';
import { type Console, countOpenCases, hire, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** As a browser is that has been told to let no site keep anything. */
function close() {
  const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw refusal();
      },
    });
  navigator.locks.request = () => Promise.reject(refusal());
}
/** As a browser is whose disk is full. */
function fill() {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = full;
  IDBObjectStore.prototype.put = full;
}

test.each(
  varied([
    ['may not be used', close],
    ['is full', fill],
  ]),
)(
  'in a browser whose storage %s somebody signs in, decides and takes back, and is told that nothing is kept',
  async (_what, how) => {
    const { user_name } = await hire(server.store, { may: ACTION_IDS, tier: 99 });
    const context = await server.browser.newContext({ viewport: { width: 1440, height: 900 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(how);
    await page.goto(`${server.url}/dashboard/report`);
    await page.locator('input[name="username"]').fill(user_name);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await listReady(page);

    const before = await countOpenCases(server);
    for (const key of ['x', 'j', 'x', 'n']) await page.keyboard.press(key);
    await expect.poll(() => countOpenCases(server)).toBe(before - 2);
    await page.getByText('xong 2/2').first().waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => countOpenCases(server)).toBe(before - 3);
    await page.keyboard.press('z');
    await expect.poll(() => countOpenCases(server)).toBe(before - 2);
    expect(await page.getByText('Trình duyệt không lưu được thao tác đang chạy').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);
