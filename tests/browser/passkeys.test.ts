import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { thorough } from '../support/depth';
import { signOutByPalette } from './atKeyboard';
import { type Console, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const PASSWORD = 'mot-mat-khau-dai';
const USE = 'Dùng passkey';

const whoIs = async (page: Page): Promise<{ uid: number; user_name: string }> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('tamquan.userinfo'))) ?? '{}');
const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

/** Gives name and password in the form that is there. */
async function givePassword(page: Page, userName: string): Promise<void> {
  await page.locator('input[name="username"]').fill(userName);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** A person at the console under a name, since no browser makes a passkey for an address of digits, with an authenticator in the machine. */
async function atName(): Promise<{ page: Page; cdp: CDPSession; userName: string; uid: number }> {
  const page = await server.open('/dashboard/post-manager');
  const { uid, user_name } = await whoIs(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  onTestFinished(async () => {
    await cdp.send('WebAuthn.disable');
  });
  const named = `http://localhost:${new URL(server.url).port}`;
  // The tab is emptied between journeys for the address of digits alone.
  await page.goto(`${named}/healthz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${named}/dashboard/post-manager?lang=vi`);
  await givePassword(page, user_name);
  await listReady(page);
  return { page, cdp, userName: user_name, uid };
}

/** Runs what the palette finds first. */
async function fromPalette(page: Page, words: string, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await page.keyboard.type(words);
  await page.locator(`[cmdk-item][data-selected="true"][data-command="${command}"]`).waitFor();
  await page.keyboard.press('Enter');
}

const whileTheBrowserSays = async (page: Page, name: string, act: () => Promise<void>) => {
  await page.evaluate((name) => {
    const refuse = () => Promise.reject(new DOMException('', name));
    Object.assign(navigator.credentials, { get: refuse, create: refuse });
  }, name);
  await act();
  await page.evaluate(() => {
    for (const verb of ['get', 'create']) Reflect.deleteProperty(navigator.credentials, verb);
  });
};

test('one is added by keyboard alone, and signs in after the password at the press of Enter', async () => {
  const { page, userName } = await atName();
  const keys = await keyboardOnly(page);
  await keys.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await keys.type('them khoa truy cap');
  await page.locator('[cmdk-item][data-selected="true"][data-command="session.passkeys"]').waitFor();
  await keys.press('Enter');
  await page.getByText('Bạn chưa có passkey nào.').waitFor();
  await isFocused(page, '[role="dialog"] input');
  await whileTheBrowserSays(page, 'InvalidStateError', async () => {
    await keys.press('Enter');
    await page.getByRole('alert').getByText('đã có passkey của bạn').waitFor();
  });
  await keys.type('Máy ở bàn trực');
  await keys.press('Enter');
  await page.getByRole('dialog').getByRole('listitem').getByText('Máy ở bàn trực').waitFor();
  await keys.press('Escape');
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);

  await signOutByPalette(page);
  await givePassword(page, userName);
  await page.getByRole('button', { name: USE }).and(page.locator(':focus')).waitFor();
  // No app is set up: no code is asked for.
  expect(await page.locator('input[name="code"]').count()).toBe(0);
  await whileTheBrowserSays(page, 'NotAllowedError', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Đã huỷ hoặc quá lâu').waitFor();
    await page.getByRole('button', { name: USE }).and(page.locator(':focus')).waitFor();
  });
  await page.keyboard.press('Enter');
  await page.locator('main#main').waitFor();
});

test('codes come beside a passkey only after a sign-in by it, over the form, which keeps what was typed', async () => {
  const { page } = await atName();
  await fromPalette(page, 'them khoa truy cap', 'session.passkeys');
  await isFocused(page, '[role="dialog"] input');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await fromPalette(page, 'bat xac minh hai buoc', 'session.setUpSecondFactor');
  const setUp = page.getByRole('dialog', { name: 'Bật xác minh hai bước' });
  await isFocused(page, '[role="dialog"] input[autocomplete="current-password"]');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Đăng nhập lại để thực hiện' });
  await asked.waitFor();
  await isFocused(page, 'input[name="password"]');
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  await setUp.getByText('Chưa thực hiện: bạn không đăng nhập lại.').waitFor();
  await isFocused(page, '[role="dialog"] input[autocomplete="current-password"]');
  await page.keyboard.press('Enter');
  await isFocused(page, 'input[name="password"]');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: USE }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
  await setUp.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' }).waitFor();
  await isFocused(page, 'input[autocomplete="one-time-code"]');
});

