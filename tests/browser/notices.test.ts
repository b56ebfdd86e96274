import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { callsOf } from './callsOf';
import { type Console, listReady, startConsole } from './console';
import { takeClock } from './takeClock';

let server: Console;
/** What the server lists as stickers instead of its own, while a test says so. */
let stickers: readonly unknown[] | null = null;
beforeAll(async () => {
  server = await startConsole((app) =>
    app.addHook('onSend', async (request, _reply, payload) => {
      if (stickers === null || !request.url.includes('/sticker/list')) return payload;
      return JSON.stringify({ ...JSON.parse(String(payload)), data: stickers, total: stickers.length });
    }),
  );
});
afterAll(() => server.close());

const PASSWORD = 'mot-mat-khau-dai';
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 96, height: 72, channels: 3, background } })
    .png()
    .toBuffer(),
});
const whoIs = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('tamquan.userinfo') ?? '{}') as { uid: number; user_name: string },
  );
/** Gives the role of who is signed in on a page other actions. */
async function giveActions(page: Page, actions: readonly string[]) {
  const { uid } = await whoIs(page);
  const { role_id } = await server.store.db
    .selectFrom('admin_role')
    .select('role_id')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  await server.store.db
    .updateTable('role')
    .set({ action_ids: [...actions] })
    .where('role_id', '=', role_id)
    .execute();
}
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));
const bell = (page: Page) => page.getByRole('button', { name: /^Thông báo(:|$)/ });

describe('notifications', () => {
  test('are written beside what their readers will see, asked about, and arrive in the bell of those they are for', async () => {
    const reader = await server.open('/dashboard/profile-manager');
    await listReady(reader);
    const page = await server.open('/dashboard/notification-manager', { tier: 100 });
    await page.getByText('Chưa gửi thông báo nào').waitFor();
    await page.locator('header [data-command="notification.send"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tiêu đề').fill('Bảo trì tối nay');
    await dialog.getByLabel('Nội dung').fill('Từ 22 giờ đến 23 giờ.\nHãy lưu việc đang làm.');
    await dialog.getByLabel('Gửi cho', { exact: true }).selectOption('tier:99');
    await dialog.locator('article').filter({ hasText: 'Bảo trì tối nay' }).waitFor();
    await page.keyboard.press('Control+s');
    const asked = page.getByRole('alertdialog');
    await asked.locator('article').filter({ hasText: 'Từ 22 giờ' }).waitFor();
    await asked.getByText('Nhân viên (NV)').waitFor();
    // Thinking again loses nothing of what was written.
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    await page.locator('header [data-command="notification.send"]').click();
    expect(await dialog.getByLabel('Tiêu đề').inputValue()).toBe('Bảo trì tối nay');
    await dialog.getByLabel('Nội dung').focus();
    await page.keyboard.press('Control+Enter');
    await asked.waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[role="row"]').filter({ hasText: 'Bảo trì tối nay' }).waitFor();

    await comeBack(reader);
    await reader.getByRole('button', { name: 'Thông báo: 1 chưa đọc' }).click();
    await reader.getByText('Hãy lưu việc đang làm.').waitFor();
    await reader.getByRole('button', { name: 'Đánh dấu đã đọc: Bảo trì tối nay' }).click();
    await reader.getByText('Chưa có thông báo nào.').waitFor();
    await reader.keyboard.press('Escape');
    await reader.reload();
    await listReady(reader);
    await bell(reader).waitFor();
    expect(await bell(reader).getAttribute('aria-label')).toBe('Thông báo');

    // The super admin is of another tier: nothing has arrived there.
    expect(await bell(page).getAttribute('aria-label')).toBe('Thông báo');
  });

  thorough('are deleted after a question', async () => {
    const page = await server.open('/dashboard/notification-manager', { tier: 100 });
    await listReady(page);
    await page.keyboard.press('v');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await server.store.db.selectFrom('notification').selectAll().execute()).length)
      .toBe(0);
  });

  thorough('are none of what one did oneself: a job that ended leaves the bell as it was', async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    for (const key of ['x', 'j', 'x', 'h']) await page.keyboard.press(key);
    await page.locator('[data-sonner-toast]').filter({ hasText: 'Ẩn bài' }).first().waitFor();
    await page.getByRole('button', { name: 'Thông báo', exact: true }).click();
    await page.getByText('Chưa có thông báo nào.').waitFor();
    expect(await page.getByRole('dialog').getByText('Ẩn bài').count()).toBe(0);
  });

  thorough('whose sidebar entry somebody sees without the route meet a page that names the permission', async () => {
    const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW', 'ROLE_VIEW'] });
    await listReady(page);
    await page.locator('nav [data-command="go.notifications"]').click();
    await page.getByRole('heading', { name: 'Bạn chưa có quyền vào trang này' }).waitFor();
    await page.locator('strong', { hasText: 'Xem TV slider' }).waitFor();
    await page.locator('nav [data-command="go.roles"]').click();
    await page.locator('strong', { hasText: 'Quản trị hệ thống' }).waitFor();
    await page.getByRole('button', { name: 'Về trang chủ' }).click();
    await listReady(page);
    const other = await server.open('/dashboard/tvslider-manager', { may: ['TV_SLIDER_VIEW'] });
    await other.locator('h1').first().waitFor();
    expect(await other.locator('nav [data-command="go.notifications"]').count()).toBe(0);
    await other.keyboard.press('g');
    await other.keyboard.press('n');
    await other.getByText('Chưa gửi thông báo nào').waitFor();
  });
});

