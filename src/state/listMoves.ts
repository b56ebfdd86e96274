import type { Kind } from '../../commands/core/rows';

/** A row came into a list of its kind, left it, or is there under another id: by a command on another row, or by undo. */
export interface ListMove {
  readonly kind: Kind;
  /** The row's id in that list. */
  readonly id: string;
  /**
   * `added` and `undone` are rows that the person wants to see there; `back` is only there again. `replaced` was made of the row `from`: a
   * draft became the saved row, or a deleted row came back under another id.
   */
  readonly as: 'added' | 'back' | 'out' | 'undone' | 'replaced';
  readonly from?: string;
  /** Done in this tab. */
  readonly isOwn: boolean;
}

type Hear = (move: ListMove) => void;
const listeners = new Set<Hear>();

/** Hears of every row that came into a list or went out of one; returns the unsubscribe function. */
export function onListMove(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function emitListMove(move: ListMove): void {
  for (const hear of listeners) hear(move);
}
