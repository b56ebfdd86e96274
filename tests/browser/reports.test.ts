import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, countOpenCases, focusedRow, keyboardOnly, listReady, startConsole } from './console';
import { holding } from './holding';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

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
const actionsOf = async (ids: readonly string[]) => {
  const rows = await server.store.db
    .selectFrom('report_case')
    .select(['case_id', 'action'])
    .where('case_id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map(({ case_id, action }) => [case_id, action]));
  return ids.map((id) => byId.get(id));
};

test('a case about a comment says so in its row, for eyes and ears, and one about a post has no mark', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const rows = await page.locator('[data-surface="list"] [data-row]').evaluateAll((all) =>
    all.map((row) => ({
      isOnComment: row.getAttribute('data-row')?.startsWith('c') === true,
      says: row.querySelector('[data-on-comment]')?.textContent?.trim() ?? null,
    })),
  );
  expect(new Set(rows.map(({ isOnComment }) => isOnComment)).size).toBe(2);
  for (const { isOnComment, says } of rows) expect(says).toBe(isOnComment ? 'Báo cáo bình luận' : null);
});

thorough('a case that was looked at is read, also for who loads the page again, and for them alone', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const [first, second] = await openCases();
  const isUnread = (id = '') => page.locator(`[data-row="${id}"]`).getByText('Chưa đọc', { exact: false }).count();
  expect([await isUnread(first), await isUnread(second)]).toEqual([1, 1]);
  await page.keyboard.press('Enter');
  await expect.poll(() => isUnread(first)).toBe(0);
  await page.goto(`${server.url}/dashboard/report`);
  await listReady(page);
  expect([await isUnread(first), await isUnread(second)]).toEqual([0, 1]);
});

test('twenty cases are settled with one key each, the focus always on the next open one, and every decision is in the store', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const keys = await keyboardOnly(page);
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  const queue = (await openCases()).slice(0, 21);
  const plan = Array.from(
    { length: 20 },
    (_, index) =>
      [
        ['n', 1],
        ['v', 2],
        ['b', 3],
      ][index % 3] as [string, number],
  );

  for (const [index, [key]] of plan.entries()) {
    const before = await focusedRow(page);
    await keys.press(key);
    await page.waitForFunction(
      (from) => Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')) > from,
      before.index,
    );
    expect((await focusedRow(page)).index, `after ${index + 1}`).toBe(before.index + 1);
  }
  expect(keys.presses()).toBe(20);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"][role="row"]'));
  await expect.poll(() => actionsOf(queue.slice(0, 20))).toEqual(plan.map(([, action]) => action));
  expect(navigations).toEqual([]);

  await server.restart(0);
  expect(await actionsOf(queue.slice(0, 20))).toEqual(plan.map(([, action]) => action));
  expect((await openCases())[0]).toBe(queue[20]);

  // Taken back one by one, the newest first; the store ends as it began.
  for (let undone = 0; undone < 20; undone += 1) {
    await keys.press('z');
    const index = 19 - undone;
    await expect.poll(() => actionsOf([queue[index] ?? ''])).toEqual([0]);
  }
  expect((await openCases()).slice(0, 21)).toEqual(queue);
  const { n } = await server.store.db
    .selectFrom('report')
    .innerJoin('post', 'post.post_id', 'report.post_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('report.case_id', 'in', queue)
    .where('report.case_id', 'like', 'p%')
    .where('post.deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(n).toBe(0);
});

thorough('after a decision on several cases the focus is on the next open one, as after one', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const before = await countOpenCases(server);
  for (const key of ['x', 'Shift+J', 'Shift+J']) await page.keyboard.press(key);
  await page.getByText('Đã chọn 3 dòng').first().waitFor();
  await page.keyboard.press('n');
  await expect.poll(() => countOpenCases(server)).toBe(before - 3);
  const { text } = await focusedRow(page);
  await page.keyboard.press('n');
  await expect.poll(() => countOpenCases(server)).toBe(before - 4);
  expect((await focusedRow(page)).text).not.toBe(text);
});

