import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyboardOnly, listReady } from '../browser/atKeyboard';
import { keptInBrowser } from '../browser/keptInBrowser';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';
import type { How } from './server/faults';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const ROLES = '/dashboard/role-manager';
const rolesNamed = (name: string) => server.server.data.roles.filter(({ role_name }) => role_name === name).length;
const vips = () => server.server.data.vips.map(({ pubkey }) => pubkey);
const callsOf = (call: string) => server.server.calls.filter(({ method, path }) => `${method} ${path}` === call).length;
const loseNext = (call: string, how: How, times = 1) =>
  server.server.fault(({ method, path }) => `${method} ${path}` === call, how, times);

/** What may have arrived, above every list. */
const doubt = (page: Page) => page.getByRole('region', { name: 'Có thể đã được nhận' });
const way = (page: Page, name: 'Xem lại' | 'Gửi lại' | 'Đã có rồi' | 'Để nguyên') =>
  doubt(page).getByRole('button', { name });
const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
const onButton = (page: Page, name: string) =>
  page.waitForFunction((text) => document.activeElement?.textContent === text, name);
const onARow = (page: Page) => page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);

/** A role whose creation is lost on the way, and its question left. */
async function loseARole(page: Page, name: string): Promise<void> {
  await listReady(page);
  loseNext('POST /roles', 'lostBefore');
  await page.keyboard.press('c');
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Không có phản hồi và hiện chưa thấy trên máy chủ').waitFor();
  await page.keyboard.press('Escape');
  await onARow(page);
}

/** Somebody on no list of VIP accounts, added to it by keyboard. */
async function addAVip(page: Page, how: How): Promise<string> {
  await listReady(page);
  const found = server.server.data.members.find(({ pubkey }) => !vips().includes(pubkey));
  if (!found) throw new Error('everybody is a VIP account');
  loseNext('POST /follow/createvip', how);
  await page.keyboard.press('c');
  await page.getByPlaceholder('UID hoặc mã công khai').waitFor();
  await page.keyboard.type(found.pubkey);
  await page
    .locator('[cmdk-item][aria-selected="true"]')
    .filter({ hasText: String(found.uid) })
    .waitFor();
  await page.keyboard.press('Enter');
  return found.pubkey;
}

thorough('a role that arrived although its answer was lost is found in the list, and opened', async () => {
  const page = await server.openForeign(ROLES, { tier: 100 });
  await listReady(page);
  loseNext('POST /roles', 'lostAfter');
  const before = callsOf('POST /roles');
  await page.keyboard.press('c');
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.keyboard.type('Đã tới nơi');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Đã tới nơi' }).waitFor();
  await toast(page, 'Đã thêm vai trò').waitFor();
  expect(await doubt(page).count()).toBe(0);
  expect(rolesNamed('Đã tới nơi')).toBe(1);
  expect(callsOf('POST /roles') - before).toBe(1);
});

