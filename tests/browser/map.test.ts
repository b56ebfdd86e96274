import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_TEMPLE } from '../../contract/temples/calls';
import { ACTION_IDS } from '../../contract/wire/areas';
import { newRow, newTempleId } from '../../server/resources/temples/rows';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';
import { wcagProblems } from './wcag';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const PATH = '/dashboard/temple-manager';
const place = (page: Page) => page.locator('[data-field="place"]').inputValue();
const picker = (page: Page) => page.getByRole('complementary').locator('[data-map]');
const live = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' '));
const stored = (name: string) =>
  server.store.db
    .selectFrom('temple')
    .select(['temple_id', 'lat', 'lng'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

async function aTemple(name: string, more: object = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const id = newTempleId(now);
  await server.store.db
    .insertInto('temple')
    .values(newRow(id, { ...EMPTY_TEMPLE, name, ...more }, now))
    .execute();
  return id;
}

test('by keys a place is set, moved, said, saved and taken away again', async () => {
  const id = await aTemple('Chùa Chưa Có Chỗ');
  const page = await server.open(`${PATH}?row=${id}`);
  await picker(page).locator('[data-drawn]').first().waitFor({ state: 'attached' });
  await page.locator('[data-field="description"]').focus();
  const keys = await keyboardOnly(page);
  await keys.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-map'))).toBe(true);
  await keys.press('Enter');
  const first = await place(page);
  expect(first).toBe('16, 106.5');
  // Nearer, the same key goes a shorter way.
  await keys.press('ArrowUp');
  const coarse = Number((await place(page)).split(',')[0]) - Number(first.split(',')[0]);
  for (let nth = 0; nth < 6; nth += 1) await keys.press('+');
  const before = await place(page);
  await keys.press('ArrowUp');
  const fine = Number((await place(page)).split(',')[0]) - Number(before.split(',')[0]);
  expect(fine).toBeGreaterThan(0);
  expect(coarse / fine).toBeGreaterThan(30);
  await keys.press('Shift+ArrowRight');
  const [lat, lng] = (await place(page)).split(', ').map(Number);
  await expect.poll(() => live(page)).toContain(`Vị trí: ${await place(page)}`);
  expect(await page.getByText('Chưa lưu').count()).toBeGreaterThan(0);
  await keys.press('Control+s');
  await expect.poll(() => stored('Chùa Chưa Có Chỗ')).toMatchObject({ lat, lng });

  await keys.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bỏ vị trí');
  await keys.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-map'))).toBe(true);
  expect(await place(page)).toBe('');
  await keys.press('Control+s');
  await expect.poll(() => stored('Chùa Chưa Có Chỗ')).toMatchObject({ lat: null, lng: null });
});

thorough(
  'a pasted link moves the map; a click, the marker and the wheel do what they show; a link leads to OpenStreetMap',
  async () => {
    const id = await aTemple('Chùa Dán Chỗ');
    const page = await server.open(`${PATH}?row=${id}`, { dark: true });
    await picker(page).locator('[data-drawn]').first().waitFor({ state: 'attached' });
    await page.evaluate(() => navigator.clipboard.writeText('https://www.google.com/maps/@16.4637,107.5909,17z'));
    await page.locator('[data-field="place"]').focus();
    await page.keyboard.press('Control+v');
    const marker = page.locator('[data-marker]');
    await marker.waitFor();
    await picker(page).scrollIntoViewIfNeeded();
    const box = await picker(page).boundingBox();
    if (!box) throw new Error('the map is not there');
    const pin = await marker.boundingBox();
    expect(Math.abs((pin?.x ?? 0) + 16 - (box.x + box.width / 2))).toBeLessThan(2);
    expect(Math.abs((pin?.y ?? 0) + 38 - (box.y + box.height / 2))).toBeLessThan(2);
    const link = page.getByRole('link', { name: 'OpenStreetMap' });
    expect(await link.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=16.4637&mlon=107.5909#map=16/16.4637/107.5909',
    );
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noreferrer');
    expect(await wcagProblems(page)).toEqual([]);

    await page.mouse.click(box.x + 40, box.y + 60);
    const clicked = await place(page);
    expect(Number(clicked.split(', ')[1])).toBeLessThan(107.5909);
    // The map is dragged and the place stays; the marker is dragged and the place goes along.
    await page.mouse.move(box.x + 200, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 120, { steps: 4 });
    await page.mouse.up();
    expect(await place(page)).toBe(clicked);
    const held = await marker.boundingBox();
    await page.mouse.move((held?.x ?? 0) + 16, (held?.y ?? 0) + 14);
    await page.mouse.down();
    await page.mouse.move((held?.x ?? 0) + 76, (held?.y ?? 0) + 14, { steps: 4 });
    await page.mouse.up();
    expect(Number((await place(page)).split(', ')[1])).toBeGreaterThan(Number(clicked.split(', ')[1]));
    const scale = () => picker(page).locator('[data-land]').first().locator('xpath=../..').getAttribute('transform');
    const before = await scale();
    // The first turns may still scroll the page that the map came under (SCROLLING_MS of WorldMap.tsx).
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -300);
        return scale();
      })
      .not.toBe(before);
  },
);

