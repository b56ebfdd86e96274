import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_TEMPLE } from '../../contract/temples/calls';
import { newRow, newTempleId } from '../../server/resources/temples/rows';
import { encoded, xlsxOf } from '../import/samples';
import { thorough } from '../support/depth';
import { type Console, focusedRow, keyboardOnly, startConsole } from './console';
import { wcagProblems } from './wcag';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const PATH = '/dashboard/temple-manager/import';
const named = (name: string) =>
  server.store.db.selectFrom('temple').selectAll().where('name', '=', name).where('deleted_at', 'is', null).execute();
const choose = async (page: Page, name: string, content: string | Buffer) => {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
};
const count = (page: Page, kind: string) => page.locator(`[data-count="${kind}"] strong`).textContent();
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());

const OSM = `@id;name;name:en;religion;addr:city;lat;lon
node/1;Chùa Sửa Một;;buddhist;Huế;16.41;107.51
node/2;;Repair Pagoda;buddhist;Huế;16.42;107.52
node/3;;;hindu;Vinh;16.43;107.53
node/4;;;hindu;;16.44;107.54`;

test('by keyboard alone: a pattern names the nameless, a cell is written over, both are taken back by z', async () => {
  const page = await server.open(PATH);
  const keys = await keyboardOnly(page);
  await page.getByRole('button', { name: /Chọn tệp CSV/ }).waitFor();
  await choose(page, 'osm.csv', OSM);
  await expect.poll(() => count(page, 'refused')).toBe('2');
  // No number stands where names do.
  expect(await page.locator('[role="row"]').filter({ hasText: 'node/' }).count()).toBe(0);
  await page.locator('[role="row"][aria-rowindex="2"]').waitFor();
  await keys.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('điền các ô trống');
  await page.locator('[role="option"]').filter({ hasText: 'Điền các ô trống của một trường' }).waitFor();
  await keys.press('Enter');
  await page.getByRole('option', { name: 'Tên', exact: true }).waitFor();
  await keys.press('Enter');
  await page.getByRole('textbox', { name: /Chùa \{city\}/ }).waitFor();
  await page.keyboard.type('Chùa {city}');
  await keys.press('Enter');
  await expect.poll(() => count(page, 'refused')).toBe('1');
  await page.locator('[role="row"]').filter({ hasText: 'Chùa Vinh' }).waitFor();
  // The cell that the row is refused for is meant: nobody is asked which, and what is typed goes into it.
  await page.locator('[role="row"][aria-rowindex="5"]').focus();
  await keys.press('F2');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tên', exact: true }).waitFor();
  await page.keyboard.type('Chùa Sửa Bốn');
  await keys.press('Enter');
  await expect.poll(() => count(page, 'refused')).toBe('0');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))).toBe('5');
  await keys.press('z');
  await expect.poll(() => count(page, 'refused')).toBe('1');
  await keys.press('z');
  await expect.poll(() => count(page, 'refused')).toBe('2');
  expect(await wcagProblems(page)).toEqual([]);
});

test('what was not imported is shown alone to be mended, with the focus on its first row and a key for the cell', async () => {
  const page = await server.open(PATH);
  await page.getByRole('button', { name: /Chọn tệp CSV/ }).waitFor();
  await choose(
    page,
    'half.csv',
    'name,address,city,lat,lng\nChùa Phần Một,1 Lê Lợi,Vinh,18.67,105.69\nChùa Phần Hai,2 Lê Lợi,Vinh,999,105.68',
  );
  await expect.poll(() => count(page, 'refused')).toBe('1');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Sửa 1 dòng không nhập được' }).click();
  const rows = page.locator('[role="row"][data-row]');
  await expect.poll(() => rows.count()).toBe(1);
  await expect
    .poll(() =>
      focusedRow(page).then(
        ({ text }) => text,
        () => '',
      ),
    )
    .toContain('Chùa Phần Hai');
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await page.keyboard.press('Escape');
});

const importedAs = (id: string) =>
  server.store.db.selectFrom('temple_import').selectAll().where('import_id', '=', id).executeTakeFirstOrThrow();

