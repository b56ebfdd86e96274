import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisationOf } from '../../server/organisation/settings';
import type { Setting } from '../../server/settings';
import { type AProvider, CLIENT, startProvider } from '../support/aProvider';
import { thorough } from '../support/depth';
import { type Console, hire, listReady, startConsole } from './console';

let provider: AProvider;
let server: Console;
beforeAll(async () => {
  provider = await startProvider();
  server = await startConsole(undefined, undefined, (url) => {
    const given: Partial<Record<Setting, string>> = {
      TAMQUAN_OIDC_ISSUER: provider.issuer,
      TAMQUAN_OIDC_CLIENT_ID: CLIENT.id,
      TAMQUAN_OIDC_CLIENT_SECRET: CLIENT.secret,
      TAMQUAN_OIDC_NAME: 'Phật sự',
      TAMQUAN_OIDC_ROLES: '{"kiem-duyet": "Kiểm duyệt của tổ chức"}',
    };
    return { organisation: organisationOf((name) => given[name], url) };
  });
  await server.store.db
    .insertInto('role')
    .values({ role_name: 'Kiểm duyệt của tổ chức', action_ids: ['REPORT_VIEW', 'REPORT_DELETE_POST'], updated_at: 1 })
    .execute();
  provider.people.set('nga', { sub: 'nga', preferred_username: 'nga', name: 'Trần Thị Nga', groups: ['kiem-duyet'] });
  provider.people.set('khach', { sub: 'khach', preferred_username: 'khach', groups: [] });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** A browser of its own, in front of the sign-in page. */
async function atSignIn(path = '/dashboard/report') {
  const context = await server.browser.newContext({ locale: 'vi-VN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(server.url + path);
  await page.getByRole('link', { name: 'Đăng nhập bằng Phật sự' }).waitFor();
  return page;
}
type Page = Awaited<ReturnType<typeof atSignIn>>;

/** By keyboard alone: the name and a password, then the consent. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('x');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
}

test('whoever signs in by the organisation is where they were going, and stays in after a reload', async () => {
  const page = await atSignIn('/dashboard/report?status=all');
  await page.getByRole('link', { name: 'Đăng nhập bằng Phật sự' }).press('Enter');
  await signInThere(page, 'nga');
  await listReady(page);
  expect(new URL(page.url()).pathname).toBe('/dashboard/report');
  expect(page.url()).toContain('status=all');
  expect(page.url()).not.toContain('ticket');
  await page.reload();
  await listReady(page);
  // Who has no password is offered nothing that asks for it.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('giao diện');
  await page.getByRole('option').first().waitFor();
  await page.getByRole('combobox').fill('mật khẩu');
  await page.getByText('Không tìm thấy gì.').waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  await page.context().close();
});

thorough('whoever may not work here is told why on the sign-in page, and can try as somebody else', async () => {
  const page = await atSignIn();
  await page.getByRole('link', { name: 'Đăng nhập bằng Phật sự' }).click();
  await signInThere(page, 'khach');
  const why = page.getByRole('alert').filter({ hasText: 'Bạn không thuộc nhóm nào được làm việc ở đây.' });
  await why.waitFor();
  expect(page.url()).not.toContain('#');
  // Only once: it is no news after a reload.
  await page.reload();
  await page.getByRole('link', { name: 'Đăng nhập bằng Phật sự' }).waitFor();
  expect(await why.count()).toBe(0);
  await page.context().close();
});

thorough('a session that has ended goes on where it was after a sign-in in another tab', async () => {
  const page = await atSignIn();
  await page.getByRole('link', { name: 'Đăng nhập bằng Phật sự' }).click();
  await signInThere(page, 'nga');
  await listReady(page);
  await server.store.db
    .deleteFrom('session')
    .where('uid', 'in', (db) => db.selectFrom('admin_user').select('uid').where('user_name', '=', 'nga'))
    .execute();
  // A key that asks the server, and leaves the focus where it is.
  await page.keyboard.press('Shift+R');
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: 'Đăng nhập bằng Phật sự trong thẻ mới' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.getByRole('link', { name: 'Đăng nhập bằng Phật sự' }).click();
  // The provider knows this browser by now, and asks nothing.
  await listReady(tab);
  await dialog.waitFor({ state: 'detached' });
  // Whoever comes back to the tab goes on with its rows.
  await page.bringToFront();
  await listReady(page);
  await page.context().close();
});

thorough('a colleague reads who comes by the organisation, and how long a role given by hand holds', async () => {
  const { uid, user_name } = await hire(server.store, { may: [], tier: 99 });
  await server.store.db.insertInto('organisation_person').values({ issuer: 'x', subject: 'x', uid }).execute();
  const page = await server.open(`/dashboard/user-manager?text=${user_name}`);
  await listReady(page);
  await page.keyboard.press('Enter');
  const detail = page.locator('[data-detail]');
  await detail.getByText('Bằng Phật sự').waitFor();
  await detail.getByText('Vai trò do Phật sự quyết định').waitFor();
});
