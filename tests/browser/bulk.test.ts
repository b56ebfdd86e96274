import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isThorough, thorough } from '../support/depth';
import { type Console, countHiddenPosts, focusedRow, listReady, startConsole } from './console';

/** Posts that the server refuses to hide, and whether it stalls: what a real server does when a role or a load changes. */
const refused = new Set<string>();
let stalled = false;
/** The server takes no posts together, as many servers don't: only then it can refuse some of them. */
let isOneByOne = false;

function intercept(app: FastifyInstance) {
  app.addHook('onSend', async (request, _reply, payload) =>
    isOneByOne && request.url.startsWith('/api/capabilities')
      ? String(payload).replace('"posts.together",', '')
      : payload,
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/api\/post\/(?:hidepost|together)/.test(request.url)) return;
    const id = new URL(request.url, 'http://server').searchParams.get('idpost') ?? '';
    if (stalled) {
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({ error: { code: 503, message: 'busy' }, data: null });
    }
    if (refused.has(id)) return reply.code(403).send({ error: { code: 308, message: 'no permission' }, data: null });
  });
}

let server: Console;
beforeAll(async () => {
  server = await startConsole(intercept);
});
afterAll(() => server.close());

const hiddenAmong = async (ids: readonly string[]) => {
  const rows = await server.store.db
    .selectFrom('post')
    .select('post_id')
    .where('post_id', 'in', [...ids])
    .where('hidden', '=', true)
    .execute();
  return new Set(rows.map(({ post_id }) => post_id));
};

/** So many posts, of which so many are refused while the server stalls for so long; a small job is counted as a large one is. */
const [POSTS, REFUSED, STALL_MS] = isThorough ? [1000, 37, 10_000] : [120, 7, 3000];

