import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { ROUTES } from '../../src/screens';
import { thorough } from '../support/depth';
import { type Console, hire, sessionOf, startConsole } from './console';
import { hardToHit } from './touch';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** A phone on which somebody has signed in. */
async function openPhone(path: string, width = 390): Promise<Page> {
  const context = await server.browser.newContext({
    viewport: { width, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'vi-VN',
  });
  onTestFinished(() => context.close());
  const { user_name } = await hire(server.store, { may: ACTION_IDS, tier: 100 });
  const page = await context.newPage();
  await page.goto(`${server.url}/healthz`);
  const session = await sessionOf(server.app, { user_name, kept: 'tamquan' });
  await page.evaluate((kept) => void Object.assign(localStorage, kept), session);
  await page.goto(`${server.url}${path}`);
  await page.locator('main#main').waitFor();
  return page;
}

const ROW_MENU = '[data-row] [data-command="list.menu"]';
const ACCOUNT = '.on-topbar [aria-haspopup]:has(bdi, img, .rounded-full)';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const POPOVER = '[data-radix-popper-content-wrapper]';

/** What lies over a screen: its name, the screen, what is pressed there to come to it, and what it is. */
const OVER: readonly (readonly [what: string, path: string, opener: readonly string[], within: string])[] = [
  ['palette', '/dashboard/report', ['[data-command="palette.open"]'], DIALOG],
  ['menu of a row', '/dashboard/report', [ROW_MENU], '[role="menu"]'],
  ['menu', '/dashboard/report', ['[data-command="sidebar.toggle"]'], '#menu'],
  ['bell', '/dashboard/report', ['.on-topbar [aria-haspopup]:has(use[href="#icon-bell"])'], POPOVER],
  ['account', '/dashboard/report', [ACCOUNT], POPOVER],
  ['settings', '/dashboard/report', [ACCOUNT, `${POPOVER} [data-command="settings.open"]`], DIALOG],
  ['filters', '/dashboard/post-manager', ['main [data-command="list.filter"]'], POPOVER],
  ['tools', '/dashboard/post-manager', ['[data-tools]'], POPOVER],
  ['question', '/dashboard/profile-manager', [ROW_MENU, '[role="menu"] [data-command="profile.block"]'], DIALOG],
  ['form of a temple', '/dashboard/temple-manager', ['main header [data-command="temple.create"]'], '[data-detail]'],
  ['form of a member of staff', '/dashboard/user-manager', ['main header [data-command="adminUser.add"]'], DIALOG],
];

/** Another screen, as a link inside the console would: nothing is loaded anew. */
async function turnTo(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.locator('main h1').first().waitFor();
  await page.locator('main [aria-busy="true"]:not([role])').first().waitFor({ state: 'detached' });
}

thorough.each([390, 320])(
  'everything that a finger presses has 44 px on each screen and in its first detail at %i',
  async (width) => {
    const page = await openPhone('/dashboard/report', width);
    const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
    const found: string[] = [];
    for (const { path } of ROUTES) {
      await turnTo(page, path.replace(':pubkey', pubkey));
      found.push(...(await hardToHit(page, 'body')).map((one) => `${path}: ${one}`));
      const row = page.locator('[data-surface="list"] [data-row]').first();
      if ((await row.count()) === 0) continue;
      await row.scrollIntoViewIfNeeded();
      await row.tap({ position: { x: 150, y: 60 } });
      await page.locator('[data-detail]').first().waitFor();
      found.push(...(await hardToHit(page, '[data-surface="detail"]')).map((one) => `${path}, detail: ${one}`));
      // Without a tap elsewhere the one in the same place of the next list may be the second of a double one, which opens nothing.
      await page.locator('[data-surface="detail"] [data-command="list.close"]').tap();
    }
    expect(found).toEqual([]);
  },
  120_000,
);

thorough(
  'and so has what lies over a screen: palette, menus, forms, questions, settings and the bar of a selection',
  async () => {
    const page = await openPhone('/dashboard/report');
    const found: string[] = [];
    const at = async (what: string, within: string) => {
      await page.locator(within).first().waitFor();
      found.push(...(await hardToHit(page, within)).map((one) => `${what}: ${one}`));
    };
    await page.locator('[data-row]').first().waitFor();
    await page.locator('[data-row] label').first().tap();
    await page.locator('[data-command="list.clearSelection"]').waitFor();
    await at('selection', 'main');
    await page.locator('[data-command="list.clearSelection"]').tap();

    for (const [what, path, opener, within] of OVER) {
      await turnTo(page, path);
      for (const one of opener) await page.locator(one).first().tap();
      await at(what, within);
      await page.reload();
      await page.locator('main h1').first().waitFor();
    }
    expect(found).toEqual([]);
  },
  120_000,
);

thorough('nobody is told of keys on a phone, nor of names of buttons by a tap, until a key is pressed', async () => {
  const page = await openPhone('/dashboard/report');
  await page.locator('[data-row]').first().waitFor();
  await page.locator('[data-command="palette.open"]').first().tap();
  const commands = page.getByRole('dialog').locator('[cmdk-item]');
  await commands.first().waitFor();
  const about = page.getByRole('dialog').locator('[data-command^="help."], [data-command^="keys."]');
  expect(await about.count()).toBe(0);
  expect(await page.locator('kbd:visible, [data-elsewhere]:visible').count()).toBe(0);
  // Beside the palette, which gives the focus back.
  await page.touchscreen.tap(195, 820);
  await commands.first().waitFor({ state: 'detached' });
  await page.locator('[data-command="list.menu"]').first().tap();
  await page.getByRole('menu').waitFor();
  expect(await page.locator('[data-tooltip]:visible').count()).toBe(0);

  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await commands.first().waitFor();
  expect(await page.locator('kbd:visible').count()).toBeGreaterThan(0);
  await page.keyboard.type('phim tat');
  await page.locator('[data-command="help.keys"]').waitFor();
});
