import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { focusedRow, listReady } from '../browser/atKeyboard';
import { thorough, varied } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

const MEMBERS = 260;
const PATH = '/dashboard/profile-manager';

let server: ForeignConsole;
beforeAll(async () => {
  // No total: where a list ends is seen at its end alone.
  server = await startForeignConsole({ totals: false });
  const { members, temples } = server.server.data;
  const [first] = members;
  for (let nth = members.length; first && nth < MEMBERS; nth += 1)
    members.push({ ...first, uid: 1001 + nth, pubkey: `0x${nth.toString(16).padStart(40, 'f')}`, authentic: false });
  const [temple] = temples;
  for (let nth = temples.length; temple && nth < 230; nth += 1)
    temples.push({ ...temple, id: server.server.data.nextId(), name: `Đền số ${nth}` });
});
afterAll(() => server.close());

const heading = (page: Page, text: string) => page.locator('header').getByText(text, { exact: true });
const reading = (page: Page) => page.getByRole('region', { name: 'Đang tải danh sách' });
const slowBeyond = (path: string, pos: number, times = 50) =>
  server.server.fault((call) => call.path === path && Number(call.query.pos) >= pos, 'slow', times);
const onRow = (page: Page, index: number) => expect.poll(async () => (await focusedRow(page)).index).toBe(index);
const lineOf = (page: Page, index: number) => page.locator(`[role="row"][aria-rowindex="${index}"]`);

async function open(path = PATH): Promise<Page> {
  const page = await server.openForeign(path);
  await listReady(page);
  return page;
}

describe.each(
  varied([
    ['of thirty rows at most', 30],
    ['as large as they are asked for', null],
  ] as const),
)('a list without a total, in pages %s', (_, pageMax) => {
  beforeEach(() => {
    server.server.switches.pageMax = pageMax;
  });

  test('says that there is more, and how many once its end was read; End leads there', async () => {
    const page = await open();
    await heading(page, '100+ thành viên').waitFor();
    await page.keyboard.press('Control+End');
    await heading(page, `${MEMBERS} thành viên`).waitFor();
    await onRow(page, MEMBERS + 1);
    expect((await focusedRow(page)).text).toContain(String(1000 + MEMBERS));
  });

  thorough('is jumped into, and beyond its end to its last row', async () => {
    const page = await open();
    const jump = async (to: string) => {
      await page.locator('[data-command="list.jump"]').first().click();
      await page.getByRole('dialog').getByRole('textbox').fill(to);
      await page.keyboard.press('Enter');
    };
    await jump('222');
    await onRow(page, 223);
    expect((await focusedRow(page)).text).toContain('1222');
    await jump('99999');
    await onRow(page, MEMBERS + 1);
    await heading(page, `${MEMBERS} thành viên`).waitFor();
  });

  thorough('is selected whole and run on', async () => {
    for (const member of server.server.data.members) member.authentic = false;
    const page = await open();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('s');
    // Whatever is pressed at once waits for all of them.
    await page.getByRole('alertdialog').getByText(`cho ${MEMBERS} thành viên`).waitFor();
    await page.keyboard.press('Enter');
    const authentic = () => server.server.data.members.filter((one) => one.authentic).length;
    await expect.poll(authentic, { timeout: 30_000 }).toBe(MEMBERS);
  });

  thorough('is exported whole', async () => {
    const page = await open();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('header [data-command="list.exportCsv"]').click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(MEMBERS + 1);
  });

  thorough('is sorted by name over all that was read, and says over how many', async () => {
    const page = await open('/dashboard/temple-manager');
    const { temples } = server.server.data;
    const { compare } = new Intl.Collator('vi', { numeric: true });
    const names = temples.map(({ name }) => name).toSorted(compare);
    await page.keyboard.press('Shift+S');
    await page.getByText(`trong ${temples.length} dòng đã tải`).waitFor();
    await lineOf(page, 2)
      .getByText(names[0] ?? '', { exact: true })
      .first()
      .waitFor();
  });
});

thorough('what takes long to be read says how far it is, and stops with what there is', async () => {
  server.server.switches.pageMax = null;
  const page = await open();
  slowBeyond('/users/list', 150);
  await page.keyboard.press('Control+End');
  await reading(page).waitFor();
  await page.getByText(/Đã tải \d+ dòng/).waitFor();
  await reading(page).getByRole('button', { name: 'Dừng' }).click();
  await reading(page).waitFor({ state: 'detached' });
  expect((await focusedRow(page)).index).toBeLessThan(MEMBERS);
  await page
    .locator('header')
    .getByText(/^\d+\+ thành viên$/)
    .waitFor();
  await page.close();

  const temples = await open('/dashboard/temple-manager');
  slowBeyond('/location/list', 150);
  await temples.keyboard.press('Shift+S');
  await reading(temples).waitFor();
  await reading(temples).getByRole('button', { name: 'Dừng' }).click();
  await temples.getByText(/trong \d+ dòng đầu đã tải/).waitFor();
  await temples.close();
});
