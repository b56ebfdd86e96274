import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { holding } from './holding';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const list = (page: Page) => page.locator('[cmdk-list]');
const marked = (page: Page) => page.locator('[cmdk-item][data-selected="true"]');
const heightOf = async (page: Page) => (await page.locator('[role="dialog"]').boundingBox())?.height;

thorough(
  'commands and who is called so are on one screen, which is as high before the answer and after it',
  async () => {
    const page = await server.open('/dashboard/profile-manager');
    await listReady(page);
    const { display_name: name } = await server.store.db
      .selectFrom('member')
      .select('display_name')
      .where('display_name', 'like', 'Nguyễn % %')
      .orderBy('uid')
      .executeTakeFirstOrThrow();
    await page.keyboard.press('Control+k');
    await marked(page).waitFor();
    const height = await heightOf(page);
    const release = await holding(page, '**/api/search/profiles?**');
    // A word of commands, and the whole name: of both something fits.
    await page.keyboard.type('khoa');
    await marked(page).and(page.locator('[data-command="profile.block"]')).waitFor();
    const before = await marked(page).boundingBox();
    expect(await heightOf(page)).toBe(height);
    release();
    await list(page).locator('[data-see-all][data-command="find.profiles"]').waitFor();
    // The answer has moved neither the mark nor what it is on.
    expect(await marked(page).getAttribute('data-command')).toBe('profile.block');
    expect(await marked(page).boundingBox()).toEqual(before);
    expect(await heightOf(page)).toBe(height);
    expect(await marked(page).locator('b').first().textContent()).toMatch(/^Kho[aá]/i);

    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    const found = list(page).locator('[data-found]').first();
    await found.getByText(name, { exact: true }).waitFor();
    const [box, all] = [await found.boundingBox(), await list(page).boundingBox()];
    expect(box && all && box.y + box.height <= all.y + all.height).toBe(true);
    expect(await heightOf(page)).toBe(height);
  },
);
