import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** A pool on a `postgres://` address. Nothing connects before the first statement. */
export function openPostgres(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced by the next call; without a listener it would end the process.
  pool.on('error', () => {});
  const names = new StatementNames();
  return {
    connect: async () => preparing(await pool.connect(), names),
    end: () => pool.end(),
  };
}

/**
 * A connection that keeps the plans of statements which come again: planning the query for the caller took ten times as long as
 * running it. A connection pooler between must be one that knows prepared statements, as PgBouncer from 1.21 on.
 */
function preparing(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let outdated = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const name = names.of(text);
    try {
      return await client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === PLAN_OUTDATED) outdated = true;
      throw error;
    }
  };
  // Kysely asks for cursors only when streaming, which nothing here does.
  return { query, release: () => client.release(outdated) } as unknown as PostgresPoolClient;
}

/** `cached plan must not change result type`: a newer version has migrated the store. Only a new connection plans anew. */
const PLAN_OUTDATED = '0A000';

/** More different statements than this are none that come again. */
const NAMES_MAX = 500;
/** How rows are best found by a pattern depends on the words in it: these are planned each time. */
const PATTERN = /\bI?LIKE\b/i;

/** Gives a statement a name from its second coming on. */
class StatementNames {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === NAMES_MAX || PATTERN.test(text)) return known;
    if (this.#seen.size > NAMES_MAX) this.#seen.clear();
    if (!this.#seen.delete(text)) {
      this.#seen.add(text);
      return undefined;
    }
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
