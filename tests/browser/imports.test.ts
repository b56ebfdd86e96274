import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';
import { wcagProblems } from './wcag';

/** How long an answer to a call that shows a post again is on its way; a page that goes meanwhile never hears it. */
let answersAfterMs = 0;
let server: Console;
beforeAll(async () => {
  server = await startConsole((app) => {
    app.addHook('onSend', async (request) => {
      if (answersAfterMs > 0 && /^\/api\/post\/(?:unhidepost|together)/.test(request.url))
        await new Promise((done) => setTimeout(done, answersAfterMs));
    });
  });
});
afterAll(() => server.close());

const BALI = resolve(import.meta.dirname, '../import/data/places-of-worship-bali.csv');
const there = async () => {
  const { n } = await server.store.db
    .selectFrom('temple')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
};
const bringBali = async (page: Page) => {
  await page.locator('input[type="file"]').setInputFiles(BALI);
  await page.locator('[data-count="created"]').waitFor();
};

thorough(
  'a page that is reloaded in mid-undo counts every row that it had taken back itself as done',
  async () => {
    const page = await server.open('/dashboard/post-manager?state=visible');
    await listReady(page);
    for (let row = 0; row < 40; row += 1) await page.keyboard.press('Shift+ArrowDown');
    const chosen = page.getByRole('toolbar').getByRole('button', { name: /Đã chọn \d+ dòng/ });
    const count = 41;
    await expect.poll(() => chosen.textContent()).toContain(`${count} dòng`);
    await page.keyboard.press('h');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
    const hidden = async () => {
      const query = server.store.db.selectFrom('audit').select('target_id');
      const [made, taken] = await Promise.all(
        ['post.hide', 'post.unhide'].map((command) => query.where('command', '=', command).execute()),
      );
      return [made?.length ?? 0, taken?.length ?? 0] as const;
    };
    await expect.poll(async () => (await hidden())[0], { timeout: 60_000 }).toBe(count);
    answersAfterMs = 1500;
    await page.keyboard.press('z');
    await expect.poll(async () => (await hidden())[1], { timeout: 60_000 }).toBeGreaterThan(6);
    // They are on their way: done, and nobody has said so.
    await page.goto(`${server.url}/dashboard/jobs`);
    answersAfterMs = 0;
    await expect.poll(async () => (await hidden())[1], { timeout: 60_000 }).toBe(count);
    // What takes a job back stands below it.
    const undo = page.locator('li li article');
    await undo.getByText(`Xong ${count}`, { exact: true }).waitFor({ timeout: 60_000 });
    await page.locator('article').first().getByText(`Đã hoàn tác ${count}`, { exact: true }).waitFor();
  },
  240_000,
);

test('an import is there for a colleague, who sees its rows and takes it back by key; the same file is known again', async () => {
  const before = await there();
  const page = await server.open('/dashboard/temple-manager/import');
  await bringBali(page);
  expect(await page.locator('[data-known-file]').count()).toBe(0);
  await page.locator('[data-command="temple.importAll"]').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nhập cơ sở' }).click();
  // Written, its head says what was done and no more what would be.
  await page.locator('[data-done="created"]').getByText('508').waitFor({ timeout: 60_000 });
  expect(await page.locator('[data-count="created"]').count()).toBe(0);
  expect(await there()).toBe(before + 508);

  const other = await server.open('/dashboard/temple-manager/import');
  await bringBali(other);
  await other.locator('[data-known-file]').waitFor();
  await other.locator('[role="row"][aria-rowindex="2"]').click();
  await other.locator('[data-detail]').waitFor();
  // One line, also beside an open row.
  expect((await other.locator('[data-known-file]').boundingBox())?.height).toBeLessThan(40);
  // A call that gets no answer is made again once the line is back.
  await other.route('**/api/imports/rows**', (route) => route.abort(), { times: 1 });
  await other.locator('[data-known-file] a').click();
  await other.waitForURL('**/dashboard/temple-manager/imports?row=*');
  await other.getByRole('complementary').getByRole('alert').waitFor();
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await other.locator('[data-line="2"]').waitFor();
  expect(await wcagProblems(other)).toEqual([]);
  const keys = await keyboardOnly(other);
  await keys.press('v');
  const question = other.getByRole('alertdialog');
  await question.waitFor();
  expect(await question.textContent()).toContain('508');
  await keys.press('Enter');
  await expect.poll(there, { timeout: 60_000 }).toBe(before);
  await other.locator('[data-line="2"]').getByText('Đã gỡ').waitFor({ timeout: 60_000 });

  const phone = await server.open('/dashboard/temple-manager/import', { width: 390 });
  await bringBali(phone);
  await phone
    .locator('[data-known-file]')
    .getByText('Số dòng đang có: 0; đã gỡ: 508')
    .filter({ visible: true })
    .waitFor();
}, 240_000);

thorough('the rows of an import come although the page is drawn anew while they are on their way', async () => {
  const page = await server.open('/dashboard/temple-manager/imports');
  await listReady(page);
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route('**/api/imports/rows**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/imports/rows**');
  await page.keyboard.press('Enter');
  await asked;
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await page.keyboard.type('english');
  await page.keyboard.press('Enter');
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
  // Which of them is the first of an import depends on what failed.
  const rows = page.locator('[data-line]');
  expect(await rows.count()).toBe(0);
  letGo();
  await rows.first().waitFor();
});
