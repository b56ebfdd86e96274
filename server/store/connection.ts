import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
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

/** Opens the store and brings its schema up to date. Throws where the folder is in use or the address does not answer. */
export async function openStore({ databaseUrl, dataDir }: StorePlace): Promise<Store> {
  const pool = databaseUrl === undefined ? await openPglite(dataDir) : openPostgres(databaseUrl);
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
