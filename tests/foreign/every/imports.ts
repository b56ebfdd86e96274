import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { encoded, xlsxOf } from '../../import/samples';
import type { ForeignConsole } from '../console';
import { type Scene, type Stage, step } from './stage';

/**
 * Four columns that are understood and one that is not; a row that fills in the next-to-last temple, one that makes it twice, two without
 * a name.
 */
const fileFor = (like: { readonly name: string; readonly address: string; readonly city: string }) =>
  [
    'name;address;city;type;description;mã',
    `${like.name};${like.address};${like.city};;Sửa từ tệp;A1`,
    `Chùa Tệp Một;1 phố Thử;Sơn La;hindu;;A2`,
    `Chùa Tệp Một;1 phố Thử;Sơn La;hindu;;A3`,
    `;2 phố Thử;Sơn La;;;A4`,
    `;3 phố Thử;Yên Bái;;;A5`,
  ].join('\n');

const count = ({ page }: Stage, kind: string) => page.locator(`[data-count="${kind}"] strong`).textContent();
const named = ({ server }: ForeignConsole, name: string) => server.data.temples.filter((one) => one.name === name);
/** One without a place, which rows of a file without places can be like. */
const like = ({ server }: ForeignConsole) => {
  const found = server.data.temples.find(({ place, id }) => place === null && id < 500);
  if (!found) throw new Error('every temple has a place');
  return found;
};
const take = ({ page }: Stage, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
const another = ({ page }: Stage) => page.getByRole('button', { name: 'Chọn tệp khác' }).click();
const lineWith = ({ page }: Stage, words: string) => page.locator('[role="row"]').filter({ hasText: words });

export const imports: Scene = {
  of: 'files of temples',
  by: 'temple.import',
  ready: 'main h1',
  steps: [
    step(['temple.importTemplate'], async ({ page, run, choose }) => {
      await run('temple.importTemplate');
      const [file] = await Promise.all([page.waitForEvent('download'), choose('CSV')]);
      expect(file.suggestedFilename()).toBe('mau-nhap-co-so.csv');
    }),
    step(['temple.chooseSheet', 'temple.chooseEncoding', 'temple.importAnother'], async (stage) => {
      const book = xlsxOf({
        Một: [
          ['Tên', 'Tỉnh'],
          ['Chùa Trang Một', 'Huế'],
        ],
        Hai: [
          ['Tên', 'Tỉnh'],
          ['Chùa Trang Hai', 'Vinh'],
        ],
      });
      await take(stage, 'so.xlsx', Buffer.from(await book.arrayBuffer()));
      await lineWith(stage, 'Chùa Trang Một').first().waitFor();
      await stage.run('temple.chooseSheet');
      await stage.choose('Hai');
      await lineWith(stage, 'Chùa Trang Hai').first().waitFor();
      await stage.run('temple.importAnother');
      await stage.page.getByRole('button', { name: 'Chọn tệp khác' }).waitFor({ state: 'detached' });
      const text = encoded('Tên chùa;Địa chỉ\nChùa Một Cột;Đội Cấn\nĐền Bạch Mã;Hàng Buồm', 'tcvn3');
      await take(stage, 'abc.csv', Buffer.from(await text.arrayBuffer()));
      await lineWith(stage, 'Đền Bạch Mã').first().waitFor();
      await stage.run('temple.chooseEncoding');
      await stage.choose('VNI');
      await lineWith(stage, 'Đền Bạch Mã').first().waitFor({ state: 'detached' });
      await another(stage);
    }),
    step(['temple.swapPlace', 'temple.takeLikelyType'], async (stage) => {
      const others = 'Chùa Xuôi;Chùa;21.02;105.85\nChùa Thuận;Chùa;16.05;108.2';
      const text = `Tên;Loại;Vĩ độ;Kinh độ\n${others}\nChùa Ngược;Tịnh xá;105.85;21.02`;
      await take(stage, 'nguoc.csv', Buffer.from(text));
      await stage.is(() => count(stage, 'refused'), '1');
      await lineWith(stage, 'Chùa Ngược').first().focus();
      await stage.run('temple.swapPlace');
      await stage.is(() => count(stage, 'refused'), '0');
      const toCheck = stage.page.locator('[data-to-check]');
      await toCheck.waitFor();
      await lineWith(stage, 'Chùa Ngược').first().focus();
      await stage.run('temple.takeLikelyType');
      await toCheck.waitFor({ state: 'detached' });
      await another(stage);
    }),
    step(['temple.fillEmpty', 'temple.leaveEmpty', 'temple.takeColumn'], async (stage) => {
      await take(stage, 'chua.csv', Buffer.from(fileFor(like(stage.server))));
      await stage.is(() => count(stage, 'refused'), '2');
      await stage.run('temple.fillEmpty');
      await stage.choose('Tên');
      await stage.answer('Giá trị hoặc mẫu', 'Chùa {city}');
      await stage.is(() => count(stage, 'refused'), '0');
      await stage.run('temple.leaveEmpty');
      await stage.choose('Tên');
      await stage.is(() => count(stage, 'refused'), '2');
      await stage.run('temple.takeColumn');
      await stage.choose('Tên');
      await stage.choose('mã');
      await stage.is(() => count(stage, 'refused'), '0');
      await lineWith(stage, 'A4').first().waitFor();
    }),
    step(['temple.setColumn', 'temple.mapType', 'temple.mapTypes'], async (stage) => {
      await stage.run('temple.setColumn');
      await stage.choose('mã');
      await stage.choose('Tên gọi khác');
      await stage.run('temple.mapTypes');
      await stage.run('temple.mapType');
      await stage.choose('hindu');
      await stage.choose('Nhà thờ');
    }),
    step(['temple.editRow'], async (stage) => {
      await lineWith(stage, 'A5').first().focus();
      await stage.run('temple.editRow');
      await stage.choose('Tên');
      await stage.answer('Tên', 'Chùa Sửa Tay');
      await lineWith(stage, 'Chùa Sửa Tay').first().waitFor();
    }),
    step(['temple.fillHow', 'temple.skipRow', 'temple.updateFromRow', 'temple.createAnyway'], async (stage) => {
      const { server, run, choose } = stage;
      await run('temple.fillHow');
      await choose('Giới thiệu');
      await choose('Thay bằng của tệp');
      const decide = async (row: Locator, id: 'temple.skipRow' | 'temple.updateFromRow' | 'temple.createAnyway') => {
        await row.focus();
        await run(id);
      };
      const stored = lineWith(stage, like(server).name).first();
      await decide(stored, 'temple.updateFromRow');
      await stored.getByText('Bổ sung').waitFor();
      await decide(stored, 'temple.skipRow');
      await stored.getByText('Bổ sung').waitFor({ state: 'detached' });
      await decide(stored, 'temple.updateFromRow');
      await stored.getByText('Bổ sung').waitFor();
      const second = lineWith(stage, 'Chùa Tệp Một').nth(1);
      await decide(second, 'temple.createAnyway');
      await second.getByText('Vẫn tạo').waitFor();
    }),
    step(['temple.importAll', 'temple.importRows', 'temple.unimportRows'], async (stage) => {
      const { server, page, run, is, undo } = stage;
      const without = () => server.server.data.temples.map(({ updated: _, ...rest }) => structuredClone(rest));
      const before = without();
      const [known, name] = [like(server), like(server).name];
      await run('temple.importAll');
      await page.locator('[data-done="created"]').waitFor();
      await is(() => server.server.data.temples.length, before.length + 4);
      await is(() => known.description, 'Sửa từ tệp');
      expect(known).toMatchObject({ name, nickname: known.nickname || 'A1' });
      expect(
        named(server, 'Chùa Tệp Một')
          .map(({ type, nickname }) => `${type} ${nickname}`)
          .sort(),
      ).toEqual(['CHURCH A2', 'CHURCH A3']);
      expect(named(server, 'Chùa Sửa Tay')).toHaveLength(1);
      await undo();
      await is(without, before);
    }),
  ],
};
