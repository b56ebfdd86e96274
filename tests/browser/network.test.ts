import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { runFirst } from './runFirst';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

thorough('on a machine whose clock is three hours behind, what was made just now is said to be so', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  // Rows above and below those in view come later.
  const times = async () => (await page.locator('[role="row"] time').allInnerTexts()).slice(0, 10);
  const right = await times();
  await runFirst(page, () => {
    const behindMs = 3 * 3_600_000;
    const now = Date.now.bind(Date);
    Date.now = () => now() - behindMs;
  });
  await page.reload();
  await listReady(page);
  expect(await page.evaluate(() => performance.timeOrigin + performance.now() - Date.now())).toBeGreaterThan(
    10_000_000,
  );
  expect(await times()).toEqual(right);
});

test('once the network is back, what waited for it goes out and nothing says any longer that it waits', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  let failed = 0;
  page.on('requestfailed', () => {
    failed += 1;
  });
  await page.context().setOffline(true);
  await page.keyboard.press('h');
  const banner = page.locator('main').locator('xpath=..').getByRole('status').first();
  await banner.waitFor();
  // By then it would rest for seconds between two tries.
  await expect.poll(() => failed, { timeout: 20_000 }).toBeGreaterThan(3);
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached', timeout: 1500 });
});

thorough(
  'a reload that the server answers with an error says so, and offers another try and the way home',
  async () => {
    const page = await server.open('/dashboard/report');
    await page.route('**/api/adminusers/profile*', (route) =>
      route.fulfill({ status: 500, body: 'Internal Server Error' }),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Lỗi máy chủ' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Thử lại');
    await page.keyboard.press('Tab');
    await page.unroute('**/api/adminusers/profile*');
    await page.keyboard.press('Enter');
    await page.locator('main#main h1', { hasText: 'Việc đang chờ' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  },
);

thorough('a list come to without a network says the key by which it is read again', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  // Its script is here, so that only its rows are missing.
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL(/post-manager/);
  await listReady(page);
  await page.context().setOffline(true);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.getByText('Không tải được danh sách').waitFor();
  const retry = page.locator('main section').getByRole('button', { name: 'Thử lại' });
  expect(await retry.locator('kbd').allTextContents()).toEqual(['Shift', 'R']);
  await page.context().setOffline(false);
  await page.keyboard.press('Shift+R');
  await listReady(page);
});

test('a case opened without a connection says once that parts of it are missing, and takes nothing unknown for nothing', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  const detail = page.locator('[data-surface="detail"]');
  const line = detail.locator('[data-unanswered]');
  await line.getByText('Có phần chưa tải được').waitFor();
  await detail.getByText('Chưa rõ có đang bị khoá không').waitFor();
  await detail.getByText('Chưa tải được quá trình của tác giả').waitFor();
  await detail.getByText('Người báo cáo', { exact: true }).first().waitFor();
  await detail.getByText('Chưa tải được', { exact: true }).nth(3).waitFor();
  expect(await detail.getByRole('button', { name: 'Thử lại' }).count()).toBe(1);
  expect(await detail.getByText(/Báo cáo [0-9a-f]{8}/).count()).toBe(0);
  // On another row it stays where it is: the text below it does not jump.
  await page.keyboard.press('j');
  expect(await line.count()).toBe(1);
  await page.context().setOffline(false);
  await line.waitFor({ state: 'detached' });
  await detail.locator('[data-record]').getByText('Tham gia').waitFor();
  expect(await detail.getByText(/Chưa (tải được|rõ)/).count()).toBe(0);
});

test('a decision made without a connection says so in its row and in the topbar, in the same words, and covers no other', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.context().setOffline(true);
  const lost = page.locator('[data-no-connection]');
  await lost.getByText('Mất kết nối').waitFor();
  const row = page.locator('[data-surface="list"] [data-row]').first();
  await page.keyboard.press('n');
  await row.getByText('Chờ gửi').waitFor();
  await lost.getByText('Chờ gửi: 1').waitFor();
  expect(await page.getByText('Máy chủ chưa phản hồi').count()).toBe(0);
  const covered = await page.locator('[data-surface="list"] [data-row]').evaluateAll(
    (rows) =>
      rows.filter((one) => {
        const { left, width, top, height } = one.getBoundingClientRect();
        const list = one.closest('section')?.getBoundingClientRect().bottom ?? 0;
        const over = document.elementFromPoint(left + width / 3, top + height / 2);
        return top + height < list - 60 && !one.contains(over);
      }).length,
  );
  expect(covered).toBe(0);
  await page.context().setOffline(false);
  await row.getByText('Chờ gửi').waitFor({ state: 'detached' });
  await lost.waitFor({ state: 'detached' });
});
