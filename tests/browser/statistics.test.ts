import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, startConsole } from './console';
import { restyled } from './restyled';
import { wcagProblems } from './wcag';

/** Calls that the server refuses for now, by the end of their path. */
const refused = new Set<string>();
const intercept = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (![...refused].some((end) => path.endsWith(end))) return;
    const [status, code] = path.endsWith('/capabilities') ? [404, 304] : [503, 503];
    await reply.code(status).send({ error: { code, message: 'not now' }, data: null });
  });
};

let server: Console;
beforeAll(async () => {
  server = await startConsole(intercept);
});
afterAll(() => server.close());
beforeEach(() => refused.clear());

const chart = (page: Page) => page.locator('[data-chart="series"]');
const ready = async (page: Page) => {
  await page.locator('[data-chart="series"] path[data-series]').first().waitFor();
  await page.locator('[data-chart="calendar"] [data-day]').first().waitFor();
};
const address = (page: Page) => page.evaluate(() => decodeURIComponent(location.search));
const said = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' '));
const crosshair = async (page: Page) =>
  Number(await chart(page).locator('[data-crosshair]').first().getAttribute('data-crosshair'));
/** The number in a figure, its thousands without their point. */
const figure = async (page: Page, series: string) => {
  const text = await page.locator(`[data-figure="${series}"] .text-2xl`).innerText();
  return Number(text.replaceAll('.', ''));
};
const made = async (table: 'member' | 'comment' | 'post', since: number) => {
  const { n } = await server.store.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(n);
};

test('the home shows what the store counts', async () => {
  const page = await server.open('/dashboard?range=5y');
  await ready(page);
  await page.locator('[data-figure="posts"]').getByText('1.600').waitFor();
  expect(await figure(page, 'registered')).toBe(await made('member', 0));
  expect(await figure(page, 'comments')).toBe(await made('comment', 0));
  expect(await page.title()).toContain('Trang chủ');
});

test('by keyboard alone: range, bucket, comparison, each value, zoom, table and file', async () => {
  const page = await server.open('/dashboard/report');
  await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
  const keys = await keyboardOnly(page);
  await keys.press('g');
  await keys.press('h');
  await ready(page);
  await keys.press('r');
  await page.getByRole('listbox').waitFor();
  // The one question: the bucket follows the range.
  await keys.press('q');
  await expect.poll(() => address(page)).toContain('range=90d');
  await ready(page);
  await keys.press('b');
  await page.getByRole('listbox').waitFor();
  await keys.press('w');
  await expect.poll(() => address(page)).toContain('bucket=week');
  await page.getByRole('heading', { name: 'Theo tuần' }).waitFor();
  await keys.press('c');
  await page.getByText('so với').waitFor();
  await chart(page).locator('path[data-before]').first().waitFor({ state: 'attached' });

  // The frame's controls are passed by Tab until the chart has the focus.
  for (let turn = 0; turn < 40; turn += 1) {
    await keys.press('Tab');
    if (await chart(page).evaluate((element) => element === document.activeElement)) break;
  }
  const last = await crosshair(page);
  await expect.poll(() => said(page)).toMatch(/Thành viên mới \d+, Bình luận [\d.]+, Bài viết [\d.]+/);
  const before = await said(page);
  await keys.press('ArrowLeft');
  expect(await crosshair(page)).toBe(last - 1);
  await expect.poll(() => said(page)).not.toBe(before);
  await keys.press('Home');
  expect(await crosshair(page)).toBe(0);
  for (let turn = 0; turn < 4; turn += 1) await keys.press('Shift+ArrowRight');
  await chart(page).locator('[data-selecting]').waitFor();
  await keys.press('Enter');
  await page.locator('[data-zoomed]').waitFor();
  await keys.press('End');
  expect(await crosshair(page)).toBe(4);
  await keys.press('Escape');
  await page.locator('[data-zoomed]').waitFor({ state: 'detached' });

  await keys.press('t');
  await page.getByRole('columnheader', { name: 'Bình luận kỳ trước' }).waitFor();
  await keys.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await keys.type('csv so lieu');
  await page.locator('[cmdk-item][data-command="stats.exportCsv"]').waitFor();
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor();
  await keys.press('w');
  await page.getByText('Mỗi mốc là').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), keys.press('d')]);
  const lines = readFileSync(await download.path(), 'utf8')
    .split('\r\n')
    .slice(0, -1);
  expect(lines[0]).toBe('\uFEFF"Thời gian";"Thành viên mới";"Bình luận";"Bài viết"');
  // Seven days back from the end of this hour touch eight days, but for the last hour of a day there.
  const hour = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format();
  expect(lines).toHaveLength(1 + (Number(hour) === 23 ? 7 : 8));
});

