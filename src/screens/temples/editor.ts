import { proxy } from 'valtio/vanilla';
import { navigate } from 'wouter/use-browser-location';
import type { World } from '../../../commands/world';
import { DRAFT_ID, type Temple } from '../../../contract/temples';
import { ROW } from '../../grid/address';
import { surfaces } from '../../state/surface';
import { beginNew, discard } from './drafts';
import { dropUploads, moveUploads } from './uploads';

export const PATH = '/dashboard/temple-manager';

/** What the editor is to do once it is there: commands ask for it before it is drawn. */
export const wanted = proxy<{
  focus: { readonly rowId: string; readonly field: string } | null;
  files: { readonly rowId: string; readonly as: 'avatar' | 'photo' } | null;
}>({ focus: null, files: null });

/** Saves what the open editor holds. */
export const openEditor: { save: (() => void) | null } = { save: null };

interface Follower {
  readonly showTop: () => void;
  readonly readAgain: () => void;
}
const followers = new Set<Follower>();
/** The list of temples hears of drafts that come and go. */
export function follow(list: Follower): () => void {
  followers.add(list);
  return () => void followers.delete(list);
}

const opened = () => (location.pathname === PATH ? new URLSearchParams(location.search).get(ROW) : null);

/** Opens another row in the editor, or none; what else stands in the address stays. */
function show(rowId: string | null): void {
  const address = new URLSearchParams(location.search);
  if (rowId === null) address.delete(ROW);
  else address.set(ROW, rowId);
  navigate(address.size > 0 ? `${PATH}?${address}` : PATH, { replace: true });
}

export const templeEditor: World['editor'] = {
  begin() {
    beginNew();
    wanted.focus = { rowId: DRAFT_ID, field: 'name' };
    if (opened() === DRAFT_ID) return;
    // A list that is searched does not hold the draft.
    navigate(`${PATH}?${ROW}=${DRAFT_ID}`);
    for (const { showTop } of followers) showTop();
  },
  discard(_kind, rowId) {
    discard(rowId);
    if (rowId !== DRAFT_ID) return;
    dropUploads(rowId);
    if (opened() === DRAFT_ID) show(null);
    for (const { readAgain } of followers) readAgain();
    surfaces.active?.focus();
  },
  save: () => openEditor.save?.(),
  pickFiles(_kind, rowId, what) {
    wanted.files = { rowId, as: what === 'avatar' ? 'avatar' : 'photo' };
    if (opened() !== rowId) navigate(`${PATH}?${ROW}=${encodeURIComponent(rowId)}`);
  },
};

/** A draft has become a temple, or one that was deleted has come back under another id. */
export function templeMade(fromId: string, { templeId }: Temple): void {
  if (fromId === DRAFT_ID) {
    moveUploads(fromId, templeId);
    discard(fromId);
    if (opened() === fromId) {
      const field = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
      if (field !== undefined) wanted.focus = { rowId: templeId, field };
      show(templeId);
    }
  }
  for (const { readAgain } of followers) readAgain();
}