thorough(
  'the temples of a search as clusters and points: one comes apart, one opens its row, and Esc leads back',
  async () => {
    for (const [name, lat, lng] of [
      ['Chùa Nhóm Thử Một', 16.46, 107.59],
      ['Chùa Nhóm Thử Hai', 16.47, 107.6],
      ['Chùa Nhóm Thử Xa', 21.03, 105.83],
    ] as const)
      await aTemple(name, { place: { lat, lng } });
    await aTemple('Chùa Nhóm Thử Không Chỗ');
    const page = await server.open(`${PATH}?look=map&text=${encodeURIComponent('nhom thu')}`);
    const keys = await keyboardOnly(page);
    await page.locator('[data-reading="done"]').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[data-spot]').length === 2);
    expect(await page.locator('[data-reading]').textContent()).toBe('3 cơ sở trên bản đồ · 1 chưa có vị trí');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-map'));
    expect(await wcagProblems(page)).toEqual([]);

    const focused = (attribute: string) =>
      page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);
    await keys.press('Tab');
    if ((await focused('data-count')) !== '2') await keys.press('ArrowDown');
    expect(await focused('aria-label')).toBe('2 cơ sở, Enter để phóng to');
    // Selected together they leave a mark on their cluster.
    await keys.press(' ');
    await page.locator('[data-count="2"][aria-pressed="true"] [data-picked]').waitFor({ state: 'attached' });
    expect(await focused('aria-label')).toContain('Đã chọn 2');
    await keys.press(' ');
    await page.locator('[data-picked]').waitFor({ state: 'detached' });
    await keys.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-count') === '1');
    const [here, other] = ['Chùa Nhóm Thử Một', 'Chùa Nhóm Thử Hai'];
    const from = await focused('aria-label');
    await keys.press(from === here ? 'ArrowUp' : 'ArrowDown');
    const to = from === here ? other : here;
    expect(await focused('aria-label')).toBe(to);
    await keys.press('Enter');
    await page.locator('[data-field="name"]').waitFor();
    expect(await page.locator('[data-field="name"]').inputValue()).toBe(to);
    await page.waitForURL(/look=map.*row=|row=.*look=map/);
    expect(await page.locator('[data-spot][aria-current]').getAttribute('aria-label')).toBe(to);
    expect(await wcagProblems(page)).toEqual([]);

    // What is typed there is on the map once it is saved.
    await page.locator('[data-field="place"]').fill('');
    await keys.press('Control+s');
    await page.locator('[data-reading]').getByText('2 cơ sở trên bản đồ · 2 chưa có vị trí').waitFor();
    await keys.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[data-map]') != null);
    await keys.press('Home');
    // All that have a place are in view again, each for itself.
    await page.waitForFunction(() => document.querySelectorAll('[data-spot][data-count="1"]').length === 2);

    await keys.press('/');
    await keys.type(' xa');
    await page.locator('[data-reading]').getByText('1 cơ sở trên bản đồ', { exact: true }).waitFor();
    await page.locator('[data-spot][aria-label="Chùa Nhóm Thử Xa"]').waitFor();
    await keys.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('[data-map]') != null);
    await keys.press('Shift+M');
    await listReady(page);
    expect(new URL(page.url()).searchParams.has('look')).toBe(false);
    await keys.press('Shift+M');
    await page.waitForFunction(() => document.activeElement?.closest('[data-map]') != null);
  },
);

