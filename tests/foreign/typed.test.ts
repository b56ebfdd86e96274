import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? null);
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Bỏ những gì đã nhập?' });
const callsTo = (path: string) => server.server.calls.filter((call) => call.path === path);

thorough('what was typed into a form goes only once the person has said so', async () => {
  const page = await server.openForeign('/dashboard/user-manager', { tier: 100 });
  await listReady(page);
  await page.keyboard.press('c');
  const form = page.getByRole('dialog');
  await form.getByLabel('Tên đăng nhập').waitFor();
  // Nothing was typed: nothing is asked.
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });

  await page.keyboard.press('c');
  await form.getByLabel('Tên hiển thị').fill('Nguyễn An');
  await page.keyboard.press('Escape');
  await leaving(page).waitFor();
  await page.keyboard.press('Escape');
  await leaving(page).waitFor({ state: 'detached' });
  expect(await form.getByLabel('Tên hiển thị').inputValue()).toBe('Nguyễn An');
  expect(await focusedLabel(page)).toContain('Tên hiển thị');
  // Enter that follows in the same breath keeps it too.
  for (const key of ['Escape', 'Enter']) await page.keyboard.press(key);
  await leaving(page).waitFor({ state: 'detached' });
  expect(await form.getByLabel('Tên hiển thị').inputValue()).toBe('Nguyễn An');
  await form.getByRole('button', { name: 'Huỷ' }).last().click();
  await leaving(page).waitFor();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await form.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
});

thorough('a form that can be saved only in part leads to its first field that is wrong', async () => {
  const page = await server.openForeign('/dashboard/user-manager', { tier: 100 });
  await listReady(page);
  await page.keyboard.press('c');
  const form = page.getByRole('dialog');
  await form.getByLabel('Tên hiển thị').fill('Nguyễn An');
  await form.getByRole('button', { name: 'Lưu' }).click();
  await expect.poll(() => focusedLabel(page)).toContain('Tên đăng nhập');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
});

thorough('a name typed in one line is asked about as well', async () => {
  const page = await server.openForeign('/dashboard/role-manager', { tier: 100 });
  await listReady(page);
  await page.keyboard.press('c');
  await page.getByRole('dialog').getByRole('textbox').fill('Trực đêm');
  await page.keyboard.press('Escape');
  await leaving(page).waitFor();
  await page.getByRole('button', { name: 'Tiếp tục nhập' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Trực đêm' }).waitFor();
});

thorough('actions ticked for a role and not saved are there again when its editor is', async () => {
  const page = await server.openForeign('/dashboard/role-manager', { tier: 100 });
  await listReady(page);
  const row = page.locator('[role="row"]').filter({ hasText: 'Kiểm duyệt' }).first();
  await row.click();
  const action = page.getByRole('checkbox', { name: 'Xoá bài viết' }).first();
  const before = await action.isChecked();
  await action.click();
  await page.locator('footer').getByText('Có thay đổi chưa lưu').waitFor();
  await row.focus();
  await page.keyboard.press('Escape');
  await action.waitFor({ state: 'detached' });
  await row.getByText('Có thay đổi chưa lưu').waitFor();
  await page.keyboard.press('Enter');
  await action.waitFor();
  expect(await action.isChecked()).toBe(!before);
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();
  expect(await action.isChecked()).toBe(before);
});

thorough(
  'a wrong old password is said at its field, which has the focus, and the new one is not asked for again',
  async () => {
    const page = await server.openForeign('/dashboard/profile-manager');
    await listReady(page);
    const me = server.server.data.staff.at(-1);
    await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
    await page.locator('[data-command="session.changePassword"]').click();
    const [old, wanted] = [page.getByLabel('Mật khẩu cũ'), page.getByLabel('Mật khẩu mới')];
    await old.fill('không phải đâu');
    await wanted.fill('mùa xuân đã về');
    await page.keyboard.press('Enter');
    await page.getByText('Mật khẩu cũ không đúng').waitFor();
    expect(await focusedLabel(page)).toContain('Mật khẩu cũ');
    expect(await wanted.inputValue()).toBe('mùa xuân đã về');
    await old.fill(me?.password ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(() => me?.password).toBe('mùa xuân đã về');
    expect(callsTo('/adminusers/changepass')).toHaveLength(2);
  },
);
