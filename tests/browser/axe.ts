import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../../src/screens';
import { hasFocus } from './atKeyboard';
import { type Console, startConsole } from './console';
import { wcagProblems } from './wcag';

/** A search for this is answered by a server in trouble, and one for that never. */
const BROKEN = 'hong-may-chu';
const SLOW = 'cho-mai';

/** Every screen there is, so that none is forgotten: the part of its address below `/dashboard`. */
const SCREENS = ROUTES.map(({ path }) => path.replace(/^\/dashboard\/?/, ''));
/** Those that are looked at as they come. A screen that is not named here is a list, with a row to choose and to open. */
const WITHOUT_DETAIL: ReadonlySet<string> = new Set([
  '',
  'jobs',
  'user-detail/:pubkey',
  'audit',
  'sticker-manager',
  'notification-manager',
  'temple-manager/import',
  'temple-manager/imports',
]);

let server: Console;

async function start() {
  server = await startConsole((app) => {
    app.addHook('onRequest', async ({ url }, reply) => {
      if (url.includes(BROKEN)) return reply.code(500).send({ error: { code: 500, message: '' }, data: null });
      if (url.includes(SLOW)) await new Promise((answer) => setTimeout(answer, 60_000).unref());
      return undefined;
    });
  });
  // Whose phone is not verified is asked for its number.
  await server.store.db.updateTable('member').set({ phone_verified: false }).execute();
}

const NARROW = 640;
const DARK = 2;
const LIGHT = 1;

/** What differs in how it is laid out. */
interface Look {
  readonly lang: 'vi' | 'ar';
  readonly width: 1440 | 390;
}

/** Signed in, and then in the language of the look. */
async function opened(path: string, { lang, width }: Look, who: { tier?: 99 | 100 } = { tier: 100 }) {
  const page = await server.open(path, { ...who, width });
  // More rows say nothing more.
  await page.setViewportSize({ width, height: 520 });
  if (lang !== 'vi') {
    await page.goto(`${server.url}${path}?lang=${lang}`);
    await page.locator('main#main').waitFor();
  }
  return page;
}

