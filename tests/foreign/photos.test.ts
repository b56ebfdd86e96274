import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { type ForeignConsole, startForeignConsole } from './console';

let desk: ForeignConsole;
beforeAll(async () => {
  desk = await startForeignConsole();
});
afterAll(() => desk.close());

test('a photo goes where photos are kept, and the session key does not', async () => {
  const page = await desk.openForeign('/dashboard/temple-manager');
  await listReady(page);
  await page.keyboard.press('c');
  await page
    .locator('[role="dialog"] input[type="file"], [data-detail] input[type="file"]')
    .first()
    .waitFor({ state: 'attached' });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'chua.png', mimeType: 'image/png', buffer: PICTURE });
  await expect.poll(() => desk.server.uploads.length).toBe(1);
  const keys = [...desk.server.data.sessions.keys()];
  const headers = JSON.stringify(desk.server.uploads[0]?.headers);
  expect(keys.filter((key) => headers.includes(key))).toEqual([]);
});

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
