import type { Kind } from '../../commands/core/rows';
import type { RowEvent } from '../../contract/events';

/** That a row was changed, or has come, as a server with `events` tells it: in the words of the console's rows. */
export interface Told extends Pick<RowEvent, 'became' | 'by'> {
  readonly kind: Kind;
  /** Of a report it is that of its case; null: so many at once that they are not named. */
  readonly rowId: string | null;
}

/** What is heard of others, once it is gathered (src/live/). */
interface Hears {
  /** In order, one's own changes included. */
  readonly told: readonly [told: readonly Told[]];
  /** Rows that are loaded are not as they were. */
  readonly changed: readonly [kind: Kind, ids: readonly string[]];
  /** More of a kind has changed than is read row by row: what is shown of it is to be read again. Without `ids` nobody knows of which. */
  readonly manyChanged: readonly [kind: Kind, ids: readonly string[] | undefined];
}
type Hear<What extends keyof Hears> = (...heard: Hears[What]) => void;

const listeners: { readonly [What in keyof Hears]: Set<Hear<What>> } = {
  told: new Set(),
  changed: new Set(),
  manyChanged: new Set(),
};

/** Subscribes to what happens elsewhere; returns the unsubscribe function. */
export function onHappening<What extends keyof Hears>(what: What, hear: Hear<What>): () => void {
  listeners[what].add(hear);
  return () => listeners[what].delete(hear);
}

export function emitHappening<What extends keyof Hears>(what: What, ...heard: Hears[What]): void {
  for (const hear of listeners[what]) hear(...heard);
}

/**
 * Whether the server tells this page what happens as it happens. What looks by itself then rests; it goes on where the stream is lost
 * for longer than a moment.
 */
export const live = { isOn: false };
