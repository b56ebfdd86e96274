import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';
import { keptInBrowser } from './keptInBrowser';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const vips = () => server.store.db.selectFrom('curated_member').selectAll().where('list', '=', 'vip').execute();
const tagsOf = async (uid: number) => (await vips()).find((row) => row.uid === uid)?.language_tags;
/** Somebody who is on no list. */
const aStranger = () =>
  server.store.db
    .selectFrom('member')
    .selectAll()
    .where('uid', 'not in', (eb) => eb.selectFrom('curated_member').select('uid'))
    .orderBy('uid', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
const chosen = (page: Page) => page.locator('[cmdk-item][aria-selected="true"]');

thorough(
  'a VIP account is added by public key, once; undo takes out what was added and not what was there',
  async () => {
    const page = await server.open('/dashboard/suggest');
    await listReady(page);
    const keys = await keyboardOnly(page);
    const { pubkey, uid, display_name } = await aStranger();
    const add = async () => {
      await keys.press('c');
      await page.getByPlaceholder('Tên, số điện thoại').waitFor();
      await keys.type(pubkey);
      await chosen(page).filter({ hasText: display_name }).waitFor();
      await keys.press('Enter');
    };
    const before = (await vips()).length;
    await add();
    await toast(page, 'Thêm user thành công').waitFor();
    expect(await tagsOf(uid)).toEqual([]);
    await listReady(page);
    await add();
    await toast(page, 'Đã là tài khoản VIP').waitFor();
    expect(await vips()).toHaveLength(before + 1);
    // The newest put nothing in: what is older is named before it is taken out.
    await keys.press('z');
    await toast(page, 'lần nữa để hoàn tác').waitFor();
    expect(await vips()).toHaveLength(before + 1);
    await keys.press('z');
    await expect.poll(async () => (await vips()).length).toBe(before);
  },
);

thorough('languages are found by typing, shown as chips, filtered by, and taken back', async () => {
  const page = await server.open('/dashboard/suggest');
  await listReady(page);
  const keys = await keyboardOnly(page);
  const first = page.locator('[role="row"][aria-rowindex="2"]');
  const pubkey = (await first.getAttribute('data-row')) ?? '';
  const { uid } = await server.store.db
    .selectFrom('member')
    .select('uid')
    .where('pubkey', '=', pubkey)
    .executeTakeFirstOrThrow();
  const before = await tagsOf(uid);
  await keys.press('t');
  await page.getByRole('listbox', { name: 'Ngôn ngữ nào' }).waitFor();
  await keys.type('tayban');
  await page.getByRole('option').getByText('Tiếng Tây Ban Nha').waitFor();
  await keys.press('Space');
  await keys.type('arap');
  await page.getByRole('option').getByText('Tiếng Ả Rập').waitFor();
  await keys.press('Enter');
  await first.getByText('Tiếng Tây Ban Nha', { exact: true }).waitFor();
  await expect.poll(() => tagsOf(uid)).toEqual([...(before ?? []), 'es', 'ar']);
  // Nobody reloads within the moment in which the answer arrives and is written down.
  await page.locator('[data-sonner-toast]').first().waitFor();
  await expect.poll(() => keptInBrowser(page)).toEqual({ newest: 'done', held: 0, owesWord: false });
  await page.goto(`${server.url}/dashboard/suggest?tag=es`);
  await listReady(page);
  expect((await focusedRow(page)).text).toContain('Tiếng Tây Ban Nha');
  await page.keyboard.press('z');
  await expect.poll(() => tagsOf(uid)).toEqual(before);
});

thorough('a VIP account that is removed says so in its place, and undo brings it back with its languages', async () => {
  const page = await server.open('/dashboard/suggest');
  await listReady(page);
  const before = await vips();
  const row = page.locator('[role="row"][aria-rowindex="3"]');
  await row.click();
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  await page.locator('[data-surface="detail"] [data-command="vip.remove"]').click();
  await toast(page, 'Xoá user thành công').waitFor();
  await row.getByText('Đã gỡ').waitFor();
  expect(await vips()).toHaveLength(before.length - 1);
  await toast(page, 'Xoá user thành công').getByRole('button', { name: 'Hoàn tác' }).click();
  const tags = (rows: typeof before) => rows.map(({ uid, language_tags }) => [uid, language_tags.join()]).toSorted();
  await expect.poll(async () => tags(await vips())).toEqual(tags(before));
});

thorough('more members than a page holds become VIP accounts with two languages, and all of it is undone', async () => {
  const db = server.store.db;
  await sql`INSERT INTO member (pubkey, display_name, gender, phone, email, created_at, changed_at, folded)
    SELECT 'them' || n, 'Thành viên mới ' || n, 0, '', '', 2000000000 + n, 2000000000 + n, ' thanh vien moi ' || n || ' '
    FROM generate_series(1, 130) n`.execute(db);
  const before = (await vips()).length;
  const page = await server.open('/dashboard/profile-manager?text=thanh%20vien%20moi');
  await listReady(page);
  const keys = await keyboardOnly(page);
  await keys.press('Control+a');
  await keys.press('Control+a');
  await keys.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await keys.type('them vao tai khoan vip');
  await chosen(page).filter({ hasText: 'Thêm vào tài khoản VIP' }).waitFor();
  await keys.press('Enter');
  await page.getByRole('alertdialog').getByText('Thêm 130 thành viên vào VIP?').waitFor();
  await keys.press('Enter');
  await expect.poll(async () => (await vips()).length, { timeout: 60_000 }).toBe(before + 130);

  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.waitForURL(/suggest/);
  await listReady(page);
  await keys.press('Control+a');
  await keys.press('Control+a');
  await keys.press('t');
  await page.getByRole('listbox', { name: 'Ngôn ngữ nào' }).waitFor();
  await keys.type('tiengtrung');
  await keys.press('Space');
  await keys.type('tiengphap');
  await keys.press('Enter');
  await page.getByRole('alertdialog').getByText('Gắn thẻ ngôn ngữ cho').first().waitFor();
  await keys.press('Enter');
  const spoken = async (tag: string) => (await vips()).filter((row) => row.language_tags.includes(tag)).length;
  await expect.poll(() => spoken('zh'), { timeout: 60_000 }).toBe(before + 130);
  await expect.poll(() => spoken('fr'), { timeout: 60_000 }).toBe(before + 130);
  await expect
    .poll(() => page.locator('[data-sonner-toast]').filter({ hasText: 'Gắn thẻ ngôn ngữ: xong' }).count())
    .toBe(1);

  await keys.press('z');
  const isNew = sql<boolean>`uid IN (SELECT uid FROM member WHERE pubkey LIKE 'them%')`;
  const tagged = async () =>
    (
      await db.selectFrom('curated_member').select('language_tags').where('list', '=', 'vip').where(isNew).execute()
    ).filter((row) => row.language_tags.length > 0).length;
  await expect.poll(tagged, { timeout: 60_000 }).toBe(0);
  await keys.press('z');
  await expect.poll(async () => (await vips()).length, { timeout: 60_000 }).toBe(before);
});

const curatedMedia = (list: 'hotlive' | 'tvslider') =>
  server.store.db.selectFrom('curated_media').select('media_id').where('list', '=', list).execute();
const focusedPicture = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);

