import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, keyboardOnly, listReady, startConsole } from './console';
import { wcagProblems } from './wcag';

/** Import calls are answered 503 while this holds: a server that is busy with something else. */
let stalled = false;
let server: Console;
beforeAll(async () => {
  server = await startConsole((app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!stalled || !request.url.startsWith('/api/location/import')) return;
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({ error: { code: 503, message: 'busy' }, data: null });
    });
  });
});
afterAll(() => server.close());

const LIST = '/dashboard/temple-manager';
const PATH = `${LIST}/import`;
const BALI = resolve(import.meta.dirname, '../import/data/places-of-worship-bali.csv');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const there = async () => {
  const { n } = await server.store.db
    .selectFrom('temple')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
};
const named = (name: string) =>
  server.store.db.selectFrom('temple').selectAll().where('name', '=', name).where('deleted_at', 'is', null).execute();
const clear = () => server.store.db.deleteFrom('temple').where('country', '=', 'Indonesia').execute();

/** How many rows of each verdict the screen says. */
async function counts(page: Page) {
  await page.locator('[data-count="created"]').waitFor();
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-count]')].map((one) => [
        one.dataset.count,
        Number(one.querySelector('strong')?.textContent?.replace(/\D/g, '')),
      ]),
    ),
  );
}
const choose = async (page: Page, files: string | ReturnType<typeof csv>) => {
  await page.locator('input[type="file"]').setInputFiles(files);
};
/** Why rows are refused, and what is decided for all of a kind, stands below the counts once it is asked for. */
const unfold = (page: Page) =>
  page.locator('section:has(> div > ul [data-count]) button[aria-expanded="false"]').click();
/** Over 25 rows it asks. */
const begin = async (page: Page, asks = true) => {
  await page.locator('[data-command="temple.importAll"]').click();
  if (asks) await page.getByRole('alertdialog').getByRole('button', { name: 'Nhập cơ sở' }).click();
};
const done = (page: Page, count: number) =>
  page
    .getByText(`Xong ${count.toLocaleString('vi')}`)
    .first()
    .waitFor({ timeout: 60_000 });

test('the tour waits in an import, whose rows have keys of their own at its foot, and goes on in the next list', async () => {
  const page = await server.open(PATH, { isNew: true });
  await choose(page, csv('mot.csv', 'name,address\n,Phố Cũ\nChùa Người Mới Nhập,Phố Mới\n'));
  await page.locator('[data-key-line] [data-command="temple.editRow"]').getByText('F2').waitFor();
  expect(await page.locator('[data-tour]').count()).toBe(0);
  await begin(page, false);
  await done(page, 1);
  expect(await page.locator('[data-tour]').count()).toBe(0);
  await page.getByRole('link', { name: 'Xem các cơ sở đã nhập' }).click();
  await page.locator('[data-tour]').waitFor();
});

thorough(
  'why rows are refused is counted, each reason shows its rows and what mends them, and after the end they can still be mended',
  async () => {
    const page = await server.open(PATH);
    const rows = ['name,address,lat,lng', ',Phố A,1,2', ',Phố B,1,2', 'Chùa Xa,Phố C,999,2', 'Chùa Nhập Được,Phố D,,'];
    await choose(page, csv('vi-sao.csv', rows.join('\n')));
    expect(await counts(page)).toMatchObject({ created: 1, refused: 3 });
    const reasons = page.locator('[data-reason]');
    expect(await reasons.count()).toBe(0);
    await unfold(page);
    await expect
      .poll(() => reasons.allTextContents())
      .toEqual(['Tên: còn trống · 2', expect.stringMatching(/toạ độ ngoài phạm vi.* · 1$/)]);
    await reasons.first().click();
    await page.locator('[role="grid"][aria-rowcount="3"]').waitFor();
    await page.locator('[data-reasons] [data-command="temple.fillEmpty"]').waitFor();
    await reasons.first().click();
    await page.locator('[role="grid"][aria-rowcount="5"]').waitFor();
    await page.getByRole('button', { name: 'Nhập 1 dòng' }).click();
    await page.locator('[data-import-over]').waitFor({ timeout: 60_000 });
    // What is written is mended no more, until the person goes on to that.
    await reasons.first().click();
    await page.locator('[role="grid"][aria-rowcount="3"]').waitFor();
    expect(await page.locator('[data-reasons] [data-command="temple.fillEmpty"]').count()).toBe(0);
    await reasons.first().click();
    await page.getByRole('button', { name: 'Sửa 3 dòng không nhập được' }).click();
    await reasons.first().waitFor();
    expect(await page.locator('fieldset[data-fixed="true"]').count()).toBe(0);
    // What is mended is written in its turn, and with that it is over again, but for what is still refused.
    await reasons.first().click();
    await page.locator('[data-reasons] [data-command="temple.fillEmpty"]').click();
    await page.getByRole('textbox', { name: /Chùa \{city\}/ }).waitFor();
    await page.keyboard.type('Chùa {address}');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Nhập 2 dòng' }).click();
    await page.getByRole('button', { name: 'Sửa 1 dòng không nhập được' }).waitFor();
    expect(await page.locator('fieldset[data-fixed="true"]:disabled').count()).toBe(1);
    expect((await named('Chùa Phố A')).length).toBe(1);
  },
);

