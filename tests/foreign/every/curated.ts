import type { ForeignConsole } from '../console';
import { type Scene, step } from './stage';

const UNKNOWN = 'Máy chủ không cho biết đó là thành viên nào';
const tags = ({ server }: ForeignConsole, at: number) => server.data.vips[at]?.languageTags;
const keyOf = ({ server }: ForeignConsole, at: number) => server.data.vips[at]?.pubkey;
const isMore = ({ server }: ForeignConsole) => server.switches.fields === 'extra';

export const vip: Scene = {
  of: 'VIP accounts',
  by: 'go.vip',
  steps: [
    step(['vip.removeLanguageTag'], async ({ server, on, run, press, is, choose, toast, undo }) => {
      await on(keyOf(server, 1));
      await run('vip.removeLanguageTag');
      await choose('Tiếng Anh');
      await press('Enter');
      await is(() => tags(server, 1), ['vi']);
      await toast('thẻ');
      await undo();
      await is(() => tags(server, 1), ['vi', 'en']);
    }),
    step(['vip.addLanguageTag'], async ({ server, on, run, press, is, choose, toast, undo }) => {
      await on(keyOf(server, 1));
      await run('vip.addLanguageTag');
      await choose('Tiếng Pháp');
      await press('Enter');
      await is(() => tags(server, 1), ['vi', 'en', 'fr']);
      await toast('thẻ');
      await undo();
      await is(() => tags(server, 1), ['vi', 'en']);
    }),
    step(['vip.remove', 'vip.putBack'], async ({ server, on, run, is, row, undo }) => {
      const before = structuredClone(server.server.data.vips[1]);
      await on(before?.pubkey);
      await run('vip.remove');
      await is(() => server.server.data.vips.some(({ pubkey }) => pubkey === before?.pubkey), false);
      await row(before?.pubkey).getByText('Đã gỡ').waitFor();
      await undo();
      await is(() => server.server.data.vips.find(({ pubkey }) => pubkey === before?.pubkey), before);
      await row(before?.pubkey).getByText('Đã gỡ').waitFor({ state: 'detached' });
    }),
    step(['vip.openProfile'], async ({ server, page, on, run }) => {
      await on(keyOf(server, 2));
      await run('vip.openProfile');
      await page.waitForURL((url) => url.href.includes(String(keyOf(server, 2))));
    }),
  ],
};

export const tvUsers: Scene = {
  of: 'TV accounts',
  by: 'go.tvUsers',
  steps: [
    step(['tvUser.remove', 'tvUser.putBack'], async ({ server, on, run, is, undo }) => {
      const [first = ''] = server.server.data.tv;
      await on(first);
      await run('tvUser.remove');
      await is(() => server.server.data.tv.includes(first), false);
      await undo();
      await is(() => server.server.data.tv.includes(first), true);
    }),
    step(['tvUser.openProfile'], async ({ server, page, on, run }) => {
      const [, second = ''] = server.server.data.tv;
      await on(second);
      await run('tvUser.openProfile');
      await page.waitForURL((url) => url.href.includes(second));
    }),
  ],
};

const media = (list: 'hotlive' | 'tvSlider', by: 'go.hotlive' | 'go.tvSlider'): Scene => {
  const idsOf = ({ server }: ForeignConsole) => (list === 'hotlive' ? server.data.hotlive : server.data.slider);
  return {
    of: `media of ${list}`,
    by,
    // As pictures, of which a row holds several.
    ready: '[data-row]:focus',
    steps: [
      step([`${list}.remove`, `${list}.putBack`], async ({ server, on, run, is, toast, undo }) => {
        const [first = ''] = idsOf(server);
        await on(first);
        await run(`${list}.remove`);
        await is(() => idsOf(server).includes(first), false);
        await toast('Xoá media thành công');
        await undo();
        await is(() => idsOf(server).includes(first), true);
      }),
      step(['list.look', 'list.uncover'], async ({ page, run, sees }) => {
        await run('list.look');
        await page.locator('[role="columnheader"]').first().waitFor();
        await run('list.look');
        await page.locator('[role="columnheader"]').first().waitFor({ state: 'detached' });
        await run('list.uncover');
        await sees(/ảnh|media/i);
      }),
      step([`${list}.openPost`, `${list}.openAuthor`], async ({ server, on, page, run, cannot }) => {
        const [, second = ''] = idsOf(server);
        await on(second);
        await cannot(`${list}.openAuthor`, UNKNOWN);
        await on(second);
        if (!isMore(server)) return cannot(`${list}.openPost`, 'Máy chủ không cho biết');
        await run(`${list}.openPost`);
        await page.waitForURL(/post-manager/);
      }),
    ],
  };
};
export const hotlive = media('hotlive', 'go.hotlive');
export const slider = media('tvSlider', 'go.tvSlider');
