import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { thorough } from '../support/depth';
import { addMacro } from './addMacro';
import { type Console, listReady, startConsole } from './console';

/** Members whom the server refuses to block, and whether it is busy: what a real server does when a role or a load changes. */
const refused = new Set<string>();
let isBusy = false;

function intercept(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/users/block')) return;
    const pubkey = new URL(request.url, 'http://server').searchParams.get('pubkey') ?? '';
    const busy = { error: { code: 503, message: 'busy' }, data: null };
    if (isBusy) return reply.code(503).header('retry-after', '1').send(busy);
    if (refused.has(pubkey)) return reply.code(403).send({ error: { code: 308, message: 'no' }, data: null });
  });
}

let server: Console;
beforeAll(async () => {
  server = await startConsole(intercept);
});
afterAll(() => server.close());

const NAME = 'Bỏ qua và chặn';
const TEXT = `{"macro":"${NAME}","on":"report","parts":[{"do":"report.ignore"},{"do":"profile.block","to":"author","with":{"kinds":["BLOCK_COMMENT"]}}]}`;

async function queue(more: Parameters<Console['open']>[1] = {}) {
  const page = await server.open('/dashboard/report', more);
  await listReady(page);
  return page;
}
const strip = (page: Page) => page.locator('[data-recording]');

/** The open cases as the queue shows them, each with its author, of whom no other is about. */
async function casesOfOne(count: number) {
  const { db } = server.store;
  const open = await db
    .selectFrom('report_case')
    .innerJoin('member', 'member.uid', 'report_case.reported_uid')
    .select(['case_id', 'pubkey'])
    .where('report_case.action', '=', 0)
    .orderBy('newest_at', 'desc')
    .orderBy('case_id', 'desc')
    .execute();
  return open
    .filter(({ pubkey }) => open.filter((other) => other.pubkey === pubkey).length === 1)
    .slice(0, count)
    .map(({ case_id, pubkey }) => ({ caseId: case_id, pubkey }));
}

/** Chooses these cases, and no others. */
async function choose(page: Page, cases: readonly { readonly caseId: string }[]) {
  for (const { caseId } of cases)
    await page.locator(`[data-surface="list"] [data-row="${caseId}"]`).click({ modifiers: ['Control'] });
}

const decidedAmong = async (cases: readonly { readonly caseId: string }[]) =>
  (
    await server.store.db
      .selectFrom('report_case')
      .select('case_id')
      .where(
        'case_id',
        'in',
        cases.map(({ caseId }) => caseId),
      )
      .where('action', '=', 1)
      .execute()
  ).length;

/** How often each of these members was blocked. */
async function timesBlocked(pubkeys: readonly string[]) {
  const logged = await server.store.db
    .selectFrom('audit')
    .select('target_id')
    .where('command', '=', 'profile.block')
    .where('target_id', 'in', [...pubkeys])
    .execute();
  return pubkeys.map((pubkey) => logged.filter(({ target_id }) => target_id === pubkey).length);
}

thorough(
  'what an input method composes is no act while a macro is recorded, and its name is typed through it',
  async () => {
    const page = await queue();
    const cdp = await page.context().newCDPSession(page);
    const down = (key: string, code: string, keyCode: number) =>
      cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode: keyCode });
    await page.keyboard.press('Shift+Q');
    await page.locator('[data-recording="0"]').waitFor();
    await down('n', 'KeyN', 229);
    await down('Process', 'KeyN', 229);
    await page.evaluate(() => {
      for (const [key, code] of [
        ['n', 'KeyN'],
        ['Q', 'KeyQ'],
      ])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, code, shiftKey: key === 'Q', isComposing: true, bubbles: true }),
        );
    });
    await page.keyboard.press('n');
    await page.locator('[data-recording="1"]').waitFor();
    await page.keyboard.press('Shift+Q');
    const field = page.getByRole('dialog').locator('input');
    await field.waitFor();
    await cdp.send('Input.imeSetComposition', { text: 'bỏ', selectionStart: 2, selectionEnd: 2 });
    await down('Enter', 'Enter', 229);
    await down('Escape', 'Escape', 229);
    expect(await field.inputValue()).toBe('bỏ');
    await cdp.send('Input.insertText', { text: 'bỏ' });
    await page.keyboard.type(' qua');
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('Shift+N');
    await page.keyboard.press('Enter');
    await page
      .getByText(/Đã lưu “.?bỏ qua/)
      .first()
      .waitFor();
    await page.keyboard.press('z');
  },
);

thorough(
  'on a phone the strip of a recording takes its own room, and a press on it discards what was recorded',
  async () => {
    const page = await queue({ width: 390 });
    await page.keyboard.press('Shift+Q');
    await page.locator('[data-recording="0"]').waitFor();
    const { y, height, width } = (await strip(page).boundingBox()) ?? expect.fail();
    expect(width).toBe(390);
    expect(height).toBeLessThanOrEqual(112);
    const list = (await page.locator('[data-surface="list"]').boundingBox()) ?? expect.fail();
    expect(list.y + list.height).toBeLessThanOrEqual(y + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Bỏ bản ghi' }).click();
    await strip(page).waitFor({ state: 'detached' });
  },
);

thorough(
  'where a part is refused for one of several cases, its row says which part and why, and is tried again from there',
  async () => {
    const page = await queue();
    await addMacro(page, TEXT, NAME, 'Shift+N');
    const cases = await casesOfOne(3);
    const authors = cases.map(({ pubkey }) => pubkey);
    refused.add(authors[1] ?? '');
    const blocked = await timesBlocked(authors);
    await choose(page, cases);
    await page.locator('[data-selection] [data-command="macro.one"]', { hasText: NAME }).waitFor();
    await page.keyboard.press('Shift+N');
    await expect.poll(() => decidedAmong(cases)).toBe(3);
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    const failed = page.getByText(/Bước 2, Khoá thành viên: \S+/);
    await failed.first().waitFor();
    expect(await failed.count()).toBe(1);
    refused.clear();
    await page
      .getByRole('button', { name: /Thử lại/ })
      .first()
      .click();
    await expect.poll(() => timesBlocked(authors)).toEqual(blocked.map((times) => times + 1));
    await failed.first().waitFor({ state: 'detached' });
    expect(await decidedAmong(cases)).toBe(3);
  },
);

thorough(
  'a page that is loaded again in the middle of a run goes on with it, and does nothing twice',
  async () => {
    const page = await queue();
    await addMacro(page, TEXT, NAME, 'Shift+N');
    const cases = await casesOfOne(4);
    const authors = cases.map(({ pubkey }) => pubkey);
    const blocked = await timesBlocked(authors);
    await choose(page, cases);
    page.on('dialog', (dialog) => void dialog.accept());
    isBusy = true;
    await page.keyboard.press('Shift+N');
    await expect.poll(() => decidedAmong(cases)).toBeGreaterThan(0);
    await page
      .getByText(/Đang chờ/)
      .first()
      .waitFor();
    await page.reload();
    isBusy = false;
    await listReady(page);
    await expect.poll(() => decidedAmong(cases), { timeout: 60_000 }).toBe(4);
    await expect.poll(() => timesBlocked(authors), { timeout: 60_000 }).toEqual(blocked.map((times) => times + 1));
  },
  120_000,
);
