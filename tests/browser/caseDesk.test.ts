import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { type Console, hire, listReady, startConsole } from './console';

let server: Console;
let lan: number;
beforeAll(async () => {
  server = await startConsole();
  lan = (await hire(server.store, { may: ACTION_IDS, tier: 99 })).uid;
  await server.store.db
    .updateTable('admin_user')
    .set({ display_name: 'Trần Thị Lan' })
    .where('uid', '=', lan)
    .execute();
});
afterAll(() => server.close());

const caseOf = (caseId: string) =>
  server.store.db.selectFrom('report_case').selectAll().where('case_id', '=', caseId).executeTakeFirstOrThrow();
/** The queue of somebody who views reports and may not see the staff, and the case that the focus is on. */
async function queue(): Promise<{ page: Page; caseId: string }> {
  const page = await server.open('/dashboard/report', { may: ACTION_IDS.filter((one) => one !== 'USER_VIEW') });
  await listReady(page);
  return { page, caseId: await focusedCase(page) };
}
const focusedCase = async (page: Page) =>
  (await page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))) ??
  expect.fail('no row has the focus');
const shownCases = (page: Page) =>
  page
    .locator('[role="row"][data-row]')
    .evaluateAll((rows) =>
      rows
        .sort((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
        .map((row) => row.getAttribute('data-row')),
    );

test('a case is handed to a colleague by key, says so in its row, and one key brings it back', async () => {
  const { page, caseId } = await queue();
  await page.keyboard.press('p');
  await page.getByRole('dialog').getByText('Giao cho ai').waitFor();
  await page.getByRole('option', { name: 'Trần Thị Lan' }).waitFor();
  // What ends a question is said below it.
  expect(await page.getByRole('dialog').locator('kbd').allTextContents()).toEqual(['↵', 'Esc']);
  await page.keyboard.type('Lan');
  await page.keyboard.press('Enter');
  const mark = page.locator(`[data-row="${caseId}"]`).getByText('Trần Thị Lan phụ trách');
  await mark.waitFor({ state: 'attached' });
  expect((await caseOf(caseId)).assignee_uid).toBe(lan);
  await page.keyboard.press('z');
  await mark.waitFor({ state: 'detached' });
  await expect.poll(async () => (await caseOf(caseId)).assignee_uid).toBe(null);
});

test('the queue begins with what is most urgent where that is chosen, which says in a line what it goes by', async () => {
  const { page } = await queue();
  await page.locator('[data-command="list.sort"]').first().click();
  const choice = page.getByRole('menuitemradio', { name: 'Khẩn cấp nhất trước' });
  await choice.getByText('Theo số người báo cáo').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=weight/);
  const heaviest = await server.store.db
    .selectFrom('report_case')
    .select('case_id')
    .where('action', '=', 0)
    .orderBy('weighs_from')
    .orderBy('case_id')
    .limit(5)
    .execute();
  // The cursor goes with its row into the new order, whenever that comes.
  const fromTheTop = async () => {
    await page.keyboard.press('Control+Home');
    return (await shownCases(page)).slice(0, 5);
  };
  await expect.poll(fromTheTop).toEqual(heaviest.map(({ case_id }) => case_id));
  expect(await focusedCase(page)).toBe(heaviest[0]?.case_id);
});

thorough('who takes a case finds it among their own, and the address keeps that', async () => {
  const { page, caseId } = await queue();
  await page.keyboard.press('t');
  await page.locator(`[data-row="${caseId}"]`).getByText('phụ trách').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Phụ trách/ }).click();
  await page.getByRole('menuitemradio', { name: 'Bạn' }).click();
  await page.getByText('1 vụ việc').first().waitFor();
  await page.waitForURL(/whose=mine/);
  await page.reload();
  await listReady(page);
  expect(await shownCases(page)).toEqual([caseId]);
});

thorough(
  'a case that waits for a second opinion stays open, and shows the first beside what was reported',
  async () => {
    const { page, caseId } = await queue();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Bạn nghiêng về hướng nào').waitFor();
    await page.keyboard.type('Khoa');
    await page.keyboard.press('Enter');
    await dialog.getByText('Ý kiến của bạn').waitFor();
    await page.keyboard.type('Có vẻ là lừa đảo.');
    await page.keyboard.press('Control+Enter');
    await page.locator(`[data-row="${caseId}"]`).getByText('Chờ ý kiến thứ hai').waitFor();
    expect((await caseOf(caseId)).action).toBe(0);
    await page.keyboard.press('Enter');
    const desk = page.locator('[data-desk]');
    await desk.getByText('Có vẻ là lừa đảo.').waitFor();
    await desk.getByText('Khoá tác giả').waitFor();
    await desk.locator('[data-command="report.withdrawOpinion"]').click();
    await desk.getByText('Có vẻ là lừa đảo.').waitFor({ state: 'detached' });
  },
);

