import type { RowEvent } from '../../contract/events';
import type { Message } from './messages';

/** What was heard in a short while. */
export interface Gathered {
  /** In order; empty where `isReread`. */
  readonly rows: readonly RowEvent[];
  /** More than is gone through one by one, or the server has said so. */
  readonly isReread: boolean;
  readonly hasOtherRights: boolean;
}

const GATHER_MS = 250;
const ROWS_MAX = 2000;
const NOTHING: Gathered = { rows: [], isReread: false, hasOtherRights: false };

/** Gathers what is heard of rows and rights for a moment, however much it is, and hands it over at once. */
export function gatherer(take: (gathered: Gathered) => void) {
  let gathered = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    hear: (message: Message): void => {
      if (message.is === 'begin' || message.is === 'end' || message.is === 'presence') return;
      gathered = together(gathered, message);
      timer ??= setTimeout(() => {
        timer = undefined;
        const all = gathered;
        gathered = NOTHING;
        take(all);
      }, GATHER_MS);
    },
    stop: (): void => clearTimeout(timer),
  };
}

function together(before: Gathered, message: Message): Gathered {
  if (message.is === 'permissions') return { ...before, hasOtherRights: true };
  if (message.is === 'reread' || before.isReread) return { ...before, rows: [], isReread: true };
  if (message.is !== 'rows') return before;
  const rows = [...before.rows, ...message.rows];
  return rows.length > ROWS_MAX ? { ...before, rows: [], isReread: true } : { ...before, rows };
}
