import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const moderators = () => server.server.data.roles.find(({ role_name }) => role_name === 'Kiểm duyệt');
const actions = () => moderators()?.action_ids ?? [];

test('an action is added to a role by keyboard and taken back, and the server keeps what it has of its own', async () => {
  moderators()?.action_ids.push('STICKER_BURN');
  const page = await server.openForeign('/dashboard/role-manager', { tier: 100 });
  await listReady(page);
  const row = page.locator('[role="row"]').filter({ hasText: 'Kiểm duyệt' }).first();
  await row.click();
  await page.keyboard.press('Control+e');
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
  await page.getByRole('checkbox', { name: 'STICKER_BURN' }).waitFor();
  await page.keyboard.type('xoa bai viet');
  await page.locator('label').filter({ hasText: 'Xoá bài viết' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  const before = ['REPORT_VIEW', 'REPORT_DELETE_POST', 'POST_VIEW', 'STICKER_BURN'];
  await expect.poll(() => actions().length).toBe(before.length + 1);
  expect(actions()).toEqual(expect.arrayContaining(before));
  expect(moderators()?.role_name).toBe('Kiểm duyệt');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  await page.keyboard.press('z');
  await expect.poll(() => [...actions()].sort()).toEqual([...before].sort());
});
