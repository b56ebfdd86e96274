import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, focusedRow, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const ALT = 1;

/** One keyboard event as the system would send it: what is printed, where the key is, and the number behind it. */
interface Sent {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly held?: boolean;
  readonly modifiers?: number;
}

/** A list with its first row in focus, and a hand on the keyboard below the browser: events come in trusted, with any values. */
async function atTheKeys(path: string): Promise<{ page: Page; cdp: CDPSession; down: Send; up: Send }> {
  const page = await server.open(path);
  await listReady(page);
  const cdp = await page.context().newCDPSession(page);
  const send =
    (type: 'rawKeyDown' | 'keyUp'): Send =>
    async ({ key, code, keyCode, held = false, modifiers = 0 }) => {
      await cdp.send('Input.dispatchKeyEvent', {
        type,
        key,
        code,
        modifiers,
        windowsVirtualKeyCode: keyCode,
        autoRepeat: held,
      });
    };
  return { page, cdp, down: send('rawKeyDown'), up: send('keyUp') };
}
type Send = (sent: Sent) => Promise<void>;

const N: Sent = { key: 'n', code: 'KeyN', keyCode: 78 };
const J: Sent = { key: 'j', code: 'KeyJ', keyCode: 74 };
const G: Sent = { key: 'g', code: 'KeyG', keyCode: 71 };
const P: Sent = { key: 'p', code: 'KeyP', keyCode: 80 };