thorough('the name of a reported author opens their page', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-detail] h2 [data-command="report.openAuthor"]').click();
  await page.waitForURL('**/dashboard/user-detail/*');
});

thorough('what another moderator has settled meanwhile shows as handled, and is no failure', async () => {
  const one = await server.open('/dashboard/report');
  await listReady(one);
  const other = await server.open('/dashboard/report');
  await listReady(other);
  const [first = ''] = await openCases();
  await one.keyboard.press('n');
  await expect.poll(() => actionsOf([first])).toEqual([1]);
  await other.keyboard.press('v');
  const said = (page: Page, words: RegExp) => page.locator('[data-sonner-toast]').filter({ hasText: words });
  const byOther = said(other, /Người Trực Ca.? đã xử lý trước: .*Kết quả: Đã bỏ qua/);
  await byOther.first().waitFor();
  await other.locator('[role="row"][aria-rowindex="2"]').getByText('Đã bỏ qua').waitFor();
  // Whoever tries again, and whoever decided it, are told as well.
  await other.keyboard.press('k');
  await other.keyboard.press('b');
  await expect.poll(() => byOther.count()).toBe(2);
  await one.keyboard.press('k');
  await one.keyboard.press('v');
  await said(one, /Bạn đã xử lý rồi: .*Kết quả: Đã bỏ qua/).waitFor();
  expect(await actionsOf([first])).toEqual([1]);
  await one.keyboard.press('z');
  await expect.poll(() => actionsOf([first])).toEqual([0]);
});

thorough(
  'a case taken back after the list was read anew stands in its place at once, with the cursor on it',
  async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    await page.keyboard.press('j');
    const { text } = await focusedRow(page);
    const words = text.slice(0, 24);
    const [, second = ''] = await openCases();
    await page.keyboard.press('n');
    await expect.poll(() => actionsOf([second])).toEqual([1]);
    await page.keyboard.press('Shift+R');
    await page.locator('[role="row"]').filter({ hasText: 'Đã bỏ qua' }).waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await expect.poll(() => actionsOf([second])).toEqual([0]);
    await expect.poll(() => focusedRow(page)).toMatchObject({ index: 3, text: expect.stringContaining(words) });
    expect(await page.getByText(/mục mới$/).count()).toBe(0);
  },
);

const rowId = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);

thorough(
  'the case just decided is one key away, also from a list that does not have it any more, and its author with it',
  async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const [first = ''] = await openCases();
    await page.keyboard.press('n');
    await expect.poll(() => actionsOf([first])).toEqual([1]);
    await page.keyboard.press('j');
    const place = await rowId(page);
    await page.keyboard.press('Shift+R');
    await page.locator('[role="row"]').filter({ hasText: 'Đã bỏ qua' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+L');
    const detail = page.locator('[data-surface="detail"]');
    await detail.getByText('Đã bỏ qua').first().waitFor();
    await page.waitForURL(/row=/);
    await page.keyboard.press('Shift+Enter');
    await page.waitForURL('**/dashboard/user-detail/*');
    await page.waitForFunction(() => document.activeElement?.matches('section[data-surface]'));
    await page.keyboard.press('Escape');
    await detail.getByText('Đã bỏ qua').first().waitFor();
    await page.keyboard.press('Shift+L');
    await expect.poll(() => rowId(page)).toBe(place);
  },
);

thorough('the question before blocking and the toast after it name the same author and the same words', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const { uid } = await page.evaluate(() => JSON.parse(localStorage.getItem('tamquan.userinfo') ?? '{}'));
  await page.evaluate((who) => localStorage.setItem(`tamquan.run.${who}`, '{"alwaysAsk":true}'), uid);
  await page.reload();
  await listReady(page);
  await page.keyboard.press('b');
  const question = page.getByRole('alertdialog');
  const named = (await question.locator('bdi').first().textContent()) ?? '';
  const author = named.split(' · ')[0] ?? '';
  expect(named).toContain(' · ');
  await page.keyboard.press('Enter');
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Đã khoá: ' });
  await toast.waitFor();
  expect(await toast.textContent()).toContain(named);
  expect(author).not.toBe('');
});

