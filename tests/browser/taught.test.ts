import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

test('the line below a list has the keys of the focused row, follows it, acts by a click, and can be hidden and shown again', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const line = page.locator('[data-key-line]');
  const keys = () =>
    line.locator('[data-command]:has(kbd)').evaluateAll((all) => all.map((one) => one.dataset.command));
  await line.locator('[data-command="report.ignore"] kbd').waitFor();
  expect((await keys()).slice(0, 3)).toEqual(['report.ignore', 'report.deletePost', 'report.blockUser']);
  // For the eye alone: no stop of Tab, and nothing that is read at each step.
  expect(await line.getAttribute('aria-hidden')).toBe('true');
  expect(await line.locator('button:not([tabindex="-1"])').count()).toBe(0);
  const row = await focusedRow(page);
  await line.locator('[data-command="list.select"]').click();
  await page.getByText('Đã chọn 1 dòng').first().waitFor();
  expect((await focusedRow(page)).index).toBe(row.index);
  await page.keyboard.press('Escape');
  await line.locator('[data-command="keys.toggleLine"]').click();
  await line.waitFor({ state: 'detached' });
  await page.reload();
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('goi y phim');
  await page.locator('[cmdk-item][data-selected="true"][data-command="keys.toggleLine"]').waitFor();
  expect(await line.count()).toBe(0);
  await page.keyboard.press('Enter');
  await line.locator('[data-command="report.ignore"] kbd').waitFor();
});

test('no key below a list moves as one walks through its rows, and undo stands there, and first among all keys, once there is something to take back', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const line = page.locator('[data-key-line]');
  const undo = line.locator('[data-command="history.undo"]');
  const placesWhere = async (deletes: string) => {
    await expect
      .poll(
        async () => {
          await page.keyboard.press('j');
          return line.locator('[data-command="report.deletePost"]').innerText();
        },
        { interval: 250 },
      )
      .toContain(deletes);
    return line
      .locator('> div [data-command]')
      .evaluateAll((all) => all.map((one) => [one.dataset.command, one.getBoundingClientRect().x]));
  };
  await line.locator('[data-command="report.deletePost"] kbd').waitFor();
  const ofComment = await placesWhere('Xoá bình luận');
  expect(ofComment.length).toBeGreaterThan(6);
  expect(await placesWhere('Xoá bài')).toEqual(ofComment);
  expect(await undo.count()).toBe(0);
  await page.keyboard.press('n');
  await undo.getByText('Hoàn tác').waitFor();
  expect(await undo.locator('kbd').allTextContents()).toEqual(['Z']);
  await page.keyboard.press('?');
  const nearest = page.getByRole('dialog', { name: 'Phím tắt' }).locator('section').first();
  await nearest.getByText('Bỏ qua').waitFor();
  await nearest.getByText('Hoàn tác', { exact: true }).waitFor();
});

test('the line below a list keeps no room for words that none of its rows has', async () => {
  const page = await server.open('/dashboard/temple-manager');
  await listReady(page);
  const words = page.locator('[data-key-line] [data-command="temple.delete"] [data-all]');
  await words.waitFor();
  const holePx = await words.evaluate((all) => {
    const said = document.createRange();
    said.selectNodeContents(all);
    return all.getBoundingClientRect().width - said.getBoundingClientRect().width;
  });
  expect(holePx).toBeLessThan(2);
});

thorough('who may not decide is shown no key for it', async () => {
  const page = await server.open('/dashboard/report', { may: ['REPORT_VIEW'] });
  await listReady(page);
  await page.locator('[data-key-line] [data-command="report.ignore"]').waitFor();
  expect(
    await page
      .locator('[data-key-line] :is([data-command="report.deletePost"], [data-command="report.blockUser"])')
      .count(),
  ).toBe(0);
});

thorough(
  'an icon says its name and key to the pointer and to the focus, lets itself be hovered, and goes with Esc',
  async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const tip = page.locator('[data-tooltip]');
    const refresh = page.locator('header [data-command="list.refresh"]');
    // It comes after the first list; from then on a pointer finds it.
    await tip.waitFor({ state: 'attached' });
    await refresh.hover();
    await tip.getByText('Làm mới').waitFor();
    expect(await tip.locator('kbd').allTextContents()).toEqual(['Shift', 'R']);
    await tip.hover();
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await page.mouse.move(700, 500);
    await page.locator('header [data-command="list.columns"]').focus();
    await page.keyboard.press('ArrowRight');
    await tip.getByText('Mật độ').or(tip.getByText('dòng')).first().waitFor();
    // What the focus has opened stays, whatever comes under a pointer that is somewhere else.
    await page.mouse.move(700, 540);
    await page.waitForTimeout(400);
    expect(await tip.isVisible()).toBe(true);
  },
);

thorough(
  'the palette says what it acts on, leaves that bright, has each command once, and opens a list with the words',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    await page.keyboard.press('Control+k');
    const acts = page.locator('[data-acts-on]');
    await acts.waitFor();
    await page.getByText('Với mục này').waitFor();
    expect(await page.locator('[data-dims][style*="clip-path"]').count()).toBe(1);
    const ids = await page
      .locator('[cmdk-item]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.command));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Control+k');
    await acts.getByText('Đã chọn 2 dòng').waitFor();
    await page.keyboard.type('chua');
    const all = page.locator('[data-see-all][data-command="find.temples"]');
    await all.waitFor();
    await all.click();
    await page.waitForURL(/temple-manager\?.*text=chua/);
  },
);

thorough('a key pressed before a question is drawn does nothing in the list', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('Control+a');
  const before = await page.locator('[role="row"][aria-selected="true"]').count();
  // One task after the other, as fast hands can't.
  await page.evaluate(() => {
    const at = document.activeElement ?? document.body;
    const press = (key: string, code: string) =>
      at.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    press('v', 'KeyV');
    setTimeout(() => press('x', 'KeyX'));
  });
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await page.locator('[role="row"][aria-selected="true"]').count()).toBe(before);
});

thorough('while something is typed every letter printed as a key fades, and what goes with Ctrl does not', async () => {
  const page = await server.open('/dashboard/temple-manager');
  await listReady(page);
  await page.keyboard.press('Control+e');
  const name = page.getByRole('complementary').getByLabel('Tên', { exact: true });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  // A cap that has lost its edge is no key just now.
  const keysSeen = () =>
    page
      .locator('kbd')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).borderTopStyle === 'solid').map((one) => one.textContent),
      );
  const typing = await keysSeen();
  expect(typing).toEqual(expect.arrayContaining(['Ctrl', 'S']));
  expect(typing).not.toContain('V');
  await page.keyboard.press('Escape');
  await page.locator('[role="row"]:focus').waitFor();
  expect(await keysSeen()).toContain('V');
});

thorough('a key that walks through the list takes the focus from a button beside it', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.locator('[data-command="list.filter"]').first().focus();
  // What does this comes in the quiet after the first list.
  await expect
    .poll(async () => {
      await page.keyboard.press('j');
      return page.evaluate(() => document.activeElement?.closest('[role="row"]') !== null);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('[data-detail]').waitFor();
  expect(await page.locator('[role="menu"], [role="listbox"]').count()).toBe(0);
});