thorough('a range is found in the palette by its own name', async () => {
  const page = await server.open('/dashboard/report');
  await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
  const keys = await keyboardOnly(page);
  await keys.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await keys.type('thang nay');
  await page.locator('[cmdk-item][aria-selected="true"]').filter({ hasText: 'Tháng này' }).waitFor();
  await keys.press('Enter');
  await expect.poll(() => address(page)).toContain('range=month');
  await ready(page);
});

thorough('an own range is asked for day by day, and the address opens it again', async () => {
  const page = await server.open('/dashboard');
  await ready(page);
  const keys = await keyboardOnly(page);
  await keys.press('f');
  // A field for dates takes its parts in the order of the browser's language.
  for (const [label, value] of [
    ['Từ ngày', '2026-01-05'],
    ['Đến hết ngày', '2026-02-10'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await keys.press('Enter');
  await expect.poll(() => address(page)).toContain('range=2026-01-05..2026-02-10');
  await page.reload();
  await page.getByText('05/01/2026 – 10/02/2026').waitFor();
});

thorough('by mouse alone: range, bucket, a value, the brush, a series off, the days of another month', async () => {
  const page = await server.open('/dashboard');
  await ready(page);
  await page.locator('[data-command="stats.range"]').getByText('90 ngày').click();
  await expect.poll(() => address(page)).toContain('range=90d');
  await ready(page);
  const box = (await chart(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await chart(page).locator('[data-tooltip]').getByText('Bình luận').waitFor();

  await page.locator('[data-overview] svg').scrollIntoViewIfNeeded();
  const overview = (await page.locator('[data-overview] svg').boundingBox()) ?? box;
  await page.mouse.move(overview.x + 200, overview.y + 20);
  await page.mouse.down();
  await page.mouse.move(overview.x + 400, overview.y + 20, { steps: 8 });
  await page.mouse.up();
  await page.locator('[data-zoomed]').waitFor();
  // What was drawn is what is shown: from where the pointer went down to where it went up.
  const brushed = (await page.locator('[data-brushed]').boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.abs(brushed.x - overview.x - 200)).toBeLessThan(20);
  expect(Math.abs(brushed.width - 200)).toBeLessThan(30);
  const zoomed = await figure(page, 'comments');
  await page.getByRole('button', { name: 'Dùng khoảng này' }).click();
  await expect.poll(() => address(page)).toMatch(/range=\d{4}-\d\d-\d\d\.\./);
  await page.locator('[data-zoomed]').waitFor({ state: 'detached' });
  await expect.poll(() => figure(page, 'comments')).toBe(zoomed);

  await page.locator('[data-command="stats.bucket"]').getByText('Tuần').click();
  await page.getByRole('heading', { name: 'Theo tuần' }).waitFor();
  await page.locator('[data-figure="comments"]').click();
  await chart(page).locator('path[data-series="comments"]').waitFor({ state: 'detached' });
  await page.locator('[data-command="stats.compare"]').click();
  await page.getByText('so với').waitFor();

  await page.getByRole('button', { name: 'Tháng trước' }).last().click();
  const day = page.locator('[data-chart="calendar"] [data-day="10"]');
  await day.hover();
  await page.getByText(/10\/\d\d\/\d{4} · Thành viên mới/).waitFor();
});

thorough('a series that fails says so, leaves the others, and comes when tried again', async () => {
  refused.add('/statistical/comment');
  const page = await server.open('/dashboard');
  await chart(page).locator('path[data-series="posts"]').waitFor();
  const trouble = page.getByRole('alert').filter({ hasText: 'Bình luận' });
  await trouble.getByText('Đã có lỗi xảy ra').waitFor();
  expect(await chart(page).locator('path[data-series]').count()).toBe(2);
  refused.clear();
  await trouble.getByRole('button', { name: 'Thử lại' }).click();
  await chart(page).locator('path[data-series="comments"]').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

thorough(
  'a server that answers nothing is told of once, dashes stand for numbers, and no axis is made up',
  async () => {
    for (const path of ['post', 'comment', 'registeruser', 'dailymonth', 'reports'])
      refused.add(`/statistical/${path}`);
    refused.add('/waiting');
    const page = await server.open('/dashboard');
    const trouble = page.getByRole('alert');
    await trouble.filter({ hasNotText: 'Bình luận' }).waitFor();
    await expect.poll(() => page.locator('main .skeleton').count()).toBe(0);
    expect(await trouble.count()).toBe(1);
    for (const series of ['registered', 'comments', 'posts'])
      expect(await page.locator(`[data-figure="${series}"]`).innerText()).toMatch(/—$/);
    expect(await page.locator('[data-waiting] [data-command^="waiting."]').getByText('—').count()).toBe(6);
    expect(await page.locator('[data-chart], .visx-axis').count()).toBe(0);
    refused.clear();
    await trouble.getByRole('button', { name: 'Thử lại' }).click();
    await ready(page);
    await trouble.waitFor({ state: 'detached' });
  },
);

thorough(
  'a refresh that is refused keeps the figures, says that they are old, and comes when tried again',
  async () => {
    const page = await server.open('/dashboard');
    await ready(page);
    const before = await figure(page, 'posts');
    for (const path of ['/statistical/post', '/statistical/dailymonth', '/statistical/reports']) refused.add(path);
    await page.locator('[data-command="stats.refresh"]').click();
    const trouble = page.getByRole('alert').filter({ hasText: 'số liệu đang hiện là của lần tải trước' });
    for (const part of ['Bài viết', 'Tháng', 'Xử lý báo cáo']) await trouble.filter({ hasText: part }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await figure(page, 'posts')).toBe(before);
    expect(await chart(page).locator('path[data-series]').count()).toBe(3);
    await page.locator('[data-chart="calendar"] [data-day]').first().waitFor();
    await page.locator('[data-open-reports]').waitFor();
    refused.clear();
    await trouble.getByRole('button').click();
    await trouble.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  },
);

thorough('what is not over yet is dotted, and so are the lines of the period before explained', async () => {
  const page = await server.open('/dashboard?range=30d&compare');
  await ready(page);
  expect(await chart(page).locator('[data-growing]').count()).toBe(3);
  // Its own mark, to which no line falls.
  expect(await chart(page).locator('path[data-growing], [data-growing] path[data-series]').count()).toBe(0);
  // Nor does one in the small picture of the whole range.
  const points = (lines: Locator) =>
    lines.evaluateAll((all) => all.map((line) => line.getAttribute('d')?.match(/[ML]/g)?.length));
  expect(await points(page.locator('[data-overview] path.visx-linepath'))).toEqual(
    await points(chart(page).locator('path[data-series]')),
  );
  expect(await page.locator('[data-explains]').count()).toBe(2);
  await page.goto(`${server.url}/dashboard?range=lastMonth`);
  await ready(page);
  expect(await chart(page).locator('[data-growing]').count()).toBe(0);
  expect(await page.locator('[data-explains]').count()).toBe(0);
});

thorough('in Arabic the calendar runs from right to left, and its arrow keys with it', async () => {
  const page = await server.open('/dashboard?range=lastMonth', { lang: 'ar' });
  await ready(page);
  const calendar = page.locator('[data-chart="calendar"]');
  const leftOf = (day: number) =>
    calendar.locator(`[data-day="${day}"]`).evaluate((at) => at.getBoundingClientRect().left);
  const rows = await calendar
    .locator('[data-day]')
    .evaluateAll((days) => days.map((at) => at.getBoundingClientRect().top));
  // Two days of one week.
  const day = rows.findIndex((top, at) => at > 0 && top === rows[at - 1]);
  expect(await leftOf(day + 1)).toBeLessThan(await leftOf(day));
  await calendar.focus();
  await page.keyboard.press('End');
  const last = await said(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said(page)).not.toBe(last);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => said(page)).toContain(String(rows.length));
});

thorough('a server without report statistics shows the rest, and nothing of them', async () => {
  const page = await server.open('/dashboard');
  await page.locator('[data-open-reports]').waitFor();
  refused.add('/capabilities');
  await page.reload();
  await ready(page);
  expect(await page.getByText('Xử lý báo cáo').count()).toBe(0);
});

thorough('the calendar shows the month in which the range ends, and says its strongest day', async () => {
  const page = await server.open('/dashboard?range=lastMonth');
  await ready(page);
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM post, LATERAL (SELECT to_timestamp(created_at) AT TIME ZONE 'Asia/Ho_Chi_Minh' AS at) t
    WHERE date_trunc('month', at) = date_trunc('month', now() AT TIME ZONE 'Asia/Ho_Chi_Minh') - interval '1 month'
    GROUP BY date_trunc('day', at) ORDER BY n DESC LIMIT 1`.execute(server.store.db);
  const calendar = page.locator('[data-chart="calendar"]');
  const peak = `: ${rows[0]?.n}`;
  await expect.poll(() => page.locator('[data-peak]').innerText()).toMatch(new RegExp(`^Cao nhất .+${peak}$`));
  expect(await calendar.getAttribute('aria-label')).toContain(await page.locator('[data-peak]').innerText());
  const month = await calendar.getAttribute('aria-label');
  await page.locator('[data-command="stats.range"]').getByText('Tháng này').click();
  await expect.poll(() => calendar.getAttribute('aria-label')).not.toBe(month);
});

thorough('the calendar by keyboard: days, weeks, other months, the focus never lost', async () => {
  const page = await server.open('/dashboard');
  await ready(page);
  const calendar = page.locator('[data-chart="calendar"]');
  await calendar.focus();
  const keys = await keyboardOnly(page);
  await keys.press('PageUp');
  await expect.poll(() => said(page)).toMatch(/tháng \d+/i);
  const isThere = () => calendar.evaluate((element) => element === document.activeElement);
  await keys.press('Home');
  await keys.press('ArrowDown');
  await expect.poll(() => said(page)).toMatch(/0?8\/\d\d\/\d{4}, Bài viết \d+/);
  await keys.press('ArrowRight');
  await expect.poll(() => said(page)).toMatch(/0?9\/\d\d\/\d{4}/);
  expect(await isThere()).toBe(true);
});

thorough(
  'a figure says how it changed since the period before, by an arrow, a sign and words, without being asked to compare',
  async () => {
    const page = await server.open('/dashboard?range=30d');
    await ready(page);
    const change = page.locator('[data-figure="comments"] [data-change]');
    expect(await change.innerText()).toMatch(/^[+-]?[\d,.]+\s?%\s+kỳ trước [\d.]+$/);
    expect(await change.locator('svg').count()).toBe(1);
    expect(await chart(page).locator('path[data-before]').count()).toBe(0);
    // Before everything there was nothing, and nothing is said of it.
    await page.goto(`${server.url}/dashboard?range=2000-01-01..2030-12-31`);
    await page.locator('[data-figure="posts"] .text-2xl').getByText(/\d/).waitFor();
    expect(await page.locator('[data-change]').count()).toBe(0);
  },
);

thorough(
  'the calendar marks today as not over and never as the strongest day, and says what its shades mean',
  async () => {
    const page = await server.open('/dashboard?range=month');
    await ready(page);
    expect(await page.locator('[data-chart="calendar"] [data-today]').count()).toBe(1);
    await page.locator('[data-shades]').getByText('Tô theo giá trị').waitFor();
    await page.locator('[data-unfinished]').getByText('Gạch chéo: hôm nay còn đang tính').waitFor();
    // On the first day of a month no other could be the strongest, and none is named.
    expect((await page.locator('[data-peak]').allInnerTexts()).join()).not.toContain(
      new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }),
    );
    await page.locator('[data-chart="calendar"]').focus();
    await expect.poll(() => said(page)).toContain('Hôm nay');
  },
);

thorough(
  'on a phone the figures begin close below their title, the controls stand in one line, and a finger has ends to take hold of',
  async () => {
    const page = await server.open('/dashboard?range=5y', { width: 390 });
    await ready(page);
    const topOf = (part: Locator) => part.evaluate((at) => at.getBoundingClientRect().top);
    const title = page.locator('h2', { hasText: 'Thống kê' });
    expect((await topOf(page.locator('[data-figure="registered"]'))) - (await topOf(title))).toBeLessThan(140);
    const controls = page.locator('[data-controls]');
    expect(await controls.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
    // The range in force is brought in sight.
    const chosen = await controls.locator('[data-command="stats.range"][aria-pressed="true"]').boundingBox();
    expect((chosen?.x ?? 999) + (chosen?.width ?? 0)).toBeLessThanOrEqual(390);
    const grips = await page
      .locator('[data-grip] rect')
      .evaluateAll((all) => all.map((at) => at.getBoundingClientRect().height));
    expect(grips).toHaveLength(2);
    expect(Math.min(...grips)).toBeGreaterThanOrEqual(24);
  },
);

thorough('decisions by keyboard: each bar is said', async () => {
  const page = await server.open('/dashboard?range=5y');
  await ready(page);
  await page.locator('[data-chart="decisions"]').focus();
  await expect.poll(() => said(page)).toMatch(/Bỏ qua \d+, Xoá nội dung \d+, Khoá tác giả \d+/);
});

thorough(
  'in Arabic the page runs from the right, its charts and their keys from the left, and nothing moves for who wants it still',
  async () => {
    const page = await server.open('/dashboard');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.url}/dashboard?lang=ar&range=90d`);
    await ready(page);
    const directions = await page
      .locator('[data-chart]:not([data-chart="calendar"])')
      .evaluateAll((charts) => charts.map((one) => getComputedStyle(one).direction));
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    expect(new Set(directions)).toEqual(new Set(['ltr']));
    await chart(page).focus();
    const last = await crosshair(page);
    await page.keyboard.press('ArrowLeft');
    expect(await crosshair(page)).toBe(last - 1);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50).length,
    );
    expect(moving).toBe(0);
  },
);

const LOOKS_OF_PAGE = [
  { name: 'light and wide', width: 1440, dark: false },
  { name: 'dark and narrow', width: 390, dark: true },
  { name: 'dark and wide', width: 1440, dark: true },
  { name: 'light and narrow', width: 390, dark: false },
] as const;

thorough.each(LOOKS_OF_PAGE)('can be read by everybody, as charts, numbers and failures: $name', async (look) => {
  const page = await server.open('/dashboard?compare', look);
  const holds = async (state: string) => expect(await wcagProblems(page), state).toEqual([]);
  await ready(page);
  await page.locator('[data-open-reports]').waitFor();
  await chart(page).focus();
  await chart(page).locator('[data-tooltip]').waitFor();
  await holds('charts');
  await page.evaluate(() => document.documentElement.setAttribute('data-layout', '3'));
  await holds('charts on paper ground');
  await page.goto(`${server.url}/dashboard?compare&table`);
  await page.getByRole('columnheader', { name: 'Bình luận kỳ trước' }).waitFor();
  await holds('numbers');
  refused.add('/statistical/post');
  refused.add('/statistical/dailymonth');
  await page.goto(`${server.url}/dashboard?bars`);
  await page.getByRole('alert').waitFor();
  await holds('failures');
});

thorough('who may not see statistics lands on the first screen that may be seen, and is offered no more', async () => {
  const page = await server.open('/dashboard', { may: ACTION_IDS.filter((id) => id !== 'STATISTICAL') });
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/dashboard/report');
  expect(await page.locator('[data-command="go.home"]').count()).toBe(0);
});

thorough('buckets begin at midnight in Asia/Ho_Chi_Minh in a browser of another zone', async () => {
  const page = await server.open('/dashboard?range=2026-03-01..2026-03-03&bucket=day&table');
  const cdp = await page.context().newCDPSession(page);
  onTestFinished(() => cdp.detach());
  await cdp.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' });
  await page.reload();
  await page.getByRole('rowheader', { name: 'Chủ Nhật, 01/03/2026' }).first().waitFor();
  expect(
    await page
      .getByRole('rowheader', { name: /03\/2026$/ })
      .first()
      .innerText(),
  ).toBe('Chủ Nhật, 01/03/2026');
});

thorough('on paper: everything on white, without the frame', async () => {
  const page = await server.open('/dashboard', { dark: true });
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.layout)).toBe('1');
  expect(
    await page
      .locator('aside, header, [data-overview]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
  ).toEqual(expect.arrayContaining(['none']));
  const heights = await page.evaluate(() => {
    const screen = document.querySelector('[data-statistics]');
    return [screen?.clientHeight, screen?.scrollHeight];
  });
  expect(heights[0]).toBe(heights[1]);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.layout)).toBe('2');
});

