import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { callsOf } from './callsOf';
import { type Console, listReady, startConsole } from './console';
import { takeClock } from './takeClock';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const count = async (table: 'report_case' | 'post', column: 'action' | 'hidden', value: number | boolean) =>
  Number(
    (
      await server.store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where(column as never, '=', value as never)
        .executeTakeFirstOrThrow()
    ).n,
  );
const focusIsSomewhere = (page: Page) =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);

thorough('a double click opens the row it was made on, and moves none', async () => {
  const page = await server.open('/dashboard/temple-manager');
  await listReady(page);
  const row = page.locator('[role="row"][aria-rowindex="5"]');
  const [id, topBefore] = [await row.getAttribute('data-row'), (await row.boundingBox())?.y];
  await takeClock(page);
  await row.dblclick({ delay: 50 });
  await page.locator('[data-detail]').waitFor();
  expect((await row.boundingBox())?.y).toBe(topBefore);
  // The address follows when the rows have been left alone for a moment.
  await page.clock.fastForward(500);
  await expect.poll(() => new URL(page.url()).searchParams.get('row')).toBe(id);
});

thorough('a row at the foot of the list is opened by a click, which moves it only once it is released', async () => {
  const page = await server.open('/dashboard/post-manager');
  await page.setViewportSize({ width: 1024, height: 768 });
  await listReady(page);
  const last = await page.evaluate(() => {
    const list = document.querySelector('[data-surface="list"]')?.getBoundingClientRect();
    const [x, y] = [(list?.left ?? 0) + 300, (list?.bottom ?? 0) - 3];
    const row = document.elementFromPoint(x, y)?.closest('[data-row]');
    return { x, y, id: row?.getAttribute('data-row') };
  });
  await page.mouse.move(last.x, last.y);
  await page.mouse.down();
  await page.waitForFunction((id) => document.activeElement?.getAttribute('data-row') === id, last.id);
  await page.mouse.up();
  await page.locator('[data-detail]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe(last.id);
});

test('the queue is settled by mouse alone: open, ignore, delete, block, and take back', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.locator('nav [data-command="go.reports"]').click();
  await listReady(page);
  const detail = page.locator('[data-surface="detail"], [data-detail]').first();
  for (const [command, action] of [
    ['report.ignore', 1],
    ['report.deletePost', 2],
    ['report.blockUser', 3],
  ] as const) {
    const before = await count('report_case', 'action', action);
    await page
      .locator('[role="row"][aria-rowindex]:not([aria-rowindex="1"])')
      .filter({ hasNotText: /Đã (bỏ qua|xoá|khoá)/ })
      .first()
      .dblclick();
    await detail.waitFor();
    await page.locator(`[data-command="${command}"]:visible`).last().click();
    await expect.poll(() => count('report_case', 'action', action)).toBe(before + 1);
    await focusIsSomewhere(page);
  }
  const blocked = await count('report_case', 'action', 3);
  // Only what `z` would take back offers it.
  const offers = page.locator('[data-sonner-toast]', { has: page.locator('[data-command="history.undo"]') });
  await expect.poll(() => offers.allTextContents()).toEqual([expect.stringContaining('Đã khoá:')]);
  await page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Đã khoá:' })
    .getByRole('button', { name: 'Hoàn tác' })
    .click();
  await expect.poll(() => count('report_case', 'action', 3)).toBe(blocked - 1);
  await focusIsSomewhere(page);
});

test('a mouse that is left where it is means nothing to whoever works by keys, until it moves', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const row = page.locator('[data-surface="list"] [role="row"][aria-rowindex="6"]');
  const acts = page.locator('.row-acts');
  const groundOf = (index: number) =>
    page
      .locator(`[data-surface="list"] [role="row"][aria-rowindex="${index}"]`)
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  await row.locator('[role="gridcell"]').nth(1).hover();
  await acts.waitFor();
  expect(await groundOf(6)).not.toBe(await groundOf(7));
  await page.keyboard.press('j');
  await acts.waitFor({ state: 'detached' });
  // One row alone has the ground of where one is.
  expect(await groundOf(6)).toBe(await groundOf(7));
  await page.keyboard.press('j');
  await page.waitForTimeout(300);
  expect(await acts.count()).toBe(0);
  const box = (await row.boundingBox()) ?? expect.fail('no row');
  const at = { x: box.x + 300, y: box.y + 10 };
  await page.mouse.move(at.x, at.y);
  await acts.waitFor();
  expect(await groundOf(6)).not.toBe(await groundOf(7));
  // Something with a name comes to lie below it.
  await page.evaluate(({ x, y }) => {
    const button = Object.assign(document.createElement('button'), { id: 'come' });
    button.dataset.tip = 'Đã đến đây';
    button.style.cssText = `position:fixed;z-index:99;left:${x - 20}px;top:${y - 20}px;width:40px;height:40px`;
    document.body.append(button);
  }, at);
  const tip = page.locator('[data-tooltip]', { hasText: 'Đã đến đây' });
  await page.waitForFunction(() => document.querySelector('#come:hover') !== null);
  await page.waitForTimeout(700);
  expect(await tip.isVisible()).toBe(false);
  await page.mouse.move(at.x + 3, at.y + 3);
  await page.mouse.move(at.x + 90, at.y + 90);
  await page.mouse.move(at.x, at.y);
  await tip.waitFor({ state: 'visible' });
});

