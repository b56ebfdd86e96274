import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aComment } from '../server/rows';
import { thorough } from '../support/depth';
import { type Console, countOpenCases, focusedRow, listReady, startConsole } from './console';
import { keptInBrowser } from './keptInBrowser';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** What the heading says of the number of rows. */
const counted = async (page: Page) =>
  Number(/(\d+) (?:dòng|vụ)/.exec((await page.locator('header').allInnerTexts()).join(' '))?.[1]);
const openCases = () => countOpenCases(server);

test('the count of the queue follows each decision and each undo, though settled rows stay in their place', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const before = await openCases();
  await expect.poll(() => counted(page)).toBe(before);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect.poll(() => counted(page)).toBe(before - 2);
  await page.keyboard.press('z');
  await expect.poll(() => counted(page)).toBe(before - 1);
  expect(await openCases()).toBe(before - 1);
});

test('what is counted of an author is true after their post is deleted, and after undo has brought it back', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const cases = await server.store.db
    .selectFrom('report_case')
    .innerJoin('post', 'post.post_id', 'report_case.post_id')
    .select(['case_id', 'reported_uid as uid'])
    .where('action', '=', 0)
    .where('comment_id', 'is', null)
    .where('post.deleted_at', 'is', null)
    .execute();
  const byId = new Map(cases.map((one) => [one.case_id, one.uid]));
  const shown = await page
    .locator('[data-surface="list"] [data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));
  const caseId = shown.find((id) => byId.has(id)) ?? expect.fail('no case about a post is in sight');
  const written = async () => {
    const { n } = await server.store.db
      .selectFrom('post')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('uid', '=', byId.get(caseId) ?? -1)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const record = page.locator('[data-record]');
  const saysPosts = async () => Number(/(\d+) bài viết/.exec(await record.innerText())?.[1]);
  await page.locator(`[data-surface="list"] [data-row="${caseId}"]`).click();
  await page.locator(`[data-row="${caseId}"]`).press('Enter');
  const before = await written();
  await expect.poll(saysPosts).toBe(before);
  await page.keyboard.press('v');
  await expect.poll(written).toBe(before - 1);
  await page.locator(`[data-row="${caseId}"]`).getByText('Đã xoá').waitFor();
  // The case is read again as the server tells of it.
  await page.locator(`[data-surface="list"] [data-row="${caseId}"]`).click();
  await expect.poll(saysPosts).toBe(before - 1);
  await page.keyboard.press('z');
  await expect.poll(written).toBe(before);
  await expect.poll(saysPosts).toBe(before);
});

test('a reported comment that undo brings back stands among the comments of its case again', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const about = page.locator('[data-surface="list"] [data-row^="c"]').first();
  const caseId = await about.getAttribute('data-row');
  const row = page.locator(`[data-surface="list"] [data-row="${caseId}"]`);
  const comment = page.locator(`[data-surface="detail"] [data-comment="${caseId?.slice(1)}"]`);
  await row.click();
  await row.press('Enter');
  await comment.waitFor();
  await page.keyboard.press('v');
  await row.getByText('Đã xoá').waitFor();
  await row.click();
  await comment.waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await comment.waitFor();
});

test('what a thread could not read again after an undo comes with the next try', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const row = page.locator('[data-surface="list"] [data-row^="c"]').nth(1);
  const caseId = await row.getAttribute('data-row');
  const listed = page.locator(`[data-surface="list"] [data-row="${caseId}"]`);
  const detail = page.locator('[data-surface="detail"]');
  const commentId = caseId?.slice(1) ?? '';
  const comment = detail.locator(`[data-comment="${commentId}"]`);
  const post = await server.store.db
    .selectFrom('post')
    .selectAll()
    .where('post_id', '=', ({ selectFrom }) =>
      selectFrom('comment').select('post_id').where('comment_id', '=', commentId),
    )
    .executeTakeFirstOrThrow();
  // Below the reported one, so that what the next step would bring lacks it.
  const older = await aComment(server.store.db, post, { created_at: 1 });
  await listed.click();
  await listed.press('Enter');
  await comment.waitFor();
  const below = detail.locator(`[data-comment="${older.comment_id}"]`);
  await below.waitFor();
  await page.keyboard.press('v');
  await listed.getByText('Đã xoá').waitFor();
  await listed.click();
  await below.waitFor();
  expect(await comment.count()).toBe(0);
  const reads = '**/comment/getlistcommentfrompos*';
  let failed = 0;
  await page.route(reads, (route) => {
    failed += 1;
    return route.abort();
  });
  await page.keyboard.press('z');
  const retry = detail.locator('[data-unanswered]').getByRole('button');
  await retry.waitFor();
  // The server tells of the undo too, for which the thread is read once more.
  const failedWithin = async (ms: number) => {
    const before = failed;
    await page.waitForTimeout(ms);
    return failed - before;
  };
  await expect.poll(() => failedWithin(1000)).toBe(0);
  await page.unroute(reads);
  await retry.click();
  await comment.waitFor();
});

