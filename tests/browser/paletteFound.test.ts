import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldWords } from '../../src/palette/match';
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
/** What a member is called, whose first word many others have as well. */
async function aName(): Promise<string> {
  const { display_name } = await server.store.db
    .selectFrom('member')
    .select('display_name')
    .where('display_name', 'like', 'Nguyễn % %')
    .orderBy('uid')
    .executeTakeFirstOrThrow();
  return display_name;
}
const heightOf = async (page: Page) => (await page.locator('[role="dialog"]').boundingBox())?.height;

thorough(
  'commands and who is called so are on one screen, which is as high before the answer and after it',
  async () => {
    const page = await server.open('/dashboard/profile-manager');
    await listReady(page);
    const name = await aName();
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
    await page.locator('[data-coming]').waitFor({ state: 'detached' });
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

/** Where the ways to all of a list stand, by the list. */
const listsAt = (page: Page) =>
  page.locator('[data-see-all]').evaluateAll((ways) =>
    ways.map((way) => {
      const { left, top } = way.getBoundingClientRect();
      return `${way.getAttribute('data-command')} ${Math.round(left)} ${Math.round(top)}`;
    }),
  );

test('while the server is asked the palette shows that rows come, leads to all of them in a list, and no answer moves what is there', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const name = await aName();
  await page.keyboard.press('Control+k');
  await marked(page).waitFor();
  const release = await holding(page, '**/api/**');
  // Of each frame from the first letter on: whether anything is in the list, and where the ways stand.
  await page.evaluate(() => {
    const frames: { isWhite: boolean; ways: number }[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const inList = document.querySelectorAll('[cmdk-list] :is([cmdk-item], [data-coming], p)').length;
      frames.push({ isWhite: inList === 0, ways: document.querySelectorAll('[data-see-all]').length });
      requestAnimationFrame(look);
    };
    document
      .querySelector('[cmdk-input]')
      ?.addEventListener('input', () => requestAnimationFrame(look), { once: true });
  });
  await page.keyboard.type(name);
  await page.locator('[data-coming]').waitFor();
  const before = await listsAt(page);
  expect(before).toHaveLength(4);
  // Nothing that the words name is there yet: Enter waits for it, and leads nowhere else.
  expect(await marked(page).count()).toBe(0);
  await page.waitForTimeout(800);
  release();
  await list(page).locator('[data-found]').first().getByText(name, { exact: true }).waitFor();
  expect(await listsAt(page)).toEqual(before);
  expect(await marked(page).getAttribute('data-found')).toBe('');
  const frames = await page.evaluate(
    () => (window as unknown as { frames: { isWhite: boolean; ways: number }[] }).frames,
  );
  expect(frames.length).toBeGreaterThan(10);
  expect(frames.filter(({ isWhite, ways }) => isWhite || ways !== 4)).toEqual([]);

  await page.keyboard.press('ArrowUp');
  expect(await marked(page).getAttribute('data-command')).toBe('find.adminUsers');
  await page.locator('[data-see-all][data-command="find.profiles"]').click();
  await page.waitForURL(/profile-manager\?.*text=/);
});

test('the words of a command and a name in one query are that command for whom they name, which runs as ever', async () => {
  const { pubkey, display_name } = await server.store.db
    .selectFrom('member')
    .select(['pubkey', 'display_name'])
    .where('display_name', 'like', 'Nguyễn % %')
    .where(sql<boolean>`blocks = '{}'`)
    .orderBy('uid', 'desc')
    .executeTakeFirstOrThrow();
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/profiles')) asked.push(searchParams.get('text') ?? '');
  });
  await page.keyboard.press('Control+k');
  await marked(page).waitFor();
  await page.keyboard.type(`khoa ${foldWords(display_name)}`);
  const aimed = marked(page).and(page.locator('[data-aimed][data-command="profile.block"]'));
  await aimed.filter({ hasText: display_name }).waitFor();
  // Once with all of the words and once with the name, at the one rest.
  expect(asked.slice(-2)).toEqual([`khoa ${foldWords(display_name)}`, foldWords(display_name)]);
  expect(await aimed.locator('b').allTextContents()).toEqual(['Khoá', ...display_name.split(' ')]);
  // What is said to be acted on is who the line is for, and no longer the row of the list.
  expect(await page.locator('[data-acts-on]').textContent()).toContain(display_name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('listbox').waitFor();
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  const blocksOf = async () =>
    (await server.store.db.selectFrom('member').select('blocks').where('pubkey', '=', pubkey).executeTakeFirstOrThrow())
      .blocks;
  await expect.poll(blocksOf).toEqual(['BLOCK_POST']);
  await page.locator('[data-sonner-toast]').first().waitFor();
  await page.keyboard.press('z');
  await expect.poll(blocksOf).toEqual([]);
});
