import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openStore, type Store } from '../../server/store/connection';

/**
 * A statement may take long in a test: a busy machine makes a whole community in one, for which the product has connections without a
 * limit. Tests of the limit itself open a store of their own.
 */
export const UNHURRIED = { statementTimeoutMs: 55_000 } as const;

/** An empty store with the schema of today, gone when it is closed: embedded, or with STORE=postgres a database of its own. */
export async function emptyStore(): Promise<Store> {
  const template = inject('template');
  if ('database' in template) return openOwn(await createDatabase(template.database));
  const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-store-'));
  copyEmptyStore(dataDir);
  return leavingWith(await openStore({ dataDir, ...UNHURRIED }), () =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
}

/**
 * An empty store with the schema of today that nobody has open, as a server leaves it: its settings, with a folder for the rest of what a
 * server keeps, and `leave`, with which all of it is gone.
 */
export async function unopenedStore(): Promise<{
  readonly settings: { readonly TAMQUAN_DATA: string; readonly DATABASE_URL?: string };
  readonly leave: () => Promise<void>;
}> {
  const template = inject('template');
  const TAMQUAN_DATA = mkdtempSync(join(tmpdir(), 'tamquan-unopened-'));
  const database = 'database' in template ? await createDatabase(template.database) : undefined;
  if (!database) copyEmptyStore(TAMQUAN_DATA);
  return {
    settings: { TAMQUAN_DATA, ...(database && { DATABASE_URL: database.url }) },
    leave: async () => {
      await database?.drop();
      rmSync(TAMQUAN_DATA, { recursive: true, force: true });
    },
  };
}

/** Makes of a folder one with an empty embedded store; where the tests' stores are embedded. */
export function copyEmptyStore(dataDir: string): void {
  const template = inject('template');
  if ('database' in template) throw new Error('The tests have no embedded store to copy with STORE=postgres.');
  cpSync(template.folder, dataDir, { recursive: true });
}

interface Database {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A database on the PostgreSQL at TEST_DATABASE_URL: empty, or a copy of another one that nobody is connected to. */
export async function createDatabase(copyOf?: string): Promise<Database> {
  const base = process.env.TEST_DATABASE_URL;
  if (base === undefined) throw new Error('STORE=postgres needs TEST_DATABASE_URL.');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await once(base, `CREATE DATABASE ${name}${copyOf === undefined ? '' : ` TEMPLATE ${copyOf}`}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => once(base, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * A user of a database that may read and write rows and no more, of tables that its owner has yet to make too: as docs/operating.md has
 * one made.
 */
export async function aServantOf({ url: ownerUrl }: Database) {
  const name = `s_${randomBytes(6).toString('hex')}`;
  const rights = ['SELECT, INSERT, UPDATE, DELETE ON TABLES', 'USAGE ON SEQUENCES'];
  await once(ownerUrl, `CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  await once(ownerUrl, 'REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  await once(ownerUrl, `GRANT USAGE ON SCHEMA public TO ${name}`);
  for (const right of rights) {
    await once(ownerUrl, `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ${right} TO ${name}`);
    await once(ownerUrl, `GRANT ${right.replace(' ON ', ' ON ALL ')} IN SCHEMA public TO ${name}`);
  }
  const url = new URL(ownerUrl);
  Object.assign(url, { username: name, password: name });
  return {
    url: url.href,
    run: (statement: string) => once(url.href, statement),
    /** Once the database is gone, with what it was granted there. */
    drop: () => once(process.env.TEST_DATABASE_URL ?? ownerUrl, `DROP ROLE ${name}`),
  };
}

/** A store on a database of its own, which leaves with it. */
export async function openOwn({ url, drop }: Database): Promise<Store> {
  return leavingWith(await openStore({ databaseUrl: url, ...UNHURRIED }), drop);
}

const leavingWith = (store: Store, remove: () => void | Promise<void>): Store => ({
  ...store,
  close: async () => {
    await store.close();
    await remove();
  },
});

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
