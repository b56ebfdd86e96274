import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { countDrawn, drawnByKey } from './componentsDrawn';
import { type Console, listReady, startConsole } from './console';
import { hearsEvents } from './networkRests';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const lines = (page: Page) => page.locator('[cmdk-item]');
const marked = (page: Page) => page.locator('[cmdk-item][aria-selected="true"]');
const field = (page: Page) => page.locator('[cmdk-input]:focus');
/** More than the list has room for, and fewer than it has. */
const DRAWN_MOST = 12;

/** How many elements the page makes in the turn of a key press. */
async function countMade(page: Page, key: string): Promise<number> {
  await page.evaluate((pressed) => {
    const { createElement, createElementNS } = document;
    Object.assign(window, { made: 0 });
    const counting = (make: (...given: never[]) => Element) =>
      function counted(this: Document, ...given: never[]) {
        (window as unknown as { made: number }).made += 1;
        return make.apply(this, given);
      };
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== pressed) return;
        Object.assign(document, {
          createElement: counting(createElement as never),
          createElementNS: counting(createElementNS as never),
        });
        requestAnimationFrame(() => Object.assign(document, { createElement, createElementNS }));
      },
      { capture: true, once: true },
    );
  }, key.split('+').at(-1));
  await page.keyboard.press(key);
  await field(page).waitFor();
  return page.evaluate(
    () => new Promise<number>((say) => requestAnimationFrame(() => say((window as unknown as { made: number }).made))),
  );
}

/** How many elements the page works out the style of while something is done. */
async function countStyled(page: Page, work: () => Promise<void>): Promise<number> {
  await server.browser.startTracing(page, { categories: ['devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await server.browser.stopTracing()).toString());
  return (traceEvents as { name: string; args: { elementCount?: number } }[])
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

thorough(
  'the palette is drawn before it is opened, of what it lists no more than there is room for, and the page is not styled anew',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    const inPage = await page.locator('*').count();
    // It is made ready in the quiet: by and by an opening finds it so.
    await expect
      .poll(async () => {
        const made = await countMade(page, 'Control+k');
        await page.keyboard.press('Escape');
        await page.locator('[cmdk-input]').waitFor({ state: 'detached' });
        return made;
      })
      .toBeLessThan(10);
    await page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet)));
    const styled = await countStyled(page, async () => {
      await page.keyboard.press('Control+k');
      await field(page).waitFor();
      expect(await lines(page).count()).toBeLessThanOrEqual(DRAWN_MOST);
    });
    expect(inPage).toBeGreaterThan(800);
    expect(styled).toBeLessThan(inPage);
  },
);

thorough(
  'a question about many rows comes and goes, both together with less than the page styled anew twice',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    await page.keyboard.press('Control+a');
    const inPage = await page.locator('*').count();
    const question = page.getByRole('alertdialog');
    const styled = await countStyled(page, async () => {
      await page.keyboard.press('h');
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
    });
    expect(styled).toBeLessThan(2 * inPage);
  },
);

test('an opening draws what it takes to show it, and none of its lines anew', async () => {
  const page = await server.open('/dashboard/post-manager');
  await countDrawn(page);
  await hearsEvents(page);
  // The first opening may come before it is drawn in the quiet: the next one finds it so.
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[cmdk-input]').waitFor({ state: 'detached' });
  await page.waitForTimeout(1000);
  const drawn = await drawnByKey(page, 'Control+k');
  expect(drawn).toBeLessThan(60);
});

/** Opens the palette where no row is at hand, and chooses a command and what it is to be done to. */
async function askedOf(page: Page, words: string, title: string) {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(words);
  await marked(page).filter({ hasText: title }).waitFor();
  await page.keyboard.press('Enter');
}
const target = (page: Page) => page.getByText('Chỉ tìm được bằng mã, không tìm được bằng chữ.');

test('from a later question Esc leads one step back, as its foot says, and so does Backspace', async () => {
  const page = await server.open('/dashboard/audit');
  await listReady(page);
  const foot = page.getByRole('dialog').getByText('lùi một bước');
  await askedOf(page, 'giao vu viec cho dong nghiep', 'Giao vụ việc cho đồng nghiệp');
  for (const key of ['Backspace', 'Escape']) {
    await target(page).waitFor();
    await marked(page).waitFor();
    await page.keyboard.press('Enter');
    await foot.waitFor();
    await page.keyboard.press(key);
    await target(page).waitFor();
    expect(await foot.count()).toBe(0);
  }
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
});

