import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { navigationCommands } from '../../commands/navigation';
import type { Texts } from '../../src/i18n/texts';
import { thorough, varied } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { runFirst } from './runFirst';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const LANGUAGES = ['vi', 'ar'] as const;
const textIn = async (lang: (typeof LANGUAGES)[number], part: string, key: string): Promise<string> => {
  const { default: texts } = (await import(`../../src/i18n/${lang}/${part}.ts`)) as { default: Texts };
  return String(key.split('.').reduce<unknown>((at, name) => (at as Texts)[name], texts));
};

/** Hears from now on what is announced politely, however soon something else is. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    const region = document.querySelector('[aria-live="polite"]');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(region as Element, { childList: true, subtree: true });
    Object.assign(window, { heard });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** The levels of the headings that are there to be heard, in their order. */
const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility() && heading.closest('[aria-hidden="true"]') === null)
      .map(({ tagName, innerText }) => ({ level: Number(tagName[1]), text: innerText.trim() })),
  );
/** What is wrong with the outline of the page; nothing where it reads well. */
async function outlineFaults(page: Page): Promise<readonly string[]> {
  const all = await headings(page);
  const tops = all.filter(({ level }) => level === 1);
  const faults = tops.length === 1 ? [] : [`${tops.length} headings of level 1`];
  let before = 0;
  for (const { level, text } of all) {
    if (level > before + 1) faults.push(`${before} is followed by ${level}: ${text}`);
    if (text === '') faults.push(`an empty heading of level ${level}`);
    before = level;
  }
  return faults;
}

/** Where the focus has to be on a screen that came: on a row, else on the heading or the one thing there is to do. */
const hasFocus = (page: Page) =>
  page.waitForFunction(
    () => document.activeElement?.closest('main') != null && document.activeElement !== document.body,
  );

describe.each(varied(LANGUAGES))('every page, in %s', (lang) => {
  test('is named in the tab, announced, has the focus and one outline, by whatever entry of the menu it is opened', async () => {
    const page = await server.open('/dashboard/jobs', { lang, tier: 100 });
    await page.locator('main h1').waitFor();
    for (const { id } of navigationCommands) {
      await listen(page);
      await page.locator(`nav [data-command="${id}"]`).click();
      const title = await textIn(lang, 'commands', `${id}.title`);
      await expect.poll(() => page.title(), { message: id }).toBe(`${title} · Tam Quan`);
      await expect.poll(() => heard(page), { message: id }).toContain(title);
      await page.locator('main h1').waitFor();
      await hasFocus(page);
      expect(await page.locator(`nav [data-command="${id}"]`).getAttribute('aria-current'), id).toBe('page');
      expect(await outlineFaults(page), id).toEqual([]);
    }
  });

  thorough('that has no entry of its own is named and marks the entry it belongs to', async () => {
    const page = await server.open('/dashboard/temple-manager/import', { lang });
    for (const [path, part, key, entry] of [
      ['/dashboard/temple-manager/import', 'commands', 'temple.import.title', 'go.temples'],
      ['/dashboard/temple-manager/imports', 'commands', 'go.imports.title', 'go.temples'],
      ['/dashboard/report/', 'commands', 'go.reports.title', 'go.reports'],
    ] as const) {
      await page.goto(`${server.url}${path}?lang=${lang}`);
      const title = await textIn(lang, part, key);
      await expect.poll(() => page.title(), { message: path }).toBe(`${title} · Tam Quan`);
      await page.locator('main h1').waitFor();
      expect(await page.locator('nav [aria-current]').getAttribute('data-command'), path).toBe(entry);
      expect(await outlineFaults(page), path).toEqual([]);
    }
  });

  thorough('what one may not open says so, and not that it does not exist', async () => {
    const page = await server.open('/dashboard/report', { lang, may: ['REPORT_VIEW'] });
    const title = await textIn(lang, 'deferredShell', 'notFound.lockedTitle');
    await page.goto(`${server.url}/dashboard/role-manager`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · Tam Quan`);
    expect(await page.locator('main').getByText('404').count()).toBe(0);
  });

  thorough('that there is not says so, also at an address that nobody can decode', async () => {
    const page = await server.open('/dashboard/report', { lang });
    const title = await textIn(lang, 'deferredShell', 'notFound.title');
    for (const path of ['/dashboard/nothing', '/dashboard/%E0%A4%A', '/dashboard/user-detail/%E0%A4%A']) {
      await page.goto(`${server.url}${path}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title(), path).toBe(`404 · ${title} · Tam Quan`);
      // What says why is read with the button that has the focus, and Enter, which it prints, leads home.
      const home = page.getByRole('button', {
        name: await textIn(lang, 'deferredShell', 'notFound.home'),
        description: title,
      });
      await expect
        .poll(() => home.evaluate((button) => button === document.activeElement), { message: path })
        .toBe(true);
      await home.locator('kbd').waitFor();
      expect(await outlineFaults(page), path).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard$/);
  });
});

