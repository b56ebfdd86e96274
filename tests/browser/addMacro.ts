import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the question for the text of a macro. */
export async function askForMacroText(page: Page) {
  await page.keyboard.press('Control+k');
  await page.locator('[cmdk-input]').waitFor();
  await page.keyboard.type('thêm chuỗi thao tác');
  await page.locator('[cmdk-item][data-selected="true"][data-command="macro.add"]').waitFor();
  await page.keyboard.press('Enter');
}

/** Adds a macro from its text, as a colleague sent it. */
export async function addMacro(page: Page, text: string, name: string, key: string) {
  await askForMacroText(page);
  await page.getByRole('dialog').locator('textarea').fill(text);
  await page.keyboard.press('Control+Enter');
  const field = page.locator('[data-command="macro.keep"] input, [role="dialog"] input').first();
  await expect.poll(() => field.inputValue().catch(() => null)).toBe(name);
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type(key);
  await page.keyboard.press('Enter');
  await page.getByText(`Đã lưu “`).first().waitFor();
}
