import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { holding } from './holding';
import { networkRests } from './networkRests';
import { takeClock } from './takeClock';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const CASES = '**/api/report/getlistcasefrompos*';
/** Returns how many outlines of rows the page has shown at once so far. */
const outlines = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('outlines')));

/** Opens a page that counts those outlines, and whose clock stands still: nothing is drawn because time has passed. */
async function watched(path: string): Promise<Page> {
  const page = await server.open(path);
  await takeClock(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('outlines', '0');
    new MutationObserver(() => {
      const now = document.querySelectorAll('main .skeleton').length;
      if (now > Number(sessionStorage.getItem('outlines'))) sessionStorage.setItem('outlines', String(now));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

test('the first frame behind sign-in has the rows of its list', async () => {
  const page = await watched('/dashboard/report');
  await page.goto(`${server.url}/dashboard/report`);
  await page.locator('[data-row]').first().waitFor();
  expect(await page.locator('[data-row]').count()).toBeGreaterThan(10);
  expect(await outlines(page)).toBe(0);
  // What was opened ahead is the list that goes on: its next page is asked for as of any other.
  await page.clock.resume();
  await page.locator('[data-row]').first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  await page.locator(`[aria-rowindex="${await page.getByRole('grid').getAttribute('aria-rowcount')}"]`).waitFor();
});

test.each([
  ['vi', { width: 1440, height: 900 }, 'Mạng đang chậm'],
  ['ar', { width: 1024, height: 768 }, 'الشبكة بطيئة'],
] as const)(
  'while its script is long in coming, the console stands there as an outline where it will be, and says that the network is slow: %s',
  async (lang, size, slow) => {
    const page = await server.open('/dashboard/report', { lang });
    await page.setViewportSize(size);
    await page.evaluate(() => localStorage.setItem('tamquan.theme', '{"layout":2,"topbar":3,"sidebar":4}'));
    await takeClock(page);
    const letGo = await holding(page, /\/assets\/(?!boot-)[^/]*\.js$/);
    await page.goto(`${server.url}/dashboard/report`, { waitUntil: 'commit' });
    await page.locator('#frame .bg-sidebar').waitFor();
    const looks = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [getComputedStyle(element).backgroundColor, x, y, width, height];
      });
    const outline = [await looks('#frame .bg-sidebar'), await looks('#frame .bg-topbar')];
    const status = page.locator('#frame').getByRole('status');
    expect(await status.textContent()).toBe('');
    await page.clock.fastForward(4000);
    expect(await status.textContent()).toContain(slow);
    letGo();
    await page.clock.resume();
    await listReady(page);
    expect(await page.locator('#frame').count()).toBe(0);
    expect([await looks('nav.bg-sidebar'), await looks('header.bg-topbar')]).toEqual(outline);
  },
);

thorough('a page without a list has no outline of rows while its script is long in coming', async () => {
  const page = await server.open('/dashboard');
  const letGo = await holding(page, /\/assets\/(?!boot-)[^/]*\.js$/);
  const rows = async (path: string) => {
    await page.goto(`${server.url}${path}`, { waitUntil: 'commit' });
    return page
      .locator('#frame .frame-rows')
      .evaluate((element) => getComputedStyle(element).backgroundImage !== 'none');
  };
  expect([await rows('/dashboard'), await rows('/dashboard/jobs'), await rows('/dashboard/report')]).toEqual([
    false,
    false,
    true,
  ]);
  letGo();
});

thorough('at the door there is the gate until sign-in comes, and no outline of what is behind it', async () => {
  const context = await server.browser.newContext();
  const page = await context.newPage();
  const letGo = await holding(page, '**/config.json');
  await page.goto(`${server.url}/signin`);
  await page.locator('.frame-gate').waitFor();
  expect(await page.locator('.frame-console').isVisible()).toBe(false);
  letGo();
  await page.getByLabel('Tên đăng nhập').waitFor();
  expect(await page.locator('#frame').count()).toBe(0);
  await context.close();
});

thorough('a list whose rows are long in coming says that they come', async () => {
  const page = await watched('/dashboard/report');
  const letGo = await holding(page, CASES);
  const asked = page.waitForRequest(CASES);
  await page.goto(`${server.url}/dashboard/report`);
  await asked;
  expect(await page.locator('main#main').count()).toBe(0);
  await page.clock.resume();
  await page.locator('main .skeleton').first().waitFor();
  letGo();
  await listReady(page);
});

thorough('a list with a filter and an order in its address is asked for once, with both', async () => {
  const page = await server.open('/dashboard/report');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/users/list')) asked.push(search);
  });
  await page.goto(`${server.url}/dashboard/profile-manager?state=verified&sort=time`);
  await listReady(page);
  expect(asked).toEqual([expect.stringMatching(/(?=.*state=verified)(?=.*sort=time)/)]);
});

thorough(
  'a list whose screen comes when another has been gone to is not asked for ahead, and asked for when it is come back to',
  async () => {
    const page = await server.open('/dashboard/profile-manager');
    const letGo = await holding(page, '**/assets/reportsList-*.js');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('getlistcasefrompos')) asked.push(request.url());
    });
    const cameLate = page.waitForRequest('**/assets/reportsList-*.js');
    await page.goto(`${server.url}/dashboard/report`);
    await cameLate;
    await page.locator('a[href$="/dashboard/profile-manager"]').first().click();
    await listReady(page);
    letGo();
    await networkRests(page);
    expect(asked).toEqual([]);
    await page.goBack();
    await listReady(page);
    expect(asked).toHaveLength(1);
  },
);

thorough('a list that one may not see is not asked for', async () => {
  const page = await server.open('/dashboard/profile-manager', { may: ['PROFILE_VIEW'] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/dashboard/report`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked).toContain('/api/adminusers/profile');
  expect(asked.filter((path) => path.includes('getlistcase'))).toEqual([]);
});
