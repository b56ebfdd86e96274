import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Console, focusedRow, listReady, startConsole } from './console';

let desk: Console;
beforeAll(async () => {
  desk = await startConsole();
});
afterAll(() => desk.close());

/** The open cases as the list shows them, newest first. */
const openCases = () =>
  desk.store.db
    .selectFrom('report_case')
    .select('case_id')
    .where('action', '=', 0)
    .orderBy('newest_at', 'desc')
    .orderBy('case_id', 'desc')
    .execute();
const idAt = async (index: number) => (await openCases()).at(index)?.case_id ?? '';
const actionOf = async (case_id: string) =>
  (
    await desk.store.db
      .selectFrom('report_case')
      .select('action')
      .where('case_id', '=', case_id)
      .executeTakeFirstOrThrow()
  ).action;

test('a link to a row of the first page opens it with the cursor on it', async () => {
  const case_id = await idAt(5);
  const page = await desk.open(`/dashboard/report?row=${case_id}`);
  await page.locator('[data-detail]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  expect((await focusedRow(page)).index).toBe(7);
});

test('a link to a row far down opens it, keys act on what is shown, and the list goes on from its top', async () => {
  const [first, last] = [await idAt(0), await idAt(-1)];
  const page = await desk.open(`/dashboard/report?row=${last}`);
  await page.locator('[data-detail]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-surface="detail"]') != null);
  await page.keyboard.press('n');
  await expect.poll(() => actionOf(last)).toBe(1);
  expect(await actionOf(first)).toBe(0);
  // On to the first open case of the list, in the detail too.
  await expect.poll(() => new URL(page.url()).searchParams.get('row')).toBe(first);
});

test('closing what a link opened leaves the focus on the first row', async () => {
  const case_id = await idAt(-1);
  const page = await desk.open(`/dashboard/report?row=${case_id}`);
  await page.locator('[data-detail]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-surface="detail"]') != null);
  await page.keyboard.press('Escape');
  await page.locator('[data-detail]').waitFor({ state: 'detached' });
  await listReady(page);
  expect((await focusedRow(page)).index).toBe(2);
});
