import { proxy } from 'valtio/vanilla';
import type { ScreenVerbs } from '../../../commands/core/world';
import { openedAt } from '../../grid/model/openedAt';
import { screenCommand } from '../../navigation/screenCommand';

/** The role whose actions are to be chosen, until its editor is there and has the focus. */
export const editing = proxy<{ wanted: string | null }>({ wanted: null });

export const roleEditor: ScreenVerbs['roleEditor'] = {
  write(roleId, open) {
    editing.wanted = roleId;
    if (openedAt(screenCommand('go.roles').path) !== roleId) open();
  },
};
