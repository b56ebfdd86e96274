import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIDEBAR_COLLAPSED_WIDTH_PX, SIDEBAR_WIDTH_PX } from '../../contract/wire/constants';
import { thorough, varied } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { holding } from './holding';
import { runFirst } from './runFirst';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const WIDTHS = varied([390, 1440, 1024, 320, 768, 1280, 1366, 1920], 2);
const SCREENS = [
  '',
  'report',
  'post-manager',
  'profile-manager',
  'suggest',
  'tvuser-manager',
  'tvslider-manager',
  'hotliveuser-manager',
  'temple-manager',
  'temple-manager/import',
  'temple-manager/imports',
  'user-manager',
  'role-manager',
  'notification-manager',
  'sticker-manager',
  'audit',
  'jobs',
];
/** Up to this width of a page its rows are cards, and a detail covers them. */
const isCover = (page: Page) => page.locator('[data-surface="detail"][data-cover]').isVisible();

interface Places {
  readonly headerPx: number;
  /** Of every row in the window, its upper edge in pixels. */
  readonly tops: Readonly<Record<string, number>>;
}

const placesOf = (page: Page): Promise<Places> =>
  page.evaluate(() => ({
    headerPx: document.querySelector('main section > header')?.getBoundingClientRect().height ?? 0,
    tops: Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main [data-row]')].flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? [[row.dataset.row ?? '', top]] : [];
      }),
    ),
  }));

/** Expects every row that is there before and after to stand where it stood, and the header to be as high as it was. */
function expectStill(before: Places, after: Places, what: string): void {
  const both = Object.keys(before.tops).filter((id) => id in after.tops);
  expect(both.length, `${what}: rows to compare`).toBeGreaterThan(0);
  const moved = both.filter((id) => before.tops[id] !== after.tops[id]);
  expect(moved, `${what}: rows that moved`).toEqual([]);
  expect(after.headerPx, `${what}: height of the header`).toBe(before.headerPx);
}

/** A frame has been painted with everything that was done so far. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));

/** Nothing on the screen says any more that it is loading. */
async function atRest(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main :is(.skeleton, [aria-busy="true"])'));
  await painted(page);
}

const detailOf = (page: Page) => page.locator('[data-surface="detail"]');
const barOf = (page: Page) => page.getByRole('region', { name: 'Các dòng đã chọn' });

/** Reads the list once more, and waits for the answer to be drawn. */
async function refresh(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/'));
  await page.keyboard.press('Shift+R');
  await answered;
  await listReady(page);
}

test.each(varied(['report', 'temple-manager', 'post-manager', 'audit']))(
  'nothing that opens, closes, is selected, read again or said moves a row of %s, at any width',
  async (path) => {
    const page = await server.open(`/dashboard/${path}`, { tier: 100 });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await listReady(page);
      const first = await placesOf(page);
      const still = async (what: string) => {
        await painted(page);
        expectStill(first, await placesOf(page), `${path} at ${width}, ${what}`);
      };
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await barOf(page).waitFor();
      await still('selected');
      await page.keyboard.press('Escape');
      await barOf(page).waitFor({ state: 'detached' });
      await still('cleared');
      await page.keyboard.press('Enter');
      await detailOf(page).waitFor();
      if (!(await isCover(page))) await still('opened');
      await page.keyboard.press('Escape');
      await detailOf(page).waitFor({ state: 'detached' });
      await still('closed');
      await refresh(page);
      await still('read again');
    }
  },
);

