import { readFile } from 'node:fs/promises';
import type { ForeignConsole } from '../console';
import type { Temple } from '../server/records';
import { type Scene, type Stage, step } from './stage';

const NAMES = ['Chùa Một Thử', 'Chùa Hai Thử', 'Chùa Ba Thử'] as const;
const [ONE, TWO, THREE] = NAMES;
const IDS = [801, 802, 803] as const;
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'chua.png', mimeType: 'image/png', buffer: PICTURE };

const all = ({ server }: ForeignConsole) => server.data.temples;
const byId = (server: ForeignConsole, id: number) => all(server).find((temple) => temple.id === id);
const named = (server: ForeignConsole, name: string) => all(server).filter((temple) => temple.name === name);
/** What a person has written of the three, whichever ids they have by now. */
const written = (server: ForeignConsole) =>
  NAMES.map((name) => {
    const [temple] = named(server, name);
    if (!temple) return undefined;
    const { id: _id, created: _created, updated: _updated, ...rest } = temple;
    return structuredClone(rest);
  });

async function selectThree({ on, press }: Stage): Promise<void> {
  await on(IDS[0]);
  await press('x', 'Shift+J', 'Shift+J');
}
/** Lets what is held go out, and waits until it is no longer offered. */
async function sendNow({ page }: Stage): Promise<void> {
  const now = page.getByRole('button', { name: 'Gửi ngay' });
  await now.click();
  await now.waitFor({ state: 'detached' });
}

export const temples: Scene = {
  of: 'temples',
  by: 'go.temples',
  before: ({ server }) => {
    const now = Math.floor(Date.now() / 1000);
    const more: readonly Partial<Temple>[] = [
      { city: '', photos: ['https://anh.example.vn/mot.png'], description: 'Ngôi chùa cổ.' },
      { city: 'Huế', photos: ['https://anh.example.vn/hai.png'], place: { lat: '16.4', lng: '107.5' } },
      { city: 'Vinh', type: 'SHRINE', nickname: 'Chùa Tổ' },
    ];
    server.data.temples.unshift(
      ...more.map((own, nth): Temple => {
        const id = IDS[nth] ?? 0;
        const times = { created: now - 1000 + nth, updated: now - 500 };
        const texts = { nickname: '', type: 'PAGODA', address: '', city: '', country: '', description: '', avatar: '' };
        return { id, name: NAMES[nth] ?? '', ...texts, place: null, photos: [], ...times, ...own };
      }),
    );
  },
  steps: [
    step(['temple.open'], async ({ page, on, run, press }) => {
      await on(IDS[0]);
      await run('temple.open');
      await page.locator('[data-detail] [data-field="name"]').waitFor();
      await press('Escape');
    }),
    step(['temple.editFields'], async ({ page, on, run, press }) => {
      await on(IDS[0]);
      await run('temple.editFields');
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'name');
      await press('Escape');
      await press('Escape');
    }),
    step(['temple.setType', 'temple.revert'], async (stage) => {
      const { server, run, choose, is, undo } = stage;
      const before = written(server);
      await selectThree(stage);
      await run('temple.setType');
      await choose('Nhà thờ');
      await is(
        () => written(server),
        before.map((one) => ({ ...one, type: 'CHURCH' })),
      );
      await stage.toast('3');
      await undo();
      await is(() => written(server), before);
    }),
    step(['temple.setField', 'temple.revert'], async (stage) => {
      const { server, run, choose, answer, is, undo } = stage;
      const before = written(server);
      await selectThree(stage);
      await run('temple.setField');
      await choose('Quốc gia');
      await answer('Giá trị mới, để trống để xoá', 'Lào');
      await is(
        () => written(server),
        before.map((one) => ({ ...one, country: 'Lào' })),
      );
      await undo();
      await is(() => written(server), before);
    }),
    step(['temple.merge', 'temple.mergeRows', 'temple.unmergeRows'], async (stage) => {
      const { server, page, run, is, press, undo } = stage;
      const before = written(server);
      await selectThree(stage);
      await run('temple.merge');
      const form = page.getByRole('dialog');
      await form.getByLabel('Giữ lại cơ sở nào').waitFor();
      await form.getByLabel('Tên', { exact: true }).selectOption({ label: TWO });
      await press('Control+Enter');
      await is(() => NAMES.map((name) => named(server, name).length), [0, 1, 0]);
      const [one, two, three] = before;
      const photos = [...(one?.photos ?? []), ...(two?.photos ?? [])];
      await is(() => written(server)[1], {
        ...one,
        name: TWO,
        city: 'Huế',
        nickname: 'Chùa Tổ',
        place: two?.place,
        photos,
      });
      expectId(server, TWO, IDS[0]);
      await undo();
      await is(() => written(server), [one, two, three]);
    }),
    step(['temple.delete', 'temple.makeAgain'], async (stage) => {
      const { server, on, run, is, toast, undo } = stage;
      const before = written(server);
      const [gone] = named(server, ONE);
      await stage.press('Escape', 'Shift+R');
      await on(gone?.id);
      await run('temple.delete');
      await sendNow(stage);
      await is(() => named(server, ONE), []);
      await undo();
      await toast('Đã tạo lại cơ sở, với mã mới');
      await is(() => written(server), before);
    }),
    step(['temple.create', 'temple.save', 'temple.add'], async ({ server, page, run, is, press, undo }) => {
      await run('temple.create');
      await page.locator('[data-field="name"]:focus').waitFor();
      await page.keyboard.type('Chùa Từ Bảng Lệnh');
      await run('temple.save');
      await is(() => named(server, 'Chùa Từ Bảng Lệnh').length, 1);
      await page.waitForFunction(() => !location.search.includes('row=-2'));
      await press('Escape', 'Escape');
      await undo();
      await is(() => named(server, 'Chùa Từ Bảng Lệnh').length, 0);
    }),
    step(
      ['temple.uploadAvatar', 'temple.uploadPhotos', 'temple.edit'],
      async ({ server, page, on, run, is, press }) => {
        const [temple] = named(server, THREE);
        const before = server.server.uploads.length;
        await press('Escape', 'Shift+R');
        await on(temple?.id);
        for (const id of ['temple.uploadAvatar', 'temple.uploadPhotos'] as const) {
          const choosing = page.waitForEvent('filechooser');
          await run(id);
          await (await choosing).setFiles(picture);
        }
        await is(() => server.server.uploads.length, before + 2);
        await run('temple.save');
        await is(() => byId(server, temple?.id ?? 0)?.photos.length, 1);
        await is(() => /^http/.test(byId(server, temple?.id ?? 0)?.avatar ?? ''), true);
        await press('Escape', 'Escape');
      },
    ),
    step(['temple.export'], async ({ server, page, run }) => {
      const downloading = page.waitForEvent('download');
      await run('temple.export');
      const text = await readFile(await (await downloading).path(), 'utf8');
      const lines = text.trim().split('\r\n');
      if (lines.length !== all(server).length + 1 || !text.includes(ONE))
        throw new Error(`of ${all(server).length} temples the file has ${lines.length} lines: ${text.slice(0, 500)}`);
    }),
  ],
};

function expectId(server: ForeignConsole, name: string, id: number): void {
  const [temple] = named(server, name);
  if (temple?.id !== id) throw new Error(`${name} is ${temple?.id} and not the oldest, ${id}`);
}
