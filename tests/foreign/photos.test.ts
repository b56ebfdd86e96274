import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

test('a photo goes where photos are kept, and the session key does not', async () => {
  const page = await server.openForeign('/dashboard/temple-manager');
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
  await expect.poll(() => server.server.uploads.length).toBe(1);
  const keys = [...server.server.data.sessions.keys()];
  const headers = JSON.stringify(server.server.uploads[0]?.headers);
  expect(keys.filter((key) => headers.includes(key))).toEqual([]);
});

/** The form of the first member's fields. */
async function editMember() {
  const page = await server.openForeign('/dashboard/profile-manager');
  await listReady(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Gõ lệnh').waitFor();
  await page.keyboard.type('sua thong tin thanh vien');
  await page.locator('[cmdk-item][data-selected="true"][data-command="profile.update"]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Nơi ở').waitFor();
  return page;
}
const withPaths = (paths: Record<string, null>) => {
  (server.server.uploads as unknown[]).length = 0;
  for (const id of ['POST /photos/avatar', 'POST /photos/upload']) delete server.paths[id];
  Object.assign(server.paths, paths);
};

thorough('an avatar goes to where avatars are kept; where there is no such place, among the photos', async () => {
  for (const [paths, place] of [
    [{}, '/avatar'],
    [{ 'POST /photos/avatar': null }, '/upload'],
  ] as const) {
    withPaths(paths);
    const page = await editMember();
    await page
      .locator('[data-argument="photo"] input[type="file"]')
      .setInputFiles({ name: 'mat.png', mimeType: 'image/png', buffer: PICTURE });
    await expect.poll(() => server.server.uploads.map(({ path }) => path)).toEqual([place]);
    await page.close();
  }
});

thorough('where no pictures can be sent none are asked for, and those there are stay as they are', async () => {
  withPaths({ 'POST /photos/avatar': null, 'POST /photos/upload': null });
  const [first] = server.server.data.members;
  const before = { ...first };
  const page = await editMember();
  expect(await page.locator('[data-argument="photo"]').count()).toBe(0);
  await page.getByLabel('Nơi ở').fill('Huế');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect.poll(() => first?.location).toBe('Huế');
  expect({ ...first, lastModified: 0 }).toEqual({ ...before, location: 'Huế', lastModified: 0 });

  await page.goto(`${server.url}/dashboard/temple-manager?lang=vi`);
  await listReady(page);
  await page.keyboard.press('Enter');
  await page
    .locator('[data-detail]')
    .getByText('Chưa có ảnh')
    .or(page.locator('[data-detail] li img'))
    .first()
    .waitFor();
  for (const command of ['temple.uploadPhotos', 'temple.uploadAvatar'])
    expect(await page.locator(`[data-command="${command}"]`).count()).toBe(0);
});

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
