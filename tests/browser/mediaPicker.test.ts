import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaList } from '../../contract/media';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
  // More pictures than one page of the picker holds, newer than every other.
  await sql`INSERT INTO media (media_id, post_id, uid, media_type, url, thumb, ordinal, created_at)
    SELECT 'pick' || lpad(n::text, 4, '0'), p.post_id, p.uid, CASE WHEN n % 2 = 0 THEN 1 ELSE 2 END, '', '', 100 + n, 2100000000 + n
    FROM generate_series(1, 620) n, (SELECT post_id, uid FROM post WHERE deleted_at IS NULL LIMIT 1) p`.execute(
    server.store.db,
  );
});
afterAll(() => server.close());

const onList = async (list: MediaList) => {
  const rows = await server.store.db.selectFrom('curated_media').select('media_id').where('list', '=', list).execute();
  return new Set(rows.map(({ media_id }) => media_id));
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-row'));
const cell = (page: Page, id: string) => page.getByRole('dialog').locator(`[data-row="${id}"]`);

test('pictures are picked for the slider from all there are, by keys: one, then several; what is there cannot be picked again', async () => {
  const page = await server.open('/dashboard/tvslider-manager');
  await listReady(page);
  const keys = await keyboardOnly(page);
  await keys.press('c');
  await cell(page, 'pick0620').waitFor();
  // No video is offered.
  expect(await cell(page, 'pick0619').count()).toBe(0);
  await keys.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('pick0620');
  await keys.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('pick0618');
  await keys.press('Enter');
  await expect.poll(async () => (await onList('tvslider')).has('pick0618')).toBe(true);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('pick0618');

  await keys.press('c');
  await cell(page, 'pick0618').getByText('Đang ở TV slider').waitFor();
  await keys.press('ArrowDown');
  // Deeper than the first page reaches.
  await keys.press('End');
  await keys.press('Home');
  await expect.poll(() => focused(page)).toBe('pick0620');
  await keys.press('x');
  await keys.press('ArrowRight');
  await keys.press('x');
  await keys.press('ArrowRight');
  await keys.press('x');
  await keys.press('Enter');
  await expect
    .poll(async () => {
      const ids = await onList('tvslider');
      return ['pick0620', 'pick0618', 'pick0616', 'pick0614'].map((id) => ids.has(id));
    })
    .toEqual([true, true, true, false]);
  await keys.press('z');
  await expect.poll(async () => (await onList('tvslider')).has('pick0616')).toBe(false);
});

thorough('videos are picked for hotlive by mouse, covered until asked for; a pasted id still works', async () => {
  const page = await server.open('/dashboard/hotliveuser-manager');
  await listReady(page);
  await page.locator('header [data-command="hotlive.add"]').click();
  await cell(page, 'pick0619').waitFor();
  expect(await cell(page, 'pick0620').count()).toBe(0);
  await cell(page, 'pick0619').click();
  await expect.poll(async () => (await onList('hotlive')).has('pick0619')).toBe(true);
  await page.locator('[data-surface="list"] [data-row="pick0619"]').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('combobox').fill('pick0617');
  await page.locator('[cmdk-item][aria-selected="true"]').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await onList('hotlive')).has('pick0617')).toBe(true);
});