thorough(
  'the row that is open stands before the name of its list, is announced once, and goes with its detail',
  async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const list = await textIn('vi', 'commands', 'go.reports.title');
    await listen(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toMatch(new RegExp(`^.+ · ${list} · Tam Quan$`));
    const [first = ''] = (await page.title()).split(` · ${list}`);
    // In its own direction, whatever is said around it.
    const own = `\u2068${first}\u2069`;
    await expect.poll(() => heard(page)).toContain(own);
    await page.getByRole('complementary').getByRole('heading', { level: 2 }).waitFor();
    expect(await outlineFaults(page)).toEqual([]);
    await page.keyboard.press('j');
    await expect.poll(async () => (await page.title()).startsWith(`${first} ·`)).toBe(false);
    expect((await heard(page)).filter((said) => said === own)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.title()).toBe(`${list} · Tam Quan`);
  },
);

thorough('every detail has a heading below that of its list', async () => {
  const page = await server.open('/dashboard/report', { tier: 100 });
  for (const { id, path } of navigationCommands) {
    if (['go.home', 'jobs.open', 'go.stickers', 'go.notifications'].includes(id)) continue;
    await page.goto(`${server.url}${path}`);
    await page.locator('main h1').waitFor();
    const row = page.locator('[role="row"][aria-rowindex="2"], [role="gridcell"][data-row]').first();
    await row.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
    await page.keyboard.press('Enter');
    if (id === 'go.profiles') await page.waitForURL(/user-detail|row=/);
    await page.locator('[data-surface="detail"] h2, [data-surface] h1').first().waitFor();
    expect(await outlineFaults(page), id).toEqual([]);
  }
});

thorough(
  'a member has a page of that name with a way back to the list, and so has a member that there is not',
  async () => {
    const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
    const page = await server.open(`/dashboard/user-detail/${encodeURIComponent(pubkey)}`);
    const name = await page.locator('main h1').innerText();
    const list = await textIn('vi', 'commands', 'go.profiles.title');
    await expect.poll(() => page.title()).toBe(`${name} · ${list} · Tam Quan`);
    expect(await page.locator('nav [aria-current]').getAttribute('data-command')).toBe('go.profiles');
    expect(await outlineFaults(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: list }).click();
    await listReady(page);
    await page.goto(`${server.url}/dashboard/user-detail/nobody`);
    const nobody = await textIn('vi', 'screens', 'profiles.nobody');
    await page.getByRole('heading', { level: 1, name: nobody }).waitFor();
    await expect.poll(() => page.title()).toBe(`${nobody} · ${list} · Tam Quan`);
    await page.locator('main').getByRole('link', { name: list }).click();
    await listReady(page);
  },
);

thorough('another language renames the page', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await page.getByRole('dialog').getByText('Français').click();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  const { default: french } = await import('../../src/i18n/fr/commands');
  await expect.poll(() => page.title()).toBe(`${french.go.reports.title} · Tam Quan`);
});

thorough(
  'who may open nothing is told so and whom to ask, by keys alone, and goes on once there are rights',
  async () => {
    const page = await server.open('/dashboard', { may: [] });
    const title = page.getByRole('heading', { name: 'Tài khoản của bạn chưa có quyền nào' });
    await title.waitFor();
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    const { user_name, roles } = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('tamquan.userinfo'))) ?? '{}',
    );
    expect(await page.locator('main dl').innerText()).toContain(user_name);
    for (const name of [`Sao chép: ${user_name}`, 'Kiểm tra lại']) {
      await page.keyboard.press('Tab');
      expect(
        await page.getByRole('button', { name, exact: true }).evaluate((button) => button === document.activeElement),
      ).toBe(true);
    }
    await page.keyboard.press('Enter');
    await page.locator('main').getByText('Vẫn chưa có quyền nào.').waitFor();
    await server.store.db
      .updateTable('role')
      .set({ action_ids: ['REPORT_VIEW'] })
      .where('role_id', '=', roles[0].role_id)
      .execute();
    await page.keyboard.press('Enter');
    await listReady(page);
    expect(new URL(page.url()).pathname).toBe('/dashboard/report');
  },
);

thorough('who may open nothing can sign out there', async () => {
  const page = await server.open('/dashboard', { may: [] });
  await page.locator('main').getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByText('Bạn đã đăng xuất.').first().waitFor();
});

thorough('a super admin without ROLE_VIEW is led to the first page that his menu has', async () => {
  const page = await server.open('/dashboard', { may: ['USER_VIEW'], tier: 100 });
  await page.waitForURL(/\/dashboard\/user-manager/);
  await listReady(page);
});

thorough('what a toast says stands in one live region', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('n');
  const toast = page.locator('[data-sonner-toast]').first();
  await toast.waitFor();
  expect(await toast.evaluate((shown) => shown.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('off');
});

thorough('on a page without a list, too, what comes after the first look does not wait for a clock', async () => {
  const page = await server.open('/dashboard/report', { tier: 100 });
  await listReady(page);
  const member = await server.store.db.selectFrom('member').select('pubkey').limit(1).executeTakeFirstOrThrow();
  // What waits for seconds waits for ever.
  await runFirst(page, () => {
    const { setTimeout: before } = window;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (ms >= 2500 ? 0 : before(act, ms)) });
  });
  for (const path of ['', '/jobs', '/temple-manager/import', `/user-detail/${member.pubkey}`, '/khong-co-trang-nay']) {
    await page.goto(`${server.url}/dashboard${path}`);
    await page.locator('#main h1, #main h2').first().waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Thông báo/ })
      .waitFor();
  }
});
