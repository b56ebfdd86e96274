import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thorough, varied } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { holding } from './holding';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const paletteField = (page: Page) => page.locator('[role="dialog"] [cmdk-input]');
const isInPalette = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[role="dialog"] [cmdk-input]') === true);

describe('what is open owns the focus', () => {
  test('a list that arrives late leaves it in the palette, with all that was typed', async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const letGo = await holding(page, '**/api/users/list*');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.locator('[data-list-heading]:focus', { hasText: 'Quản lý tài khoản' }).waitFor();
    await page.keyboard.press('Control+k');
    await paletteField(page).waitFor();
    await page.keyboard.type('bao');
    letGo();
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.type(' cao');
    expect(await paletteField(page).inputValue()).toBe('bao cao');
    expect(await isInPalette(page)).toBe(true);
    await page.keyboard.press('Escape');
    // The heading kept it until there were rows.
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  });

  thorough('statistics that arrive late leave it in the palette', async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bao cao');
    await page.locator('h2', { hasText: 'Thống kê' }).waitFor();
    await expect.poll(() => paletteField(page).inputValue()).toBe('bao cao');
    expect(await isInPalette(page)).toBe(true);
  });

  thorough.each(['m', 'Shift+F10'])(
    'a menu opened by %s that closes for the palette gives the focus to it',
    async (key) => {
      const page = await server.open('/dashboard/post-manager');
      await listReady(page);
      await page.keyboard.press(key);
      await page.locator('[role="menu"]').waitFor();
      await page.keyboard.press('Control+k');
      await paletteField(page).waitFor();
      await page.locator('[role="menu"]').waitFor({ state: 'detached' });
      await page.keyboard.type('an');
      expect(await paletteField(page).inputValue()).toBe('an');
    },
  );

  thorough(
    'letters typed before the palette is there are in it when it comes, and no key means what lies below',
    async () => {
      const page = await server.open('/dashboard/report');
      await listReady(page);
      await page.reload();
      const letGo = await holding(page, '**/assets/overlays-*');
      await listReady(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('nhax');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('t ky');
      for (const key of ['Enter', 'End', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.matches('[data-row]'))).toBe(true);
      expect(await page.locator('[data-detail]').count()).toBe(0);
      expect(await page.evaluate(() => document.querySelector('[data-surface="list"]')?.scrollTop)).toBe(0);
      letGo();
      await paletteField(page).waitFor();
      expect(await paletteField(page).inputValue()).toBe('nhat ky');
      expect(await isInPalette(page)).toBe(true);
    },
  );
});

