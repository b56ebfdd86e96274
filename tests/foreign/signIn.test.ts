import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReady, signOutByPalette } from '../browser/atKeyboard';
import { thorough } from '../support/depth';
import { type ForeignConsole, signInByForm, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const callsOf = (call: string) => server.server.calls.filter(({ method, path }) => `${method} ${path}` === call);

test('a wrong password is said, a right one lets in, and a server that names no person at sign-in is asked who it is', async () => {
  const { user_name, password } = server.server.hire();
  const page = await server.atTheDoor('/dashboard/report');
  await signInByForm(page, user_name, 'khong-phai-mat-khau');
  await page.getByText('Sai tên đăng nhập hoặc mật khẩu').first().waitFor();
  await signInByForm(page, user_name, password);
  await listReady(page);
  expect(new URL(page.url()).pathname).toBe('/dashboard/report');
});

thorough('a reload goes on where it was, and a tab to come is let in only where that was asked for', async () => {
  const tab = async () => {
    const page = await context.newPage();
    await page.goto(`${server.url}/dashboard/report`);
    return page;
  };
  const { user_name, password } = server.server.hire();
  const page = await server.atTheDoor('/dashboard/report');
  const context = page.context();
  await page.getByLabel('Ghi nhớ đăng nhập').uncheck();
  await signInByForm(page, user_name, password);
  await listReady(page);
  await page.reload();
  await listReady(page);
  const stranger = await tab();
  await stranger.locator('input[name="username"]').waitFor();
  await stranger.getByLabel('Ghi nhớ đăng nhập').check();
  await signInByForm(stranger, user_name, password);
  await listReady(stranger);
  await listReady(await tab());
});

thorough(
  'who was signed in by an older console is in, and nothing of that one’s session is left after signing out',
  async () => {
    const key = 'cua-ban-cu';
    server.server.data.sessions.set(key, server.server.hire().uid);
    const page = await server.atTheDoor('/dashboard/report');
    await page.evaluate((token) => {
      localStorage.setItem('access_token', token);
      localStorage.setItem('refresh_token', 'moi');
    }, key);
    await page.reload();
    await listReady(page);
    await signOutByPalette(page);
    expect(server.server.data.sessions.has(key)).toBe(false);
    await page.reload();
    await page.locator('input[name="username"]').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('token')))).toEqual([]);
  },
);

test('signing out ends the session on the server and in the browser', async () => {
  const page = await server.openForeign('/dashboard/report');
  await listReady(page);
  const key = [...server.server.data.sessions.keys()].at(-1) ?? '';
  await signOutByPalette(page);
  expect(server.server.data.sessions.has(key)).toBe(false);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(key);
});

thorough('a session that ends in the middle of work asks to sign in over the page, and the work goes on', async () => {
  const page = await server.openForeign('/dashboard/post-manager');
  await listReady(page);
  const uid = server.server.data.staff.at(-1)?.uid;
  for (const [key, whose] of server.server.data.sessions) if (whose === uid) server.server.data.sessions.delete(key);
  await page.keyboard.press('h');
  await page.locator('input[name="password"]').waitFor();
  expect(server.server.data.posts[0]?.hidden).toBe(false);
  await page.locator('input[name="password"]').fill('mat-khau-cua-toi');
  await page.keyboard.press('Enter');
  await page.locator('input[name="password"]').waitFor({ state: 'detached' });
  await listReady(page);
  await expect.poll(() => server.server.data.posts[0]?.hidden).toBe(true);
  expect(callsOf('POST /post/hidepost').map(({ code }) => code)).toEqual([303, 200]);
});

thorough('where the permissions cannot be read signing in fails, and says so', async () => {
  const { user_name, password } = server.server.hire();
  // However often one sign-in asks for them.
  server.server.fault(({ path }) => path.endsWith('/actions'), 'lostBefore', 3);
  const page = await server.atTheDoor();
  await signInByForm(page, user_name, password);
  await page.getByText('Không tải được quyền').first().waitFor();
  await signInByForm(page, user_name, password);
  await page.locator('main#main').waitFor();
});

thorough(
  'somebody without a role is let in and told so, and nothing is asked of a role that is not there',
  async () => {
    const { user_name, password, uid } = server.server.hire();
    for (const one of server.server.data.staff) if (one.uid === uid) one.roles = [];
    const before = server.server.calls.length;
    const page = await server.atTheDoor();
    await signInByForm(page, user_name, password);
    await page.getByRole('heading', { name: 'Tài khoản của bạn chưa có quyền nào' }).waitFor();
    expect(await page.locator('main dl').innerText()).toContain(user_name);
    expect(server.server.calls.slice(before).filter(({ path }) => path.startsWith('/roles'))).toEqual([]);
  },
);
