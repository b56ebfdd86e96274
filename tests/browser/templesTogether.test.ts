import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_TEMPLE } from '../../contract/temples/calls';
import { newRow, newTempleId } from '../../server/resources/temples/rows';
import { thorough } from '../support/depth';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';
import { wcagProblems } from './wcag';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const PATH = '/dashboard/temple-manager';
let made = 0;
async function aTemple(name: string, more: object = {}): Promise<string> {
  made += 1;
  const now = Math.floor(Date.now() / 1000) + made;
  const id = newTempleId(now);
  await server.store.db
    .insertInto('temple')
    .values(newRow(id, { ...EMPTY_TEMPLE, name, ...more }, now))
    .execute();
  return id;
}
const stored = (ids: readonly string[]) =>
  server.store.db
    .selectFrom('temple')
    .select(['temple_id', 'name', 'city', 'photos', 'deleted_at'])
    .where('temple_id', 'in', ids)
    .orderBy('temple_id')
    .execute();
const count = (page: Page) => page.locator('header').getByText(/^\d[\d.]* (cơ sở|dòng)/);
const runFromPalette = async (page: Page, keys: Awaited<ReturnType<typeof keyboardOnly>>, words: string) => {
  await keys.press('Control+k');
  await page.getByRole('combobox').or(page.locator('[cmdk-input]')).first().waitFor();
  await keys.type(words);
  await page.locator('[cmdk-item][data-selected="true"]').filter({ hasText: words }).waitFor();
  await keys.press('Enter');
};

thorough('by keys: what a filter leaves gets one city, undo brings each its own back', async () => {
  const ids = [
    await aTemple('Chùa Lọc Một', { city: 'Tỉnh Thử Nghiệm', country: 'Nơi Thử' }),
    await aTemple('Chùa Lọc Hai', { city: 'Tinh thu nghiem', country: 'Nơi Thử' }),
  ];
  await aTemple('Chùa Lọc Ba', { city: 'Tỉnh Thử Nghiệm', country: 'Nơi Khác' });
  const page = await server.open(
    `${PATH}?city=${encodeURIComponent('thu nghiem')}&country=${encodeURIComponent('noi thu')}`,
  );
  await listReady(page);
  expect(await page.locator('[role="row"][aria-rowindex]').count()).toBe(3);
  expect((await focusedRow(page)).text).toContain('Chùa Lọc Hai');
  const keys = await keyboardOnly(page);
  await keys.press('Control+a');
  await runFromPalette(page, keys, 'Điền một trường cho nhiều cơ sở');
  await page.getByRole('listbox', { name: 'Trường nào' }).waitFor();
  await keys.press('Enter');
  await page.getByLabel('Giá trị mới, để trống để xoá').waitFor();
  await keys.type('Thừa Thiên Huế');
  await keys.press('Enter');
  await expect
    .poll(async () => (await stored(ids)).map(({ city }) => city))
    .toEqual(['Thừa Thiên Huế', 'Thừa Thiên Huế']);
  await keys.press('z');
  await expect
    .poll(async () => (await stored(ids)).map(({ city }) => city))
    .toEqual(['Tỉnh Thử Nghiệm', 'Tinh thu nghiem']);
});

test('two that are one are merged with a choice by field, and separated again', async () => {
  const ids = [
    await aTemple('Chùa Trùng Thử', { city: '', photos: ['/photos/a.webp'], country: 'Chỗ Gộp' }),
    await aTemple('Chua Trung Thu', { city: 'Bắc Ninh', photos: ['/photos/b.webp'], country: 'Chỗ Gộp' }),
  ];
  const before = await stored(ids);
  const page = await server.open(`${PATH}?country=${encodeURIComponent('cho gop')}`);
  await listReady(page);
  const keys = await keyboardOnly(page);
  await keys.press('x');
  await keys.press('j');
  await keys.press('x');
  await runFromPalette(page, keys, 'Gộp các cơ sở trùng nhau');
  const form = page.getByRole('dialog');
  await form.getByLabel('Giữ lại cơ sở nào').waitFor();
  // What is the same in both is not asked.
  expect(await form.getByLabel('Quốc gia').count()).toBe(0);
  expect(await form.getByLabel('Tỉnh, thành phố').locator('option:checked').textContent()).toBe('Bắc Ninh');
  expect(await form.getByLabel('Ảnh', { exact: true }).locator('option:checked').textContent()).toBe('Tất cả ảnh');
  expect(await wcagProblems(page)).toEqual([]);
  await keys.press('Control+Enter');
  await expect
    .poll(() => stored(ids))
    .toMatchObject([
      { name: 'Chùa Trùng Thử', city: 'Bắc Ninh', photos: ['/photos/a.webp', '/photos/b.webp'], deleted_at: null },
      { name: 'Chua Trung Thu', deleted_at: expect.any(Number) },
    ]);
  await keys.press('z');
  await expect.poll(() => stored(ids)).toEqual(before);
});

thorough('a new temple that is not saved is in no count', async () => {
  await aTemple('Chùa Đếm Thử');
  const page = await server.open(PATH);
  await listReady(page);
  const saved = await count(page).first().textContent();
  await page.keyboard.press('c');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'name');
  await page.locator('[role="row"]').filter({ hasText: '(không tên)' }).first().waitFor();
  expect(await count(page).first().textContent()).toBe(saved);
});

thorough('points are selected on the map by key and by mouse, and acted on; what is in view at once', async () => {
  const here = { lat: 16.46, lng: 107.59 };
  const ids = [
    await aTemple('Chùa Điểm Một', { place: here, country: 'Vùng Điểm' }),
    await aTemple('Chùa Điểm Hai', { place: { lat: 16.9, lng: 107.1 }, country: 'Vùng Điểm' }),
    await aTemple('Chùa Điểm Ba', { place: { lat: 16.1, lng: 108.2 }, country: 'Vùng Điểm' }),
  ];
  const page = await server.open(`${PATH}?look=map&country=${encodeURIComponent('vung diem')}`);
  await page.locator('[data-reading="done"]').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[data-spot]').length === 3);
  await page.locator('[data-spot][aria-label="Chùa Điểm Một"]').focus();
  await page.keyboard.press('x');
  await page.locator('[data-spot][aria-label="Chùa Điểm Một"][aria-pressed="true"]').waitFor();
  await page.locator('[data-spot][aria-label="Chùa Điểm Hai"]').click({ modifiers: ['Control'] });
  await page.getByRole('region', { name: /chọn/i }).getByText('2', { exact: false }).first().waitFor();
  expect(await wcagProblems(page)).toEqual([]);
  await page.locator('[data-spot][aria-label="Chùa Điểm Hai"]').focus();
  await page.keyboard.press('Space');
  await page.locator('[data-spot][aria-label="Chùa Điểm Hai"][aria-pressed="false"]').waitFor();
  await page.getByRole('button', { name: 'Chọn các cơ sở đang thấy' }).click();
  await expect.poll(() => page.locator('[data-spot][aria-pressed="true"]').count()).toBe(3);
  await page.locator('[data-spot][aria-label="Chùa Điểm Ba"]').focus();
  await page.keyboard.press('v');
  await expect.poll(async () => (await stored(ids)).every(({ deleted_at }) => deleted_at !== null)).toBe(true);
  await page.keyboard.press('z');
  await expect.poll(async () => (await stored(ids)).every(({ deleted_at }) => deleted_at === null)).toBe(true);
});
