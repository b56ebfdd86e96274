import { afterAll, beforeAll, expect } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const openCase = () =>
  server.store.db
    .selectFrom('report_case')
    .select('case_id')
    .where('action', '=', 0)
    .orderBy('newest_at')
    .limit(1)
    .executeTakeFirstOrThrow();
const actionOf = async (id: string) =>
  (await server.store.db.selectFrom('report_case').select('action').where('case_id', '=', id).executeTakeFirstOrThrow())
    .action;

thorough('a link to a command opens its case and the palette at it, and decides nothing before Enter', async () => {
  const { case_id } = await openCase();
  const page = await server.open(`/dashboard/report?row=${case_id}&run=report.ignore`);
  const keys = await keyboardOnly(page);
  const entries = page.locator('[cmdk-item]');
  await page.getByRole('combobox').waitFor();
  await expect
    .poll(() => entries.evaluateAll((all) => all.map((one) => one.getAttribute('data-command'))))
    .toEqual(['report.ignore']);
  // A reload or the Back button does not open it again.
  expect(new URL(page.url()).searchParams.has('run')).toBe(false);
  expect(new URL(page.url()).searchParams.get('row')).toBe(case_id);
  expect(await actionOf(case_id)).toBe(0);
  await keys.press('Enter');
  await expect.poll(() => actionOf(case_id)).not.toBe(0);
});

thorough('answers in a link are filled in and asked all the same; Esc leaves everything as it was', async () => {
  const { pubkey } = await server.store.db
    .selectFrom('member')
    .select('pubkey')
    .orderBy('uid', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const page = await server.open(
    `/dashboard/profile-manager?row=${pubkey}&run=profile.block&run.kinds=BLOCK_COMMENT,nonsense`,
  );
  const keys = await keyboardOnly(page);
  await page.locator('[cmdk-item][data-command="profile.block"]').waitFor();
  await keys.press('Enter');
  const ticked = page.locator('[role="option"]').filter({ hasText: '✓' });
  await expect.poll(() => ticked.allInnerTexts()).toEqual([expect.stringContaining('Bình luận')]);
  await keys.press('Escape');
  await keys.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  const made = await server.store.db
    .selectFrom('audit')
    .select('command')
    .where('command', 'like', 'profile.%')
    .execute();
  expect(made).toEqual([]);
});

thorough(
  'a link to a command that there is not, or that its reader may not run, finds nothing and runs nothing',
  async () => {
    const { case_id } = await openCase();
    for (const id of ['report.explode', 'report.deletePost']) {
      const page = await server.open(`/dashboard/report?row=${case_id}&run=${id}`, { may: ['REPORT_VIEW'], tier: 99 });
      await page.getByRole('combobox').waitFor();
      await page.getByText('dán mã công khai').waitFor();
      expect(await page.locator('[cmdk-item]').count()).toBe(0);
      await page.close();
    }
    expect(await actionOf(case_id)).toBe(0);
  },
);