describe('stickers', () => {
  thorough('are uploaded from this machine, and what is no picture is left out and said', async () => {
    const page = await server.open('/dashboard/sticker-manager', { may: ['STICKER_VIEW', 'STICKER_UPLOAD'] });
    await page.getByText('Chưa có sticker nào').waitFor();
    await page.locator('header [data-command="sticker.upload"]').click();
    const dialog = page.getByRole('dialog');
    const input = dialog.locator('input[type="file"]');
    await dialog.getByRole('button', { name: 'Tải sticker lên' }).click();
    await dialog.getByText('Chọn ít nhất một ảnh.').waitFor();
    await input.setInputFiles([
      await picture('do.png', '#c33'),
      await picture('xanh.png', '#3c3'),
      { name: 'thu.txt', mimeType: 'text/plain', buffer: Buffer.from('khong phai hinh') },
    ]);
    await dialog.getByText('thu.txt').waitFor();
    expect(await dialog.getByRole('list', { name: 'Ảnh đã chọn' }).getByRole('listitem').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Tải sticker lên' }).click();
    await page.getByText('Đã thêm sticker').first().waitFor();
    await expect.poll(() => page.locator('[role="grid"] img').count()).toBe(2);
  });

  thorough('that cannot be read keep their places, and each says so, as a picture and beside', async () => {
    stickers = [{}, { id: 7, sender: null }, null];
    try {
      const page = await server.open('/dashboard/sticker-manager', { may: ['STICKER_VIEW'] });
      await page.getByText('Không đọc được 2 dòng.').waitFor();
      await page.locator('[data-row] [data-unread]').nth(2).waitFor();
      expect(await page.locator('[data-row]').allInnerTexts()).toEqual(['(không tên)', '(không tên)', '(không tên)']);
      expect(await page.locator('[role="grid"] img').count()).toBe(0);
      await page.locator('[data-row="7"]').click();
      await page.locator('[data-detail]').waitFor();
      await page.locator('aside [role="note"][data-unread]').waitFor();
      expect(await page.locator('[data-detail]').innerText()).not.toContain('@');
    } finally {
      stickers = null;
    }
  });

  thorough('are there only for those who may see them', async () => {
    const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW'] });
    await listReady(page);
    expect(await page.locator('nav [data-command="go.stickers"]').count()).toBe(0);
  });
});

describe('one’s own account', () => {
  thorough('shows where one is signed in, and ends a session elsewhere', async () => {
    const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW'] });
    await listReady(page);
    const { user_name } = await whoIs(page);
    const elsewhere = await (
      await fetch(`${server.url}/api/adminusers/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
        body: JSON.stringify({ user_name, password: PASSWORD }),
      })
    ).json();
    await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
    await page.locator('[data-command="session.sessions"]').click();
    const panel = page.getByRole('dialog', { name: 'Thiết bị đang đăng nhập' });
    await panel.getByText('Thiết bị này', { exact: true }).waitFor();
    const other = panel.getByRole('listitem').filter({ hasText: 'Firefox · Windows' });
    await other.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await other.getByText('Đã đăng xuất').waitFor();
    const key = (elsewhere as { data: { sessionkey: string } }).data.sessionkey;
    await expect
      .poll(
        async () =>
          (await fetch(`${server.url}/api/adminusers/profile`, { headers: { authorization: `Bearer ${key}` } })).status,
      )
      .toBe(401);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  test('takes a new name and a picture', async () => {
    const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW'] });
    await listReady(page);
    await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
    await page.locator('[data-command="session.editProfile"]').click();
    const name = page.getByLabel('Tên hiển thị');
    await expect.poll(() => name.inputValue()).toBe('Người Trực Ca');
    await name.fill('Người Trực Đêm');
    await page.keyboard.press('Enter');
    await page.locator('input[type="file"]').setInputFiles([await picture('toi.png', '#36c')]);
    await page.getByRole('button', { name: 'Sửa hồ sơ của tôi' }).click();
    await page.getByText('Cập nhật thành công').first().waitFor();
    const account = page.getByRole('button', { name: 'Tài khoản của tôi' });
    await account.filter({ hasText: 'Người Trực Đêm' }).waitFor();
    expect(await account.locator('img').getAttribute('src')).toMatch(/^\/photos\/u\//);
  });

  thorough(
    'takes a new password: a wrong old one is said in place, a right one asks to sign in again after 2.5 seconds',
    async () => {
      const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW'] });
      await listReady(page);
      const { user_name } = await whoIs(page);
      await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
      await page.locator('[data-command="session.changePassword"]').click();
      await page.getByLabel('Mật khẩu cũ').fill('khong phai dau');
      await page.keyboard.press('Enter');
      await page.getByLabel('Mật khẩu mới').fill('mua xuan da ve');
      await page.keyboard.press('Enter');
      await page.getByText('Mật khẩu cũ không đúng, vui lòng nhập lại.').waitFor();
      await page.getByLabel('Mật khẩu cũ').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByText('Đã đổi mật khẩu. Vui lòng đăng nhập lại.').first().waitFor();
      const saidAt = Date.now();
      await page.waitForURL(/\/signin/);
      expect(Date.now() - saidAt).toBeGreaterThan(1500);
      await page.getByText('Hãy đăng nhập bằng mật khẩu mới.').first().waitFor();
      await page.getByLabel('Tên đăng nhập').fill(user_name);
      await page.getByLabel('Mật khẩu').fill('mua xuan da ve');
      await page.keyboard.press('Enter');
      await listReady(page);
    },
  );
});

describe('a role that is changed', () => {
  thorough(
    'is felt by an open console: after a refusal, while somebody works, and when its window is come back to',
    async () => {
      const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW', 'POST_VIEW', 'POST_HIDE'] });
      await listReady(page);
      const entry = (id: string) => page.locator(`nav [data-command="${id}"]`);
      await entry('go.posts').waitFor();
      await takeClock(page);
      // Where nothing is told, the console asks; what is told is felt at once (live.test.ts).
      await page.route('**/api/events*', (route) => route.abort());
      await page.goto(`${server.url}/dashboard/post-manager?state=visible`);
      await listReady(page);
      await giveActions(page, ['PROFILE_VIEW', 'POST_VIEW', 'VIP_VIEW']);
      // Toasts leave after seconds: they are waited for beside what else is to come, not after it.
      const says = (words: string) => page.locator('[data-sonner-toast]').getByText(words, { exact: true }).waitFor();
      // The server refuses what the console still offers; from then on it offers what there is.
      await Promise.all([
        says('Quyền của bạn đã thay đổi. Thêm: Xem tài khoản VIP. Không còn: Ẩn và khoá bài viết.'),
        page.keyboard.press('h').then(() => entry('go.vip').waitFor()),
      ]);
      // Nobody has to do anything: the sidebar, the buttons and the keys follow, and so does the screen itself.
      await giveActions(page, ['PROFILE_VIEW', 'POST_VIEW', 'POST_HIDE', 'TV_ACCOUNT_VIEW']);
      await page.clock.fastForward(15_000);
      await entry('go.tvUsers').waitFor();
      await entry('go.vip').waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.locator('[data-detail]').waitFor();
      await page.locator('[data-command="post.hide"]').first().waitFor();
      await giveActions(page, ['PROFILE_VIEW', 'POST_VIEW']);
      await Promise.all([
        says('Bạn không còn quyền: Xem tài khoản TV, Ẩn và khoá bài viết.'),
        page.locator('[data-command="post.hide"]').first().waitFor({ state: 'detached' }),
        page.clock.fastForward(15_000),
      ]);
      // One that nobody has touched for minutes rests, until its window is come back to. What it asked before is answered by then.
      const isQuiet = callsOf(page);
      await page.clock.fastForward(300_000);
      await isQuiet();
      await giveActions(page, ['PROFILE_VIEW']);
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/adminusers/profile') && asked.push(request.url()));
      await page.clock.fastForward(15_000);
      // Had it asked who the person is, that would have gone out before what is asked for now.
      await page.evaluate(async () => void (await (await fetch('/healthz')).text()));
      await isQuiet();
      expect(asked).toEqual([]);
      expect(await entry('go.posts').count()).toBe(1);
      await comeBack(page);
      await entry('go.posts').waitFor({ state: 'detached' });
      await page.locator('main').getByText('Xem bài viết').waitFor();
    },
  );

  thorough.each(ACTION_IDS.filter((id) => id.endsWith('_VIEW') && !['MEDIA_VIEW', 'ROLE_VIEW'].includes(id)))(
    'to %s alone still has a screen to sign in to',
    async (action) => {
      const page = await server.open('/dashboard', { may: [action] });
      await page.waitForURL((url) => url.pathname !== '/dashboard');
      expect(page.url()).not.toMatch(/\/(audit|jobs)/);
      await page.locator('h1').first().waitFor();
    },
  );
});

describe('the log of changes', () => {
  thorough('says what the console did: the same commands on the same rows, in words, with a job as one', async () => {
    const page = await server.open('/dashboard/post-manager?state=visible', { tier: 100 });
    await listReady(page);
    await page.keyboard.press('h');
    await page.getByText('Đã ẩn bài').first().waitFor();
    for (const key of ['j', 'x', 'j', 'x', 'j', 'x', 'h']) await page.keyboard.press(key);
    await page.getByText('Ẩn bài: xong 3/3.').first().waitFor();
    await page.keyboard.press('z');
    await page.getByText('Đã hoàn tác 3/3: Ẩn bài.').first().waitFor();

    const { uid } = await whoIs(page);
    const recorded = await server.store.db
      .selectFrom('audit')
      .select(['command', 'target_id', 'job'])
      .where('uid', '=', uid)
      .where('command', '!=', 'session.signIn')
      .orderBy('audit_id')
      .execute();
    const done = await page.evaluate(
      () =>
        new Promise<{ commandId: string; rowId: string | null; jobId: string | null; count: number }[]>((resolve) => {
          const opening = indexedDB.open('keyval-store');
          opening.onsuccess = () => {
            const { result: db } = opening;
            const [store = ''] = db.objectStoreNames;
            const got = db.transaction(store).objectStore(store).get('history');
            got.onsuccess = () => resolve(got.result as never);
          };
        }),
    );
    // What was done to one row is one record of it; a job is as many as it has rows, under its own id.
    const [job, single] = done;
    expect(recorded.filter((row) => row.job === null)).toEqual([
      { command: single?.commandId, target_id: single?.rowId, job: null },
    ]);
    const ofJob = recorded.filter((row) => row.job === job?.jobId);
    expect([ofJob.length, new Set(ofJob.map(({ command }) => command))]).toEqual([
      job?.count,
      new Set([job?.commandId]),
    ]);
    const undone = recorded.filter(({ command }) => command === 'post.unhide');
    expect(undone.map((row) => row.target_id).sort()).toEqual(ofJob.map((row) => row.target_id).sort());

    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await listReady(page);
    await page.goto(`${server.url}/dashboard/audit?actor=me`);
    await listReady(page);
    // Beside them stands that the person signed in.
    await expect.poll(() => page.locator('[role="row"][aria-rowindex]').count()).toBe(5);
    const folded = page.locator('[role="row"]').filter({ hasText: 'ẩn bài' }).filter({ hasText: 'và 2 mục khác' });
    await folded.getByText('Ẩn: không → có').waitFor();
    await folded.click();
    await page.keyboard.press('Enter');
    const detail = page.locator('[data-detail]');
    await detail.getByRole('row', { name: 'Ẩn không có' }).waitFor();
    expect(await detail.getByRole('link').first().getAttribute('href')).toContain('/dashboard/post-manager?row=');
    await detail.getByRole('link', { name: 'Cả 3 thay đổi của tác vụ này' }).click();
    await expect.poll(() => page.locator('[role="row"][aria-rowindex]').count()).toBe(4);
  });

  thorough('is filtered by person, target and days, and exported change by change', async () => {
    const page = await server.open('/dashboard/audit', { tier: 100, width: 1920 });
    await listReady(page);
    const chip = (name: string) => page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${name}(:|$)`) });
    const rows = () => page.locator('[role="row"][aria-rowindex]').count();
    await chip('Người làm').click();
    await page.getByRole('textbox', { name: 'Người làm' }).fill('khong-co-ai');
    await page.keyboard.press('Enter');
    await page.getByText('Không có dòng nào khớp').waitFor();
    await page.getByRole('button', { name: 'Xoá hết bộ lọc' }).first().click();
    await listReady(page);
    // By the name that stands in the rows, as it is typed in a hurry.
    const { uid } = await whoIs(page);
    await server.store.db
      .updateTable('admin_user')
      .set({ display_name: 'Đỗ Thị Nhật Ký' })
      .where('uid', '=', uid)
      .execute();
    await chip('Người làm').click();
    await page.getByRole('textbox', { name: 'Người làm' }).fill('nhat ky do');
    await page.keyboard.press('Enter');
    await expect.poll(rows).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Xoá hết bộ lọc' }).first().click();
    await listReady(page);
    await chip('Đến hết ngày').click();
    const day = page.getByRole('textbox', { name: 'Đến hết ngày' });
    await day.pressSequentially('3102');
    await page.keyboard.press('Enter');
    await page.getByText('Ngày không hợp lệ').waitFor();
    expect(await day.getAttribute('aria-invalid')).toBe('true');
    await day.fill('');
    await day.pressSequentially('01012020');
    expect(await day.inputValue()).toBe('01/01/2020');
    expect(await day.getAttribute('aria-invalid')).toBe('false');
    await page.keyboard.press('Enter');
    await page.getByText('Không có dòng nào khớp').waitFor();
    await page.getByRole('button', { name: 'Xoá hết bộ lọc' }).first().click();
    await expect.poll(rows).toBeGreaterThan(3);
    const all = await server.store.db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    // Six filters leave the tools no room of their own.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('header [data-tools]').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menu').locator('[data-command="list.exportCsv"]').click(),
    ]);
    const stream = await file.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const lines = Buffer.concat(parts).toString('utf8').trim().split('\r\n');
    expect(lines.length).toBe(Number(all.n) + 1);
    // A sentence says it to who reads; who counts has each part of it by itself, as exact as it was recorded.
    const fields = (line = '') =>
      line
        .replace('\uFEFF', '')
        .split(';')
        .map((field) => field.slice(1, -1));
    expect(fields(lines[0])).toEqual(['Lúc', 'Người làm', 'Lệnh', 'Đối tượng', 'Việc đã làm', 'Thay đổi']);
    expect(fields(lines.find((line) => line.includes('Ẩn: không → có')))).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
      expect.stringMatching(/ @\S+$/),
      'Ẩn bài',
      expect.stringMatching(/ \(\w+\)$/),
      expect.stringMatching(/ ẩn bài “/),
      'Ẩn: không → có',
    ]);
  });
});
