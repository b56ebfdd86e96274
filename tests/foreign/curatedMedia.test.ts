import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough, varied } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  // What it does not say these journeys are about.
  server = await startForeignConsole({ fields: 'spec' });
});
afterAll(() => server.close());

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
const cells = (page: Page) => page.locator('[role="gridcell"][data-row], [role="row"][data-row]');
const callsTo = (path: string) => server.server.calls.filter((call) => call.path === path);

/** Both lists are one screen with other texts and other media. */
const LISTS = [
  {
    name: 'hotlive',
    path: '/dashboard/hotliveuser-manager',
    call: 'hotlive',
    ids: () => server.server.data.hotlive,
    // A video and a picture, neither of them there.
    takes: 'm3010',
    refuses: 'm3000',
    why: 'Hotlive chỉ nhận video',
    there: 'Đã có trong hotlive',
  },
  {
    name: 'the TV slider',
    path: '/dashboard/tvslider-manager',
    call: 'tvslider',
    ids: () => server.server.data.slider,
    takes: 'm3000',
    refuses: 'm3010',
    why: 'TV slider chỉ nhận ảnh',
    there: 'Đã có trong TV slider',
  },
] as const;

async function open(path: string): Promise<Page> {
  const page = await server.openForeign(path);
  await cells(page).first().waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  return page;
}
/** `c`, and the medium's id in the field; its row when the server has found it. */
async function name(page: Page, id: string) {
  await page.keyboard.press('c');
  await page.getByPlaceholder('Dán hoặc gõ mã media').fill(id);
  return page.locator('[cmdk-item]').first();
}

for (const { name: list, path, call, ids, takes, refuses, why, there } of varied(LISTS)) {
  test(`${list}: a medium is added by its id, once; undo takes out what was added and nothing else`, async () => {
    const page = await open(path);
    await (await name(page, takes)).waitFor();
    await page.keyboard.press('Enter');
    await toast(page, 'Thêm media thành công').waitFor();
    expect(ids()[0]).toBe(takes);
    await page.locator(`[data-row="${takes}"]`).waitFor();
    const before = [...ids()];
    await (await name(page, takes)).waitFor();
    await page.keyboard.press('Enter');
    await toast(page, there).waitFor();
    await page.keyboard.press('z');
    await toast(page, 'lần nữa để hoàn tác').waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => ids().includes(takes)).toBe(false);
    expect(ids()).toEqual(before.slice(1));
    expect(callsTo(`/${call}/create`).filter(({ query }) => query.idmedia === takes)).toHaveLength(1);
  });

  thorough(`${list}: what it does not take says so before it is sent`, async () => {
    const page = await open(path);
    const found = await name(page, refuses);
    await found.filter({ hasText: why }).waitFor();
    expect(callsTo(`/${call}/create`).filter(({ query }) => query.idmedia === refuses)).toEqual([]);
  });

  thorough(`${list}: a medium that is taken out leaves, and undo puts it back`, async () => {
    const page = await open(path);
    const [first = ''] = ids();
    await page.keyboard.press('v');
    await toast(page, 'Xoá media thành công').waitFor();
    expect(ids()).not.toContain(first);
    await page.keyboard.press('z');
    await expect.poll(() => ids().includes(first)).toBe(true);
    await toast(page, 'Đã hoàn tác').waitFor();
    await page.locator(`[data-row="${first}"]`).first().waitFor();
  });

  thorough(`${list}: its entries show what the server says of them, and nothing that it does not`, async () => {
    const page = await open(path);
    await page.keyboard.press('Enter');
    const detail = page.locator('[data-detail]');
    await detail.waitFor();
    const text = (await detail.textContent()) ?? '';
    expect(text).toContain(ids()[0]);
    expect(text).not.toMatch(/NaN|undefined|null|1970|UID|Đăng lúc/);
    await page.keyboard.press('Shift+Enter');
    await toast(page, 'Máy chủ không cho biết đó là thành viên nào').waitFor();
  });

  thorough(
    `${list}: an addition whose answer is lost is looked for, and one that never came is asked about`,
    async () => {
      const page = await open(path);
      const isCreate = (one: { path: string }) => one.path === `/${call}/create`;
      server.server.fault(isCreate, 'lostAfter');
      await (await name(page, takes)).waitFor();
      await page.keyboard.press('Enter');
      await toast(page, 'Thêm media thành công').waitFor();
      expect(ids().filter((id) => id === takes)).toHaveLength(1);
      await page.keyboard.press('z');
      await expect.poll(() => ids().includes(takes)).toBe(false);
      const sent = callsTo(`/${call}/create`).length;
      server.server.fault(isCreate, 'lostBefore');
      await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
      await (await name(page, takes)).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('Không có phản hồi; hiện chưa thấy').waitFor();
      expect(callsTo(`/${call}/create`)).toHaveLength(sent + 1);
      await page.getByRole('button', { name: 'Để nguyên' }).click();
      await page.getByText('Không có phản hồi; hiện chưa thấy').waitFor({ state: 'detached' });
      expect(ids()).not.toContain(takes);
    },
  );
}

thorough('among the pictures to choose from, those that are there already say so', async () => {
  const page = await open('/dashboard/hotliveuser-manager');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('[data-row="m3010"]');
  await picture.waitFor();
  const [there] = server.server.data.hotlive;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await dialog.locator(`[data-row="${there}"]`).filter({ hasText: 'Đang ở hotlive' }).waitFor();
  expect(await picture.textContent()).not.toContain('Đang ở hotlive');
});
