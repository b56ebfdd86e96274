import type { Page } from 'playwright-core';

/** The row that has the focus: its place in the grid and its text. Fails where the focus is on no row. */
export async function focusedRow(page: Page): Promise<{ index: number; text: string }> {
  const found = await page.evaluate(() => {
    const row = document.activeElement?.closest('[role="row"]');
    return row ? { index: Number(row.getAttribute('aria-rowindex')), text: row.textContent ?? '' } : null;
  });
  if (!found)
    throw new Error(`the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`);
  return found;
}

/** Waits until the list has its rows and the focus is on one of them. */
export async function listReady(page: Page): Promise<void> {
  // The first row is that of the headings; a link to a row further down has any of the others in view.
  await page.locator('[role="row"][aria-rowindex]:not([aria-rowindex="1"])').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
}

/** Signs out as somebody does who knows no key for it: by the palette. Resolves when sign-in says so. */
export async function signOutByPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await page.keyboard.type('dang xuat');
  await page.locator('[cmdk-item][data-selected="true"][data-command="session.signOut"]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Bạn đã đăng xuất.').first().waitFor();
}

/** Frames are few where a machine has much else to do. */
const GIVEN_BACK_MS = 5000;

/**
 * Whether the focus is somewhere, after a press: what had it may leave the page with what the key opens, and it is given back with one of
 * the next frames (src/keys/focusLost.ts).
 */
export const hasFocus = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: GIVEN_BACK_MS })
    .then(
      () => true,
      () => false,
    );

/** Fails the test when anything but the keyboard is used: a journey by keyboard alone. */
export async function keyboardOnly(
  page: Page,
): Promise<{ presses: () => number; press: (key: string) => Promise<void>; type: (text: string) => Promise<void> }> {
  let presses = 0;
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) {
      addEventListener(type, () => Object.assign(window, { pointerUsed: type }), { capture: true });
    }
  });
  return {
    presses: () => presses,
    press: async (key) => {
      presses += 1;
      await page.keyboard.press(key);
      if (await page.evaluate(() => 'pointerUsed' in window)) throw new Error('a pointer was used');
      if (!(await hasFocus(page))) throw new Error(`after ${key} the focus stays on the body`);
    },
    type: async (text) => page.keyboard.type(text),
  };
}