thorough('those that were there stay, and can be renamed, when another is added beside them', async () => {
  const { page, uid } = await atName();
  const other = { credential_id: 'b3RoZXI', public_key: 'a2V5', counter: 0, transports: [], rp_id: 'localhost' };
  await server.store.db
    .insertInto('passkey')
    .values({ ...other, uid, name: 'Khoá ở nhà', added_at: 1 })
    .execute();
  // As if it had opened this session.
  await server.store.db.updateTable('session').set({ factor: 'passkey' }).where('uid', '=', uid).execute();
  await fromPalette(page, 'them khoa truy cap', 'session.passkeys');
  const panel = page.getByRole('dialog');
  const atHome = panel.getByRole('listitem').filter({ hasText: 'Khoá ở nhà' });
  await atHome.waitFor();
  await panel.getByRole('textbox').fill('Máy ở bàn trực');
  await page.keyboard.press('Enter');
  await panel.getByRole('listitem').getByText('Máy ở bàn trực').waitFor();
  await atHome.locator('[data-command="passkey.rename"]').click();
  const name = page.getByRole('dialog').last().getByRole('textbox');
  await name.fill('Khoá dự phòng');
  await page.keyboard.press('Control+Enter');
  await panel.getByRole('listitem').getByText('Khoá dự phòng').waitFor();
  await panel.getByRole('listitem').getByText('Máy ở bàn trực').waitFor();
});

thorough(
  'a role that asks for a second factor is content with one, and who signed in long ago signs in once more to remove it',
  async () => {
    const { page, uid } = await atName();
    const role = server.store.db
      .updateTable('role')
      .where('role_id', 'in', (of) => of.selectFrom('admin_role').select('role_id').where('uid', '=', uid));
    await role.set({ needs_second_factor: true }).execute();
    await page.keyboard.press('Shift+R');
    await page.getByText('Vai trò của bạn bắt buộc xác minh hai bước').waitFor();
    await page.getByRole('button', { name: 'Dùng passkey thay cho ứng dụng' }).click();
    await isFocused(page, '[role="dialog"] input');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await role.set({ needs_second_factor: false }).execute();

    const { createdAt } = { createdAt: Math.floor(Date.now() / 1000) - 7200 };
    await server.store.db.updateTable('session').set({ created_at: createdAt }).where('uid', '=', uid).execute();
    await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
    await page.getByRole('button', { name: 'Passkey' }).click();
    const held = page.getByRole('dialog').getByRole('listitem');
    await held.getByText('Chrome · Linux').waitFor();
    await held.getByRole('button', { name: 'Đổi tên passkey' }).click();
    await page.getByLabel('Tên', { exact: true }).fill('Máy trực');
    await page.keyboard.press('Enter');
    await held.getByText('Máy trực').waitFor();
    await held.getByRole('button', { name: 'Gỡ passkey' }).click();
    await page.getByText('Gỡ passkey này?').waitFor();
    await page.keyboard.press('Enter');
    await isFocused(page, 'input[name="password"]');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: USE }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await held.getByText('Đã gỡ').waitFor();
    // It is shown at once, and sent after the sign-in.
    await expect
      .poll(() => server.store.db.selectFrom('passkey').select('uid').where('uid', '=', uid).execute())
      .toEqual([]);
  },
);

thorough('whoever has one of another address alone is told where to go, with the focus on the way back', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const { uid, user_name } = await whoIs(page);
  const made = { credential_id: 'x', public_key: '', counter: 0, transports: [], rp_id: 'truoc.example' };
  await server.store.db
    .insertInto('passkey')
    .values({ ...made, uid, name: 'Máy cũ', added_at: 0 })
    .execute();
  await signOutByPalette(page);
  await givePassword(page, user_name);
  await page.getByText('mà ở đây không dùng được').waitFor();
  await page.getByRole('button', { name: 'Quay lại' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await isFocused(page, 'input[name="password"]');
});
