import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMutation, type Where } from '../../commands/core/definition';
import { COMMANDS } from '../../commands/every';
import { thorough, varied } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { keptInBrowser } from './keptInBrowser';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** The clipboard, the browser's window and the palette's own key are nothing that can be looked at below. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'list.copy',
  'list.copyLink',
  'palette.open',
  'fullscreen.toggle',
  'sidebar.toggle',
]);

/**
 * What has a key in a list of such rows and stands in its palette, `anywhere`: and what has one everywhere. What changes data is compared
 * by one of them below.
 */
const keyedIn = (kind: Where | null, anywhere: boolean) =>
  COMMANDS.filter(
    ({ id, key, listed, ...command }) =>
      key !== undefined &&
      key.press.length > 0 &&
      listed !== false &&
      !NOT_COMPARED.has(id) &&
      !id.startsWith('history.') &&
      !isMutation({ id, ...command } as never) &&
      (key.where === 'list' || key.where === kind || (anywhere && key.where === 'anywhere' && !id.startsWith('go.'))),
  ).map(({ id, key }) => ({ id, press: [key?.press ?? []].flat()[0] ?? '' }));

/** Where the person is: what lies over the page, what has the focus, the address, and what is chosen. */
const whereabouts = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const layer = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1);
    const name = (element: Element | null | undefined) =>
      element?.getAttribute('aria-label') ?? element?.getAttribute('data-command') ?? '';
    return {
      // What is typed is kept for a field that loads; the focus waits in a paragraph for a screen that does.
      isLoading: document.querySelector('body > input.sr-only') !== null || at?.matches('p.sr-only') === true,
      layer: layer ? `${layer.getAttribute('role')} ${name(layer)}` : null,
      focus: `${at?.tagName} ${at?.getAttribute('role') ?? ''} ${name(at)} ${at?.getAttribute('aria-rowindex') ?? ''}`,
      address: location.pathname + location.search,
      chosen: document.querySelectorAll('[role="row"][aria-selected="true"]').length,
    };
  });

/** The same twice in a row, and no field or screen is loading: what was to come has come. */
async function settled(page: Page) {
  let before = '';
  let now: Awaited<ReturnType<typeof whereabouts>> | undefined;
  await expect
    .poll(
      async () => {
        now = await whereabouts(page);
        const same = JSON.stringify(now) === before && !now.isLoading;
        before = JSON.stringify(now);
        return same;
      },
      { interval: 250 },
    )
    .toBe(true);
  return now;
}

const keyFor = (press: string) =>
  press
    .split('+')
    .map((part) => (part === 'Mod' ? 'Control' : part))
    .join('+');

