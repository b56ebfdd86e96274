import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { countDrawn, drawnByKey } from './componentsDrawn';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { restyled } from './restyled';
import { runFirst } from './runFirst';
import { takeClock } from './takeClock';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** A few frames have been painted, and what was put off until the hand rests is there. */
const REST_MS = 500;
/** The elements that one step restyles in a list: two rows, the line of keys, and what the focus marks. */
const OF_A_STEP = 150;
/** The same with the detail of the row, whose every element is new. */
const OF_A_DETAIL = 600;

test('a step from row to row restyles that row and the one before, and with a detail beside it not the whole page', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.waitForTimeout(REST_MS);
  const step = async () => {
    const { index } = await focusedRow(page);
    await page.keyboard.press('j');
    await expect.poll(async () => (await focusedRow(page)).index).toBe(index + 1);
    await page.waitForTimeout(REST_MS);
  };
  await step();
  expect(await restyled(page, step)).toBeLessThan(OF_A_STEP);
  await page.keyboard.press('Enter');
  await page.locator('[data-surface="detail"] [data-decisions]').waitFor();
  await page.waitForTimeout(REST_MS);
  await step();
  expect(await restyled(page, step)).toBeLessThan(OF_A_DETAIL);
});

/** Two rows, and the grid that marks them with what lies over it. */
const DRAWN_FOR_A_STEP = 4;
/** What is seen of the detail at once. The rows, which have other columns beside it, are drawn in the frame after. */
const DRAWN_FOR_A_DETAIL = 90;
/** The rows, which have all of their columns again. */
const DRAWN_WITHOUT_IT = 170;
/** Its frame, and the twelve lines that are seen of it. */
const DRAWN_FOR_THE_PALETTE = 110;

test('a key has that drawn before the next frame which it changes, and nothing of the page around it', async () => {
  const page = await server.open('/dashboard/report');
  await countDrawn(page);
  await page.waitForTimeout(REST_MS);
  const press = async (key: string) => {
    const drawn = await drawnByKey(page, key);
    await page.waitForTimeout(REST_MS);
    return drawn;
  };
  // The first of each brings what is not there yet.
  await press('j');
  expect.soft(await press('j')).toBeLessThanOrEqual(DRAWN_FOR_A_STEP);
  // Where the list is scrolled for it, the row that comes in below the window waits for the frame.
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('j');
  await page.waitForTimeout(REST_MS);
  expect.soft(await press('j')).toBeLessThanOrEqual(DRAWN_FOR_A_STEP);
  await press('Enter');
  await press('Escape');
  expect.soft(await press('Enter')).toBeLessThanOrEqual(DRAWN_FOR_A_DETAIL);
  expect.soft(await press('Escape')).toBeLessThanOrEqual(DRAWN_WITHOUT_IT);
  await press('Control+k');
  await press('Escape');
  expect.soft(await press('Control+k')).toBeLessThanOrEqual(DRAWN_FOR_THE_PALETTE);
});

