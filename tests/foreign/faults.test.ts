import { afterAll, beforeAll, expect, test } from 'vitest';
import { focusedRow, listReady } from '../browser/atKeyboard';
import { keptInBrowser } from '../browser/keptInBrowser';
import { thorough, varied } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';
import { HOWS, type How, SENTENCE_OF_999 } from './server/faults';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const callsOf = (call: string) => server.server.calls.filter(({ method, path }) => `${method} ${path}` === call).length;

/** What is said of a call that went wrong so; null where nothing did. */
const SAID: Readonly<Record<How, string | null>> = {
  slow: null,
  '500': 'Có lỗi xảy ra ở máy chủ',
  html: 'Không đọc được phản hồi của máy chủ (HTTP 502)',
  empty: 'Không đọc được phản hồi của máy chủ (HTTP 200)',
  cut: 'Không đọc được phản hồi của máy chủ (HTTP 200)',
  lostBefore: 'Không kết nối được máy chủ',
  lostAfter: 'Không kết nối được máy chủ',
  code999: SENTENCE_OF_999,
};
/** Nobody can know whether the server did it. */
const UNKNOWN: readonly How[] = ['html', 'empty', 'cut', 'lostBefore', 'lostAfter'];

thorough('a list that does not come says why in words of its own, and comes when it is asked for again', async () => {
  const page = await server.openForeign('/dashboard/suggest');
  await listReady(page);
  for (const how of varied(HOWS, 3)) {
    server.server.fault(({ path }) => path === '/follow/getlistvip', how);
    await page.reload();
    const said = SAID[how];
    if (said !== null) {
      await page.locator('main').getByText(said).waitFor();
      await page.getByRole('button', { name: 'Thử lại' }).click();
    }
    await listReady(page);
    expect(await page.locator('[role="row"]').count(), how).toBeGreaterThan(12);
  }
});

thorough('rows that cannot be read anew stay, with the reason, and their keys go on working', async () => {
  const [member] = server.server.data.members;
  if (member) member.authentic = false;
  const page = await server.openForeign('/dashboard/profile-manager');
  await listReady(page);
  server.server.fault(({ path }) => path === '/users/list', 'html');
  await page.keyboard.press('Shift+R');
  const stale = page.getByRole('alert').filter({ hasText: 'Chưa làm mới được' });
  await stale.getByText('(HTTP 502)').waitFor();
  expect(await page.locator('[role="row"]').count()).toBeGreaterThan(12);
  expect((await focusedRow(page)).index).toBe(2);
  await page.keyboard.press('s');
  await expect.poll(() => member?.authentic).toBe(true);
  await page.keyboard.press('j');
  expect((await focusedRow(page)).index).toBe(3);
  await stale.getByRole('button', { name: 'Thử lại' }).click();
  await stale.waitFor({ state: 'detached' });
});

thorough('the status of what could not be read stands in Arabic as a person writes it', async () => {
  const page = await server.openForeign('/dashboard/suggest', { lang: 'ar' });
  await listReady(page);
  server.server.fault(({ path }) => path === '/follow/getlistvip', 'html');
  await page.reload();
  const said = page.locator('main').getByText('HTTP');
  await said.waitFor();
  // Where the two words stand on the screen, whatever order the text has them in.
  const [word, code] = await said.evaluate((element) => {
    const text = element.firstChild as Text;
    return ['HTTP', '502'].map((part) => {
      const range = document.createRange();
      const at = text.data.indexOf(part);
      range.setStart(text, at);
      range.setEnd(text, at + part.length);
      return range.getBoundingClientRect().left;
    });
  });
  expect(word).toBeLessThan(code ?? 0);
});

thorough('what only sets a value is sent again where no answer came, and taken back where it was refused', async () => {
  const page = await server.openForeign('/dashboard/profile-manager');
  const [member] = server.server.data.members;
  const first = page.locator('[role="row"][aria-rowindex="2"]');
  for (const how of varied(HOWS, 3)) {
    if (member) member.authentic = false;
    await page.reload();
    await listReady(page);
    server.server.fault(({ path }) => path === '/users/setauthentic', how);
    const before = callsOf('PUT /users/setauthentic');
    await page.keyboard.press('s');
    const isRefused = how === '500' || how === 'code999';
    // A call whose answer a page has not heard goes out again from the next.
    if (isRefused) await first.filter({ hasText: SAID[how] ?? '' }).waitFor();
    else await page.getByText('Đã gắn tích xanh').first().waitFor();
    await expect.poll(() => member?.authentic, { message: how }).toBe(!isRefused);
    await expect
      .poll(() => callsOf('PUT /users/setauthentic') - before, { message: how })
      .toBe(UNKNOWN.includes(how) ? 2 : 1);
    // Else the next page would send it again.
    const newest = isRefused ? 'failed' : 'done';
    await expect.poll(() => keptInBrowser(page), { message: how }).toEqual({ newest, held: 0, owesWord: false });
  }
});

test('what makes something is sent once, whatever became of its answer', async () => {
  const page = await server.openForeign('/dashboard/role-manager', { tier: 100 });
  for (const how of varied(HOWS, 3)) {
    // One that was made is open now.
    await page.goto(`${server.url}/dashboard/role-manager`);
    await listReady(page);
    server.server.fault(({ method, path }) => method === 'POST' && path === '/roles', how);
    const before = callsOf('POST /roles');
    await page.keyboard.press('c');
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.waitFor();
    await page.keyboard.type(`Vai ${how}`);
    await page.keyboard.press('Enter');
    // Where no answer came it is looked for, and opened where it is found.
    const isMade = ['slow', 'empty', 'cut', 'lostAfter'].includes(how);
    const said = UNKNOWN.includes(how) ? 'Không có phản hồi và hiện chưa thấy trên máy chủ' : SAID[how];
    if (isMade) await page.getByRole('heading', { name: `Vai ${how}` }).waitFor();
    else
      await page
        .getByText(said ?? '')
        .first()
        .waitFor();
    expect(callsOf('POST /roles') - before, how).toBe(1);
    expect(server.server.data.roles.filter(({ role_name }) => role_name === `Vai ${how}`).length, how).toBe(
      isMade ? 1 : 0,
    );
  }
});
