import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { networkRests } from './networkRests';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** Hears from now on what is announced, however soon something else is. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live="polite"]');
        if (region?.textContent) told.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const heard = (page: Page) => page.evaluate(() => (window as never as { told: string[] }).told.join('\n'));

test('a newcomer learns the keys by pressing them in the queue, and never meets the tour again unless asked for', async () => {
  const page = await server.open('/dashboard/report', { isNew: true });
  await listen(page);
  await listReady(page);
  const tour = page.locator('[data-tour]');
  await tour.getByText('Xuống dòng kế tiếp').waitFor();
  const isSaid = (text: string) => expect.poll(() => heard(page)).toContain(text);
  // It takes no focus, covers no row, and another key does not move it on.
  const first = await focusedRow(page);
  await page.keyboard.press('k');
  expect(await tour.getAttribute('data-tour')).toBe('1');
  const steps = ['j', 'Enter', 'x', 'Control+k'];
  const said = ['Enter: Mở', 'X: Chọn', 'Ctrl+K: Mở bảng lệnh', '?: Xem mọi phím'];
  for (const [index, key] of steps.entries()) {
    await page.keyboard.press(key);
    await expect.poll(() => tour.getAttribute('data-tour')).toBe(String(index + 2));
    await isSaid(said[index] ?? '');
  }
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await tour.getByText('Xong!').waitFor();
  await isSaid('hoàn tác bằng phím Z');
  expect((await focusedRow(page)).index).toBe(first.index + 1);
  // Esc takes back what is selected and what is open first, and is printed as a key only where it leaves.
  const esc = tour.locator('button:not(.key-off) kbd', { hasText: 'Esc' });
  await page.keyboard.press('Escape');
  await page.locator('[data-selection]').waitFor({ state: 'detached' });
  await page.locator('[data-detail]').waitFor();
  expect(await esc.isVisible()).toBe(false);
  await page.keyboard.press('r');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.keyboard.press('Escape');
  await focusedRow(page);
  await page.keyboard.press('Escape');
  await page.locator('[data-detail]').waitFor({ state: 'detached' });
  await esc.waitFor();
  await page.keyboard.press('Escape');
  await tour.waitFor({ state: 'detached' });

  await page.reload();
  await listen(page);
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('lam quen');
  // What Enter would run is seen before it is pressed.
  await page.locator('[cmdk-item][data-selected="true"][data-command="help.tour"]').waitFor();
  await page.keyboard.press('Enter');
  await tour.getByText('Xuống dòng kế tiếp').waitFor();
  await isSaid('J: Xuống dòng kế tiếp');
  await tour.getByRole('button', { name: /Thoát hướng dẫn/ }).click();
  await tour.waitFor({ state: 'detached' });
});

thorough(
  'the tour begins at home, leads each role to where its work is, and ticks off what is done in any order',
  async () => {
    const page = await server.open('/dashboard', { isNew: true, may: ['STATISTICAL', 'POST_VIEW', 'LOCATION_VIEW'] });
    const tour = page.locator('[data-tour]');
    await tour.getByText('Đến nơi bạn làm việc: Quản lý bài viết').waitFor();
    expect(await tour.locator('kbd:visible').allTextContents()).toEqual(['G', 'P', 'Esc']);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => tour.getAttribute('data-tour')).toBe('1');
    await tour.getByText('Đến nơi bạn làm việc').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL(/post-manager/);
    await listReady(page);
    await tour.getByText('Xuống dòng kế tiếp').waitFor();
    expect(await tour.getAttribute('data-tour')).toBe('2');
    // Selected first, the next row is still to be gone to.
    await page.keyboard.press('x');
    await expect.poll(() => tour.getAttribute('data-tour')).toBe('3');
    await page.keyboard.press('j');
    await tour.getByText('Mở chi tiết').waitFor();
    await page.keyboard.press('Enter');
    await tour.getByText('Xem mọi phím').waitFor();
    expect(await tour.getAttribute('data-tour')).toBe('5');
  },
);

thorough(
  'a step that cannot be done here rests, says where it goes on, and who leaves by Esc is told the way back',
  async () => {
    const page = await server.open('/dashboard/report', { isNew: true });
    await listReady(page);
    const tour = page.locator('[data-tour]');
    await tour.getByText('Xuống dòng kế tiếp').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL(/dashboard$/);
    await tour.getByText('Học tiếp trong danh sách: Báo cáo bài viết').waitFor();
    expect(await tour.locator('kbd:visible').allTextContents()).toEqual(['G', 'R', 'Esc']);
    // A list that has no rows to select has none to learn on.
    await page.goto(`${server.url}/dashboard/post-manager?text=khong-co-dong-nao`);
    await tour.getByText('Học tiếp khi danh sách này có dòng').waitFor();
    await page.goto(`${server.url}/dashboard/report`);
    await listReady(page);
    await tour.getByText('Xuống dòng kế tiếp').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await tour.waitFor({ state: 'detached' });
    await page
      .getByText('Đã thoát hướng dẫn. Muốn xem lại, nhấn Ctrl+K rồi chạy “Làm quen với phím tắt”.')
      .first()
      .waitFor();
  },
);

thorough('after three clicks the key of a command is shown once, when nothing lies over the page', async () => {
  const page = await server.open('/dashboard/post-manager', { width: 1920 });
  await listReady(page);
  // What counts the clicks comes after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('overlays-')),
  );
  await networkRests(page);
  const lesson = page.locator('[data-sonner-toast]').filter({ hasText: 'có phím tắt' });
  const refresh = page.locator('header [data-command="list.refresh"], [data-command="list.refresh"]').first();
  for (let click = 0; click < 2; click += 1) await refresh.click();
  expect(await lesson.count()).toBe(0);
  await refresh.click();
  await lesson.getByText('“Làm mới” có phím tắt:').waitFor();
  expect(await lesson.locator('kbd').allTextContents()).toEqual(['Shift', 'R']);
  await lesson.getByRole('button', { name: 'Đã hiểu' }).click();
  await lesson.waitFor({ state: 'detached' });
  for (let click = 0; click < 3; click += 1) await refresh.click();
  expect(await lesson.count()).toBe(0);

  // The third click opens a dialog: the lesson waits until it is gone.
  const open = page.locator('[data-command="palette.open"]');
  for (let click = 0; click < 3; click += 1) {
    await open.click();
    await page.getByRole('dialog').waitFor();
    expect(await lesson.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await lesson.getByText('“Bảng lệnh” có phím tắt:').waitFor();
});