test('hotlive is walked as pictures by arrows, selected, removed together and looked at as a table', async () => {
  const page = await server.open('/dashboard/hotliveuser-manager');
  await page.locator('[role="gridcell"][data-row]').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  const keys = await keyboardOnly(page);
  const pictures = await page
    .locator('[role="gridcell"][data-row]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-row')));
  const perLine = await page.locator('[role="row"]').first().locator('[data-row]').count();
  expect(perLine).toBeGreaterThan(3);
  expect(await focusedPicture(page)).toBe(pictures[0]);
  await keys.press('ArrowRight');
  expect(await focusedPicture(page)).toBe(pictures[1]);
  await keys.press('ArrowDown');
  expect(await focusedPicture(page)).toBe(pictures[1 + perLine]);
  // In a narrower window it stands in another line, and is drawn anew there.
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(() => page.locator('[role="row"]').first().locator('[data-row]').count()).toBeLessThan(perLine);
  expect(await focusedPicture(page)).toBe(pictures[1 + perLine]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => page.locator('[role="row"]').first().locator('[data-row]').count()).toBe(perLine);
  expect(await focusedPicture(page)).toBe(pictures[1 + perLine]);
  await keys.press('ArrowLeft');
  await keys.press('ArrowUp');
  expect(await focusedPicture(page)).toBe(pictures[0]);
  await keys.press('x');
  await keys.press('j');
  await keys.press('x');
  const before = (await curatedMedia('hotlive')).length;
  await keys.press('v');
  await expect.poll(async () => (await curatedMedia('hotlive')).length).toBe(before - 2);
  await keys.press('z');
  await expect.poll(async () => (await curatedMedia('hotlive')).length).toBe(before);
  await page.keyboard.press('Escape');
  await keys.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await keys.type('doi giua anh');
  await chosen(page).filter({ hasText: 'Đổi giữa ảnh và bảng' }).waitFor();
  await keys.press('Enter');
  await page.locator('[role="columnheader"]').first().waitFor();
  await listReady(page);
  await page.keyboard.press('q');
  await page.getByRole('dialog').locator('figure').waitFor();
  await page.keyboard.press('Escape');
  await listReady(page);
});

