import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyboardOnly, listReady } from '../browser/atKeyboard';
import { thorough, varied } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';
import type { Call } from './server/answer';

const REPORTS = '/dashboard/report';
let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const stored = (reportId: number) => server.server.data.reports.find((report) => report.reportId === reportId);
const isDecision = ({ path }: Call) => path === '/report/processreport';
const decisions = () => server.server.calls.filter(isDecision);
/** As many open reports as ever, and nobody blocked, before each journey. */
beforeEach(() => {
  for (const [at, report] of server.server.data.reports.entries()) report.action = at % 6 === 5 ? 1 + (at % 3) : 0;
  for (const row of [...server.server.data.posts, ...server.server.data.comments]) row.deleted = false;
  for (const member of server.server.data.members) member.blocks = [];
  server.server.calls.length = 0;
});

/** The list, with what its rows lack read from the posts. */
async function atReports(more: Parameters<ForeignConsole['openForeign']>[1] = {}): Promise<Page> {
  const page = await server.openForeign(REPORTS, more);
  await listReady(page);
  return page;
}
const rowAt = (page: Page, at: number) => page.locator(`[role="row"][aria-rowindex="${at + 2}"]`);
type Report = ForeignConsole['server']['data']['reports'][number];
/** The reports by what they are about, the open ones of each first. */
function cases(reports: readonly Report[]): readonly [Report, ...Report[]][] {
  const byTarget = new Map<string, [Report, ...Report[]]>();
  const open = (report: Report) => report.action === 0;
  for (const report of [...reports.filter(open), ...reports.filter((one) => !open(one))]) {
    const about = byTarget.get(report.commentId ?? report.postId);
    if (about) about.push(report);
    else byTarget.set(report.commentId ?? report.postId, [report]);
  }
  return [...byTarget.values()];
}
/** Lets what is held go out at once. */
const sendNow = (page: Page) => page.getByRole('button', { name: 'Gửi ngay' }).first().click();
const sees = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

test('a report says what it is about: its post’s words and author, or which comment', async () => {
  const page = await atReports();
  const post = server.server.data.posts[0];
  await rowAt(page, 0)
    .getByText(post?.content ?? '?')
    .waitFor();
  await rowAt(page, 0)
    .getByText(post?.owner.displayName ?? '?')
    .waitFor();
  await rowAt(page, 1).getByText(`Bình luận ${server.server.data.reports[3]?.commentId}`).waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).not.toMatch(/undefined|NaN|1970/);
});

thorough(
  'reports are filtered by decision among those read, to the end of the list, and all of them are there at first',
  async () => {
    const page = await atReports();
    const { reports } = server.server.data;
    await page.getByRole('button', { name: 'Trạng thái', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Đã xoá' }).click();
    await sees(page, `trong ${cases(reports).length} dòng đã tải`);
    const deleted = cases(reports).filter(([{ action }]) => action === 2);
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(deleted.length + 1));
    expect(server.server.calls.filter(({ query }) => 'action' in query)).toEqual([]);
    // What is decided under a filter leaves it, and stands under the other.
    await page.goto(page.url().replace('decision=deleted', 'decision=open'));
    await listReady(page);
    const [first] = reports.filter(({ action }) => action === 0);
    await page.keyboard.press('n');
    await sendNow(page);
    await expect.poll(() => stored(first?.reportId ?? 0)?.action).toBe(1);
    await page.getByRole('button', { name: /^Trạng thái/ }).click();
    await page.getByRole('menuitemradio', { name: 'Đã bỏ qua' }).click();
    await page.locator(`[role="row"][data-row="p${first?.postId}"]`).waitFor();
  },
);

thorough('what the server cannot do is not offered: sorts, reopening, replies', async () => {
  const page = await atReports();
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  // Whoever is named can be opened where the server says by which key.
  const author = server.server.switches.fields === 'extra' ? [] : ['report.openAuthor'];
  for (const command of ['list.sort', 'report.reopen', 'report.sendReply', 'report.replyTemplate', ...author])
    expect(await page.locator(`main [data-command="${command}"]`).count()).toBe(0);
});

thorough(
  'thirty reports are decided by keyboard, each on the server as it was decided',
  async () => {
    const page = await atReports();
    const { press } = await keyboardOnly(page);
    const keys = ['n', 'v', 'b'];
    const expected = new Map<number, number>();
    for (let nth = 0; nth < 30; nth += 1) {
      const open = server.server.data.reports.filter(({ reportId, action }) => action === 0 && !expected.has(reportId));
      const [report] = open;
      if (!report) break;
      const about = (one: typeof report) => one.commentId ?? one.postId;
      const all = open.filter((one) => about(one) === about(report));
      for (const { reportId } of all) expected.set(reportId, 1 + (nth % 3));
      await press(keys[nth % 3] ?? 'n');
    }
    await expect
      .poll(() => [...expected].filter(([id, action]) => stored(id)?.action !== action), { timeout: 60_000 })
      .toEqual([]);
    expect(decisions().filter(({ code }) => code !== 200)).toEqual([]);
  },
  120_000,
);

thorough(
  'each post or comment stands once in the list, which counts what it shows and the reports it is made of',
  async () => {
    const page = await atReports();
    const { reports } = server.server.data;
    await sees(page, `${cases(reports).length} vụ việc · ${reports.length} báo cáo`);
    const [first = expect.fail()] = cases(reports);
    await rowAt(page, 0).getByText(String(first.length), { exact: true }).waitFor();
    expect(await page.locator(`[data-row="p${first[0].postId}"]`).count()).toBe(1);
  },
);

test('two reports about one post are settled by one decision', async () => {
  const page = await atReports();
  await page.keyboard.press('v');
  await rowAt(page, 0).getByText('Đã xoá').waitFor();
  await sendNow(page);
  await expect.poll(() => [700, 701, 702].map((id) => stored(id)?.action)).toEqual([2, 2, 2]);
  expect(server.server.data.posts[0]?.deleted).toBe(true);
  await sees(page, /Đã xoá nội dung bị báo cáo/);
});

thorough('a reported comment stands marked among those of its post, and deleting says no more than that', async () => {
  const page = await atReports();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const comment = server.server.data.reports[3]?.commentId ?? '';
  await page.locator(`[data-detail] [data-comment="${comment}"]`).getByText('bình luận bị báo cáo').waitFor();
  await page.getByRole('button', { name: 'Xoá nội dung' }).click();
  await sendNow(page);
  await expect
    .poll(() => server.server.data.comments.find(({ idcomment }) => idcomment === comment)?.deleted)
    .toBe(true);
  expect(server.server.data.posts.some(({ deleted }) => deleted)).toBe(false);
});

thorough('the author is blocked without the console knowing who that is', async () => {
  const page = await atReports();
  await page.keyboard.press('b');
  // Author, words and how many are decided with it: of its characters none is hidden, and none is said to be.
  const held = page.getByRole('region', { name: 'Chưa gửi' });
  await held.getByText(/\d báo cáo\)/).waitFor();
  expect(await held.locator('[data-code]').count()).toBe(0);
  await sendNow(page);
  // Several reports are about it, each with a call of its own.
  const about = server.server.data.reports.filter(
    ({ postId, commentId, action }) => postId === stored(700)?.postId && commentId === null && action !== 2,
  );
  await expect.poll(() => about.filter(({ action }) => action === 0)).toEqual([]);
  expect(decisions().map(({ query }) => query.action)).toContain('3');
  expect(server.server.data.posts[0]?.owner.blocks.length).toBe(3);
});