test('the first arrow goes to the temple nearest to the middle, Shift moves the map, and Home shows all temples', async () => {
  for (const [name, lng] of [
    ['Chùa Mũi Tên Tây', 106],
    ['Chùa Mũi Tên Giữa', 106.9],
    ['Chùa Mũi Tên Đông', 108],
  ] as const)
    await aTemple(name, { place: { lat: 16.46, lng } });
  const page = await server.open(`${PATH}?look=map&text=${encodeURIComponent('mui ten')}`);
  await page.locator('[data-reading="done"]').waitFor();
  const spots = page.locator('[data-spot]');
  await expect.poll(() => spots.count()).toBe(3);
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-map'));
  const leftOf = async () => (await page.locator('[aria-label="Chùa Mũi Tên Đông"]').boundingBox())?.x ?? Number.NaN;
  const before = await leftOf();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-spot][aria-label="Chùa Mũi Tên Giữa"]:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-spot][aria-label="Chùa Mũi Tên Đông"]:focus').waitFor();
  expect(await leftOf()).toBe(before);
  // There is nothing more that way to come to.
  await page.keyboard.press('ArrowRight');
  expect(await leftOf()).toBe(before);
  // No name lies over the ring of where one is.
  const ring = page.locator('[data-spot] ~ .map-point-ring');
  expect(await ring.evaluate((one) => [getComputedStyle(one).stroke === 'none', one.nextElementSibling])).toEqual([
    false,
    null,
  ]);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(leftOf).toBeGreaterThan(before + 100);
  for (let nth = 0; nth < 6; nth += 1) await page.keyboard.press('-');
  await expect.poll(() => spots.count()).toBe(1);
  await page.keyboard.press('Home');
  await expect.poll(() => spots.count()).toBe(3);
  await expect.poll(leftOf).toBeCloseTo(before, 0);
  expect(await page.getByRole('button', { name: 'Xem tất cả cơ sở' }).count()).toBe(1);
});

thorough(
  'where no temple is in view the map says which way the nearest lies, and leads there by key and by mouse',
  async () => {
    for (const [name, lng] of [
      ['Chùa Lạc Lối Gần', 107.59],
      ['Chùa Lạc Lối Xa', 105.8],
    ] as const)
      await aTemple(name, { place: { lat: 16.46, lng } });
    const page = await server.open(`${PATH}?look=map&text=${encodeURIComponent('lac loi')}`);
    await page.locator('[data-reading="done"]').waitFor();
    const way = page.locator('[data-nearest]');
    const goAway = async () => {
      await page.locator('[data-map]').first().focus();
      for (let nth = 0; nth < 6; nth += 1) await page.keyboard.press('Shift+ArrowRight');
      await way.getByText('Cơ sở gần nhất: Chùa Lạc Lối Gần').waitFor();
    };
    await page.locator('[data-spot]').first().waitFor();
    expect(await way.count()).toBe(0);
    await page.keyboard.press('+');
    await goAway();
    expect(await wcagProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('[data-spot][aria-label="Chùa Lạc Lối Gần"]:focus').waitFor();
    await way.waitFor({ state: 'detached' });
    await goAway();
    await way.click();
    await page.locator('[data-spot][aria-label="Chùa Lạc Lối Gần"]:focus').waitFor();
    // What says the way goes once there is a temple in view, and gives the focus back to the map.
    await goAway();
    await page.keyboard.press('Tab');
    expect(await way.evaluate((element) => element === document.activeElement)).toBe(true);
    for (let nth = 0; nth < 6; nth += 1) await page.keyboard.press('Shift+ArrowLeft');
    await way.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('[data-map]') != null);
  },
);