test('a quick look at a row without media shows what the list has of it, and the keys that work there', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('q');
  const look = page.getByRole('dialog');
  await look.getByText('chuyển media').waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return look.getByText('Dòng này không có media').count();
    })
    .toBe(1);
  const said = await look.locator('dd').allTextContents();
  expect(said.length).toBeGreaterThan(2);
  expect(await look.getByText('chuyển media').count()).toBe(0);
  await page.keyboard.press('Escape');
  await listReady(page);
  expect((await focusedRow(page)).text).toContain(said[0]);
});

thorough('a medium is looked up by its id before it is added; a wrong type and an unknown id say so', async () => {
  const page = await server.open('/dashboard/tvslider-manager');
  await page.locator('[role="gridcell"][data-row]').first().waitFor();
  const medium = (type: number) =>
    server.store.db
      .selectFrom('media')
      .selectAll()
      .where('media_type', '=', type as 1)
      .where('post_deleted', '=', false)
      .where('media_id', 'not in', (eb) => eb.selectFrom('curated_media').select('media_id'))
      .limit(1)
      .executeTakeFirstOrThrow();
  const [picture, video] = [await medium(1), await medium(2)];
  await page.locator('header [data-command="tvSlider.add"]').click();
  const field = page.getByRole('combobox');
  await field.fill('khong-co');
  await page.getByText('Không thể lấy thông tin media theo id').waitFor();
  await field.fill(video.media_id);
  await chosen(page).getByText('TV slider chỉ nhận ảnh.').waitFor();
  await field.fill(picture.media_id);
  await chosen(page).filter({ hasText: 'Ảnh' }).filter({ hasNotText: 'chỉ nhận' }).click();
  await toast(page, 'Thêm media thành công').waitFor();
  expect((await curatedMedia('tvslider')).map(({ media_id }) => media_id)).toContain(picture.media_id);
});

