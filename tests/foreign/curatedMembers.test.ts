import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { focusedRow, listReady } from '../browser/atKeyboard';
import { thorough, varied } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';
import type { Member } from './server/records';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const LISTS = {
  vip: {
    path: '/dashboard/suggest',
    create: 'POST /follow/createvip',
    keys: () => server.server.data.vips.map(({ pubkey }) => pubkey),
  },
  tv: { path: '/dashboard/tvuser-manager', create: 'POST /tv/create', keys: () => server.server.data.tv },
} as const;
type Which = keyof typeof LISTS;

const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
const row = (page: Page, { pubkey }: { readonly pubkey: string }) => page.locator(`[role="row"][data-row="${pubkey}"]`);
const sent = (call: string) => server.server.calls.filter(({ method, path }) => `${method} ${path}` === call);
const tagsOf = (pubkey: string) => server.server.data.vips.find((one) => one.pubkey === pubkey)?.languageTags;

/** Somebody who is on neither list. */
function aStranger(): Member {
  const found = server.server.data.members.find(
    ({ pubkey }) => !LISTS.vip.keys().includes(pubkey) && !LISTS.tv.keys().includes(pubkey),
  );
  if (!found) throw new Error('everybody is on a list');
  return found;
}

async function open(which: Which): Promise<Page> {
  const page = await server.openForeign(LISTS[which].path);
  await listReady(page);
  return page;
}
async function add(page: Page, { pubkey, uid }: Member): Promise<void> {
  await page.keyboard.press('c');
  await page.getByPlaceholder('UID hoặc mã công khai').waitFor();
  await page.keyboard.type(pubkey);
  await page
    .locator('[cmdk-item][aria-selected="true"]')
    .filter({ hasText: String(uid) })
    .waitFor();
  await page.keyboard.press('Enter');
}

test.each(varied(['vip', 'tv']))(
  'a member is added to the %s accounts once, and undo takes out what was added alone',
  async (which) => {
    const { keys, create } = LISTS[which];
    const page = await open(which);
    const stranger = aStranger();
    const before = [...keys()];
    await add(page, stranger);
    await toast(page, 'Thêm user thành công').waitFor();
    expect(keys()).toEqual([stranger.pubkey, ...before]);
    await row(page, stranger).waitFor();
    const calls = sent(create).length;
    // One who is there is found before anything is sent.
    await add(page, stranger);
    await toast(page, 'Đã là tài khoản').waitFor();
    expect(sent(create)).toHaveLength(calls);
    await page.keyboard.press('z');
    await toast(page, 'lần nữa để hoàn tác').waitFor();
    await page.keyboard.press('z');
    await expect.poll(keys).toEqual(before);
  },
);

thorough.each(['vip', 'tv'] as const)(
  'an addition to the %s accounts whose answer was lost is found and not sent again',
  async (which) => {
    const { keys, create } = LISTS[which];
    const page = await open(which);
    const stranger = aStranger();
    const calls = sent(create).length;
    server.server.fault(({ method, path }) => `${method} ${path}` === create, 'lostAfter');
    await add(page, stranger);
    await toast(page, 'Thêm user thành công').waitFor();
    expect(keys().filter((key) => key === stranger.pubkey)).toHaveLength(1);
    expect(sent(create)).toHaveLength(calls + 1);
    await row(page, stranger).waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => keys().includes(stranger.pubkey)).toBe(false);
  },
);

thorough('a TV account that is removed is put back by undo', async () => {
  const page = await open('tv');
  const [first = ''] = LISTS.tv.keys();
  await page.keyboard.press('v');
  await expect.poll(() => LISTS.tv.keys().includes(first)).toBe(false);
  await row(page, { pubkey: first }).getByText('Đã gỡ').waitFor();
  await toast(page, 'Xoá user thành công').waitFor();
  await page.keyboard.press('z');
  await expect.poll(() => LISTS.tv.keys().includes(first)).toBe(true);
  await row(page, { pubkey: first }).getByText('Đã gỡ').waitFor({ state: 'detached' });
});

