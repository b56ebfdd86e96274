import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine';
import { Heartbeat } from './heartbeat';
import { otherProcesses } from './otherProcesses';
import { StatementNames } from './statementNames';
import { Watch } from './watch';
import { within } from './within';

const INT8 = 20;
/** For a connection that is to be made, and for one that is to come free; together with watch.ts a call has its 503 within 5 s. */
const CONNECT_MS = 2000;
const WAIT_MS = 4500;
const LOCK_TIMEOUT_MS = 4000;
/** A transaction whose client is gone without a word keeps its locks for so long, and not for the hours that TCP would wait. */
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const GOODBYE_MS = 1000;

export interface PostgresPlace {
  readonly databaseUrl: string;
  /** Connections at most; two more are kept, for the heartbeat and for the other servers. */
  readonly databasePool?: number | undefined;
  readonly statementTimeoutMs?: number | undefined;
}

/**
 * A pool on a `postgres://` address. Nothing connects before the first statement, a connection that is lost never comes back to the
 * pool, and the next call makes a new one: so it recovers by itself from whatever has happened to the server.
 */
export function openPostgres({ databaseUrl, databasePool = 10, statementTimeoutMs = 10_000 }: PostgresPlace): Engine {
  const address = {
    connectionString: databaseUrl,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  };
  const heartbeat = new Heartbeat(address);
  const watch = new Watch(heartbeat, statementTimeoutMs);
  // The pool has one limit for both waits; a client of its own can have the shorter one.
  class Client extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      super({ ...settings, connectionTimeoutMillis: CONNECT_MS });
    }
  }
  const pool = new pg.Pool({ ...address, max: databasePool, connectionTimeoutMillis: WAIT_MS, Client });
  // An idle connection that breaks is replaced by the next call; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The same of one that somebody has: the statement that waits on it, or the next one, throws.
    client.on('error', () => {});
    watch.add(client);
  });
  const others = otherProcesses(address);
  const names = new StatementNames();
  const limited = new WeakSet<pg.PoolClient>();

  const connect = async () => {
    const client = await pool.connect();
    if (limited.has(client)) return client;
    try {
      const limits = { statementTimeoutMs, lockTimeoutMs: LOCK_TIMEOUT_MS, idleMs: IDLE_IN_TRANSACTION_MS };
      const backend = await watch.answered(client, limit(client, limits));
      if (backend === (client as unknown as { processID: number }).processID) watch.knows(client, backend);
    } catch (error) {
      client.release(true);
      throw error;
    }
    limited.add(client);
    return client;
  };

  return {
    kind: 'postgres',
    connect: async () => preparing(await connect(), watch, names),
    connectPatiently: async () => {
      const client = await connect();
      watch.letBePatient(client);
      await watch.answered(client, limit(client, { statementTimeoutMs: 0, lockTimeoutMs: 0, idleMs: 0 }));
      const { query } = preparing(client, watch, names);
      return { query, release: () => client.release(true) } as unknown as PostgresPoolClient;
    },
    others,
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    alive: () => heartbeat.ask(),
    close: async () => {
      others.close();
      heartbeat.close();
      // A server that is silent says no goodbye.
      await within(pool.end(), GOODBYE_MS, 'no goodbye').catch(() => watch.giveUp('The store is closed.'));
    },
  };
}

interface Limits {
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly idleMs: number;
}

/** Sets the limits of a connection, 0 for none; answers the number of its backend. Not at its start: poolers refuse that. */
async function limit(client: pg.PoolClient, { statementTimeoutMs, lockTimeoutMs, idleMs }: Limits): Promise<number> {
  const { rows } = await client.query<{ backend: number }>(
    `SELECT pg_backend_pid() AS backend, set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    [statementTimeoutMs, lockTimeoutMs, idleMs].map(String),
  );
  return rows[0]?.backend ?? 0;
}

/**
 * A connection that keeps the plans of statements which come again: planning the query for the caller took ten times as long as
 * running it. A connection pooler between must be one that knows prepared statements, as PgBouncer from 1.21 on.
 */
function preparing(client: pg.PoolClient, watch: Watch, names: StatementNames): PostgresPoolClient {
  let outdated = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const name = names.of(text);
    try {
      return await watch.answered(client, client.query({ text, values: [...values], ...(name && { name }) }));
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === PLAN_OUTDATED) outdated = true;
      throw error;
    }
  };
  // Kysely asks for cursors only when streaming, which nothing here does. A client that is broken is dropped by the pool itself.
  return { query, release: () => client.release(outdated) } as unknown as PostgresPoolClient;
}

/** `cached plan must not change result type`: a newer version has migrated the store. Only a new connection plans again. */
const PLAN_OUTDATED = '0A000';