describe('a command chosen in the palette does what its key does', () => {
  test.each(
    varied([
      ['/dashboard/audit', null],
      ['/dashboard/report', 'report'],
      ['/dashboard/tvuser-manager', 'tvUser'],
    ] as const),
  )(
    'in %s',
    async (path, kind) => {
      const page = await server.open(path, { tier: 100 });
      /** The second row of the bare list has the focus. */
      const back = async () => {
        await page.keyboard.press('Escape');
        const { layer, focus, address, chosen } = await whereabouts(page);
        const isBare = layer === null && address === path && chosen === 0 && focus.startsWith('DIV row');
        if (isBare) await page.keyboard.press('Control+Home');
        else await page.goto(`${server.url}${path}`);
        await page.waitForFunction(() => document.activeElement?.getAttribute('aria-rowindex') === '2');
        // The line of keys comes with the commands: what is pressed before they are there waits for them.
        await page.locator('[data-key-line]').waitFor({ state: 'attached' });
        await page.keyboard.press('j');
      };
      const different: string[] = [];
      for (const { id, press } of keyedIn(kind, kind === 'report')) {
        await back();
        for (const part of press.split(' ')) await page.keyboard.press(keyFor(part));
        const byKey = await settled(page);
        await back();
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').waitFor();
        const item = page.locator(`[cmdk-item][data-command="${id}"]`).first();
        // What this list has no use for is in no palette.
        if ((await item.count()) === 0) continue;
        await item.click();
        await expect
          .poll(() => whereabouts(page), { timeout: 6000 })
          .toEqual(byKey)
          .catch(async () => different.push(`${id}: ${JSON.stringify({ byPalette: await whereabouts(page), byKey })}`));
      }
      expect(different.join('\n')).toBe('');
    },
    240_000,
  );

  thorough.each([
    [
      '/dashboard/report',
      'report',
      [
        'report.ignore',
        'report.deletePost',
        'report.blockUser',
        'report.assign',
        'report.assignMe',
        'report.askOpinion',
      ],
    ],
    ['/dashboard/post-manager', 'post', ['post.hide', 'post.delete', 'post.block']],
    ['/dashboard/suggest', 'vip', ['vip.remove', 'vip.addLanguageTag']],
  ] as const)(
    'what changes a row in %s does the same',
    async (path, kind, taken) => {
      const page = await server.open(path, { tier: 100 });
      const row = page.locator('[role="row"][aria-rowindex="2"]');
      const toast = page.locator('[data-sonner-toast]');
      /** What the row says, but for how long ago something was. */
      const rowText = async () => (await row.innerText()).replaceAll(/\d+ (giây|phút|giờ) trước|vừa xong/gi, '');
      const said = async () => ((await toast.count()) > 0 ? toast.first().locator('[data-title]').textContent() : '');
      /** What comes of it, as the person sees it; taken back, and the row as it was. */
      const outcomeOf = async (act: () => Promise<void>) => {
        // What a page said just before it went is said again by the next: here it would stand in place of what is looked for.
        await page.waitForTimeout(1000);
        await page.goto(`${server.url}${path}`);
        await listReady(page);
        const before = await rowText();
        await act();
        await page
          .locator('[data-sonner-toast], [role="dialog"] [role="listbox"], [role="dialog"] input')
          .first()
          .waitFor();
        const outcome = [await settled(page), await said()];
        if ((await toast.count()) === 0) await page.keyboard.press('Escape');
        else {
          await page.keyboard.press('z');
          await expect.poll(rowText).toBe(before);
          // The undo is written down before the page is loaded anew.
          const takenBack = { newest: expect.stringMatching(/^(undone|pulledBack)$/), held: 0, owesWord: false };
          await expect.poll(() => keptInBrowser(page)).toEqual(takenBack);
        }
        return outcome;
      };
      await listReady(page);
      await page.keyboard.press('Control+k');
      await page.locator('[cmdk-item]').first().waitFor();
      const items = page.locator('[cmdk-item]');
      const offered = await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-command')));
      await page.keyboard.press('Escape');
      const compared: string[] = [];
      for (const { id, key } of COMMANDS.filter((command) => isMutation(command) && command.key?.where === kind)) {
        // What this row can't take is offered to those alone who ask for it by name.
        if (!offered.includes(id)) continue;
        const byKey = await outcomeOf(() => page.keyboard.press([key?.press ?? ''].flat()[0] ?? ''));
        const byPalette = await outcomeOf(async () => {
          await page.keyboard.press('Control+k');
          await page.locator(`[cmdk-item][data-command="${id}"]`).first().click();
        });
        expect([id, ...byPalette]).toEqual([id, ...byKey]);
        compared.push(id);
      }
      expect(compared).toEqual(taken);
    },
    240_000,
  );
});

describe('a key is printed only where it works', () => {
  thorough('on members not that of adding to a list, in the list it is', async () => {
    const page = await server.open('/dashboard/profile-manager');
    await listReady(page);
    await page.keyboard.press('Control+k');
    const item = (id: string) => page.locator(`[cmdk-item][data-command="${id}"]`).first();
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('vip');
    await item('vip.add').waitFor();
    // Elsewhere it has one, and that is said with it.
    expect(await item('vip.add').locator('[data-elsewhere]').textContent()).toContain('VIP');
    expect(await item('vip.add').locator(':scope > bdi kbd').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    const entry = page.getByRole('menu').locator('[data-command="vip.add"]');
    await entry.waitFor();
    expect([await entry.locator('kbd').count(), await entry.getAttribute('aria-keyshortcuts')]).toEqual([0, null]);
    expect(await page.getByRole('menu').locator('[data-command="profile.block"] kbd').textContent()).toBe('B');
    await page.goto(`${server.url}/dashboard/suggest`);
    await listReady(page);
    const button = page.locator('header [data-command="vip.add"]').first();
    expect(await button.getAttribute('aria-keyshortcuts')).toBe('c');
  });
});
