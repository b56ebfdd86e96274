import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPassword } from '../../server/auth/passwords';
import { thorough } from '../support/depth';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const opened = async (path: string) => {
  const page = await server.open(path, { tier: 100 });
  await listReady(page);
  return { page, keys: await keyboardOnly(page) };
};
const user = (user_name: string) =>
  server.store.db.selectFrom('admin_user').selectAll().where('user_name', '=', user_name).executeTakeFirstOrThrow();
const has = async (userName: string, password: string) => isPassword(password, (await user(userName)).password_hash);
const actionsOf = async (name: string) =>
  (
    await server.store.db
      .selectFrom('role')
      .select('action_ids')
      .where('role_name', '=', name)
      .executeTakeFirstOrThrow()
  ).action_ids;
/** Moves to the row with these words, by arrows that no budget counts. */
async function goTo(page: Page, words: string) {
  const row = page.locator('[role="row"]').filter({ hasText: words }).first();
  await row.waitFor();
  const wanted = Number(await row.getAttribute('aria-rowindex'));
  const { index } = await focusedRow(page);
  for (let steps = Math.abs(wanted - index); steps > 0; steps -= 1)
    await page.keyboard.press(index < wanted ? 'j' : 'k');
  await expect.poll(async () => (await focusedRow(page)).text).toContain(words);
}
const picture = async () => ({
  name: 'anh.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#936' } })
    .png()
    .toBuffer(),
});
const picked = (page: Page, words: string) =>
  page.locator('[cmdk-item][data-selected="true"]').filter({ hasText: words }).waitFor();