thorough(
  'beside a row that is open nothing is cut that counts, no row moves, and the tools are as many before as after',
  async () => {
    const page = await server.open(PATH);
    const rows = [
      'Tên,Địa chỉ,Vĩ độ,Kinh độ,Ghi chú',
      ',Phố A,1,2,',
      'Chùa Ngược,Phố C,105.85,21.02,x',
      'Chùa Lạ,Phố D,0,0,',
    ];
    await choose(page, csv('cat-chu.csv', rows.join('\n')));
    await counts(page);
    // What is public and only guessed is in sight, and says so.
    await page.locator('details[data-columns="guessed"][open]').getByText('1 cột đoán: Ghi chú').waitFor();
    const tools = page.locator('header [data-command^="list."]');
    await tools.nth(5).waitFor();
    const before = await tools.count();
    const topOf = async () => (await page.locator('[data-row]').first().boundingBox())?.y;
    const top = await topOf();
    await page.keyboard.press('Enter');
    await page.locator('[data-detail]').waitFor();
    const rail = page.locator('[data-file-rail]');
    await rail.waitFor();
    await page.locator('details[data-part]').waitFor({ state: 'hidden' });
    expect(await topOf()).toBe(top);
    await expect
      .poll(() =>
        page
          .locator('header, ul:has(> [data-count])')
          .evaluateAll((bars) => bars.every((bar) => bar.scrollWidth <= bar.clientWidth)),
      )
      .toBe(true);
    await page.locator('header').getByText('3 dòng', { exact: true }).waitFor();
    expect(await page.locator('[data-command="temple.importAll"] kbd').count()).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => tools.count()).toBe(before);
    // The panel is there for the row as well where it is asked for.
    await page.keyboard.press('Enter');
    await rail.click();
    await page.locator('details[data-part]').waitFor();
    await rail.waitFor({ state: 'detached' });
  },
);