thorough(
  'from the map one press leads to the temples without a place, and its foot has the keys of a map',
  async () => {
    await aTemple('Chùa Có Nơi Đó', { place: { lat: 12, lng: 108 } });
    await aTemple('Chùa Chưa Nơi Đó');
    const page = await server.open(`${PATH}?look=map&text=${encodeURIComponent('noi do')}`);
    await page.locator('[data-reading="done"]').waitFor();
    const foot = page.locator('[data-key-line]');
    await foot.getByText('Đi giữa các điểm').waitFor();
    // It stood at the foot while the map was on its way, and moved nothing when that came.
    const moves = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const each = (list: PerformanceObserverEntryList) =>
            resolve(list.getEntries().map((one) => (one as PerformanceEntry & { value: number }).value));
          new PerformanceObserver(each).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve([]), 500);
        }),
    );
    expect(Math.max(0, ...moves)).toBeLessThan(0.02);
    // What acts on a row that nobody sees is not taught.
    expect(await foot.locator('[data-command="temple.delete"]').count()).toBe(0);
    await page.getByRole('link', { name: '1 chưa có vị trí' }).click();
    await page.waitForURL((url) => !url.searchParams.has('look') && url.searchParams.get('without') === 'place');
    await listReady(page);
    await page.getByText('Chùa Chưa Nơi Đó').first().waitFor();
    expect(await page.getByText('Chùa Có Nơi Đó').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('text')).toBe('noi do');
  },
);

test('in Arabic what stands over the map lies the other way round, and its coasts are fine without a movement', async () => {
  const page = await server.open(`${PATH}?look=map`, { lang: 'ar' });
  await page.locator('[data-reading="done"]').waitFor();
  const startOf = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  const { x = 0, width = 0 } = (await page.locator('[data-map-surface]').boundingBox()) ?? {};
  const middlePx = x + width / 2;
  expect(await startOf('[data-map] ~ [role="toolbar"]')).toBeLessThan(middlePx);
  expect(await startOf('[data-reading]')).toBeGreaterThan(middlePx);
  expect(await startOf('[data-command="list.selectAll"]')).toBeGreaterThan(middlePx);
  await page.locator('[data-label="water"]').getByText('البحر الشرقي').waitFor();
  await page.locator('[data-land="fine"][data-drawn]:not([display])').waitFor({ state: 'attached' });
});

