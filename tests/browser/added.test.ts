import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { HOTLIVE_MEDIA_TYPES, type MediaType, SLIDER_MEDIA_TYPES } from '../../contract/wire/constants';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** Somebody who is on no list. */
const aStranger = async () => {
  const { pubkey } = await server.store.db
    .selectFrom('member')
    .select('pubkey')
    .where('uid', 'not in', (eb) => eb.selectFrom('curated_member').select('uid'))
    .orderBy('uid', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return pubkey;
};
/** An old medium of these types that is on no list. */
const aMedium = async (types: readonly MediaType[]) => {
  const { media_id } = await server.store.db
    .selectFrom('media')
    .select('media_id')
    .where('media_type', 'in', types)
    .where('post_deleted', '=', false)
    .where('media_id', 'not in', (eb) => eb.selectFrom('curated_media').select('media_id'))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return media_id;
};
const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-row'));
const chosen = (page: Page) => page.locator('[cmdk-item][aria-selected="true"]');

thorough.each([
  ['VIP', '/dashboard/suggest', aStranger],
  ['hotlive', '/dashboard/hotliveuser-manager', () => aMedium(HOTLIVE_MEDIA_TYPES)],
  ['TV accounts', '/dashboard/tvuser-manager', aStranger],
  ['TV slider', '/dashboard/tvslider-manager', () => aMedium(SLIDER_MEDIA_TYPES)],
])(
  'what is added to %s stands there at once with the focus, here and in another tab, and undo takes it out',
  async (_name, path, find) => {
    const page = await server.open(path);
    await listReady(page);
    const other = await page.context().newPage();
    await other.goto(`${server.url}${path}`);
    await listReady(other);
    const atCursor = await focused(other);
    await page.bringToFront();
    const keys = await keyboardOnly(page);
    const id = await find();
    await keys.press('c');
    await page.locator('[cmdk-input]').waitFor();
    await keys.type(id);
    await chosen(page).waitFor();
    await keys.press('Enter');
    await row(page, id).waitFor();
    await expect.poll(() => focused(page)).toBe(id);
    await row(other, id).waitFor();
    expect(await focused(other)).toBe(atCursor);
    await keys.press('z');
    await row(page, id).waitFor({ state: 'detached' });
    await row(other, id).waitFor({ state: 'detached' });
  },
);
