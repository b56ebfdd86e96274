import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { networkRests } from './networkRests';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

interface Rehearsed {
  readonly what: string;
  readonly isInPage: boolean;
  readonly isLaidOut: boolean;
}

/** Tells what is appended to the page, and whether it is still there once the task that did so is over. */
const watch = () => {
  const rehearsed: Rehearsed[] = [];
  Object.assign(window, { rehearsed });
  const { append } = document.body;
  document.body.append = function seen(...nodes: (Node | string)[]) {
    append.apply(this, nodes);
    const [copy] = nodes;
    if (!(copy instanceof HTMLElement)) return;
    const what = copy.querySelector('[cmdk-root]') ? 'palette' : copy.querySelector('[data-detail]') ? 'detail' : '';
    if (what === '') return;
    const isLaidOut = (copy.lastElementChild?.getBoundingClientRect().height ?? 0) > 300;
    queueMicrotask(() => rehearsed.push({ what, isInPage: copy.isConnected, isLaidOut }));
  };
};

test('the palette and a case are laid out once in the quiet; nothing of them stays in the page, and nothing is asked for them', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await networkRests(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${watch})`);
  await page.goto(`${server.url}/dashboard/report`);
  await listReady(page);
  const rehearsed = () => page.evaluate(() => (window as unknown as { rehearsed: Rehearsed[] }).rehearsed);
  await expect.poll(async () => (await rehearsed()).length).toBe(2);
  await networkRests(page);
  expect(await rehearsed()).toEqual(
    expect.arrayContaining([
      { what: 'palette', isInPage: false, isLaidOut: true },
      { what: 'detail', isInPage: false, isLaidOut: true },
    ]),
  );
  expect(await page.locator('[data-detail], [cmdk-root]').count()).toBe(0);
  expect(await focusedRow(page)).not.toBeNull();
  const OF_A_CASE = /comment|\/note/;
  expect(calls.filter((path) => OF_A_CASE.test(path))).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.locator('[cmdk-input]:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.locator('aside [data-detail]').waitFor();
  await expect.poll(() => calls.some((path) => OF_A_CASE.test(path))).toBe(true);
  await page.keyboard.press('Escape');
  await networkRests(page);
  // Once a page: what came after them was opened.
  expect((await rehearsed()).slice(2).every((one) => one.isInPage)).toBe(true);
});