thorough('a case opens beside the list, follows the cursor, and Esc gives the focus back to its row', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const keys = await keyboardOnly(page);
  const first = await focusedRow(page);
  await keys.press('Enter');
  const detail = page.locator('[data-detail]');
  await detail.waitFor();
  await keys.press('j');
  await page.waitForFunction(
    (from) => Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')) === from + 1,
    first.index,
  );
  await keys.press('Escape');
  await detail.waitFor({ state: 'detached' });
  expect((await focusedRow(page)).index).toBe(first.index + 1);
});

thorough(
  'an opened case says what its author and its reporters have been known for, and nothing moves when that arrives',
  async () => {
    const { db } = server.store;
    const [id = ''] = await openCases();
    const { reported_uid, reporter_uid } = await db
      .selectFrom('report')
      .select(['reported_uid', 'reporter_uid'])
      .where('case_id', '=', id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const joined = Date.UTC(2019, 2, 5, 5) / 1000;
    await db.updateTable('member').set({ created_at: joined }).where('uid', '=', reported_uid).execute();
    const others = await db
      .selectFrom('report_case')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('reported_uid', '=', reported_uid)
      .where('case_id', '<>', id)
      .executeTakeFirstOrThrow();
    // All else that they have reported, somebody else has.
    await db
      .updateTable('report')
      .set({ reporter_uid: reported_uid })
      .where('reporter_uid', '=', reporter_uid)
      .where('case_id', '<>', id)
      .execute();
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const letGo = await holding(page, '**/api/report/getcase*');
    await page.keyboard.press('Enter');
    const detail = page.locator('[data-detail]');
    const record = detail.locator('[data-record]');
    await record.getByText('Tham gia 05/03/2019').waitFor();
    const topOfReports = async () => (await detail.locator('section').first().boundingBox())?.y;
    const before = await topOfReports();
    letGo();
    const past = Number(others.n) === 0 ? 'Chưa có vụ việc nào khác' : `${others.n} vụ việc khác`;
    await record.getByText(past).waitFor();
    await record.getByText(/^Tham gia 05\/03\/2019 · \d+ bài viết$/).waitFor();
    await detail.getByText('Báo cáo đầu tiên').first().waitFor();
    expect(await topOfReports()).toBe(before);
  },
);

thorough('what a case could not load while the network was gone comes by itself once it is back', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  // The part that draws a case is there; what it asks for is not.
  await page.keyboard.press('Enter');
  const detail = page.locator('[data-surface="detail"]');
  await detail.locator('[data-command="report.ignore"]').waitFor();
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  const trouble = detail.getByText('Không kết nối được máy chủ');
  await trouble.first().waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => trouble.count()).toBe(0);
});

thorough('Esc in the reply leads back to the row, with the case open and the words kept', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  await page.keyboard.press('r');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.keyboard.type('Cảm ơn bạn');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  expect(await page.locator('[data-detail] textarea').inputValue()).toBe('Cảm ơn bạn');
});

test('a role that may only look sees the reports and none of the decisions that need more', async () => {
  const page = await server.open('/dashboard/report', { may: ['REPORT_VIEW'] });
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  await page.locator('[data-command="report.ignore"]').first().waitFor();
  expect(await page.locator('[data-command="report.deletePost"], [data-command="report.blockUser"]').count()).toBe(0);
  const [first = ''] = await openCases();
  await page.keyboard.press('v');
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  expect(await actionsOf([first])).toEqual([0]);
});

