import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { type Console, hire, listReady, startConsole } from './console';

let server: Console;
let lan: { readonly uid: number };
beforeAll(async () => {
  server = await startConsole();
  lan = await hire(server.store, { may: ACTION_IDS, tier: 99 });
  await server.store.db
    .updateTable('admin_user')
    .set({ display_name: 'Trần Thị Lan' })
    .where('uid', '=', lan.uid)
    .execute();
});
afterAll(() => server.close());

const noted = (about: string) =>
  server.store.db.selectFrom('note').select(['text', 'mentions']).where('about_id', '=', about).execute();
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);

test('a note on a case calls a colleague by @ and keys alone, with an input method’s marks or without, and undo takes it back', async () => {
  const page = await server.open('/dashboard/report', { may: ACTION_IDS });
  await listReady(page);
  const caseId = (await focusedRow(page)) ?? expect.fail('no row has the focus');
  await page.keyboard.press('Enter');
  await page.getByText('Chưa có ghi chú.').waitFor();
  await page.keyboard.press('h');
  const field = page.getByLabel('Ghi chú cho đồng nghiệp');
  await field.waitFor();
  await page.keyboard.type('Nhờ @tran lan');
  await page.getByRole('option', { name: 'Trần Thị Lan' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('xem giúp');
  expect(await field.inputValue()).toBe('Nhờ @Trần Thị Lan xem giúp');
  await page.getByText('Sẽ báo cho: Trần Thị Lan').waitFor();
  await page.keyboard.press('Control+Enter');
  const note = page.locator('[data-note]', { hasText: 'xem giúp' });
  await note.waitFor();
  expect(await noted(caseId)).toEqual([{ text: 'Nhờ @Trần Thị Lan xem giúp', mentions: [lan.uid] }]);
  await expect.poll(() => focusedRow(page)).toBe(caseId);
  await page.keyboard.press('z');
  await note.waitFor({ state: 'detached' });
  expect(await noted(caseId)).toEqual([]);
});

test('a note that was added is scrolled to, and the focus stays on the row', async () => {
  const page = await server.open('/dashboard/report', { may: ACTION_IDS });
  await page.setViewportSize({ width: 1440, height: 500 });
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.getByText('Chưa có ghi chú.').waitFor();
  const before = await focusedRow(page);
  await page.keyboard.press('h');
  await page.getByLabel('Ghi chú cho đồng nghiệp').waitFor();
  await page.keyboard.type('Đã gọi cho tác giả');
  // It opens nothing over a question, nor once that is answered.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+Enter');
  const note = page.locator('[data-note]', { hasText: 'Đã gọi cho tác giả' });
  await note.waitFor();
  const isInSight = () =>
    note.evaluate((one) => {
      const [box, pane] = [one.getBoundingClientRect(), one.closest('[data-detail]')?.getBoundingClientRect()];
      return pane !== undefined && box.top >= pane.top && box.bottom <= pane.bottom;
    });
  await expect.poll(isInSight).toBe(true);
  await expect.poll(() => focusedRow(page)).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('z');
  await note.waitFor({ state: 'detached' });
});

test('a note that is left is not lost: Escape asks nothing, and it is there again for its row alone', async () => {
  const page = await server.open('/dashboard/report', { may: ACTION_IDS });
  await listReady(page);
  const field = page.getByLabel('Ghi chú cho đồng nghiệp');
  await page.keyboard.press('h');
  await field.waitFor();
  await page.keyboard.type('Hỏi lại người báo cáo');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.reload();
  await listReady(page);
  await page.keyboard.press('j');
  await page.keyboard.press('h');
  await field.waitFor();
  expect(await field.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('k');
  await page.keyboard.press('h');
  await field.waitFor();
  await page.keyboard.type(' xem');
  expect(await field.inputValue()).toBe('Hỏi lại người báo cáo xem');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await noted((await focusedRow(page)) ?? '')).length).toBe(1);
  await page.keyboard.press('h');
  await field.waitFor();
  expect(await field.inputValue()).toBe('');
});

thorough('Escape puts away the offered colleagues and nothing else; what is typed stays', async () => {
  const page = await server.open('/dashboard/report', { may: ACTION_IDS });
  await listReady(page);
  await page.keyboard.press('h');
  const field = page.getByLabel('Ghi chú cho đồng nghiệp');
  await field.waitFor();
  await page.keyboard.type('@lan');
  const offer = page.getByRole('option', { name: 'Trần Thị Lan' });
  await offer.waitFor();
  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'detached' });
  await page.keyboard.type('h dự');
  expect(await field.inputValue()).toBe('@lanh dự');
});

thorough(
  'one’s own note on a member is changed and removed by keys while it has the focus; that of a colleague is not',
  async () => {
    const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
    await server.store.db
      .insertInto('note')
      .values({ about_kind: 'profile', about_id: pubkey, uid: lan.uid, text: 'Của Lan', mentions: [], created_at: 1 })
      .execute();
    const page = await server.open(`/dashboard/user-detail/${pubkey}`, { may: ACTION_IDS });
    const theirs = page.locator('[data-note]', { hasText: 'Của Lan' });
    await theirs.waitFor();
    await page.keyboard.press('h');
    await page.getByLabel('Ghi chú cho đồng nghiệp').waitFor();
    await page.keyboard.type('Đã gọi điện');
    await page.keyboard.press('Control+Enter');
    const mine = page.locator('[data-note]', { hasText: 'Đã gọi điện' });
    await mine.waitFor();
    await theirs.focus();
    await page.keyboard.press('v');
    await page.getByText('Chỉ người viết mới sửa hoặc xoá được ghi chú này.').first().waitFor();
    await page.keyboard.press('k');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Đã gọi điện'));
    await page.keyboard.press('Control+E');
    await page.getByLabel('Ghi chú cho đồng nghiệp').fill('Đã gọi hai lần');
    await page.keyboard.press('Control+Enter');
    const changed = page.locator('[data-note]', { hasText: 'Đã gọi hai lần' });
    await changed.getByText('đã sửa').waitFor();
    await changed.focus();
    await page.keyboard.press('v');
    await expect
      .poll(async () => (await noted(pubkey)).map(({ text }) => text), { timeout: 15_000 })
      .toEqual(['Của Lan']);
    await changed.waitFor({ state: 'detached' });
  },
);