thorough('a post says where it is promoted, at once and after a reload', async () => {
  const page = await server.open('/dashboard/post-manager');
  const post = await server.store.db
    .selectFrom('media as m')
    .innerJoin('post as p', 'p.post_id', 'm.post_id')
    .select(['m.post_id', 'm.media_id'])
    .where('m.media_type', '=', 1)
    .where('p.deleted_at', 'is', null)
    .where('m.media_id', 'not in', (eb) => eb.selectFrom('curated_media').select('media_id'))
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('media as other')
          .whereRef('other.post_id', '=', 'm.post_id')
          .select(({ fn }) => fn.countAll().as('n')),
        '=',
        1,
      ),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  await page.goto(`${server.url}/dashboard/post-manager?row=${post.post_id}`);
  const detail = page.locator('[data-surface="detail"]');
  await detail.locator('[data-detail]').waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.keyboard.press('p');
  // From habit: what would answer its question where it asks one hides no post where it does not.
  await page.keyboard.press('h');
  await detail.getByText('Đang ở TV slider').first().waitFor();
  await expect
    .poll(async () => (await curatedMedia('tvslider')).map(({ media_id }) => media_id))
    .toContain(post.media_id);
  await page.reload();
  await detail.getByText('Đang ở TV slider').first().waitFor();
  const { hidden } = await server.store.db
    .selectFrom('post')
    .select('hidden')
    .where('post_id', '=', post.post_id)
    .executeTakeFirstOrThrow();
  expect(hidden).toBe(false);
});

thorough('twenty thousand pictures: to the end and back, with a screenful of them on the page', async () => {
  await sql`INSERT INTO media (media_id, post_id, uid, media_type, url, thumb, ordinal, created_at)
    SELECT 'many' || n, p.post_id, p.uid, 1, '/photos/none.webp', '', 100 + n, 1500000000 + n
    FROM generate_series(1, 20000) n, (SELECT post_id, uid FROM post WHERE deleted_at IS NULL LIMIT 1) p`.execute(
    server.store.db,
  );
  await sql`INSERT INTO curated_media (list, media_id, added_at, sort_name)
    SELECT 'tvslider', 'many' || n, 1500000000 + n, 'a' FROM generate_series(1, 20000) n`.execute(server.store.db);
  const page = await server.open('/dashboard/tvslider-manager');
  await page.locator('[role="gridcell"][data-row]').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  const drawn = () => page.locator('[role="gridcell"]').count();
  expect(await drawn()).toBeLessThan(150);
  await page.keyboard.press('Control+End');
  await expect.poll(() => focusedPicture(page), { timeout: 15_000 }).toBe('many1');
  expect(await drawn()).toBeLessThan(150);
  // Beside a detail a line holds fewer pictures: the one that has the focus then stands in a line further down.
  const perLine = async () => Number(await page.getByRole('grid').getAttribute('aria-colcount'));
  const fromTopPx = () =>
    page.evaluate(() => {
      const list = document.querySelector('[data-surface="list"]');
      return (document.activeElement?.getBoundingClientRect().top ?? 0) - (list?.getBoundingClientRect().top ?? 0);
    });
  const [alone, before] = [await perLine(), await fromTopPx()];
  await page.keyboard.press('Enter');
  await expect.poll(perLine).toBeLessThan(alone);
  await expect.poll(fromTopPx).toBe(before);
  expect(await focusedPicture(page)).toBe('many1');
  await page.keyboard.press('Escape');
  await expect.poll(perLine).toBe(alone);
  await expect.poll(fromTopPx).toBe(before);
  for (let page_ = 0; page_ < 5; page_ += 1) await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+Home');
  await expect.poll(() => focusedPicture(page), { timeout: 15_000 }).not.toMatch(/^many1$/);
  expect(await drawn()).toBeLessThan(150);
});

thorough('whoever may only look sees the lists and none of their commands', async () => {
  const may = ['VIP_VIEW', 'TV_ACCOUNT_VIEW', 'TV_SLIDER_VIEW', 'TV_HOTLIVE_VIEW'];
  const page = await server.open('/dashboard/suggest', { may });
  const acts =
    '[data-command^="vip."], [data-command^="tvUser."], [data-command^="tvSlider."], [data-command^="hotlive."]';
  for (const path of ['suggest', 'tvuser-manager', 'tvslider-manager', 'hotliveuser-manager']) {
    await page.goto(`${server.url}/dashboard/${path}`);
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
    await page.keyboard.press('m');
    await page.getByRole('menu').waitFor();
    expect(await page.locator(acts).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('x');
    expect(await page.locator(acts).count()).toBe(0);
    for (const key of ['v', 'c', 't']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
});