thorough('a double click on a decision decides one case, not also the one that comes into its place', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  const before = await count('report_case', 'action', 1);
  const decide = page.locator('[data-surface="detail"] [data-command="report.ignore"]');
  const answers = callsOf(page);
  const areDecided = async (cases: number) => {
    await expect.poll(() => count('report_case', 'action', 1)).toBe(before + cases);
    await answers();
    expect(await count('report_case', 'action', 1)).toBe(before + cases);
  };
  await decide.dblclick();
  await areDecided(1);
  await decide.click();
  await areDecided(2);
});

thorough(
  'rows are selected by their boxes and hidden from the bar; the menu of a row opens by right click',
  async () => {
    const page = await server.open('/dashboard/post-manager?state=visible');
    await listReady(page);
    const hidden = await count('post', 'hidden', true);
    const rows = page.locator('[role="row"][aria-rowindex]:not([aria-rowindex="1"])');
    for (const at of [0, 2, 4]) await rows.nth(at).locator('input[type="checkbox"]').click();
    await page.getByText('Đã chọn 3 dòng').first().waitFor();
    await page.locator('[data-command="post.hide"]:visible').first().click();
    await expect.poll(() => count('post', 'hidden', true)).toBe(hidden + 3);
    await focusIsSomewhere(page);
    await rows.nth(6).click({ button: 'right' });
    await page.getByRole('menu').locator('[data-command="post.hide"]').click();
    await expect.poll(() => count('post', 'hidden', true)).toBe(hidden + 4);
    await focusIsSomewhere(page);
  },
);

test('once all that is loaded is selected, the bar says so and offers all that match, by key and by mouse', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('Control+a');
  const bar = page.locator('[data-selection]');
  await bar.getByText(/^Đã chọn cả \d+ dòng đã tải$/).waitFor();
  await bar.getByRole('button', { name: /^Chọn cả [\d.]+ Ctrl A$|^Chọn cả [\d.]+$/ }).click();
  await bar.getByText(/^Đã chọn tất cả [\d.]+ dòng khớp$/).waitFor();
  await bar.locator('[data-command="list.selectAll"]').waitFor({ state: 'detached' });
  await focusIsSomewhere(page);
});

thorough('a text that is cut off in a row is whole in the tooltip, and one that is whole has none', async () => {
  const { uid, display_name } = await server.store.db
    .selectFrom('member')
    .select(['uid', 'display_name'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const long = `${display_name} ${'Nguyễn Phúc '.repeat(8)}`.trim();
  await server.store.db.updateTable('member').set({ display_name: long }).where('uid', '=', uid).execute();
  const page = await server.open('/dashboard/profile-manager');
  await listReady(page);
  const names = page.locator('[data-row] [role="gridcell"]:nth-child(2) bdi');
  const cut = names.filter({ hasText: long });
  await cut.hover();
  await expect.poll(() => cut.getAttribute('title')).toBe(long);
  // Off it again: another row may be drawn in the element.
  const whole = names.filter({ hasNotText: long }).first();
  await whole.hover();
  expect(await cut.getAttribute('title')).toBeNull();
  // Longer than the pointer rests before it is asked whether the text is cut.
  await page.waitForTimeout(400);
  expect(await whole.getAttribute('title')).toBeNull();
});

thorough('the menu of a row stays in the window, and usable, when the list is scrolled behind it', async () => {
  const page = await server.open('/dashboard/profile-manager');
  await listReady(page);
  const row = page.locator('[role="row"][aria-rowindex="4"]');
  const id = await row.getAttribute('data-row');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await page.mouse.move(700, 800);
  await page.mouse.wheel(0, 3000);
  const topOf = async () => (await page.locator(`[data-row="${id}"]`).boundingBox())?.y ?? -1;
  await expect.poll(topOf).toBeLessThan(-1000);
  // It is placed anew.
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.locator('[role="menuitem"]:focus').waitFor();
  await expect.poll(async () => ((await menu.boundingBox())?.y ?? -1) >= 0).toBe(true);
  const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(860);
  await page.keyboard.press('Escape');
  await page.locator(`[data-row="${id}"]:focus, [data-row="${id}"] :focus`).waitFor({ state: 'attached' });
});

thorough(
  'why a command can’t be used is read in the row’s menu and the palette, and said when it is chosen there',
  async () => {
    const page = await server.open('/dashboard/profile-manager');
    await listReady(page);
    await server.store.db.updateTable('member').set({ blocks: [] }).execute();
    await page.keyboard.press('Shift+R');
    await listReady(page);
    await page.keyboard.press('m');
    const item = page.locator('[role="menuitem"][data-command="profile.unblock"][aria-disabled="true"]');
    const why = (await item.locator('.text-xs').first().innerText()).trim();
    expect(why).not.toBe('');
    // Playwright waits for ever for what is disabled to be enabled.
    await item.click({ force: true });
    await page.locator('[data-sonner-toast]').getByText(why).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.locator('[cmdk-input]:focus').waitFor();
    await page.keyboard.type('mo khoa thanh vien');
    await page.getByRole('option', { name: why }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[cmdk-input]:focus').waitFor();
  },
);

thorough('a click beside the search of the palette leaves what is typed in it', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.locator('header [data-command="palette.open"]').click();
  const search = page.locator('[cmdk-input]');
  await search.waitFor();
  await page.keyboard.type('bai');
  // The line that says what the keys do.
  await page.locator('[cmdk-root] > div').last().click();
  await page.waitForFunction(() => document.activeElement?.matches('[cmdk-input]'));
  await page.keyboard.type(' viet');
  expect(await search.inputValue()).toBe('bai viet');
});