thorough.each(['vip', 'tv'] as const)(
  'a %s account that is put back by an undo whose answer was lost is found again',
  async (which) => {
    const { keys, create } = LISTS[which];
    const page = await open(which);
    const [first = ''] = keys();
    await page.keyboard.press('v');
    await expect.poll(() => keys().includes(first)).toBe(false);
    const mark = row(page, { pubkey: first }).getByText('Đã gỡ');
    await mark.waitFor();
    server.server.fault(({ method, path }) => `${method} ${path}` === create, 'lostAfter');
    await page.keyboard.press('z');
    await toast(page, 'Đã hoàn tác').waitFor();
    await mark.waitFor({ state: 'detached' });
    expect(keys().filter((key) => key === first)).toHaveLength(1);
    expect(await page.getByRole('region', { name: 'Có thể đã được nhận' }).count()).toBe(0);
  },
);

thorough(
  'languages are added where they are absent, and what else an account is tagged with stays as it is',
  async () => {
    const page = await open('vip');
    const { pubkey } = server.server.data.vips[0] ?? { pubkey: '' };
    const odd = ['tiếng Mường', 'VI', ...Array.from({ length: 25 }, (_, nth) => `qaa-x-n${nth}`)];
    Object.assign(server.server.data.vips[0] ?? {}, { languageTags: odd });
    await page.keyboard.press('Shift+R');
    await row(page, { pubkey }).getByText('tiếng Mường').first().waitFor({ state: 'attached' });
    await listReady(page);
    await page.keyboard.press('t');
    await page.getByRole('listbox', { name: 'Ngôn ngữ nào' }).waitFor();
    // However it is written, what is set is not offered again.
    expect(await page.getByRole('option', { name: 'Tiếng Việt' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.type('tiengphap');
    await page.getByRole('option').getByText('Tiếng Pháp').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => tagsOf(pubkey)).toEqual([...odd, 'fr']);
    await toast(page, 'thẻ').waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => tagsOf(pubkey)).toEqual(odd);
  },
);

thorough(
  'a VIP account that is removed comes back with its languages; where they cannot be set again that is said',
  async () => {
    const page = await open('vip');
    const vip = server.server.data.vips[1] ?? { pubkey: '', languageTags: [] };
    vip.languageTags = ['vi', 'en', 'không rõ'];
    const { pubkey, languageTags } = vip;
    await page.keyboard.press('Shift+R');
    await row(page, { pubkey }).getByText('không rõ').first().waitFor({ state: 'attached' });
    await row(page, { pubkey }).click();
    const remove = async () => {
      await expect.poll(async () => (await focusedRow(page)).index).toBe(3);
      await page.keyboard.press('v');
      await expect.poll(() => tagsOf(pubkey)).toBeUndefined();
      await row(page, { pubkey }).getByText('Đã gỡ').waitFor();
      await toast(page, 'Xoá user thành công').waitFor();
    };
    await remove();
    await page.keyboard.press('z');
    await expect.poll(() => tagsOf(pubkey)).toEqual(languageTags);
    await row(page, { pubkey }).getByText('Đã gỡ').waitFor({ state: 'detached' });
    await toast(page, 'Đã hoàn tác').waitFor();

    await remove();
    server.server.fault(({ path }) => path === '/follow/setlanguagetags', 'code999', 9);
    await page.keyboard.press('z');
    await expect.poll(() => tagsOf(pubkey)).toEqual([]);
    await toast(page, 'nhưng chưa gắn lại được thẻ ngôn ngữ').waitFor();
    // The row says it too, in the place of the languages that it has no more; its detail has them as they are now.
    await row(page, { pubkey }).getByText('nhưng chưa gắn lại được thẻ ngôn ngữ').waitFor();
    await page.locator('[data-detail]').getByText('Chưa có thẻ ngôn ngữ').waitFor();
  },
);

thorough('VIP accounts are sorted by name here, where the server can not', async () => {
  const page = await open('vip');
  await page.keyboard.press('Shift+S');
  const names = () =>
    server.server.data.vips.map(
      ({ pubkey }) => server.server.data.members.find((one) => one.pubkey === pubkey)?.displayName ?? '',
    );
  const { compare } = new Intl.Collator('vi', { numeric: true });
  const [first = ''] = names().toSorted(compare);
  await page.locator('[role="row"][aria-rowindex="2"]').getByText(first).waitFor();
  await page.getByText(`trong ${names().length} dòng đã tải`).waitFor();
});
