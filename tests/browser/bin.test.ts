import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
/** While it is on, the first two posts of the list come odd: one without a time that can be read, one without an id. */
let isOdd = false;
beforeAll(async () => {
  server = await startConsole((app) =>
    app.addHook('onSend', async (request, _reply, payload) => {
      if (!isOdd || !request.url.includes('/post/getlistpostfrompos')) return payload;
      const answer = JSON.parse(String(payload)) as { data: Record<string, unknown>[] };
      Object.assign(answer.data[0] ?? {}, { timestamps: 'hôm qua', totalLike: '1.2K' });
      Object.assign(answer.data[1] ?? {}, { idpost: null });
      return JSON.stringify(answer);
    }),
  );
});
afterAll(() => server.close());

const POSTS = '/dashboard/post-manager';
const newestPost = () =>
  server.store.db
    .selectFrom('post')
    .select(['post_id', 'content'])
    .where('deleted_at', 'is', null)
    .where('content', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .executeTakeFirstOrThrow();
const isDeleted = async (post_id: string) => {
  const post = server.store.db.selectFrom('post').select('deleted_at').where('post_id', '=', post_id);
  return (await post.executeTakeFirstOrThrow()).deleted_at !== null;
};

test('a link to a deleted post opens it in the bin, with who and when, and a key restores it', async () => {
  const { post_id: id } = await newestPost();
  const page = await server.open(`${POSTS}?row=${id}`);
  await page.locator('[data-detail]').waitFor();
  await listReady(page);
  await page.keyboard.press('v');
  await expect.poll(() => isDeleted(id)).toBe(true);

  const later = await page.context().newPage();
  await later.goto(`${server.url}${POSTS}?row=${id}`);
  await later.waitForURL(/state=deleted/);
  await later.locator('[data-detail] [role="note"]').waitFor();
  expect(await later.locator('[data-detail] [role="note"]').textContent()).toContain('Khôi phục được đến');
  await later.locator(`[data-row="${id}"]`).waitFor();
  await later.waitForFunction(() => document.activeElement !== document.body);
  await later.keyboard.press('r');
  await expect.poll(() => isDeleted(id)).toBe(false);
});

thorough('a link to what is nowhere says so, and the list stands there', async () => {
  const page = await server.open(`${POSTS}?row=khong-co-bai-nay`);
  await page.getByText('Mục mà liên kết này mở không còn nữa', { exact: false }).first().waitFor();
  await listReady(page);
  await page.waitForFunction(() => !location.search.includes('row='));
});

thorough(
  'a comment is deleted where it stands by key, its replies with it, and undo brings all of them back',
  async () => {
    const { db } = server.store;
    const { comment_id: id, post_id: postId } = await db
      .selectFrom('comment as c')
      .innerJoin('post as p', 'p.post_id', 'c.post_id')
      .select(['c.comment_id', 'c.post_id'])
      .where('c.parent_id', 'is', null)
      .where('c.deleted_at', 'is', null)
      .where('p.deleted_at', 'is', null)
      .where('c.reply_count', '>', 0)
      // One of the three that are shown first.
      .where((eb) =>
        eb(
          eb
            .selectFrom('comment as n')
            .select((inner) => inner.fn.countAll().as('newer'))
            .whereRef('n.post_id', '=', 'c.post_id')
            .where('n.parent_id', 'is', null)
            .where('n.deleted_at', 'is', null)
            .whereRef('n.created_at', '>', 'c.created_at'),
          '<',
          3,
        ),
      )
      .executeTakeFirstOrThrow();
    const there = async () => {
      const rows = await db
        .selectFrom('comment')
        .select('comment_id')
        .where('deleted_at', 'is', null)
        .where((eb) => eb.or([eb('comment_id', '=', id), eb('parent_id', '=', id)]))
        .execute();
      return rows.length;
    };
    const all = await there();
    const page = await server.open(`${POSTS}?row=${postId}`);
    const comment = page.locator(`[data-comment="${id}"]`);
    await comment.waitFor();
    const keys = await keyboardOnly(page);
    await comment.focus();
    await keys.press('v');
    await expect.poll(there).toBe(0);
    await page.waitForFunction((at) => document.activeElement?.closest(`[data-comment="${at}"]`) != null, id);
    await keys.press('z');
    await expect.poll(there).toBe(all);
    await keys.press('Escape');
    await page.waitForFunction(
      () => document.activeElement !== document.body && document.activeElement?.closest('[data-comment]') == null,
    );
  },
);

thorough('odd rows of a server stand in the list with a mark, and the rows around them as ever', async () => {
  isOdd = true;
  try {
    const page = await server.open(POSTS);
    await listReady(page);
    await page.locator('[data-row] [data-unread]').first().waitFor();
    expect(await page.locator('[data-row] [data-unread]').first().getAttribute('aria-label')).toContain('timestamps');
    await page.getByText('Không đọc được 1 dòng.').waitFor();
    await page.getByText('1.2K').first().waitFor();
    expect(await page.locator('[data-row]').count()).toBeGreaterThan(5);
    // What needs no more than its id and its state is done to it as to any other.
    await page.locator('[data-row]').first().click();
    await page.locator('[data-detail]').waitFor();
    await page.locator('aside [role="note"][data-unread]').waitFor();
    expect(await page.locator('aside [data-command="post.hide"]').getAttribute('aria-disabled')).toBe('false');
  } finally {
    isOdd = false;
  }
});
