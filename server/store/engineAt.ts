import type { Engine } from './engine';
import { openPglite } from './pglite';

export interface StorePlace {
  /** A `postgres://` address; absent: the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Connections to it, and how long it may work on one statement. */
  readonly databasePool?: number | undefined;
  readonly statementTimeoutMs?: number | undefined;
  /** Folder of the embedded store; absent too: in memory, for tests. */
  readonly dataDir?: string | undefined;
  /** Where the photos of the embedded store are. */
  readonly photosDir?: string | undefined;
}

/** What runs the store at a place. Only who has a PostgreSQL loads what speaks to one. Throws as `openPglite`. */
export async function engineAt({ databaseUrl, ...place }: StorePlace): Promise<Engine> {
  if (databaseUrl === undefined) return openPglite(place);
  const { openPostgres } = await import('./postgres');
  return openPostgres({ databaseUrl, ...place });
}
