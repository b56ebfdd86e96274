import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FRESH_SIGN_IN_SECONDS } from '../../contract/wire/constants';
import { isPassword } from '../../server/auth/passwords';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const OWN_PASSWORD = 'mot-mat-khau-dai';
const signedInLongAgo = () =>
  server.store.db
    .updateTable('session')
    .set({ created_at: Math.floor(Date.now() / 1000) - FRESH_SIGN_IN_SECONDS - 60 })
    .execute();
/** How many accounts have this password by now. */
const haveIt = async (password: string) => {
  const accounts = await server.store.db.selectFrom('admin_user').select('password_hash').execute();
  const are = await Promise.all(accounts.map(({ password_hash }) => isPassword(password, password_hash)));
  return are.filter(Boolean).length;
};
const asked = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập lại để thực hiện' });

/** Resets the password of the row under the cursor, by keys, in a session that is an hour old; answers whose it is. */
async function resetting(page: Page, password: string) {
  await listReady(page);
  const keys = await keyboardOnly(page);
  await signedInLongAgo();
  await keys.press('j');
  const { index } = await focusedRow(page);
  await keys.press('p');
  await page.getByLabel('Xin mời bạn nhập mật khẩu').waitFor();
  await keys.type(password);
  await keys.press('Enter');
  await asked(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
  return { keys, index };
}

test('a password reset in a session that is old is sent once one has signed in again, over the page, by keys alone', async () => {
  const page = await server.open('/dashboard/user-manager', { tier: 100 });
  const { keys, index } = await resetting(page, 'mot cai that moi');
  expect(await haveIt('mot cai that moi')).toBe(0);
  await keys.type(OWN_PASSWORD);
  await keys.press('Enter');
  await asked(page).waitFor({ state: 'detached' });
  await page.getByText('Đã đặt lại mật khẩu').first().waitFor();
  expect(await haveIt('mot cai that moi')).toBe(1);
  expect((await focusedRow(page)).index).toBe(index);
  // Not asked again for the next one.
  await keys.press('p');
  await page.getByLabel('Xin mời bạn nhập mật khẩu').waitFor();
  await keys.type('them mot cai moi');
  await keys.press('Enter');
  await page.getByText('Đã đặt lại mật khẩu').nth(1).waitFor();
  expect(await asked(page).count()).toBe(0);
});

test('whoever leaves it has not done it, is told so where it was asked, and goes on from there', async () => {
  const page = await server.open('/dashboard/user-manager', { tier: 100 });
  const { keys, index } = await resetting(page, 'mot cai khac nua');
  await keys.press('Escape');
  await asked(page).waitFor({ state: 'detached' });
  await page.getByText('Chưa thực hiện: bạn không đăng nhập lại.').first().waitFor();
  // What was typed is there to be sent after all.
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'password');
  // What lies over the page learns a frame later which of it hears Esc now.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await keys.press('Escape');
  await page.getByRole('alertdialog').waitFor();
  for (const key of ['Tab', 'Enter']) await keys.press(key);
  expect((await focusedRow(page)).index).toBe(index);
  await keys.press('j');
  expect((await focusedRow(page)).index).toBe(index + 1);
  expect(await haveIt('mot cai khac nua')).toBe(0);
});

test('one’s own password changed in a session that is old is sent once one has signed in again, as it was typed', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const keys = await keyboardOnly(page);
  await signedInLongAgo();
  await keys.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await keys.type('doi mat khau');
  await page.locator('[cmdk-item][data-selected="true"][data-command="session.changePassword"]').waitFor();
  await keys.press('Enter');
  await page.getByLabel('Mật khẩu cũ').waitFor();
  await keys.type(OWN_PASSWORD);
  await keys.press('Enter');
  await page.getByLabel('Mật khẩu mới').and(page.locator(':focus')).waitFor();
  await keys.type('moi tinh tu hom nay');
  await keys.press('Enter');
  await asked(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
  await keys.type(OWN_PASSWORD);
  await keys.press('Enter');
  await page.getByText('Đã đổi mật khẩu. Vui lòng đăng nhập lại.').first().waitFor();
  expect(await haveIt('moi tinh tu hom nay')).toBe(1);
});
