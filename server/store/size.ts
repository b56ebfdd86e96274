import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from './connection';
import { storeIn } from './folder';

/** Bytes that a store takes on its disk, its indexes and, embedded, its log included. */
export async function storeBytes({ db, kind }: Pick<Store, 'db' | 'kind'>, dataDir: string): Promise<number> {
  if (kind === 'pglite') return folderBytes(storeIn(dataDir));
  const { rows } = await sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

/** One file after the other, since nobody is in a hurry and others want to read the disk too. */
async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += await stat(join(entry.parentPath, entry.name)).then(({ size }) => size, ifGone);
  }
  return bytes;
}

/** A store removes files while they are counted. */
function ifGone(error: NodeJS.ErrnoException): number {
  if (error.code === 'ENOENT') return 0;
  throw error;
}
