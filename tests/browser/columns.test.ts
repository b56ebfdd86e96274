import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** The columns from the first to the last, as they are drawn: what their heads say, and from where to where. */
const heads = (page: Page) =>
  page.locator('[role="columnheader"]').evaluateAll((all) =>
    all.slice(1).map((head) => {
      const { left, right, width } = head.getBoundingClientRect();
      return { says: head.textContent, left, right, width };
    }),
  );

test.each([
  { lang: 'vi', outwards: 1 },
  { lang: 'ar', outwards: -1 },
])('a column whose edge is dragged away from it is wider, and stays so: $lang', async ({ lang, outwards }) => {
  const page = await server.open('/dashboard/post-manager', { lang });
  await listReady(page);
  const edge = page.locator('[data-edge]').nth(1);
  await edge.waitFor();
  const before = await heads(page);
  const { x, y, width, height } = (await edge.boundingBox()) ?? expect.fail();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + outwards * 40, y + height / 2);
  await page.mouse.move(x + outwards * 80, y + height / 2);
  await page.mouse.up();
  const wide = (await heads(page))[1]?.width ?? 0;
  expect(wide).toBeGreaterThan((before[1]?.width ?? 0) + 20);
  await page.reload();
  await listReady(page);
  await expect.poll(async () => (await heads(page))[1]?.width).toBeCloseTo(wide, 0);
});

test('in their menu columns are left out and moved by keys alone, and all of it is taken back at once', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const says = async () => (await heads(page)).map((head) => head.says);
  const before = await says();
  expect(before.slice(0, 2)).toEqual(['Tác giả', 'Nội dung']);
  await page.locator('header [data-command="list.columns"]').press('Enter');
  const menu = page.getByRole('dialog', { name: 'Chọn cột' });
  await menu.getByRole('button', { name: 'Đưa cột Nội dung lên trước' }).press('Enter');
  await expect.poll(says).toEqual(['Nội dung', 'Tác giả', ...before.slice(2)]);
  await menu.getByRole('checkbox', { name: 'Lượt thích' }).press('Space');
  await expect.poll(says).toEqual(['Nội dung', 'Tác giả', ...before.slice(2)].filter((one) => one !== 'Lượt thích'));
  await menu.getByRole('button', { name: 'Trả cột về như ban đầu' }).press('Enter');
  await expect.poll(says).toEqual(before);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]'));
});
