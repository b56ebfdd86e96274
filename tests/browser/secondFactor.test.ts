import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FRESH_SIGN_IN_SECONDS } from '../../contract/wire/constants';
import { makeSecret } from '../../server/auth/oneTimeCodes';
import { beginSecondFactor, confirmSecondFactor } from '../../server/auth/secondFactor';
import { thorough } from '../support/depth';
import { signOutByPalette } from './atKeyboard';
import { type Console, keyboardOnly, listReady, startConsole } from './console';
import { wcagProblems } from './wcag';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const PASSWORD = 'mot-mat-khau-dai';
const nowSeconds = () => Math.floor(Date.now() / 1000);
/** The code of so many steps from now; the server takes none twice, and that of the next step already. */
const codeIn = (secret: string, steps: number) => generateSync({ secret, epoch: nowSeconds() + steps * 30 });

const whoIs = async (page: Page): Promise<{ uid: number; user_name: string }> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('tamquan.userinfo'))) ?? '{}');
const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
const secretShown = async (page: Page) =>
  ((await page.locator('form bdi.font-mono').textContent()) ?? '').replaceAll(' ', '');
/** Gives name and password at sign-in, and waits for the field of the code. */
async function asFarAsTheCode(page: Page, userName: string): Promise<void> {
  await page.locator('input[name="username"]').fill(userName);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await isFocused(page, 'input[name="code"]');
}

test('is set up by keyboard alone, and from then on asked for at sign-in, in place', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const { user_name } = await whoIs(page);
  const keys = await keyboardOnly(page);
  await keys.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await keys.type('bat xac minh hai buoc');
  await page.locator('[cmdk-item][data-selected="true"][data-command="session.setUpSecondFactor"]').waitFor();
  await keys.press('Enter');
  await isFocused(page, '[role="dialog"] input[autocomplete="current-password"]');
  await keys.type('sai');
  await keys.press('Enter');
  await page.getByText('Mật khẩu không đúng').waitFor();
  expect(await wcagProblems(page)).toEqual([]);
  await page.keyboard.type(PASSWORD);
  await keys.press('Enter');
  await isFocused(page, '[role="dialog"] input[autocomplete="one-time-code"][inputmode="numeric"]');
  await page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' }).waitFor();
  const secret = await secretShown(page);
  await keys.type('000000');
  await keys.press('Enter');
  await page.getByText('Mã không đúng').waitFor();
  expect(await wcagProblems(page)).toEqual([]);
  await keys.type(codeIn(secret, 0));
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Mã khôi phục của bạn' }).waitFor();
  const codes = await page.locator('[role="dialog"] li').allTextContents();
  expect(new Set(codes).size).toBe(10);
  expect(await wcagProblems(page)).toEqual([]);
  // They are left by their button alone.
  await keys.press('Escape');
  const downloaded = page.waitForEvent('download');
  await keys.press('Tab');
  await keys.press('Enter');
  expect((await downloaded).suggestedFilename()).toBe('tam-quan-recovery-codes.txt');
  await keys.press('Tab');
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);

  await signOutByPalette(page);
  await asFarAsTheCode(page, user_name);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Mã sai hoặc đã dùng rồi').waitFor();
  await isFocused(page, 'input[name="code"][aria-invalid="true"]');
  await page.keyboard.type(codeIn(secret, 1));
  await page.keyboard.press('Enter');
  await page.locator('main#main').waitFor();
});

thorough('a recovery code signs in once, and there is a way back to the password', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const { uid, user_name } = await whoIs(page);
  const secret = await makeSecret();
  const now = nowSeconds();
  await beginSecondFactor(server.store.db, { uid, secret, now });
  const [code = ''] = (await confirmSecondFactor(server.store.db, { uid, secret, step: 0, now })) ?? [];
  await signOutByPalette(page);
  await asFarAsTheCode(page, user_name);
  await page.getByRole('button', { name: 'Quay lại' }).click();
  await isFocused(page, 'input[name="password"]');
  expect(await page.locator('input[name="password"]').inputValue()).toBe(PASSWORD);
  await page.keyboard.press('Enter');
  await isFocused(page, 'input[name="code"]');
  await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
  await isFocused(page, 'input[name="code"][inputmode="text"]');
  await page.keyboard.type(code.toUpperCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await page.locator('main#main').waitFor();
  await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
  await page.getByRole('button', { name: 'Lấy mã khôi phục mới' }).click();
  await page.getByLabel('Mật khẩu của bạn').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const again = page.getByLabel('Mã xác minh hoặc mã khôi phục');
  await again.fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Mã sai hoặc đã dùng rồi').first().waitFor();
  await again.fill(codeIn(secret, 0));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Mã khôi phục của bạn' }).waitFor();
  await expect.poll(() => page.locator('[role="dialog"] li').count()).toBe(10);
  // The form that it was asked for in has given the focus on.
  await page.getByRole('button', { name: 'Sao chép tất cả' }).and(page.locator(':focus')).waitFor();
});

thorough('a role that begins to ask for it brings the dialog over the page, which goes on where it was', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const { uid, user_name } = await whoIs(page);
  const { role_id } = await server.store.db
    .selectFrom('admin_role')
    .select('role_id')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  await server.store.db.updateTable('role').set({ needs_second_factor: true }).where('role_id', '=', role_id).execute();
  await page.keyboard.press('Shift+R');
  await page.getByText('Vai trò của bạn bắt buộc xác minh hai bước').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByText('Bạn đã đăng xuất.').first().waitFor();
  // From sign-in the password is known already, and the first thing to do is to scan.
  await page.locator('input[name="username"]').fill(user_name);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bật xác minh hai bước' }).waitFor();
  await isFocused(page, 'input[autocomplete="one-time-code"]');
  await page.keyboard.type(codeIn(await secretShown(page), 0));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tôi đã cất giữ' }).click();
  await page.locator('main#main').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

thorough(
  'a role that asks for it in a session that is old has one sign in over what is to be done, and go on there',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    const { uid } = await whoIs(page);
    await server.store.db
      .updateTable('role')
      .where('role_id', 'in', (of) => of.selectFrom('admin_role').select('role_id').where('uid', '=', uid))
      .set({ needs_second_factor: true })
      .execute();
    const asked = page.getByRole('dialog', { name: 'Đăng nhập lại để thực hiện' });
    const asFarAsTheSecret = async () => {
      const created_at = nowSeconds() - FRESH_SIGN_IN_SECONDS - 60;
      await server.store.db.updateTable('session').set({ created_at }).where('uid', '=', uid).execute();
      await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await asked.waitFor();
      await isFocused(page, 'input[name="password"]');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await asked.waitFor({ state: 'detached' });
      await isFocused(page, 'input[autocomplete="one-time-code"]');
    };
    await page.keyboard.press('Shift+R');
    await page.getByText('Vai trò của bạn bắt buộc xác minh hai bước').waitFor();
    await asFarAsTheSecret();
    // The same where nobody has worked in the page yet.
    await page.reload();
    await page.getByRole('heading', { name: 'Bật xác minh hai bước' }).waitFor();
    await asFarAsTheSecret();
    await page.keyboard.type(codeIn(await secretShown(page), 0));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Tôi đã cất giữ' }).click();
    await page.locator('main#main').waitFor();
  },
);
