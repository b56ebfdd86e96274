import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { focusedRow, listReady } from '../browser/atKeyboard';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';
import type { Member } from './server/records';
import type { Switches } from './server/switches';

let server: ForeignConsole;
let fields: Switches['fields'];
beforeAll(async () => {
  server = await startForeignConsole();
  fields = server.server.switches.fields;
});
afterEach(() => Object.assign(server.server.switches, { fields }));
afterAll(() => server.close());

const member = (index: number): Member => {
  const found = server.server.data.members[index];
  if (!found) throw new Error(`no member ${index}`);
  return found;
};
const sent = (call: string) => server.server.calls.filter(({ method, path }) => `${method} ${path}` === call);
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

/** The list of members with the cursor on one of the first. */
async function at(index: number): Promise<Page> {
  const page = await server.openForeign('/dashboard/profile-manager');
  await listReady(page);
  for (let nth = 0; nth < index; nth += 1) await page.keyboard.press('j');
  await expect.poll(async () => (await focusedRow(page)).index).toBe(index + 2);
  return page;
}
async function edit(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await page.keyboard.type('sua thong tin thanh vien');
  await page.locator('[cmdk-item][data-selected="true"][data-command="profile.update"]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Nơi ở').waitFor();
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

thorough('a member of whom the server says five things shows these, and of all else nothing', async () => {
  Object.assign(server.server.switches, { fields: 'spec' });
  const page = await at(1);
  await page.keyboard.press('Enter');
  const detail = page.locator('[data-detail]');
  await detail
    .getByText(`UID ${member(1).uid}`)
    .first()
    .waitFor();
  for (const name of ['Ngày sinh', 'Giới tính', 'Tham gia', 'Sửa lần cuối', 'Nơi ở'])
    await detail.locator('dl > div').filter({ hasText: name }).getByText('—').waitFor();
  for (const wrong of ['1970', 'Nữ', 'NaN', 'undefined', 'Invalid', 'screens.'])
    expect(await page.locator('body').innerText()).not.toContain(wrong);
});

test('blocks are put on and lifted one by one, and undo sets those again that there were', async () => {
  const page = await at(4);
  expect(member(4).blocks).toEqual(['BLOCK_POST']);
  await page.keyboard.press('b');
  await expect.poll(() => page.locator('[role="option"][aria-selected="true"]').count()).toBe(1);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await expect.poll(() => member(4).blocks).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
  // Both, of which one may have no room.
  await page
    .locator('[role="row"][aria-rowindex="6"]')
    .getByText('Khoá bình luận')
    .first()
    .waitFor({ state: 'attached' });
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Hoàn tác' }).first().waitFor();
  await page.keyboard.press('z');
  await expect.poll(() => member(4).blocks).toEqual(['BLOCK_POST']);
});

thorough(
  'a phone number that somebody has is said at its field, another one is verified, and that is taken back',
  async () => {
    const page = await at(2);
    const { phone } = member(2);
    await page.keyboard.press('t');
    const field = page.getByLabel('Số điện thoại').last();
    await field.waitFor();
    await field.fill(member(0).phone);
    await page.keyboard.press('Enter');
    await page.locator('[role="dialog"] [aria-invalid="true"]').waitFor();
    expect(member(2).phoneVerified).toBe(false);
    await field.fill('+84 987 650 123');
    await page.keyboard.press('Enter');
    await expect.poll(() => member(2)).toMatchObject({ phone: '+84987650123', phoneVerified: true });
    await toast(page, 'Đã xác minh').waitFor();
    expect(await page.locator('[role="row"][aria-rowindex="4"]').getByText('Chưa xác minh').count()).toBe(0);
    await page.keyboard.press('z');
    await expect.poll(() => member(2).phoneVerified).toBe(false);
    member(2).phone = phone;
  },
);

thorough(
  'where the server never says the number, unverifying says so and sends nothing, but undo sends what was verified',
  async () => {
    Object.assign(server.server.switches, { fields: 'spec' });
    const { phone, phoneVerified } = member(2);
    Object.assign(member(2), { phoneVerified: true });
    let page = await at(2);
    const before = sent('PUT /users/verifyphone').length;
    await page.keyboard.press('t');
    await page.getByText('Máy chủ không cho biết số điện thoại của thành viên này.').first().waitFor();
    expect(sent('PUT /users/verifyphone')).toHaveLength(before);
    await page.close();
    Object.assign(member(2), { phoneVerified: false });
    page = await at(2);
    await page.keyboard.press('t');
    await page.getByLabel('Số điện thoại').last().fill('+84987650124');
    await page.keyboard.press('Enter');
    await toast(page, 'Đã xác minh').waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => member(2).phoneVerified).toBe(false);
    expect(sent('PUT /users/verifyphone').at(-1)?.query).toMatchObject({ phonenumber: '+84987650124' });
    Object.assign(member(2), { phone, phoneVerified });
  },
);