test('a jump has the rows in view painted before others are made, and before those that were there are taken out', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('Control+End');
  const places = () =>
    page
      .locator('[data-surface="list"] [data-row]')
      .evaluateAll((rows) => rows.map(({ ariaRowIndex }) => Number(ariaRowIndex)));
  await expect.poll(async () => (await places())[0]).toBeGreaterThan(2);
  await page.waitForTimeout(REST_MS);
  // Its rows are there still: nothing is asked for.
  const shown = page.evaluate(
    () =>
      new Promise<{ readonly made: number; readonly removed: number; readonly inView: number }>((done) => {
        const grid = document.querySelector('[role="grid"]') as HTMLElement;
        const before = [...grid.querySelectorAll('[data-row]')];
        const observer = new MutationObserver(() => {
          const rows = [...grid.querySelectorAll('[data-row]')];
          if (rows[0]?.ariaRowIndex !== '2') return;
          observer.disconnect();
          const inView = grid.parentElement?.getBoundingClientRect().height ?? 0;
          done({
            made: rows.filter((row) => !before.includes(row)).length,
            removed: before.filter((row) => !row.isConnected).length,
            inView: Math.ceil(inView / rows[0].getBoundingClientRect().height) + 1,
          });
        });
        observer.observe(grid, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('Control+Home');
  const { made, removed, inView } = await shown;
  expect(made).toBeLessThanOrEqual(inView);
  expect(removed).toBe(0);
  await expect.poll(async () => Math.max(...(await places()))).toBeLessThan(2 * inView);
  const inList = await places();
  expect(inList.length).toBeGreaterThan(inView);
  expect(inList).toEqual(inList.toSorted((one, other) => one - other));
  expect((await focusedRow(page)).index).toBe(2);
});

thorough(
  'a list that turns out shorter while it is scrolled comes to rest with its elements in its order',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    await page.waitForTimeout(REST_MS);
    // The next page says that there are fewer.
    const gone = server.store.db.selectFrom('post').select('post_id').orderBy('created_at').limit(1);
    await server.store.db.updateTable('post').set({ deleted_at: 1 }).where('post_id', 'in', gone).execute();
    let goOn = () => {};
    const goesOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/post/**', async (route) => {
      await goesOn;
      await route.continue();
    });
    await page.exposeFunction('goOn', () => goOn());
    const order = await page.evaluate(async (restMs) => {
      const grid = document.querySelector('[role="grid"]') as HTMLElement;
      const before = grid.getAttribute('aria-rowcount');
      // All of it in the page itself: the hand goes on more slowly over rows that are there, and rests once the list has its new length.
      for (let frame = 0; grid.getAttribute('aria-rowcount') === before; frame += 1) {
        if (frame < 20) grid.parentElement?.scrollBy(0, frame < 12 ? 300 : -300);
        else if (frame % 6 === 0) grid.parentElement?.scrollBy(0, 60);
        if (frame === 20) (window as unknown as { goOn: () => void }).goOn();
        await new Promise(requestAnimationFrame);
      }
      await new Promise((later) => setTimeout(later, restMs));
      const rows = [...grid.querySelectorAll('[data-row]')].map((row) => Number(row.getAttribute('aria-rowindex')));
      // The row of the cursor, which is out of view, stands before them.
      return rows.slice(1);
    }, REST_MS);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  },
);

thorough(
  'rows that pass below a turning wheel have no formatter of their own, and no buttons until it rests',
  async () => {
    const page = await server.open('/dashboard/profile-manager');
    await runFirst(page, () => {
      const made = { formatters: 0, buttons: 0 };
      Object.assign(window, { made });
      for (const name of ['NumberFormat', 'ListFormat', 'RelativeTimeFormat', 'DateTimeFormat', 'PluralRules'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct: (Format, args) => {
              made.formatters += 1;
              return Reflect.construct(Format, args);
            },
          }),
        });
    });
    await page.reload();
    await listReady(page);
    await page.waitForTimeout(REST_MS);
    const box = await page.locator('[role="grid"]').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 300);
    // All of it in the page itself: between the steps of a test's own wheel there may be a rest.
    await page.evaluate(async () => {
      const turn = async () => {
        for (let steps = 0; steps < 20; steps += 1) {
          document.querySelector('[data-surface="list"]')?.scrollBy(0, 400);
          await new Promise(requestAnimationFrame);
        }
      };
      await turn();
      const { made } = window as unknown as { made: { formatters: number; buttons: number } };
      made.formatters = 0;
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element && node.querySelector('button')) made.buttons += 1;
      });
      observer.observe(document.querySelector('[role="grid"]') ?? document.body, { childList: true, subtree: true });
      await turn();
      observer.disconnect();
    });
    expect(await page.evaluate(() => (window as unknown as { made: object }).made)).toEqual({
      formatters: 0,
      buttons: 0,
    });
    await page.locator('[data-row]:hover button').first().waitFor();
  },
);

thorough(
  'rows that fly past are drawn in the elements of those that have left, and ask for no picture until they rest',
  async () => {
    const page = await server.open('/dashboard/profile-manager');
    await listReady(page);
    await page.waitForTimeout(REST_MS);
    const walk = await page.evaluate(async () => {
      const said = new Map<HTMLImageElement, number>();
      const { setAttribute } = HTMLImageElement.prototype;
      const ofImages = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') as PropertyDescriptor;
      const count = (image: HTMLImageElement) => said.set(image, (said.get(image) ?? 0) + 1);
      HTMLImageElement.prototype.setAttribute = function (name, value) {
        if (name === 'src') count(this);
        setAttribute.call(this, name, value);
      };
      Object.defineProperty(HTMLImageElement.prototype, 'src', {
        ...ofImages,
        set(this: HTMLImageElement, value: string) {
          count(this);
          ofImages.set?.call(this, value);
        },
      });
      const list = document.querySelector('[data-surface="list"]') as HTMLElement;
      const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')];
      /** Whether it went on without what the list takes for a rest. */
      const turn = async (steps: number) => {
        let [longestMs, before] = [0, performance.now()];
        for (let step = 0; step < steps; step += 1) {
          list.scrollBy(0, 200);
          await new Promise(requestAnimationFrame);
          longestMs = Math.max(longestMs, performance.now() - before);
          before = performance.now();
        }
        return longestMs < 100;
      };
      const fly = async () => {
        list.scrollTo(0, 0);
        // The first rows that come, and a flight that has begun.
        const hasBegun = await turn(4);
        said.clear();
        const before = new Set(rows());
        const wentOn = await turn(6);
        const made = rows().filter((row) => !before.has(row)).length;
        return hasBegun && wentOn ? { made, pictures: said.size } : undefined;
      };
      let flight = await fly();
      while (flight === undefined) flight = await fly();
      const order = () => rows().map(({ ariaRowIndex }) => Number(ariaRowIndex));
      while (order().some((at, index, all) => index > 0 && at < (all[index - 1] ?? 0)))
        await new Promise(requestAnimationFrame);
      while (said.size === 0) await new Promise(requestAnimationFrame);
      return { ...flight, shown: rows().length, given: [...said.values()] };
    });
    expect(walk.made).toBe(0);
    expect(walk.pictures).toBe(0);
    expect(new Set(walk.given)).toEqual(new Set([1]));
    expect(walk.given.length).toBeLessThanOrEqual(walk.shown);
  },
);

