import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUTBOX_HOLD_SECONDS } from '../../contract/wire/constants';
import { thorough } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { keptInBrowser } from './keptInBrowser';
import { takeClock } from './takeClock';

/** A server with section 7 alone: it has no list of extensions, so nothing that was sent can be taken back. */
function plain(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/capabilities')) return;
    return reply.code(404).send({ error: { code: 304, message: 'no such call' }, data: null });
  });
}

let server: Console;
beforeAll(async () => {
  server = await startConsole(plain);
});
afterAll(() => server.close());

/** The cases that are decided; one has as many reports as people complained. */
const decided = async () => {
  const rows = await server.store.db.selectFrom('report_case').select('case_id').where('action', '!=', 0).execute();
  return new Set(rows.map(({ case_id }) => case_id));
};
/** The queue of reports on a clock that can be put forward, and what the page sends from then on that changes something. */
async function openOnClock() {
  const page = await server.open('/dashboard/report');
  await takeClock(page);
  await page.reload();
  await listReady(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/report/')) sent.push(request.url());
  });
  return { page, sent };
}
/** To when what is held would have been sent, and on until what is asked for after that is answered. */
async function passHold(page: Page) {
  await page.clock.fastForward((OUTBOX_HOLD_SECONDS + 1) * 1000);
  await page.evaluate(async () => void (await (await fetch('/healthz')).text()));
}
const pending = (page: Page) => page.getByRole('region', { name: 'Chưa gửi' });

test('on a server that cannot take back, a decision is held in sight: z pulls it back, a reload leaves it to the person', async () => {
  const before = await decided();
  const { page, sent } = await openOnClock();
  page.on('dialog', (dialog) => void dialog.accept());

  await page.keyboard.press('n');
  await pending(page)
    .getByText(/Gửi sau \d giây/)
    .waitFor();
  await page.keyboard.press('z');
  await pending(page).waitFor({ state: 'hidden' });
  await passHold(page);
  expect(sent).toEqual([]);
  expect(await decided()).toEqual(before);

  await page.keyboard.press('n');
  await pending(page).waitFor();
  // Nobody answers "leave the page?" within the moment that writing it down takes.
  await expect.poll(async () => (await keptInBrowser(page)).held).toBe(1);
  await page.reload();
  await listReady(page);
  await pending(page).getByText('Chưa gửi', { exact: true }).waitFor();
  await passHold(page);
  expect(sent).toEqual([]);
  expect(await decided()).toEqual(before);
  await pending(page).getByRole('button', { name: 'Gửi ngay' }).click();
  await expect.poll(async () => (await decided()).size).toBe(before.size + 1);
  await pending(page).waitFor({ state: 'hidden' });
});

thorough('signing out with something held asks for a word on it first', async () => {
  const { page, sent } = await openOnClock();
  const before = await decided();
  // The first rows were decided above, and such a server cannot leave them out.
  while ((await focusedRow(page)).text.startsWith('Đã bỏ qua')) await page.keyboard.press('j');
  await page.keyboard.press('n');
  await pending(page).waitFor();
  await page.getByRole('button', { name: 'Tài khoản của tôi' }).click();
  await page.locator('[data-command="session.signOut"]').click();
  await page.getByRole('heading', { name: 'Tác vụ' }).waitFor();
  await pending(page).getByRole('button', { name: 'Hoàn tác' }).click();
  await passHold(page);
  expect(sent).toEqual([]);
  expect(await decided()).toEqual(before);
});