thorough('who is handed a case, or mentioned in a note, finds the way there in the bell', async () => {
  const reader = await server.open('/dashboard/profile-manager');
  await listReady(reader);
  const uid = await reader.evaluate(() => JSON.parse(localStorage.getItem('tamquan.userinfo') ?? '{}').uid as number);
  const { page, caseId } = await queue();
  const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
  await page.evaluate(
    async ({ uid, caseId, pubkey }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('tamquan.sessionkey')}`,
        'content-type': 'application/json',
      };
      await fetch(`/api/report/assign?idcase=${caseId}&uid=${uid}`, { method: 'PUT', headers });
      const body = JSON.stringify({ text: 'Xem giúp tài khoản này.', mentions: [uid] });
      await fetch(`/api/note/create?kind=profile&id=${pubkey}`, { method: 'POST', headers, body });
    },
    { uid, caseId, pubkey },
  );
  await reader.evaluate(() => dispatchEvent(new Event('focus')));
  const openBell = async () => {
    await reader.getByRole('button', { name: /^Thông báo: 2/ }).click();
    return reader.getByRole('dialog');
  };
  await (await openBell()).getByRole('link', { name: 'Người Trực Ca đã giao cho bạn một vụ việc' }).click();
  await reader.waitForURL((url) => url.searchParams.get('row') === caseId);
  const bell = await openBell();
  await bell.getByText('Xem giúp tài khoản này.').waitFor();
  await bell.getByRole('link', { name: 'Người Trực Ca đã nhắc đến bạn trong một ghi chú' }).click();
  await reader.waitForURL((url) => url.pathname.endsWith(`/user-detail/${pubkey}`));
});

thorough(
  'what reporters say is in sight beside a case with four pictures, and its three buttons stand in one line',
  async () => {
    const { rows } = await sql<{ case_id: string; post_id: string }>`SELECT case_id, post_id FROM report_case
    WHERE action = 0 AND comment_id IS NULL ORDER BY newest_at DESC LIMIT 1`.execute(server.store.db);
    const [{ case_id, post_id } = expect.fail('no case of a post')] = rows;
    await sql`DELETE FROM media WHERE post_id = ${post_id}`.execute(server.store.db);
    for (let at = 0; at < 4; at += 1)
      await sql`INSERT INTO media (media_id, post_id, uid, media_type, url, thumb, ordinal, created_at)
      SELECT ${`strip${at}`}, post_id, uid, 1, '/photos/a.webp', '/photos/a.webp', ${at}, created_at FROM post WHERE post_id = ${post_id}`.execute(
        server.store.db,
      );
    for (const [lang, width] of [
      ['vi', 1440],
      ['fr', 1024],
      ['es', 1280],
      ['ar', 1440],
    ] as const) {
      const page = await server.open(`/dashboard/report?row=${case_id}`, { lang, width });
      const buttons = page.locator('[data-desk-acts] button');
      await expect.poll(() => buttons.count()).toBe(3);
      const boxes = await buttons.evaluateAll((all) =>
        all.map((one) => ({
          top: one.getBoundingClientRect().top,
          isCut: [...one.children].some((part) => part.scrollWidth > part.clientWidth + 1),
        })),
      );
      expect(new Set(boxes.map(({ top }) => top)).size, lang).toBe(1);
      expect(
        boxes.some(({ isCut }) => isCut),
        `words are cut in ${lang} at ${width}`,
      ).toBe(false);
      const pictures = page.locator('[data-detail] figure');
      expect(await pictures.count()).toBe(4);
      const heading = page.locator('[data-detail] h3, [data-detail] h2').filter({ hasText: /^\d+/ }).first();
      const [box, room] = [await heading.boundingBox(), await page.locator('[data-detail]').boundingBox()];
      expect((box?.y ?? 1e9) + 100, `${lang} at ${width}`).toBeLessThan((room?.y ?? 0) + (room?.height ?? 0));
    }
  },
);

thorough('a covered picture of a case is small, and takes the whole width once it is uncovered', async () => {
  const { case_id } = await server.store.db
    .selectFrom('report_case as c')
    .innerJoin('media as m', 'm.post_id', 'c.post_id')
    .select('c.case_id')
    .where('c.open_count', '>', 0)
    .where('c.comment_id', 'is', null)
    .where('m.media_type', '=', 1)
    .executeTakeFirstOrThrow();
  const page = await server.open(`/dashboard/report?row=${case_id}`);
  const picture = page.locator('[data-detail] figure:has(button)').first();
  await picture.waitFor();
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeLessThan(130);
  await picture.locator('button').click();
  await expect.poll(widthOf).toBeGreaterThan(300);
});
