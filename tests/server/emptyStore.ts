import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openStore, type Store } from '../../server/store/connection';

/**
 * An empty store with the schema of today: PGlite in memory, or with STORE=postgres a database of its own on the
 * PostgreSQL at TEST_DATABASE_URL, dropped on close.
 */
export async function emptyStore(): Promise<Store> {
  if (process.env.STORE !== 'postgres') return openStore({});
  const base = process.env.TEST_DATABASE_URL;
  if (base === undefined) throw new Error('STORE=postgres needs TEST_DATABASE_URL.');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await once(base, `CREATE DATABASE ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const store = await openStore({ databaseUrl: url.href });
  return {
    ...store,
    close: async () => {
      await store.close();
      await once(base, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
