import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const selected = (page: Page, command: string) =>
  page.locator(`[cmdk-item][aria-selected="true"][data-command="${command}"]`).waitFor();
const field = (page: Page) => page.locator('[role="dialog"] [cmdk-input]');

thorough('g and / list the places that one can go to and nothing else: found by typing, chosen by arrows', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('g');
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.locator('[cmdk-item]').first().waitFor();
  const listed = await page
    .locator('[cmdk-item]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-command') ?? ''));
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((id) => !/^(go|jobs)\./.test(id))).toEqual([]);
  await page.keyboard.type('bai viet');
  await selected(page, 'go.posts');
  await page.keyboard.press('Enter');
  await page.waitForURL(/post-manager/);
  await listReady(page);

  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await field(page).waitFor();
  const first = await page.locator('[cmdk-item][aria-selected="true"]').getAttribute('data-command');
  expect(first).toBe(listed[0]);
  await page.keyboard.press('ArrowDown');
  await selected(page, listed[1] ?? '');
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await listReady(page);
});

thorough(
  'a view is saved under a name, with its columns, and gone to by g and its digit, on any layout, until it is removed',
  async () => {
    const page = await server.open('/dashboard/post-manager?state=hidden');
    await listReady(page);
    const likes = page.locator('[role="columnheader"]', { hasText: 'Lượt thích' });
    const turnLikes = async () => {
      const isShown = (await likes.count()) > 0;
      await page.keyboard.press('Control+k');
      await field(page).waitFor();
      await page.keyboard.type('chon cot');
      await selected(page, 'list.columns');
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox', { name: 'Lượt thích' }).click();
      await likes.waitFor({ state: isShown ? 'detached' : 'visible' });
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox', { name: 'Lượt thích' }).waitFor({ state: 'detached' });
    };
    await turnLikes();
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('luu che do xem');
    await selected(page, 'view.keep');
    await page.keyboard.press('Enter');
    await page.locator('[role="dialog"] [data-command="view.keep"] input').waitFor();
    await page.keyboard.type('Bài đã ẩn');
    await page.keyboard.press('Enter');
    await page
      .getByText(/Đã lưu .*Bài đã ẩn.*: G 1/)
      .first()
      .waitFor();

    await turnLikes();
    const cdp = await page.context().newCDPSession(page);
    const press = (key: string, code: string, keyCode: number) =>
      cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode: keyCode });
    // US, AZERTY without Shift, Vietnamese, Arabic.
    for (const sign of ['1', '&', 'ă', '١']) {
      await page.keyboard.press('g');
      await page.keyboard.press('r');
      await page.waitForURL(/report/);
      await listReady(page);
      await page.keyboard.press('g');
      await press(sign, 'Digit1', sign === '1' ? 49 : 191);
      await page.waitForURL(/post-manager\?state=hidden/);
      await listReady(page);
      expect(await likes.count()).toBe(0);
    }
    // Away from the view the list is as its person has it.
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await likes.waitFor();
    await page.keyboard.press('g');
    const hint = page.getByRole('status').filter({ hasText: 'Bài đã ẩn' });
    await hint.waitFor();
    // What no view is kept at is not printed.
    expect(
      await hint
        .locator('kbd')
        .filter({ hasText: /^[2-9]$/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('xoa che do xem');
    await selected(page, 'view.forget');
    await page.keyboard.press('Enter');
    await page
      .locator('[role="dialog"] [data-command="view.forget"] [role="option"]', { hasText: 'Bài đã ẩn' })
      .waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByText(/Đã xoá .*Bài đã ẩn/)
      .first()
      .waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Phím tắt' }).waitFor();
    expect(await page.getByRole('dialog').getByText('Chế độ xem đã lưu 1').count()).toBe(0);
  },
);

test('what a person has saved is there in every tab and browser of theirs, also what two of them save at once', async () => {
  const page = await server.open('/dashboard/post-manager?state=hidden');
  await listReady(page);
  const keep = async (where: Page, name: string) => {
    await where.keyboard.press('Control+k');
    await field(where).waitFor();
    await where.keyboard.type('luu che do xem');
    await selected(where, 'view.keep');
    await where.keyboard.press('Enter');
    await where.locator('[role="dialog"] [data-command="view.keep"] input').waitFor();
    await where.keyboard.type(name);
    await where.keyboard.press('Enter');
    await where
      .getByText(new RegExp(`Đã lưu .*${name}`))
      .first()
      .waitFor();
  };
  const link = (where: Page, name: string) => where.locator('nav').getByRole('link', { name }).first();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/personal') && answer.request().method() === 'PUT',
  );
  const tab = await page.context().newPage();
  await tab.goto(`${server.url}/dashboard/report?lang=vi`);
  await listReady(tab);
  await keep(page, 'Bài đã ẩn');
  await link(tab, 'Bài đã ẩn').waitFor();
  await saved;
  const storageState = await page.context().storageState();
  for (const { localStorage } of storageState.origins)
    localStorage.splice(0, localStorage.length, ...localStorage.filter(({ name }) => !name.includes('.views.')));
  const elsewhere = await server.browser.newContext({ storageState, locale: 'vi-VN', viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  await other.goto(`${server.url}/dashboard/report?lang=vi`);
  await link(other, 'Bài đã ẩn').waitFor();
  await other.keyboard.press('g');
  await other.keyboard.press('1');
  await other.waitForURL(/post-manager.*state=hidden/);

  // Neither has read what the other saves.
  await Promise.all([keep(page, 'Ẩn ở đây'), keep(other, 'Báo cáo ở kia')]);
  for (const where of [page, other]) {
    await where.reload();
    for (const name of ['Bài đã ẩn', 'Ẩn ở đây', 'Báo cáo ở kia']) await link(where, name).waitFor();
  }
  await elsewhere.close();
});
