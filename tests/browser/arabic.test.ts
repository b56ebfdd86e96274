import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { navigationCommands } from '../../commands/navigation';
import { thorough } from '../support/depth';
import { type Console, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** Words of one line that are cut at its height: what the ink of their letters needs below the baseline, and has not. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((field) => {
      const style = getComputedStyle(field);
      if (!field.checkVisibility()) return [];
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(field.placeholder);
      const linePx = Number.parseFloat(style.lineHeight);
      const baseline = (linePx + ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
      return baseline + ink.actualBoundingBoxDescent > linePx + 0.5 ? [field.placeholder] : [];
    });
    const lines = [...document.querySelectorAll<HTMLElement>('.truncate')].flatMap((line) => {
      const style = getComputedStyle(line);
      const words = line.textContent ?? '';
      if (!line.checkVisibility() || words === '' || style.overflowY === 'visible') return [];
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(words);
      const linePx = Number.parseFloat(style.lineHeight);
      const baseline = (linePx + ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
      return baseline + ink.actualBoundingBoxDescent > line.clientHeight + 0.5 ? [words] : [];
    });
    return [...fields, ...lines];
  });

/** Words of two elements in one line that nothing keeps apart: their letters join, and they are read as one word. */
const runTogether = (page: Page) =>
  page.evaluate(() => {
    const isInLine = (text: Text, within: Element) => {
      for (let at = text.parentElement; at && at !== within; at = at.parentElement)
        if (!/^(inline|contents)$/.test(getComputedStyle(at).display)) return false;
      return true;
    };
    // What was typed stands out within a word, which is one; not in one whose letters are joined.
    const isMarked = ({ parentElement, data }: Text) =>
      parentElement?.closest('b') != null && !/\p{Script=Arabic}/u.test(data);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: Text | null = null;
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (text.data === '' || !text.parentElement?.checkVisibility()) continue;
      if (before && /\p{L}$/u.test(before.data) && /^\p{L}/u.test(text.data)) {
        let within: Element | null = before.parentElement;
        while (within && !within.contains(text)) within = within.parentElement;
        if (within && isInLine(before, within) && isInLine(text, within) && !isMarked(before) && !isMarked(text))
          found.push(`${before.data}|${text.data}`);
      }
      before = text;
    }
    return found;
  });

/** Texts from left to right that have no room and are cut at their beginning: what cuts them off has the direction of the page. */
const cutAtStart = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.truncate, select')].flatMap((line) => {
      const words = (line instanceof HTMLSelectElement ? line.selectedOptions[0]?.text : line.textContent) ?? '';
      const isLatin = /\p{Script=Latin}/u.test(words) && !/\p{Script=Arabic}/u.test(words);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(line);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      // A field says nothing of what it has no room for, and needs some for its arrow.
      const widthPx = line instanceof HTMLSelectElement ? pen.measureText(words).width + 40 : line.scrollWidth;
      const hasNoRoom = widthPx > line.clientWidth;
      if (!isLatin || !hasNoRoom || !line.checkVisibility()) return [];
      return getComputedStyle(line).direction === 'rtl' ? [words] : [];
    }),
  );

const faultsOf = async (page: Page) => ({
  cutOff: await cutOff(page),
  runTogether: await runTogether(page),
  cutAtStart: await cutAtStart(page),
});
const NONE = { cutOff: [], runTogether: [], cutAtStart: [] };

thorough('Arabic letters are whole and words stand apart on every screen and in its first detail', async () => {
  const page = await server.open('/dashboard/jobs', { lang: 'ar', tier: 100 });
  for (const { id } of navigationCommands) {
    await page.locator(`nav [data-command="${id}"]`).click();
    await page.locator('main h1').waitFor();
    const row = page.locator('[data-surface="list"] [data-row]').first();
    if (!['go.home', 'jobs.open', 'go.stickers', 'go.notifications'].includes(id)) await row.waitFor();
    expect(await faultsOf(page), id).toEqual(NONE);
  }
});

thorough('and in the palette, its steps and the menu of a row', async () => {
  const page = await server.open('/dashboard/user-manager', { lang: 'ar', tier: 100 });
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('m');
  await page.getByRole('menu').waitFor();
  expect(await faultsOf(page), 'menu').toEqual(NONE);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  expect(await faultsOf(page), 'palette').toEqual(NONE);
  // What was found by its English words is quoted; what keeps those apart from the Arabic is no hidden character of somebody's.
  await page.keyboard.type('block');
  await page.getByRole('option').filter({ hasText: '«' }).first().waitFor();
  expect(await faultsOf(page), 'what is found').toEqual(NONE);
  expect(await page.locator('[role="option"] [data-code]').count()).toBe(0);
});

