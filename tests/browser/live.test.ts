import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { aPost, aReport } from '../server/rows';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { holding } from './holding';
import { networkRests } from './networkRests';

let server: Console;
/** How many streams have begun. */
let streams = 0;
beforeAll(async () => {
  server = await startConsole((app) =>
    app.addHook('onSend', async (request, _reply, payload) => {
      if (request.url === '/api/events') streams += 1;
      return payload;
    }),
  );
});
afterAll(() => server.close());

const now = () => Math.floor(Date.now() / 1000);
const QUEUE = '/dashboard/report';
const PROFILES = '/dashboard/profile-manager';
/** What is told is shown within this long of the moment in which the other console has its answer. */
const SOON = { timeout: 2000 };

const openCases = async () => {
  const rows = await server.store.db
    .selectFrom('report_case')
    .select('case_id')
    .where('action', '=', 0)
    .orderBy('newest_at', 'desc')
    .orderBy('case_id', 'desc')
    .execute();
  return rows.map(({ case_id }) => case_id);
};
const row = (page: Page, id = '') => page.locator(`[data-surface="list"] [data-row="${id}"]`);
const cursorId = (page: Page) => page.locator('.grid-cursor').getAttribute('data-row');
const totals = (page: Page) => page.locator('header').getByText(/^\d[\d.]* vụ việc/);
const numberOf = async (page: Page) => Number((await totals(page).textContent())?.match(/^[\d.]+/)?.[0]);

/** Whom the console of a page belongs to, named so that others know them. */
async function nameOf(page: Page, name: string): Promise<void> {
  await server.store.db
    .updateTable('admin_user')
    .set({ display_name: name })
    .where('uid', '=', await uidOf(page))
    .execute();
}
const uidOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('tamquan.userinfo') ?? '{}').uid as number);

/** Opens a page that hears what happens: resolves once its stream has begun. */
async function openListening(path: string, who?: Parameters<Console['open']>[1]): Promise<Page> {
  const before = streams;
  const page = await server.open(path, who);
  await listReady(page);
  await expect.poll(() => streams).toBe(before + 1);
  return page;
}

test('what a colleague decides is seen to be settled in its place, and by whom, without a reload', async () => {
  const lan = await openListening(QUEUE);
  const minh = await openListening(QUEUE);
  await nameOf(minh, 'Phạm Văn Minh');
  const [first, second] = await openCases();
  const before = await numberOf(lan);
  await minh.keyboard.press('n');
  const settled = row(lan, first);
  await settled.getByText('Phạm Văn Minh').waitFor(SOON);
  await settled.getByText('Đã bỏ qua').waitFor(SOON);
  // Nothing moves under the hand: the cursor stays on it, and what is below it stays there.
  expect(await cursorId(lan)).toBe(first);
  expect(await settled.getAttribute('aria-rowindex')).toBe('2');
  expect(await row(lan, second).getAttribute('aria-rowindex')).toBe('3');
  await expect.poll(() => numberOf(lan)).toBe(before - 1);
  await lan.locator('[aria-live="polite"]').getByText('Người khác vừa xử lý 1 vụ việc').waitFor();
  // The line of its keys says so too, and they tell what has become of it.
  await lan.locator('[data-key-line]:not(:has([data-command="report.ignore"]))').first().waitFor();
  await lan.keyboard.press('v');
  await lan
    .locator('[data-sonner-toast]')
    .filter({ hasText: /Phạm Văn Minh.? đã xử lý trước: .*Kết quả: Đã bỏ qua/ })
    .waitFor();
});

