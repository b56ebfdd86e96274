import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough, varied } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { holding } from './holding';
import { networkRests } from './networkRests';
import { runFirst } from './runFirst';
import { takeClock } from './takeClock';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** Parts of the console that have not come when the network breaks off: their scripts cannot be had until `back`. */
async function openWithout(
  path: string,
  parts: RegExp,
  isOldBrowser = false,
  who: Parameters<Console['open']>[1] = {},
) {
  const page = await server.open(path, who);
  if (isOldBrowser)
    await runFirst(page, () => Object.defineProperty(Navigator.prototype, 'userAgentData', { value: undefined }));
  const scripts = (url: URL) => parts.test(url.pathname);
  await page.goto(`${server.url}/healthz`);
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  await page.goto(`${server.url}${path}`);
  return { page, back: () => page.unroute(scripts) };
}

/** The palette's script is on its way until `come`. */
async function openWithLatePalette(path: string) {
  const page = await server.open(path);
  await page.goto(`${server.url}/healthz`);
  let come = () => {};
  const isAsked = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/overlays-/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(`${server.url}${path}`);
  await listReady(page);
  // The line of keys comes with the commands: what is pressed before they are there is kept by the list.
  await page.locator('[data-key-line]').waitFor({ state: 'attached' });
  return { page, come };
}

const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const isFocusNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

thorough('a detail that cannot be had says so, the list keeps the focus, and trying again brings it', async () => {
  const { page, back } = await openWithout('/dashboard/report', /\/ReportDetail-/);
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Có lỗi xảy ra').waitFor();
  await page.keyboard.press('j');
  expect((await focusedRow(page)).index).toBe(3);
  const again = page.getByRole('alert').getByRole('button', { name: 'Thử lại' });
  await again.waitFor();
  await back();
  // By itself it is asked for every 10 s: then it is there before the button could be pressed.
  await again.click({ timeout: 5000 }).catch(() => {});
  await page.locator('[data-surface="detail"] [data-command="report.ignore"]').waitFor();
  expect((await focusedRow(page)).index).toBe(3);
});

thorough.each([
  ['', false],
  [', also to a browser that remembers what did not come', true],
])(
  'when nothing behind sign-in can be had, the page says so, and it comes once the network is back%s',
  async (_, isOld) => {
    const { page, back } = await openWithout('/dashboard/report', /\/inside-/, isOld);
    await page.getByRole('alert').getByText('Có lỗi xảy ra').waitFor();
    expect(await isFocusNowhere(page)).toBe(false);
    await back();
    await online(page);
    await listReady(page);
  },
);

thorough(
  'when what draws the page cannot be had, the page says so, and is there once the network is back',
  async () => {
    const { page, back } = await openWithout('/dashboard/report', /\/draw-/);
    await page.getByRole('alert').getByText('Không tải được trang').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Thử lại');
    await back();
    await online(page);
    await listReady(page);
  },
);

test('a screen that cannot be had says so with the focus on trying again, which brings it', async () => {
  const { page, back } = await openWithout('/dashboard/report', /\/postsList-/);
  await listReady(page);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.getByRole('alert').getByText('Có lỗi xảy ra').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Thử lại');
  await back();
  await page.keyboard.press('Enter');
  await listReady(page);
});

thorough('after an update of the server, trying again loads the page with its new parts', async () => {
  const { page } = await openWithout('/dashboard/temple-manager', /\/TempleDetail-/);
  await listReady(page);
  await page.keyboard.press('Enter');
  const again = page.getByRole('alert').getByRole('button', { name: 'Thử lại' });
  await again.waitFor();
  const loaded = page.waitForEvent('load');
  await again.click();
  await loaded;
});

