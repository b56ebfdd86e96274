import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { takeClock } from './takeClock';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

type Part = 'layout' | 'topbar' | 'sidebar';
const drawn = (page: Page, part: Part) => page.evaluate((name) => document.documentElement.dataset[name], part);
const becomes = (page: Page, part: Part, number: number) =>
  page.waitForFunction(([name, wanted]) => document.documentElement.dataset[name as Part] === wanted, [
    part,
    String(number),
  ] as const);
const remembered = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('tamquan.theme') ?? '{}'));

test('a theme is tried while it is pointed at or walked onto, and kept by a click or Enter alone', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  const settings = page.getByRole('dialog');
  await settings.getByRole('button', { name: 'Giấy' }).hover();
  await becomes(page, 'layout', 3);
  await settings.getByText('Phím đơn').hover();
  await becomes(page, 'layout', 1);
  await settings.getByRole('group', { name: 'Thanh trên' }).getByRole('button', { name: 'Theo giao diện' }).focus();
  await page.keyboard.press('ArrowRight');
  await becomes(page, 'topbar', 2);
  await page.keyboard.press('ArrowRight');
  await becomes(page, 'topbar', 3);
  expect(await remembered(page)).toEqual({});
  await page.keyboard.press('Escape');
  await becomes(page, 'topbar', 1);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await settings.getByRole('group', { name: 'Thanh bên' }).getByRole('button', { name: 'Chàm' }).click();
  await becomes(page, 'sidebar', 4);
  await settings.getByRole('group', { name: 'Thanh bên' }).getByRole('button', { pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await listReady(page);
  expect(await drawn(page, 'sidebar')).toBe('4');
  expect(await remembered(page)).toEqual({ sidebar: 4 });
});

thorough('the system is followed until a theme is chosen, and again once that is chosen', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const settings = page.getByRole('dialog');
  const chosen = settings.locator('[data-command="theme.layout"][aria-pressed="true"]');
  const opened = async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    return chosen.getAttribute('aria-label');
  };
  expect(await opened()).toBe('Theo hệ thống');
  await page.emulateMedia({ colorScheme: 'dark' });
  await becomes(page, 'layout', 2);
  await settings.getByRole('button', { name: 'Sáng' }).click();
  await becomes(page, 'layout', 1);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await drawn(page, 'layout')).toBe('1');
  await page.keyboard.press('Escape');
  // The palette marks the one that holds, and has the same choice.
  await page.keyboard.press('Control+k');
  await page.locator('[cmdk-input]:focus').waitFor();
  await page.keyboard.type('giao dien');
  await page.locator('[cmdk-item][data-selected="true"][data-command="theme.layout"]').waitFor();
  await page.keyboard.press('Enter');
  const options = page.getByRole('listbox', { name: 'Chọn giao diện' });
  await options.getByRole('option', { name: 'Sáng Đang dùng' }).waitFor();
  expect(await options.getByText('Đang dùng').count()).toBe(1);
  await options.getByRole('option', { name: 'Theo hệ thống' }).click();
  await becomes(page, 'layout', 2);
  expect(await remembered(page)).toEqual({});
  await page.reload();
  await listReady(page);
  expect(await opened()).toBe('Theo hệ thống');
});

thorough('the palette tries each theme too, from the one in force on, and Esc takes it off', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.locator('[cmdk-input]:focus').waitFor();
  await page.keyboard.type('mau thanh tren');
  await page.getByRole('option', { name: 'Màu thanh trên', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox', { name: 'Chọn màu thanh trên' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await becomes(page, 'topbar', 7);
  await page.keyboard.press('Escape');
  await becomes(page, 'topbar', 1);
  expect(await remembered(page)).toEqual({});
});

thorough('a language chosen in the drawer keeps the focus while all is drawn anew in it', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  const inFocus = (name: string) =>
    page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name);
  await page.getByRole('dialog').getByRole('button', { name: 'Italiano' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Impostazioni' }).waitFor();
  await inFocus('Italiano');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.lang === 'ar');
  await inFocus('العربية');
});

thorough(
  'what was typed to search a list, and still rests, is searched though all is drawn anew in another language',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await takeClock(page);
    await page.reload();
    await listReady(page);
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await page.getByRole('dialog').getByRole('button', { name: 'Italiano' }).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const typed = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[type="search"][data-command="list.search"]');
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (field) write?.call(field, 'chùa');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      return field?.value;
    });
    expect(typed).toBe('chùa');
    expect(new URL(page.url()).searchParams.get('text')).toBe(null);
    await page.getByRole('dialog').getByRole('button', { name: 'Italiano' }).dispatchEvent('click');
    await page.waitForFunction(() => document.documentElement.lang === 'it');
    await page.clock.resume();
    await expect.poll(() => new URL(page.url()).searchParams.get('text')).toBe('chùa');
    expect(await page.locator('[data-command="list.search"]').inputValue()).toBe('chùa');
  },
);

