import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { addMacro, askForMacroText } from './addMacro';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const NAME = 'Bỏ qua và chặn';
const TEXT = `{"macro":"${NAME}","on":"report","parts":[{"do":"report.ignore"},{"do":"profile.block","to":"author","with":{"kinds":["BLOCK_COMMENT"]}}]}`;

const caseOf = (id: string) =>
  server.store.db.selectFrom('report_case').selectAll().where('case_id', '=', id).executeTakeFirstOrThrow();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? '');
/** How many decided cases there are. */
const decided = async () =>
  Number(
    (
      await server.store.db
        .selectFrom('report_case')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('action', '!=', 0)
        .executeTakeFirstOrThrow()
    ).count,
  );
/** How often each member was blocked by now, by what the audit log has of it. */
const blocks = async () =>
  (await server.store.db.selectFrom('audit').select('target_id').where('command', '=', 'profile.block').execute()).map(
    ({ target_id }) => target_id,
  );

async function queue(more: Parameters<Console['open']>[1] = {}) {
  const page = await server.open('/dashboard/report', more);
  await listReady(page);
  return page;
}

test('acts on a case and its author are recorded by keys alone, named, run on the next case by one key, and undone by z', async () => {
  const page = await queue();
  const keys = await keyboardOnly(page);
  const strip = page.locator('[data-recording]');
  await keys.press('Shift+Q');
  await page.locator('[data-recording="0"]').waitFor();
  const first = await focused(page);
  await keys.press('n');
  await page.locator('[data-recording="1"]').waitFor();
  await keys.press('Shift+L');
  await expect.poll(() => focused(page)).toBe(first);
  await keys.press('Shift+Enter');
  await page.waitForURL(/user-detail/);
  await page.locator('[data-command="profile.block"]').first().waitFor();
  await keys.press('b');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await keys.press('c');
  await keys.press('Enter');
  await page.locator('[data-recording="2"]').waitFor();
  expect(await strip.innerText()).toContain('Bỏ qua');
  // Who leaves the question about the name has lost nothing.
  await keys.press('Shift+Q');
  await page.getByRole('dialog').waitFor();
  await keys.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-recording="2"]').waitFor();
  await keys.press('Shift+Q');
  await page.getByRole('dialog').locator('input').waitFor();
  await keys.type(NAME);
  await keys.press('Enter');
  await page.getByRole('option', { name: 'Shift+N' }).waitFor();
  await keys.type('Shift+N');
  await keys.press('Enter');
  await strip.waitFor({ state: 'detached' });

  await keys.press('g');
  await keys.press('r');
  await listReady(page);
  const next = await focused(page);
  await focusedRow(page);
  await keys.press('Shift+N');
  await page
    .getByText(new RegExp(`Đã chạy “.?${NAME}.?”`))
    .first()
    .waitFor();
  await expect.poll(async () => (await caseOf(next)).action).toBe(1);
  const before = await blocks();
  expect(before.length).toBeGreaterThan(1);
  await keys.press('z');
  await expect.poll(async () => (await caseOf(next)).action).toBe(0);
});

thorough('on a selection it is one job, whose question lists its parts and which blocks each author once', async () => {
  const page = await queue();
  await addMacro(page, TEXT, NAME, 'Shift+N');
  const had = await decided();
  const blockedBefore = (await blocks()).length;
  await page
    .locator('[role="row"][data-row]')
    .first()
    .click({ modifiers: ['Control'] });
  for (let count = 1; count < 20; count += 1) await page.keyboard.press('Shift+J');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(NAME);
  const line = page.locator('[cmdk-item][data-selected="true"][data-command^="macro."]');
  await line.waitFor();
  expect(await line.innerText()).toContain('Bỏ qua');
  await page.keyboard.press('Enter');
  await page.getByText(`${NAME}`).first().waitFor();
  await expect.poll(decided, { timeout: 20_000 }).toBeGreaterThan(had + 15);
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page
    .getByRole('heading', { name: NAME })
    .or(page.getByText(`${NAME} ·`))
    .first()
    .waitFor();
  await expect.poll(() => page.locator('progress').count()).toBe(0);
  const targets = (await blocks()).slice(blockedBefore);
  expect(new Set(targets).size).toBe(targets.length);
  await page.keyboard.press('z');
  await expect.poll(decided, { timeout: 20_000 }).toBe(had);
});

thorough('a part that the person may not do any more disables it, and says which', async () => {
  const page = await queue({ may: ACTION_IDS.filter((id) => id !== 'PROFILE_LOCK') });
  await addMacro(page, TEXT, NAME, 'Shift+N');
  const had = await decided();
  await page.keyboard.press('Shift+N');
  await page
    .getByText(/Không chạy được.*Khoá thành viên/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(NAME);
  await page.locator('[cmdk-item][data-command^="macro."]', { hasText: 'không có quyền' }).waitFor();
  expect(await decided()).toBe(had);
});

thorough('a macro goes to a colleague as text, and what is no macro is refused with words', async () => {
  const page = await queue();
  await addMacro(page, TEXT, NAME, 'Shift+N');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sao chép chuỗi thao tác');
  await page.locator('[cmdk-item][data-selected="true"][data-command="macro.share"]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: NAME }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('dạng văn bản').first().waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(text)).toEqual(JSON.parse(TEXT));

  const other = await queue();
  await other.keyboard.press('Control+k');
  await other.keyboard.type(NAME);
  await expect.poll(() => other.locator('[cmdk-item][data-command^="macro.one"]').count()).toBe(0);
  await other.keyboard.press('Escape');
  await addMacro(other, text, NAME, 'Shift+N');
  await askForMacroText(other);
  await other.getByRole('dialog').locator('textarea').fill(text.replace('report.ignore', 'report.explode'));
  await other.keyboard.press('Control+Enter');
  // The word of the text keeps its own direction in the sentence.
  await other
    .getByText(/Không có lệnh này: .?report\.explode/)
    .first()
    .waitFor();
});
