import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  MOBILE_MENU_CLOSES_AFTER_MS,
  RESIZE_DEBOUNCE_MS,
  SIDEBAR_COLLAPSED_WIDTH_PX,
  SIDEBAR_WIDTH_PX,
} from '../../contract/wire/constants';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** Width of the sidebar beside the page, or null where there is none. */
const sidebarPx = async (page: Page) => (await page.locator('aside > nav').boundingBox())?.width ?? null;

thorough(
  'the sidebar has 280 px above 1220, 200 below, and on a phone it is a menu: a second after the window rests',
  async () => {
    const page = await server.open('/dashboard/report', { width: 1221 });
    await listReady(page);
    expect(await sidebarPx(page)).toBe(SIDEBAR_WIDTH_PX);
    const resized = Date.now();
    await page.setViewportSize({ width: 1220, height: 900 });
    await page.waitForFunction(
      (px) => document.querySelector('aside > nav')?.getBoundingClientRect().width === px,
      SIDEBAR_COLLAPSED_WIDTH_PX,
    );
    expect(Date.now() - resized).toBeGreaterThanOrEqual(RESIZE_DEBOUNCE_MS);
    await page.setViewportSize({ width: 768, height: 900 });
    // The pause is what is tested: past it the sidebar is still there at this width.
    await page.waitForTimeout(RESIZE_DEBOUNCE_MS + 200);
    expect(await sidebarPx(page)).toBe(SIDEBAR_COLLAPSED_WIDTH_PX);
    await page.keyboard.press('Control+b');
    await page.waitForFunction(
      (px) => document.querySelector('aside > nav')?.getBoundingClientRect().width === px,
      SIDEBAR_WIDTH_PX,
    );
    await page.setViewportSize({ width: 767, height: 900 });
    await page.locator('aside > nav').waitFor({ state: 'detached' });
  },
);

thorough(
  'the menu of a phone closes shortly after something was chosen in it, and Esc gives the focus back',
  async () => {
    const page = await server.open('/dashboard/report', { width: 390 });
    await listReady(page);
    const menu = page.getByRole('dialog', { name: 'Danh mục' });
    const opener = page.locator('[data-command="sidebar.toggle"]');
    await opener.click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-command'))).toBe('sidebar.toggle');
    await opener.click();
    await page.evaluate(() => {
      document.querySelector('#menu [data-command="go.posts"]')?.addEventListener('click', () => {
        const chosen = performance.now();
        const gone = new MutationObserver(() => {
          if (document.querySelector('#menu')) return;
          gone.disconnect();
          Object.assign(window, { menuStoodMs: performance.now() - chosen });
        });
        gone.observe(document.body, { childList: true, subtree: true });
      });
    });
    await menu.locator('[data-command="go.posts"]').click();
    await menu.waitFor({ state: 'detached' });
    const stoodMs = await page.evaluate(() => (window as unknown as { menuStoodMs: number }).menuStoodMs);
    expect(stoodMs).toBeGreaterThanOrEqual(MOBILE_MENU_CLOSES_AFTER_MS - 5);
    await page.waitForURL(/post-manager/);
    await listReady(page);
  },
);

test('on a phone a row is a card with its menu, the bar of a selection is whole, and the detail has a way back', async () => {
  const page = await server.open('/dashboard/report', { width: 390 });
  await listReady(page);
  const topOf = async (of: string) => (await page.locator(of).first().boundingBox())?.y ?? Number.NaN;
  const belowTopbar = async (of: string) => (await topOf(of)) - (await topOf('main'));
  for (const of of ['[data-list-heading]', '[data-tools]']) expect(await belowTopbar(of), of).toBeGreaterThan(7);
  const row = page.locator('[data-row]').nth(1);
  await row.getByRole('button', { name: 'Mở menu của dòng' }).click();
  await page.getByRole('menu').locator('[data-command="report.ignore"]').waitFor();
  await page.keyboard.press('Escape');
  await row.getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390, await button.innerText()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await row.click();
  await page.getByRole('button', { name: 'Về danh sách' }).waitFor();
  // The case covers its row: no hole for that is left in what dims the page.
  await page.keyboard.press('Control+k');
  await page.locator('[data-acts-on]').waitFor();
  expect(await page.locator('[data-dims]').evaluate((dims) => getComputedStyle(dims).clipPath)).toBe('none');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Về danh sách' }).click();
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  await page.getByRole('button', { name: 'Công cụ của danh sách' }).click();
  await page.locator('[role="menu"] [data-command="list.sort"]').click();
  await page.getByRole('menuitemradio', { name: 'Cũ nhất trước' }).waitFor();
});