thorough(
  'a member whom a colleague blocks is seen to be blocked in their row, marked for a moment and said once',
  async () => {
    const lan = await openListening(PROFILES);
    const minh = await openListening(PROFILES);
    const member = await cursorId(lan);
    const changed = row(lan, member ?? '');
    const blocked = changed.getByText('Khoá đăng bài');
    expect([await cursorId(minh), await blocked.count()]).toEqual([member, 0]);
    const isMarked = lan.waitForFunction(
      (id) =>
        document
          .querySelector(`[data-surface="list"] [data-row="${id}"]`)
          ?.getAnimations()
          .some((animation) => animation.id === 'changedElsewhere'),
      member,
    );
    for (const key of ['b', 'p', 'Enter']) await minh.keyboard.press(key);
    await blocked.waitFor({ timeout: 4000 });
    await isMarked;
    expect(await changed.getAttribute('aria-rowindex')).toBe('2');
    await lan.locator('[aria-live="polite"]').getByText('Người khác vừa sửa 1 mục').waitFor();
    expect(await minh.locator('[aria-live="polite"]').getByText('Người khác').count()).toBe(0);
  },
);

thorough(
  'a page that opens reads its list and its bell once, and is told what happened before its stream began',
  async () => {
    const minh = await openListening(PROFILES);
    const lan = await server.open(PROFILES);
    // A list of before that is still to be read is not one of the page that opens.
    await listReady(lan);
    await networkRests(lan);
    const letStreamBegin = await holding(lan, '**/api/events');
    const asked: URL[] = [];
    lan.on('request', (request) => asked.push(new URL(request.url())));
    await lan.reload();
    await listReady(lan);
    await minh.keyboard.press('j');
    const changed = row(lan, (await cursorId(minh)) ?? '');
    expect(await changed.getByText('Khoá đăng bài').count()).toBe(0);
    for (const key of ['b', 'p', 'Enter']) await minh.keyboard.press(key);
    await row(minh, (await cursorId(minh)) ?? '')
      .getByText('Khoá đăng bài')
      .waitFor();
    letStreamBegin();
    await changed.getByText('Khoá đăng bài').waitFor({ timeout: 4000 });
    await networkRests(lan);
    // What happened to a row that is not in the list, as in another test a moment ago, makes it look for new ones at its top.
    const isLook = ({ searchParams }: URL) => searchParams.get('count') === '20' && !searchParams.has('mine');
    const readsOf = (path: string) =>
      asked.filter((url) => url.pathname === `/api${path}` && !isLook(url)).map(({ search }) => search);
    expect(readsOf('/users/list')).toHaveLength(1);
    expect(readsOf('/notification/list')).toHaveLength(1);
  },
);

thorough('a burst of what colleagues do costs a few calls, not one a row, and one sentence', async () => {
  const lan = await openListening(QUEUE);
  const minh = await openListening(QUEUE);
  const decided = (await openCases()).slice(0, 12);
  const calls: string[] = [];
  lan.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  await minh.keyboard.press('n');
  for (const id of decided.slice(1)) {
    await row(minh, id).waitFor();
    await minh.keyboard.press('n');
  }
  await row(lan, decided[0]).getByText('Đã bỏ qua').waitFor(SOON);
  await lan
    .locator('[aria-live="polite"]')
    .getByText(/Người khác vừa xử lý \d+ vụ việc/)
    .waitFor();
  await row(lan, decided.at(-1)).getByText('Đã bỏ qua').waitFor(SOON);
  expect(calls.length).toBeLessThan(decided.length);
});

thorough('a report that arrives waits behind the chip, at once, and the chip shows it', async () => {
  const page = await openListening(QUEUE);
  const [first] = await openCases();
  const report = await aReport(server.store.db, { post: await aPost(server.store.db) }, { created_at: now() });
  const chip = page.getByRole('button', { name: '1 mục mới' });
  await chip.waitFor({ timeout: 4000 });
  expect(await cursorId(page)).toBe(first);
  // It takes no click that is meant for a row, nor on a phone one that is meant for what a card says.
  const roomBelowChip = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const chip = box('main [data-command="list.refresh"][aria-label$="mục mới"]');
      const text = [...document.querySelectorAll('[role="row"] [role="gridcell"] *')]
        .filter((one) => one.childElementCount === 0 && one.textContent)
        .map((one) => one.getBoundingClientRect().top);
      return Math.min(...text) - (chip?.bottom ?? Number.POSITIVE_INFINITY);
    });
  expect(await roomBelowChip()).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await chip.waitFor();
  expect(await roomBelowChip()).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await chip.click();
  await expect.poll(() => cursorId(page)).toBe(report.case_id);
});

