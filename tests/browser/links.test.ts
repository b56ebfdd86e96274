import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Console, focusedRow, listReady, startConsole } from './console';

let server: Console;
/** The posts as the list shows them, newest first. */
let posts: readonly string[];
beforeAll(async () => {
  server = await startConsole();
  const rows = await server.store.db
    .selectFrom('post')
    .select('post_id')
    .where('deleted_at', 'is', null)
    .where('hidden', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .execute();
  posts = rows.map(({ post_id }) => post_id);
});
afterAll(() => server.close());

const isHidden = async (post_id: string) =>
  (await server.store.db.selectFrom('post').select('hidden').where('post_id', '=', post_id).executeTakeFirstOrThrow())
    .hidden;
const focusedRowId = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="row"]')?.getAttribute('data-row'));
const linkTo = (postId: string | undefined) => `/dashboard/post-manager?state=visible&row=${postId}`;

test('a link to a row of the first page opens it with the cursor on it', async () => {
  const page = await server.open(linkTo(posts[5]));
  await page.locator('[data-detail]').waitFor();
  await listReady(page);
  expect((await focusedRow(page)).index).toBe(7);
});

test('a link to a row far down opens it, keys act on what is shown, and the list goes on from its top', async () => {
  const [first = '', last = ''] = [posts[0], posts.at(-1)];
  const page = await server.open(linkTo(last));
  await page.locator('[data-detail]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-surface="detail"]') != null);
  await page.keyboard.press('h');
  await expect.poll(() => isHidden(last)).toBe(true);
  expect(await isHidden(first)).toBe(false);
  await page.keyboard.press('j');
  await expect.poll(() => new URL(page.url()).searchParams.get('row')).toBe(first);
});

test('closing what a link opened leaves the focus on the first row', async () => {
  const page = await server.open(linkTo(posts.at(-2)));
  await page.locator('[data-detail]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-surface="detail"]') != null);
  await page.keyboard.press('Escape');
  await page.locator('[data-detail]').waitFor({ state: 'detached' });
  await listReady(page);
  expect((await focusedRow(page)).index).toBe(2);
});

test('the way back from an author’s page leads to the row it was opened from, also far down, with the focus on it', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  for (const key of ['ArrowDown', 'End']) {
    await page.keyboard.press(key === 'End' ? 'Control+End' : key);
    await page.waitForFunction(
      (least) => {
        const row = document.activeElement?.closest('[role="row"]');
        return row !== null && Number(row?.getAttribute('aria-rowindex')) > least;
      },
      key === 'End' ? 300 : 2,
    );
    const before = await focusedRow(page);
    const rowId = await focusedRowId(page);
    await page.keyboard.press('Shift+Enter');
    await page.waitForURL(/user-detail/);
    await page.locator('h1').first().waitFor();
    await page.goBack();
    await page.waitForURL(/post-manager/);
    await page.waitForFunction(
      (index) => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex') === index,
      String(before.index),
    );
    // By its id: the words of a row go on, "3 hours ago" among them.
    expect(await focusedRowId(page)).toBe(rowId);
  }
});
