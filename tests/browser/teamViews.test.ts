import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { networkRests } from './networkRests';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const POSTS = '/dashboard/post-manager';
const READER = { may: ACTION_IDS.filter((action) => action !== 'OTHER_TEAM_VIEWS') };

const field = (page: Page) => page.locator('[role="dialog"] [cmdk-input]');
const views = (page: Page) => page.locator('[data-views] a');
const likes = (page: Page) => page.locator('[role="columnheader"]', { hasText: 'Lượt thích' });

/** Chooses a command in the palette by words that it is called by. */
async function run(page: Page, words: string, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(words);
  await page.locator(`[cmdk-item][aria-selected="true"][data-command="${command}"]`).waitFor();
  await page.keyboard.press('Enter');
}

async function share(page: Page, name: string): Promise<void> {
  await run(page, 'luu che do xem cho ca nhom', 'view.share');
  await page.locator('[role="dialog"] [data-command="view.share"] input').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

async function openedAt(path: string, who?: Parameters<Console['open']>[1]): Promise<Page> {
  const page = await server.open(path, who);
  await listReady(page);
  await networkRests(page);
  return page;
}

test('what one shares another has in the sidebar at once, with its columns; taken away it is gone, and undo brings it back', async () => {
  const one = await openedAt(`${POSTS}?state=hidden&columns=post,owner`);
  const other = await openedAt('/dashboard/report', READER);
  expect(await views(other).count()).toBe(0);
  await share(one, 'Bài đã ẩn');
  await one
    .getByText(/Đã chia sẻ với nhóm: .*Bài đã ẩn/)
    .first()
    .waitFor();
  await views(one).filter({ hasText: 'Bài đã ẩn' }).waitFor();

  await views(other).filter({ hasText: 'Bài đã ẩn' }).click();
  await other.waitForURL(/post-manager\?state=hidden/);
  await listReady(other);
  expect(await likes(other).count()).toBe(0);
  expect(await views(other).first().getAttribute('aria-current')).toBe('page');

  await run(one, 'xoa che do xem cua nhom', 'view.unshare');
  await one.locator('[role="dialog"] [cmdk-item]', { hasText: 'Bài đã ẩn' }).waitFor();
  await one.keyboard.press('Enter');
  await views(other).first().waitFor({ state: 'detached' });
  await views(one).first().waitFor({ state: 'detached' });
  await one.keyboard.press('z');
  await views(one).filter({ hasText: 'Bài đã ẩn' }).waitFor();
  await views(other).filter({ hasText: 'Bài đã ẩn' }).waitFor();
});

thorough(
  'a view is opened in the palette by its name, and replaced by one of the same name once that is confirmed',
  async () => {
    const page = await openedAt(`${POSTS}?state=hidden`);
    await share(page, 'Bài cần xem');
    await views(page).filter({ hasText: 'Bài cần xem' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.waitForURL(/report/);
    await listReady(page);
    await run(page, 'bai can xem', 'view.open');
    await page.waitForURL(/post-manager\?state=hidden/);
    await listReady(page);

    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.waitForURL(/report/);
    await listReady(page);
    await share(page, 'Bài cần xem');
    const question = page.getByRole('alertdialog');
    await question.getByText(/đã có chế độ xem mang tên này/).waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect
      .poll(() => views(page).filter({ hasText: 'Bài cần xem' }).getAttribute('href'))
      .toContain('/dashboard/report');
  },
);

thorough('who may not manage them has no command for it, and no view of a screen that is not theirs', async () => {
  const one = await openedAt('/dashboard/temple-manager?sort=name');
  await share(one, 'Cơ sở theo tên');
  await views(one).filter({ hasText: 'Cơ sở theo tên' }).waitFor();
  const other = await openedAt('/dashboard/report', { may: ['REPORT_VIEW'] });
  await expect.poll(() => views(other).filter({ hasText: 'Cơ sở theo tên' }).count()).toBe(0);
  await other.keyboard.press('Control+k');
  await field(other).waitFor();
  await other.keyboard.type('che do xem');
  await other.locator('[cmdk-item][data-command="view.keep"]').waitFor();
  for (const command of ['view.share', 'view.unshare'])
    expect(await other.locator(`[cmdk-item][data-command="${command}"]`).count()).toBe(0);
});

thorough(
  'every list that is saved can be shared, the log and imports as well; a page of one’s own work can’t',
  async () => {
    const log = await openedAt('/dashboard/audit', { tier: 100 });
    await share(log, 'Nhật ký');
    await views(log).filter({ hasText: 'Nhật ký' }).waitFor();
    for (const [path, name] of [
      ['/dashboard/temple-manager/imports', 'Các lần nhập'],
      ['/dashboard/jobs', 'Việc của tôi'],
    ] as const) {
      const page = await server.open(path);
      await networkRests(page);
      await share(page, name);
      await (path.endsWith('jobs')
        ? page.getByText('Không thể chia sẻ trang này.').first()
        : views(page).filter({ hasText: name })
      ).waitFor();
    }
  },
);

thorough(
  'more than fit are a step away, what is hidden in a name is shown, and a collapsed sidebar says whose they are in tooltips',
  async () => {
    await server.store.db
      .insertInto('team_view')
      .values([
        { name: '\u202eẩn', address: '/dashboard/report', updated_at: 0 },
        ...Array.from({ length: 14 }, (_, nth) => ({
          name: `Rất dài ${nth} ${'x'.repeat(60)}`,
          address: `/dashboard/report?text=${nth}`,
          updated_at: 0,
        })),
      ])
      .execute();
    const page = await openedAt('/dashboard/report');
    await expect.poll(() => views(page).count()).toBe(12);
    await page.locator('[data-views] button[data-command="view.open"]').click();
    await expect.poll(() => page.locator('[role="dialog"] [role="option"]').count()).toBeGreaterThan(14);
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+b');
    await expect
      .poll(async () => (await views(page).first().boundingBox())?.width ?? Number.POSITIVE_INFINITY)
      .toBeLessThan(200);
    await views(page)
      .filter({ has: page.locator('svg') })
      .first()
      .hover();
    await page
      .locator('[data-tooltip]')
      .getByText(/Chế độ xem của nhóm/)
      .waitFor();
  },
);
