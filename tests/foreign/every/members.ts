import type { ForeignConsole } from '../console';
import { type Scene, step } from './stage';

const ONLY_ME = 'BLOCK_POST_ALLOW_ONLY_ME';
/** Of the first members one nobody has done anything to, and one whose posts are blocked. */
const FREE = 7;
const BLOCKED = 4;

const member = ({ server }: ForeignConsole, index: number) => {
  const found = server.data.members[index];
  if (!found) throw new Error(`no member ${index}`);
  return found;
};
const keysOf = ({ server }: ForeignConsole) => ({
  vip: server.data.vips.map(({ pubkey }) => pubkey),
  tv: server.data.tv,
});

export const members: Scene = {
  of: 'members',
  by: 'go.profiles',
  steps: [
    step(['profile.open'], async ({ desk, page, on, run, press }) => {
      const { uid, pubkey } = member(desk, FREE);
      await on(pubkey);
      await run('profile.open');
      await page
        .locator('[data-detail]')
        .getByText(new RegExp(`\\b${uid}\\b`))
        .first()
        .waitFor();
      await press('Escape');
    }),
    step(['profile.toggleOnlyMe', 'profile.setBlocks'], async ({ desk, on, run, is, row, undo }) => {
      const { pubkey } = member(desk, BLOCKED);
      await on(pubkey);
      await run('profile.toggleOnlyMe');
      await is(() => member(desk, BLOCKED).blocks, ['BLOCK_POST', ONLY_ME]);
      await run('profile.toggleOnlyMe');
      await is(() => member(desk, BLOCKED).blocks, ['BLOCK_POST']);
      await undo();
      await is(() => member(desk, BLOCKED).blocks, ['BLOCK_POST', ONLY_ME]);
      await undo();
      await is(() => member(desk, BLOCKED).blocks, ['BLOCK_POST']);
      await row(pubkey).waitFor();
    }),
    step(['profile.unblock', 'profile.setBlocks'], async ({ desk, on, run, is, toast, undo }) => {
      await on(member(desk, BLOCKED).pubkey);
      await run('profile.unblock');
      await is(() => member(desk, BLOCKED).blocks, []);
      await toast('Đã mở khoá');
      await undo();
      await is(() => member(desk, BLOCKED).blocks, ['BLOCK_POST']);
    }),
    step(['profile.block', 'profile.setBlocks'], async ({ desk, page, on, run, is, press, toast, undo }) => {
      await on(member(desk, FREE).pubkey);
      await run('profile.block');
      await page.getByRole('option').first().waitFor();
      await press('p', 'Enter');
      await is(() => member(desk, FREE).blocks, ['BLOCK_POST']);
      await toast('Đã đặt các mục khoá');
      await undo();
      await is(() => member(desk, FREE).blocks, []);
    }),
    step(['profile.verifyPhone', 'profile.unverifyPhone'], async ({ desk, on, run, answer, is, toast, undo }) => {
      await on(member(desk, FREE).pubkey);
      await run('profile.verifyPhone');
      await answer('Số điện thoại', '+84987650777');
      await is(() => member(desk, FREE).phoneVerified, true);
      await toast('Đã xác minh');
      await undo();
      await is(() => member(desk, FREE).phoneVerified, false);
    }),
    step(['profile.setAuthentic', 'profile.unsetAuthentic'], async ({ desk, on, run, is, toast, undo }) => {
      await on(member(desk, FREE).pubkey);
      await run('profile.setAuthentic');
      await is(() => member(desk, FREE).authentic, true);
      await run('profile.unsetAuthentic');
      await is(() => member(desk, FREE).authentic, false);
      await toast('Đã gỡ dấu chính chủ');
      await undo();
      await is(() => member(desk, FREE).authentic, true);
      await undo();
      await is(() => member(desk, FREE).authentic, false);
    }),
    step(['vip.add', 'vip.takeBack', 'tvUser.add', 'tvUser.takeBack'], async ({ desk, on, run, is, toast, undo }) => {
      const { pubkey } = member(desk, FREE);
      const before = structuredClone(keysOf(desk));
      await on(pubkey);
      for (const [id, which] of [
        ['vip.add', 'vip'],
        ['tvUser.add', 'tv'],
      ] as const) {
        await run(id);
        await is(() => keysOf(desk)[which], [pubkey, ...before[which]]);
        await toast('Thêm user thành công');
        await undo();
        await is(() => keysOf(desk)[which], before[which]);
      }
    }),
    step(['profile.update', 'profile.setFields'], async ({ desk, page, on, run, is, press, toast, undo }) => {
      const { pubkey } = member(desk, FREE);
      const before = { ...member(desk, FREE), lastModified: 0 };
      const now = () => ({ ...member(desk, FREE), lastModified: 0 });
      await on(pubkey);
      await run('profile.update');
      await page.getByRole('dialog').getByLabel('Nơi ở').fill('Đà Lạt');
      await press('Control+s');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await is(now, { ...before, location: 'Đà Lạt' });
      await toast('Cập nhật thành công');
      // Where the server does not say what stood there, nothing can be put back.
      if (desk.server.switches.fields === 'extra') {
        await undo();
        await is(now, before);
      }
    }),
  ],
};
