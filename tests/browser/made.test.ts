import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thorough, varied } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const field = (page: Page) => page.locator('[data-field="name"]');
const nothing = async () => {};
/** Every list of temples comes late from now on. */
const slowly = (page: Page) =>
  page.route(/\/api\/(location\/list|search\/locations)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
const temples = () =>
  server.store.db
    .selectFrom('temple')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();

describe('a name typed at once after c is in the field of the new temple, and no letter of it a command', () => {
  thorough.each<[string, string, (page: Page) => Promise<unknown>]>([
    ['on its way to another order', '', (page) => page.keyboard.press('Shift+S')],
    ['a map', '?look=map', nothing],
    ['searched', '?text=chua', nothing],
    ['sorted by name', '?sort=name', nothing],
    ['empty', '?text=khongcogi', nothing],
    ['scrolled to its middle', '', (page) => page.keyboard.press('Control+End')],
    [
      'with rows selected',
      '',
      async (page) => {
        await page.keyboard.press('x');
        await page.keyboard.press('Shift+J');
        await page.locator('[role="row"][aria-selected="true"]').nth(1).waitFor();
      },
    ],
    [
      'with a detail open',
      '',
      async (page) => {
        await page.keyboard.press('j');
        await page.keyboard.press('Enter');
        await field(page).waitFor();
        await page.keyboard.press('Escape');
      },
    ],
  ])('in a list that is %s', async (_how, query, before) => {
    const page = await server.open(`/dashboard/temple-manager${query}`);
    if (query.includes('map'))
      await page.waitForFunction(() => document.activeElement?.closest('[data-surface]') != null);
    else if (query.includes('khongcogi')) await page.locator('section[aria-busy="false"]').waitFor();
    else await listReady(page);
    await slowly(page);
    await before(page);
    const { count } = await temples();
    await page.keyboard.press('c');
    await page.keyboard.type('chua vv moi');
    await expect.poll(() => field(page).inputValue()).toBe('chua vv moi');
    expect(await page.locator('[role="alertdialog"]').count()).toBe(0);
    // Once the list is there, nothing has taken the focus away or the words back.
    if (!query.includes('map')) await page.locator('[data-row="-2"]').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.querySelector('section[aria-busy="true"]') === null);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe('name');
    await page.keyboard.press('Escape');
    if (!query.includes('map'))
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-row') === '-2');
    expect((await temples()).count).toBe(count);
  });
});

describe('what was just made has the focus, and the next key is meant for it', () => {
  const aStranger = async (nth: number) => {
    const members = await server.store.db
      .selectFrom('member')
      .select('pubkey')
      .where('uid', 'not in', (eb) => eb.selectFrom('curated_member').select('uid'))
      .orderBy('uid', 'desc')
      .limit(nth + 1)
      .execute();
    return members[nth]?.pubkey ?? '';
  };

  test.each(
    varied([
      ['as it is', ''],
      ['sorted by name', '?sort=name'],
      ['filtered', '?tag=vi'],
    ]),
  )('t after c among VIP accounts, at once and in a list that is %s, tags who was added', async (_how, query) => {
    const page = await server.open(`/dashboard/suggest${query}`);
    await listReady(page);
    const pubkey = await aStranger(query.length);
    await page.route(/\/api\/follow\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.keyboard.press('c');
    await page.keyboard.type(pubkey);
    await page.locator('[cmdk-item][aria-selected="true"]').waitFor();
    const tagged = page.waitForRequest((request) => request.url().includes('/follow/setlanguagetags'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('x');
    await page.keyboard.press('t');
    await page.getByRole('listbox', { name: 'Ngôn ngữ nào' }).waitFor();
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    const request = await tagged;
    expect(request.url() + (request.postData() ?? '')).toContain(pubkey);
    await page.waitForFunction((id) => document.activeElement?.getAttribute('data-row') === id, pubkey);
    await page.locator(`[data-row="${pubkey}"][aria-selected="true"]`).waitFor({ state: 'attached' });
  });
});

describe('z', () => {
  const focusIsOn = (page: Page, id: string) =>
    page.waitForFunction((row) => document.activeElement?.getAttribute('data-row') === row, id);
  const cursor = async (page: Page) =>
    (await page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))) ?? '';
  const toasts = (page: Page) => page.locator('[data-sonner-toast]:not([data-removed="true"])');
  const isDeleted = async (id: string) =>
    (
      await server.store.db
        .selectFrom('temple')
        .select('deleted_at')
        .where('temple_id', '=', id)
        .executeTakeFirstOrThrow()
    ).deleted_at !== null;

  thorough(
    'brings the focus to the row that is back, which the list had let go of, and says so in the place of what it undid',
    async () => {
      const page = await server.open('/dashboard/temple-manager');
      await listReady(page);
      await page.keyboard.press('j');
      const id = await cursor(page);
      await page.keyboard.press('v');
      await expect.poll(() => isDeleted(id)).toBe(true);
      await toasts(page).getByRole('button').waitFor();
      await page.keyboard.press('Shift+R');
      await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' });
      await page.keyboard.press('z');
      await focusIsOn(page, id);
      expect(await isDeleted(id)).toBe(false);
      await toasts(page).getByText('Đã hoàn tác').waitFor();
      await expect.poll(() => toasts(page).count()).toBe(1);
    },
  );

  thorough('says of a row that is back where the search leaves it out', async () => {
    const page = await server.open('/dashboard/temple-manager');
    await listReady(page);
    const id = await cursor(page);
    await page.keyboard.press('v');
    await expect.poll(() => isDeleted(id)).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('khongcogi');
    await page.keyboard.press('Enter');
    await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await toasts(page).getByText('Tìm kiếm hoặc bộ lọc của danh sách này không hiện dòng đó.').waitFor();
    expect(await isDeleted(id)).toBe(false);
  });

  thorough(
    'takes back nothing older in place of what cannot be undone, but names it and its screen first',
    async () => {
      const page = await server.open('/dashboard/temple-manager', { tier: 100 });
      await listReady(page);
      const id = await cursor(page);
      await page.keyboard.press('v');
      await expect.poll(() => isDeleted(id)).toBe(true);
      await page.keyboard.press('g');
      await page.keyboard.press('k');
      await page.locator('[data-command="role.add"]').first().waitFor();
      await listReady(page);
      await page.keyboard.press('c');
      await page.keyboard.type(`Vai ${id}`);
      await page.keyboard.press('Enter');
      await page.locator('[data-detail], aside h2').getByText(`Vai ${id}`).first().waitFor();
      await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
      await page.keyboard.press('z');
      const said = toasts(page).getByText('Không thể hoàn tác');
      await said.waitFor();
      expect(await said.textContent()).toContain(`Vai ${id}`);
      expect(await said.textContent()).toMatch(/lần nữa để hoàn tác ở “Quản lý cơ sở thờ tự”/);
      expect(await isDeleted(id)).toBe(true);
      await page.keyboard.press('z');
      await expect.poll(() => isDeleted(id)).toBe(false);
    },
  );
});
