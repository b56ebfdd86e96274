import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { callsOf } from './callsOf';
import { type Console, focusedRow, keyboardOnly, listReady, startConsole } from './console';
import { hearsEvents } from './networkRests';
import { takeClock } from './takeClock';
import { wcagProblems } from './wcag';

let server: Console;
/** Uploads that get no answer, as when the way breaks off. */
let losing = 0;
/** Uploads wait until the test lets them go on. */
let gate: Promise<void> = Promise.resolve();
beforeAll(async () => {
  server = await startConsole((app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api/photos/')) return;
      await gate;
      if (losing > 0) {
        losing -= 1;
        reply.raw.destroy();
      }
    });
  });
});
afterAll(() => server.close());
beforeEach(() => {
  losing = 0;
  gate = Promise.resolve();
});

const PATH = '/dashboard/temple-manager';
const named = (name: string) =>
  server.store.db.selectFrom('temple').selectAll().where('name', '=', name).where('deleted_at', 'is', null).execute();
const field = (page: Page, label: string) => page.getByRole('complementary').getByLabel(label, { exact: true });
const save = (page: Page) => page.locator('[data-command="temple.save"]').click();
const picture = async (colour: string) => ({
  name: `${colour.slice(1)}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});
async function openTemple(page: Page, name: string): Promise<void> {
  await page.locator('[role="row"]').filter({ hasText: name }).first().dblclick();
  // Another may be open still.
  await expect.poll(() => field(page, 'Tên').inputValue()).toBe(name);
}
/** Each temple of a test is newer than what was there before: lists begin with it, also within one second. */
let templesMade = 0;
async function aTemple(name: string, more: object = {}): Promise<string> {
  const { newRow, newTempleId } = await import('../../server/resources/temples/rows');
  const { EMPTY_TEMPLE } = await import('../../contract/temples/calls');
  templesMade += 1;
  const now = Math.floor(Date.now() / 1000) + templesMade;
  const id = newTempleId(now);
  await server.store.db
    .insertInto('temple')
    .values(newRow(id, { ...EMPTY_TEMPLE, name, ...more }, now))
    .execute();
  return id;
}

describe('by keyboard alone', () => {
  test('from anywhere a temple is created with 4 presses, taken back with z and made again with Mod+Shift+Z', async () => {
    const page = await server.open('/dashboard/report');
    await listReady(page);
    const keys = await keyboardOnly(page);
    await keys.press('g');
    // The screen is fetched when it is opened first: the focus is its heading's once it is there.
    await page.keyboard.press('t');
    await listReady(page);
    await keys.press('c');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'name');
    await keys.type('Chùa Bốn Phím');
    await keys.press('Control+s');
    expect(keys.presses() + 1).toBe(4);
    await expect.poll(() => named('Chùa Bốn Phím')).toHaveLength(1);
    const [made] = await named('Chùa Bốn Phím');
    await page.waitForURL(`**/temple-manager?row=${made?.temple_id}`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe('name');
    expect(await page.getByText('Chưa lưu', { exact: true }).count()).toBe(0);

    await keys.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
    expect((await focusedRow(page)).text).toContain('Chùa Bốn Phím');
    await keys.press('z');
    await expect.poll(() => named('Chùa Bốn Phím')).toHaveLength(0);
    await keys.press('Control+Shift+Z');
    await expect.poll(() => named('Chùa Bốn Phím')).toMatchObject([{ temple_id: made?.temple_id }]);
  });

  thorough('a temple without a name is refused at the field alone, and saved with Mod+Enter too', async () => {
    const page = await server.open(PATH);
    await listReady(page);
    await page.keyboard.press('c');
    const name = page.locator('[data-field="name"]');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'name');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-field="name"][aria-invalid="true"]:focus').waitFor();
    expect(await name.locator('xpath=following-sibling::p').textContent()).toBe('Chưa có tên');
    expect(await page.locator('[data-sonner-toast]').filter({ hasText: 'Chưa có tên' }).count()).toBe(0);
    await page.keyboard.type('Chùa Ấn Enter');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => named('Chùa Ấn Enter')).toHaveLength(1);
  });

  thorough('a new temple is saved with one call, and its list is read once for it', async () => {
    const page = await server.open(PATH);
    await listReady(page);
    await hearsEvents(page);
    await page.keyboard.press('c');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'name');
    await page.keyboard.type('Chùa Đọc Một Lần');
    const rest = callsOf(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/temple-manager?row=*', { waitUntil: 'commit' });
    await page.locator('[role="row"]').filter({ hasText: 'Chùa Đọc Một Lần' }).first().waitFor();
    await expect.poll(() => calls.filter((call) => call.endsWith('/location/list')).length).toBe(1);
    // What would be read after that, would be within a second.
    await takeClock(page);
    await page.clock.fastForward(1000);
    await rest();
    expect(calls.filter((call) => call.includes('/location/'))).toEqual([
      'POST /api/location/create',
      'GET /api/location/list',
    ]);
  });

  thorough('every field is reached and filled in, a point from a pasted link, and saved at once', async () => {
    await aTemple('Chùa Để Sửa');
    const page = await server.open(PATH);
    await listReady(page);
    const keys = await keyboardOnly(page);
    expect((await focusedRow(page)).text).toContain('Chùa Để Sửa');
    await keys.press('Control+e');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'name');
    for (const [name, text] of [
      ['nickname', 'Tên gọi'],
      ['type', 'ArrowDown'],
      ['address', '12 Lê Lợi'],
      ['city', 'Huế'],
      ['country', 'Việt Nam'],
      ['place', 'https://www.google.com/maps/@16.4637,107.5909,17z'],
      ['description', 'Một dòng'],
    ] as const) {
      await keys.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe(name);
      if (name === 'type') await keys.press(text);
      else await keys.type(text);
    }
    await keys.press('Control+s');
    await expect
      .poll(() => named('Chùa Để Sửa'))
      .toMatchObject([
        {
          nickname: 'Tên gọi',
          type: 'TEMPLE',
          address: '12 Lê Lợi',
          city: 'Huế',
          country: 'Việt Nam',
          lat: 16.4637,
          lng: 107.5909,
          description: 'Một dòng',
        },
      ]);
    await keys.press('Escape');
    await keys.press('v');
    await expect.poll(() => named('Chùa Để Sửa')).toHaveLength(0);
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
    await keys.press('z');
    await expect.poll(() => named('Chùa Để Sửa')).toHaveLength(1);
  });

  thorough('a temple without a name is not saved, and says so where the name belongs', async () => {
    const page = await server.open(PATH, { lang: 'en' });
    await listReady(page);
    const keys = await keyboardOnly(page);
    await keys.press('c');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'name');
    await keys.press('Tab');
    await keys.press('Control+s');
    await page.getByText('Enter a name').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe('name');
    await keys.press('Escape');
    // The draft is the first row, and goes at once.
    expect((await focusedRow(page)).text).toContain('(no name)');
    await keys.press('v');
    await page.getByText('(no name)').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') != null);
  });
});

describe('by mouse alone', () => {
  test('a temple is created, given photos in an order, an avatar, and deleted; the first remaining is selected', async () => {
    const page = await server.open(PATH);
    await listReady(page);
    await page.locator('header [data-command="temple.create"]').click();
    await field(page, 'Tên').fill('Chùa Bằng Chuột');
    const chooser = page.waitForEvent('filechooser');
    await page.locator('[data-command="temple.uploadPhotos"]').click();
    await (await chooser).setFiles([await picture('#aa0000'), await picture('#00aa00')]);
    const photos = page.getByRole('complementary').locator('img[alt^="Ảnh"]');
    await expect.poll(() => photos.count()).toBe(2);
    const sources = () => photos.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    const before = await sources();
    await page.getByRole('button', { name: 'Đưa ảnh 1 ra sau' }).click();
    await expect.poll(sources).toEqual(before.toReversed());
    await page.getByRole('button', { name: 'Lấy ảnh 1 làm ảnh đại diện' }).click();
    await save(page);
    await expect.poll(async () => (await named('Chùa Bằng Chuột'))[0]?.photos.length).toBe(2);
    const [made] = await named('Chùa Bằng Chuột');
    expect(made?.avatar).toBe(made?.photos[0]);
    expect(made?.photos.map((url) => url.replace('.webp', '-thumb.webp'))).toEqual(before.toReversed());
    expect((await fetch(server.url + made?.photos[0])).headers.get('content-type')).toBe('image/webp');

    await page.waitForURL(`**row=${made?.temple_id}`);
    // There is nothing to save any more, and its button shows that.
    await page.locator('[data-command="temple.save"][aria-disabled="true"]').waitFor();
    await page.getByRole('complementary').locator('[data-command="list.menu"]').click();
    await page.getByRole('menu').locator('[data-command="temple.delete"]').click();
    await expect.poll(() => named('Chùa Bằng Chuột')).toHaveLength(0);
    await page.waitForURL((url) => !url.search.includes(made?.temple_id ?? '-'));
    const cursor = page.locator('[role="row"][tabindex="0"]');
    expect(await cursor.textContent()).not.toContain('Chùa Bằng Chuột');
    expect(await cursor.getAttribute('aria-rowindex')).toBe('3');
  });

  thorough('files can be dropped and pasted', async () => {
    await aTemple('Chùa Kéo Thả');
    const page = await server.open(PATH);
    await listReady(page);
    await openTemple(page, 'Chùa Kéo Thả');
    const { buffer } = await picture('#0000aa');
    const other = await picture('#777777');
    for (const [type, bytes] of [
      ['drop', buffer],
      ['paste', other.buffer],
    ] as const) {
      await page.evaluate(
        ({ type, base64 }) => {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], `${type}.png`, { type: 'image/png' }));
          const form = document.querySelector('[data-detail]');
          form?.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
        },
        { type, base64: bytes.toString('base64') },
      );
    }
    await expect.poll(() => page.getByRole('complementary').locator('img[alt^="Ảnh"]').count()).toBe(2);
    await save(page);
    await expect.poll(async () => (await named('Chùa Kéo Thả'))[0]?.photos.length).toBe(2);
  });
});

thorough('what is typed and not saved survives leaving, a reload, and is marked in the list', async () => {
  await aTemple('Chùa Còn Dở');
  const page = await server.open(PATH);
  await listReady(page);
  await openTemple(page, 'Chùa Còn Dở');
  await field(page, 'Tên gọi khác').fill('chưa lưu đâu');
  await page.locator('header [data-command="temple.create"]').click();
  // The editor of the new temple comes a frame after it has been asked for, in place of the other one.
  await expect.poll(() => field(page, 'Tên').inputValue()).toBe('');
  await field(page, 'Tên').fill('Chùa Nháp');
  await page.goto(`${server.url}/dashboard/report`);
  await listReady(page);
  await page.goto(`${server.url}${PATH}`);
  await listReady(page);
  const first = page.locator('[role="row"][aria-rowindex="2"]');
  expect(await first.textContent()).toContain('Chùa Nháp');
  expect(await first.textContent()).toContain('Chưa lưu');
  await openTemple(page, 'Chùa Còn Dở');
  expect(await field(page, 'Tên gọi khác').inputValue()).toBe('chưa lưu đâu');
  expect((await named('Chùa Còn Dở'))[0]?.nickname).toBe('');
  await page.getByRole('complementary').locator('[data-command="temple.discard"]').click();
  await expect.poll(() => field(page, 'Tên gọi khác').inputValue()).toBe('');
  await openTemple(page, 'Chùa Nháp');
  await save(page);
  await expect.poll(() => named('Chùa Nháp')).toHaveLength(1);
});

thorough(
  'a new temple into which nothing was typed is gone once it is left, and one with a letter is not',
  async () => {
    const page = await server.open(PATH);
    await listReady(page);
    const drafts = page.locator('[role="row"]').filter({ hasText: 'Chưa lưu' });
    for (const [typed, left] of [
      ['', 0],
      ['C', 1],
    ] as const) {
      await page.keyboard.press('c');
      await expect.poll(() => field(page, 'Tên').evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type(typed);
      // First to its row, then out.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.locator('[data-detail]').waitFor({ state: 'detached' });
      await expect.poll(() => drafts.count()).toBe(left);
    }
  },
);

thorough('two editors: the second is shown what the first saved, and chooses field by field', async () => {
  await aTemple('Chùa Hai Người', { city: 'Huế' });
  const [one, two] = [await server.open(PATH), await server.open(PATH)];
  // The second hears nothing of the first: else it would see at once what has changed.
  await two.route('**/api/events', (route) => route.abort());
  await two.reload();
  for (const page of [one, two]) {
    await listReady(page);
    await openTemple(page, 'Chùa Hai Người');
  }
  await field(one, 'Tỉnh, thành phố').fill('Đà Nẵng');
  await field(one, 'Quốc gia').fill('Việt Nam');
  await field(one, 'Tên gọi khác').fill('Tên một');
  await save(one);
  await expect.poll(async () => (await named('Chùa Hai Người'))[0]?.city).toBe('Đà Nẵng');

  await field(two, 'Tỉnh, thành phố').fill('Hội An');
  await field(two, 'Tên gọi khác').fill('Tên hai');
  await field(two, 'Địa chỉ').fill('5 Trần Phú');
  await two.keyboard.press('Control+s');
  const panel = two.getByRole('alert', { name: 'Người khác vừa sửa cơ sở này' });
  await panel.waitFor();
  expect((await named('Chùa Hai Người'))[0]).toMatchObject({ city: 'Đà Nẵng', address: '' });
  await panel
    .getByRole('group', { name: 'Tỉnh, thành phố' })
    .getByLabel(/Của người kia/)
    .check();
  expect(await field(two, 'Tỉnh, thành phố').inputValue()).toBe('Đà Nẵng');
  expect(await panel.textContent()).toContain('Việt Nam');
  expect(await wcagProblems(two)).toEqual([]);
  await two.keyboard.press('Control+s');
  await expect
    .poll(async () => (await named('Chùa Hai Người'))[0])
    .toMatchObject({ city: 'Đà Nẵng', nickname: 'Tên hai', address: '5 Trần Phú', country: 'Việt Nam' });
  await panel.waitFor({ state: 'detached' });
});

thorough('an upload that is lost takes neither the others nor the form with it, and can be tried again', async () => {
  await aTemple('Chùa Mất Ảnh');
  const page = await server.open(PATH);
  await listReady(page);
  await openTemple(page, 'Chùa Mất Ảnh');
  await field(page, 'Địa chỉ').fill('7 Bạch Đằng');
  losing = Number.POSITIVE_INFINITY;
  const give = (...files: Awaited<ReturnType<typeof picture>>[]) =>
    page.locator('input[data-files="photo"]').setInputFiles(files);
  await give(await picture('#111111'));
  await page.getByRole('complementary').getByRole('alert').waitFor();
  losing = 0;
  const text = { name: 'khong-phai-anh.txt', mimeType: 'text/plain', buffer: Buffer.from('xin chào') };
  await give(await picture('#222222'), text);
  const photos = page.getByRole('complementary').locator('img[alt^="Ảnh"]');
  await expect.poll(() => photos.count()).toBe(1);
  expect(await field(page, 'Địa chỉ').inputValue()).toBe('7 Bạch Đằng');
  await page.getByRole('button', { name: 'Bỏ qua khong-phai-anh.txt' }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Thử lại' }).click();
  await expect.poll(() => photos.count()).toBe(2);

  // A save while a file is on its way waits for it.
  let letGo = () => {};
  gate = new Promise((resolve) => {
    letGo = resolve;
  });
  await give(await picture('#333333'));
  await page.getByRole('progressbar').waitFor();
  await save(page);
  expect((await named('Chùa Mất Ảnh'))[0]?.address).toBe('');
  letGo();
  await expect
    .poll(async () => (await named('Chùa Mất Ảnh'))[0])
    .toMatchObject({ address: '7 Bạch Đằng', photos: { length: 3 } });
});

thorough('the list is searched without marks and sorted by name, and exported as it is shown', async () => {
  await aTemple('Zzz Chùa Cuối');
  const page = await server.open(PATH, { width: 1920 });
  await listReady(page);
  const first = page.locator('[role="row"][aria-rowindex="2"]');
  const order = () => new URL(page.url()).searchParams.get('sort');
  await page.keyboard.press('Shift+S');
  await page.keyboard.press('Shift+S');
  await expect.poll(() => first.textContent()).toContain('Zzz Chùa Cuối');
  expect(order()).toBe('-name');
  // The third time the order is the one that the list began with.
  await page.keyboard.press('Shift+S');
  await expect.poll(order).toBeNull();
  await page.keyboard.press('/');
  await page.keyboard.type('chua mot cot');
  await expect.poll(() => first.textContent()).toContain('Chùa Một Cột');
  const downloading = page.waitForEvent('download');
  await page.locator('header [data-command="temple.export"]').click();
  const file = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toContain('"name";"nickname";"type"');
  expect(text).toContain('"Chùa Một Cột";"Diên Hựu tự";"PAGODA"');
  expect(text).not.toContain('Zzz');
});

thorough('who may only look sees every field and changes none', async () => {
  const page = await server.open(PATH, { may: ['LOCATION_VIEW'] });
  await listReady(page);
  await page.locator('[role="row"][aria-rowindex="2"]').dblclick();
  await field(page, 'Tên').waitFor();
  expect(await field(page, 'Tên').getAttribute('readonly')).not.toBeNull();
  for (const command of ['create', 'save', 'delete', 'uploadPhotos', 'uploadAvatar'])
    expect(await page.locator(`[data-command="temple.${command}"]`).count(), command).toBe(0);
});
