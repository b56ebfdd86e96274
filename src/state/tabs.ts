import type { Kind, Rows } from '../../commands/core/rows';
import { type ListMove, tellMove, whenMoved } from './listMoves';
import { baseOf, putHeld, whenSettled } from './rows';
import { session } from './session';

type Told = { readonly uid: number } & (
  | { readonly kind: Kind; readonly row: Rows[Kind] }
  | { readonly move: Omit<ListMove, 'isOwn'> }
);

/** What one tab has changed, the person's other tabs show too, each where it has the row, or a list that the row is in now. */
export function tellOtherTabs(channel: BroadcastChannel): void {
  const tell = (told: Told) => channel.postMessage(told);
  whenSettled((kind, id, isOwn) => {
    const row = baseOf(kind, id);
    if (isOwn && row !== undefined && session.user) tell({ uid: session.user.uid, kind, row });
  });
  whenMoved(({ isOwn, ...move }) => {
    if (isOwn && session.user) tell({ uid: session.user.uid, move });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.uid !== session.user?.uid) return;
    if ('move' in data) tellMove({ ...data.move, isOwn: false });
    else putHeld(data.kind, data.row as never);
  });
}
