import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** What the case is by now, and the policies that its reports name. */
async function decided(caseId: string): Promise<string> {
  const { action } = await server.store.db
    .selectFrom('report_case')
    .select('action')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const policies = await server.store.db
    .selectFrom('report as r')
    .innerJoin('policy as p', 'p.policy_id', 'r.policy_id')
    .select('p.name')
    .distinct()
    .where('r.case_id', '=', caseId)
    .execute();
  return [action, ...policies.map(({ name }) => name)].join();
}
const focusedCase = async (page: Page) =>
  (await page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))) ??
  expect.fail('no row has the focus');
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the list of policies by the palette. */
async function openList(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('[role="dialog"] [cmdk-input]').waitFor();
  await page.keyboard.type('sua cac quy dinh');
  await page.locator('[cmdk-item][aria-selected="true"][data-command="policy.edit"]').waitFor();
  await page.keyboard.press('Enter');
  await dialog(page).locator('textarea').waitFor();
}

async function list(page: Page, lines: readonly string[]): Promise<void> {
  await openList(page);
  await page.keyboard.insertText(lines.join('\n'));
  await page.keyboard.press('Control+Enter');
  await page.getByText('Đã lưu các quy định').first().waitFor();
}

/** Presses the key until the console has heard that there are policies, and names one without its marks. */
async function choose(page: Page, key: string, typed: string): Promise<void> {
  const question = dialog(page).getByText('quy định nào');
  await expect
    .poll(async () => {
      await page.keyboard.press(key);
      // A second press would be typed into a question that is on its way.
      return question.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await page.getByRole('option', { name: 'Lừa đảo' }).getByText('Xin tiền hay mật khẩu').waitFor();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
}

test('once policies are listed, a key asks for one by typing, decides a case or a selection under it, and the case says so', async () => {
  const page = await server.open('/dashboard/report', { may: ACTION_IDS, tier: 100 });
  await listReady(page);
  const first = await focusedCase(page);
  await page.keyboard.press('Shift+V');
  await list(page, ['Quảng cáo', 'Lừa đảo: Xin tiền hay mật khẩu của người khác']);
  await choose(page, 'Shift+V', 'lua dao');
  await expect.poll(() => decided(first)).toBe('2,Lừa đảo');
  await page
    .locator('[data-sonner-toast]')
    .getByText(/^Quy định: .?Lừa đảo/)
    .waitFor();

  await page.keyboard.press('z');
  await expect.poll(() => decided(first)).toBe('0');
  await expect.poll(() => focusedCase(page)).toBe(first);

  await page.keyboard.press('x');
  await page.keyboard.press('j');
  // As long as the undo has the list read again, keys wait for it, in their order.
  await expect.poll(() => focusedCase(page)).not.toBe(first);
  const second = await focusedCase(page);
  await page.keyboard.press('x');
  const selected = page.locator('[data-row][aria-selected="true"]');
  await expect
    .poll(() => selected.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')).toSorted()))
    .toEqual([first, second].toSorted());
  await choose(page, 'Shift+B', 'quang');
  await expect.poll(() => Promise.all([first, second].map(decided))).toEqual(['3,Quảng cáo', '3,Quảng cáo']);

  await page.goto(`${server.url}/dashboard/report?row=${first}`);
  await page.locator('[data-decisions]').getByText('Quy định: Quảng cáo').waitFor();
});

/** How light a colour is, from 0 to 1, as WCAG 2.2 has it. */
const lightnessOf = (rgb: string) => {
  const [red = 0, green = 0, blue = 0] = [...rgb.matchAll(/[\d.]+/g)].slice(0, 3).map(([part]) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each([false, true])(
  'blocking a person looks graver than deleting a post, whatever colours one sees: dark %s',
  async (dark) => {
    const page = await server.open('/dashboard/report', { dark });
    await listReady(page);
    await page.keyboard.press('Enter');
    const wordsOf = (command: string) =>
      page.locator(`[data-decisions] [data-command="${command}"]`).evaluate((button) => getComputedStyle(button).color);
    const [grave, other] = [await wordsOf('report.blockUser'), await wordsOf('report.deletePost')].map(lightnessOf);
    const [lighter, darker] = [grave, other].sort((a = 0, b = 0) => b - a);
    expect(((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)).toBeGreaterThan(1.8);
    // Also where nothing graver stands beside it: one command has one look.
    await page.goto(`${server.url}/dashboard/post-manager`);
    await listReady(page);
    await page.keyboard.press('x');
    const inBar = page.locator('[role="toolbar"] [data-command="post.delete"]').first();
    expect(lightnessOf(await inBar.evaluate((button) => getComputedStyle(button).color))).toBe(other);
  },
);

thorough('what somebody else has listed meanwhile is not overwritten: the form stays, with the reason', async () => {
  const page = await server.open('/dashboard/report', { may: ACTION_IDS, tier: 100 });
  await listReady(page);
  await openList(page);
  await expect.poll(() => dialog(page).locator('textarea').inputValue()).toContain('Lừa đảo');
  await server.store.db.insertInto('policy').values({ name: 'Bạo lực', text: '', place: 9 }).execute();
  await page.keyboard.insertText('Của tôi: ');
  await page.keyboard.press('Control+Enter');
  await dialog(page).getByRole('alert').first().waitFor();
  const listed = await server.store.db.selectFrom('policy').select('name').where('place', 'is not', null).execute();
  expect(listed.map(({ name }) => name).toSorted()).toEqual(['Bạo lực', 'Lừa đảo', 'Quảng cáo']);
});
