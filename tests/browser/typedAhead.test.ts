import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';
import { holding } from './holding';
import { isWrite } from './isWrite';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** A list whose part of this name is on its way until `come`. */
async function openWithLate(part: string, path: string) {
  const page = await server.open(path);
  await page.goto(`${server.url}/healthz`);
  const come = await holding(page, `**/assets/${part}-*.js`);
  await page.goto(`${server.url}${path}`);
  await listReady(page);
  return { page, come };
}

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** The ids of the first rows in view. */
const idsInView = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.row ?? ''));

const temples = (name: string) =>
  server.store.db.selectFrom('temple').select('name').where('name', 'like', `${name}%`).execute();
const nameField = (page: Page) => page.locator('input[data-field="name"]');
const onRow = (page: Page) => page.waitForFunction(() => document.activeElement?.matches('[data-row]'));

describe('while the editor of a new temple is on its way', () => {
  thorough('what is typed, saved and typed on is done in this order once it is there', async () => {
    const { page, come } = await openWithLate('TempleDetail', '/dashboard/temple-manager');
    await press(page, 'c');
    await page.keyboard.type('Chùa Sớmx');
    await press(page, 'Backspace', 'Control+s', 'Backspace');
    await page.keyboard.type('m An');
    expect(await temples('Chùa Sớm')).toEqual([]);
    come();
    await expect.poll(() => temples('Chùa Sớm')).toEqual([{ name: 'Chùa Sớm' }]);
    await expect.poll(() => nameField(page).inputValue()).toBe('Chùa Sớm An');
    await page.waitForFunction(() => document.activeElement?.matches('[data-field="name"]'));
    await press(page, 'Control+s');
    await expect.poll(() => temples('Chùa Sớm')).toEqual([{ name: 'Chùa Sớm An' }]);
  });

  thorough('saved once more while it is being made, it is made once, with what was typed since', async () => {
    const page = await server.open('/dashboard/temple-manager');
    await listReady(page);
    const made = await holding(page, '**/api/location/create');
    await press(page, 'c');
    await page.keyboard.type('Chùa Hai Lần');
    await press(page, 'Control+s');
    await page.keyboard.type(' Lưu');
    await press(page, 'Control+s', 'Control+s');
    made();
    await expect.poll(() => temples('Chùa Hai')).toEqual([{ name: 'Chùa Hai Lần Lưu' }]);
    await page.getByText('Chưa lưu').first().waitFor({ state: 'detached' });
    expect(await temples('Chùa Hai')).toEqual([{ name: 'Chùa Hai Lần Lưu' }]);
  });

  thorough('a letter that an input method puts in between the keys stands where it was typed', async () => {
    const { page, come } = await openWithLate('TempleDetail', '/dashboard/temple-manager');
    await press(page, 'c');
    await page.keyboard.type('Am');
    await press(page, 'Control+s');
    await page.keyboard.type(' Na');
    // The pause after the first of it that reaches the field lasts until the letter has come.
    await page.evaluate(() => {
      const { setTimeout } = window;
      addEventListener(
        'input',
        () => {
          const paused: (() => void)[] = [];
          window.setTimeout = ((act: () => void, ms?: number) =>
            ms ? setTimeout(act, ms) : paused.push(act)) as typeof setTimeout;
          Object.assign(window, {
            goOn() {
              window.setTimeout = setTimeout;
              for (const act of paused) act();
            },
          });
        },
        { capture: true, once: true },
      );
    });
    come();
    await page.waitForFunction(() => 'goOn' in window);
    await page.keyboard.insertText('ạ');
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await expect.poll(() => nameField(page).inputValue()).toBe('Am Naạ');
  });

  thorough('Esc keeps it from coming, and the next keys are those of the list', async () => {
    const { page, come } = await openWithLate('TempleDetail', '/dashboard/temple-manager');
    const first = await focusedRow(page);
    await press(page, 'c');
    await page.keyboard.type('Chùa Thôi');
    await page.locator('[data-row="-2"]').waitFor();
    await press(page, 'Escape', 'j', 'j');
    come();
    await page.waitForFunction(() => !location.search.includes('row='));
    await page.locator('[data-row="-2"]').waitFor({ state: 'detached' });
    // The first leads off the new temple, which is none any more.
    expect((await focusedRow(page)).index).toBe(first.index + 1);
    expect(await nameField(page).count()).toBe(0);
    expect(await temples('Chùa Thôi')).toEqual([]);
  });

  thorough('Esc after saving leaves it saved, with the focus in the list', async () => {
    const { page, come } = await openWithLate('TempleDetail', '/dashboard/temple-manager');
    await press(page, 'c');
    await page.keyboard.type('Chùa Xong');
    await press(page, 'Control+s', 'Escape');
    come();
    await expect.poll(() => temples('Chùa Xong')).toEqual([{ name: 'Chùa Xong' }]);
    await onRow(page);
    expect(await nameField(page).count()).toBe(0);
  });
});