test('on a phone a post says two lines of its text, whole in its card, and no number of nothing', async () => {
  // As many states as one can have beside its numbers.
  const { post_id } = await server.store.db
    .selectFrom('post')
    .select('post_id')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .executeTakeFirstOrThrow();
  await server.store.db
    .updateTable('post')
    .set({ hidden: true, blocked: true, comment_count: 1352, like_count: 1352 })
    .where('post_id', '=', post_id)
    .execute();
  const page = await server.open('/dashboard/post-manager', { width: 390 });
  await listReady(page);
  const cards = page.locator('.card-lines');
  await cards.first().waitFor();
  const seen = await cards.evaluateAll((all) =>
    all.map((card) => ({
      lines: Math.round((card.querySelector('.card-text')?.clientHeight ?? 0) / 18),
      isWhole: [...card.children].every(
        (line) =>
          line.getBoundingClientRect().top >= card.getBoundingClientRect().top &&
          line.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom,
      ),
      notesPx: Math.max(...[...(card.lastElementChild?.children ?? [])].map(({ clientHeight }) => clientHeight)),
      words: (card as HTMLElement).innerText,
    })),
  );
  expect(seen[0]?.words).toMatch(/Bình luận\s1\.352\s+Lượt thích\s1\.352/);
  expect(Math.max(...seen.map(({ notesPx }) => notesPx))).toBeLessThan(24);
  expect(Math.max(...seen.map(({ lines }) => lines))).toBe(2);
  expect(seen.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expect(seen.filter(({ words }) => /(Bình luận|Lượt thích)\s+0\b/.test(words))).toEqual([]);
});

/** Opens another screen as a link within the console does. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main h1').first().waitFor();
}

/** Screens and what is asked for on them; none of them may be wider than a window of 320 px (WCAG 1.4.10, 400 % of 1280). */
const REFLOWED = [
  'report',
  'post-manager',
  'profile-manager',
  'suggest',
  'tvslider-manager',
  'temple-manager',
  'temple-manager/import',
  'user-manager',
  'role-manager',
  'notification-manager',
  'audit',
  'jobs',
  'no-such-screen',
  '',
];

thorough('at 320 px nothing makes the page wider than the window', async () => {
  const page = await server.open('/dashboard/report', { width: 320, tier: 100 });
  const wide: string[] = [];
  for (const path of REFLOWED) {
    await turnTo(page, `/dashboard${path && `/${path}`}`);
    const sideways = await page.evaluate(() => {
      const main = document.querySelector('main')?.getBoundingClientRect();
      const beyond = [
        ...document.querySelectorAll<HTMLElement>('header, header *, main h1, main section, main article, main form'),
      ]
        .filter((element) => !element.closest('[role="toolbar"], [role="grid"], table, .sr-only, svg'))
        .find((element) => element.getBoundingClientRect().right > innerWidth + 1);
      const scrolled = document.documentElement.scrollWidth > innerWidth;
      return scrolled ? 'page' : main && main.width > innerWidth ? 'main' : (beyond?.outerHTML.slice(0, 160) ?? null);
    });
    if (sideways !== null) wide.push(`${path}: ${sideways}`);
  }
  expect(wide).toEqual([]);
});

test('at 400 % each screen opens at its top, and what is below can be scrolled to', async () => {
  const first = await server.open('/dashboard/report', { tier: 100 });
  const page = await windowOf(first, { width: 360, height: 225 });
  for (const path of ['', '/temple-manager/import', '/jobs', '/no-such-screen']) {
    await page.goto(`${server.url}/dashboard${path}`);
    await page.locator('main h1').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('main') != null);
    // What comes after the heading may not move it away either.
    await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(({ scrollTop }) => scrollTop > 0)
        .map((element) => element.outerHTML.slice(0, 160)),
    );
    expect(moved, path).toEqual([]);
    // The page itself never scrolls: what stands beyond its foot could not be reached.
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBe(225);
  }
});

test('at 400 % what opens over the page is whole within the window, and its end can be scrolled to', async () => {
  const first = await server.open('/dashboard/report', { tier: 100 });
  const page = await windowOf(first, { width: 360, height: 225 });
  await page.goto(`${server.url}/dashboard/report`);
  await listReady(page);
  const open = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').last();
  const isWhole = async (what: string, ...ends: readonly Locator[]) => {
    await open.waitFor();
    await expect.poll(() => edgesOf(open), { message: what }).toEqual([true]);
    for (const end of ends) {
      await end.scrollIntoViewIfNeeded();
      await expect.poll(() => hiddenOf(end), { message: what }).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    await listReady(page);
  };

  await page.keyboard.press('?');
  await open.locator('li').first().waitFor();
  expect(await hiddenOf(open.locator('li').first()), 'the first key').toEqual([]);
  await isWhole('keys', open.locator('[data-command="keys.reset"]'), open.locator('li').last());

  await page.keyboard.press('Control+k');
  await open.locator('[cmdk-item][aria-selected="true"]').waitFor();
  await page.keyboard.press('ArrowUp');
  await isWhole('palette', open.locator('[cmdk-item][aria-selected="true"]'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chua');
  await open.locator('[data-see-all]').first().waitFor();
  await expect.poll(() => hiddenOf(open.locator('[cmdk-item][aria-selected="true"]'))).toEqual([]);
  await isWhole('palette with words', open.locator('[data-see-all]').last());

  await page.keyboard.press('j');
  await page.keyboard.press('Shift+F10');
  await isWhole('menu of a row', open.getByRole('menuitem').last());
  await page.keyboard.press('h');
  await isWhole('a note', open.locator('textarea'), open.getByRole('button').last());
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await isWhole('settings', open.locator('[data-command="help.tour"]'));

  await page.goto(`${server.url}/dashboard/user-manager`);
  await listReady(page);
  await page.keyboard.press('j');
  await page.keyboard.press('b');
  await isWhole('a question', open.getByRole('heading'), open.getByRole('button').last());
  await page.keyboard.press('c');
  await open.locator('input:visible').first().waitFor();
  await isWhole('a form', open.locator('input:visible').last(), open.locator('button[type="submit"]'));
});

/** Whether each of these ends within the window. */
const edgesOf = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }),
  );

