import type { ForeignConsole } from '../console';
import type { AdminUser } from '../server/records';
import { type Scene, type Stage, step } from './stage';

const SOMEBODY = 9004;
const person = ({ server }: ForeignConsole, uid: number): AdminUser | undefined =>
  server.data.staff.find((one) => one.uid === uid);
const named = ({ server }: ForeignConsole, userName: string) =>
  server.data.staff.find(({ user_name }) => user_name === userName);
const rowOf = (server: ForeignConsole, userName: string) => String(named(server, userName)?.uid);

async function form({ page }: Stage, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
}
/** It stays open until the server has taken it. */
async function save({ page }: Stage): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const staff: Scene = {
  of: 'admin users',
  by: 'go.adminUsers',
  steps: [
    step(['adminUser.add'], async (stage) => {
      const { server, page, run, is, row } = stage;
      await run('adminUser.add');
      await form(stage, {
        'Tên đăng nhập': 'nguoi.moi',
        'Tên hiển thị': 'Người Mới Đến',
        'Mật khẩu': 'vao lam hom nay',
      });
      await page.getByRole('dialog').getByLabel('Vai trò').selectOption({ label: 'Kiểm duyệt' });
      await page.getByText('Dùng được').waitFor();
      await save(stage);
      await is(() => named(server, 'nguoi.moi'), {
        uid: named(server, 'nguoi.moi')?.uid,
        ...{ user_name: 'nguoi.moi', password: 'vao lam hom nay', display_name: 'Người Mới Đến', roles: [2] },
        ...{ organ_id: 0, position: 1, rank_id: 0, tier_id: 99, status: 1, avatar: '' },
      });
      await row(rowOf(server, 'nguoi.moi')).filter({ hasText: 'Người Mới Đến' }).waitFor();
    }),
    step(['adminUser.open'], async ({ server, page, on, run, press }) => {
      await on(SOMEBODY);
      await run('adminUser.open');
      await page
        .locator('[data-detail]')
        .getByText(person(server, SOMEBODY)?.user_name ?? '?')
        .first()
        .waitFor();
      await press('Escape');
    }),
    step(['adminUser.edit'], async (stage) => {
      const { server, on, run, is, row, undo } = stage;
      const before = structuredClone(person(server, SOMEBODY));
      await on(SOMEBODY);
      await run('adminUser.edit');
      await form(stage, { 'Tên hiển thị': 'Đổi Tên Rồi' });
      await save(stage);
      await is(() => person(server, SOMEBODY), { ...before, display_name: 'Đổi Tên Rồi' });
      await row(SOMEBODY).filter({ hasText: 'Đổi Tên Rồi' }).waitFor();
      await undo();
      await is(() => person(server, SOMEBODY), before);
      await row(SOMEBODY)
        .filter({ hasText: before?.display_name ?? '?' })
        .waitFor();
    }),
    step(['adminUser.resetPassword'], async ({ server, on, run, answer, is, toast }) => {
      await on(SOMEBODY);
      await run('adminUser.resetPassword');
      await answer('Xin mời bạn nhập mật khẩu', 'mot cai that moi');
      await is(() => person(server, SOMEBODY)?.password, 'mot cai that moi');
      await toast(/[Mm]ật khẩu/);
    }),
    step(['adminUser.setStatus'], async ({ server, on, run, choose, is, row, undo }) => {
      await on(SOMEBODY);
      await run('adminUser.setStatus');
      await choose('Tạm ngưng');
      await is(() => person(server, SOMEBODY)?.status, 3);
      await row(SOMEBODY).filter({ hasText: 'Tạm ngưng' }).waitFor();
      await undo();
      await is(() => person(server, SOMEBODY)?.status, 1);
      await row(SOMEBODY).filter({ hasText: 'Tạm ngưng' }).waitFor({ state: 'detached' });
    }),
    step(['adminUser.ban'], async ({ server, page, on, run, is, press, row, undo }) => {
      const before = structuredClone(person(server, SOMEBODY));
      await on(SOMEBODY);
      await run('adminUser.ban');
      await page
        .getByRole('alertdialog')
        .getByText(before?.display_name ?? '?')
        .waitFor();
      await press('Enter');
      await is(() => person(server, SOMEBODY)?.status, 2);
      await row(SOMEBODY).filter({ hasText: 'Bị cấm' }).waitFor();
      await undo();
      await is(() => person(server, SOMEBODY), before);
      await row(SOMEBODY).filter({ hasText: 'Bị cấm' }).waitFor({ state: 'detached' });
    }),
    step(['adminUser.delete'], async ({ server, page, on, run, is, press, row }) => {
      const id = rowOf(server, 'nguoi.moi');
      await on(id);
      await run('adminUser.delete');
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await page.keyboard.type('nguoi');
      await press('Enter');
      await page.keyboard.type('.moi');
      await press('Enter');
      await is(() => named(server, 'nguoi.moi'), undefined);
      await press('Shift+R');
      await row(id).waitFor({ state: 'detached' });
    }),
  ],
};
