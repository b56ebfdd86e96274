import { useState } from 'react';
import type { RoleRow } from '../../../commands/definition';
import { inCatalogueOrder, withToggled } from '../../../commands/roles';
import { invoke } from '../../run';
import { useRow } from '../../state/useRow';

const sameSet = (one: readonly string[], other: readonly string[]) =>
  inCatalogueOrder([...one].sort()).join() === inCatalogueOrder([...other].sort()).join();

/**
 * The actions of a role as they are being edited. Without changes they are the row's own, so that undo and others' edits show; what
 * was sent and refused can be taken up again.
 */
export function useDraft(row: RoleRow) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const trouble = useRow('role', String(row.role_id))?.trouble ?? null;
  const { action_ids: saved = [] } = row;
  const actions = draft ?? saved;
  const isChanged = draft !== null && !sameSet(draft, saved);
  const wasRefused = trouble?.commandId === 'role.setActions' && sent !== null && draft === null;
  return {
    actions,
    isChanged,
    toggle: (action: string) => setDraft(withToggled(actions, action)),
    set: (all: readonly string[]) => setDraft(inCatalogueOrder(all)),
    save: async () => {
      if (!isChanged) return;
      setSent(draft);
      const { is } = await invoke('role.setActions', {
        source: 'button',
        rows: [row],
        rowKind: 'role',
        args: { actions: draft },
      });
      // The row shows it from now on.
      if (is === 'ran') setDraft(null);
    },
    drop: () => setDraft(null),
    /** Takes up again what was refused; undefined where nothing was. */
    takeUp: wasRefused ? () => setDraft(sent) : undefined,
  };
}
