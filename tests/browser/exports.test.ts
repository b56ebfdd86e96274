import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

/** Called with each page of posts that is read, before it is answered. */
let beforePage: (pos: number) => Promise<void> | void = () => {};
const intercept = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes('/post/getlistpostfrompos')) return;
    await beforePage(Number(new URL(url, 'http://x').searchParams.get('pos') ?? 0));
  });
};
let server: Console;
beforeAll(async () => {
  server = await startConsole(intercept);
});
afterAll(() => server.close());

const countPosts = async () => {
  const { n } = await server.store.db
    .selectFrom('post')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
};
/** The file that a button of the list gives. */
async function exported(page: Page, command: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`header [data-command="${command}"]`).click(),
  ]);
  return readFile(await download.path());
}
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

test('all rows that match come as an XLSX file under the content security policy of the console, typed, and with titles', async () => {
  const page = await server.open('/dashboard/post-manager', { width: 1920 });
  await listReady(page);
  const troubles: string[] = [];
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
  const file = await exported(page, 'list.exportXlsx');
  await toast(page, 'Đã xuất xong tệp').waitFor();
  const read: unknown = await readXlsxFile(file);
  const rows = ((read as readonly { data?: unknown[][] }[])[0]?.data ?? read) as unknown[][];
  expect(rows[0]).toEqual(expect.arrayContaining(['Tác giả', 'Nội dung', 'Lượt thích', 'Đăng lúc']));
  expect(rows.length - 1).toBe(await countPosts());
  const likes = rows[0]?.indexOf('Lượt thích') ?? -1;
  const when = rows[0]?.indexOf('Đăng lúc') ?? -1;
  expect(rows.slice(1).every((row) => typeof row[likes] === 'number' && row[when] instanceof Date)).toBe(true);
  expect(troubles).toEqual([]);
});

thorough(
  'a CSV file has semicolons in Vietnamese, and what the person has chosen in the settings from then on',
  async () => {
    const page = await server.open('/dashboard/post-manager', { width: 1920 });
    await listReady(page);
    const [first] = (await exported(page, 'list.exportCsv')).toString('utf8').split('\r\n');
    expect(first).toMatch(/^\ufeff"[^"]+";"/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Cài đặt');
    await page.locator('[cmdk-item][aria-selected="true"]').filter({ hasText: 'Cài đặt' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Dấu phẩy ,' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await listReady(page);
    const [again] = (await exported(page, 'list.exportCsv')).toString('utf8').split('\r\n');
    expect(again).toMatch(/^\ufeff"[^"]+","/);
  },
);

thorough('an export is stopped by its button, and then there is no file', async () => {
  const page = await server.open('/dashboard/post-manager', { width: 1920 });
  await listReady(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  beforePage = (pos) => (pos > 0 ? held : undefined);
  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  await page.locator('header [data-command="list.exportXlsx"]').click();
  await page.locator('[data-stop]').click();
  await toast(page, 'Đã dừng xuất').waitFor();
  beforePage = () => {};
  go();
  await page.locator('[data-stop]').waitFor({ state: 'detached' });
  expect(files).toBe(0);
});