test('the menu of a row is whole wherever the row stands', async () => {
  const page = await server.open('/dashboard/report');
  await page.setViewportSize({ width: 1440, height: 680 });
  await listReady(page);
  for (const nth of [0, 7, 12]) {
    await page.locator('[data-row]').nth(nth).click({ button: 'right' });
    const menu = page.getByRole('menu');
    await menu.waitFor();
    expect(await edgesOf(menu), `row ${nth}`).toEqual([true]);
    expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), `row ${nth}`).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
});

test('a list that opens as a map has all of its header within the window', async () => {
  for (const lang of ['en', 'fr']) {
    const page = await server.open('/dashboard/temple-manager?look=map', { lang });
    await page.locator('[data-reading="done"]').waitFor();
    const header = page.locator('main header').first();
    const endPx = () =>
      header.locator('button').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    await expect.poll(endPx, { message: lang }).toBeLessThanOrEqual(1440 - 16);
  }
});

/** A window of 1440 by 900 at 200 % (WCAG 1.4.4), at a list. */
async function zoomed(page: Page, path: string): Promise<Page> {
  const large = await windowOf(page, { width: 720, height: 450 });
  await large.goto(new URL(path, server.url).href);
  await listReady(large);
  return large;
}

/** Another window, with the session and the memory of a page; twice as dense, as a zoomed one is. */
async function windowOf(page: Page, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const context = await server.browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    storageState: await page.context().storageState(),
  });
  onTestFinished(() => context.close());
  return context.newPage();
}

/** The elements that are not wholly in the window, or have something else over them. */
const hiddenOf = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !element.contains(seen) && seen?.contains(element) !== true;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

thorough('at 200 % the focused row is in sight, and so is every decision and every answer', async () => {
  const page = await zoomed(await server.open('/dashboard/report', { tier: 100 }), '/dashboard/report');
  const focused = page.locator('[role="row"]:focus');
  for (const path of ['post-manager', 'profile-manager', 'temple-manager', 'suggest', 'report']) {
    await turnTo(page, `/dashboard/${path}`);
    await listReady(page);
    for (const key of ['j', 'j', 'j', 'PageDown', 'Control+End']) {
      await page.keyboard.press(key);
      await expect.poll(() => hiddenOf(focused), { message: `${path} after ${key}` }).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(720);
  }
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
  await expect.poll(() => hiddenOf(bar.getByRole('button'))).toEqual([]);
  await expect.poll(() => hiddenOf(focused)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.locator('[data-surface="detail"] [data-command="report.ignore"]').waitFor();
  const decisions = page.locator(
    ['ignore', 'deletePost', 'blockUser']
      .map((one) => `[data-surface="detail"] [data-command="report.${one}"]:visible`)
      .join(),
  );
  expect(await decisions.count()).toBeGreaterThan(1);
  await expect.poll(() => hiddenOf(decisions), { timeout: 10_000 }).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hiddenOf(page.locator('[cmdk-item][aria-selected="true"]'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const lastKey = page.getByRole('dialog').locator('li').last();
  await lastKey.scrollIntoViewIfNeeded();
  await expect.poll(() => hiddenOf(lastKey)).toEqual([]);
  await page.keyboard.press('Escape');

  await turnTo(page, '/dashboard/user-manager');
  await listReady(page);
  await page.keyboard.press('j');
  await page.keyboard.press('b');
  await page.getByRole('alertdialog').waitFor();
  await expect.poll(() => hiddenOf(page.getByRole('alertdialog').getByRole('button'))).toEqual([]);
  await page.keyboard.press('Escape');
  await listReady(page);
  await page.keyboard.press('c');
  const fields = page.getByRole('dialog').locator('input:visible, select:visible');
  await fields.first().waitFor();
  for (const field of await fields.all()) {
    await field.focus();
    await expect.poll(() => hiddenOf(field)).toEqual([]);
  }
  await expect.poll(() => hiddenOf(page.getByRole('dialog').locator('button[type="submit"]'))).toEqual([]);
});

test('on a phone the buttons of a selection stay in the window beside the longest words', async () => {
  const page = await server.open('/dashboard/profile-manager', { width: 390, lang: 'fr' });
  await listReady(page);
  await page.keyboard.press('Control+a');
  const bar = page.locator('[data-selection]');
  await bar.locator('[data-command="list.selectAll"]').waitFor();
  const end = await bar.locator('[data-command="list.clearSelection"]').boundingBox();
  expect(end && end.x + end.width).toBeLessThanOrEqual(390);
});
