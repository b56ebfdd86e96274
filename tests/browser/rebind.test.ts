import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, countOpenCases, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const TAKEN_BY_DELETE = /Phím này đang thuộc về “Xoá (bài|bình luận)”\./;
const open = () => countOpenCases(server);
/** The sheet of keys over the queue, and its line for ignoring a report. */
async function atSheet() {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Phím tắt' });
  const ignore = sheet.getByRole('listitem').filter({ hasText: 'Bỏ qua' });
  return { page, sheet, ignore };
}

test('a command can be bound to another key; a key that is taken says whose it is; reset brings the defaults back', async () => {
  const { page, sheet, ignore } = await atSheet();
  const change = ignore.getByRole('button', { name: 'Đổi phím tắt' });
  await change.click();
  await page.keyboard.press('v');
  // As it is called on the row that the cursor is on.
  await ignore.getByText(TAKEN_BY_DELETE).waitFor();
  await change.click();
  await page.keyboard.press('Shift+H');
  await ignore.getByText('H', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  const before = await open();
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+H');
  await expect.poll(open).toBe(before - 1);

  await page.reload();
  await listReady(page);
  await page.keyboard.press('Shift+H');
  await expect.poll(open).toBe(before - 2);
  await page.keyboard.press('?');
  // A key of the list around the reports would be hidden by accident, and a default that was given away can't come back.
  await change.click();
  await page.keyboard.press('j');
  await ignore.getByText('Phím này đang thuộc về “Dòng sau”.').waitFor();
  // The sheet calls it as it is called on the row that the cursor is on by now.
  const drop = sheet.getByRole('listitem').filter({ hasText: /Xoá (bài|bình luận)/ });
  await drop.getByRole('button', { name: 'Đổi phím tắt' }).click();
  await page.keyboard.press('n');
  await drop.getByText('N', { exact: true }).waitFor();
  await ignore.getByRole('button', { name: 'Trả về mặc định' }).click();
  await ignore.getByText(TAKEN_BY_DELETE).waitFor();
  await drop.getByRole('button', { name: /Trả về mặc định: Xoá (bài|bình luận)/ }).click();
  await drop.getByText('V', { exact: true }).waitFor();
  // Keys of other places are found by their words, and by the key itself.
  await sheet.getByRole('searchbox').fill('tích xanh');
  await sheet.getByRole('heading', { name: 'Thành viên' }).waitFor();
  // And commands that have none yet.
  await sheet.getByRole('searchbox').fill('hiện lại bài');
  const unhide = sheet.getByRole('listitem');
  await unhide.getByRole('button', { name: 'Thêm phím tắt' }).click();
  await page.keyboard.press('t');
  await unhide.getByText('T', { exact: true }).waitFor();
  await unhide.getByRole('button', { name: 'Bỏ phím tắt' }).click();
  await unhide.getByRole('button', { name: 'Thêm phím tắt' }).waitFor();
  await sheet.getByRole('searchbox').fill('');
  for (const [press, why] of [
    ['Control+l', 'Phím này dành cho trình duyệt.'],
    ['y', 'Bộ gõ hoặc bố cục bàn phím có thể đổi phím này.'],
  ] as const) {
    await change.click();
    await page.keyboard.press(press);
    await ignore.getByRole('alert').filter({ hasText: why }).waitFor();
  }
  await sheet.locator('[data-command="keys.reset"]').click();
  await ignore.getByText('N', { exact: true }).waitFor();
  await page
    .locator('[aria-live="polite"]')
    .filter({ hasText: 'Phím tắt đã về mặc định.' })
    .first()
    .waitFor({ state: 'attached' });
  expect(await ignore.getByRole('alert').count()).toBe(0);
});

thorough('Esc leaves a key as it was that is being changed, and closes the sheet only then', async () => {
  const { page, sheet, ignore } = await atSheet();
  await ignore.getByRole('button', { name: 'Đổi phím tắt' }).click();
  await ignore.getByText('Bấm phím mới').waitFor();
  await page.keyboard.press('Escape');
  await ignore.getByText('N', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

thorough('a key that is another by now is the one that lists and pages name, in Italian as in Vietnamese', async () => {
  const page = await server.open('/dashboard/report', { lang: 'it' });
  await listReady(page);
  const hint = page.getByText('Le frecce su e giù cambiano riga');
  await expect.poll(() => hint.textContent()).toContain('X seleziona, M apre il menu della riga');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' });
  const select = sheet.getByRole('listitem').filter({ hasText: 'Seleziona o deseleziona riga' });
  await select.getByRole('button', { name: 'Cambia scorciatoia' }).click();
  await page.keyboard.press('Shift+T');
  await select.getByText('T', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => hint.textContent()).toContain('Shift+T seleziona, M apre il menu della riga');
  await page.goto(`${server.url}/dashboard/jobs`);
  await page.getByText('premi Shift+T per selezionare delle righe').waitFor();
});

thorough('mail keys stand beside the default ones, with their warning, and can be switched off again', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const before = await open();
  await page.keyboard.press('e');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Phím tắt' });
  await sheet.locator('[data-command="keys.mailKeys"]').click();
  await sheet.getByText('Bộ gõ tiếng Việt có thể nuốt phím e').waitFor();
  expect(await sheet.getByLabel('Phím như Gmail').isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await open()).toBe(before);
  await page.keyboard.press('e');
  await expect.poll(open).toBe(before - 1);
  await page.keyboard.press('n');
  await expect.poll(open).toBe(before - 2);
  await page.keyboard.press('#');
  await expect.poll(open).toBe(before - 3);
  await page.keyboard.press('?');
  await sheet.locator('[data-command="keys.mailKeys"]').click();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('e');
  await page.keyboard.press('z');
  await expect.poll(open).toBe(before - 2);
});
