import { proxy } from 'valtio/vanilla';
import type { SearchResult } from '../call/runOutcome';
import type { Entry } from '../history/actHistory';

/**
 * One command on one row between the key and the answer: held, so that undo can pull it back, or on its way. What it shares with its entry in
 * the history it has from there, its id too.
 */
export interface HeldCall
  extends Pick<Entry, 'id' | 'commandId' | 'kind' | 'rowId' | 'name' | 'args' | 'before' | 'uid'> {
  /** Unix milliseconds; 0 for one found after a reload, which waits for the person's decision. */
  readonly sendAtMs: number;
  /** `unsure`: it was sent once and no answer came; the change may have been made. */
  readonly phase: 'held' | 'sending' | 'unsure';
  /** What looking for it said (`unsure`). */
  readonly looked?: SearchResult;
  /** The history entry that it undoes. */
  readonly undoes?: string;
}

/**
 * The calls that are held (docs/specification.md section 11.2), those that may have arrived and wait for the person's decision, how many
 * calls for a single row are in flight, and how often the person was sent to the undecided ones.
 */
export const outbox = proxy<{
  held: readonly HeldCall[];
  unsure: readonly HeldCall[];
  sending: number;
  asksForWord: number;
}>({
  held: [],
  unsure: [],
  sending: 0,
  asksForWord: 0,
});

/** Whether a call of that command may have arrived and waits for the person's decision. */
export const isUnsure = (commandId: string): boolean => outbox.unsure.some((held) => held.commandId === commandId);

/** Moves the focus to the undecided calls. */
export function askForWord(): void {
  outbox.asksForWord += 1;
}
