import pg from 'pg';
import { streamOf } from './heartbeat';

const CHANNEL = 'tamquan_changed';
const CONNECT_MS = 2000;
const AGAIN_AFTER_MS = 2000;
/** So many changes a second are told at most, however many there are: a commit that tells waits for all others that do. */
const TELL_EVERY_MS = 20;

/** The other servers on the same store: told of a change, and heard when they tell of one. */
export interface Others {
  /** Calls `heard` when another one has changed something, and after any time in which that could not be heard. Ends when called. */
  readonly listen: (heard: () => void) => () => void;
  /** Says that something has changed. May be lost: who must know looks for it now and then. */
  readonly tell: () => void;
  readonly close: () => void;
}

/**
 * Servers on one PostgreSQL, by LISTEN and NOTIFY on a connection of its own. What has changed is not said, only that something has: it
 * stands in the store (server/events/log.ts). Told after the transaction and not in it: all that notify commit one after the other.
 */
export function otherProcesses(settings: pg.ClientConfig): Others {
  let client: pg.Client | undefined;
  let heard: (() => void) | undefined;
  let again: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
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
    next.on('notification', ({ processId }) => {
      if (processId !== (next as unknown as { processID: number }).processID) heard?.();
    });
    next
      .connect()
      .then(() => next.query(`LISTEN ${CHANNEL}`))
      .then(() => heard?.())
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
    tell: () => {
      want();
      telling ??= setTimeout(() => {
        telling = undefined;
        const teller = client;
        teller?.query(`NOTIFY ${CHANNEL}`).catch(() => lost(teller));
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
