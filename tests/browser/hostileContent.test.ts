import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ROUTES } from '../../src/screens';
import { thorough } from '../support/depth';
import { complaintsOf } from './complaints';
import { type Console, listReady, startConsole } from './console';
import { HOSTILE, poison, poisonOwn } from './hostileTexts';
import { troublesOf } from './hostileTroubles';
import { networkRests } from './networkRests';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
  await poison(server.store);
});
afterAll(() => server.close());

/** Screens that are no list with a row to open. */
const WITHOUT_ROWS: ReadonlySet<string> = new Set([
  '/dashboard',
  '/dashboard/jobs',
  '/dashboard/user-detail/:pubkey',
  '/dashboard/temple-manager/import',
]);
/** What colleagues write, and what somebody has named for themselves: what it is, how it is looked for, and what opens it. */
const OWN = [
  ['the policies', 'sua cac quy dinh', 'policy.edit'],
  ['one’s own passkeys', 'them khoa truy cap', 'session.passkeys'],
] as const;
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const MENU = '[role="menu"], [data-radix-popper-content-wrapper]';
const TOAST = '[data-sonner-toast][data-mounted="true"]';

/** A file of temples whose name and cells are hostile. */
const FILE = {
  name: `=HYPERLINK("x") \u202egnp.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'name,address,city',
      ...HOSTILE.map((text) => `"${text.replaceAll('"', '""')}","${text.replaceAll('"', '""')}",Huế`),
    ].join('\n'),
  ),
};

/** Goes on by a link inside the console: nothing is loaded anew. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.locator('main h1').first().waitFor();
}

const rowFocused = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role="row"], [data-row]') != null);

/** Looks at one state after the other and keeps what is wrong with each. */
async function looking(page: Page) {
  const complaints = await complaintsOf(page);
  const found: string[] = [];
  const look = async (state: string) => {
    for (const trouble of await troublesOf(page)) found.push(`${state}: ${trouble}`);
  };
  const closed = (shown: string) =>
    expect
      .poll(async () => {
        if ((await page.locator(shown).count()) > 0) await page.keyboard.press('Escape');
        return page.locator(shown).count();
      })
      .toBe(0);
  return {
    look,
    /** What lies over the page after these keys, and goes again by Esc. */
    over: async (state: string, keys: readonly string[], shown: string) => {
      for (const key of keys) await page.keyboard.press(key);
      await page.locator(shown).first().waitFor();
      await look(state);
      await closed(shown);
    },
    closed,
    troubles: () => [...new Set([...complaints, ...found])],
  };
}

/** A command by its name in the palette. */
async function byPalette(page: Page, words: string, command: string) {
  await page.keyboard.press('Control+k');
  await page.locator('[cmdk-input]:focus').waitFor();
  await page.keyboard.type(words);
  await page.locator(`[cmdk-item][data-selected="true"][data-command="${command}"]`).waitFor();
  await page.keyboard.press('Enter');
}

thorough.each([1440, 390])(
  'at %i, whatever members write stays text, within the window and within what lies over it',
  async (width) => {
    const page = await server.open('/dashboard/report', { tier: 100, width });
    const { look, over, closed, troubles } = await looking(page);
    const who = (await page.evaluate(() => sessionStorage.getItem('tamquan.userinfo'))) ?? '{}';
    await poisonOwn(server.store, (JSON.parse(who) as { uid: number }).uid);
    await page.reload();
    await listReady(page);
    await networkRests(page);
    const { pubkey } = await server.store.db
      .selectFrom('note')
      .innerJoin('member', 'member.pubkey', 'note.about_id')
      .select('pubkey')
      .executeTakeFirstOrThrow();

    for (const { path } of ROUTES) {
      await goTo(page, path.replace(':pubkey', pubkey));
      if (WITHOUT_ROWS.has(path)) {
        await networkRests(page);
        await look(path);
        continue;
      }
      await rowFocused(page);
      await look(path);
      await page.keyboard.press('Enter');
      await page.locator('[data-detail]').waitFor();
      for (let row = 0; row < HOSTILE.length; row += 1) {
        await page.keyboard.press('j');
        await networkRests(page);
        await look(`${path}, row ${row}`);
      }
    }

    await goTo(page, '/dashboard/profile-manager');
    await rowFocused(page);
    await page.keyboard.press('Escape');
    await over('the menu of a row', ['m'], '[role="menu"]');
    await over('a question about a member', ['b'], DIALOG);
    await over('a member’s fields', ['Control+e'], DIALOG);
    await over('a question about many', ['Control+a', 's'], '[role="alertdialog"]');
    await page.keyboard.press('Escape');
    for (const within of ['use[href="#icon-bell"]', 'bdi, img, .rounded-full']) {
      await page.locator(`header [aria-haspopup]:has(${within})`).last().click();
      await page.locator(MENU).first().waitFor();
      await look(`the menu of ${within}`);
      await closed(MENU);
    }

    for (const [state, words, command] of OWN) {
      await byPalette(page, words, command);
      await page.locator(DIALOG).first().waitFor();
      await networkRests(page);
      await over(state, [], DIALOG);
    }
    await page.keyboard.press('Control+k');
    await page.locator('[cmdk-input]:focus').waitFor();
    for (const words of ['nguoc', 'wwww', 'hyperlink']) {
      await page.locator('[cmdk-input]').fill(words);
      await networkRests(page);
      await look(`what is found for ${words}`);
    }
    await closed(DIALOG);

    await server.store.db.updateTable('post').set({ hidden: false }).execute();
    await goTo(page, '/dashboard/post-manager');
    await rowFocused(page);
    for (let row = 0; row < HOSTILE.length; row += 1) {
      await page.keyboard.press('h');
      await page.locator(TOAST).first().waitFor();
      await networkRests(page);
      await look(`a toast about post ${row}`);
      await page.keyboard.press('j');
    }
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('h');
    await networkRests(page);
    await look('a job');
    await byPalette(page, 'lich su', 'history.open');
    await over('the history', [], DIALOG);
    await goTo(page, '/dashboard/jobs');
    await page.locator('article').first().waitFor();
    await look('jobs');

    await goTo(page, '/dashboard/temple-manager/import');
    await page.locator('input[type="file"]').setInputFiles(FILE);
    await page.locator('[data-count="created"]').waitFor();
    await look('an import');
    await page.keyboard.press('Enter');
    await page.locator('[data-detail]').waitFor();
    await look('a row of an import');
    const wrong = troubles();
    expect(wrong, wrong.join('\n')).toEqual([]);
  },
  300_000,
);

thorough('no cell of a file that spreadsheets open begins as a formula does', async () => {
  const page = await server.open('/dashboard/profile-manager', { width: 2560 });
  await listReady(page);
  for (const path of ['profile-manager', 'post-manager', 'temple-manager', 'report']) {
    await goTo(page, `/dashboard/${path}`);
    await rowFocused(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('header [data-command="list.exportCsv"]').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text, path).toContain(`"'=HYPERLINK(`);
    expect(text, path).not.toMatch(/(?:^|[;,\n])"?[=@+\t\r]/);
  }
});
