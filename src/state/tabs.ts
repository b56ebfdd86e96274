import type { Kind, Rows } from '../../commands/core/rows';
import { emitListMove, type ListMove, onListMove } from './listMoves';
import { baseOf, onCommitted, updateIfLoaded } from './rows';
import { session } from './session';

type Told = { readonly kind: Kind; readonly row: Rows[Kind] } | { readonly move: Omit<ListMove, 'isOwn'> };

/** What a tab tells in one go, and whose it is. */
interface Message {
  readonly uid: number;
  readonly told: readonly Told[];
}

/** What one tab has changed, the person's other tabs show too, each where it has the row, or a list that the row is in now. */
export function broadcastToTabs(channel: BroadcastChannel): void {
  let told: Told[] = [];
  const tell = (one: Told) => {
    const { user } = session;
    if (!user || told.push(one) > 1) return;
    // What changes in one go, as the rows of a call do, is one message.
    queueMicrotask(() => {
      channel.postMessage({ uid: user.uid, told } satisfies Message);
      told = [];
    });
  };
  onCommitted((kind, id, isOwn) => {
    const row = baseOf(kind, id);
    if (isOwn && row !== undefined) tell({ kind, row });
  });
  onListMove(({ isOwn, ...move }) => {
    if (isOwn) tell({ move });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.uid !== session.user?.uid) return;
    for (const one of data.told)
      if ('move' in one) emitListMove({ ...one.move, isOwn: false });
      else updateIfLoaded(one.kind, one.row as never);
  });
}