test('a session that ends is asked for over the page, and the decision made meanwhile is kept and sent', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const [first = ''] = await openCases();
  // It ends as the decision arrives: no other call may be the first to hear of it and take the key away.
  await page.route(
    '**/report/processreport*',
    async (route) => {
      await server.store.db.deleteFrom('session').execute();
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Phiên làm việc đã kết thúc' });
  // Hands that are faster than the answer go on working: none of their keys is a letter of the password.
  const isAsked = () => page.evaluate(() => document.activeElement?.matches('[name="password"]') === true);
  while (!(await isAsked())) await page.keyboard.press('j');
  for (const key of ['j', 'v', 'Enter', 'j']) await page.keyboard.press(key);
  expect(await dialog.getByLabel('Mật khẩu').inputValue()).toBe('');
  expect(await dialog.locator('[role="alert"]').textContent()).toBe('');
  // Hands that have rested type it.
  await page.waitForTimeout(1000);
  await page.keyboard.type('mot-');
  expect(await page.locator('[role="row"]').count()).toBeGreaterThan(3);
  const user = await dialog.getByLabel('Tên đăng nhập').inputValue();
  expect(user).not.toBe('');
  await page.keyboard.type('mat-khau-dai');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => actionsOf([first]), { timeout: 15_000 }).toEqual([1]);
  await page.waitForFunction(() => document.activeElement !== document.body);
});

thorough('a case whose reports are gone takes no list with it, and says why it cannot be decided', async () => {
  const gone = (await openCases()).at(-1) ?? expect.fail();
  await server.store.db
    .deleteFrom('reply')
    .where('report_id', 'in', (ids) => ids.selectFrom('report').select('report_id').where('case_id', '=', gone))
    .execute();
  await server.store.db.deleteFrom('report').where('case_id', '=', gone).execute();
  const page = await server.open(`/dashboard/report?row=${gone}`);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const ignore = page.locator('[data-decisions] [data-command="report.ignore"]');
  await ignore.waitFor();
  expect(await ignore.getAttribute('aria-disabled')).toBe('true');
  expect(await ignore.getAttribute('title')).toContain('không còn báo cáo nào để xử lý');
  await page.goto(`${server.url}/dashboard/report?sort=time`);
  await listReady(page);
  await page.locator(`[data-row="${gone}"]`).waitFor();
  expect(await page.locator('[data-row]').count()).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});

/** Where the buttons of a part are, left and right of each, and what is seen on them beside keys. */
const buttonsIn = (page: Page, part: string) =>
  page.locator(`${part} button`).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top } = one.getBoundingClientRect();
      const words = [...one.querySelectorAll('span')].find((span) => span.clientWidth > 1)?.textContent ?? '';
      return { at: [left, right, top].map(Math.round).join(' '), words };
    }),
  );

test('what can be done with a case stands in one place on every case, and says what it deletes', async () => {
  const page = await server.open('/dashboard/report', { width: 1024 });
  await listReady(page);
  await page.keyboard.press('Enter');
  const seen = new Map<string, string>();
  const places = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await page.locator('[data-decisions] button').nth(2).waitFor();
    const decisions = await buttonsIn(page, '[data-decisions]');
    const desk = await buttonsIn(page, '[data-desk-acts]');
    places.add([...decisions, ...desk].map(({ at }) => at).join());
    seen.set(decisions[1]?.words ?? '', '');
    const next = page.locator('[data-detail]');
    const before = await next.textContent();
    await page.keyboard.press('j');
    await expect.poll(() => next.textContent()).not.toBe(before);
  }
  expect([...seen.keys()].sort()).toEqual(['Xoá bài', 'Xoá bình luận']);
  expect([...places]).toHaveLength(1);
});

/** How far the words of each decision stand from the middle of their button, where each button is, and how it is drawn. */
const decisionsDrawn = (page: Page) =>
  page.locator('[data-decisions] > button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const label = button.querySelector(':scope > span');
      const words = document.createRange();
      if (label) words.selectNodeContents(label);
      const [text, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      const { borderTopWidth, fontWeight } = getComputedStyle(button);
      return {
        offMiddlePx: Math.abs((text.left + text.right) / 2 - (box.left + box.right) / 2),
        place: [box.left, box.top, box.right].map(Math.round).join(' '),
        widthPx: Math.round(box.width),
        look: `${borderTopWidth} ${fontWeight} ${box.height}`,
      };
    }),
  );

