import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const SOON = { timeout: 2000 };
const row = (page: Page, id: string) => page.locator(`[data-surface="list"] [data-row="${id}"]`);

/** The newest case that is open. */
async function openCase(): Promise<string> {
  const { case_id } = await server.store.db
    .selectFrom('report_case')
    .select('case_id')
    .where('action', '=', 0)
    .orderBy('newest_at', 'desc')
    .orderBy('case_id', 'desc')
    .executeTakeFirstOrThrow();
  return case_id;
}

/** Which decisions on a case the log has, by command and person. */
async function decisionsOn(caseId: string): Promise<readonly string[]> {
  const { db } = server.store;
  const reports = await db.selectFrom('report').select('report_id').where('case_id', '=', caseId).execute();
  const logged = await db
    .selectFrom('audit')
    .select(['command', 'uid'])
    .where('command', 'in', ['report.ignore', 'report.deletePost'])
    .where('target_id', 'in', [caseId, ...reports.map(({ report_id }) => report_id)])
    .execute();
  return [...new Set(logged.map(({ command, uid }) => `${command} ${uid}`))];
}

/** Opens a case by the mouse, whatever the cursor is on by now. */
const opens = (page: Page, caseId: string) => row(page, caseId).click();

/** Decides the case that is open, also where a colleague is at it, until the row says how it was decided. */
async function decides(page: Page, caseId: string, key: 'n' | 'v'): Promise<void> {
  await page.keyboard.press(key);
  const question = page.getByRole('alertdialog');
  const decided = row(page, caseId)
    .getByText(/^Đã (bỏ qua|xoá)/)
    .first();
  await question.or(decided).first().waitFor(SOON);
  if (await question.isVisible()) await page.keyboard.press('Enter');
  await decided.waitFor(SOON);
}

type Step = 'lan opens' | 'minh opens' | 'lan decides' | 'minh decides';
const ORDERS: readonly (readonly Step[])[] = [
  ['lan opens', 'lan decides', 'minh opens', 'minh decides'],
  ['lan opens', 'minh opens', 'lan decides', 'minh decides'],
  ['lan opens', 'minh opens', 'minh decides', 'lan decides'],
  ['minh opens', 'lan opens', 'lan decides', 'minh decides'],
  ['minh opens', 'lan opens', 'minh decides', 'lan decides'],
  ['minh opens', 'minh decides', 'lan opens', 'lan decides'],
];

thorough(
  'two moderators at one case, in every order of what they do: it is decided once, and both see how',
  async () => {
    const pages = { lan: await server.open('/dashboard/report'), minh: await server.open('/dashboard/report') };
    for (const page of Object.values(pages)) await listReady(page);
    for (const order of ORDERS) {
      const caseId = await openCase();
      for (const step of order) {
        const [who, does] = step.split(' ') as ['lan' | 'minh', string];
        if (does === 'opens') await opens(pages[who], caseId);
        else await decides(pages[who], caseId, who === 'lan' ? 'n' : 'v');
      }
      // The screen is ahead of the store.
      await expect.poll(() => decisionsOn(caseId), { message: order.join(', ') }).toHaveLength(1);
      const decisions = await decisionsOn(caseId);
      const says = decisions[0]?.startsWith('report.ignore') ? /^Đã bỏ qua/ : /^Đã xoá/;
      for (const page of Object.values(pages)) await row(page, caseId).getByText(says).first().waitFor(SOON);
    }
  },
);

test('two decisions in one moment: one counts, and whoever came second is told which', async () => {
  const [lan, minh] = [await server.open('/dashboard/report'), await server.open('/dashboard/report')];
  for (const page of [lan, minh]) await listReady(page);
  for (let time = 0; time < 4; time += 1) {
    const caseId = await openCase();
    for (const page of [lan, minh]) await row(page, caseId).getByRole('checkbox').focus();
    await Promise.all([lan.keyboard.press('n'), minh.keyboard.press('v')]);
    await expect.poll(() => decisionsOn(caseId)).toHaveLength(1);
    const [decision = ''] = await decisionsOn(caseId);
    const says = decision.startsWith('report.ignore') ? /^Đã bỏ qua/ : /^Đã xoá/;
    for (const page of [lan, minh]) await row(page, caseId).getByText(says).first().waitFor(SOON);
  }
});
