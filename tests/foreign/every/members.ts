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
    step(['profile.open'], async ({ server, page, on, run, press }) => {
      const { uid, pubkey } = member(server, FREE);
      await on(pubkey);
      await run('profile.open');
      await page
        .locator('[data-detail]')
        .getByText(new RegExp(`\\b${uid}\\b`))
        .first()
        .waitFor();
      await press('Escape');
    }),
    step(['profile.toggleOnlyMe', 'profile.setBlocks'], async ({ server, on, run, is, row, undo }) => {
      const { pubkey } = member(server, BLOCKED);
      await on(pubkey);
      await run('profile.toggleOnlyMe');
      await is(() => member(server, BLOCKED).blocks, ['BLOCK_POST', ONLY_ME]);
      await run('profile.toggleOnlyMe');
      await is(() => member(server, BLOCKED).blocks, ['BLOCK_POST']);
      await undo();
      await is(() => member(server, BLOCKED).blocks, ['BLOCK_POST', ONLY_ME]);
      await undo();
      await is(() => member(server, BLOCKED).blocks, ['BLOCK_POST']);
      await row(pubkey).waitFor();
    }),
    step(['profile.unblock', 'profile.setBlocks'], async ({ server, on, run, is, toast, undo }) => {
      await on(member(server, BLOCKED).pubkey);
      await run('profile.unblock');
      await is(() => member(server, BLOCKED).blocks, []);
      await toast('Đã mở khoá');
      await undo();
      await is(() => member(server, BLOCKED).blocks, ['BLOCK_POST']);
    }),
    step(['profile.block', 'profile.setBlocks'], async ({ server, page, on, run, is, press, toast, undo }) => {
      await on(member(server, FREE).pubkey);
      await run('profile.block');
      await page.getByRole('option').first().waitFor();
      await press('p', 'Enter');
      await is(() => member(server, FREE).blocks, ['BLOCK_POST']);
      await toast('Đã đặt mức khoá');
      await undo();
      await is(() => member(server, FREE).blocks, []);
    }),
    step(['profile.verifyPhone', 'profile.unverifyPhone'], async ({ server, on, run, answer, is, toast, undo }) => {
      await on(member(server, FREE).pubkey);
      await run('profile.verifyPhone');
      await answer('Số điện thoại', '+84987650777');
      await is(() => member(server, FREE).phoneVerified, true);
      await toast('Đã xác minh');
      await undo();
      await is(() => member(server, FREE).phoneVerified, false);
    }),
    step(['profile.setAuthentic', 'profile.unsetAuthentic'], async ({ server, on, run, is, toast, undo }) => {
      await on(member(server, FREE).pubkey);
      await run('profile.setAuthentic');
      await is(() => member(server, FREE).authentic, true);
      await run('profile.unsetAuthentic');
      await is(() => member(server, FREE).authentic, false);
      await toast('Đã gỡ tích xanh');
      await undo();
      await is(() => member(server, FREE).authentic, true);
      await undo();
      await is(() => member(server, FREE).authentic, false);
    }),
    step(['vip.add', 'vip.takeBack', 'tvUser.add', 'tvUser.takeBack'], async ({ server, on, run, is, toast, undo }) => {
      const { pubkey } = member(server, FREE);
      const before = structuredClone(keysOf(server));
      await on(pubkey);
      for (const [id, which] of [
        ['vip.add', 'vip'],
        ['tvUser.add', 'tv'],
      ] as const) {
        await run(id);
        await is(() => keysOf(server)[which], [pubkey, ...before[which]]);
        await toast('Thêm user thành công');
        await undo();
        await is(() => keysOf(server)[which], before[which]);
      }
    }),
    step(['profile.update', 'profile.setFields'], async ({ server, page, on, run, is, press, toast, undo }) => {
      const { pubkey } = member(server, FREE);
      const before = { ...member(server, FREE), lastModified: 0 };
      const now = () => ({ ...member(server, FREE), lastModified: 0 });
      await on(pubkey);
      await run('profile.update');
      await page.getByRole('dialog').getByLabel('Nơi ở').fill('Đà Lạt');
      await press('Control+s');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await is(now, { ...before, location: 'Đà Lạt' });
      await toast('Cập nhật thành công');
      // Where the server does not say what stood there, nothing can be put back.
      if (server.server.switches.fields === 'extra') {
        await undo();
        await is(now, before);
      }
    }),
  ],
};
