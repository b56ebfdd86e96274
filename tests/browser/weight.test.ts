import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { networkRests } from './networkRests';

const KB = 1000;

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** What the scripts of a page weigh as the server sends them with gzip, in bytes: those asked for before the named mark, or all so far. */
async function scriptBytes(page: Page, mark?: string): Promise<number> {
  const urls = await page.evaluate((name) => {
    const until = name === undefined ? Infinity : (performance.getEntriesByName(name)[0]?.startTime ?? 0);
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && entry.startTime < until)
      .map((entry) => entry.name);
  }, mark);
  // To some browsers a part comes by a fetch, and then by its import from their cache.
  const sent = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const answer = await server.app.inject({ url: new URL(url).pathname, headers: { 'accept-encoding': 'gzip' } });
      return answer.rawPayload.length;
    }),
  );
  return sent.reduce((sum, bytes) => sum + bytes, 0);
}

test('the script before sign-in is at most 94 KB, texts included', async () => {
  const context = await server.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/signin`);
  await page.getByLabel('Tên đăng nhập').waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = await scriptBytes(page);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(94 * KB);
  await context.close();
});

test.each(['report', 'post-manager', 'profile-manager'])(
  'the script until the first list works is at most 159 KB, texts included: %s',
  async (list) => {
    const page = await server.open(`/dashboard/${list}`);
    await page.goto(`${server.url}/dashboard/${list}`);
    await listReady(page);
    const bytes = await scriptBytes(page, 'tamquan.firstWork');
    expect(bytes).toBeGreaterThan(50 * KB);
    expect(bytes).toBeLessThanOrEqual(159 * KB);
  },
);

thorough('every face of a first list is asked for before its rows are, so that these are laid out once', async () => {
  const page = await server.open('/dashboard/report');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await page.goto(`${server.url}/dashboard/report`);
  await listReady(page);
  await networkRests(page);
  const { faces, late } = await page.evaluate(() => {
    const got = performance.getEntriesByType('resource');
    const rows = got.find(({ name }) => name.includes('/api/report/'))?.startTime ?? 0;
    const fonts = got.filter(({ name }) => name.endsWith('.woff2'));
    return { faces: fonts.length, late: fonts.filter(({ startTime }) => startTime > rows).map(({ name }) => name) };
  });
  expect(faces).toBeGreaterThan(3);
  expect(late).toEqual([]);
});

test('every icon is in the page, so that it is drawn in its first frame and nothing is fetched for it', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  const { used, absent, fetched } = await page.evaluate(() => {
    const hrefs = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    return {
      used: new Set(hrefs).size,
      absent: hrefs.filter((href) => !/^#icon-[\w-]+$/.test(href) || document.querySelector(`symbol${href}`) === null),
      fetched: performance.getEntriesByType('resource').filter(({ name }) => /icons.*\.svg/.test(name)).length,
    };
  });
  expect(used).toBeGreaterThan(20);
  expect(absent).toEqual([]);
  expect(fetched).toBe(0);
});

test('what comes in the quiet after the first list comes in at most 24 files', async () => {
  const page = await server.open('/dashboard/report');
  await page.goto(`${server.url}/dashboard/report`);
  await listReady(page);
  await networkRests(page);
  const files = await page.evaluate(() => {
    const until = performance.getEntriesByName('tamquan.firstWork')[0]?.startTime ?? 0;
    const later = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > until);
    return [...new Set(later.map(({ name }) => name).filter((name) => name.endsWith('.js')))];
  });
  expect(files.some((name) => name.includes('/overlays-'))).toBe(true);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(24);
});

thorough('each part is asked for once, by a browser that forgives one that did not come', async ({ skip }) => {
  if (Number.parseInt(server.browser.version(), 10) < 156)
    skip('this browser keeps a module lost whose file did not come (src/ui/prefetchChunks.ts)');
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await networkRests(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await listReady(page);
  await networkRests(page);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((path, at) => scripts.indexOf(path) !== at)).toEqual([]);
});

thorough.each([
  ['report', 'reportsList', false],
  ['post-manager', 'postsList', false],
  ['suggest', 'commands', true],
])(
  'what is behind sign-in, lists, and what the role may, is asked for while the server is asked who this is: %s',
  async (list, own, needsEveryCommand) => {
    const page = await server.open(`/dashboard/${list}`);
    await listReady(page);
    await networkRests(page);
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/adminusers/profile', async (route) => {
      await released;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/dashboard/${list}`, { waitUntil: 'commit' });
    const isAsked = (what: RegExp) => expect.poll(() => asked.some((path) => what.test(path)));
    await isAsked(/\/inside-\w+\.js$/).toBe(true);
    await isAsked(/\/roles\/\d+\/actions$/).toBe(true);
    await isAsked(/\/commands-\w+\.js$/).toBe(needsEveryCommand);
    await isAsked(new RegExp(`/${own}-\\w+\\.js$`)).toBe(true);
    expect(asked.filter((path) => path.endsWith('/config.json'))).toHaveLength(1);
    release();
    await listReady(page);
  },
);

thorough('no script carries what the calls say for their documentation or for the server alone', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(
    [...new Set(scripts)].map(async (url) => (await server.app.inject({ url: new URL(url).pathname })).body),
  );
  expect(texts.length).toBeGreaterThan(3);
  const summaries = CALLS.flatMap(({ summary }) => summary ?? []);
  expect(summaries.length).toBeGreaterThan(50);
  const whole = texts.join('\n');
  expect(summaries.filter((summary) => whole.includes(summary))).toEqual([]);
  expect(whole).not.toMatch(/validatesEachRow|beforePasswordChange|beforeSecondFactor|bodyLimitBytes|mirroredAtTop/);
});
