import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostman } from '../../server/mail/postman';
import { aMailServer, type MailServer } from '../server/aMailServer';
import { thorough } from '../support/depth';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';
import { networkRests } from './networkRests';

let mail: MailServer;
let server: Console;
let silent: Console;
beforeAll(async () => {
  mail = await aMailServer();
  server = await startConsole(undefined, (db) =>
    openPostman({ db, settings: mail.settings(), trouble: console.error }),
  );
});
afterAll(async () => {
  await silent?.close();
  await server.close();
  await mail.close();
});

/** The newest open case with several reporters, who all have addresses now; how many they are. */
async function caseOfSeveral({ store: { db } }: Console) {
  const { case_id } = await db
    .selectFrom('report_case')
    .select('case_id')
    .where('action', '=', 0)
    .where('report_count', '>', 1)
    .where('report_count', '<', 5)
    .orderBy('newest_at', 'desc')
    .orderBy('case_id', 'desc')
    .executeTakeFirstOrThrow();
  const reporters = await db
    .selectFrom('report')
    .select('reporter_uid')
    .distinct()
    .where('case_id', '=', case_id)
    .execute();
  for (const { reporter_uid } of reporters)
    await db
      .updateTable('member')
      .set({ email: `so${reporter_uid}@mail.example` })
      .where('uid', '=', reporter_uid)
      .execute();
  return {
    caseId: case_id,
    addresses: reporters.map(({ reporter_uid }) => `so${reporter_uid}@mail.example`).toSorted(),
  };
}

test('who leaves the choice of a template, or the palette, writes on where they were, and is told that nothing is decided yet', async () => {
  const { caseId } = await caseOfSeveral(server);
  const page = await server.open(`/dashboard/report?row=${encodeURIComponent(caseId)}`);
  await listReady(page);
  const keys = await keyboardOnly(page);
  const text = page.locator('[data-detail] textarea');
  const isWriting = () => page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await keys.press('r');
  await isWriting();
  await keys.press('/');
  await page.getByRole('option', { name: 'Đã nhận báo cáo · Tiếng Việt' }).waitFor();
  await keys.press('Escape');
  await isWriting();
  // Else nobody could write one where a line begins.
  await keys.type('ban');
  expect(await text.inputValue()).toBe('/ban');
  await keys.press('Control+k');
  await page.locator('[cmdk-input]').waitFor();
  await keys.press('Escape');
  await isWriting();
  await keys.type('vn');
  expect(await text.inputValue()).toBe('/banvn');
  const undecided = page.getByText('Vụ việc chưa được quyết định', { exact: false });
  expect(await undecided.count()).toBe(0);
  await keys.type(' {decision}');
  await undecided.waitFor();
  expect(await page.locator('[role="dialog"], [role="alertdialog"]').count()).toBe(0);
});

test('a reply is written from a template, pulled back with one key, sent with another, and shown as sent to each', async () => {
  const { caseId, addresses } = await caseOfSeveral(server);
  const page = await server.open(`/dashboard/report?row=${encodeURIComponent(caseId)}`);
  await listReady(page);
  const keys = await keyboardOnly(page);
  const detail = page.locator('[data-detail]');
  await detail.locator('select').waitFor();
  const text = detail.locator('textarea');
  const isWriting = () => page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await keys.press('r');
  await isWriting();
  await keys.press('/');
  await page.getByRole('option', { name: 'Đã nhận báo cáo · Tiếng Việt' }).waitFor();
  await keys.type('da nhan');
  await page.locator('[role="option"][aria-current="true"]', { hasText: 'Đã nhận báo cáo' }).waitFor();
  await keys.press('Enter');
  await isWriting();
  await expect.poll(() => text.inputValue()).toContain('Chào {reporter},');
  // Whoever is first reads a name, not a placeholder.
  await detail.getByText(/sẽ đọc thấy/).waitFor();
  await keys.type('Tạm biệt.');
  await keys.press('Control+Enter');
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  expect(await text.inputValue()).toBe('');
  await detail.getByText('Chưa gửi', { exact: true }).waitFor();

  await keys.press('z');
  await expect.poll(() => text.inputValue()).toMatch(/^Chào \{reporter\},(.|\n)*Tạm biệt\.$/);
  await detail.getByText('Chưa gửi', { exact: true }).waitFor({ state: 'detached' });
  expect(mail.tries()).toBe(0);

  await keys.press('r');
  await isWriting();
  await keys.press('Control+Enter');
  await expect
    .poll(() => detail.getByText('Đã gửi', { exact: true }).count(), { timeout: 30_000 })
    .toBe(addresses.length);
  await focusedRow(page);
  expect(mail.arrived.flatMap(({ to }) => to).toSorted()).toEqual(addresses);
  for (const { raw } of mail.arrived) expect(raw).not.toContain('{reporter}');
});

