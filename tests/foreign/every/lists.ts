import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusedRow } from '../../browser/atKeyboard';
import { type Scene, type Stage, step } from './stage';

const at = async (page: Page) => (await focusedRow(page)).index;
const isAt = (stage: Stage, index: number) => stage.is(() => at(stage.page), index);
const selected = ({ page }: Stage) => page.locator('[role="row"][data-row][aria-selected="true"]').count();
/** How many are selected, in view or not. */
const bar = ({ page }: Stage) => page.getByRole('region', { name: /chọn/i });

export const lists: Scene = {
  of: 'any list',
  by: 'go.profiles',
  steps: [
    step(['list.next', 'list.previous', 'list.pageDown', 'list.pageUp', 'list.first', 'list.last'], async (stage) => {
      const { server, page, press } = stage;
      const last = server.server.data.members.length + 1;
      await press('j', 'ArrowDown');
      await isAt(stage, 4);
      await press('k', 'ArrowUp');
      await isAt(stage, 2);
      await press('PageDown');
      await stage.is(async () => (await at(page)) > 6, true);
      await press('PageUp');
      await isAt(stage, 2);
      await stage.run('list.last');
      await isAt(stage, last);
      await stage.run('list.first');
      await isAt(stage, 2);
      await press('Control+End');
      await isAt(stage, last);
      await press('Control+Home');
      await isAt(stage, 2);
    }),
    step(['list.firstCell', 'list.lastCell'], async ({ page, press, is }) => {
      const inRow = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'row');
      await press('End');
      await is(inRow, false);
      await press('Home');
      await is(() => page.evaluate(() => document.activeElement?.getAttribute('type')), 'checkbox');
      await press('Escape');
      await is(inRow, true);
    }),
    step(['part.next', 'part.previous'], async ({ page, run, press, is }) => {
      const inList = () => page.evaluate(() => document.activeElement?.closest('[data-row]') != null);
      await press('Control+F6');
      await is(inList, false);
      await press('Control+Shift+F6');
      await is(inList, true);
      await run('part.next');
      await is(inList, false);
      await run('part.previous');
      await is(inList, true);
    }),
    step(['list.open', 'list.close'], async ({ page, press }) => {
      await press('Enter');
      await page.locator('[data-detail]').waitFor();
      await press('Escape');
      await page.locator('[data-detail]').waitFor({ state: 'detached' });
    }),
    step(['list.select', 'list.extendNext', 'list.extendPrevious', 'list.selectRange'], async (stage) => {
      const { press, is, run } = stage;
      await press('x');
      await is(() => selected(stage), 1);
      await press('Shift+J', 'Shift+ArrowDown');
      await is(() => selected(stage), 3);
      await press('Shift+K');
      await is(() => selected(stage), 2);
      await press('j', 'j', 'Shift+X');
      await is(() => selected(stage), 4);
      await run('list.selectRange');
      await run('list.select');
      await is(() => selected(stage), 3);
    }),
    step(['list.clearSelection', 'list.invertSelection', 'list.extendPageDown', 'list.extendPageUp'], async (stage) => {
      const { press, is, run } = stage;
      await run('list.clearSelection');
      await is(() => selected(stage), 0);
      await press('Control+Home', 'x', 'Shift+PageDown');
      await is(async () => (await selected(stage)) > 5, true);
      await press('Shift+PageUp');
      await is(() => selected(stage), 1);
      await run('list.invertSelection');
      await bar(stage).getByText('119').first().waitFor();
      await press('Escape');
      await is(() => selected(stage), 0);
    }),
    step(['list.selectAll'], async (stage) => {
      await stage.run('list.selectAll');
      await bar(stage).getByText('120').first().waitFor();
      await stage.press('Escape');
      await stage.is(() => selected(stage), 0);
    }),
    step(['list.copy'], async ({ server, page, press, is }) => {
      const [member] = server.server.data.members;
      await press('Control+Home', 'Control+c');
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await is(async () => (await copied()).includes(String(member?.uid)), true);
    }),
    step(['list.copyLink'], async ({ server, page, press, is }) => {
      const [member] = server.server.data.members;
      await press('Control+Home', 'Shift+C');
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const { origin } = new URL(page.url());
      await is(copied, `${origin}/dashboard/user-detail/${member?.pubkey}`);
    }),
    step(['list.menu'], async ({ page, press }) => {
      await press('m');
      await page.locator('[role="menu"] [data-command="profile.block"]').waitFor();
      await press('Escape');
      await page.locator('[role="menu"]').waitFor({ state: 'detached' });
    }),
    step(['list.search', 'list.filter'], async ({ page, press, run }) => {
      await run('list.search');
      await page.locator('input[type="search"]:focus').waitFor();
      await press('Escape');
      await run('list.filter');
      await page.locator('main button:focus').waitFor();
      await press('Escape');
    }),
    step(['list.columns', 'list.pageSize'], async ({ page, press, run }) => {
      const head = page.locator('[role="columnheader"]').filter({ hasText: 'UID' });
      await head.waitFor();
      await run('list.columns');
      await page.getByRole('dialog').getByRole('checkbox', { name: 'UID' }).click();
      await press('Escape');
      await head.waitFor({ state: 'detached' });
      await run('list.pageSize');
      await page.getByRole('menuitemradio').first().waitFor();
      await press('Escape');
    }),
    step(['list.refresh', 'list.loadMore'], async ({ sent, run, is, press, on, server }) => {
      const pages = () => sent('GET /users/list').length;
      const before = pages();
      await on(server.server.data.members[0]?.pubkey);
      await run('list.refresh');
      await is(() => pages() > before, true);
      await press('l');
    }),
    step(['list.exportXlsx'], async ({ run, page }) => {
      const [file] = await Promise.all([page.waitForEvent('download'), run('list.exportXlsx')]);
      if (!file.suggestedFilename().endsWith('.xlsx')) throw new Error(file.suggestedFilename());
    }),
    step(['list.peek', 'list.look', 'list.uncover', 'list.sort', 'list.sortByName'], async ({ run, page }) => {
      // Nothing of it is here, and each says so to whoever hears it.
      for (const [id, words] of [
        ['list.peek', 'Dòng này không có media'],
        ['list.look', 'Danh sách này không xem dưới dạng ảnh được.'],
        ['list.sortByName', 'Danh sách này không sắp xếp theo tên được'],
        ['list.sort', 'Danh sách này không sắp xếp được'],
        ['list.uncover', 'Danh sách này không xem dưới dạng ảnh được.'],
      ] as const) {
        await run(id);
        await page.locator('[aria-live]').getByText(words, { exact: true }).waitFor({ state: 'attached' });
        expect(await page.locator('[role="menu"], [role="dialog"]').count()).toBe(0);
      }
    }),
  ],
};
