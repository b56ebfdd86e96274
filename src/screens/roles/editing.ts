import { proxy } from 'valtio/vanilla';
import type { ScreenVerbs } from '../../../commands/core/world';
import { ROW } from '../../grid/model/address';
import { currentPath } from '../../navigation/basePath';
import { screenCommand } from '../../navigation/screenCommand';

/** The role whose actions are to be chosen, until its editor is there and has the focus. */
export const editing = proxy<{ wanted: string | null }>({ wanted: null });

const isOpen = (roleId: string) =>
  currentPath() === screenCommand('go.roles').path && new URLSearchParams(location.search).get(ROW) === roleId;

export const roleEditor: ScreenVerbs['roleEditor'] = {
  write(roleId, open) {
    editing.wanted = roleId;
    if (!isOpen(roleId)) open();
  },
};
