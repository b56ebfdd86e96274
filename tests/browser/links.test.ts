import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { runFirst } from './runFirst';

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

thorough('a link to a row of the first page opens it with the cursor on it', async () => {
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

test('a row that is opened stays open though the page is drawn anew before the address names it', async () => {
  const page = await server.open('/dashboard/report');
  await runFirst(page, () => {
    const wait = setTimeout;
    // The address follows once the hand has rested: here not before all of this is over.
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => wait(act, ms === 200 ? 60_000 : ms),
    });
  });
  await page.reload();
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-surface="detail"] [data-decisions]').waitFor();
  expect(new URL(page.url()).searchParams.get('row')).toBeNull();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await page.keyboard.type('english');
  await page.keyboard.press('Enter');
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
  await page.getByRole('complementary', { name: 'Details' }).waitFor();
  expect(new URL(page.url()).searchParams.get('row')).not.toBeNull();
});

thorough('closing what a link opened leaves the focus on the first row', async () => {
  const page = await server.open(linkTo(posts.at(-2)));
  await page.locator('[data-detail]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-surface="detail"]') != null);
  await page.keyboard.press('Escape');
  await page.locator('[data-detail]').waitFor({ state: 'detached' });
  await listReady(page);
  expect((await focusedRow(page)).index).toBe(2);
});

thorough(
  'the way back from an author’s page leads to the row it was opened from, also far down, with the focus on it',
  async () => {
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
  },
);

const wayBack = (page: Page) => page.locator('main p').getByRole('link');
const LEAVES = [(page: Page) => page.keyboard.press('Escape'), (page: Page) => wayBack(page).click()];

test('Esc and the way back lead to the screen and the row that a page was opened from', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('j');
  const post = await focusedRowId(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/row=/);
  for (const leave of LEAVES) {
    await page.keyboard.press('Shift+Enter');
    await page.waitForURL(/user-detail/);
    // It goes with the step, and not with the page.
    await page.reload();
    await page.waitForFunction(() => document.activeElement?.matches('section[data-surface]'));
    expect(await wayBack(page).innerText()).toBe('Quản lý bài viết');
    await leave(page);
    await page.waitForURL(`**/post-manager?*row=${post}`);
    await expect.poll(() => focusedRowId(page)).toBe(post);
  }
});

/** A post's detail, opened from the page of its author. */
async function openedFromAuthor(width: number) {
  const { pubkey } = await server.store.db
    .selectFrom('post')
    .innerJoin('member', 'member.uid', 'post.uid')
    .select('pubkey')
    .where('post_id', '=', posts[0] ?? '')
    .executeTakeFirstOrThrow();
  const page = await server.open(`/dashboard/user-detail/${encodeURIComponent(pubkey)}`, { width });
  const open = async () => {
    await page.locator('main [data-command="post.open"]').first().click();
    await page.locator('[data-detail]').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"], [data-surface="detail"]') != null);
  };
  await open();
  return { page, open };
}
const closed = (page: Page) => page.locator('[data-detail]').waitFor({ state: 'detached' });