const decided = async () =>
  Number(
    (
      await server.store.db
        .selectFrom('report_case')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('action', '<>', 0)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Exactly so many decisions have reached the store, and none is on its way any more. */
async function decidedIs(page: Page, count: number) {
  await expect.poll(decided).toBe(count);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"][role="row"]'));
  expect(await decided()).toBe(count);
}

const rowIs = (page: Page, index: number) =>
  page.waitForFunction(
    (wanted) => Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')) === wanted,
    index,
  );

/** Nothing came of what was pressed: no layer, no move, no decision; and the next key is heard. */
async function nothingCameOf(page: Page, before: { index: number; url: string; count: number }) {
  expect((await focusedRow(page)).index).toBe(before.index);
  await page.keyboard.press('j');
  await rowIs(page, before.index + 1);
  expect(await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()).toBe(0);
  expect(page.url()).toBe(before.url);
  await decidedIs(page, before.count);
  await page.keyboard.press('k');
  await rowIs(page, before.index);
}
const asItStands = async (page: Page) => ({
  index: (await focusedRow(page)).index,
  url: page.url(),
  count: await decided(),
});

test('n held down decides one report, and one more when it is pressed anew', async () => {
  const { page, down, up } = await atTheKeys('/dashboard/report');
  const { index, count } = await asItStands(page);
  await down(N);
  for (let again = 0; again < 15; again += 1) await down({ ...N, held: true });
  await up(N);
  await rowIs(page, index + 1);
  await decidedIs(page, count + 1);
  await down(N);
  await rowIs(page, index + 2);
  await decidedIs(page, count + 2);
});

thorough('j held down walks on', async () => {
  const { page, down } = await atTheKeys('/dashboard/report');
  const { index } = await focusedRow(page);
  await down(J);
  for (let again = 0; again < 4; again += 1) await down({ ...J, held: true });
  await rowIs(page, index + 5);
});

thorough('a lost keyup changes nothing: neither of a letter nor of Ctrl', async () => {
  const { page, down } = await atTheKeys('/dashboard/report');
  const { index, count } = await asItStands(page);
  await down(N);
  await rowIs(page, index + 1);
  await down(J);
  await rowIs(page, index + 2);
  await down({ key: 'Control', code: 'ControlLeft', keyCode: 17, modifiers: 2 });
  await down({ key: 'Shift', code: 'ShiftLeft', keyCode: 16, modifiers: 8 });
  await down(N);
  await rowIs(page, index + 3);
  await decidedIs(page, count + 2);
  await down(G);
  await down(P);
  await page.waitForURL(/post-manager/);
  await listReady(page);
});

test('g and p pressed over each other lead to the posts', async () => {
  const { page, down, up } = await atTheKeys('/dashboard/report');
  await down(G);
  await down(P);
  await up(G);
  await up(P);
  await page.waitForURL(/post-manager/);
  await listReady(page);
});

thorough('n and j pressed over each other both count', async () => {
  const { page, down, up } = await atTheKeys('/dashboard/report');
  const { index, count } = await asItStands(page);
  await down(N);
  await down(J);
  await up(N);
  await up(J);
  await rowIs(page, index + 2);
  await decidedIs(page, count + 1);
});

thorough('the second key of a sequence that continues nothing is swallowed, and Esc leaves a sequence', async () => {
  const { page } = await atTheKeys('/dashboard/report');
  const before = await asItStands(page);
  await page.keyboard.press('g');
  await page.keyboard.press('z');
  await nothingCameOf(page, before);
  await page.keyboard.press('g');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await rowIs(page, before.index + 1);
  await decidedIs(page, before.count + 1);
});

thorough('what an input method is composing is not for the console', async () => {
  const { page, down } = await atTheKeys('/dashboard/report');
  const before = await asItStands(page);
  await down({ ...N, keyCode: 229 });
  await down({ ...N, key: 'Process', keyCode: 229 });
  await down({ ...N, key: 'Process' });
  await down({ ...N, key: 'Dead' });
  await down({ ...N, key: 'Unidentified' });
  await page.evaluate(() => {
    const composing = { key: 'n', code: 'KeyN', isComposing: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', composing));
  });
  await nothingCameOf(page, before);
});

test('what an input method injects, a Backspace and the letter with its mark, is not for the console', async () => {
  const { page, down } = await atTheKeys('/dashboard/report');
  const before = await asItStands(page);
  await down({ key: 'Backspace', code: '', keyCode: 8 });
  await down({ key: 'á', code: '', keyCode: 231 });
  await down({ key: 'n', code: '', keyCode: 231 });
  await nothingCameOf(page, before);
  await down({ key: 'Backspace', code: 'Backspace', keyCode: 8 });
  await down({ key: 'á', code: 'KeyS', keyCode: 83 });
  await page.getByText('Đang bật gõ tiếng Việt').first().waitFor();
  await nothingCameOf(page, before);
});

thorough('Alt, AltGraph and Ctrl with Alt belong to the system', async () => {
  const { page, down } = await atTheKeys('/dashboard/report');
  const before = await asItStands(page);
  await down({ ...N, modifiers: ALT });
  await down({ ...N, modifiers: ALT | 2 });
  await down({ ...N, modifiers: 4 });
  await nothingCameOf(page, before);
});

thorough('Caps Lock does not change what a letter means', async () => {
  const { page, down, up } = await atTheKeys('/dashboard/report');
  const { index, count } = await asItStands(page);
  await down({ ...N, key: 'N' });
  await up({ ...N, key: 'N' });
  await rowIs(page, index + 1);
  await decidedIs(page, count + 1);
  // With Caps Lock on, Shift prints small letters: it is still Shift.
  await down({ key: 'j', code: 'KeyJ', keyCode: 74, modifiers: 8 });
  await rowIs(page, index + 2);
  await page.getByText('Đã chọn 2 dòng').first().waitFor();
});

test('on an Arabic layout letters count by where they are', async () => {
  const { page, down } = await atTheKeys('/dashboard/report');
  const { index, count } = await asItStands(page);
  await down({ ...N, key: 'ى' });
  await rowIs(page, index + 1);
  await decidedIs(page, count + 1);
  await down({ ...J, key: 'ت' });
  await rowIs(page, index + 2);
  await down({ key: '؟', code: 'Slash', keyCode: 191, modifiers: 8 });
  await page.getByRole('dialog', { name: 'Phím tắt' }).waitFor();
  await page.keyboard.press('Escape');
  await rowIs(page, index + 2);
  await down({ ...G, key: 'ل' });
  await down({ ...P, key: 'ح' });
  await page.waitForURL(/post-manager/);
});

thorough('on AZERTY and QWERTZ letters count by what is printed on them', async () => {
  const { page, down } = await atTheKeys('/dashboard/report');
  const { index, count } = await asItStands(page);
  await down(N);
  await rowIs(page, index + 1);
  await decidedIs(page, count + 1);
  await down({ key: 'z', code: 'KeyY', keyCode: 90 });
  await decidedIs(page, count);
  await down(N);
  await decidedIs(page, count + 1);
  await down({ key: 'z', code: 'KeyW', keyCode: 90 });
  await decidedIs(page, count);
});

thorough(
  'a pasted public key opens the palette on its member, and Enter held down runs nothing of the member',
  async () => {
    const { page } = await atTheKeys('/dashboard/report');
    const { pubkey } = await server.store.db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${pubkey}\n`);
    await page.keyboard.press('Control+v');
    const field = page.getByRole('combobox');
    await field.waitFor();
    expect(await field.inputValue()).toBe(pubkey);
    await page.locator(`[cmdk-item][aria-selected="true"][data-value="profile:${pubkey}"]`).waitFor();
    const url = page.url();
    await page.keyboard.down('Enter');
    await page.getByPlaceholder('Làm gì với').waitFor();
    for (let again = 0; again < 5; again += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await field.count()).toBe(1);
    expect(page.url()).toBe(url);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await listReady(page);
  },
);

thorough(
  'the letters of a block panel count by where they are on an Arabic layout, and Enter held down applies nothing',
  async () => {
    const { page, down } = await atTheKeys('/dashboard/profile-manager');
    const ofTicked = () => page.locator('[role="option"][aria-selected="true"]').count();
    // Two letters on one key: nothing but the page itself can send that.
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'لا', code: 'KeyB', keyCode: 66, bubbles: true, cancelable: true }),
      ),
    );
    const panel = page.getByRole('listbox');
    await panel.waitFor();
    const ticked = await ofTicked();
    await down({ ...P, key: 'ح' });
    await expect.poll(ofTicked).not.toBe(ticked);
    await down({ key: 'Enter', code: 'Enter', keyCode: 13, held: true });
    expect(await panel.count()).toBe(1);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  },
);

thorough('Enter and Esc that end a composition in the palette neither run nor close', async () => {
  const { page, cdp, down } = await atTheKeys('/dashboard/report');
  const before = await asItStands(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  await cdp.send('Input.imeSetComposition', { text: 'bỏ', selectionStart: 2, selectionEnd: 2 });
  await down({ key: 'Enter', code: 'Enter', keyCode: 229 });
  await down({ key: 'Escape', code: 'Escape', keyCode: 229 });
  await page.evaluate(() => {
    for (const key of ['Enter', 'Escape']) {
      const composing = { key, code: key, isComposing: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', composing));
    }
  });
  expect(await field.inputValue()).toBe('bỏ');
  await cdp.send('Input.insertText', { text: 'bỏ' });
  expect(await field.inputValue()).toBe('bỏ');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await nothingCameOf(page, before);
});

thorough('Mod+Enter in the palette takes what the questions start from and asks nothing', async () => {
  const { page } = await atTheKeys('/dashboard/profile-manager');
  const { pubkey } = await server.store.db
    .selectFrom('member')
    .select('pubkey')
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const blocks = async () =>
    (await server.store.db.selectFrom('member').select('blocks').where('pubkey', '=', pubkey).executeTakeFirstOrThrow())
      .blocks;
  await server.store.db.updateTable('member').set({ blocks: [] }).where('pubkey', '=', pubkey).execute();
  await page.reload();
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('khoa thanh');
  await page.locator('[cmdk-item][aria-selected="true"]').filter({ hasText: 'Khoá thành viên' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await blocks()).length).toBe(3);
  await listReady(page);
});

thorough(
  'a filter chosen by keys leaves its chip for the rows, Esc comes back to it, and clearing goes on in the rows',
  async () => {
    const { page } = await atTheKeys('/dashboard/post-manager');
    const at = (selector: string) =>
      page.waitForFunction((wanted) => document.activeElement?.closest(wanted) != null, selector);
    await page.keyboard.press('f');
    await at('button[data-command="list.filter"]');
    await page.keyboard.press('Enter');
    await at('[role="menu"]');
    await page.keyboard.press('Escape');
    await at('button[data-command="list.filter"]');
    await page.keyboard.press('Enter');
    await at('[role="menu"]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await at('[role="row"]');
    await page.waitForFunction(() => location.search.includes('state='));
    await rowIs(page, 2);
    await page.keyboard.press('j');
    await rowIs(page, 3);
    await page.getByRole('button', { name: 'Xoá hết bộ lọc' }).focus();
    await page.keyboard.press('Enter');
    await at('[role="row"]');
  },
);

thorough(
  'two announcements of one moment both stand to be heard, and make room for the next once they were drawn',
  async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const words = 'Danh sách này không sắp xếp theo tên được';
    const said = page.locator('[aria-live="polite"]').getByText(words, { exact: true });
    const drawn = await page.evaluate((wanted) => {
      const press = { key: 'S', code: 'KeyS', keyCode: 83, shiftKey: true, bubbles: true, cancelable: true };
      for (const _ of [1, 2]) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      // In the frame that has them: a moment later something else may be said, and takes their place.
      return new Promise<(string | null)[]>((resolve) => {
        const look = () => {
          const all = [...document.querySelectorAll('[aria-live="polite"] > *')].map((one) => one.textContent);
          if (all.includes(wanted)) resolve(all);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    }, words);
    expect(drawn.filter((one) => one === words)).toHaveLength(2);
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift+S');
        return said.count();
      })
      .toBe(1);
  },
);
