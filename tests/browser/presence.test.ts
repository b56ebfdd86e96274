import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const QUEUE = '/dashboard/report';
/** What is told is shown within this long of the moment in which the other console has its answer. */
const SOON = { timeout: 2000 };

/** Somebody with a name of their own, at a screen and heard there. */
async function somebody(name: string, path = QUEUE): Promise<Page> {
  const page = await server.open(path);
  const uid = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tamquan.userinfo') ?? '{}').uid as number);
  await server.store.db.updateTable('admin_user').set({ display_name: name }).where('uid', '=', uid).execute();
  await saying(page, async () => {
    await page.reload();
    await listReady(page);
  });
  return page;
}
/** Does something, and waits until the server has answered where that has led to. */
async function saying(page: Page, act: () => Promise<void>): Promise<void> {
  const isSaid = page.waitForResponse(
    (answer) => answer.url().includes('/api/presence') && answer.request().method() === 'PUT',
  );
  await act();
  await isSaid;
}
const press = (page: Page, ...keys: readonly string[]) =>
  saying(page, async () => {
    for (const key of keys) await page.keyboard.press(key);
  });
const others = (page: Page) => page.locator('[data-who-is-here]');
const seen = (page: Page, name: string) => others(page).getByTitle(`Cũng đang xem màn hình này: ${name}`);

thorough('whoever comes to a screen is seen there by the others, until they go elsewhere or away', async () => {
  const lan = await somebody('Trần Thị Lan');
  const before = await lan.getByRole('button', { name: /Thông báo/ }).boundingBox();
  expect(await others(lan).textContent()).toBe('');

  const minh = await somebody('Phạm Văn Minh');
  await seen(lan, 'Phạm Văn Minh').waitFor(SOON);
  await seen(minh, 'Trần Thị Lan').waitFor(SOON);
  // Nothing moves for it, and it is not said aloud.
  expect(await lan.getByRole('button', { name: /Thông báo/ }).boundingBox()).toEqual(before);
  expect(await lan.locator('[aria-live]').getByText('Phạm Văn Minh').count()).toBe(0);

  await press(minh, 'g', 'p');
  await seen(lan, 'Phạm Văn Minh').waitFor({ state: 'detached', ...SOON });
  expect(await others(minh).textContent()).toBe('');

  await press(minh, 'g', 'r');
  await seen(lan, 'Phạm Văn Minh').waitFor(SOON);
  await seen(minh, 'Trần Thị Lan').waitFor(SOON);
  await minh.close({ runBeforeUnload: true });
  await seen(lan, 'Phạm Văn Minh').waitFor({ state: 'detached', ...SOON });
});