test('a row over its list leads back to the page that it was opened from, until one has gone on to another row', async () => {
  const { page, open } = await openedFromAuthor(390);
  const opened = new URL(page.url()).searchParams.get('row');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/user-detail/*');
  await open();
  await page.keyboard.press('j');
  await expect.poll(() => new URL(page.url()).searchParams.get('row')).not.toBe(opened);
  await page.keyboard.press('Escape');
  await closed(page);
  expect(new URL(page.url()).pathname).toBe('/dashboard/post-manager');
});

thorough('beside its list such a row is closed, and the list stays', async () => {
  const { page } = await openedFromAuthor(1440);
  const row = await focusedRowId(page);
  await page.keyboard.press('Escape');
  await closed(page);
  expect(new URL(page.url()).pathname).toBe('/dashboard/post-manager');
  await expect.poll(() => focusedRowId(page)).toBe(row);
});

test.each(LEAVES)('from a page opened by its address they lead to its list', async (leave) => {
  const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
  const page = await server.open(`/dashboard/user-detail/${encodeURIComponent(pubkey)}`);
  await page.locator('main h1').waitFor();
  expect(await wayBack(page).innerText()).toBe('Quản lý tài khoản');
  await leave(page);
  await page.waitForURL('**/profile-manager');
  await listReady(page);
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

thorough(
  'the link of the focused row, copied by its key, from the menu of the row and from its detail, opens that row anew',
  async () => {
    const [, second = ''] = posts;
    const page = await server.open('/dashboard/post-manager?state=visible&sort=-time');
    await listReady(page);
    await page.keyboard.press('j');
    const link = `${server.url}/dashboard/post-manager?row=${second}`;
    const ways = [
      () => page.keyboard.press('Shift+C'),
      async () => {
        await page.keyboard.press('m');
        await page.locator('[role="menu"] [data-command="list.copyLink"]').click();
      },
      async () => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.activeElement?.closest('[data-surface="detail"]') != null);
        await page.keyboard.press('Shift+C');
      },
    ];
    for (const copy of ways) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await copy();
      await expect.poll(() => copied(page)).toBe(link);
    }
    await toast(page, 'Đã sao chép liên kết: ').waitFor();
    await page.goto(link);
    await page.locator('[data-detail]').waitFor();
    await listReady(page);
    expect(await focusedRowId(page)).toBe(second);
  },
);

thorough(
  'copied beside the rows the link is that of the list as it is asked for, and where the browser refuses it is shown',
  async () => {
    const page = await server.open('/dashboard/post-manager?state=hidden&sort=time&lang=vi');
    await listReady(page);
    const link = `${server.url}/dashboard/post-manager?state=hidden&sort=time`;
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.activeElement?.closest('[data-surface], h1') == null);
    await page.keyboard.press('Shift+C');
    await expect.poll(() => copied(page)).toBe(link);
    await toast(page, 'Đã sao chép liên kết tới danh sách này').waitFor();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.keyboard.press('Control+k');
    await page.locator('[cmdk-item][data-command="list.copyLink"]').click();
    await expect.poll(() => copied(page)).toBe(link);
    await page.goto(link);
    await listReady(page);
    expect(new URL(page.url()).search).toBe('?state=hidden&sort=time');
    expect(await page.locator('[data-detail]').count()).toBe(0);

    const cdp = await page.context().newCDPSession(page);
    const { browserContextId } = (await cdp.send('Target.getTargetInfo')).targetInfo;
    const setCopying = (setting: 'granted' | 'denied') =>
      cdp.send('Browser.setPermission', {
        permission: { name: 'clipboard-write' },
        setting,
        origin: server.url,
        ...(browserContextId && { browserContextId }),
      });
    await setCopying('denied');
    onTestFinished(async () => {
      await setCopying('granted');
    });
    await page.keyboard.press('Shift+C');
    const byHand = page.getByRole('dialog').getByRole('textbox');
    await byHand.waitFor();
    expect(await byHand.inputValue()).toContain(`${server.url}/dashboard/post-manager?row=`);
    const isSelected = (field: HTMLTextAreaElement) =>
      document.activeElement === field && field.selectionEnd - field.selectionStart === field.value.length;
    expect(await byHand.evaluate(isSelected as (field: Node) => boolean)).toBe(true);
    await page.keyboard.press('Escape');
    await byHand.waitFor({ state: 'detached' });
    await listReady(page);
  },
);

thorough('the links of all selected rows are copied one a line; of more than were read, that of the list', async () => {
  const page = await server.open('/dashboard/post-manager?state=visible&sort=-time');
  await listReady(page);
  for (const key of ['x', 'Shift+J', 'Shift+J', 'Shift+C']) await page.keyboard.press(key);
  const links = posts.slice(0, 3).map((id) => `${server.url}/dashboard/post-manager?row=${id}`);
  await expect.poll(() => copied(page)).toBe(links.join('\n'));
  await toast(page, 'Đã sao chép 3 liên kết').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+C');
  await expect.poll(() => copied(page)).toBe(`${server.url}/dashboard/post-manager?state=visible&sort=-time`);
});
