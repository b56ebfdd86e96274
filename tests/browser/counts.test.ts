import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