test(`${POSTS} posts are hidden while the server refuses ${REFUSED} and stalls for ${STALL_MS / 1000} seconds: exact counts, the refused stay selected, retry, undo`, async () => {
  const top = await server.store.db
    .selectFrom('post')
    .select('post_id')
    .where('deleted_at', 'is', null)
    .where('hidden', '=', false)
    .where('blocked', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .execute();
  const ids = top.slice(0, POSTS).map(({ post_id }) => post_id);
  expect(ids).toHaveLength(POSTS);
  // These, and no more than that.
  await server.store.db
    .updateTable('post')
    .set({ deleted_at: 1 })
    .where(
      'post_id',
      'in',
      top.slice(POSTS).map(({ post_id }) => post_id),
    )
    .execute();
  const every = Math.floor(POSTS / REFUSED);
  for (let at = 0; refused.size < REFUSED; at += every) refused.add(ids[at] ?? '');

  isOneByOne = true;
  const page = await server.open('/dashboard/post-manager?state=visible');
  isOneByOne = false;
  await listReady(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('h');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(((await question.textContent()) ?? '').replaceAll('.', '')).toContain(`${ids.length} bài viết`);
  const placesOfPause = await watchPause(page);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await hiddenAmong(ids)).size, { timeout: 60_000, interval: 50 })
    .toBeGreaterThan(POSTS / 4);
  stalled = true;
  // So long is what is tried: calls are made again at longer and longer intervals meanwhile, and none is given up.
  await page.waitForTimeout(STALL_MS);
  const during = (await hiddenAmong(ids)).size;
  expect(during).toBeLessThan(ids.length - REFUSED);
  // The console stays usable meanwhile, and says what it waits for.
  await page.keyboard.press('j');
  await focusedRow(page);
  await page
    .getByText(/khi có lại sẽ tự chạy tiếp/)
    .first()
    .waitFor();
  stalled = false;

  await expect.poll(async () => (await hiddenAmong(ids)).size, { timeout: 60_000 }).toBe(ids.length - REFUSED);
  expect(await hiddenAmong([...refused])).toEqual(new Set());
  await page
    .getByText(new RegExp(`lỗi ${REFUSED} trên`))
    .first()
    .waitFor();
  await page
    .getByText(new RegExp(`Đã chọn ${REFUSED} dòng`))
    .first()
    .waitFor();
  await expectReadableFailure(page);
  // Neither a refusal nor the wait for the server had moved what a hand was about to press.
  expect(await placesOfPause()).toHaveLength(1);

  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Tác vụ' }).waitFor();
  await page.getByText(`Xong ${(ids.length - REFUSED).toLocaleString('vi')}`, { exact: true }).waitFor();
  // That it has ended is not all that its head says, and what is left to do comes first.
  const card = page.locator('article').first();
  await card
    .locator('[data-tone="bad"]')
    .getByText(`Lỗi ${REFUSED}/${ids.length.toLocaleString('vi')}`)
    .waitFor();
  const rows = page.locator('[data-state]');
  await rows.first().waitFor();
  const states = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-state')));
  // Of many rows those alone stand on the page that have room.
  const firstOnes = [...Array<string>(REFUSED).fill('failed'), 'done'].slice(0, states.length);
  expect(states.slice(0, firstOnes.length)).toEqual(firstOnes);
  // Of states that no row is in there is nothing to see.
  const options = await page.locator('select').last().locator('option').allTextContents();
  expect(options.map((text) => text.replace(/ \(.*/, ''))).toEqual(['Tất cả', 'Xong', 'Lỗi']);
  refused.clear();
  // The newest job has the focus, and keys act on it.
  expect(await page.getByRole('button', { name: 'Thử lại dòng lỗi' }).textContent()).toMatch(/R$/);
  await page.keyboard.press('r');
  await expect.poll(async () => (await hiddenAmong(ids)).size, { timeout: 30_000 }).toBe(ids.length);

  // A job can be taken back once its last row is told, which comes after that row is in the store.
  await page.getByRole('button', { name: 'Hoàn tác tác vụ này' }).first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[data-job]'));
  await page.keyboard.press('z');
  await expect.poll(async () => (await hiddenAmong(ids)).size, { timeout: 90_000 }).toBe(0);
  // What took it back stands below it, and j walks there.
  await page.locator('li li article', { hasText: 'Hiện lại bài' }).waitFor();
  expect(await page.locator('[data-surface="detail"] > li').count()).toBe(1);
  // A job that is taken back offers that no more.
  await page.locator('[data-job] [data-tone]').first().getByText('Đã hoàn tác').waitFor();
  expect(await page.locator('[data-job]').first().getByText('Hoàn tác tác vụ này').isVisible()).toBe(false);
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement?.matches('li li [data-job]'));
  // It is a line of the job above it, which is counted once; Enter shows its rows.
  const lineBox = await page.locator('li li [data-job]').boundingBox();
  expect(lineBox?.height).toBeLessThan(40);
  await page.locator('header').getByText('1', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('li li [data-state="done"]').first().waitFor();
  await server.store.db.updateTable('post').set({ deleted_at: null }).where('deleted_at', '=', 1).execute();
}, 240_000);

/** Notes in each frame where "Pause" of the strip of a job stands, until the returned function is called: all places it had. */
async function watchPause(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const places = new Set<string>();
    const look = () => {
      for (const button of document.querySelectorAll('section:has(> span > progress) button:first-of-type')) {
        const { x, y, width } = button.getBoundingClientRect();
        places.add([x, y, width].map(Math.round).join());
      }
      requestAnimationFrame(look);
    };
    look();
    return places;
  });
  return () => seen.evaluate((places) => [...places]);
}

/** A failed row says what failed and why, whole; the name by which it is known has as much room as in any other row, but for a mark. */
async function expectReadableFailure(page: Page) {
  const said = page.locator('[data-trouble]').first();
  await said.waitFor();
  const seen = await said.evaluate((cell) => {
    const row = cell.closest('[data-row]');
    const [, name] = row?.querySelectorAll('[role="gridcell"]') ?? [];
    const words = cell.querySelector('.line-clamp-2');
    return {
      words: words?.textContent,
      isCut: words ? words.scrollHeight > words.clientHeight || words.scrollWidth > words.clientWidth : true,
      name: name?.textContent,
      rowPx: row?.clientHeight,
    };
  });
  expect(seen.words).toBe('Ẩn bài không thành công: Bạn không có quyền thực hiện thao tác này.');
  expect(seen.isCut).toBe(false);
  expect(seen.name).not.toContain('Ẩn bài');
  expect(seen.rowPx).toBe(39);
}