/** Axes, lines and their keys; each bucket as an element of its own would be forty thousand. */
const RESTYLED_BY_A_CHART = 600;
const BRUSHED_MOVES = 25;
/** The brush, its two ends, and what says the range. */
const RESTYLED_BY_A_MOVE = 50;

thorough(
  'five years by the hour are drawn with a point a pixel at most, and brushed without anything being drawn anew but what moves',
  async () => {
    const page = await server.open('/dashboard?range=5y');
    await ready(page);
    const drawing = await restyled(page, async () => {
      await page.locator('[data-command="stats.bucket"]').getByText('Giờ').click();
      await page.getByRole('heading', { name: 'Theo giờ' }).waitFor();
      await chart(page).locator('path[data-series]').nth(2).waitFor();
    });
    const drawn = Number(await chart(page).locator('path[data-series="posts"]').getAttribute('data-points'));
    expect(drawn).toBeGreaterThan(100);
    expect(drawn).toBeLessThan(3000);
    await page.locator('[data-overview] svg').scrollIntoViewIfNeeded();
    const box = (await page.locator('[data-overview] svg').boundingBox()) ?? { x: 0, y: 0 };
    const brushing = await restyled(page, async () => {
      await page.mouse.move(box.x + 500, box.y + 20);
      await page.mouse.down();
      for (let move = 0; move < BRUSHED_MOVES; move += 1) await page.mouse.move(box.x + 500 + move * 12, box.y + 20);
      await page.mouse.up();
      await page.locator('[data-zoomed]').waitFor();
    });
    expect(drawing).toBeLessThan(RESTYLED_BY_A_CHART);
    expect(brushing).toBeLessThan(BRUSHED_MOVES * RESTYLED_BY_A_MOVE);
  },
);
