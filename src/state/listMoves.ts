import type { Kind } from '../../commands/core/rows';

/** A row came into a list of its kind, or went out of it: by a command that ran on a row of another kind, or by undo. */
export interface ListMove {
  readonly kind: Kind;
  /** The row's id in that list. */
  readonly id: string;
  /** `added` and `undone` are what the person meant to see there; `back` only stands there again. */
  readonly as: 'added' | 'back' | 'out' | 'undone';
  /** Done in this tab. */
  readonly isOwn: boolean;
}

type Hear = (move: ListMove) => void;
const listeners = new Set<Hear>();

/** Hears of every row that came into a list or went out of one; returns what to call to hear no more. */
export function onListMove(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function emitListMove(move: ListMove): void {
  for (const hear of listeners) hear(move);
}
