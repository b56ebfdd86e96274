import type { Kind, Rows } from '../../commands/definition';
import { baseOf, putHeld, whenSettled } from './rows';
import { session } from './session';

interface Told {
  readonly uid: number;
  readonly kind: Kind;
  readonly row: Rows[Kind];
}

/** What one tab has changed, the person's other tabs show too, each where it has the row. */
export function tellOtherTabs(channel: BroadcastChannel): void {
  whenSettled((kind, id, isOwn) => {
    const row = baseOf(kind, id);
    if (isOwn && row !== undefined && session.user)
      channel.postMessage({ uid: session.user.uid, kind, row } satisfies Told);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.uid === session.user?.uid) putHeld(data.kind, data.row as never);
  });
}