thorough('a case that undo brings back after a reload is announced above the list', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const before = (await openCases()) - 1;
  await page.keyboard.press('n');
  await expect.poll(openCases).toBe(before);
  await page.locator('[data-sonner-toast]').filter({ hasText: 'Đã bỏ qua' }).waitFor();
  // Else the next page would send it again.
  await expect.poll(() => keptInBrowser(page)).toEqual({ newest: 'done', held: 0, owesWord: false });
  await page.reload();
  await listReady(page);
  await expect.poll(() => counted(page)).toBe(before);
  await page.keyboard.press('z');
  await expect.poll(openCases).toBe(before + 1);
  await page.getByRole('button', { name: /mới/ }).click();
  await expect.poll(() => counted(page)).toBe(before + 1);
});

thorough('what one tab decides the other shows, and its keys go on from there', async () => {
  const one = await server.open('/dashboard/report');
  await listReady(one);
  const other = await one.context().newPage();
  await other.goto(`${server.url}/dashboard/report`);
  await listReady(other);
  const before = await counted(other);
  const first = other.locator('[role="row"][aria-rowindex="2"]');
  await one.bringToFront();
  await one.keyboard.press('n');
  await expect.poll(openCases).toBe(before - 1);
  await other.bringToFront();
  await first.getByText('Đã bỏ qua').waitFor();
  await expect.poll(() => counted(other)).toBe(before - 1);
  await other.keyboard.press('j');
  expect((await focusedRow(other)).index).toBe(3);
});

thorough('the queue counts its cases, and the reports that they gather', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const { n } = await server.store.db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('action', '=', 0)
    .executeTakeFirstOrThrow();
  const note = page.locator('[data-report-count]');
  await expect.poll(async () => (await note.innerText()).replace(/\D/g, '')).toBe(String(n));
  await expect.poll(() => note.locator('xpath=..').innerText()).toMatch(/^[\d.]+ vụ.* · [\d.]+ báo cáo$/);
  // Of how many reports the cases of another filter have, no server says.
  await page.goto(`${server.url}/dashboard/report?waits=month&lang=vi`);
  await listReady(page);
  await page.getByText(/^[\d.]+ vụ việc$/).waitFor();
  expect(await note.count()).toBe(0);
});

thorough('both numbers change in the same moment, however the cases are decided', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const line = page.locator('[data-report-count]').locator('xpath=..');
  await line.waitFor();
  await line.evaluate((shown) => {
    const said = [shown.textContent];
    Object.assign(window, { said });
    // What stood there at the end of a turn is what a frame may have drawn.
    new MutationObserver(() => said.push(shown.textContent)).observe(shown, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const before = await openCases();
  for (let nth = 0; nth < 3; nth += 1) await page.keyboard.press('n');
  for (let nth = 0; nth < 3; nth += 1) await page.keyboard.press(nth === 0 ? 'x' : 'Shift+j');
  await page.keyboard.press('n');
  await expect.poll(() => counted(page)).toBe(before - 6);
  const pairs = (await page.evaluate(() => (window as unknown as { said: string[] }).said)).map((text) =>
    [...text.matchAll(/[\d.]+/g)].map(([number]) => Number(number.replaceAll('.', ''))),
  );
  const changes = pairs.filter((pair, at) => at === 0 || String(pair) !== String(pairs[at - 1]));
  expect(changes.length).toBeGreaterThan(1);
  for (const [at, [cases, reports]] of changes.entries()) {
    const [casesBefore, reportsBefore] = changes[at - 1] ?? [];
    expect(cases, String(changes)).not.toBe(casesBefore);
    expect(reports, String(changes)).not.toBe(reportsBefore);
  }
  // The server, asked after it all, says the same.
  const { n } = await server.store.db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('action', '=', 0)
    .executeTakeFirstOrThrow();
  expect(changes.at(-1)?.[1]).toBe(Number(n));
});
