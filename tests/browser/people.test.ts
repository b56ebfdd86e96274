import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { hashPassword } from '../../server/auth/passwords';
import { thorough } from '../support/depth';
import { signOutByPalette } from './atKeyboard';
import { type Console, hire, listReady, startConsole } from './console';
import { isWrite } from './isWrite';

/** What the server answers instead, while a test says so: as one whose store is gone does, or one with a bug. */
let instead: 500 | 503 | null = null;
let server: Console;
beforeAll(async () => {
  server = await startConsole((app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (instead === null || !request.url.startsWith('/api/adminusers')) return;
      await reply.code(instead).send({ error: { code: instead, message: 'no' }, data: null });
    });
  });
});
afterAll(() => server.close());

const PASSWORD = 'mot-mat-khau-dai';

thorough(
  'a tab stays with its person on reload, and a server that answers an error is waited for at the same address',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    // Somebody else is remembered by another tab of this browser.
    const other = await page.context().newPage();
    await other.goto(`${server.url}/healthz`);
    await other.evaluate(() => {
      localStorage.setItem('tamquan.userinfo', JSON.stringify({ uid: 999_999 }));
      localStorage.setItem('tamquan.sessionkey', 'somebody else');
    });
    await other.close();
    await page.goto(`${server.url}/dashboard/post-manager?text=chua`);
    await page.locator('main#main').waitFor();
    instead = 503;
    await page.reload();
    await page.getByRole('heading', { name: 'Không kết nối được máy chủ' }).waitFor();
    await page.getByText('Tự thử lại sau').waitFor();
    instead = 500;
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Lỗi máy chủ' }).waitFor();
    expect(new URL(page.url()).search).toBe('?text=chua');
    instead = null;
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await page.locator('main#main').waitFor();
    expect(new URL(page.url()).search).toBe('?text=chua');
  },
);

thorough('signing out says so, and a given password is changed before anything goes on', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const { uid, user_name } = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('tamquan.userinfo'))) ?? '{}',
  );
  await signOutByPalette(page);
  await server.store.db
    .updateTable('admin_user')
    .set({ must_change_password: true, password_hash: await hashPassword(PASSWORD) })
    .where('uid', '=', uid)
    .execute();
  await page.locator('input[name="username"]').fill(user_name);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Đổi mật khẩu trước khi vào' }).waitFor();
  const field = page.getByLabel('Mật khẩu mới');
  await page.waitForFunction(() => document.activeElement?.matches('input[type="password"]'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Hãy chọn mật khẩu khác mật khẩu cũ.').first().waitFor();
  await field.fill('chi minh toi biet day');
  await page.keyboard.press('Enter');
  await page.locator('main#main').waitFor();
});

