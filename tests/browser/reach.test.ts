import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/every';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { pressesToEach } from './reaching';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const MOST = 6;
/** Their details have more to act on than others. */
const WITH_DETAIL = ['report', 'post-manager', 'profile-manager', 'temple-manager', 'user-manager', 'role-manager'];

/** What is further away than anything may be. */
async function tooFar(page: Page, state: string): Promise<readonly string[]> {
  const found = await pressesToEach(page);
  if (found.size < 3) return [`${state}: nothing is there`];
  return [...found].flatMap(([name, presses]) => (presses > MOST ? [`${state}: ${presses} presses to ${name}`] : []));
}

/** Another screen, as a link inside the console would: nothing is loaded anew. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), `/dashboard${path && `/${path}`}`);
  await page.locator('main :is(h1)').first().waitFor();
  await page.locator('main [aria-busy="true"]:not([role])').first().waitFor({ state: 'detached' });
  await page.locator('main [role="grid"][aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Every screen there is, below /dashboard: the reports first, where a page begins, and the statistics last. */
const SCREENS = COMMANDS.flatMap((command) => ('path' in command && command.path ? [command.path] : []))
  .map((path) => path.replace(/^\/dashboard\/?/, ''))
  .toSorted(
    (one, other) => Number(other === 'report') - Number(one === 'report') || Number(one === '') - Number(other === ''),
  );

thorough(
  'every part of every screen is within six presses',
  async () => {
    const page = await server.open('/dashboard/report', { tier: 100 });
    await listReady(page);
    const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
    const far: string[] = [];
    for (const path of [...SCREENS, `user-detail/${pubkey}`]) {
      await goTo(page, path);
      far.push(...(await tooFar(page, path || 'statistics')));
    }
    expect(far).toEqual([]);
  },
  60_000,
);

thorough(
  'every part is within six presses beside an open detail and above a selection',
  async () => {
    const page = await server.open('/dashboard/report', { tier: 100 });
    await listReady(page);
    const far: string[] = [];
    for (const path of WITH_DETAIL) {
      await goTo(page, path);
      await listReady(page);
      await page.keyboard.press('x');
      await page.keyboard.press('Enter');
      await page.locator('[data-surface="detail"] [data-command]').first().waitFor();
      await page.locator('section[aria-label="Các dòng đã chọn"]').waitFor();
      await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
      far.push(...(await tooFar(page, `${path} with a selection and a detail`)));
    }
    expect(far).toEqual([]);
  },
  60_000,
);

const FILE = {
  name: 'ba.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,address\nChùa Lạc Tiêu,Huế\nChùa Mất Dấu,\n,Không tên\n'),
};
const inDialog = (page: Page) => page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') != null);

thorough(
  'every part is within six presses with a file open that is imported, and in what lies over the page',
  async () => {
    const page = await server.open('/dashboard/temple-manager/import', { tier: 100 });
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    await page.locator('input[type="file"]').setInputFiles(FILE);
    await listReady(page);
    const far = [...(await tooFar(page, 'a file'))];
    await goTo(page, 'report');
    await listReady(page);
    for (const [name, keys] of [
      ['the settings', ['g', 'x']],
      ['the keys', ['?']],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key);
      await inDialog(page);
      await page.waitForFunction(() => document.querySelectorAll('[role="dialog"] .skeleton').length === 0);
      far.push(...(await tooFar(page, name)));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(far).toEqual([]);
  },
  60_000,
);

/** What has the focus: its command, or its words. */
const at = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-command') ?? document.activeElement?.textContent);

test('Ctrl+F6 leads from the rows to the detail and round to the sidebar, and back by Shift to where each was left', async () => {
  const page = await server.open('/dashboard/report');
  const onARow = () => page.evaluate(() => document.activeElement?.matches('[data-row]'));
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-surface="detail"] [data-command="list.previous"]').waitFor();
  await page.keyboard.press('Control+F6');
  await expect.poll(() => at(page)).toBe('list.previous');
  // The bar is walked by arrows once their script is there.
  await page.locator('[data-surface="detail"] [data-command="list.next"][tabindex="-1"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => at(page)).toBe('list.next');
  await page.keyboard.press('Control+Shift+F6');
  await expect.poll(onARow).toBe(true);
  await page.keyboard.press('Control+Shift+F6');
  await expect.poll(() => at(page)).toBe('list.selectAll');
  await page.keyboard.press('ArrowDown');
  await expect.poll(onARow).toBe(true);
  await page.keyboard.press('Control+F6');
  await expect.poll(() => at(page)).toBe('list.next');
});

thorough('a bar of buttons is one stop of Tab, walked by arrows on their visual side', async () => {
  const page = await server.open('/dashboard/temple-manager', { lang: 'ar' });
  await listReady(page);
  await page.keyboard.press('f');
  const chips = page.locator('[data-command="list.filter"]');
  const isAt = (index: number) => chips.nth(index).evaluate((chip) => chip === document.activeElement);
  await expect.poll(() => isAt(0)).toBe(true);
  await expect.poll(() => chips.nth(1).getAttribute('tabindex')).toBe('-1');
  await page.keyboard.press('ArrowLeft');
  expect(await isAt(1)).toBe(true);
  await page.keyboard.press('End');
  expect(await isAt((await chips.count()) - 1)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await isAt(0)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-command="list.filter"]'))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await isAt((await chips.count()) - 1)).toBe(true);
});