/** Texts in their own direction that do not begin at the right edge of their box, where all of this page begins. */
const begunAtLeft = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(bdi, [dir="auto"])')].flatMap((text) => {
      const { display, textAlign } = getComputedStyle(text);
      const isPlain = display !== 'inline' && textAlign !== 'center' && text.checkVisibility();
      if (!isPlain || (text.textContent === '' && !text.matches('input, textarea'))) return [];
      if (text.matches('input, textarea')) return textAlign === 'right' ? [] : [text.outerHTML.slice(0, 120)];
      const words = document.createRange();
      words.selectNodeContents(text);
      const rects = [...words.getClientRects()];
      // Several lines are a block at that edge, in which each begins below the one before.
      if (text.matches('.break-words') && new Set(rects.map(({ bottom }) => Math.round(bottom / 8))).size > 1) {
        const isLtr = getComputedStyle(text).direction === 'ltr';
        const begins = new Map<number, number>();
        for (const { bottom, left, right } of rects) {
          const line = Math.round(bottom / 8);
          begins.set(line, Math.min(begins.get(line) ?? Number.POSITIVE_INFINITY, isLtr ? left : -right));
        }
        const all = [...begins.values()];
        return Math.max(...all) - Math.min(...all) > 2 ? [text.outerHTML.slice(0, 120)] : [];
      }
      const rights = rects.map(({ right }) => right);
      return Math.max(...rights) < text.getBoundingClientRect().right - 2 ? [text.outerHTML.slice(0, 120)] : [];
    }),
  );

test('what members wrote begins at one edge, in a list, in its detail and in a field', async () => {
  const page = await server.open('/dashboard/report', { lang: 'ar', tier: 100 });
  for (const path of ['report', 'post-manager', 'profile-manager', 'temple-manager']) {
    await page.goto(`${server.url}/dashboard/${path}`);
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
    await page.keyboard.press('Enter');
    await page.locator('[data-surface="detail"] :is(bdi, [dir="auto"])').first().waitFor();
    expect(await begunAtLeft(page), path).toEqual([]);
  }
});

test('what is written from left to right is cut at its own end: what a file is read by, and what a toast is about', async () => {
  const page = await server.open('/dashboard/temple-manager/import', { lang: 'ar', tier: 100 });
  const rows = 'name,address,latitude,longitude\nChùa Thử Một,12 Lý Thường Kiệt Hà Nội và còn dài hơn nữa,21,105';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'chua.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.locator('[data-row]').first().waitFor();
  expect(await cutAtStart(page)).toEqual([]);
  // The arrow stays where it is in every other field.
  const field = page.locator('[data-column="address"]');
  expect(await field.evaluate((select) => getComputedStyle(select).paddingLeft)).toBe('32px');
  expect(await field.evaluate((select) => getComputedStyle(select).textAlign)).toBe('right');
  await page.goto(`${server.url}/dashboard/report`);
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  const long = page.locator('[data-row]').filter({ hasText: /[a-zà-ỹ ]{45}/ });
  await long.first().focus();
  await page.keyboard.press('n');
  const name = page.locator('[data-sonner-toast] .truncate');
  await name.waitFor();
  expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await cutAtStart(page)).toEqual([]);
});

test('the log tells a change as it is read: from the right what was, then what became of it', async () => {
  const page = await server.open('/dashboard/report', { lang: 'ar', tier: 100 });
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  await page.keyboard.press('n');
  await page.locator('[data-sonner-toast]').waitFor();
  await page.goto(`${server.url}/dashboard/audit`);
  const change = page.locator('[data-row]').filter({ hasText: '←' }).first().locator('span').last();
  await change.waitFor();
  const { open, ignored } = await change.evaluate((cell) => {
    const leftOf = (word: string) => {
      const text = cell.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(word));
      range.setEnd(text, text.data.indexOf(word) + word.length);
      return range.getBoundingClientRect().left;
    };
    return { open: leftOf('مفتوحة'), ignored: leftOf('تجاهل') };
  });
  expect(open).toBeGreaterThan(ignored);
});

// The last: it leaves no case open.
test('what a job was about is cut at its own end as well, in the ledger of a phone', async () => {
  const page = await server.open('/dashboard/report', { lang: 'ar', tier: 100 });
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') != null);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('n');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-job] button').first().click();
  await page.locator('[data-state="done"]').first().waitFor();
  const widestPx = () =>
    page
      .locator('[data-state="done"] bdi')
      .evaluateAll((names) => Math.max(0, ...names.map((name) => name.scrollWidth)));
  // One that has no room, once its row is done.
  await expect.poll(widestPx).toBeGreaterThan(390);
  expect(await cutAtStart(page)).toEqual([]);
});