thorough('signed out in another tab one comes back to the open row, and somebody else to their own home', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.has('row'));
  const left = new URL(page.url());
  const { user_name } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('tamquan.userinfo'))) ?? '');
  const signOutElsewhere = async () => {
    const key = await page.evaluate(() => sessionStorage.getItem('tamquan.sessionkey') ?? '');
    const other = await page.context().newPage();
    await other.goto(`${server.url}/healthz`);
    await other.evaluate((key) => localStorage.setItem('tamquan.signedout', key), key);
    await other.evaluate(() => localStorage.removeItem('tamquan.signedout'));
    await other.close();
    await page.getByRole('main').getByText('Bạn đã đăng xuất ở một thẻ khác.').waitFor();
    expect(page.url()).toBe(`${server.url}/signin`);
  };
  const signInAs = async (name: string) => {
    await page.locator('input[name="username"]').fill(name);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('main#main').waitFor();
  };
  await signOutElsewhere();
  await signInAs(user_name);
  await page.locator('[data-detail]').waitFor();
  expect(new URL(page.url()).search).toBe(left.search);

  await signOutElsewhere();
  const { user_name: other } = await hire(server.store, { may: ACTION_IDS, tier: 99 });
  await signInAs(other);
  await page.getByRole('heading', { name: 'Việc đang chờ' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

thorough(
  'a name that is taken stands at its field with what was typed, and no key reaches the page behind',
  async () => {
    const page = await server.open('/dashboard/role-manager', { tier: 100 });
    await listReady(page);
    await page.keyboard.press('c');
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.waitFor();
    await page.keyboard.type('Chỉ xem');
    await page.keyboard.press('Enter');
    await page.getByText('Quyền này đã tồn tại.').first().waitFor();
    expect(await field.inputValue()).toBe('Chỉ xem');
    await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] [aria-invalid="true"]'));
    await page.keyboard.type('Ca đêm của kho');
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
    await expect
      .poll(async () =>
        (await server.store.db.selectFrom('role').select('role_name').execute()).map((r) => r.role_name),
      )
      .toContain('Ca đêm của kho');
  },
);

test('blocks begin as a member has them, and are lifted one by one', async () => {
  const page = await server.open('/dashboard/profile-manager');
  await listReady(page);
  const uid = await newest();
  await server.store.db
    .updateTable('member')
    .set({ blocks: ['BLOCK_POST', 'BLOCK_COMMENT'] })
    .where('uid', '=', uid)
    .execute();
  await page.keyboard.press('Shift+R');
  await page.locator('[role="row"][aria-rowindex="2"]').filter({ hasText: 'Bình luận' }).waitFor();
  await page.keyboard.press('b');
  const ticked = page.locator('[role="option"][aria-selected="true"]');
  await expect.poll(() => ticked.count()).toBe(2);
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  const blocks = async () =>
    (await server.store.db.selectFrom('member').select('blocks').where('uid', '=', uid).executeTakeFirstOrThrow())
      .blocks;
  await expect.poll(blocks).toEqual(['BLOCK_COMMENT']);
  await page.keyboard.press('z');
  await expect.poll(blocks).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
});

test('a member’s number says whether it is verified, in the list and where it stands in the detail', async () => {
  const page = await server.open('/dashboard/profile-manager');
  await listReady(page);
  const uid = await newest();
  await server.store.db
    .updateTable('member')
    .set({ phone: '+84980000001', phone_verified: true })
    .where('uid', '=', uid)
    .execute();
  await page.keyboard.press('Shift+R');
  const row = page.locator('[role="row"][aria-rowindex="2"]').filter({ hasText: '+84980000001' });
  await row.waitFor();
  // Most are: the list marks those that are not.
  expect(await row.getByText('xác minh').count()).toBe(0);
  await page.keyboard.press('Enter');
  const number = page.locator('[data-surface="detail"] .fact').filter({ hasText: '+84980000001' });
  await number.getByText('Đã xác minh số').waitFor();
  await page.keyboard.press('t');
  await number.getByText('Chưa xác minh').waitFor();
  await row.getByText('Chưa xác minh').waitFor();
});

const newest = async () =>
  (
    await server.store.db
      .selectFrom('member')
      .select('uid')
      .orderBy('created_at', 'desc')
      .orderBy('uid', 'desc')
      .executeTakeFirstOrThrow()
  ).uid;

test('Mod+E corrects a member: a birth date is typed by digits alone, and saved as it was kept before', async () => {
  const page = await server.open('/dashboard/profile-manager');
  await listReady(page);
  await page.keyboard.press('Control+e');
  const form = page.locator('[data-command="profile.update"] form');
  const day = form.getByLabel('Ngày sinh');
  await day.fill('');
  await day.pressSequentially('30021990');
  await page.keyboard.press('Control+s');
  await form.getByText('Ngày không hợp lệ').waitFor();
  expect(await day.getAttribute('aria-invalid')).toBe('true');
  await day.fill('');
  await day.pressSequentially('05031990');
  expect(await day.inputValue()).toBe('05/03/1990');
  expect(await form.getByLabel('Tên hiển thị').getAttribute('aria-required')).toBe('true');
  const sent = page.waitForRequest(isWrite);
  await page.keyboard.press('Control+s');
  expect((await sent).postDataJSON()).toMatchObject({ dob: expect.any(Number) });
});
