import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isConsoleCommand, kindOf } from '../../commands/core/definition';
import { COMMANDS } from '../../commands/every';
import { thorough, varied } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { isWrite } from './isWrite';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const LISTS = [
  ['post', 'post-manager'],
  ['report', 'report'],
  ['profile', 'profile-manager'],
  ['temple', 'temple-manager'],
] as const;

/** The single keys of the commands that change rows of a kind. */
const keysOf = (kind: string) =>
  COMMANDS.filter((command) => kindOf(command) === kind && !isConsoleCommand(command))
    .flatMap(({ key }) => [key?.press ?? []].flat())
    .filter((press) => !press.startsWith('Mod+'));

/** Marks every place of the page that can have the focus and is no row, detail or text field; returns how many there are. */
const markPlaces = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')].filter(
      (place) =>
        !place.closest('[data-surface], [data-selection], [role="combobox"], [data-sonner-toaster]') &&
        place.checkVisibility({ visibilityProperty: true }) &&
        !place.matches(':disabled'),
    );
    for (const [at, place] of places.entries()) place.dataset.place = String(at);
    return places.length;
  });

const notice = (page: Page) => page.getByRole('status').getByText('Bạn đang ở ngoài dòng');

describe('a key that changes rows', () => {
  thorough.each(LISTS)('of %s changes none while the focus is elsewhere on its page', async (kind, path) => {
    const page = await server.open(`/dashboard/${path}`, { tier: 100 });
    await listReady(page);
    const said = await page.locator('[data-sonner-toast]').count();
    const sent: string[] = [];
    page.on('request', (request) => isWrite(request) && sent.push(`${request.method()} ${request.url()}`));
    const places = await markPlaces(page);
    expect(places).toBeGreaterThan(20);
    for (let at = 0; at < places; at += 1) {
      const place = page.locator(`[data-place="${at}"]`);
      await place.evaluate((element) => element.focus());
      const name = await place.evaluate((element) => element.outerHTML.slice(0, 120));
      for (const key of varied(keysOf(kind), 2)) {
        await page.keyboard.press(key);
        expect(await page.locator('[role="dialog"], [role="alertdialog"]').count(), `${key} at ${name}`).toBe(0);
      }
      await notice(page).waitFor();
      expect(await place.evaluate((element) => document.activeElement === element), name).toBe(true);
    }
    expect(sent).toEqual([]);
    expect(await page.locator('[data-sonner-toast]').count()).toBeLessThanOrEqual(said);
  });

  thorough('fades there in its place, and Esc leads back to the row, where it works', async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const printed = page.locator('[data-key-line] [data-changes]').first();
    await printed.waitFor();
    await page.keyboard.press('x');
    const caps = () =>
      page.locator(':is([data-selection], [data-key-line]) kbd').evaluateAll((all) =>
        all.map((cap) => {
          const { x, y, width } = cap.getBoundingClientRect();
          return { says: cap.textContent, x, y, width, isSeen: cap.checkVisibility({ visibilityProperty: true }) };
        }),
      );
    const fades = () =>
      page
        .locator('[data-selection] [data-changes] kbd')
        .first()
        .evaluate((cap) => getComputedStyle(cap).borderTopStyle === 'dashed');
    await page.locator('[data-selection] [data-changes]').first().waitFor();
    const before = await caps();
    expect(before.every(({ isSeen }) => isSeen)).toBe(true);
    expect(await fades()).toBe(false);
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.activeElement?.matches('button[aria-haspopup]'));
    await page.keyboard.press('n');
    await notice(page).waitFor();
    await expect.poll(fades).toBe(true);
    expect(await caps()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await focusedRow(page)).index).toBe(2);
    await notice(page).waitFor({ state: 'detached', timeout: 1500 });
    expect(await page.locator('main [data-row][aria-selected="true"]').count()).toBe(1);
    await expect.poll(fades).toBe(false);
    await page.keyboard.press('n');
    await page.locator('[data-sonner-toast]').first().waitFor();
  });
});

test('beside an open case no key of its is said while other rows are selected, which it would act on', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  const bar = page.locator('[data-decisions]');
  const capsSeen = () =>
    bar
      .locator('kbd')
      .evaluateAll((all) =>
        all.filter((cap) => cap.checkVisibility({ visibilityProperty: true })).map((cap) => cap.textContent),
      );
  const places = () => bar.locator('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  await expect.poll(capsSeen).toEqual(['N', 'V', 'B']);
  const before = await places();
  // The open case itself: its keys mean it.
  await page.keyboard.press('x');
  await page.locator('[data-selection] kbd').first().waitFor();
  expect(await capsSeen()).toEqual(['N', 'V', 'B']);
  await page.keyboard.press('j');
  await expect.poll(capsSeen).toEqual([]);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect.poll(capsSeen).toEqual(['N', 'V', 'B']);
});

describe('“view comments” in the palette', () => {
  const seen = async (path: string, kind: 'post' | 'report') => {
    const page = await server.open(path);
    await listReady(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('xem binh luan');
    const lines = page.getByRole('dialog').locator('[cmdk-item]').filter({ hasText: 'Xem bình luận' });
    await lines.first().waitFor();
    expect(await lines.count()).toBe(1);
    expect(await lines.first().getAttribute('data-command')).toBe(`${kind}.comments`);
    await page.keyboard.press('Enter');
    return page;
  };
  const inComment = (page: Page) => page.waitForFunction(() => document.activeElement?.matches('[data-comment]'));

  thorough('beside a case leads to those of its post', async () => {
    const { case_id } = await server.store.db
      .selectFrom('report_case')
      .innerJoin('comment', 'comment.post_id', 'report_case.post_id')
      .select('report_case.case_id')
      .where('report_case.action', '=', 0)
      .where('comment.deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    await inComment(await seen(`/dashboard/report?row=${case_id}`, 'report'));
  });

  thorough('moves the focus to them: the next key is meant for the comment, and the post stays', async () => {
    const { post_id } = await server.store.db
      .selectFrom('comment')
      .innerJoin('post', 'post.post_id', 'comment.post_id')
      .select('comment.post_id')
      .where('comment.deleted_at', 'is', null)
      .where('post.deleted_at', 'is', null)
      .orderBy('post.created_at', 'desc')
      .executeTakeFirstOrThrow();
    const page = await seen(`/dashboard/post-manager?text=${post_id}`, 'post');
    await inComment(page);
    await page.keyboard.press('v');
    await page.getByText('Đã xoá bình luận').first().waitFor();
    const post = await server.store.db
      .selectFrom('post')
      .select('deleted_at')
      .where('post_id', '=', post_id)
      .executeTakeFirstOrThrow();
    expect(post.deleted_at).toBeNull();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[data-row], [data-surface="detail"]') != null);
  });
});

describe('a setting of keys', () => {
  thorough('that is turned by command says so, with the way back', async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const turn = async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('phim don');
      await page.locator('[cmdk-item][data-command="keys.singleKeysOff"]').waitFor();
      await page.keyboard.press('Enter');
    };
    await turn();
    await page.getByText('Đã tắt phím đơn. Để bật lại: Ctrl+K “Bật hoặc tắt phím đơn”').first().waitFor();
    await page.keyboard.press('j');
    expect((await focusedRow(page)).index).toBe(2);
    await turn();
    await page.getByText('Đã bật phím đơn.').first().waitFor();
    await page.keyboard.press('j');
    await expect.poll(async () => (await focusedRow(page)).index).toBe(3);
  });
});