test('rows that could not be read are kept with their import: another day they are read there and mended by key, each at its line', async () => {
  const page = await server.open(PATH);
  await page.getByRole('button', { name: /Chọn tệp CSV/ }).waitFor();
  const lines = [
    'tên chùa;địa chỉ;vĩ độ;kinh độ',
    'Chùa Kho Một;1 Lê Lợi;18.67;105.69',
    '"Chùa ""Kho"" Hai";2 Lê Lợi;999;105.68',
    ';3 Lê Lợi;18.6;105.6',
    'Chùa Kho Một;1 Lê Lợi;18.67;105.69',
    '=1+1;5 Lê Lợi;18.5;',
  ];
  await choose(page, 'kho.csv', lines.join('\n'));
  await expect.poll(() => count(page, 'refused')).toBe('3');
  await page.keyboard.press('Control+s');
  await page.locator('[data-sonner-toast]').getByText('xong 1/1. Không nhập được: 3 · Bỏ qua: 1').waitFor();
  await page.getByRole('link', { name: 'Xem các cơ sở đã nhập' }).click();
  await page.locator('[role="row"][data-row]').filter({ hasText: 'kho.csv' }).click();
  const line = (number: number) => page.locator(`[data-line="${number}"]`);
  await line(3).filter({ hasText: 'Vĩ độ: toạ độ ngoài phạm vi' }).waitFor();
  await line(4).filter({ hasText: 'Tên: còn trống' }).waitFor();
  await line(5).filter({ hasText: 'Bỏ qua' }).waitFor();
  expect(
    await page.locator('[data-line]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.line)),
  ).toEqual(['3', '4', '6', '2', '5']);
  expect(await page.locator('[data-in-the-file]').count()).toBe(0);
  expect(await wcagProblems(page)).toEqual([]);
  const [kept] = await server.store.db
    .selectFrom('temple_import')
    .selectAll()
    .where('file_name', '=', 'kho.csv')
    .execute();

  // Nothing of the page that imported them is left.
  await page.reload();
  const keys = await keyboardOnly(page);
  await line(3).waitFor();
  await keys.press('s');
  await page.waitForURL(`**${PATH}*`);
  await expect.poll(() => count(page, 'refused')).toBe('3');
  const rows = page.locator('[role="row"][data-row]');
  expect(await rows.count()).toBe(3);
  await expect
    .poll(() =>
      focusedRow(page).then(
        ({ text }) => text,
        () => '',
      ),
    )
    .toContain('Chùa "Kho" Hai');
  expect((await focusedRow(page)).text).toMatch(/^3/);
  await keys.press('F2');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Vĩ độ/ })
    .waitFor();
  await page.keyboard.type('18.66');
  await keys.press('Enter');
  await expect.poll(() => count(page, 'refused')).toBe('2');
  await keys.press('Control+s');
  await page.locator('[data-import-over]').waitFor();
  expect(await named('Chùa "Kho" Hai')).toMatchObject([{ lat: 18.66, address: '2 Lê Lợi' }]);
  expect(await importedAs(kept?.import_id ?? '')).toMatchObject({
    ...{ file_name: 'kho.csv', file_hash: kept?.file_hash, rows: 5, refused: 2, left_out: 1 },
    counts: { created: 2, unreadable: 2, leftOut: 1 },
  });
  expect(
    await server.store.db.selectFrom('temple_import').selectAll().where('file_name', '=', 'kho.csv').execute(),
  ).toHaveLength(1);
});

test('rows that an import does not keep are said to be in the file alone', async () => {
  const { uid } = await server.store.db.selectFrom('admin_user').select('uid').limit(1).executeTakeFirstOrThrow();
  const said = { file_name: 'cu.csv', file_size: 9, file_hash: 'c'.repeat(64), rows: 4, left_out: 0, refused: 3 };
  const at = Math.floor(Date.now() / 1000);
  const counts = JSON.stringify({ created: 1 });
  await server.store.db
    .insertInto('temple_import')
    .values({ import_id: 'cu', uid, at, ...said, counts })
    .execute();
  const page = await server.open('/dashboard/temple-manager/imports');
  await page.locator('[role="row"][data-row]').filter({ hasText: 'cu.csv' }).click();
  const leftBehind = page.locator('[data-in-the-file]').filter({ hasText: 'chỉ còn trong tệp: 3' });
  await leftBehind.locator('[data-command="temple.import"]').click();
  await page.waitForURL(`**${PATH}*`);
});