/** Every rule in the light; where it is wide, the colours once more in the dark, without loading anything anew. Words have no colours. */
async function problemsOf(page: Page, state: string): Promise<readonly string[]> {
  const found = [];
  const isWide = (page.viewportSize()?.width ?? 0) > NARROW;
  const isFirst = (await page.getAttribute('html', 'lang')) === 'vi';
  for (const layout of isWide && isFirst ? [LIGHT, DARK] : [LIGHT]) {
    await page.evaluate(async (number) => {
      document.documentElement.dataset.layout = String(number);
      // What is still fading in is not yet what one reads.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }, layout);
    const problems = await wcagProblems(page, layout === LIGHT ? undefined : ['color-contrast']);
    found.push(...problems.map((problem) => `${state}, layout ${layout}: ${problem}`));
  }
  return found;
}

/** Looks at one state after the other; all problems are told at once. */
function looking(page: Page) {
  const problems: string[] = [];
  return {
    problems,
    at: async (state: string, shown?: string) => {
      if (shown) await page.locator(shown).first().waitFor();
      problems.push(...(await problemsOf(page, state)));
    },
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      if (!(await hasFocus(page))) problems.push(`after ${keys.join(' ')} the focus stays on the body`);
    },
  };
}

/** Another screen, as a link inside the console would: nothing is loaded anew. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), `/dashboard${path && `/${path}`}`);
  await page.locator('main :is(h1)').first().waitFor();
  // Rows beyond the view wait until somebody comes there.
  await page.locator('main [aria-busy="true"]:not([role])').first().waitFor({ state: 'detached' });
}

const rowFocused = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role="row"], [data-row]') != null);

/** Walks over every screen and state in one look; a file of tests for each look, so that they run side by side. */
export function expectNoWcagProblems(look: Look): void {
  beforeAll(start);
  afterAll(() => server.close());

  test('signing in, and its refusal', async () => {
    const context = await server.browser.newContext({ viewport: { width: look.width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${server.url}/signin?lang=${look.lang}`);
    const { at, problems } = looking(page);
    await at('sign-in', 'form');
    await page.locator('input').first().fill(`khach-${look.width}-${look.lang}`);
    await page.keyboard.press('Enter');
    await at('sign-in without a password', '[role="alert"]:not(:empty)');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await page.keyboard.type('khong-dung');
    await page.keyboard.press('Enter');
    await page.waitForResponse('**/adminusers/login');
    await at('sign-in refused', '[role="alert"]');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('every list with a selection and with a detail', async () => {
    const page = await opened('/dashboard/report', look);
    const { at, press, problems } = looking(page);
    for (const path of SCREENS.filter((screen) => !WITHOUT_DETAIL.has(screen))) {
      await goTo(page, path);
      await rowFocused(page);
      if (['report', 'tvslider-manager', 'role-manager'].includes(path)) {
        await press('x');
        await at(`${path} with a selection`, '[data-command="list.clearSelection"]');
        await press('x');
      }
      await press('Enter');
      await at(`${path} with a detail`, '[data-detail]');
    }
    expect(problems).toEqual([]);
  }, 120_000);

  test('screens that are no list, and what stands in place of rows', async () => {
    const page = await opened('/dashboard/report', look);
    const { at, press, problems } = looking(page);
    await rowFocused(page);
    await press('x', 'Shift+J', 'n');
    const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
    for (const path of SCREENS.filter((screen) => WITHOUT_DETAIL.has(screen))) {
      await goTo(page, path.replace(':pubkey', pubkey));
      await at(path || 'statistics');
    }
    await goTo(page, 'no-such-screen');
    await at('404');
    await goTo(page, 'profile-manager?text=zzzzzzzz');
    await at('an empty list', 'main [data-command="list.refresh"]');
    await page.evaluate((to) => history.pushState(null, '', to), `/dashboard/post-manager?text=${BROKEN}`);
    await at('a list that failed', 'main .pointer-events-auto [data-command="list.refresh"]');
    await page.evaluate((to) => history.pushState(null, '', to), `/dashboard/profile-manager?text=${SLOW}`);
    await at('a list that loads', 'main [aria-busy="true"]');
    expect(problems).toEqual([]);
    await goTo(page, 'audit');
    const clerk = await opened('/dashboard/role-manager', look, { tier: 99 });
    const locked = looking(clerk);
    await locked.at('a locked screen', 'main h1 ~ p strong');
    expect(locked.problems).toEqual([]);
  }, 120_000);

  test('everything that lies over the page', async () => {
    const page = await opened('/dashboard/profile-manager', look);
    const { at, press, problems } = looking(page);
    await rowFocused(page);
    const over = async (keys: readonly string[], shown: string, state: string) => {
      await press(...keys);
      await at(state, shown);
      await page.keyboard.press('Escape');
      await page.locator(shown).first().waitFor({ state: 'detached' });
      // Whatever was opened, the focus is back in the list.
      await rowFocused(page);
    };
    await over(['Control+k'], '[cmdk-list]', 'palette');
    // What is as wide as its words in either window is looked at once.
    const isWide = look.width > NARROW;
    if (isWide) await over(['b'], '[role="listbox"]', 'argument by letters');
    if (isWide) await over(['t'], '[role="dialog"] input', 'argument in words');
    await over(['?'], '[role="dialog"] input', 'keys');
    await over(['g', 'x'], '[role="dialog"] [data-command="theme.layout"]', 'settings');
    await over(['m'], '[role="menu"]', 'row menu');
    if (isWide) await over(['Control+a', 's'], '[role="alertdialog"]', 'question');
    await press('Escape');
    const menus = [
      'header [aria-haspopup]:has(use[href="#icon-bell"])',
      'header [aria-haspopup]:has(bdi, img, .rounded-full)',
    ];
    for (const opener of [
      ...menus,
      isWide ? 'main [role="toolbar"] button[aria-haspopup]' : '[data-command="list.filter"]',
      isWide ? '' : '[data-tools]',
    ]) {
      if (opener === '') continue;
      await page.locator(opener).last().click();
      await at(opener, '[data-radix-popper-content-wrapper]');
      await page.keyboard.press('Escape');
      await page.locator('[data-radix-popper-content-wrapper]').waitFor({ state: 'detached' });
    }
    if (!isWide) {
      await page.locator('[data-command="sidebar.toggle"]').click();
      await at('the menu of a phone', '#menu');
      await page.keyboard.press('Escape');
    }
    await goTo(page, 'post-manager');
    await rowFocused(page);
    await over(['q'], '[role="dialog"]', 'quick look');
    // Somebody below oneself: what may be done to nobody above is refused before it is asked.
    await goTo(page, 'user-manager?text=kiemduyet');
    await rowFocused(page);
    for (const key of isWide ? ['c', 'p', 'v'] : ['c'])
      await over([key], '[role="dialog"], [role="alertdialog"]', `user-manager after ${key}`);
    expect(problems).toEqual([]);
  }, 120_000);
}
