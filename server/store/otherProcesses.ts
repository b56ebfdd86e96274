import pg from 'pg';
import { streamOf } from './heartbeat';

const CHANNEL = 'tamquan_changed';
const CONNECT_MS = 2000;
const AGAIN_AFTER_MS = 2000;
/** So many changes a second are told at most, however many there are: a commit that tells waits for all others that do. */
const TELL_EVERY_MS = 20;

/** What has changed: rows, of which the log of events tells; or only which screens staff have before them. */
export type Changed = 'rows' | 'presence';

/** The other servers on the same store: told of a change, and heard when they tell of one. */
export interface Others {
  /** Calls `heard` when another one has changed something, and after any time in which that could not be heard. Ends when called. */
  readonly listen: (heard: (what: Changed) => void) => () => void;
  /** Says that something has changed. May be lost: who must know looks for it now and then. */
  readonly tell: (what: Changed) => void;
  readonly close: () => void;
}

/**
 * Servers on one PostgreSQL, by LISTEN and NOTIFY on a connection of its own. What rows have changed is not said, only that some have: it
 * stands in the store (server/events/log.ts). Told after the transaction and not in it: all that notify commit one after the other.
 */
export function otherProcesses(settings: pg.ClientConfig): Others {
  let client: pg.Client | undefined;
  let heard: ((what: Changed) => void) | undefined;
  let again: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  const untold = new Set<Changed>();
  let isWanted = false;
  let isClosed = false;

  const drop = () => {
    const dropped = client;
    client = undefined;
    // Not `end`: it waits for a goodbye.
    if (dropped) streamOf(dropped).destroy();
  };
  const lost = (which: pg.Client) => {
    if (client !== which) return;
    drop();
    if (!isClosed && isWanted) again = setTimeout(connect, AGAIN_AFTER_MS);
  };
  function connect() {
    clearTimeout(again);
    const next = new pg.Client({ ...settings, connectionTimeoutMillis: CONNECT_MS });
    client = next;
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ processId, payload }) => {
      if (processId === (next as unknown as { processID: number }).processID) return;
      heard?.(payload === 'presence' ? payload : 'rows');
    });
    next
      .connect()
      .then(() => next.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        heard?.('rows');
        heard?.('presence');
      })
      .catch(() => lost(next));
  }
  const want = () => {
    isWanted = true;
    if (!client && !isClosed) connect();
  };

  return {
    listen: (listener) => {
      heard = listener;
      want();
      return () => {
        heard = undefined;
      };
    },
    tell: (what) => {
      want();
      untold.add(what);
      telling ??= setTimeout(() => {
        telling = undefined;
        const teller = client;
        const words = [...untold].map((each) => `NOTIFY ${CHANNEL}, '${each}'`).join('; ');
        untold.clear();
        teller?.query(words).catch(() => lost(teller));
      }, TELL_EVERY_MS);
    },
    close: () => {
      isClosed = true;
      clearTimeout(again);
      clearTimeout(telling);
      drop();
    },
  };
}
