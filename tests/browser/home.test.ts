import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';
import { wcagProblems } from './wcag';

let isRefused = false;
let server: Console;
beforeAll(async () => {
  server = await startConsole((app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isRefused || !request.url.startsWith('/api/waiting')) return;
      await reply.code(500).send({ error: { code: 1, message: 'not now' }, data: null });
    });
  });
});
afterAll(() => server.close());
beforeEach(() => {
  isRefused = false;
});

const waits = (page: Page) => page.locator('[data-waiting]');
const numberAt = async (page: Page, command: string) => {
  const number = waits(page).locator(`[data-command="${command}"] [data-count]`);
  await number.waitFor();
  return Number(await number.getAttribute('data-count'));
};
const openCases = async () => {
  const { rows } = await sql<{ id: string }>`
    SELECT case_id AS id FROM report_case WHERE action = 0 ORDER BY newest_at, case_id`.execute(server.store.db);
  return rows.map(({ id }) => id);
};
const shownRows = (page: Page) => page.locator('[role="row"][data-row]');

test('home begins with what waits, and Enter begins with the case that has waited longest', async () => {
  const page = await server.open('/dashboard');
  const hands = await keyboardOnly(page);
  const open = await openCases();
  await page.locator('h1:focus', { hasText: 'Việc đang chờ' }).waitFor();
  await waits(page).locator('[data-waiting-count]').getByText(String(open.length), { exact: true }).waitFor();
  await hands.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('row') === open[0]);
  await page.locator('[data-detail]').waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('time');
  // The keys of that case stand below the list, though the list was opened with the cursor on it before it had its rows.
  await page.locator('[data-key-line] [data-command="report.ignore"] kbd').waitFor();
});

thorough('each number is a key’s way to just as many rows', async () => {
  const page = await server.open('/dashboard');
  const hands = await keyboardOnly(page);
  const month = await numberAt(page, 'waiting.month');
  expect(month).toBeGreaterThan(0);
  // The longer time is within the shorter: both warn, and neither can be taken for the reports that are counted further down.
  for (const [span, words] of [
    ['month', 'Vụ việc chờ quá 30 ngày'],
    ['week', 'Vụ việc chờ quá 7 ngày'],
  ] as const) {
    const link = waits(page).locator(`[data-command="waiting.${span}"]`);
    expect(await link.getAttribute('class')).toContain('text-warn');
    await link.getByText(words, { exact: true }).waitFor();
  }
  await page
    .locator('[data-open-reports] caption')
    .getByText(/báo cáo trong các vụ việc đang chờ/)
    .waitFor();
  await hands.press('x');
  await page.waitForURL('**/report?sort=time&waits=month**');
  await listReady(page);
  await expect.poll(() => shownRows(page).count()).toBe(month);
});

thorough('by mouse a number leads there too, and the filter that it set is taken off as any other is', async () => {
  const page = await server.open('/dashboard');
  const week = await numberAt(page, 'waiting.week');
  await waits(page).locator('[data-command="waiting.week"]').click();
  await page.getByText('Chờ quá 7 ngày').first().waitFor();
  await expect.poll(() => shownRows(page).count()).toBe(week);
  await page.getByRole('button', { name: 'Xoá hết bộ lọc' }).click();
  await page.waitForURL((url) => !url.searchParams.has('waits'));
});

thorough('what others do is counted without being asked for, and nothing moves when numbers come', async () => {
  const page = await server.open('/dashboard');
  const before = await numberAt(page, 'waiting.mine');
  const box = await page.locator('h2', { hasText: 'Thống kê' }).boundingBox();
  const [first = ''] = await openCases();
  const uid = await page.evaluate(() =>
    Number(
      Object.keys(localStorage)
        .join()
        .match(/tour\.(\d+)/)?.[1],
    ),
  );
  await sql`UPDATE report_case SET assignee_uid = ${uid} WHERE case_id = ${first}`.execute(server.store.db);
  await sql`INSERT INTO audit (at, uid, user_name, display_name, command, target_kind, target_id)
    SELECT extract(epoch FROM now())::int8, ${uid}, 'a', 'A', 'report.assign', 'case', ${first}`.execute(
    server.store.db,
  );
  await expect.poll(() => numberAt(page, 'waiting.mine')).toBe(before + 1);
  expect(await page.locator('h2', { hasText: 'Thống kê' }).boundingBox()).toEqual(box);
});

thorough('what cannot be read is said in its place, and read again at a press', async () => {
  isRefused = true;
  const page = await server.open('/dashboard');
  const trouble = page.locator('main [role="alert"]');
  await trouble.waitFor();
  await waits(page).locator('[data-waiting-count]').getByText('—').waitFor();
  isRefused = false;
  await trouble.getByRole('button').click();
  await trouble.waitFor({ state: 'detached' });
  expect(await numberAt(page, 'waiting.week')).toBeGreaterThan(0);
});

thorough('what waits has room for its words, however wide the window', async () => {
  const page = await server.open('/dashboard', { lang: 'fr', width: 1440 });
  await numberAt(page, 'waiting.month');
  for (const width of [640, 768, 900, 1024, 1100, 1221, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Two lines of words, at most, are as high as a finger's target.
    const highest = () =>
      waits(page)
        .locator('li a')
        .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().height)));
    await expect.poll(highest, { message: `${width} px` }).toBeLessThanOrEqual(44);
  }
});

thorough('home says only what its person may see', async () => {
  const page = await server.open('/dashboard', { may: ['STATISTICAL', 'LOCATION_VIEW'] });
  await numberAt(page, 'waiting.imports');
  expect(await waits(page).locator('[data-command^="waiting."]').count()).toBe(1);
  const other = await server.open('/dashboard', { may: ['STATISTICAL'] });
  await other.locator('h1', { hasText: 'Thống kê' }).waitFor();
  expect(await waits(other).count()).toBe(0);
});

thorough(
  'whoever makes the queue their home comes in there, and gets from there to the overview by the same keys',
  async () => {
    const page = await server.open('/dashboard');
    await page.locator('h1:focus').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await page.getByRole('radio', { name: 'Danh sách báo cáo' }).check();
    await page.keyboard.press('Escape');
    const home = async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('h');
    };
    await home();
    await page.waitForURL('**/dashboard/report');
    await listReady(page);
    await home();
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await page.goto(`${server.url}/`);
    await page.waitForURL('**/dashboard/report');
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL('**/dashboard/report');
    await listReady(page);
  },
);

thorough('where nothing waits that is said, and the page breaks no rule of WCAG', async () => {
  const page = await server.open('/dashboard', { may: ACTION_IDS });
  await numberAt(page, 'waiting.week');
  expect(await wcagProblems(page)).toEqual([]);
  const decided = sql`UPDATE report_case SET action = 1 WHERE action = 0`;
  await decided.execute(server.store.db);
  await page.reload();
  await page.locator('[data-nothing-waits]').waitFor();
  expect(await numberAt(page, 'waiting.week')).toBe(0);
});
