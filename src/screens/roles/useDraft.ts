import { useSnapshot } from 'valtio';
import { proxy, ref } from 'valtio/vanilla';
import { inCatalogueOrder } from '../../../commands/catalogueOrder';
import type { RoleRow } from '../../../commands/core/rows';
import { withToggled } from '../../../commands/roles';
import { invoke } from '../../run';
import { losesByReload } from '../../state/reloadLoses';
import { useRow } from '../../state/useRow';

const sameSet = (one: readonly string[], other: readonly string[]) =>
  inCatalogueOrder([...one].sort()).join() === inCatalogueOrder([...other].sort()).join();

interface Draft {
  /** As they are being edited; null where nothing is. */
  readonly edited: readonly string[] | null;
  /** As they were sent last. */
  readonly sent: readonly string[] | null;
}
const NONE: Draft = { edited: null, sent: null };

/** By role, for as long as the page is there: an editor that is closed, or shows another role, takes nothing of it along. */
const drafts = proxy<{ byRole: Readonly<Record<number, Draft>> }>({ byRole: {} });

losesByReload(() => Object.values(drafts.byRole).some(({ edited }) => edited !== null));

function put(roleId: number, part: Partial<Draft>): void {
  const next = { ...(drafts.byRole[roleId] ?? NONE), ...part };
  const { [roleId]: _before, ...others } = drafts.byRole;
  drafts.byRole = ref(next.edited === null && next.sent === null ? others : { ...others, [roleId]: next });
}

const hasChanges = ({ edited }: Draft, { action_ids: saved = [] }: RoleRow) =>
  edited !== null && !sameSet(edited, saved);

/** Whether something of a role was edited and not saved. */
export const useIsEdited = (row: RoleRow): boolean =>
  hasChanges((useSnapshot(drafts).byRole[row.role_id] as Draft | undefined) ?? NONE, row);

/**
 * The actions of a role as they are being edited. Without changes they are the row's own, so that undo and others' edits show; what
 * was sent and refused can be taken up again.
 */
export function useDraft(row: RoleRow) {
  const { role_id: roleId, action_ids: saved = [] } = row;
  const draft = (useSnapshot(drafts).byRole[roleId] as Draft | undefined) ?? NONE;
  const { edited, sent } = draft;
  const trouble = useRow('role', String(roleId))?.trouble ?? null;
  const actions = edited ?? saved;
  const isChanged = hasChanges(draft, row);
  const wasRefused = trouble?.commandId === 'role.setActions' && sent !== null && edited === null;
  return {
    actions,
    isChanged,
    toggle: (action: string) => put(roleId, { edited: withToggled(actions, action) }),
    set: (all: readonly string[]) => put(roleId, { edited: inCatalogueOrder(all) }),
    save: async () => {
      if (!isChanged) return;
      put(roleId, { sent: edited });
      const { is } = await invoke('role.setActions', {
        source: 'button',
        rows: [row],
        rowKind: 'role',
        args: { actions: edited },
      });
      // The row shows it from now on.
      if (is === 'ran') put(roleId, { edited: null });
    },
    drop: () => put(roleId, { edited: null }),
    /** Takes up again what was refused; undefined where nothing was. */
    takeUp: wasRefused ? () => put(roleId, { edited: sent }) : undefined,
  };
}
