import type { Kind, Rows } from '../../commands/core/rows';
import { emitListMove, type ListMove, onListMove } from './listMoves';
import { baseOf, onCommitted, updateIfLoaded } from './rows';
import { session } from './session';

type Told = { readonly uid: number } & (
  | { readonly kind: Kind; readonly row: Rows[Kind] }
  | { readonly move: Omit<ListMove, 'isOwn'> }
);

/** What one tab has changed, the person's other tabs show too, each where it has the row, or a list that the row is in now. */
export function broadcastToTabs(channel: BroadcastChannel): void {
  const tell = (told: Told) => channel.postMessage(told);
  onCommitted((kind, id, isOwn) => {
    const row = baseOf(kind, id);
    if (isOwn && row !== undefined && session.user) tell({ uid: session.user.uid, kind, row });
  });
  onListMove(({ isOwn, ...move }) => {
    if (isOwn && session.user) tell({ uid: session.user.uid, move });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.uid !== session.user?.uid) return;
    if ('move' in data) emitListMove({ ...data.move, isOwn: false });
    else updateIfLoaded(data.kind, data.row as never);
  });
}