/** A page that asks whether to hide all posts that are visible, and how many it says they are. */
async function askedToHideAll() {
  const page = await server.open('/dashboard/post-manager?state=visible');
  await listReady(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('h');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  return { page, count: Number(/(\d+) bài viết/.exec((await question.textContent()) ?? '')?.[1]) };
}

thorough(
  'a server that stops and starts in the middle of a job loses nothing and does nothing twice',
  async () => {
    const { page, count } = await askedToHideAll();
    const before = await countHiddenPosts(server);
    const audited = async () =>
      Number(
        (
          await server.store.db
            .selectFrom('audit')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .where('command', '=', 'post.hide')
            .executeTakeFirstOrThrow()
        ).n,
      );
    const auditedBefore = await audited();
    await page.keyboard.press('Enter');
    await server.restart(2000);
    await expect.poll(() => countHiddenPosts(server), { timeout: 60_000 }).toBe(before + count);
    // A repeated hide of a hidden post changes nothing, and the log says so.
    expect((await audited()) - auditedBefore).toBe(count);
  },
  120_000,
);

thorough(
  'a job that waits for the server says so on its card with what is done so far, and goes on by itself',
  async () => {
    const page = await server.open('/dashboard/post-manager?state=visible');
    await listReady(page);
    const before = await countHiddenPosts(server);
    for (const key of ['x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
    stalled = true;
    await page.keyboard.press('h');
    const waits = page.getByText('Đang chờ máy chủ, khi có lại sẽ tự chạy tiếp.');
    await waits.first().waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await page
      .locator('article')
      .first()
      .getByText(/Đang chờ máy chủ, khi có lại sẽ tự chạy tiếp\./)
      .waitFor();
    stalled = false;
    await page.locator('article').first().getByText('Xong 3').waitFor();
    await waits.first().waitFor({ state: 'detached' });
    expect(await countHiddenPosts(server)).toBe(before + 3);
  },
  60_000,
);

thorough(
  'what failed is tried again from the history, and what can be taken back has its button in one line',
  async () => {
    const page = await server.open('/dashboard/post-manager?state=visible');
    await listReady(page);
    const none = await countHiddenPosts(server);
    await page.keyboard.press('h');
    await expect.poll(() => countHiddenPosts(server)).toBe(none + 1);
    const before = none + 1;
    await page.keyboard.press('j');
    refused.add((await page.locator('[data-row]:focus').getAttribute('data-row')) ?? '');
    await page.keyboard.press('h');
    await page
      .getByText(/không thành công/)
      .first()
      .waitFor();
    refused.clear();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Gõ lệnh').waitFor();
    await page.keyboard.type('lịch sử thao tác');
    await page.locator('[cmdk-item][data-selected="true"][data-command="history.open"]').waitFor();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('dialog').locator('[data-command="history.undo"]').first();
    await undo.waitFor();
    expect(await undo.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Thử lại' }).click();
    await expect.poll(() => countHiddenPosts(server)).toBe(before + 1);
  },
  60_000,
);

thorough(
  'a job goes on in another tab of the person when its own is closed',
  async () => {
    const page = await server.open('/dashboard/post-manager?state=visible');
    await listReady(page);
    const other = await page.context().newPage();
    await other.goto(`${server.url}/dashboard/post-manager`);
    await listReady(other);
    const chosen = 3;
    for (const key of ['x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
    const hidden = () => countHiddenPosts(server);
    const before = await hidden();
    stalled = true;
    await page.keyboard.press('h');
    await page.getByText('Đang chờ máy chủ, khi có lại sẽ tự chạy tiếp.').first().waitFor();
    // Which begins while the other still has the job.
    await other.reload();
    await listReady(other);
    await page.close();
    stalled = false;
    await expect.poll(hidden, { timeout: 60_000 }).toBe(before + chosen);
  },
  120_000,
);

thorough(
  'a job goes on after the page is loaded again',
  async () => {
    const { page, count } = await askedToHideAll();
    const hidden = () => countHiddenPosts(server);
    const before = await hidden();
    stalled = true;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.keyboard.press('Enter');
    await page
      .getByText(/khi có lại sẽ tự chạy tiếp/)
      .first()
      .waitFor();
    await page.reload();
    stalled = false;
    await expect.poll(hidden, { timeout: 60_000 }).toBe(before + count);
  },
  120_000,
);
