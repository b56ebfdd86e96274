import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const isSaid = page.waitForResponse((answer) => answer.url().includes('/api/presence'));
  await page.reload();
  await listReady(page);
  await isSaid;
  return page;
}
const others = (page: Page) => page.locator('[data-who-is-here]');
const seen = (page: Page, name: string) => others(page).getByTitle(`Cũng đang ở màn hình này: ${name}`);

test('whoever comes to a screen is seen there by the others, until they go elsewhere or away', async () => {
  const lan = await somebody('Trần Thị Lan');
  const before = await lan.getByRole('button', { name: /Thông báo/ }).boundingBox();
  expect(await others(lan).textContent()).toBe('');

  const minh = await somebody('Phạm Văn Minh');
  await seen(lan, 'Phạm Văn Minh').waitFor(SOON);
  await seen(minh, 'Trần Thị Lan').waitFor(SOON);
  // Nothing moves for it, and it is not said aloud.
  expect(await lan.getByRole('button', { name: /Thông báo/ }).boundingBox()).toEqual(before);
  expect(await lan.locator('[aria-live]').getByText('Phạm Văn Minh').count()).toBe(0);

  for (const key of ['g', 'p']) await minh.keyboard.press(key);
  await seen(lan, 'Phạm Văn Minh').waitFor({ state: 'detached', ...SOON });
  await expect.poll(() => others(minh).textContent()).toBe('');

  for (const key of ['g', 'r']) await minh.keyboard.press(key);
  await seen(lan, 'Phạm Văn Minh').waitFor(SOON);
  await seen(minh, 'Trần Thị Lan').waitFor(SOON);
  await minh.close({ runBeforeUnload: true });
  await seen(lan, 'Phạm Văn Minh').waitFor({ state: 'detached', ...SOON });
});
