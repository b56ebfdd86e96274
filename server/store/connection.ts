import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import type { Schema } from './schema';

/** A store, embedded or not: the same SQL runs on both. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly kind: 'pglite' | 'postgres';
  /** Whether it answers now. */
  readonly ready: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface StorePlace {
  /** A `postgres://` address; absent: the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded store; absent too: in memory, for tests. */
  readonly dataDir?: string | undefined;
}

const INT8 = 20;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** Opens the store and brings its schema up to date. Throws where the folder is in use or the address does not answer. */
export async function openStore({ databaseUrl, dataDir }: StorePlace): Promise<Store> {
  const pool = databaseUrl === undefined ? await openPglite(dataDir) : openPool(databaseUrl);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    kind: databaseUrl === undefined ? 'pglite' : 'postgres',
    ready: async () => {
      try {
        await sql`SELECT 1`.execute(db);
        return true;
      } catch {
        // Not swallowed: the answer of /readyz is what becomes of it.
        return false;
      }
    },
    close: () => db.destroy(),
  };
}

function openPool(connectionString: string): pg.Pool {
  const types = { getTypeParser: pg.types.getTypeParser };
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      ...types,
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced by the next call; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}
