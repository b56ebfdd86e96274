import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** The status of a call with this token. */
const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.app.inject({ url: '/api/adminusers/profile', headers })).statusCode;
};

test('a service account is made by keyboard alone, its token is shown once, and it ends when it is revoked', async () => {
  const page = await server.open('/dashboard/user-manager', { tier: 100 });
  await listReady(page);
  const keys = await keyboardOnly(page);
  const focused = (name: string) =>
    page.waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
  const run = async (words: string, command: string) => {
    await keys.press('Control+k');
    await page.getByPlaceholder('Gõ lệnh').waitFor();
    await keys.type(words);
    await page.locator(`[cmdk-item][data-selected="true"][data-command="${command}"]`).waitFor();
    await keys.press('Enter');
  };

  await run('tao tai khoan dich vu', 'serviceAccount.make');
  await page.getByLabel('Tên đăng nhập').and(page.locator(':focus')).waitFor();
  await keys.type('xuat-dem');
  await keys.press('Tab');
  await keys.type('Xuất danh sách hằng đêm');
  await keys.press('Tab');
  await page.getByRole('option', { name: 'Hỗ trợ thành viên' }).waitFor({ state: 'attached' });
  await keys.press('h');
  await keys.press('Tab');
  await keys.type('0');
  await keys.press('Control+s');
  await page.getByText('Nhập số ngày là số nguyên, nhiều nhất 9999.').waitFor();
  await keys.press('Control+a');
  await keys.type('90');
  await keys.press('Control+s');

  const panel = page.getByRole('dialog', { name: 'Mã truy cập của tài khoản dịch vụ' });
  const token = (await panel.getByRole('listitem').textContent()) ?? '';
  expect(await statusWith(token)).toBe(200);
  // It is left by its button alone, which is not the first that Enter finds.
  await focused('Sao chép');
  await keys.press('Escape');
  await keys.press('Enter');
  await focused('Đã sao chép');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await keys.press('Tab');
  await keys.press('Tab');
  await focused('Tôi đã cất giữ');
  await keys.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(async () => (await focusedRow(page)).text).toContain('Xuất danh sách hằng đêm');
  expect((await focusedRow(page)).text).toContain('Hỗ trợ thành viên');
  expect((await focusedRow(page)).text).toContain('Tài khoản dịch vụ');

  await page.reload();
  await listReady(page);
  const kept = await page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await answered(indexedDB.open('keyval-store'));
    const stored = await answered(database.transaction('keyval').objectStore('keyval').getAll());
    database.close();
    return JSON.stringify([stored, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]);
  });
  expect(kept).toContain('serviceAccount.make');
  expect(kept).not.toContain(token);

  await page.locator('[role="row"]').filter({ hasText: 'Xuất danh sách hằng đêm' }).waitFor();
  await expect.poll(async () => (await focusedRow(page)).text).toContain('Xuất danh sách hằng đêm');
  await run('huy ma truy cap', 'serviceAccount.revoke');
  await page.getByRole('alertdialog').getByText('Huỷ mã truy cập của 1 tài khoản?').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focusedRow(page)).text).toContain('Không còn mã');
  await expect.poll(() => statusWith(token)).toBe(401);
  await run('huy ma truy cap', 'serviceAccount.revoke');
  await page.getByText('Mã truy cập đã hết hiệu lực.').first().waitFor();
});

thorough('nobody but a super admin is offered a service account', async () => {
  const page = await server.open('/dashboard/user-manager');
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await page.keyboard.type('tai khoan dich vu');
  await page.locator('[cmdk-item]').first().waitFor();
  expect(await page.locator('[cmdk-item][data-command^="serviceAccount."]').count()).toBe(0);
});