describe('while a question is on its way', () => {
  thorough.each([['Control+s'], ['Enter']])('what is typed and sent by %s is sent once it is there', async (send) => {
    const { page, come } = await openWithLate('overlays', '/dashboard/user-manager?text=kiemduyet');
    const sent = page.waitForRequest((request) => request.url().includes('/adminusers/resetpass'));
    await press(page, 'p');
    await page.keyboard.type('mot-mat-khau-that-dai-8');
    // What is typed after it has nothing to go to: the question is on its way to the server by then.
    await press(page, send, 'n');
    come();
    expect((await sent).postData()).toContain('mot-mat-khau-that-dai-8"');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  thorough('a form is sent as it is by then, and says what is missing in it', async () => {
    const { page, come } = await openWithLate('overlays', '/dashboard/user-manager');
    await press(page, 'c');
    await page.keyboard.type('nguoi.moi');
    await press(page, 'Control+s');
    come();
    const form = page.getByRole('dialog').locator('form');
    await form.waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('form [aria-invalid="true"]'));
    expect(await form.locator('input').first().inputValue()).toBe('nguoi.moi');
  });

  thorough('Esc keeps it from coming, and the next keys are those of the list', async () => {
    const { page, come } = await openWithLate('overlays', '/dashboard/user-manager');
    const { index } = await focusedRow(page);
    await press(page, 'c');
    await page.keyboard.type('thoi');
    await press(page, 'Escape', 'j');
    come();
    await painted(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await focusedRow(page)).index).toBe(index + 1);
  });

  thorough('nothing that is pressed confirms what nobody has read, and Esc keeps that from coming too', async () => {
    const { page, come } = await openWithLate('overlays', '/dashboard/user-manager?text=kiemduyet');
    const { index } = await focusedRow(page);
    const writes: string[] = [];
    page.on('request', (request) => isWrite(request) && writes.push(request.url()));
    await press(page, 'b', 'Control+s', 'Enter', 'Escape');
    come();
    await painted(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect((await focusedRow(page)).index).toBe(index);
    await press(page, 'b');
    await page.getByRole('alertdialog').waitFor();
    expect(writes).toEqual([]);
  });
});

test('what changes rows is pressed before the part that makes changes has come: each is made, on the row that was meant', async () => {
  const { page, come } = await openWithLate('engine', '/dashboard/post-manager');
  const hides: unknown[] = [];
  page.on('request', (request) => {
    if (isWrite(request) && request.url().includes('/post/hidepost')) hides.push(request.url() + request.postData());
  });
  const first = await focusedRow(page);
  await press(page, 'h', 'j', 'h', 'j');
  await painted(page);
  expect(hides).toEqual([]);
  expect(await focusedRow(page)).toEqual(first);
  come();
  await expect.poll(() => new Set(hides).size).toBe(2);
  expect(hides).toHaveLength(2);
  expect((await focusedRow(page)).index).toBe(first.index + 2);
});

describe('while the commands of a list are on their way', () => {
  /** Moving is no command of posts, and done at once: to a row that no other journey here has hidden. */
  const down = async (page: Page, rows: number) => {
    for (let row = 0; row < rows; row += 1) await press(page, 'j');
  };

  thorough('what is pressed is done in this order once they are there, each on the row that was meant', async () => {
    const { page, come } = await openWithLate('commands', '/dashboard/post-manager');
    const first = await focusedRow(page);
    const hidden: string[] = [];
    page.on('request', (request) => {
      if (isWrite(request) && request.url().includes('/post/hidepost')) hidden.push(request.url());
    });
    await down(page, 3);
    await press(page, 'h', 'j', 'j', 'h', 'k');
    await painted(page);
    expect((await focusedRow(page)).index).toBe(first.index + 3);
    const ids = await idsInView(page);
    come();
    await expect.poll(() => hidden.length).toBe(2);
    expect(hidden.map((url) => ids.findIndex((id) => url.endsWith(id)))).toEqual([3, 5]);
    expect((await focusedRow(page)).index).toBe(first.index + 4);
  });

  thorough('a question that is among it has what was pressed after it, and the list what follows its end', async () => {
    const { page, come } = await openWithLate('commands', '/dashboard/profile-manager');
    const { index } = await focusedRow(page);
    await press(page, 'b', 'Escape', 'j');
    come();
    await expect.poll(async () => (await focusedRow(page)).index).toBe(index + 1);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  thorough('a click in the meantime is said to have left them undone', async () => {
    const { page, come } = await openWithLate('commands', '/dashboard/post-manager');
    const writes: string[] = [];
    page.on('request', (request) => isWrite(request) && writes.push(request.url()));
    await press(page, 'h');
    await page.locator('[data-row]').nth(8).locator('[role="gridcell"]').nth(2).click();
    come();
    await page.getByText('các phím bấm trước đó chưa làm gì').waitFor();
    await press(page, 'h');
    await expect.poll(() => writes.length).toBe(1);
  });

  thorough('one who cannot have them hears so, and a key that was pressed before them does nothing later', async () => {
    const page = await server.open('/dashboard/post-manager');
    await page.goto(`${server.url}/healthz`);
    await page.route('**/assets/commands-*.js', (route) => route.abort());
    await page.goto(`${server.url}/dashboard/post-manager`);
    await listReady(page);
    const writes: string[] = [];
    page.on('request', (request) => isWrite(request) && writes.push(request.url()));
    await down(page, 10);
    const isLost = page.waitForEvent('console', (line) =>
      line.text().includes('commands after the first list did not'),
    );
    await press(page, 'h');
    await isLost;
    // What says so needs them as well.
    await page.unroute('**/assets/commands-*.js');
    await page.getByText('Không kết nối được').first().waitFor();
    expect(writes).toEqual([]);
    await press(page, 'h');
    await expect.poll(() => writes.length).toBe(1);
  });
});
