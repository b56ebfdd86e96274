import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignConsole, startForeignConsole } from './console';
import { routeOf } from './server/routes';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

/** The screens with a list, as the sidebar leads to them, and keys that open what lies over each; Esc closes it again. */
const LISTS: readonly (readonly [go: string, keys: readonly string[]])[] = [
  ['reports', ['Enter', 'm', 'Control+k', '?']],
  ['posts', ['Enter', 'm']],
  ['profiles', ['Enter', 'm', 'b']],
  ['vip', ['Enter', 'm', 'c', 't']],
  ['tvUsers', ['Enter', 'm', 'c']],
  ['hotlive', ['Enter', 'm', 'c']],
  ['tvSlider', ['Enter', 'm', 'c']],
  ['temples', ['Enter', 'm']],
  ['adminUsers', ['Enter', 'm', 'c']],
  ['roles', ['Enter', 'c']],
];
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-detail]';

/** Names of headers that a console may send; all others are the browser's own. */
const SAID = (header: string) => ['accept', 'content-type', header.toLowerCase()];
const BROWSERS =
  /^(sec-.*|user-agent|referer|origin|host|connection|content-length|accept-.*|cache-control|pragma|:.*)$/;

const settled = (page: Page) => page.waitForLoadState('networkidle');
const onARow = (page: Page) =>
  page.waitForFunction(
    () => document.activeElement?.closest('[role="row"], [role="option"], [role="gridcell"]') != null,
  );

async function over(page: Page, key: string) {
  // What lay over it a moment ago gives the focus back once it has gone.
  await onARow(page);
  await page.keyboard.press(key);
  await page.locator(OVER).first().waitFor();
  await settled(page);
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return page.locator(OVER).count();
    })
    .toBe(0);
}

/** Every screen, and what lies over it. */
async function walk(page: Page) {
  await page.locator('main h1').waitFor();
  await settled(page);
  for (const [go, keys] of LISTS) {
    await page.locator(`nav [data-command="go.${go}"]`).click();
    await onARow(page);
    await settled(page);
    expect(await page.locator('[role="alert"]').allInnerTexts(), go).toEqual([]);
    for (const key of keys) await over(page, key);
  }
  const [member] = server.server.data.members;
  for (const path of [`user-detail/${member?.pubkey}`, 'temple-manager/import', 'jobs', 'notification-manager']) {
    await page.goto(`${server.url}/dashboard/${path}`);
    await page.locator('main h1').first().waitFor();
    await settled(page);
    expect(await page.locator('[role="alert"]').allInnerTexts(), path).toEqual([]);
  }
}

test('every screen has its rows, and nothing goes out that a server of section 7 would not know', async () => {
  const page = await server.openForeign('/dashboard', { tier: 100 });
  const errors: string[] = [];
  const requests: Request[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.stack}`));
  page.on('request', (request) => requests.push(request));
  await walk(page);
  expect(errors).toEqual([]);

  const { calls, switches, url, photoUrl, data } = server.server;
  const odd = calls.filter((call) => routeOf(call) === null || call.code !== 200);
  // The one question to which docs/specification.md section 12.7 has every server say no in its own way.
  expect(new Set(odd.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(['GET /capabilities']));
  const keys = [...data.sessions.keys()];
  for (const request of requests) {
    const headers = await request.allHeaders();
    const said = `${request.url()} ${JSON.stringify(headers)}`;
    if (request.url().startsWith(url)) {
      const strange = Object.keys(headers).filter((name) => !BROWSERS.test(name));
      expect(strange.filter((name) => !SAID(switches.header).includes(name))).toEqual([]);
    } else {
      expect(
        [server.url, photoUrl].some((origin) => request.url().startsWith(origin)) ||
          /^(data|blob):/.test(request.url()),
      ).toBe(true);
      expect(keys.filter((key) => said.includes(key))).toEqual([]);
    }
  }
});
