import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** What the browser asks when the page is to go; everything is answered with staying. */
function asked(page: Page) {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  return questions;
}
/** Asks the page to load itself anew, as its button in the browser does. */
const reload = (page: Page) => page.evaluate(() => void setTimeout(() => location.reload()));

test('a form that is half filled in keeps the page until the person says so, also one that was closed and keeps its draft', async () => {
  const page = await server.open('/dashboard/notification-manager', { tier: 100 });
  const questions = asked(page);
  await page.locator('header [data-command="notification.send"]').click();
  const field = page.getByRole('dialog').getByLabel('Tiêu đề');
  await field.fill('Bảo trì đêm nay');
  await reload(page);
  await expect.poll(() => questions).toEqual(['beforeunload']);
  expect(await field.inputValue()).toBe('Bảo trì đêm nay');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await reload(page);
  await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload']);
});

thorough('a page in which nothing waits to be sent goes without a question', async () => {
  const page = await server.open('/dashboard/post-manager');
  await listReady(page);
  const questions = asked(page);
  await page.keyboard.press('j');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await reload(page);
  await page.waitForFunction(() => !('isOld' in window));
  await listReady(page);
  expect(questions).toEqual([]);
});

thorough('actions of a role that were changed and not saved keep the page', async () => {
  const page = await server.open('/dashboard/role-manager', { tier: 100 });
  await listReady(page);
  const questions = asked(page);
  await page.keyboard.press('Enter');
  const box = page.locator('[data-detail] input[type="checkbox"]').first();
  await box.click();
  await reload(page);
  await expect.poll(() => questions).toEqual(['beforeunload']);
});