thorough(
  'the form of a staff member says what a name may be, what role and tier are for and how numbers are meant, before anything is wrong',
  async () => {
    const { page } = await opened('/dashboard/user-manager');
    await page.keyboard.press('c');
    const form = page.getByRole('dialog').locator('form');
    const said = (name: string) =>
      form.locator(`[data-argument="${name}"] :is(input, select)`).evaluate((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    await form.getByLabel('Tên đăng nhập').waitFor();
    expect(await said('userName')).toContain('Chỉ dùng chữ cái không dấu');
    for (const name of ['role', 'tier']) await expect.poll(() => said(name)).toContain('chỉ quản trị hệ thống');
    for (const name of ['organId', 'position', 'rankId']) {
      expect(await said(name)).toContain('0 là không có');
      expect(await form.locator(`[data-argument="${name}"] input`).getAttribute('inputmode')).toBe('numeric');
    }
    // Once for those that share it, on one line with each other.
    expect(await form.getByText('0 là không có').count()).toBe(1);
  },
);

thorough('what an organisation numbers is said as it is written, and not counted in thousands', async () => {
  await server.store.db.updateTable('admin_user').set({ organ_id: 12345 }).where('user_name', '=', 'chixem').execute();
  const { page } = await opened('/dashboard/user-manager');
  await goTo(page, 'Lê Quang Vinh');
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').getByText('12345', { exact: true }).waitFor();
});

describe('9: a password is reset', () => {
  test('with 2 presses on the row, and the password is nowhere in the page afterwards', async () => {
    const { page, keys } = await opened('/dashboard/user-manager');
    await goTo(page, 'Lê Quang Vinh');
    await keys.press('p');
    const field = page.getByLabel('Xin mời bạn nhập mật khẩu');
    await field.waitFor();
    expect(await field.getAttribute('type')).toBe('password');
    await keys.type('mot cai that moi');
    await keys.press('Enter');
    expect(keys.presses()).toBe(2);
    await expect.poll(() => has('chixem', 'mot cai that moi')).toBe(true);
    await page.getByText('Đã đặt lại mật khẩu').first().waitFor();
    const kept = await page.evaluate(async () => {
      const stored = await Promise.all(
        (await indexedDB.databases()).map(
          ({ name = '' }) =>
            new Promise<unknown>((resolve) => {
              const opening = indexedDB.open(name);
              opening.onsuccess = async () => {
                const { result: db } = opening;
                const all = await Promise.all(
                  [...db.objectStoreNames].map(
                    (store) =>
                      new Promise<unknown>((done) => {
                        const got = db.transaction(store).objectStore(store).getAll();
                        got.onsuccess = () => done(got.result);
                      }),
                  ),
                );
                db.close();
                resolve(all);
              };
            }),
        ),
      );
      return JSON.stringify([
        stored,
        { ...localStorage },
        { ...sessionStorage },
        location.href,
        document.body.innerHTML,
      ]);
    });
    expect(kept).toContain('adminUser.resetPassword');
    expect(kept).not.toContain('mot cai that moi');
  });

  test('of somebody who is offered before a word is typed, with the keys of that step said', async () => {
    const { page, keys } = await opened('/dashboard/report');
    await keys.press('Control+k');
    await page.getByPlaceholder('Gõ lệnh').waitFor();
    await keys.type('dat lai mat khau');
    await picked(page, 'Đặt lại mật khẩu');
    await keys.press('Enter');
    const step = page.getByRole('dialog');
    await step.getByRole('option', { name: 'Lê Quang Vinh' }).waitFor();
    expect(await step.locator('kbd:visible').allTextContents()).toEqual(['↵', 'Esc']);
  });

  thorough('with at most 6 presses from anywhere', async () => {
    const { page, keys } = await opened('/dashboard/report');
    await keys.press('Control+k');
    await page.getByPlaceholder('Gõ lệnh').waitFor();
    await keys.type('kiemduyet');
    await picked(page, 'Trần Thị Minh Hạnh');
    await keys.press('Enter');
    await page.getByPlaceholder('Làm gì với mục này?').waitFor();
    await keys.type('dat lai mat');
    await picked(page, 'Đặt lại mật khẩu');
    await keys.press('Enter');
    await page.getByLabel('Xin mời bạn nhập mật khẩu').waitFor();
    await keys.type('tu bat cu dau');
    await keys.press('Enter');
    expect(keys.presses()).toBeLessThanOrEqual(6);
    await expect.poll(() => has('kiemduyet', 'tu bat cu dau')).toBe(true);
  });

  thorough('with the rules shown as they are met, and with one made up and copied', async () => {
    const { page, keys } = await opened('/dashboard/user-manager');
    await goTo(page, 'Phạm Ngọc Diệp');
    await keys.press('p');
    const rule = (text: string, state: string) => page.getByRole('listitem').filter({ hasText: `${text}${state}` });
    await rule('Ít nhất 10 ký tự', 'chưa đạt').waitFor();
    await keys.type('ngan');
    await keys.press('Enter');
    await page.getByLabel('Xin mời bạn nhập mật khẩu').and(page.locator('[aria-invalid="true"]')).waitFor();
    await page.getByRole('button', { name: 'Tạo mật khẩu' }).click();
    await rule('Ít nhất 10 ký tự', 'đã đạt').waitFor();
    await page.getByRole('button', { name: 'Sao chép', exact: true }).click();
    await page.getByRole('button', { name: 'Đã sao chép' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    await page.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
    await expect.poll(() => has('hotro', copied)).toBe(true);
  });
});

describe('10: a role is given an action', () => {
  test('with 2 presses in the editor and taken back with one', async () => {
    const { page, keys } = await opened('/dashboard/role-manager');
    await goTo(page, 'Chỉ xem');
    await page.keyboard.press('Control+e');
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
    await keys.type('xoa bai viet');
    await page.locator('label').filter({ hasText: 'Xoá bài viết' }).waitFor();
    await keys.press('Enter');
    await keys.press('Control+s');
    expect(keys.presses()).toBe(2);
    await expect.poll(() => actionsOf('Chỉ xem')).toContain('POST_DELETE');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
    await page.keyboard.press('z');
    await expect.poll(() => actionsOf('Chỉ xem')).not.toContain('POST_DELETE');
  });

  thorough(
    'by its name in English as well, without spaces and marks, and the one that is called so comes first',
    async () => {
      const { page, keys } = await opened('/dashboard/role-manager');
      await goTo(page, 'Chỉ xem');
      await page.keyboard.press('Control+e');
      await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
      const first = (name: string) =>
        expect.poll(() => page.locator('[data-detail] label').first().textContent(), { message: name });
      for (const typed of ['deleteposts', 'Delete  posts', 'xoabaiviet']) {
        await page.locator('input[type="search"]').last().fill('');
        await keys.type(typed);
        await first(typed).toBe('Xoá bài viết');
      }
    },
  );

  thorough('with at most 7 presses from anywhere', async () => {
    const { page, keys } = await opened('/dashboard/report');
    await keys.press('Control+k');
    await page.getByPlaceholder('Gõ lệnh').waitFor();
    await keys.type('hỗ trợ thành viên');
    await picked(page, 'Hỗ trợ thành viên');
    await keys.press('Enter');
    await page.getByPlaceholder('Làm gì với mục này?').waitFor();
    await keys.type('sửa quyền');
    await picked(page, 'Sửa quyền của vai trò');
    await keys.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
    await keys.type('REPORT_VIEW');
    await page.locator('label').filter({ hasText: 'Xem và bỏ qua báo cáo' }).waitFor();
    await keys.press('Enter');
    await keys.press('Control+s');
    expect(keys.presses()).toBeLessThanOrEqual(7);
    await expect.poll(() => actionsOf('Hỗ trợ thành viên')).toContain('REPORT_VIEW');
  });

  thorough('by boxes with Space and x, all and none with Mod+A, and shows what its holder would see', async () => {
    const { page, keys } = await opened('/dashboard/role-manager');
    await goTo(page, 'Chỉ xem');
    await page.keyboard.press('Control+e');
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const isOn = (name: string) => box(name).isChecked();
    await box('Xem sticker').focus();
    await keys.press('Space');
    expect(await isOn('Xem sticker')).toBe(true);
    await keys.press('x');
    expect(await isOn('Xem sticker')).toBe(false);
    await keys.press('ArrowDown');
    await keys.press('x');
    expect(await isOn('Tải sticker lên')).toBe(true);
    await keys.press('Control+a');
    expect(await isOn('Cấm quản trị viên')).toBe(true);
    await keys.press('Control+a');
    expect(await isOn('Xem và bỏ qua báo cáo')).toBe(false);
    await page.getByRole('button', { name: 'Xem thử' }).click();
    const shown = (text: string) =>
      page.locator('[data-detail] li').filter({ hasText: new RegExp(`^\\s*${text}\\s*$`) });
    // What everybody has, its holder has as well.
    await shown('Nhật ký thay đổi').waitFor();
    expect(await shown('Quản lý bài viết').count()).toBe(0);
    await box('Xem bài viết').check();
    await shown('Quản lý bài viết').waitFor();
    await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();
    expect(await isOn('Xem và bỏ qua báo cáo')).toBe(true);
    expect(await actionsOf('Chỉ xem')).toContain('REPORT_VIEW');
  });

  thorough('that has a name already says that this permission exists', async () => {
    const { page } = await opened('/dashboard/role-manager');
    await page.keyboard.press('c');
    await page.getByLabel('Tên vai trò').fill('Chỉ xem');
    await page.keyboard.press('Enter');
    await page.getByText('Quyền này đã tồn tại.').first().waitFor();
    await page.keyboard.press('c');
    await page.getByLabel('Tên vai trò').fill('Trực đêm');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Trực đêm' }).waitFor();
    // Its row is in the list, where its name stands, with the cursor on it.
    await page.locator('[role="row"][tabindex="0"]').filter({ hasText: 'Trực đêm' }).waitFor();
  });
});

describe('admin users', () => {
  test('are added by a form that judges before it sends, banned after a question, and brought back by undo', async () => {
    const { page } = await opened('/dashboard/user-manager');
    await page.keyboard.press('c');
    await page.getByLabel('Tên đăng nhập').fill('có dấu');
    await page.keyboard.press('Control+s');
    await page.getByText('Chỉ dùng chữ cái không dấu').waitFor();
    await page.getByLabel('Tên đăng nhập').fill('KiemDuyet');
    await page.locator('p').filter({ hasText: 'Tên đăng nhập này đã có người dùng.' }).waitFor();
    await page.getByLabel('Tên đăng nhập').fill('nguoi.moi');
    await page.getByText('Dùng được').waitFor();
    await page.getByLabel('Tên hiển thị').fill('Người Mới Đến');
    await page.getByLabel('Mật khẩu', { exact: true }).fill('vao lam hom nay');
    await page.getByLabel('Vai trò').selectOption({ label: 'Kiểm duyệt viên' });
    await page
      .locator('input[type="file"]')
      .setInputFiles({ ...(await picture()), name: 'tho.txt', mimeType: 'text/plain' });
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.locator('input[type="file"]').setInputFiles(await picture());
    await page.getByRole('img', { name: 'Ảnh hiện tại' }).waitFor();
    await page.keyboard.press('Control+s');
    await page
      .locator('[role="row"]')
      .filter({ hasText: 'Người Mới Đến' })
      .filter({ hasText: 'Kiểm duyệt viên' })
      .waitFor();
    await expect.poll(async () => (await focusedRow(page)).text).toContain('Người Mới Đến');
    expect(await has('nguoi.moi', 'vao lam hom nay')).toBe(true);
    expect((await user('nguoi.moi')).avatar).toMatch(/^\/photos\/u\/.+\.webp$/);

    await goTo(page, 'Người Mới Đến');
    await page.keyboard.press('b');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await user('nguoi.moi')).status).toBe(2);
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
    await page.keyboard.press('z');
    await expect.poll(async () => (await user('nguoi.moi')).status).toBe(1);
  });

  thorough('who are banned while they work are told so, over the page as they left it', async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const { uid } = await server.store.db
      .selectFrom('admin_user')
      .select('uid')
      .orderBy('uid', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const setStatus = (status: 1 | 2) =>
      server.store.db.updateTable('admin_user').set({ status }).where('uid', '=', uid).execute();
    await setStatus(2);
    await page.keyboard.press('Shift+R');
    await page.getByRole('dialog', { name: 'Tài khoản của bạn đã bị khoá' }).waitFor();
    await setStatus(1);
  });

  thorough('are told beforehand what the server would refuse: nothing is done to oneself', async () => {
    const { page } = await opened('/dashboard/user-manager');
    await page.keyboard.press('b');
    await page.getByText('Không thể làm việc này với chính mình.').first().waitFor();
    await page.keyboard.press('Enter');
    const ban = page.locator('[data-detail] ~ * [data-command="adminUser.ban"], footer [data-command="adminUser.ban"]');
    await expect.poll(() => ban.first().getAttribute('aria-disabled')).toBe('true');
  });

  thorough('are deleted only once their user name is typed', async () => {
    const { page } = await opened('/dashboard/user-manager');
    await goTo(page, 'Người Mới Đến');
    await page.keyboard.press('v');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await page.keyboard.type('nguoi');
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    expect((await user('nguoi.moi')).deleted_at).toBeNull();
    await page.keyboard.type('.moi');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await user('nguoi.moi')).deleted_at).not.toBeNull();
    await page.keyboard.press('Shift+R');
    await page.locator('[role="row"]').filter({ hasText: 'Người Mới Đến' }).waitFor({ state: 'detached' });
  });

  thorough('are filtered by status, searched without marks, and shown with what they may do', async () => {
    const { page } = await opened('/dashboard/user-manager?text=minh%20hanh');
    await goTo(page, 'Trần Thị Minh Hạnh');
    expect(await page.locator('[role="row"][aria-rowindex]').count()).toBe(2);
    await page.keyboard.press('Enter');
    const detail = page.locator('[data-detail]');
    await detail.getByText('Xoá bài bị báo cáo').waitFor();
    await page.goto(`${server.url}/dashboard/user-manager?status=2`);
    await page.getByText('Không có dòng nào khớp').waitFor();
  });

  thorough('are read eight at a time, and from the first page again when another size is chosen', async () => {
    const asked: string[] = [];
    const page = await server.open('/dashboard/user-manager', { tier: 100 });
    await listReady(page);
    // What the page before still asks for is not meant.
    await page.goto(`${server.url}/healthz`);
    page.on('request', (request) => request.url().includes('/adminusers/pages') && asked.push(request.url()));
    await page.goBack();
    await listReady(page);
    expect(asked[0]).toContain('page_number=1&page_size=8');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('j');
    asked.length = 0;
    await page.locator('header [data-command="list.pageSize"]').click();
    await page.getByRole('menuitemradio', { name: '25', exact: true }).click();
    await expect.poll(() => asked.some((url) => url.includes('page_number=1&page_size=25'))).toBe(true);
    await expect.poll(async () => (await focusedRow(page)).index).toBe(2);
  });

  thorough('the role screen is the super admin’s, the staff screen is for those who may see users', async () => {
    const page = await server.open('/dashboard/role-manager');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[role="grid"]').count()).toBe(0);
    const viewer = await server.open('/dashboard/user-manager', { may: ['USER_VIEW'] });
    await listReady(viewer);
    expect(await viewer.locator('[data-command="adminUser.add"]').count()).toBe(0);
  });
});

thorough(
  'a member gets another photo in the form of the other fields, and undo brings the one before back',
  async () => {
    const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW', 'PROFILE_UPDATE'] });
    await listReady(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-detail] [data-command="profile.update"]').click();
    await page.getByLabel('Nơi ở').fill('Gò Công');
    await page.locator('input[type="file"]').setInputFiles(await picture());
    await page.getByRole('button', { name: 'Bỏ ảnh' }).waitFor();
    const of = () =>
      server.store.db.selectFrom('member').select(['photo', 'location']).where('location', '=', 'Gò Công').execute();
    await page.getByText('Đã tải ảnh lên.').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Control+s');
    await expect.poll(of).toEqual([{ photo: expect.stringMatching(/^\/photos\/u\//), location: 'Gò Công' }]);
    await page.locator('[data-detail] img[src^="/photos/u/"]').first().waitFor();
    // Until the server has taken it, the form is there and takes no key for the page.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await expect.poll(of).toEqual([]);
  },
);