thorough.each(['fr', 'vi', 'en', 'ar', 'es', 'it', 'zh'])(
  'in %s a newcomer goes from step to step of the tour, and no row below it moves',
  async (lang) => {
    const page = await server.open('/dashboard/profile-manager', { lang, isNew: true });
    const layer = page.getByRole('dialog');
    for (const width of varied([1024, 900, 1180, 1440], 2)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${server.url}/dashboard/profile-manager`);
      await listReady(page);
      await page.locator('[data-tour="1"]').waitFor();
      const first = await placesOf(page);
      for (const [index, key] of ['j', 'Enter', 'x', 'Control+k', '?'].entries()) {
        await page.keyboard.press(key);
        await page.locator(`[data-tour="${index + 2}"]`).waitFor();
        if (key === 'Control+k' || key === '?') {
          await layer.waitFor();
          await page.keyboard.press('Escape');
          await layer.waitFor({ state: 'detached' });
        }
        await painted(page);
        expectStill(first, await placesOf(page), `${lang} at ${width}, after ${key}`);
      }
    }
  },
);

thorough('a window made narrower has its rows in place before the sidebar follows it', async () => {
  const page = await server.open('/dashboard/profile-manager');
  const sidebarIs = (px: number) =>
    page.waitForFunction(
      (expected) => document.querySelector('aside > nav')?.getBoundingClientRect().width === expected,
      px,
    );
  for (const width of varied([1024, 968, 967, 1220], 2)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await listReady(page);
    await page.setViewportSize({ width, height: 900 });
    await painted(page);
    const first = await placesOf(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await detailOf(page).waitFor();
    await sidebarIs(SIDEBAR_COLLAPSED_WIDTH_PX);
    await painted(page);
    expectStill(first, await placesOf(page), `at ${width}, opened and rested`);
    await page.keyboard.press('Control+b');
    await sidebarIs(SIDEBAR_WIDTH_PX);
    await painted(page);
    expectStill(first, await placesOf(page), `at ${width}, with the sidebar expanded`);
  }
});

thorough('what a decision says while it waits and when it is done moves no row', async () => {
  for (const width of [390, 1440]) {
    const page = await server.open('/dashboard/post-manager', { width });
    await listReady(page);
    const first = await placesOf(page);
    await page.keyboard.press('v');
    await page.locator('[data-sonner-toast]').first().waitFor();
    await painted(page);
    expectStill(first, await placesOf(page), `deleted at ${width}`);
    await page.keyboard.press('z');
  }
});

thorough.each([1440, 390])(
  'that the network is away is said before anybody acts, moves nothing at %i pixels, and goes with it',
  async (width) => {
    const page = await server.open('/dashboard/post-manager', { width });
    await listReady(page);
    // The bell comes with what says it.
    await page.getByRole('button', { name: 'Thông báo' }).first().waitFor();
    const placesOfAll = async () => ({
      ...(await placesOf(page)),
      bar: await page.locator('header button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x)),
    });
    const before = await placesOfAll();
    const sign = page.locator('header').getByText('Mất kết nối');
    const said = (words: string) =>
      page.locator('[aria-live="polite"]').getByText(words).waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await sign.waitFor();
    await said('Mất kết nối với máy chủ');
    await painted(page);
    expect(await placesOfAll()).toEqual(before);
    await page.context().setOffline(false);
    await sign.waitFor({ state: 'detached' });
    await said('Đã kết nối lại.');
    expect(await placesOfAll()).toEqual(before);
  },
);

/** Before the page is there: every shift of its layout is written down, those after a press too. */
const writesDownShifts = () => {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : ''));
      // Less than a hundredth of a pixel of a window: a letter's width settling in the bar above.
      if (entry.value >= 0.0001) shifts.push(`${location.pathname} ${entry.value.toFixed(4)} ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

thorough.each([390, 1440])(
  'a list that could not be refreshed says so over its foot and moves no row, at %s px',
  async (width) => {
    const page = await server.open('/dashboard/post-manager', { width });
    await listReady(page);
    await atRest(page);
    const before = await placesOf(page);
    await page.route('**/api/post/**', (route) => route.abort());
    await page.keyboard.press('Shift+R');
    const notice = page.getByRole('alert').filter({ hasText: 'Chưa làm mới được' });
    await notice.waitFor();
    expectStill(before, await placesOf(page), 'not refreshed');
    // Neither does it stand over the row that has the focus, at the very end of what is in the window.
    for (let row = 0; row < 30; row += 1) await page.keyboard.press('ArrowDown');
    await painted(page);
    const overlapPx = async () => {
      const [row, bar] = await Promise.all([page.locator('[data-row]:focus').boundingBox(), notice.boundingBox()]);
      return row && bar ? row.y + row.height - bar.y : Number.NaN;
    };
    await expect.poll(overlapPx).toBeLessThanOrEqual(0);
    await page.unroute('**/api/post/**');
    await notice.getByRole('button', { name: 'Thử lại' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.closest('main') != null)).toBe(true);
  },
);

thorough('a macro that begins to be recorded moves no row, and covers none', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await atRest(page);
  const before = await placesOf(page);
  await page.keyboard.press('Shift+Q');
  const strip = page.locator('[data-recording="0"]');
  await strip.waitFor();
  await painted(page);
  expectStill(before, await placesOf(page), 'recording');
  const [screen, bar] = await Promise.all([page.locator('main#main').boundingBox(), strip.boundingBox()]);
  expect((screen?.y ?? 0) + (screen?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

thorough.each(['/dashboard', '/dashboard/profile-manager'])(
  'the tour comes and goes and shifts no layout: %s',
  async (path) => {
    const page = await server.open(path, { isNew: true });
    await runFirst(page, writesDownShifts);
    await page.reload();
    const tour = page.locator('[data-tour]');
    await tour.waitFor();
    await atRest(page);
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
    expect(await shifts()).toEqual([]);
    if (path !== '/dashboard') {
      await page.keyboard.press('Enter');
      await page.locator('[data-detail]').waitFor();
      await atRest(page);
      await page.keyboard.press('Escape');
      await page.locator('[data-detail]').waitFor({ state: 'detached' });
      await atRest(page);
      // The list has given the detail its room, and has it back: that is another matter.
      await shifts();
    }
    await page.keyboard.press('Escape');
    await tour.waitFor({ state: 'detached' });
    await atRest(page);
    expect(await shifts()).toEqual([]);
  },
);

thorough.each([1440, 390])('a walk through all screens shifts no layout, at %s px', async (width) => {
  const page = await server.open('/dashboard/report', { width, tier: 100 });
  await runFirst(page, writesDownShifts);
  await page.reload();
  await listReady(page);
  const isPhone = width < 768;
  const menu = page.locator(isPhone ? '#menu' : 'aside nav');
  const openMenu = async () => {
    if (isPhone) await page.locator('[data-command="sidebar.toggle"]').click();
    await menu.locator('a').first().waitFor();
  };
  await openMenu();
  const screens = await menu.locator('a[data-command]').evaluateAll((links) => links.map((a) => a.dataset.command));
  expect(screens.length).toBeGreaterThan(10);
  for (const screen of screens) {
    if (isPhone && !(await menu.isVisible())) await openMenu();
    await menu.locator(`[data-command="${screen}"]`).click();
    if (isPhone) await menu.waitFor({ state: 'detached' });
    await atRest(page);
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

thorough(
  'while the script is on its way there is, for whoever has no session, the gate in the middle of the page, and nothing of it afterwards',
  async () => {
    const context = await server.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const answer = await holding(page, '**/assets/start-*.js');
    await page.goto(`${server.url}/signin`, { waitUntil: 'commit' });
    const gate = page.locator('#frame .frame-gate');
    await gate.waitFor();
    await expect.poll(() => gate.evaluate((image) => Number(getComputedStyle(image).opacity))).toBeGreaterThan(0.5);
    const { x = 0, width = 0 } = (await gate.boundingBox()) ?? {};
    expect(x + width / 2).toBe(720);
    answer();
    await page.getByLabel('Tên đăng nhập').waitFor();
    expect(await gate.count()).toBe(0);
    await context.close();
  },
);

thorough(
  'from the first frame of a slow list there is its header and an outline of its rows, and no ring round the title',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    const answer = await holding(page, '**/post/getlistpostfrompos**');
    await page.reload();
    const outlines = page.locator('main [role="row"][aria-busy="true"]');
    await outlines.first().waitFor();
    expect(await outlines.count()).toBeGreaterThan(15);
    const before = await page.locator('main section > header').boundingBox();
    const top = (await outlines.first().boundingBox())?.y;
    expect(await page.locator('main h1').evaluate((title) => getComputedStyle(title).outlineStyle)).toBe('none');
    answer();
    await listReady(page);
    expect(await page.locator('main section > header').boundingBox()).toEqual(before);
    expect((await page.locator('main [data-row]').first().boundingBox())?.y).toBe(top);
  },
);

thorough('in a window of 320 by 256, with rows selected, a whole row is in sight', async () => {
  const page = await server.open('/dashboard/report', { width: 320, tier: 100 });
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['report', 'post-manager', 'temple-manager', 'user-manager', 'audit']) {
    await page.goto(`${server.url}/dashboard/${path}`);
    await listReady(page);
    await page.keyboard.press('x');
    const bar = barOf(page);
    await bar.waitFor();
    const whole = await page.evaluate(() => {
      const list = document.querySelector('[data-surface="list"]')?.getBoundingClientRect();
      const foot = document.querySelector('main section section')?.getBoundingClientRect();
      return [...document.querySelectorAll('main [data-row]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return list && foot && top >= list.top && bottom <= foot.top;
      }).length;
    });
    expect(whole, path).toBeGreaterThanOrEqual(1);
  }
});

thorough('with letters half as large again nothing is cut off in a row', async () => {
  const page = await server.open('/dashboard/report', { tier: 100 });
  await runFirst(page, () => document.documentElement.style.setProperty('font-size', '24px'));
  for (const path of ['report', 'post-manager', 'profile-manager', 'temple-manager']) {
    await page.goto(`${server.url}/dashboard/${path}`);
    await listReady(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-row], main [data-row] *, main section > header *')]
        .filter((part) => part.clientHeight > 1 && part.role !== 'img' && part.scrollHeight > part.clientHeight + 1)
        .map((part) => part.outerHTML.slice(0, 160)),
    );
    expect(cut, path).toEqual([]);
  }
});

thorough('a click anywhere in the cell of a checkbox selects, and opens nothing', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const cell = page.locator('main [data-row] .grid-check').nth(2);
  await cell.click({ position: { x: 2, y: 2 } });
  await expect.poll(() => page.locator('main [data-row][aria-selected="true"]').count()).toBe(1);
  await page
    .locator('main [data-row] .grid-check')
    .nth(4)
    .click({ position: { x: 2, y: 2 }, modifiers: ['Shift'] });
  await expect.poll(() => page.locator('main [data-row][aria-selected="true"]').count()).toBe(3);
  expect(await detailOf(page).count()).toBe(0);
});

/** Least size of what a hand aims at (WCAG 2.5.8), but for links in a line of text and what a label around it makes larger. */
const smallTargets = () =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')]
    // A link in a sentence is as high as its line.
    .filter(
      (target) => target.checkVisibility() && !target.closest('.sr-only, [aria-hidden="true"], p, dd, [data-sentence]'),
    )
    .flatMap((target) => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const isThere = width > 1 && height > 1;
      return isThere && (width < 24 || height < 24) ? [`${width}x${height} ${target.outerHTML.slice(0, 120)}`] : [];
    });

// What of this is a question of WCAG is asked in axeWide.test.ts on every screen, and of fingers in touch.test.ts.
thorough.each([1440, 390])('every target of every screen has 24 by 24 px, at %s px', async (width) => {
  const page = await server.open('/dashboard/report', { width, tier: 100 });
  await listReady(page);
  const small: string[] = [];
  for (const path of SCREENS) {
    await page.goto(`${server.url}/dashboard/${path}`);
    await atRest(page);
    small.push(...(await page.evaluate(smallTargets)).map((one) => `${path}: ${one}`));
    if ((await page.locator('main [data-row]').count()) === 0) continue;
    await page.keyboard.press('Enter');
    await atRest(page);
    small.push(...(await page.evaluate(smallTargets)).map((one) => `${path}, opened: ${one}`));
  }
  expect([...new Set(small)]).toEqual([]);
});

thorough.each([1440, 390])(
  'a sign-in that fails moves nothing and marks both fields, until one is changed, at %s px',
  async (width) => {
    const context = await server.browser.newContext({ viewport: { width, height: 844 }, locale: 'vi-VN' });
    const page = await context.newPage();
    await page.goto(`${server.url}/signin`);
    const name = page.getByLabel('Tên đăng nhập');
    const password = page.getByLabel('Mật khẩu', { exact: true });
    await name.fill('khong.co.ai');
    await password.fill('sai-mat-khau-roi');
    const places = () =>
      page
        .locator('h1, input, form button, [data-command="language.set"]')
        .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().height]));
    const before = await places();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('sai tên đăng nhập hoặc mật khẩu').waitFor();
    expect(await places()).toEqual(before);
    const marks = () => Promise.all([name, password].map((field) => field.getAttribute('aria-invalid')));
    expect(await marks()).toEqual(['true', 'true']);
    await password.fill('sai-lan-nua');
    expect(await marks()).toEqual(['false', 'false']);
    for (const [, height = 0] of before.slice(-7)) expect(height).toBeGreaterThanOrEqual(32);
    await context.close();
  },
);