test('what was typed in a step that Esc leads back from is there again, and leaving the question asks for it', async () => {
  const page = await server.open('/dashboard/audit', { tier: 100 });
  await listReady(page);
  await askedOf(page, 'doi ten vai tro', 'Đổi tên vai trò');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Tên vai trò' });
  const choose = async () => {
    // Roles are few: they are offered before a word is typed.
    await page.getByPlaceholder('Tên vai trò…').and(field(page)).waitFor();
    await marked(page).waitFor();
    await page.keyboard.press('Enter');
    await name.waitFor();
  };
  await choose();
  await page.keyboard.type('Người xem');
  await page.keyboard.press('Escape');
  await name.waitFor({ state: 'detached' });
  await choose();
  expect(await name.inputValue()).toBe('Người xem');
  await page.keyboard.press('Escape');
  await name.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor();
});

test('the first key in it draws once what it finds', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  // Whatever comes after the first list may draw it too.
  await hearsEvents(page);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  // All lines are there, and what they were is let go of by the key.
  await expect.poll(() => lines(page).count()).toBeGreaterThan(DRAWN_MOST);
  await page.evaluate(() => {
    const drawn: number[] = [];
    Object.assign(window, { drawn });
    const root = document.querySelector('[cmdk-root]') as Element;
    new MutationObserver(() => drawn.push(root.querySelectorAll('[cmdk-list] [cmdk-item]').length)).observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await page.keyboard.press('b');
  const drawn = await page.evaluate(async () => {
    // As long as React takes for what an effect asks of it.
    for (let frames = 0; frames < 6; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (window as unknown as { drawn: number[] }).drawn;
  });
  // On a busy machine the lines that follow at rest can be among them: with those there are more than it has room for.
  const [first] = drawn;
  expect(drawn.filter((lines) => lines <= DRAWN_MOST)).toEqual([first]);
});

thorough('what a key finds is written into the lines of what it no longer finds', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  const inLines = await page.locator('[cmdk-item], [cmdk-item] *').count();
  const made = await countMade(page, 'b');
  expect(inLines).toBeGreaterThan(60);
  // What works elsewhere says where, as no line of the list at hand did; lines made anew would be more than there were.
  expect(made, `of ${inLines}`).toBeLessThan(0.75 * inLines);
});

thorough(
  'the lines that there is no room for follow at rest, and are there for whoever walks or scrolls to them before',
  async () => {
    const page = await server.open('/dashboard/post-manager');
    await listReady(page);
    const open = async () => {
      await page.keyboard.press('Control+k');
      await field(page).waitFor();
    };
    const leave = async () => {
      await page.keyboard.press('Escape');
      await page.locator('[cmdk-input]').waitFor({ state: 'detached' });
    };
    await open();
    const all = Number(await marked(page).getAttribute('aria-setsize'));
    expect(all).toBeGreaterThan(DRAWN_MOST);
    // Whoever types soon has no more of them taken away.
    await page.waitForTimeout(800);
    expect(await lines(page).count()).toBeLessThanOrEqual(DRAWN_MOST);
    await expect.poll(() => lines(page).count()).toBe(all);
    const last = await lines(page).last().getAttribute('data-value');
    await leave();
    for (const key of ['ArrowUp', 'End']) {
      await open();
      await page.keyboard.press(key);
      expect(await marked(page).getAttribute('data-value')).toBe(last);
      await expect.poll(() => marked(page).evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(900);
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(await marked(page).getAttribute('id'));
      await page.keyboard.press('ArrowDown');
      expect(await marked(page).getAttribute('aria-posinset')).toBe('1');
      await leave();
    }
    // A hand on them is about to scroll.
    await open();
    const box = await lines(page).first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
    await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 12);
    await expect.poll(() => lines(page).count(), { timeout: 600 }).toBe(all);
    await page.mouse.move(0, 0);
    await leave();
    // By letters the first is marked again, and seen.
    await open();
    await page.keyboard.press('End');
    await page.keyboard.type('a');
    expect(await marked(page).getAttribute('aria-posinset')).toBe('1');
    expect(await page.locator('[cmdk-list]').evaluate((list) => list.scrollTop)).toBe(0);
  },
);