describe('774 places of worship in Bali', () => {
  test('by keyboard alone: 508 are created, 266 are duplicates, none is refused; undo takes back exactly those', async () => {
    const before = await there();
    const page = await server.open(LIST);
    await listReady(page);
    const keys = await keyboardOnly(page);
    // Said early: the browser needs a moment to hand its choosers over.
    const chooser = page.waitForEvent('filechooser');
    await keys.press('m');
    await page.locator('[role="menuitem"][data-command="temple.import"]').waitFor();
    while ((await page.evaluate(() => document.activeElement?.getAttribute('data-command'))) !== 'temple.import')
      await keys.press('ArrowDown');
    // The screen is fetched when it is opened first: the focus is its button's once it is there.
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PATH}`);
    await page.waitForFunction(() => document.activeElement?.closest('button')?.textContent?.includes('Chọn tệp CSV'));
    await keys.press('Enter');
    await (await chooser).setFiles(BALI);
    expect(await counts(page)).toEqual({ created: 508, likeRow: 266, likeStored: 0, refused: 0 });
    await listReady(page);
    expect(await wcagProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Nhập 508 dòng' }).waitFor();
    await keys.press('Control+s');
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    expect(await question.textContent()).toContain('Nhập 508 dòng?');
    await question.getByText('Bỏ qua 266 dòng trùng.').waitFor();
    await keys.press('Enter');
    await done(page, 508);
    expect(await there()).toBe(before + 508);
    expect(await page.locator('[data-done="created"] strong').textContent()).toBe('508');
    // It is over: nothing says that it will be, and nothing offers it again.
    await page.locator('[data-command="temple.importAll"]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-count="created"], [data-progress]').count()).toBe(0);
    await page.locator('[role="row"][aria-rowindex="2"]').getByText('Đã tạo').waitFor();
    await page.locator('[data-import-over]').getByRole('link', { name: 'Xem các cơ sở đã nhập' }).waitFor();
    expect(await page.locator('fieldset[data-fixed="true"]:disabled').count()).toBe(1);

    await keys.press('z');
    await expect.poll(there, { timeout: 120_000 }).toBe(before);
    await page.locator('[data-command="temple.importAll"]').waitFor();
  }, 240_000);

  thorough(
    'imported twice, the second time all 774 are there already and nothing is created',
    async () => {
      await clear();
      const before = await there();
      const page = await server.open(PATH);
      await choose(page, BALI);
      expect(await counts(page)).toMatchObject({ created: 508 });
      await begin(page);
      await done(page, 508);
      await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
      await choose(page, BALI);
      await expect.poll(() => counts(page)).toEqual({ created: 0, likeRow: 0, likeStored: 774, refused: 0 });
      // There is nothing to press, and who presses it all the same is told why.
      await page.locator('[data-command="temple.importAll"][aria-disabled="true"]').click({ force: true });
      await page.getByText('Không có dòng nào để nhập.').first().waitFor();
      expect(await there()).toBe(before + 508);
    },
    120_000,
  );

  thorough(
    'a server that stops in the middle and starts again makes none twice and loses none',
    async () => {
      await clear();
      const before = await there();
      const page = await server.open(PATH);
      await choose(page, BALI);
      await counts(page);
      await begin(page);
      await server.restart(2000);
      await done(page, 508);
      expect(await there()).toBe(before + 508);
    },
    120_000,
  );

  thorough(
    'goes on after a reload with what was not sent',
    async () => {
      await clear();
      const before = await there();
      const page = await server.open(PATH);
      page.on('dialog', (dialog) => void dialog.accept());
      await choose(page, BALI);
      await counts(page);
      stalled = true;
      await begin(page);
      await page
        .getByText(/khi có lại sẽ tự chạy tiếp/)
        .first()
        .waitFor();
      await page.reload();
      stalled = false;
      await expect.poll(there, { timeout: 60_000 }).toBe(before + 508);
      await page.getByText('Các lần nhập gần đây').waitFor();
      await done(page, 508);
    },
    120_000,
  );
});

describe('a file that is not as it should be', () => {
  const FILE = 'Mã;Tên;Vĩ độ;Kinh độ\nA1;Chùa Nhập Một;21,0;x\nA2;Chùa Nhập Hai;21,0;106,0\nA3;;20,4;106,2';

  thorough('says why rows are refused, and its failed rows are mended and imported again', async () => {
    const page = await server.open(PATH);
    await choose(page, csv('xau.csv', FILE));
    expect(await counts(page)).toEqual({ created: 1, likeRow: 0, likeStored: 0, refused: 2 });
    await page.getByText('Kinh độ: không đọc được toạ độ · 21,0, x', { exact: true }).waitFor();
    const downloading = page.waitForEvent('download');
    await unfold(page);
    await page.getByRole('button', { name: 'Tải các dòng không nhập được' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('xau-failed.csv');
    const failed = readFileSync(await download.path(), 'utf8');
    expect(failed).toContain('A1;Chùa Nhập Một;21,0;x;Kinh độ: không đọc được toạ độ');
    await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
    const mended = failed.replace('21,0;x', '21,0;105,0').replace('A3;;', 'A3;Chùa Nhập Ba;');
    await choose(page, csv('lai.csv', mended));
    await expect.poll(() => counts(page)).toMatchObject({ created: 2, refused: 0 });
    await begin(page, false);
    await expect.poll(async () => (await named('Chùa Nhập Một'))[0]?.lng).toBe(105);
    await expect.poll(async () => (await named('Chùa Nhập Ba')).length).toBe(1);
  });

  thorough(
    'all that is wrong with a row is said, and opening it moves no row and leaves the button its number',
    async () => {
      const page = await server.open(PATH, { width: 1440 });
      const file = 'name,type,lat,lng\nChùa Đủ Lời,chua,21,105\nĐền Xa Lắc Lơ,xyz,116.4,307.5\nĐình Lạc,dinh,abc,106';
      await choose(page, csv('lac.csv', file));
      const row = page.locator('[role="row"]').filter({ hasText: 'Đền Xa Lắc Lơ' });
      const off = 'toạ độ ngoài phạm vi';
      await row
        .getByText(`Vĩ độ: ${off} · Kinh độ: ${off} · Loại lạ, giữ nguyên như trong tệp · 116.4, 307.5`, {
          exact: true,
        })
        .waitFor();
      // Every column is known: what they mean is there to be unfolded.
      expect(await page.locator('details[data-columns="known"]:not([open])').count()).toBe(1);
      const before = (await row.boundingBox())?.y;
      await row.click();
      await page.locator('[data-detail]').getByText('Đền Xa Lắc Lơ').first().waitFor();
      expect((await row.boundingBox())?.y).toBe(before);
      await page.locator('[data-command="temple.importAll"]').getByText('Nhập 1').first().waitFor();
    },
  );

  thorough('its columns are corrected, judged anew, and remembered', async () => {
    const page = await server.open(PATH);
    const file = csv('la.csv', 'Mã,Phật hiệu,Địa chỉ,Nơi\nA1,Chùa Cột Lạ,1 Lê Lợi,Huế\n');
    await choose(page, file);
    await page.getByText('Hãy cho biết cột nào là tên cơ sở.').waitFor();
    await page.getByLabel('Tên', { exact: true }).selectOption({ label: 'Phật hiệu · Chùa Cột Lạ' });
    await expect.poll(() => counts(page)).toMatchObject({ created: 1 });
    await page.getByLabel('Tỉnh, thành phố').selectOption({ index: 4 });
    await page.locator('[role="row"]').filter({ hasText: 'Huế' }).waitFor();
    await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
    await choose(page, file);
    await page.locator('[role="row"]').filter({ hasText: 'Huế' }).waitFor();
    expect(await page.getByLabel('Tỉnh, thành phố').inputValue()).toBe('3');
  });

  thorough('what cannot be read at all says so, and another file can be chosen', async () => {
    const page = await server.open(PATH);
    await choose(page, csv('ho.csv', 'name\n"A'));
    await page.getByRole('alert').getByText('Dấu ngoặc kép mở ở dòng 2 không được đóng lại.').waitFor();
    await choose(page, csv('trong.csv', ''));
    await page.getByRole('alert').getByText('Tệp này trống.').waitFor();
    await choose(page, csv('tot.csv', 'name\nChùa Tốt Lành'));
    expect(await counts(page)).toMatchObject({ created: 1 });
  });
});

thorough(
  'duplicates are skipped, created anyway or filled in, row by row and all at once; a table can be pasted',
  async () => {
    const { newRow, newTempleId } = await import('../../server/resources/temples/rows');
    const { EMPTY_TEMPLE } = await import('../../contract/temples/calls');
    const now = Math.floor(Date.now() / 1000);
    for (const name of ['Chùa Trùng Một', 'Chùa Trùng Hai', 'Chùa Trùng Ba'])
      await server.store.db
        .insertInto('temple')
        .values(newRow(newTempleId(now), { ...EMPTY_TEMPLE, name, nickname: 'cũ' }, now))
        .execute();
    const page = await server.open(PATH);
    await page.getByRole('button', { name: /Chọn tệp CSV/ }).waitFor();
    const table = 'name\tdescription\nchua trung mot\tmột\nChùa Trùng Hai\thai\nChùa Trùng Ba\tba\nChùa Trùng Bốn\tbốn';
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, table);
    expect(await counts(page)).toEqual({ created: 1, likeRow: 0, likeStored: 3, refused: 0 });
    await unfold(page);
    await page
      .getByRole('group', { name: /Đã có sẵn/ })
      .getByRole('button', { name: 'Bổ sung' })
      .click();
    await page.locator('[role="row"][aria-rowindex="3"]').click();
    await page.keyboard.press('n');
    await page.locator('[role="row"][aria-rowindex="4"]').click();
    await page.keyboard.press('c');
    await page.locator('[role="row"][aria-rowindex="4"]').getByText('Vẫn tạo').waitFor();
    await page.locator('[role="row"][aria-rowindex="2"]').click();
    const change = page.locator('[data-detail]').getByText('Giới thiệu', { exact: true }).first().locator('..');
    await expect.poll(() => change.textContent()).toBe('Giới thiệutrống → một');
    await begin(page, false);
    await done(page, 3);
    expect(await named('chua trung mot')).toEqual([]);
    const [one] = await named('Chùa Trùng Một');
    expect(one).toMatchObject({ nickname: 'cũ', description: 'một' });
    expect(await named('Chùa Trùng Hai')).toMatchObject([{ description: '' }]);
    expect(await named('Chùa Trùng Ba')).toHaveLength(2);
    expect(await named('Chùa Trùng Bốn')).toMatchObject([{ description: 'bốn' }]);
    await page.keyboard.press('z');
    await expect.poll(async () => (await named('Chùa Trùng Ba')).length).toBe(1);
    await expect.poll(async () => (await named('Chùa Trùng Một'))[0]?.description).toBe('');
    // What was taken back says so, and nothing still offers to take it back.
    await page.getByRole('article').getByText('Đã hoàn tác 3').waitFor();
    expect(await page.getByRole('button', { name: /^Hoàn tác/, disabled: false }).count()).toBe(0);
  },
);

thorough('what the list exports, the import knows again: every row is there already, with all its fields', async () => {
  const page = await server.open(LIST, { width: 1920 });
  await listReady(page);
  const downloading = page.waitForEvent('download');
  await page.locator('header [data-command="temple.export"]').click();
  const file = await (await downloading).path();
  await page.goto(`${server.url}${PATH}`);
  await choose(page, file);
  const total = await there();
  const found = await counts(page);
  expect(found).toMatchObject({ created: 0, likeRow: 0, refused: 0, likeStored: total });
});

const FOUR =
  'name,address,latitude,longitude\nChùa Bố Cục Một,Huế,16,107\n,Huế,16,107\nChùa Bố Cục Hai,Vinh,x,105\nChùa Bố Cục Ba,Vinh,0,0';
const topOf = (page: Page, row: number) =>
  page.locator(`[role="row"][aria-rowindex="${row}"]`).evaluate((element) => element.getBoundingClientRect().top);
const focusedAt = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'));

test('what of a file is odd or stays behind is said where its rows are counted, on a phone as well, and a row without a name has its line', async () => {
  const page = await server.open(PATH, { width: 1440 });
  const rows = [
    'Chùa Xa,Huế,48.85,2.35,0903',
    ',Huế,16.47,107.58,0904',
    'Chùa Thừa,Huế,16.5,107.6,0905,x,y',
    'Chùa Xa,Huế,48.85,2.35,0906',
  ];
  const file = csv('le.csv', ['Tên,Tỉnh,Vĩ độ,Kinh độ,Điện thoại', ...rows].join('\n'));
  await choose(page, file);
  await page.locator('[data-dropped="1"]').getByText('Cột không được nhập: Điện thoại').waitFor();
  await page.getByText('Không có cột loại, tất cả được lấy là Chùa').waitFor();
  await page.getByText('Dòng bị lệch (1): 4').waitFor();
  await page.locator('[role="row"][aria-rowindex="2"]').getByText('Toạ độ cách Huế 9.702 km').waitFor();
  await page.locator('[role="row"][aria-rowindex="3"]').focus();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByText('Dòng 3 · Tên: còn trống').waitFor();
  const phone = await server.open(PATH, { width: 390 });
  await choose(phone, file);
  await phone.locator('[data-dropped="1"]').getByText('Điện thoại').waitFor();
  // Where the counts are wider than the window, none of them and no button is cut off.
  const arabic = await server.open(PATH, { width: 390, lang: 'ar' });
  await choose(arabic, file);
  await arabic.locator('[data-to-check]').waitFor();
  const cut = await arabic
    .locator('section:has(> div > ul [data-count]) :is(li, button)')
    .evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            one.getBoundingClientRect().left < 0 || one.closest('ul')?.scrollWidth !== one.closest('ul')?.clientWidth,
        ).length,
    );
  expect(cut).toBe(0);
});

test('a row that lacks cells, or names no type or country there is, says so, and is shown alone by that', async () => {
  const page = await server.open(PATH, { width: 1440 });
  const whole = (name: string, type: string, country: string) => `${name},${type},Huế,${country}`;
  const lines = [whole('Chùa Lạ', 'Nhà xyz', 'Atlantis'), 'Chùa Cụt,Chùa', whole('Chùa Đủ', 'Chùa', 'Việt Nam')];
  await choose(page, csv('nghi.csv', ['Tên,Loại,Tỉnh,Quốc gia', ...lines].join('\n')));
  await page.locator('[data-to-check]').getByText('2').waitFor();
  await page.getByText('Loại lạ, giữ nguyên như trong tệp · Quốc gia lạ, giữ nguyên như trong tệp').waitFor();
  await page.locator('summary').getByText('1 giá trị lạ').waitFor();
  await unfold(page);
  await page.locator('[data-reason="tooFewCells"]').click();
  await page.getByText('Chùa Lạ', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('Chùa Cụt', { exact: true }).waitFor();
});

thorough('no row moves when a file is written and taken back, and the focus stays on its row', async () => {
  const page = await server.open(PATH, { width: 1440 });
  await choose(page, csv('bo-cuc.csv', FOUR));
  await page.getByRole('button', { name: 'Nhập 2 dòng' }).waitFor();
  const heads = await page.locator('[role="columnheader"]').allTextContents();
  expect(heads.filter((head) => head !== '').slice(0, 4)).toEqual(['Dòng', 'Tên', 'Kết quả', 'Lý do']);
  await page.locator('[role="row"][aria-rowindex="5"]').getByText('Toạ độ 0, 0 nên không có vị trí').waitFor();
  await page.locator('[data-to-check]').getByText('1').waitFor();
  await unfold(page);
  await page.locator('[data-reason="zeroPlace"]').getByText('· 1').waitFor();
  // As far from the edge as what stands at the other end.
  const main = page.locator('header [data-command="temple.importAll"]');
  expect(await main.evaluate((button) => innerWidth - button.getBoundingClientRect().right)).toBeGreaterThanOrEqual(15);
  await page.locator('[role="row"][aria-rowindex="4"]').focus();
  const before = await topOf(page, 4);
  await page.keyboard.press('Control+s');
  await page.locator('[data-import-over]').waitFor({ timeout: 60_000 });
  expect([await topOf(page, 4), await focusedAt(page)]).toEqual([before, '4']);
  await page.keyboard.press('z');
  await page.getByRole('article').getByText('Đã hoàn tác 2').waitFor();
  expect([await topOf(page, 4), await focusedAt(page)]).toEqual([before, '4']);
});

thorough.each(['vi', 'en', 'fr', 'it', 'es', 'zh', 'ar'])(
  'beside an open row the heading of an import is whole, in %s',
  async (lang) => {
    const page = await server.open(PATH, { width: 1440, lang });
    await choose(page, csv('bo-cuc.csv', FOUR));
    await page.locator('[role="row"][aria-rowindex="2"]').click();
    await page.locator('[data-detail]').waitFor();
    expect(await page.locator('main h1').evaluate((h1) => h1.scrollWidth - h1.clientWidth)).toBeLessThanOrEqual(0);
    // Its counts take two lines at most, and what becomes of each row is said whole.
    expect(await page.locator('section:has(> div > ul [data-count])').evaluate((box) => box.clientHeight)).toBeLessThan(
      80,
    );
    const verdicts = page.locator('[data-row] [data-tone] > :last-child');
    expect(await verdicts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  },
);

thorough.each(['vi', 'en', 'ar'])(
  'on a phone the first row of a file stands in the upper half, in %s',
  async (lang) => {
    const page = await server.open(PATH, { width: 390, lang });
    await choose(page, csv('bo-cuc.csv', `${FOUR}\nChùa Bố Cục Một,Huế,16,107`));
    await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
    expect(await topOf(page, 2)).toBeLessThan(400);
    await unfold(page);
    await page.locator('[data-reason="zeroPlace"]').waitFor();
    expect(await wcagProblems(page)).toEqual([]);
  },
);

thorough.each(['vi', 'fr', 'ar'])(
  'what becomes of a row is said whole on a phone, beside a long address: %s',
  async (lang) => {
    const page = await server.open(PATH, { lang, width: 390 });
    const row = `Chùa Hai Lần,${'12 ngõ rất dài '.repeat(6)},21.02,105.85`;
    await choose(
      page,
      csv('hai-lan.csv', `name,address,latitude,longitude\n${row}\n${row}\n,${'Không tên '.repeat(9)},10,106`),
    );
    await page.locator('[role="row"][aria-rowindex="4"] [data-tone]').waitFor();
    const cut = await page.locator('[role="row"] [data-tone] .truncate').evaluateAll((all) =>
      all.flatMap((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        // By parts of a pixel: so little takes a word away. A browser counts in sixty-fourths of one.
        return words.getBoundingClientRect().width > one.getBoundingClientRect().width + 0.1 ? [one.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  },
);

thorough('who may not add temples meets no import', async () => {
  const page = await server.open(LIST, { may: ['LOCATION_VIEW'] });
  await listReady(page);
  expect(await page.locator('[data-command="temple.import"]').count()).toBe(0);
  await page.goto(`${server.url}${PATH}`);
  await page.locator('strong', { hasText: 'Thêm cơ sở thờ tự' }).waitFor();
});