thorough('undo pulls a decision back before it goes out, and nothing is sent', async () => {
  const page = await atReports();
  await page.keyboard.press('n');
  await rowAt(page, 0).getByText('Đã bỏ qua').waitFor();
  await page.keyboard.press('z');
  await rowAt(page, 0).getByText('Đã bỏ qua').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Gửi ngay' }).count()).toBe(0);
  expect(decisions()).toEqual([]);
});

thorough('what somebody else has settled meanwhile stays theirs, and is shown as they settled it', async () => {
  const page = await atReports();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  const report = stored(703);
  if (report) report.action = 3;
  await sendNow(page);
  await sees(page, /Đã xử lý rồi: .*Kết quả: Đã khoá tác giả/);
  await rowAt(page, 1).getByText('Đã khoá tác giả').waitFor();
  expect(stored(703)?.action).toBe(3);
});

for (const how of varied(['lostBefore', 'lostAfter']))
  test(`a decision whose answer is lost (${how}) is made, once, and nobody else is named`, async () => {
    server.server.fault(isDecision, how);
    const page = await atReports();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    await sendNow(page);
    await sees(page, /Đã bỏ qua báo cáo/);
    expect(stored(703)?.action).toBe(1);
    expect(await page.getByText(/Đã xử lý rồi/).count()).toBe(0);
  });

thorough('selecting a report marks it read, for as long as this browser keeps it', async () => {
  const page = await atReports();
  const unread = rowAt(page, 4).getByText('Chưa đọc:');
  await unread.waitFor({ state: 'attached' });
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await unread.waitFor({ state: 'detached' });
  await page.reload();
  await listReady(page);
  expect(await unread.count()).toBe(0);
});

thorough('a link opens its report, however far down it is; one to no report says that it was not found', async () => {
  const page = await server.openForeign(`${REPORTS}?row=p${stored(775)?.postId}`);
  const post = server.server.data.posts.find(({ idpost }) => idpost === stored(775)?.postId);
  await page
    .locator('[data-detail]')
    .getByText(post?.content ?? '?')
    .waitFor();
  await page.goto(`${server.url}${REPORTS}?row=khong-co&lang=vi`);
  await sees(page, /không còn nữa, hoặc bạn không được xem/);
});

thorough('a reply stays a draft, and the console says that it goes nowhere', async () => {
  const page = await atReports();
  await page.keyboard.press('r');
  const draft = page.locator('[data-detail] textarea');
  await expect.poll(() => draft.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Cảm ơn bạn đã báo');
  await sees(page, 'Máy chủ này không gửi được thư. Bản nháp vẫn được giữ lại.');
  await page.reload();
  await expect.poll(() => draft.inputValue()).toBe('Cảm ơn bạn đã báo');
});
