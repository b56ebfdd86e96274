import type { ForeignConsole } from '../console';
import { ACTIONS } from '../server/community';
import { type Scene, step } from './stage';

const READER = 3;
const role = ({ server }: ForeignConsole, name: string) =>
  server.data.roles.find(({ role_name }) => role_name === name);
const reader = ({ server }: ForeignConsole) => server.data.roles.find(({ role_id }) => role_id === READER);
const actions = (server: ForeignConsole) => [...(reader(server)?.action_ids ?? [])].sort();

export const roles: Scene = {
  of: 'roles',
  by: 'go.roles',
  steps: [
    step(['role.add'], async ({ server, page, run, answer, is, press, row }) => {
      await run('role.add');
      await answer('Tên vai trò', 'Trực đêm');
      await is(() => role(server, 'Trực đêm')?.action_ids, []);
      await page.getByRole('heading', { name: 'Trực đêm' }).waitFor();
      await press('Escape');
      await row(role(server, 'Trực đêm')?.role_id).waitFor();
    }),
    step(['role.open'], async ({ page, on, run, press }) => {
      await on(READER);
      await run('role.open');
      await page.getByRole('heading', { name: 'Chỉ xem' }).waitFor();
      await press('Escape');
    }),
    step(['role.editActions'], async ({ page, on, run, press }) => {
      await on(READER);
      await run('role.editActions');
      await page.waitForFunction(() => document.activeElement?.closest('[data-surface="detail"] input') != null);
      await press('Escape');
      await press('Escape');
    }),
    step(['role.edit'], async ({ server, on, run, answer, is, row, undo }) => {
      const before = actions(server);
      const isNow = (name: string) => is(() => [reader(server)?.role_name, actions(server)], [name, before]);
      await on(READER);
      await run('role.edit');
      await answer('Tên vai trò', 'Chỉ nhìn');
      await isNow('Chỉ nhìn');
      await row(READER).filter({ hasText: 'Chỉ nhìn' }).waitFor();
      await undo();
      await isNow('Chỉ xem');
    }),
    step(['role.toggleAction', 'role.setActions'], async ({ server, on, run, choose, is, undo }) => {
      const before = actions(server);
      await on(READER);
      await run('role.toggleAction');
      await choose('Xoá bài viết');
      await is(() => actions(server), [...before, 'POST_DELETE'].sort());
      await undo();
      await is(() => actions(server), before);
    }),
    step(['role.setAllActions', 'role.setActions'], async ({ server, on, run, is, undo }) => {
      const before = actions(server);
      await on(READER);
      await run('role.setAllActions');
      await is(() => ACTIONS.filter((action) => !actions(server).includes(action)), []);
      await undo();
      await is(() => actions(server), before);
    }),
    step(['role.clearAllActions', 'role.setActions'], async ({ server, on, run, is, undo }) => {
      const before = actions(server);
      await on(READER);
      await run('role.clearAllActions');
      await is(() => actions(server), []);
      await undo();
      await is(() => actions(server), before);
    }),
    step(['role.delete'], async ({ server, page, on, run, is, press, row }) => {
      const id = role(server, 'Trực đêm')?.role_id;
      await on(id);
      await run('role.delete');
      await page.getByRole('alertdialog').getByText('Trực đêm').waitFor();
      await press('Enter');
      await is(() => role(server, 'Trực đêm'), undefined);
      await press('Shift+R');
      await row(id).waitFor({ state: 'detached' });
    }),
  ],
};