thorough('a list at rest animates nothing, seen or unseen', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(0);
});

thorough('how long ago it was goes on in all rows of a list that nobody touches', async () => {
  await sql`
    UPDATE post SET created_at = extract(epoch FROM now())::int - 100 * nth
    FROM (SELECT post_id AS id, row_number() OVER (ORDER BY created_at DESC) AS nth FROM post) newest
    WHERE post_id = id AND nth <= 30`.execute(server.store.db);
  const page = await server.open('/dashboard/post-manager');
  await takeClock(page);
  await page.reload();
  await listReady(page);
  await page.waitForTimeout(REST_MS);
  /** By how many minutes at most a row of the last hour says less than has passed. */
  const behind = () =>
    page.locator('[data-row] time').evaluateAll((all) => {
      const minutesSince = (element: Element) =>
        (Date.now() - Date.parse(element.getAttribute('datetime') ?? '')) / 60_000;
      const young = all.filter((element) => minutesSince(element) >= 2 && minutesSince(element) < 58);
      return Math.max(
        ...young.map((element) => minutesSince(element) - Number.parseInt(element.textContent ?? '', 10)),
      );
    });
  await expect.poll(behind).toBeLessThan(1.6);
  await page.clock.fastForward(125_000);
  await expect.poll(behind).toBeLessThan(1.6);
});