/** Letters composed and taken as Chrome does it: the last `input` comes before `compositionend`. */
async function compose(page: Page, steps: readonly string[]) {
  const cdp = await page.context().newCDPSession(page);
  for (const text of steps)
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

describe('an input method', () => {
  test.each(
    varied([
      ['Vietnamese', ['ch', 'chu', 'chù', 'chùa']],
      ['Chinese', ['s', 'si', '寺']],
    ]),
  )('that composes %s searches the list for what was taken', async (_which, steps) => {
    const page = await server.open('/dashboard/temple-manager');
    await listReady(page);
    const asked = page.waitForRequest((request) => request.url().includes('/search/locations'));
    await page.keyboard.press('/');
    await compose(page, steps);
    const url = new URL((await asked).url());
    expect(url.searchParams.get('text')).toBe(steps.at(-1));
  });

  thorough.each([
    ['the name of a temple', '/dashboard/temple-manager', 'c', 'input[data-field="name"]'],
    ['a reply', '/dashboard/report', 'r', '[data-detail] textarea'],
  ])('composes in %s, which is kept while one types, and in the middle of it', async (_what, path, key, field) => {
    const page = await server.open(path);
    await listReady(page);
    await page.keyboard.press(key);
    await page.waitForFunction((its) => document.activeElement?.matches(its), field);
    await compose(page, ['ch', 'chu', 'chù', 'chùa']);
    await page.keyboard.type(' An');
    for (let back = 0; back < ' An'.length; back += 1) await page.keyboard.press('ArrowLeft');
    await compose(page, ['s', 'si', '寺']);
    await page.keyboard.type('12');
    expect(await page.locator(field).first().inputValue()).toBe('chùa寺12 An');
  });
});

thorough(
  'what is typed in a search, Enter and a key at once act on what was found, however slow the server is',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    const hidden = async () =>
      (await server.store.db.selectFrom('post').select('post_id').where('hidden', '=', true).execute()).map(
        ({ post_id }) => post_id,
      );
    const before = await hidden();
    const { post_id: id } = await server.store.db
      .selectFrom('post')
      .select('post_id')
      .where('hidden', '=', false)
      .where('blocked', '=', false)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'asc')
      .executeTakeFirstOrThrow();
    await page.route('**/api/search/posts*', async (route) => {
      await new Promise((later) => setTimeout(later, 800));
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type(id);
    await page.keyboard.press('Enter');
    await page.keyboard.press('h');
    await expect.poll(hidden).toContain(id);
    expect((await hidden()).filter((one) => !before.includes(one))).toEqual([id]);
  },
);

describe('a question that a key asked', () => {
  /** The palette is used for something that asks nothing: what it was open for is over. */
  async function refreshFromPalette(page: Page) {
    await page.keyboard.press('Control+k');
    await paletteField(page).waitFor();
    await page.keyboard.type('lam moi');
    await page.locator('[cmdk-item][aria-selected="true"][data-command="list.refresh"]').waitFor();
    await page.keyboard.press('Enter');
    await paletteField(page).waitFor({ state: 'detached' });
    await listReady(page);
  }
  const onRow = (page: Page) => page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);

  thorough.each([
    ['b', '/dashboard/profile-manager'],
    ['t', '/dashboard/profile-manager'],
    ['t', '/dashboard/suggest'],
    ['p', '/dashboard/user-manager?text=kiemduyet'],
    ['c', '/dashboard/role-manager'],
  ])('by %s on %s goes back to the row on Esc, whatever the palette was used for before', async (key, path) => {
    await server.store.db.updateTable('member').set({ phone_verified: false }).execute();
    const page = await server.open(path, { tier: 100 });
    await listReady(page);
    await refreshFromPalette(page);
    await page.keyboard.press(key);
    const question = page.locator('[role="dialog"] div[data-command]');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await page.locator('[role="dialog"]').count()).toBe(0);
    await onRow(page);
  });

  thorough('chosen in the palette it goes back there, and from there to the row', async () => {
    const page = await server.open('/dashboard/profile-manager');
    await listReady(page);
    await page.keyboard.press('Control+k');
    await paletteField(page).waitFor();
    await page.keyboard.type('khoa thanh vien');
    await page.locator('[cmdk-item][aria-selected="true"][data-command="profile.block"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[role="dialog"] [data-command="profile.block"] [role="listbox"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"] [cmdk-list]').waitFor();
    expect(await isInPalette(page)).toBe(true);
    await page.keyboard.press('Escape');
    await paletteField(page).waitFor({ state: 'detached' });
    await onRow(page);
  });
});