thorough('where no mail server is set that is said before, and the reply is kept and not sent', async () => {
  silent = await startConsole();
  const { caseId } = await caseOfSeveral(silent);
  const page = await silent.open(`/dashboard/report?row=${encodeURIComponent(caseId)}`, { may: ['REPORT_VIEW'] });
  await listReady(page);
  const detail = page.locator('[data-detail]');
  await detail.getByText(/Chưa cài đặt máy chủ thư/).waitFor();
  const who = detail.locator('select');
  await who.selectOption({ index: 1 });
  await detail.locator('textarea').fill('Cảm ơn bạn đã báo cáo.');
  await detail.locator('[data-command="report.sendReply"]').click();
  // One notice with one clock, and not of sending.
  const held = page.getByRole('region', { name: 'Chưa gửi' });
  await held.getByText('Lưu thư trả lời:').waitFor();
  await held.getByText(/^Lưu sau \d giây$/).waitFor();
  await held.getByRole('button', { name: 'Hoàn tác' }).waitFor();
  expect(await page.locator('[data-sonner-toast]').filter({ hasText: 'giây' }).count()).toBe(0);
  await held.getByRole('button', { name: 'Lưu', exact: true }).click();
  await detail.getByText('Đã lưu, chưa gửi', { exact: true }).waitFor();
  await detail.getByText('chưa cài đặt máy chủ thư', { exact: true }).waitFor();
  // A reply to one reporter is a reply to one.
  expect(await silent.store.db.selectFrom('reply').select(['state', 'reason']).execute()).toEqual([
    { state: 'notSent', reason: 'noMailServer' },
  ]);
});

thorough(
  'where the case lies over all of the page, as on a phone, what is held is said over it, with its undo',
  async () => {
    const { caseId } = await caseOfSeveral(server);
    const page = await server.open(`/dashboard/report?row=${encodeURIComponent(caseId)}`, { width: 390 });
    const text = page.locator('[data-detail] textarea');
    await text.fill('Cảm ơn bạn đã báo cáo.');
    await page.locator('[data-command="report.sendReply"]').click();
    const held = page.locator('[data-sonner-toast]').filter({ hasText: 'giây' });
    await held.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect.poll(() => text.inputValue()).toBe('Cảm ơn bạn đã báo cáo.');
    await held.waitFor({ state: 'detached' });
  },
);

/** What of the reply field that has the focus, and of its buttons, is not in sight as a whole. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const parts = [field, ...(field?.parentElement?.querySelectorAll('button, select') ?? [])];
    return parts.flatMap((part) => {
      if (!part || part === document.body) return ['no focus'];
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isShown = [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ].every(([x = 0, y = 0]) => part.contains(document.elementFromPoint(x, y)));
      return isShown ? [] : [part.getAttribute('data-command') ?? part.tagName];
    });
  });
const isWriting = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');

describe('what is written to reporters of whom no address is known', () => {
  beforeAll(() => server.store.db.updateTable('member').set({ email: '' }).execute());

  thorough.each([
    [1440, 900],
    [1280, 720],
    [390, 844],
    [320, 256],
  ])(
    'r shows the whole reply field with its buttons at %i×%i, and it stays in sight when more of the case arrives and line by line',
    async (width, height) => {
      const page = await server.open('/dashboard/report', { width });
      await page.setViewportSize({ width, height });
      await listReady(page);
      await page.keyboard.press('r');
      await isWriting(page);
      // What is to be known of the addresses stands between the field and its buttons.
      await page
        .locator('[data-writing]')
        .getByText(/Chưa biết|chưa biết/)
        .first()
        .waitFor();
      // What the author did before comes last of what stands above the field.
      await networkRests(page);
      await expect.poll(() => hidden(page)).toEqual([]);
      await page.keyboard.type('Cảm ơn bạn.');
      for (let line = 0; line < 8; line++) {
        await page.keyboard.press('Enter');
        await expect.poll(() => hidden(page)).toEqual([]);
      }
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
    },
  );

  thorough('has its buttons in sight below what the first of them will read, however long that is', async () => {
    const page = await server.open('/dashboard/report', { width: 1280 });
    await page.setViewportSize({ width: 1280, height: 720 });
    await listReady(page);
    await page.keyboard.press('r');
    await isWriting(page);
    await page.keyboard.insertText(`Chào {reporter},\n${'Cảm ơn bạn đã báo cáo.\n'.repeat(30)}`);
    await page.getByText(/sẽ đọc thấy/).waitFor();
    await expect.poll(() => hidden(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  });
});

describe('what is typed at once after r, while the case is on its way,', () => {
  const slowly = (page: Page) =>
    page.route(/ReportDetail[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
  const undecided = () =>
    server.store.db
      .selectFrom('report_case')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('action', '=', 0)
      .executeTakeFirstOrThrow();

  thorough('is in the reply, and no letter of it decides the case', async () => {
    const page = await server.open('/dashboard/report');
    await slowly(page);
    await listReady(page);
    const before = await undecided();
    await page.keyboard.press('r');
    await page.keyboard.type('nvb xin');
    await isWriting(page);
    expect(await page.locator('[data-writing] textarea').inputValue()).toBe('nvb xin');
    await page.keyboard.type(' loi');
    expect(await page.locator('[data-writing] textarea').inputValue()).toBe('nvb xin loi');
    expect(await page.locator('[data-sonner-toast], [role="alertdialog"]').count()).toBe(0);
    expect(await undecided()).toEqual(before);
  });

  thorough('is waited for no longer after Esc: the field that comes later does not take the focus', async () => {
    const page = await server.open('/dashboard/report');
    await slowly(page);
    await listReady(page);
    await page.keyboard.press('r');
    await page.keyboard.press('Escape');
    await page.locator('[data-surface="detail"]').waitFor({ state: 'detached' });
    await focusedRow(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-writing] textarea').waitFor();
    await focusedRow(page);
    await page.keyboard.press('j');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-rowindex') === '3');
  });
});
