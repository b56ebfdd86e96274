import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const counted = async (page: Page) =>
  Number(/([\d.]+) bài/.exec((await page.locator('header').allInnerTexts()).join(' '))?.[1]?.replaceAll('.', ''));

test('posts are found by the types of their media and by their author, by keys alone, and a link opens the same list', async () => {
  const { db } = server.store;
  const video = await db
    .selectFrom('media')
    .innerJoin('post', 'post.post_id', 'media.post_id')
    .innerJoin('member', 'member.uid', 'post.uid')
    .select(['member.pubkey', 'member.display_name', 'member.uid'])
    .where('media.media_type', '=', 2)
    .where('post.deleted_at', 'is', null)
    .orderBy('post.post_id')
    .executeTakeFirstOrThrow();
  const countOf = async (types: readonly (1 | 2 | 3 | 4 | 6 | 7 | 10)[], uid?: number) => {
    const rows = db
      .selectFrom('media')
      .innerJoin('post', 'post.post_id', 'media.post_id')
      .select((eb) => eb.fn.count<number>('post.post_id').distinct().as('n'))
      .where('media.media_type', 'in', types)
      .where('post.deleted_at', 'is', null);
    const { n } = await (uid === undefined ? rows : rows.where('post.uid', '=', uid)).executeTakeFirstOrThrow();
    return Number(n);
  };
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const keys = await keyboardOnly(page);
  await keys.press('f');
  // The chips are one stop of Tab, walked by arrows once their script is there.
  await page.locator('[data-command="list.filter"][tabindex="-1"]').first().waitFor();
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Video', exact: true }).waitFor();
  await keys.press('ArrowDown');
  await keys.press('Space');
  await page.getByRole('menuitemcheckbox', { name: 'Ảnh', exact: true, checked: true }).waitFor();
  await expect.poll(() => counted(page)).toBe(await countOf([1, 10]));
  await keys.press('ArrowDown');
  await keys.press('Space');
  await expect.poll(() => counted(page)).toBe(await countOf([1, 10, 2, 3]));
  await keys.press('ArrowUp');
  await keys.press('Space');
  await expect.poll(() => counted(page)).toBe(await countOf([2, 3]));
  await keys.press('Escape');
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Tác giả' }).getByRole('textbox').waitFor();
  await keys.type(video.pubkey);
  await page.getByRole('menuitem').filter({ hasText: video.display_name }).first().waitFor();
  await keys.press('Enter');
  await expect.poll(() => counted(page)).toBe(await countOf([2, 3], video.uid));
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBeTruthy();
  await page.getByRole('button', { name: 'Tác giả' }).filter({ hasText: video.display_name }).waitFor();
  await page.reload();
  await listReady(page);
  await expect.poll(() => counted(page)).toBe(await countOf([2, 3], video.uid));
  await page.getByRole('button', { name: 'Tác giả' }).filter({ hasText: video.display_name }).waitFor();
});

thorough(
  'as many filters as have room are chips, the rest stand behind one button, and no row moves for it',
  async () => {
    const page = await server.open('/dashboard/temple-manager');
    await listReady(page);
    const chips = page.locator('header [data-command="list.filter"]');
    const menu = page.locator('[data-folded]');
    const top = () => page.locator('[data-row]').first().boundingBox();
    const before = await top();
    // Besides the button of the rest.
    await expect.poll(() => chips.count()).toBeGreaterThanOrEqual(3);
    const folded = 5 - ((await chips.count()) - 1);
    await menu.click();
    await expect.poll(() => page.locator('[role="dialog"] [data-command="list.filter"]').count()).toBe(folded);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1920, height: 900 });
    await expect.poll(() => menu.count()).toBe(0);
    expect(await chips.count()).toBe(5);
    expect((await top())?.y).toBe(before?.y);
  },
);
