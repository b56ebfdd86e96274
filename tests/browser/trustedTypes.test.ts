import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { complaintsOf } from './complaints';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const MAP = '/dashboard/temple-manager?look=map';

/** Whether a style sheet that a text brings into the page takes effect. */
const isStyledByText = (page: Page) =>
  page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = ':root { --by-text: yes; }';
    document.head.append(style);
    const byAttribute = document.createElement('p');
    byAttribute.setAttribute('style', '--by-text: yes');
    document.body.append(byAttribute);
    return [document.documentElement, byAttribute].some(
      (element) => getComputedStyle(element).getPropertyValue('--by-text') !== '',
    );
  });

/** Tries to make something run that is no script of the console; answers which of the ways let it through. */
const letThrough = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    const ways: Readonly<Record<string, () => unknown>> = {
      markup: () => {
        document.createElement('p').innerHTML = '<b>';
      },
      'a document': () => new DOMParser().parseFromString('<b>', 'text/html'),
      code: () => {
        script.text = '0';
      },
      'a script that is not of the build': () => {
        script.src = '/boot.js';
      },
      'an upload': () => new Worker('/photos/0.webp'),
      'a way out of the folder': () => new Worker('/assets/%2e%2e/photos/0.webp'),
      'a way out of the folder for the server': () => new Worker('/assets/..%2fphotos/0.webp'),
      'another host': () => new Worker('https://example.org/assets/worker.js'),
      'a text as a script': () => new Worker('data:text/javascript,0'),
      'a blob': () => new Worker(URL.createObjectURL(new Blob(['0']))),
      'another policy': () => window.trustedTypes?.createPolicy('own', { createScriptURL: (address) => address }),
      'the same policy again': () =>
        window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address }),
    };
    return Object.keys(ways).filter((way) => {
      try {
        ways[way]?.();
        return true;
      } catch {
        return false;
      }
    });
  });

thorough('no screen makes markup, code, styles or the address of a script out of text', async () => {
  const page = await server.open('/dashboard/report');
  const complaints = await complaintsOf(page);
  const go = (path: string) => page.goto(server.url + path);
  await go('/dashboard/report?lang=vi');
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').locator('[data-command]').first().waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await page.getByRole('dialog').getByRole('button', { name: 'Giấy' }).waitFor();
  // The map and what becomes of a file are answers of workers.
  await go(MAP);
  await page.locator('[data-spot]').first().waitFor();
  await go('/dashboard/temple-manager/import');
  const file = { name: 'chua.csv', mimeType: 'text/csv', buffer: Buffer.from('name,address\nChùa Thử,Phố A') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('[data-count="created"]').waitFor();
  await go('/dashboard');
  await page.locator('[data-chart="series"] path[data-series]').first().waitFor();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await go('/signin');
  await page.locator('input[name="username"]').waitFor();
  expect(complaints).toEqual([]);
});

test('markup, code, styles and scripts from elsewhere that are made out of text are refused by the browser', async () => {
  const page = await server.open(MAP);
  const complaints = await complaintsOf(page);
  await page.reload();
  await page.locator('[data-spot]').first().waitFor();
  expect(await letThrough(page)).toEqual([]);
  expect(await isStyledByText(page)).toBe(false);
  await expect.poll(() => complaints.join()).toContain('require-trusted-types-for');
});