test('a row that is mended under a filter stays until one goes on, with what is wrong with it next', async () => {
  const page = await server.open(PATH);
  const rows = ['name,lat,lng', 'Chùa Hai Lỗi,abc,999', 'Chùa Một Lỗi,xyz,105', 'Chùa Đúng,21,105'];
  await choose(page, 'hai-loi.csv', rows.join('\n'));
  await page.locator('section:has(> div > ul [data-count]) button[aria-expanded="false"]').click();
  await page.locator('[data-reason="unreadablePlace"]').click();
  await page.locator('[role="grid"][aria-rowcount="3"]').waitFor();
  const row = (name: string) => page.locator('[role="row"]').filter({ hasText: name });
  const mend = async (field: RegExp, value: string) => {
    await page.keyboard.press('F2');
    await page.getByRole('dialog').getByRole('textbox', { name: field }).waitFor();
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  };
  await row('Chùa Hai Lỗi').focus();
  await mend(/^Vĩ độ, từ −90 đến 90$/, '21');
  // All that is wrong with it was said before: the next is mended once the first has been.
  await page.locator('[data-repairs="1"]').waitFor();
  // Its next reason is said where it stands, and the same key mends that.
  await row('Chùa Hai Lỗi').filter({ hasText: 'Kinh độ: toạ độ ngoài phạm vi' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Chùa Hai Lỗi');
  await mend(/^Kinh độ, từ −180 đến 180$/, '105');
  await row('Chùa Hai Lỗi').filter({ hasText: 'Sẽ tạo' }).waitFor();
  expect(await page.locator('[data-repairs="2"]').isVisible()).toBe(true);
  await page.keyboard.press('j');
  await row('Chùa Hai Lỗi').waitFor({ state: 'detached' });
  await mend(/^Vĩ độ/, '21');
  await row('Chùa Một Lỗi').filter({ hasText: 'Sẽ tạo' }).waitFor();
  // Other rows are asked for: what was mended is none of them.
  await page.keyboard.press('Escape');
  await page.locator('[role="grid"][aria-rowcount="4"]').waitFor();
});

thorough(
  'values of the type are mapped, a column gets a field, and both are remembered for the next file',
  async () => {
    const page = await server.open(PATH);
    await choose(page, 'osm.csv', OSM);
    await expect.poll(() => count(page, 'created')).toBe('2');
    await page.getByText('Giá trị của cột loại').click();
    await page.getByRole('combobox', { name: /hindu/ }).selectOption({ label: 'Nhà thờ' });
    await page.getByText(/Cột không được nhập: 1/).click();
    await page.getByRole('combobox', { name: /@id/ }).selectOption({ label: 'Giới thiệu' });
    await page.locator('[role="row"][aria-rowindex="2"]').click();
    await page.locator('[data-edit="description"]').filter({ hasText: 'node/1' }).waitFor();
    await page.locator('[data-edit="city"]').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('Đà Lạt');
    await page.keyboard.press('Enter');
    await page.locator('[data-edit="city"]:focus').filter({ hasText: 'Đà Lạt' }).waitFor();
    await page.locator('[data-file-rail]').click();
    await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
    await choose(page, 'osm.csv', OSM.replace('node/1;Chùa Sửa Một;;buddhist', 'node/1;Chùa Sửa Năm;;Hindu'));
    await expect.poll(() => count(page, 'created')).toBe('2');
    await page.locator('[data-command="temple.importAll"]').click();
    await expect
      .poll(async () => (await named('Chùa Sửa Năm'))[0])
      .toMatchObject({ type: 'CHURCH', description: 'node/1' });
  },
);

thorough(
  'what fills in several rows of one temple is asked about by temple and field, done in full, and replaces nothing',
  async () => {
    const now = Math.floor(Date.now() / 1000);
    const temples = Array.from({ length: 15 }, (_, at) => ({
      ...EMPTY_TEMPLE,
      name: `Chùa Gộp ${at}`,
      nickname: 'cũ',
    }));
    for (const temple of temples)
      await server.store.db
        .insertInto('temple')
        .values(newRow(newTempleId(now), temple, now))
        .execute();
    const lines = temples.flatMap(({ name }, at) => [
      `${name},mới,Việt Nam,`,
      `${name},,Lào,Mô tả ${at}`,
      `${name},mới nữa,,`,
    ]);
    const page = await server.open(PATH);
    await choose(page, 'gop.csv', ['name,nickname,country,description', ...lines].join('\n'));
    await expect.poll(() => count(page, 'likeStored')).toBe('45');
    await page.locator('section:has(> div > ul [data-count]) button[aria-expanded="false"]').click();
    await page
      .getByRole('group', { name: /Đã có sẵn/ })
      .getByRole('button', { name: 'Bổ sung' })
      .click();
    await page.locator('[data-command="temple.importAll"]').click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Đổi 15 cơ sở đã có: Quốc gia 15, Giới thiệu 15.').waitFor();
    await question.getByText('Số dòng bổ sung vào các cơ sở đó: 30.').waitFor();
    await question.getByText('Số dòng không có gì mới để bổ sung: 15.').waitFor();
    await question.getByRole('button', { name: 'Nhập cơ sở' }).click();
    // Thirty rows fill in fifteen temples, each once in two fields; the third of each has nothing new.
    await expect.poll(async () => (await named('Chùa Gộp 14'))[0]?.description).toBe('Mô tả 14');
    await expect
      .poll(async () => (await Promise.all(temples.map(({ name }) => named(name)))).flat())
      .toMatchObject(
        temples.map(({ name, nickname }, at) => ({ name, nickname, country: 'Việt Nam', description: `Mô tả ${at}` })),
      );
    await page.getByText('Xong 30').first().waitFor();
  },
);

thorough('a workbook’s sheet and an old encoding are found and can be chosen; what is no table says so', async () => {
  const page = await server.open(PATH);
  const book = xlsxOf({
    'Ghi chú': [['Ngày', 1]],
    Chùa: [
      ['Tên', 'Tỉnh'],
      ['Chùa Trong Sổ', 'Huế'],
    ],
  });
  await choose(page, 'so.xlsx', await bytesOf(book));
  await page.locator('[role="row"]').filter({ hasText: 'Chùa Trong Sổ' }).waitFor();
  expect(await page.getByLabel('Trang tính').inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
  await choose(
    page,
    'abc.csv',
    await bytesOf(encoded('Tên chùa;Địa chỉ\nChùa Một Cột;Đội Cấn\nĐền Bạch Mã;Hàng Buồm', 'tcvn3')),
  );
  await page.locator('[role="row"]').filter({ hasText: 'Đền Bạch Mã' }).waitFor();
  expect(await page.getByLabel('Bảng mã').inputValue()).toBe('tcvn3');
  await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
  await choose(page, 'gia.xlsx', 'đây không phải là sổ');
  await page.getByRole('alert').getByText('Tệp này không phải là bảng').waitFor();
});

thorough('the template comes in the person’s language, and the import reads it back', async () => {
  const page = await server.open(PATH);
  for (const as of ['csv', 'xlsx'] as const) {
    const downloading = page.waitForEvent('download');
    await page.locator(`[data-template="${as}"]`).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`mau-nhap-co-so.${as}`);
    const content = readFileSync(await download.path());
    if (as === 'csv') expect(content.toString()).toContain('"Tên (name)";"Tên gọi khác (nickname)"');
    await choose(page, `mau.${as}`, content);
    await page.locator('[role="row"]').filter({ hasText: 'Chùa Một Cột' }).waitFor();
    expect(await page.locator('[data-not-imported]').count()).toBe(0);
    await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
  }
});