test('a role that did not arrive is looked for and sent again by keyboard alone: z leads to what is undecided', async () => {
  const page = await server.openForeign(ROLES, { tier: 100 });
  const keys = await keyboardOnly(page);
  await loseARole(page, 'Lạc giữa đường');
  // It says what it is about.
  await doubt(page).getByText('Lạc giữa đường').waitFor();
  await keys.press('z');
  await toast(page, 'Hãy quyết định việc đó trước').waitFor();
  await onButton(page, 'Xem lại');
  const looks = callsOf('GET /roles');
  await keys.press('Enter');
  await expect.poll(() => callsOf('GET /roles')).toBeGreaterThan(looks);
  await toast(page, 'Hiện chưa thấy').waitFor();
  expect(rolesNamed('Lạc giữa đường')).toBe(0);
  await onARow(page);
  await keys.press('z');
  await onButton(page, 'Xem lại');
  await keys.press('Tab');
  await onButton(page, 'Gửi lại');
  await keys.press('Enter');
  await expect.poll(() => rolesNamed('Lạc giữa đường')).toBe(1);
  await doubt(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Lạc giữa đường' }).waitFor();
});

thorough(
  'what is undecided waits across a reload; Esc goes back to the list; left as it is, nothing more is sent',
  async () => {
    const page = await server.openForeign(ROLES, { tier: 100 });
    await loseARole(page, 'Chờ qua lần tải');
    const sent = callsOf('POST /roles');
    await page.reload();
    await listReady(page);
    await doubt(page).getByText('Chờ qua lần tải').waitFor();
    await page.keyboard.press('z');
    await onButton(page, 'Xem lại');
    await page.keyboard.press('Escape');
    await onARow(page);
    await page.keyboard.press('z');
    await onButton(page, 'Xem lại');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    for (const next of ['Gửi lại', 'Đã có rồi', 'Để nguyên']) {
      await page.keyboard.press('Tab');
      await onButton(page, next);
    }
    await page.keyboard.press('Enter');
    await doubt(page).waitFor({ state: 'detached' });
    await onARow(page);
    // Nobody loads the page anew within the moment that writing it down takes.
    await expect.poll(async () => (await keptInBrowser(page)).held).toBe(0);
    await page.reload();
    await listReady(page);
    expect(await doubt(page).count()).toBe(0);
    expect(callsOf('POST /roles')).toBe(sent);
    expect(rolesNamed('Chờ qua lần tải')).toBe(0);
  },
);

thorough(
  'a member whose answer was lost is looked for among the VIP accounts, and asked about by mouse where he is not there',
  async () => {
    const page = await server.openForeign('/dashboard/suggest');
    const arrived = await addAVip(page, 'lostAfter');
    await toast(page, 'Thêm user thành công').waitFor();
    expect(vips().filter((one) => one === arrived)).toHaveLength(1);
    await page.keyboard.press('z');
    await expect.poll(() => vips().includes(arrived)).toBe(false);

    const lost = await addAVip(page, 'lostBefore');
    await doubt(page).waitFor();
    expect(vips()).not.toContain(lost);
    await page.reload();
    await listReady(page);
    await way(page, 'Gửi lại').click();
    await expect.poll(() => vips().filter((one) => one === lost).length).toBe(1);
    await doubt(page).waitFor({ state: 'detached' });
    await page.locator(`[role="row"][data-row="${lost}"]`).waitFor();
    await onARow(page);

    // Somebody else does it meanwhile: to look again finds it.
    const others = await addAVip(page, 'lostBefore');
    await doubt(page).waitFor();
    server.server.data.vips.unshift({ pubkey: others, languageTags: [] });
    const sent = callsOf('POST /follow/createvip');
    await way(page, 'Xem lại').click();
    await doubt(page).waitFor({ state: 'detached' });
    await page.locator(`[role="row"][data-row="${others}"]`).waitFor();
    expect(callsOf('POST /follow/createvip')).toBe(sent);

    await addAVip(page, 'lostBefore');
    await way(page, 'Đã có rồi').click();
    await doubt(page).waitFor({ state: 'detached' });
    await onARow(page);
    expect(callsOf('POST /follow/createvip')).toBe(sent + 1);
  },
);

thorough(
  'a job over many rows: what was refused, lost and found is counted apart; undo takes out what was added alone',
  async () => {
    const before = vips();
    const strangers = server.server.data.members.map(({ pubkey }) => pubkey).filter((one) => !before.includes(one));
    const strike = (how: How, nth: number) => {
      const key = strangers[nth] ?? '';
      server.server.fault(({ path, query }) => path === '/follow/createvip' && query.pubkey === key, how);
      return key;
    };
    const isLost = [strike('lostBefore', 20), strike('html', 41), strike('lostBefore', 77)];
    const isRefused = strike('code999', 33);
    for (const [at, how] of (['lostAfter', 'empty', 'cut', 'slow'] as const).entries()) strike(how, 7 + 10 * at);
    const page = await server.openForeign('/dashboard/profile-manager', { width: 390 });
    await listReady(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+a');
    await page.getByRole('toolbar').locator('[data-command="vip.add"]').click();
    await page.getByRole('alertdialog').getByText('Thêm 120 thành viên vào VIP?').waitFor();
    await page.keyboard.press('Enter');
    const added = () => vips().filter((one) => !before.includes(one));
    await expect.poll(() => added().length, { timeout: 30_000 }).toBe(strangers.length - isLost.length - 1);
    expect(new Set(added()).size).toBe(added().length);
    await toast(page, '3 dòng có thể đã được nhận').waitFor();

    await page.keyboard.press('g');
    await page.keyboard.press('j');
    const done = strangers.length - isLost.length - 1;
    await page.getByText(`Xong ${done} · Đã được xử lý trước đó ${before.length}`).waitFor();
    await page.reload();
    await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption('unsure');
    const asked = page.getByRole('region', { name: 'Từng dòng' }).getByRole('group');
    await expect.poll(() => asked.count()).toBe(3);
    // A thumb reaches every button, and each row says which it is.
    for (const one of await asked.all()) {
      expect(await one.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      // And its words whole, on one line.
      expect(
        await one.locator('button').evaluateAll((all) => all.filter((it) => it.scrollHeight > it.clientHeight).length),
      ).toBe(0);
      const uid = (await one.getAttribute('aria-label')) ?? '';
      const name = page.locator('main').getByText(uid, { exact: true });
      expect((await name.boundingBox())?.width ?? 0).toBeGreaterThan(50);
    }
    const sent = callsOf('POST /follow/createvip');
    await asked.first().getByRole('button', { name: 'Gửi lại' }).click();
    await expect.poll(() => added().length).toBe(done + 1);
    await expect.poll(() => asked.count()).toBe(2);
    await page.waitForFunction(() => document.activeElement?.closest('main section') != null);
    await asked.first().getByRole('button', { name: 'Để nguyên' }).click();
    await expect.poll(() => asked.count()).toBe(1);
    await asked.first().getByRole('button', { name: 'Xem lại' }).click();
    await page.getByText('Có thể đã được nhận 1').waitFor();
    expect(callsOf('POST /follow/createvip')).toBe(sent + 1);
    // One press: no button takes the place of another while a look or a retry runs, nor does anything move it.
    server.server.fault(({ path, query }) => path === '/follow/createvip' && query.pubkey === isRefused, 'slow');
    // What is spent leaves its place empty.
    const retry = page.locator('main [data-command="job.retry"]');
    expect(await retry.innerText()).toContain('Thử lại dòng lỗi');
    await retry.click();
    const place = await retry.boundingBox();
    await page.locator('main').getByRole('button', { name: 'Tạm dừng' }).waitFor();
    expect(await retry.getAttribute('aria-disabled')).toBe('true');
    expect(await retry.boundingBox()).toEqual(place);
    await page.waitForFunction(() => document.activeElement?.matches('[data-job]'));
    await expect.poll(added).toContain(isRefused);
    await page
      .locator('main')
      .getByText(`Xong ${done + 2}`)
      .waitFor();
    expect(await retry.boundingBox()).toEqual(place);
    await page.waitForFunction(() => document.activeElement?.matches('[data-job]'));
    await page.locator('main').getByRole('button', { name: 'Hoàn tác' }).click();
    await expect.poll(vips, { timeout: 20_000 }).toEqual(before);
  },
);