thorough(
  'the palette’s choice of a language begins at the one in force, leaves those that fit what is typed, and takes none where none does',
  async () => {
    const page = await server.open('/dashboard/report', { lang: 'es' });
    await listReady(page);
    await page.keyboard.press('Control+k');
    await page.locator('[cmdk-input]:focus').waitFor();
    await page.keyboard.type('change language');
    await page.locator('[cmdk-item][data-selected="true"]').filter({ hasText: 'Cambiar' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Cambiar idioma' }).waitFor();
    const current = page.getByRole('option', { selected: true });
    await current.getByText('Español').waitFor();
    await page.keyboard.type('tieng v');
    await current.getByText('Tiếng Việt').waitFor();
    await page.keyboard.type(' x');
    await page.getByText('Ninguna opción coincide').waitFor();
    expect(await current.count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('arab');
    await current.getByText('العربية').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
  },
);

thorough(
  'the layout follows the system until somebody chooses one, and what is stored and unreadable is no choice',
  async () => {
    const page = await server.open('/dashboard/report');
    await page.evaluate(() => localStorage.setItem('tamquan.theme', '{"layout":'));
    await page.reload();
    await listReady(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await becomes(page, 'layout', 2);
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Sáng' }).click();
    await becomes(page, 'layout', 1);
    expect(await remembered(page)).toEqual({ layout: 1 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await drawn(page, 'layout')).toBe('1');
  },
);

thorough('the chosen theme is there before any script of the console is', async () => {
  const page = await server.open('/dashboard/report');
  await page.evaluate(() => localStorage.setItem('tamquan.theme', '{"layout":3,"topbar":9}'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, () => {});
  await page.goto(`${server.url}/dashboard/report`, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(241, 233, 216)');
  expect(await drawn(page, 'topbar')).toBe('1');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** What is seen of an element where colours are not: its own ground, its edge, and whether it has a picture. */
const shapesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
      const ground = document.createElement('span');
      ground.style.backgroundColor = 'var(--surface)';
      element.append(ground);
      const isFilled = backgroundColor !== getComputedStyle(ground).backgroundColor;
      ground.remove();
      return {
        isFilled,
        hasEdge: Number.parseFloat(borderTopWidth) >= 1 || /\b1px inset/.test(boxShadow),
        hasPicture: element.querySelector('svg') !== null,
      };
    }),
  );

thorough('what destroys, praises or punishes is told without colour, in every layout', async () => {
  const page = await server.open('/dashboard/tvuser-manager', { tier: 100 });
  await listReady(page);
  const inEveryLayout = async (selector: string, shape: Awaited<ReturnType<typeof shapesOf>>[number]) => {
    await page.locator(selector).first().waitFor();
    for (const layout of ['1', '2', '3']) {
      await page.evaluate((number) => {
        document.documentElement.dataset.layout = number;
      }, layout);
      const shapes = await shapesOf(page, selector);
      expect(shapes).toEqual(shapes.map(() => shape));
    }
  };
  const outlined = { isFilled: false, hasEdge: true, hasPicture: true };
  const state = { isFilled: true, hasEdge: true, hasPicture: true };
  await inEveryLayout('main header [data-command="tvUser.add"]', { isFilled: true, hasEdge: true, hasPicture: true });
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await inEveryLayout('[role="toolbar"] [data-command="tvUser.remove"]', outlined);
  await page.goto(`${server.url}/dashboard/user-manager`);
  await listReady(page);
  // The newest is who is signed in; the next somebody signed in before.
  await page.keyboard.press('j');
  await page.keyboard.press('b');
  await inEveryLayout('[role="alertdialog"] [data-command="adminUser.ban"]', outlined);
  for (const [standing, tone] of [
    ['blocked', 'bad'],
    ['authentic', 'good'],
  ]) {
    await page.goto(`${server.url}/dashboard/profile-manager?state=${standing}`);
    await listReady(page);
    await inEveryLayout(`[data-row] [data-tone="${tone}"]`, state);
  }
  await page.goto(`${server.url}/dashboard/suggest`);
  await listReady(page);
  await inEveryLayout('[data-row] [data-tone="fact"]', { isFilled: true, hasEdge: false, hasPicture: false });
});

thorough('saving is filled and comes last, after what leaves all as it was', async () => {
  const page = await server.open('/dashboard/temple-manager');
  await listReady(page);
  await page.keyboard.press('Enter');
  const button = (command: string) => page.locator(`[data-decisions] [data-command="${command}"]`);
  await button('temple.save').waitFor();
  // Where there is nothing to save, it is a button like others.
  await page.getByRole('complementary').getByLabel('Tên', { exact: true }).fill('Chùa Có Việc Để Lưu');
  await page.locator('[data-decisions] [data-command="temple.discard"]').waitFor();
  const [save, drop] = await Promise.all([button('temple.save').boundingBox(), button('temple.discard').boundingBox()]);
  expect(save?.x).toBeGreaterThan(drop?.x ?? Number.POSITIVE_INFINITY);
  // What destroys does not lie beside it.
  expect(await button('temple.delete').count()).toBe(0);
  expect(await shapesOf(page, '[data-decisions] [data-command="temple.save"]')).toEqual([
    { isFilled: true, hasEdge: true, hasPicture: false },
  ]);
});

thorough('a screen without rows has one filled button, that of its header', async () => {
  const page = await server.open('/dashboard/temple-manager?text=khongcochuanaotenthe');
  await page.getByText('Không có dòng nào khớp').waitFor();
  await page.locator('main [data-command="temple.create"]').nth(1).waitFor();
  const filled = page.locator('main .button-primary').filter({ visible: true });
  expect(await filled.evaluateAll((all) => all.map((one) => one.dataset.command))).toEqual(['temple.create']);
});

thorough('what failed never looks as what went well does', async () => {
  const page = await server.open('/dashboard/profile-manager?state=verified');
  await listReady(page);
  const toast = (type: string) => page.locator(`[data-sonner-toast][data-type="${type}"]`);
  const edgeOf = (type: string) => toast(type).evaluate((element) => getComputedStyle(element).borderTopColor);
  const pictureOf = (type: string) => toast(type).locator('[data-icon]').innerHTML();
  await page.keyboard.press('t');
  await toast('success').waitFor();
  const praise = { edge: await edgeOf('success'), picture: await pictureOf('success') };
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ json: { error: { code: 312, message: 'Kho đang bảo trì' }, data: null } }),
  );
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await toast('error').waitFor();
  expect(await edgeOf('error')).not.toBe(praise.edge);
  expect(await pictureOf('error')).not.toBe(praise.picture);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
