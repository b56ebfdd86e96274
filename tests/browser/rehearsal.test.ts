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
  readonly isDrawn: boolean;
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
    const isDrawn = (copy.lastElementChild?.getBoundingClientRect().height ?? 0) > 300;
    queueMicrotask(() => rehearsed.push({ what, isInPage: copy.isConnected, isDrawn }));
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
      { what: 'palette', isInPage: false, isDrawn: true },
      { what: 'detail', isInPage: false, isDrawn: true },
    ]),
  );
  expect(await page.locator('[data-detail], [cmdk-root]').count()).toBe(0);
  await focusedRow(page);
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

test('a list whose detail cannot be drawn stands all the same, and the detail says so once it is opened', async () => {
  const page = await server.open('/dashboard/profile-manager');
  await listReady(page);
  await page.route('**/assets/ProfileDetail-*.js', async (route) => {
    const script = await (await route.fetch()).text();
    // As what it exports is called in this build.
    const names = script.slice(script.lastIndexOf('export{')).match(/(?<= as )\w+/g) ?? [];
    const body = `const broken = { default() { window.isTried = true; throw new Error('broken') } }; export { ${names.map((name) => `broken as ${name}`)} }`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${server.url}/dashboard/profile-manager`);
  await listReady(page);
  await page.waitForFunction(() => 'isTried' in window);
  await networkRests(page);
  await focusedRow(page);
  await page.keyboard.press('Enter');
  await page.locator('[role="grid"]').waitFor({ state: 'detached' });
});