test.each(['vi', 'ar'])(
  'the decisions on a case are as wide and as heavy, and beside a selection say that they are about this case alone: %s',
  async (lang) => {
    const page = await server.open('/dashboard/report', { lang });
    await listReady(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-decisions] button').nth(2).waitFor();
    const before = await decisionsDrawn(page);
    expect(new Set(before.map(({ look }) => look)).size).toBe(1);
    // The longest of them needs a little more than its third.
    const widths = before.map(({ widthPx }) => widthPx);
    if (lang === 'vi') expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(20);
    expect(await page.locator('[data-only]').count()).toBe(0);
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const only = page.locator('[data-only]');
    await only.waitFor();
    if (lang === 'vi') {
      expect(await only.innerText()).toBe('Chỉ vụ này');
      await page.getByRole('toolbar', { name: 'Quyết định: Chỉ vụ này' }).waitFor();
    }
    const after = await decisionsDrawn(page);
    expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => place));
    for (const { offMiddlePx } of after) expect(offMiddlePx).toBeLessThan(1.5);
    // It lies on the edge between two rows of buttons, over none of them.
    const line = (await only.boundingBox()) ?? expect.fail('it is not there');
    for (const button of await page.locator('[data-decisions] > button, [data-desk-acts] button').all()) {
      const box = (await button.boundingBox()) ?? expect.fail('no button');
      expect(box.y + box.height <= line.y + 0.5 || box.y >= line.y + line.height - 0.5).toBe(true);
    }
  },
);

test.each([1024, 390])('all that a selection of cases waits for has its button at %s px', async (width) => {
  const page = await server.open('/dashboard/report', { width });
  await listReady(page);
  if (width === 1024) {
    await page.keyboard.press('Enter');
    await page.locator('[data-decisions]').waitFor();
  }
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.locator('[data-selection]');
  for (const command of ['ignore', 'deletePost', 'blockUser']) {
    const button = bar.locator(`[data-command="report.${command}"]`);
    await button.waitFor();
    expect((await button.boundingBox())?.width).toBeGreaterThan(40);
  }
  if (width === 390) {
    // None of its words is cut: the gravest would be told from the others by colour alone.
    const cut = await bar
      .locator('[data-command^="report."] > .truncate')
      .evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])));
    expect(cut).toEqual([]);
  }
  // Without words to be seen it has them to be heard.
  await bar.getByRole('button', { name: /^Khoá tác giả/ }).waitFor();
});

test('what was reported comes first after who wrote it, in larger letters than anything below it', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  const detail = page.locator('[data-detail]');
  await detail.locator('header + [data-reported]').waitFor();
  const sizeOf = (selector: string) =>
    detail
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const sizes = await Promise.all(['h2 bdi', '[data-record]', 'section li'].map(sizeOf));
  expect(await sizeOf('[data-reported]')).toBeGreaterThan(Math.max(...sizes));
});

test('two cases that were decided at once are reached from their job, and on a phone the log says in full what was done, to the second', async () => {
  const page = await server.open('/dashboard/report', { width: 390 });
  await listReady(page);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const ids = await page
    .locator('[data-row][aria-selected="true"]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));
  await page.keyboard.press('n');
  await expect.poll(async () => new Set(await actionsOf(ids))).toEqual(new Set([1]));
  await page.goto(`${server.url}/dashboard/jobs`);
  const links = page.locator('[data-state="done"] a');
  await links.nth(1).waitFor();
  // It has the focus and has kept the room of the buttons that are spent; the press that takes the focus lands on the row all the same.
  await page.getByRole('button', { name: 'Hoàn tác tác vụ này' }).waitFor();
  const ways = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(ways.toSorted()).toEqual(ids.map((id) => `/dashboard/report?row=${id}`).toSorted());
  await links.first().click();
  await page.locator('[data-detail] [data-reported]').waitFor();

  await page.goto(`${server.url}/dashboard/audit`);
  await listReady(page);
  const card = page.locator('[data-row]', { hasText: 'bỏ qua báo cáo về' }).first();
  const act = card.locator('.card-text');
  expect(await act.textContent()).toContain('và 1 vụ việc khác');
  expect(await act.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  expect(await card.locator('time').textContent()).toMatch(/ \d\d:\d\d:\d\d$/);
});