test.each(
  varied([
    ['/dashboard/post-manager', 'visible'],
    ['/dashboard/profile-manager', 'authentic'],
    ['/dashboard/temple-manager', 'PAGODA'],
  ] as const),
)(
  'Esc on %s takes back one thing at a time: the selection, the detail, the search, the filters',
  async (path, value) => {
    const text = await wordFor(path);
    const filter = path.includes('temple') ? 'type' : 'state';
    const page = await server.open(`${path}?${filter}=${value}&text=${encodeURIComponent(text)}`);
    await listReady(page);
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
    await page.keyboard.press('Enter');
    await page.locator('[data-surface="detail"]').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
    await page.locator('[data-surface="detail"]').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('[data-surface="detail"]').waitFor();
    await page.keyboard.press('x');
    const selected = page.locator('[role="row"][aria-selected="true"]');
    await selected.waitFor();
    const asked = () => new URL(page.url()).searchParams;
    const said = (words: string) => page.getByText(words, { exact: true }).first().waitFor({ state: 'attached' });

    await page.keyboard.press('Escape');
    await selected.waitFor({ state: 'detached' });
    expect(await page.locator('[data-surface="detail"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('[data-surface="detail"]').waitFor({ state: 'detached' });
    expect(asked().get('text')).toBe(text);
    await page.keyboard.press('Escape');
    await said('Đã xoá từ khoá tìm');
    expect([asked().get('text'), asked().get(filter)]).toEqual([null, value]);
    await page.keyboard.press('Escape');
    await said('Đã bỏ bộ lọc');
    expect(asked().get(filter)).toBeNull();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  },
);

/** A word that finds something in the list of a screen, under the filter that is tried with it. */
async function wordFor(path: string): Promise<string> {
  const { db } = server.store;
  if (path.includes('temple')) return 'chua';
  if (path.includes('profile')) {
    const { uid } = await db
      .updateTable('member')
      .set({ authentic: true })
      .where('uid', '=', db.selectFrom('member').select('uid').limit(1))
      .returning('uid')
      .executeTakeFirstOrThrow();
    return String(uid);
  }
  const { post_id } = await db
    .selectFrom('post')
    .select('post_id')
    .where('hidden', '=', false)
    .where('blocked', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return post_id;
}

describe('a cell that has the focus', () => {
  const inCell = (page: Page) => page.evaluate(() => document.activeElement?.matches('[role="gridcell"] *') === true);

  thorough.each(['k', 'Control+Home', 'PageUp'])(
    'gives it back to its row by %s in the first row, so that Enter opens it',
    async (key) => {
      const page = await server.open('/dashboard/post-manager');
      await listReady(page);
      await page.keyboard.press('Home');
      expect(await inCell(page)).toBe(true);
      await page.keyboard.press(key);
      await page.waitForFunction(() => document.activeElement?.matches('[role="row"][aria-rowindex="2"]'));
      await page.keyboard.press('Enter');
      await page.locator('[data-detail]').waitFor();
    },
  );

  thorough('keeps it when the list is read anew, so that Enter is still its own', async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    await page.keyboard.press('Home');
    const read = page.waitForResponse((answer) => answer.url().includes('/api/post/getlist'));
    await page.keyboard.press('Shift+R');
    await read;
    await page.locator('[role="grid"][aria-busy="false"]').waitFor();
    expect(await inCell(page)).toBe(true);
  });
});

thorough('while a menu is on its way no key means what lies below it', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.reload();
  const letGo = await holding(page, '**/assets/beside-*');
  await listReady(page);
  await page.keyboard.press('m');
  for (const key of ['ArrowRight', 'End', 'j', 'Enter']) await page.keyboard.press(key);
  expect((await focusedRow(page)).index).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.matches('[data-row]'))).toBe(true);
  expect(await page.evaluate(() => document.querySelector('[data-surface="list"]')?.scrollTop)).toBe(0);
  letGo();
  await page.locator('[role="menu"]').waitFor();
});

thorough('a detail that goes with the address leaves the focus to its row', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  await page.waitForURL('**row=*');
  await page.locator('aside [data-command="list.next"]').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.locator('[data-detail]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.matches('[data-row]'));
});

thorough('a detail that was closed stays closed, however soon the page is loaded again', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**row=*');
  await page.locator('[data-detail]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-detail]').waitFor({ state: 'detached' });
  await page.reload();
  await listReady(page);
  expect(new URL(page.url()).search).not.toContain('row=');
  expect(await page.locator('[data-detail]').count()).toBe(0);
});

thorough('a link to a row further down leads to where it can be seen', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  for (let down = 0; down < 2; down += 1) await page.keyboard.press('PageDown');
  const { index } = await focusedRow(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**row=*');
  await page.reload();
  const row = page.locator(`[data-row][tabindex="0"][aria-rowindex="${index}"]`);
  await row.waitFor();
  await expect
    .poll(() =>
      row.evaluate((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + 60, top + height / 2));
      }),
    )
    .toBe(true);
});

thorough('Tab walks round a dialog that is higher than the window, and shows where it is', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('?');
  await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
  const isSeen = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const { left, top, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      return at?.matches('[role="dialog"] *') === true && (at.contains(on) || on?.contains(at) === true);
    });
  for (let back = 0; back < 4; back += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isSeen).toBe(true);
  }
});

thorough.each([
  ['a temple', '/dashboard/temple-manager', '[data-field="name"]'],
  ['a role', '/dashboard/role-manager', 'input[type="search"]'],
])('Enter opens %s to be read, j goes on to the next, and Mod+E goes into its fields', async (_, path, field) => {
  const page = await server.open(path, { tier: 100 });
  await listReady(page);
  const first = (await focusedRow(page)).index;
  await page.keyboard.press('Enter');
  await page.locator(`[data-surface="detail"] ${field}`).waitFor();
  expect((await focusedRow(page)).index).toBe(first);
  await page.keyboard.press('j');
  await expect.poll(async () => (await focusedRow(page)).index).toBe(first + 1);
  await page.keyboard.press('Control+e');
  await page.locator(`[data-surface="detail"] ${field}:focus`).waitFor();
});
