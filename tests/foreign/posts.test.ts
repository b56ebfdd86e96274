import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { focusedRow, listReady } from '../browser/atKeyboard';
import { keptInBrowser } from '../browser/keptInBrowser';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  // What it does not say these journeys are about.
  server = await startForeignConsole({ fields: 'spec' });
});
afterAll(() => server.close());

const POSTS = '/dashboard/post-manager';
const post = (idpost: string) => {
  const found = server.server.data.posts.find((one) => one.idpost === idpost);
  if (!found) throw new Error(`no post ${idpost}`);
  return found;
};
const callsTo = (path: string) => server.server.calls.filter((call) => call.path === path);
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
const row = (page: Page, idpost: string) => page.locator(`[data-row="${idpost}"]`);
const detail = (page: Page) => page.locator('[data-detail]');

/** The list with the focus on this post, which the keyboard went to. */
async function at(idpost: string, how?: Parameters<ForeignConsole['openForeign']>[1]) {
  const page = await server.openForeign(POSTS, how);
  await listReady(page);
  await goTo(page, idpost);
  return page;
}
async function goTo(page: Page, idpost: string) {
  const index = server.server.data.posts.filter(({ deleted }) => !deleted).indexOf(post(idpost));
  await page.keyboard.press('Control+Home');
  for (let place = 0; place < index; place += 1) await page.keyboard.press('j');
  await expect.poll(async () => (await focusedRow(page)).text).toContain(post(idpost).content);
}
const sendNow = (page: Page) => page.getByRole('button', { name: 'Gửi ngay' }).click();

test('a post is hidden after a countdown in which it can be pulled back, and is known as hidden from then on', async () => {
  const page = await at('p2002');
  await page.keyboard.press('h');
  await page.getByText('Gửi sau').first().waitFor();
  await page.keyboard.press('z');
  await toast(page, 'Đã rút lại').waitFor();
  expect(callsTo('/post/hidepost')).toEqual([]);
  await page.keyboard.press('h');
  await sendNow(page);
  await expect.poll(() => post('p2002').hidden).toBe(true);
  await row(page, 'p2002').getByText('Đã ẩn').waitFor();
  // The server never says so: only what was done from here is known.
  await page.keyboard.press('Shift+R');
  await expect.poll(() => callsTo('/post/getlistpostfrompos').length).toBeGreaterThan(1);
  await row(page, 'p2002').getByText('Đã ẩn').waitFor();
  await page.keyboard.press('h');
  await toast(page, 'Bài viết đã ẩn từ trước').waitFor();
  expect(callsTo('/post/hidepost')).toHaveLength(1);
});

thorough('whether a post is hidden is not claimed by a page that cannot know it', async () => {
  const page = await at('p2003');
  await page.keyboard.press('h');
  await sendNow(page);
  await row(page, 'p2003').getByText('Đã ẩn').waitFor();
  // What is on its way when the page goes is sent again by the next one, which knows it then.
  await expect.poll(() => post('p2003').hidden).toBe(true);
  await page.getByRole('region', { name: 'Chưa gửi' }).waitFor({ state: 'detached' });
  // Nobody reloads within the moment in which the answer arrives and is written down.
  await expect.poll(() => keptInBrowser(page)).toEqual({ newest: 'done', held: 0, owesWord: false });
  // Nobody remembers what was done before, and the server never says it.
  await page.reload();
  await listReady(page);
  await row(page, 'p2003').getByText('Không rõ').waitFor();
  await row(page, 'p2003').click();
  await detail(page).getByText('Máy chủ không cho biết bài đang hiện, bị ẩn hay bị khoá.').waitFor();
});

thorough('a post is blocked where this server has it, and not at all on one that has no such call', async () => {
  const page = await at('p2012');
  await page.keyboard.press('b');
  await sendNow(page);
  await expect.poll(() => post('p2012').blocked).toBe(true);
  await row(page, 'p2012').getByText('Đã khoá').waitFor();

  server.paths['POST /post/blockpost'] = null;
  try {
    const other = await at('p2007');
    await other.keyboard.press('Enter');
    await detail(other).waitFor();
    expect(await other.getByRole('button', { name: 'Ẩn bài' }).count()).toBeGreaterThan(0);
    expect(await other.getByRole('button', { name: 'Khoá bài' }).count()).toBe(0);
    await other.keyboard.press('b');
    expect(post('p2007').blocked).toBe(false);
  } finally {
    server.paths['POST /post/blockpost'] = '/post/lock';
  }
});

thorough('a deleted post leaves the list when it is read anew', async () => {
  const page = await at('p2019');
  await page.keyboard.press('v');
  await sendNow(page);
  await expect.poll(() => post('p2019').deleted).toBe(true);
  await row(page, 'p2019').getByText('Đã xoá').waitFor();
  await page.keyboard.press('Shift+R');
  await row(page, 'p2019').waitFor({ state: 'detached' });
});

test('several posts are hidden as one job', async () => {
  const page = await at('p2022');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('h');
  await sendNow(page);
  await expect.poll(() => [post('p2022').hidden, post('p2023').hidden]).toEqual([true, true]);
});

