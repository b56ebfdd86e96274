import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Console, listReady, startConsole } from './console';

let desk: Console;
beforeAll(async () => {
  desk = await startConsole();
  // Whose phone is not verified is asked for its number.
  await desk.store.db.updateTable('member').set({ phone_verified: false }).execute();
});
afterAll(() => desk.close());

/** A toast that goes while it is looked at is half there. */
const FADING = '[data-sonner-toaster]';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const somebody = async () =>
  (await desk.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow()).pubkey;

/** Fails with the rule, the element and the state it was found in. */
async function holds(page: Page, state: string) {
  // What is still fading in is not yet what one reads.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude(FADING).analyze();
  expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}

const LOOKS = [
  { name: 'light and wide', width: 1440, dark: false },
  { name: 'dark and narrow', width: 390, dark: true },
  { name: 'dark and wide', width: 1440, dark: true },
  { name: 'light and narrow', width: 390, dark: false },
] as const;

test.each(LOOKS)('signing in can be read by everybody, and so can its refusal: $name', async ({ width, dark }) => {
  const context = await desk.browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.goto(`${desk.url}/signin?lang=vi`);
  await page.getByLabel('Tên đăng nhập').waitFor();
  await holds(page, 'sign-in');
  await page.getByLabel('Tên đăng nhập').fill(`khach-${width}-${dark}`);
  await page.getByLabel('Mật khẩu').fill('khong-dung');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await holds(page, 'sign-in refused');
  await context.close();
});

test.each(LOOKS)(
  'every list and its detail can be read by everybody: $name',
  async (look) => {
    const page = await desk.open('/dashboard/report', look);
    for (const path of ['report', 'post-manager', 'profile-manager', 'temple-manager']) {
      await page.goto(`${desk.url}/dashboard/${path}`);
      await listReady(page);
      await holds(page, path);
      await page.keyboard.press('x');
      await page.locator('[data-command]').first().waitFor();
      await holds(page, `${path} with a selection`);
      await page.keyboard.press('x');
      await page.keyboard.press('Enter');
      await page.locator('[data-detail]').waitFor();
      await holds(page, `${path} with a detail`);
    }
    for (const path of [`user-detail/${await somebody()}`, 'audit', 'jobs', 'sticker-manager', 'no-such-screen']) {
      await page.goto(`${desk.url}/dashboard/${path}`);
      await page.locator('h1').first().waitFor();
      await holds(page, path);
    }
  },
  240_000,
);

test.each(LOOKS)('staff and roles, and what they ask, can be read by everybody: $name', async (look) => {
  const page = await desk.open('/dashboard/user-manager', { ...look, tier: 100 });
  for (const [path, asking] of [
    ['user-manager', ['c', 'p', 'v']],
    ['role-manager', ['c']],
  ] as const) {
    await page.goto(`${desk.url}/dashboard/${path}`);
    await listReady(page);
    await holds(page, path);
    for (const key of asking) {
      await page.keyboard.press(key);
      const asked = page.locator('[role="dialog"], [role="alertdialog"]').first();
      await asked.waitFor();
      await holds(page, `${path} after ${key}`);
      await page.keyboard.press('Escape');
      await asked.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
    }
    await page.keyboard.press('Enter');
    await page.locator('[data-detail]').waitFor();
    await holds(page, `${path} with a detail`);
  }
});

test.each(LOOKS)('notifications, the bell, and one’s own sessions can be read by everybody: $name', async (look) => {
  const page = await desk.open('/dashboard/notification-manager', { ...look, tier: 100 });
  await page.locator('h1').first().waitFor();
  await holds(page, 'notifications');
  await page.locator('header [data-command="notification.send"]').click();
  await page.getByLabel('Tiêu đề').fill('Bảo trì tối nay');
  await page.getByLabel('Nội dung').fill('Từ 22 giờ.');
  await holds(page, 'a notification being written');
  await page.keyboard.press('Control+s');
  await page.getByRole('alertdialog').waitFor();
  await holds(page, 'a notification asked about');
  await page.keyboard.press('Enter');
  await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: /^Thông báo: / }).click();
  await page.getByRole('dialog', { name: /^Thông báo/ }).waitFor();
  await holds(page, 'the bell');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
  await page.locator('[data-command="session.sessions"]').click();
  await page.getByText('Đang dùng', { exact: true }).waitFor();
  await holds(page, 'sessions');
  await page.goto(`${desk.url}/dashboard/audit`);
  await listReady(page);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Người làm:/ })
    .click();
  await page.getByRole('textbox', { name: 'Người làm' }).waitFor();
  await holds(page, 'a filter to type into');
  await page.keyboard.press('Escape');
  await page.locator('[role="row"][aria-rowindex="2"]').click();
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  await holds(page, 'a recorded change');
});

test.each(LOOKS)('everything that lies over the page can be read by everybody: $name', async (look) => {
  const page = await desk.open('/dashboard/profile-manager', look);
  await listReady(page);
  const over = async (keys: readonly string[], shown: string, state: string) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(shown).first().waitFor();
    await holds(page, state);
    await page.keyboard.press('Escape');
    await page.locator(shown).first().waitFor({ state: 'detached' });
    // Whatever was opened, the focus is back in the list.
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  };
  await over(['Control+k'], '[cmdk-list]', 'palette');
  await over(['b'], '[role="listbox"]', 'argument by letters');
  await over(['t'], '[role="dialog"] input', 'argument in words');
  await over(['?'], '[role="dialog"]', 'keys');
  await over(['g', 'x'], '[role="dialog"]', 'settings');
  await over(['Control+a', 's'], '[role="alertdialog"]', 'question');
  await over(['m'], '[role="menu"]', 'row menu');
});