test.each(
  varied([
    ['its first script', /\/start-[^/]*\.js$/, 'vi', 'Không tải được trang', 'Thử lại'],
    ['what draws it', /\/draw-/, 'ar', 'تعذّر تحميل الصفحة', 'إعادة المحاولة'],
    ['its texts', /\/en-/, 'en', 'The page couldn’t be loaded', 'Try again'],
  ] as const),
)(
  'a page that is older than the server, without %s, says that it could not be loaded, and how it can',
  async (...of) => {
    const [, script, lang, says, again] = of;
    const page = await server.open('/dashboard/report', { lang });
    await listReady(page);
    await page.goto(`${server.url}/healthz`);
    await page.route(script, (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.goto(`${server.url}/dashboard/report`);
    await page.getByRole('alert').getByText(says).waitFor();
    await page.getByRole('button', { name: again }).and(page.locator(':focus')).waitFor();
    await page.unroute(script);
    await page.keyboard.press('Enter');
    await listReady(page);
  },
);

thorough(
  'what is half typed in a page that is older than the server is not lost by trying again: the person is asked',
  async () => {
    const { db } = server.store;
    const { uid } = await db.selectFrom('admin_user').select('uid').executeTakeFirstOrThrow();
    const sent = {
      title: 'Giờ trực mới',
      body: 'Từ mai',
      audience: 'all',
      uid,
      created_at: Math.floor(Date.now() / 1000),
    };
    await db.insertInto('notification').values(sent).execute();
    const { page } = await openWithout('/dashboard/notification-manager', /\/NotificationDetail-/, false, {
      tier: 100,
    });
    await listReady(page);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await page.keyboard.press('Enter');
    const again = page.getByRole('alert').getByRole('button', { name: 'Thử lại' });
    await again.waitFor();
    const write = page.locator('header [data-command="notification.send"]');
    const typed = page.getByRole('dialog').getByLabel('Tiêu đề');
    await write.click();
    await typed.fill('Bảo trì đêm nay');
    await page.keyboard.press('Escape');
    await typed.waitFor({ state: 'detached' });
    await again.click();
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await write.click();
    expect(await typed.inputValue()).toBe('Bảo trì đêm nay');
  },
);

thorough('the palette that cannot be had takes neither the page nor its keys away', async () => {
  const { page, back } = await openWithout('/dashboard/report', /\/overlays-/);
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').getByText('Có lỗi xảy ra').waitFor();
  expect(await isFocusNowhere(page)).toBe(false);
  await page.keyboard.press('j');
  expect((await focusedRow(page)).index).toBe(3);
  await back();
  await online(page);
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  expect((await focusedRow(page)).index).toBe(3);
});

thorough(
  'the part that makes changes, lost, takes nothing else with it: a decision says so, and is made once it can be had',
  async () => {
    const { page, back } = await openWithout('/dashboard/post-manager', /\/engine-/);
    await listReady(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    const { index } = await focusedRow(page);
    await page.keyboard.press('h');
    await page.locator('[data-sonner-toast]').filter({ hasText: 'Không kết nối được máy chủ' }).waitFor();
    expect((await focusedRow(page)).index).toBe(index);
    await back();
    const hidden = page.waitForRequest('**/post/hidepost*');
    await page.keyboard.press('h');
    await hidden;
  },
);

thorough(
  'what the page before could not say is said while the part that makes changes is on its way, and taken back once it is here',
  async () => {
    const { page, back } = await openWithout('/dashboard/post-manager', /\/beside-/);
    await listReady(page);
    const hidden = page.waitForResponse('**/post/hidepost*');
    await page.keyboard.press('h');
    await hidden;
    await networkRests(page);
    await back();
    const engine = /\/engine-/;
    await page.route(engine, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await listReady(page);
    const said = page.locator('[data-sonner-toast]').filter({ hasText: 'Đã ẩn' });
    await said.waitFor();
    const undo = said.locator('[data-command="history.undo"]');
    expect(await undo.count()).toBe(0);
    await page.unroute(engine);
    await online(page);
    await undo.waitFor();
  },
);

thorough(
  'what would have lain over the page is closed by Esc and by its button, with the focus back on the row',
  async () => {
    const { page } = await openWithout('/dashboard/report', /\/(beside|overlays)-/);
    await listReady(page);
    await page.keyboard.press('j');
    const { index } = await focusedRow(page);
    const card = page.getByRole('alert').filter({ hasText: 'Có lỗi xảy ra' });
    for (const key of ['Control+k', '?', 'm']) {
      await page.keyboard.press(key);
      await card.waitFor();
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      expect((await focusedRow(page)).index, key).toBe(index);
      await page.keyboard.press(key);
      await card.getByRole('button', { name: 'Đóng' }).click();
      await card.waitFor({ state: 'detached' });
      expect((await focusedRow(page)).index, key).toBe(index);
    }
    // The keys of the page are as they were.
    await page.keyboard.press('j');
    expect((await focusedRow(page)).index).toBe(index + 1);
  },
);

thorough.each([
  ['by its key', (page: Page) => page.keyboard.press('Control+k')],
  ['by its button', (page: Page) => page.locator('[data-command="palette.open"]').first().click()],
])(
  'what is typed while the palette, opened %s, is on its way stands in it, and Enter runs nothing unseen',
  async (_, open) => {
    const { page, come } = await openWithLatePalette('/dashboard/report');
    await takeClock(page);
    await open(page);
    await page.keyboard.type('bo qua');
    await page.keyboard.press('Enter');
    // So long a script takes on a slow line.
    await page.clock.fastForward(2000);
    come();
    const field = page.getByRole('combobox');
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe('bo qua');
    await page.keyboard.type(' b');
    await expect.poll(() => field.inputValue()).toBe('bo qua b');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await page.locator('[role="row"][aria-rowindex="2"]').getByText('Đã bỏ qua').count()).toBe(0);
  },
);

thorough(
  'what is pressed for a question whose script is on its way answers it, to the Enter that ends it',
  async () => {
    const { page, come } = await openWithLatePalette('/dashboard/profile-manager');
    await takeClock(page);
    const sent = page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes('/users/'));
    for (const key of ['b', 'p', 's', 'p', 'Enter']) await page.keyboard.press(key);
    await page.clock.fastForward(500);
    come();
    expect(new URL((await sent).url()).searchParams.get('blockTypes')).toBe('BLOCK_POST_ALLOW_ONLY_ME');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

thorough('two keys that come before anything is drawn ask and answer', async () => {
  const page = await server.open('/dashboard/profile-manager');
  await listReady(page);
  await page.keyboard.press('j');
  // As a page that was busy hears them: one after the other.
  await page.evaluate(async () => {
    for (const key of ['b', 'p']) {
      const how = { key, code: `Key${key.toUpperCase()}`, keyCode: key.toUpperCase().charCodeAt(0) };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...how, bubbles: true, cancelable: true }));
      for (let turns = 0; turns < 50; turns += 1) await null;
    }
  });
  const picked = page.getByRole('dialog').locator('[role="option"][aria-selected="true"]');
  await expect.poll(() => picked.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

thorough(
  'what a key answers in texts that are still on their way is heard once they are there, and never as a key of a text',
  async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const letGo = await holding(page, '**/assets/deferred-*.js');
    await page.reload();
    await listReady(page);
    await page.keyboard.press('Shift+S');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const heard = page.locator('[aria-live="polite"]');
    expect(await heard.first().textContent()).not.toContain('grid.');
    letGo();
    await heard.getByText('Danh sách này không sắp xếp theo tên được').first().waitFor({ state: 'attached' });
  },
);
