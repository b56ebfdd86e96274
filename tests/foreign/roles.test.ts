import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const moderators = () => server.server.data.roles.find(({ role_name }) => role_name === 'Kiểm duyệt');
const actions = () => moderators()?.action_ids ?? [];

test('an action is added to a role by keyboard and taken back, and the server keeps what it has of its own', async () => {
  moderators()?.action_ids.push('STICKER_BURN');
  const page = await server.openForeign('/dashboard/role-manager', { tier: 100 });
  await listReady(page);
  const row = page.locator('[role="row"]').filter({ hasText: 'Kiểm duyệt' }).first();
  await row.click();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
  await page.getByRole('checkbox', { name: 'STICKER_BURN' }).waitFor();
  await page.keyboard.type('xoa bai viet');
  await page.locator('label').filter({ hasText: 'Xoá bài viết' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  const before = ['REPORT_VIEW', 'REPORT_DELETE_POST', 'POST_VIEW', 'STICKER_BURN'];
  await expect.poll(() => actions().length).toBe(before.length + 1);
  expect(actions()).toEqual(expect.arrayContaining(before));
  expect(moderators()?.role_name).toBe('Kiểm duyệt');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  await page.keyboard.press('z');
  await expect.poll(() => [...actions()].sort()).toEqual([...before].sort());
  await page.close();
});

test('Enter right behind the click that opens a role leaves the focus in the search of its actions', async () => {
  const page = await server.openForeign('/dashboard/role-manager', { tier: 100 });
  await listReady(page);
  // On a slow machine the key arrives when the detail has just been drawn, and before it has taken the focus.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-surface="detail"] input[type="search"]')) return;
      observer.disconnect();
      const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(enter);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('[role="row"]').filter({ hasText: 'Kiểm duyệt' }).first().click();
  const focused = await page.waitForFunction(() => {
    const at = document.activeElement?.closest('[data-surface="detail"]') && document.activeElement;
    return at?.outerHTML.slice(0, 300);
  });
  expect(await focused.jsonValue()).toMatch(/^<input[^>]*type="search"/);
  await page.close();
});