thorough('the seal is given and taken by number', async () => {
  const page = await at(3);
  await page.keyboard.press('s');
  await expect.poll(() => member(3).authentic).toBe(true);
  await page.locator('[role="row"][aria-rowindex="5"]').getByText('Tích xanh').waitFor();
  expect(sent('PUT /users/setauthentic').at(-1)?.query).toEqual({ uid: String(member(3).uid), isAuthentic: 'true' });
  await toast(page, 'Đã gắn tích xanh').waitFor();
  await page.keyboard.press('z');
  await expect.poll(() => member(3).authentic).toBe(false);
});

test('an edit of one field leaves all others as they are, the birth date to the second', async () => {
  Object.assign(server.server.switches, { fields: 'extra' });
  // Midnight in Vietnam: the day before by UTC.
  member(5).dob = Date.parse('1990-05-31T00:00:00+07:00') / 1000;
  const before = { ...member(5) };
  const page = await at(5);
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').getByText('31/05/1990').waitFor();
  await edit(page);
  expect(await page.getByLabel('Ngày sinh').inputValue()).toBe('31/05/1990');
  await page.getByLabel('Nơi ở').fill('Đà Lạt');
  await save(page);
  await expect.poll(() => member(5).location).toBe('Đà Lạt');
  expect({ ...member(5), lastModified: 0 }).toEqual({ ...before, location: 'Đà Lạt', lastModified: 0 });
  await page.locator('[data-detail]').getByText('Đà Lạt').waitFor();

  await edit(page);
  await page.getByLabel('Ngày sinh').fill('28/02/1991');
  await save(page);
  await expect.poll(() => member(5).dob).toBe(Date.parse('1991-02-28T00:00:00+07:00') / 1000);
  await page.locator('[data-detail]').getByText('28/02/1991').waitFor();
  await toast(page, 'Cập nhật thành công').waitFor();
  await page.keyboard.press('z');
  await expect.poll(() => member(5).dob).toBe(before.dob);
  expect(member(5)).toMatchObject({ displayName: before.displayName, gender: before.gender, location: 'Đà Lạt' });
});

thorough('an edit of a member of whom little is known says nothing of the rest', async () => {
  Object.assign(server.server.switches, { fields: 'spec' });
  const before = { ...member(6) };
  const page = await at(6);
  await edit(page);
  await page.getByLabel('Email').fill('moi@example.vn');
  await save(page);
  await expect.poll(() => member(6).email).toBe('moi@example.vn');
  expect({ ...member(6), lastModified: 0 }).toEqual({ ...before, email: 'moi@example.vn', lastModified: 0 });
});

thorough('a member is found by number and by key, and nobody is said to be nobody', async () => {
  const page = await at(0);
  const last = server.server.data.members.length - 1;
  const only = async (text: string) => {
    await page.keyboard.press('/');
    await page.getByPlaceholder('Tìm trong danh sách').fill(text);
    await page.keyboard.press('Enter');
  };
  const found = (index: number) => page.locator(`[role="row"][data-row="${member(index).pubkey}"]`);
  await only(String(member(last - 1).uid));
  await found(last - 1).waitFor();
  await only(member(last).pubkey);
  await found(last).waitFor();
  // A part of what is known of members is searched for among those read.
  await only(member(0).pubkey.slice(-6));
  await found(0).waitFor();
  await page.getByText(`trong ${server.server.data.members.length} dòng đã tải`).waitFor();
  await only('99999999');
  await page.getByText('Không tìm thấy thành viên nào').first().waitFor();
});

thorough(
  'members are filtered by state among those read, and the palette asks for a number or a key, not for a name',
  async () => {
    const page = await at(0);
    await page
      .getByRole('button', { name: /^Trạng thái/ })
      .first()
      .click();
    await page
      .getByRole('menuitemradio', { name: 'Bị khoá' })
      .or(page.getByRole('menuitemradio').nth(1))
      .first()
      .click();
    const all = server.server.data.members;
    await page.getByText(`trong ${all.length} dòng đã tải`).waitFor();
    const blocked = all.filter(({ blocks }) => blocks.length > 0).length;
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(blocked + 1));
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Gõ lệnh, UID hoặc mã công khai của thành viên…').waitFor();
  },
);

thorough('a member has a page, with what they have posted', async () => {
  const { owner, content } = server.server.data.posts[0] ?? {};
  const page = await server.openForeign(`/dashboard/user-detail/${owner?.pubkey}`);
  await page.locator('[data-detail]').getByText(String(content)).waitFor();
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: String(owner?.uid) })
    .or(page.getByRole('heading', { level: 1, name: owner?.displayName }))
    .first()
    .waitFor();
  expect(await page.locator('body').innerText()).not.toContain('screens.');
  await page.goto(`${server.url}/dashboard/user-detail/0xkhongcoai`);
  await page.getByText('Không tìm thấy user tương ứng').first().waitFor();
});
