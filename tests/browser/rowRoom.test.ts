import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import screens from '../../src/i18n/vi/screens';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

thorough(
  'what is kept from a member is seen in every width; what vouches for one is counted where there is no room',
  async () => {
    const { authentic, block } = screens.profiles;
    const { rows } = await sql<{ pubkey: string }>`SELECT pubkey FROM member ORDER BY created_at DESC LIMIT 1`.execute(
      server.store.db,
    );
    const id = rows[0]?.pubkey ?? '';
    await sql`UPDATE member SET authentic = true, blocks = '{BLOCK_POST,BLOCK_COMMENT,BLOCK_POST_ALLOW_ONLY_ME}' WHERE pubkey = ${id}`.execute(
      server.store.db,
    );
    for (const width of [1024, 1440]) {
      const page = await server.open('/dashboard/profile-manager', { width });
      await listReady(page);
      const row = page.locator(`[data-surface="list"] [data-row="${id}"]`);
      const chip = (words: string) => row.locator(`[title="${words}"]`).last();
      for (const kind of ['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME'] as const)
        expect(await chip(block[kind]).isVisible(), `${block[kind]} at ${width}`).toBe(true);
      if (width > 1024) continue;
      await row.getByText('+1').waitFor();
      expect(await chip(authentic).isVisible()).toBe(false);
    }
  },
);

thorough(
  'why the last change of a row failed leaves the name in the row its room, its element and the focus',
  async () => {
    const page = await server.open('/dashboard/profile-manager', { width: 1024 });
    await page.route('**/api/users/setauthentic*', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 500, message: 'Máy chủ đang bận làm một việc khác rất lâu' }, data: null },
      }),
    );
    await listReady(page);
    const row = page.locator('[data-surface="list"] [data-row][tabindex="0"]');
    const name = row.locator('[role="gridcell"]').nth(1).locator('bdi').first();
    const widthOf = () => name.evaluate((element) => element.clientWidth);
    const cellPx = await row
      .locator('[role="gridcell"]')
      .nth(1)
      .evaluate((cell) => cell.clientWidth);
    const before = await widthOf();
    const held = await name.elementHandle();
    await held?.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    await page.keyboard.press('s');
    await row.locator('.text-danger svg').first().waitFor();
    await row.locator('[data-trouble]').waitFor();
    // The words come beside what is there: nothing of it is made anew, and what has the focus keeps it.
    expect(await held?.evaluate((element) => element.isConnected && element === document.activeElement)).toBe(true);
    // The face, the gaps and the paddings have their room as well.
    await expect.poll(widthOf).toBeGreaterThanOrEqual(Math.min(before, cellPx * 0.6 - 44));
  },
);
