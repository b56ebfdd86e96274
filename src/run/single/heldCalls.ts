import { proxy } from 'valtio/vanilla';
import type { SearchResult } from '../call/runOutcome';
import type { Entry } from '../history/actHistory';
import type { RunState } from '../states';

/**
 * One command on one row between the key and the answer: held, so that undo can pull it back, or on its way. What it shares with its entry in
 * the history it has from there, its id too.
 */
export interface HeldCall
  extends Pick<Entry, 'id' | 'commandId' | 'kind' | 'rowId' | 'name' | 'args' | 'before' | 'uid'> {
  /** Unix milliseconds; 0 for one found after a reload, which waits for the person's decision. */
  readonly sendAtMs: number;
  /** Where its run is, or of an undo the run that it undoes; `moveRun` moves it. */
  state: RunState;
  /** What looking for it said, of one that may have arrived. */
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

/** Whether it may have arrived, and waits for the person's decision. */
export const isDoubted = ({ state }: Pick<HeldCall, 'state'>): boolean => state === 'unsure' || state === 'undoUnsure';

/** What an answer does to a run: that to the call of an undo is the undo's. */
export const answerTo = <Is extends 'done' | 'failed' | 'settled' | 'unsure'>(
  { undoes }: Pick<HeldCall, 'undoes'>,
  is: Is,
): Is | `undo ${Is}` => (undoes === undefined ? is : `undo ${is}`);

/** Whether a call of that command may have arrived and waits for the person's decision. */
export const isUnsure = (commandId: string): boolean => outbox.unsure.some((held) => held.commandId === commandId);

/** Moves the focus to the undecided calls. */
export function askForWord(): void {
  outbox.asksForWord += 1;
}