test('the first coasts that a map shows are as fine as its view needs, with sea around them and names; coarser ones come for the way out', async () => {
  const page = await server.open(PATH);
  await page.addInitScript(() => {
    const found = window as unknown as { showedCoarse: boolean; isTooEarly: boolean };
    found.showedCoarse = false;
    found.isTooEarly = false;
    new MutationObserver(() => {
      if (document.querySelector('[data-land="coarse"]:not([display]) path')) found.showedCoarse = true;
      const hasLand = document.querySelector('[data-land][data-drawn]:not([display])') !== null;
      const hasSea = document.querySelector('.map-sea, :not([display]) > [data-labels] text') !== null;
      if (hasSea && !hasLand) found.isTooEarly = true;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(`${server.url}${PATH}?look=map`);
  await page.locator('[data-land="fine"][data-drawn]:not([display]) path').first().waitFor({ state: 'attached' });
  await page.locator('.map-sea').waitFor();
  await page.locator('[data-label="water"]').first().waitFor();
  const said = await page.evaluate(() => {
    const { showedCoarse, isTooEarly } = window as unknown as { showedCoarse: boolean; isTooEarly: boolean };
    return { showedCoarse, isTooEarly };
  });
  expect(said).toEqual({ showedCoarse: false, isTooEarly: false });
  await page.locator('[data-land="coarse"][data-drawn]').waitFor({ state: 'attached' });
  await page.locator('[data-map]').focus();
  for (let nth = 0; nth < 5; nth += 1) await page.keyboard.press('-');
  await page.locator('[data-land="coarse"]:not([display])').waitFor({ state: 'attached' });
});

thorough('temples in one place are told apart by name, and what is chosen opens', async () => {
  for (const name of ['Chùa Chung Chỗ Trên', 'Chùa Chung Chỗ Dưới'])
    await aTemple(name, { place: { lat: 11, lng: 107 } });
  const page = await server.open(`${PATH}?look=map&text=${encodeURIComponent('chung cho')}`, { width: 390 });
  await page.locator('[data-reading="done"]').waitFor();
  const keys = await keyboardOnly(page);
  await keys.press('Enter');
  await keys.press('Enter');
  await page.getByRole('menu').getByText('2 cơ sở ở cùng một chỗ').waitFor();
  await keys.press('ArrowDown');
  const chosen = await page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(chosen).toContain('Chùa Chung Chỗ');
  await keys.press('Enter');
  await page.waitForFunction(() => document.querySelector('[data-field="name"]') !== null);
  expect(await page.locator('[data-field="name"]').inputValue()).toBe(chosen);
});

thorough(
  'who may only look sees the place and cannot set it; in a right-to-left page the map stays as it is',
  async () => {
    const id = await aTemple('Chùa Chỉ Xem', { place: { lat: 10.8, lng: 106.7 } });
    const may = ACTION_IDS.filter((action) => !/^LOCATION_(ADD|EDIT|DELETE)$/.test(action));
    const page = await server.open(`${PATH}?row=${id}&look=map`, { may, lang: 'en' });
    await picker(page).locator('[data-drawn]').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await picker(page).evaluate((map) => getComputedStyle(map).direction)).toBe('ltr');
    expect(await page.getByRole('button', { name: 'Remove location' }).count()).toBe(0);
    await picker(page).scrollIntoViewIfNeeded();
    await picker(page).click({ position: { x: 50, y: 50 } });
    await picker(page).press('ArrowRight');
    await picker(page).press('Enter');
    expect(await place(page)).toBe('10.8, 106.7');
    expect(await page.getByText('Unsaved').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'OpenStreetMap' }).count()).toBe(1);
  },
);

test('who learns the keys comes from the list to a map that shows all places, and goes on learning on it', async () => {
  const page = await server.open(PATH, { isNew: true });
  const tour = page.locator('[data-tour]');
  await tour.getByText('Xuống dòng kế tiếp').waitFor();
  await page.locator('button[data-command="temple.map"]').first().click();
  await page.locator('[data-reading="done"]').waitFor();
  // The country alone, as if nobody's guide stood below it: from far away its places are one or two clusters.
  await expect.poll(() => page.locator('[data-spot]').count()).toBeGreaterThan(5);
  await page.locator('[data-map]').focus();
  await tour.getByText('Đi tới điểm kế tiếp').waitFor();
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-spot'));
  await tour.getByText('Mở điểm này').waitFor();
  const cluster = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
  await page.keyboard.press('Enter');
  await tour.getByText('Chọn điểm này').waitFor();
  // Where it has come apart one goes on at a point, and sees at which.
  await page.waitForFunction((from) => {
    const at = document.activeElement;
    return at?.matches('[data-spot][tabindex="0"]') && at.getAttribute('data-spot') !== from;
  }, cluster);
  await page.locator('[data-spot]:focus ~ .map-point-ring').waitFor();
});