thorough('rights that are taken away take effect at once', async () => {
  const page = await openListening(QUEUE, { may: ['REPORT_VIEW', 'REPORT_DELETE_POST', 'PROFILE_VIEW'] });
  await page.getByRole('link', { name: 'Quản lý tài khoản' }).waitFor();
  const { role_id } = await server.store.db
    .selectFrom('admin_role')
    .select('role_id')
    .where('uid', '=', await uidOf(page))
    .executeTakeFirstOrThrow();
  const admin = await server.open('/dashboard/user-manager', { tier: 100 });
  await listReady(admin);
  const answer = await admin.evaluate(
    async ([id, actions]) => {
      const key = sessionStorage.getItem('tamquan.sessionkey');
      const role = { role_name: `Ca trực ít quyền ${id}`, action_ids: actions };
      const sent = await fetch(`/api/roles/${id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(role),
      });
      return (await sent.json()).error;
    },
    [role_id, ['REPORT_VIEW']] as const,
  );
  expect(answer).toMatchObject({ code: 200 });
  await page.locator('[data-sonner-toast]').filter({ hasText: 'Bạn không còn quyền' }).waitFor({ timeout: 4000 });
  await page.getByRole('link', { name: 'Quản lý tài khoản' }).waitFor({ state: 'detached' });
});

thorough('whose session an admin ends is asked to sign in again at once', async () => {
  const page = await openListening(QUEUE);
  const uid = await uidOf(page);
  await server.store.db.deleteFrom('session').where('uid', '=', uid).execute();
  await page.getByRole('dialog').getByLabel('Mật khẩu', { exact: true }).waitFor({ timeout: 20_000 });
});

thorough(
  'tabs of one browser hold one stream; when the tab that holds it is closed, another goes on where it was',
  async () => {
    const first = await openListening(QUEUE);
    const [decided, later] = await openCases();
    const second = await first.context().newPage();
    await second.goto(first.url());
    await listReady(second);
    const other = await openListening(QUEUE);
    const before = streams;
    await other.keyboard.press('n');
    await row(second, decided).getByText('Đã bỏ qua').waitFor(SOON);
    expect(streams).toBe(before);
    await first.close();
    await expect.poll(() => streams).toBe(before + 1);
    await other.keyboard.press('n');
    await row(second, later).getByText('Đã bỏ qua').waitFor({ timeout: 5000 });
  },
);

thorough('what was decided while the server was away is there once it is back', async () => {
  const page = await openListening(QUEUE);
  const other = await openListening(QUEUE);
  const before = streams;
  const [decided] = await openCases();
  await page.context().setOffline(true);
  await other.keyboard.press('n');
  await row(other, decided).getByText('Đã bỏ qua').waitFor(SOON);
  await server.restart(500);
  await page.context().setOffline(false);
  await expect.poll(() => streams).toBe(before + 2);
  await row(page, decided).getByText('Đã bỏ qua').waitFor(SOON);
});

thorough('whoever opens a case is seen to be at it until they leave, and decisions go past it', async () => {
  const lan = await openListening(QUEUE);
  const minh = await openListening(QUEUE);
  await nameOf(minh, 'Phạm Văn Minh');
  const [, second, third] = await openCases();
  const atIt = row(lan, second).getByText('Phạm Văn Minh đang xử lý');
  await minh.keyboard.press('j');
  await minh.keyboard.press('Enter');
  await atIt.waitFor(SOON);
  await lan.keyboard.press('n');
  await expect.poll(() => cursorId(lan)).toBe(third);
  await minh.keyboard.press('Escape');
  await atIt.waitFor({ state: 'detached', ...SOON });
});

thorough('a case is taken over from a colleague, who sees by whom, and is asked before they decide it', async () => {
  const lan = await openListening(QUEUE);
  const minh = await openListening(QUEUE);
  await nameOf(minh, 'Phạm Văn Minh');
  await nameOf(lan, 'Trần Thị Lan');
  const [first] = await openCases();
  await minh.keyboard.press('Enter');
  await row(lan, first).getByText('Phạm Văn Minh đang xử lý').waitFor(SOON);
  await lan.keyboard.press('Enter');
  const detail = lan.locator('[data-surface="detail"]');
  await detail.getByText('Phạm Văn Minh đang xử lý').waitFor();
  await lan.keyboard.press('c');
  await lan
    .locator('[data-sonner-toast]')
    .filter({ hasText: /Đã tiếp nhận từ .*Phạm Văn Minh/ })
    .waitFor();
  await detail.getByText('Phạm Văn Minh đang xử lý').waitFor({ state: 'detached' });
  await minh.locator('[data-surface="detail"]').getByText('Trần Thị Lan đang xử lý').waitFor(SOON);
  await minh.keyboard.press('n');
  const question = minh.getByRole('alertdialog');
  await question.getByText('Đồng nghiệp đang xử lý vụ việc này.').waitFor();
  await minh.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await row(minh, first).getByText('Đã bỏ qua').count()).toBe(0);
});

thorough('whoever goes on from an open case to another page is at it no more', async () => {
  const lan = await openListening(QUEUE);
  const minh = await openListening(QUEUE);
  const [first] = await openCases();
  await minh.keyboard.press('Enter');
  const atIt = row(lan, first).getByText('đang xử lý');
  await atIt.waitFor(SOON);
  await minh.locator('[data-detail] h2 [data-command="report.openAuthor"]').click();
  await atIt.waitFor({ state: 'detached', ...SOON });
});

thorough('a tab that is closed leaves nobody at the case it had open', async () => {
  const lan = await openListening(QUEUE);
  const minh = await openListening(QUEUE);
  const [first] = await openCases();
  await minh.keyboard.press('Enter');
  const atIt = row(lan, first).getByText('đang xử lý');
  await atIt.waitFor(SOON);
  await minh.close({ runBeforeUnload: false });
  await atIt.waitFor({ state: 'detached', timeout: 5000 });
});

thorough(
  'what a colleague notes on the case that is open is there to be read, and in the bell of whom it calls',
  async () => {
    const mine = await openListening(QUEUE, { may: ACTION_IDS });
    await nameOf(mine, 'Vũ Đức Minh');
    await mine.keyboard.press('Enter');
    await mine.getByText('Chưa có ghi chú.').waitFor();
    const theirs = await openListening(QUEUE, { may: ACTION_IDS });
    await theirs.keyboard.press('h');
    await theirs.getByLabel('Ghi chú cho đồng nghiệp').waitFor();
    await theirs.keyboard.type('@vu duc');
    await theirs.getByRole('option', { name: 'Vũ Đức Minh' }).waitFor();
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.type('đừng xoá vội');
    await theirs.keyboard.press('Control+Enter');
    await mine.locator('[data-note]', { hasText: 'đừng xoá vội' }).waitFor(SOON);
    await mine.getByRole('button', { name: /Thông báo.*1/ }).waitFor(SOON);
  },
);

thorough(
  'a case that is handed over says so in the colleagues’ lists, and is in the bell of whom it is handed to',
  async () => {
    const lan = await openListening(QUEUE, { may: ACTION_IDS });
    await nameOf(lan, 'Đặng Thị Ngọc');
    const minh = await openListening(QUEUE, { may: ACTION_IDS });
    const [first] = await openCases();
    await minh.keyboard.press('p');
    await minh.getByRole('option', { name: 'Đặng Thị Ngọc' }).waitFor();
    await minh.keyboard.type('dang thi ngoc');
    await minh.keyboard.press('Enter');
    await row(lan, first)
      .getByText('Đặng Thị Ngọc phụ trách')
      .waitFor({ state: 'attached', ...SOON });
    await lan.getByRole('button', { name: /Thông báo.*1/ }).waitFor(SOON);
  },
);
