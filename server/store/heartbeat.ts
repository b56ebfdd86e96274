import pg from 'pg';
import { StoreUnavailable } from './unavailable';
import { within } from './within';

/** For an answer on a connection that is there, and for a new connection with its first answer. Together below two seconds. */
const ANSWER_MS = 600;
const CONNECT_MS = 1200;

/** What a backend is doing, by the number of its process. */
export type Doing = ReadonlyMap<number, string>;

/**
 * Asks a PostgreSQL whether it lives, over a connection of its own: those of the pool may all be at work, or dead without a word. A
 * connection that does not answer is given up for a new one before the server is held to be silent.
 */
export class Heartbeat {
  #kept: pg.Client | undefined;
  #asked: Promise<Doing> | undefined;
  #closed = false;

  constructor(private readonly settings: pg.ClientConfig) {}

  /**
   * What the backends of this user do (`active`, `idle`, `idle in transaction` …), or an error within 1.8 s: of the server, where it
   * has said why not, else `StoreUnavailable`. Callers that ask while it is in flight get the same answer.
   */
  ask(): Promise<Doing> {
    this.#asked ??= this.#doing().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  async #doing(): Promise<Doing> {
    if (this.#closed) throw new StoreUnavailable('The store is closed.');
    const kept = this.#kept;
    if (kept) {
      try {
        return await within(backends(kept), ANSWER_MS, 'The heartbeat has no answer.');
      } catch {
        // Perhaps only this connection is dead: the next one tells.
        this.#drop();
      }
    }
    const next = new pg.Client({ ...this.settings, connectionTimeoutMillis: CONNECT_MS });
    // It is found broken when it is asked next; without a listener it would end the process.
    next.on('error', () => {});
    this.#kept = next;
    try {
      return await within(
        next.connect().then(() => backends(next)),
        CONNECT_MS,
        'The PostgreSQL does not answer.',
      );
    } catch (error) {
      this.#drop();
      throw error;
    }
  }

  #drop(): void {
    const kept = this.#kept;
    this.#kept = undefined;
    // Not `end`: it waits for a goodbye.
    if (kept) streamOf(kept).destroy();
  }
}

async function backends(client: pg.Client): Promise<Doing> {
  const { rows } = await client.query<{ pid: number; state: string }>(
    `SELECT pid, coalesce(state, '') AS state FROM pg_stat_activity WHERE usename = current_user`,
  );
  return new Map(rows.map(({ pid, state }) => [pid, state]));
}

/** The socket of a client, which `pg` has no word for: to end it at once, with a reason for the query that waits on it. */
export const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy: (reason?: Error) => void } } }).connection.stream;