thorough('a video is promoted by the id of its post, once, and undo takes out what was put in', async () => {
  const { hotlive } = server.server.data;
  const page = await at('p2001');
  expect(hotlive).not.toContain('m3010');
  await page.keyboard.press('p');
  await toast(page, 'Thêm media thành công').waitFor();
  expect(hotlive).toContain('m3010');
  await page.keyboard.press('p');
  await toast(page, 'Đã có trong hotlive').waitFor();
  await page.keyboard.press('z');
  await toast(page, 'lần nữa để hoàn tác').waitFor();
  await page.keyboard.press('z');
  await expect.poll(() => hotlive.includes('m3010')).toBe(false);
});

thorough('undo never takes out of a list what was there before', async () => {
  const { slider } = server.server.data;
  // A picture of the list's own beginning.
  const [there = ''] = slider;
  const owner = server.server.data.posts.find(({ media }) => media[0]?.idmedia === there);
  const page = await at(owner?.idpost ?? '');
  const before = [...slider];
  for (const known of [true, false]) {
    // On one whose detail is nowhere, the list says it.
    server.paths['GET /tvslider/detail'] = known ? '/tvslider/one' : null;
    if (!known) {
      await page.reload();
      await listReady(page);
      await goTo(page, owner?.idpost ?? '');
    }
    await page.keyboard.press('p');
    await toast(page, 'Đã có trong TV slider').waitFor();
    await page.keyboard.press('z');
    await toast(page, 'Không còn gì để hoàn tác').waitFor();
    expect(slider).toEqual(before);
  }
  expect(callsTo('/tvslider/create')).toEqual([]);
  server.paths['GET /tvslider/detail'] = '/tvslider/one';
});

thorough('of a post with a picture and a video the server is asked which of them its id means', async () => {
  const page = await at('p2005');
  await page.keyboard.press('p');
  await page.keyboard.press('h');
  await toast(page, 'Hotlive chỉ nhận video').waitFor();
  expect(callsTo('/hotlive/create').filter(({ query }) => query.idmedia === 'm3050')).toEqual([]);
  await page.keyboard.press('Escape');
  await goTo(page, 'p2005');
  await page.keyboard.press('p');
  await page.keyboard.press('s');
  await expect.poll(() => server.server.data.slider.includes('m3050')).toBe(true);
});

thorough('a promotion whose answer is lost is looked for, and not sent twice', async () => {
  const { hotlive } = server.server.data;
  const isCreate = ({ path }: { path: string }) => path === '/hotlive/create';
  const arrived = await at('p2003');
  server.server.fault(isCreate, 'lostAfter');
  await arrived.keyboard.press('p');
  await toast(arrived, 'Thêm media thành công').waitFor();
  expect(hotlive.filter((id) => id === 'm3030')).toHaveLength(1);
  expect(callsTo('/hotlive/create').filter(({ query }) => query.idmedia === 'm3030')).toHaveLength(1);

  const never = await at('p2006');
  server.server.fault(isCreate, 'lostBefore');
  await never.keyboard.press('p');
  await never.getByText('Không có phản hồi; hiện chưa thấy').waitFor();
  expect(hotlive).not.toContain('m3060');
  await never.getByRole('button', { name: 'Gửi lại' }).click();
  await expect.poll(() => hotlive.includes('m3060')).toBe(true);
});

thorough('comments come three at a time, and their replies', async () => {
  const page = await at('p2005');
  await page.keyboard.press('Enter');
  const comments = detail(page).locator('[data-comment]');
  await expect.poll(() => comments.count()).toBe(3);
  await page.getByText('5 trả lời').click();
  await expect.poll(() => comments.count()).toBe(6);
  await page.getByText('Xem thêm bình luận').first().click();
  await expect.poll(() => comments.count()).toBe(8);
  await page.getByText('Xem thêm bình luận').click();
  await expect.poll(() => comments.count()).toBe(10);
  expect(await detail(page).textContent()).not.toMatch(/NaN|undefined|1970/);
});

thorough('who wrote a post the server does not say: nothing leads there, and the key says why', async () => {
  const page = await at('p2004');
  await page.keyboard.press('Shift+Enter');
  await toast(page, 'Máy chủ không cho biết đó là thành viên nào').waitFor();
  await page.keyboard.press('Enter');
  await detail(page).waitFor();
  expect(await detail(page).textContent()).not.toContain('UID');
});

thorough('the list is narrowed by its author, whom the server finds, and by nothing else', async () => {
  const page = await at('p2000');
  const filters = page.getByRole('button', { name: /^Tác giả|^Trạng thái|^Media/ });
  expect(await filters.allTextContents()).toEqual([expect.stringContaining('Tác giả')]);
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Tác giả' }).getByRole('textbox').fill('1001');
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  const own = server.server.data.posts.filter(({ owner, deleted }) => owner.uid === 1001 && !deleted);
  await page.waitForURL(/author=/);
  await expect.poll(() => page.locator('[role="row"][data-row]').count()).toBe(own.length);
});

thorough('the media of a post are looked at by a key, also where they have no ids', async () => {
  const page = await at('p2009');
  await page.keyboard.press('q');
  await page.getByText('1 / 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('2 / 3').waitFor();
});
