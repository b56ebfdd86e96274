import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { lock } from 'proper-lockfile';

interface Reply {
  readonly id?: number;
  readonly opened?: boolean;
  readonly result?: { rows: unknown[]; affectedRows?: number } | null;
  readonly error?: { message: string };
}

/** An embedded store behind the interface of a `pg` pool. `exec` runs several statements at once. */
export interface PglitePool extends PostgresPool {
  readonly exec: (statements: string) => Promise<void>;
}

/**
 * Opens PGlite in a worker thread. `dataDir` undefined: in memory. There is one connection, so whoever has connected has it until
 * release, and the others wait in line: a transaction is never mixed with somebody else's statements.
 */
export async function openPglite(dataDir: string | undefined): Promise<PglitePool> {
  const unlock = dataDir === undefined ? async () => {} : await lockFolder(dataDir);
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
    workerData: { dataDir: dataDir && join(dataDir, 'store') },
  });
  const waiting = new Map<number, { resolve: (result: Reply['result']) => void; reject: (error: Error) => void }>();
  let lastId = 0;

  const ask = (request: { text?: string; values?: readonly unknown[]; close?: true }) =>
    new Promise<Reply['result']>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...request });
    });

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', ({ id, opened, result, error }: Reply) => {
      if (id === undefined) {
        if (opened) resolve();
        else reject(asError(error));
        return;
      }
      const asker = waiting.get(id);
      waiting.delete(id);
      if (error) asker?.reject(asError(error));
      else asker?.resolve(result);
    });
    worker.once('exit', () => {
      for (const { reject: refuse } of waiting.values()) refuse(new Error('The embedded store has stopped.'));
      waiting.clear();
    });
  }).catch(async (error) => {
    await unlock();
    throw error;
  });

  let last: Promise<void> = Promise.resolve();
  const turn = async () => {
    const before = last;
    let release = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };

  const query = async <R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> => {
    const result = await ask({ text, values });
    const rows = (result?.rows ?? []) as R[];
    return { command: commandOf(text), rowCount: result?.affectedRows || rows.length, rows };
  };

  return {
    connect: async () => {
      const release = await turn();
      // Kysely asks for cursors only when streaming, which nothing here does.
      return { query, release } as unknown as PostgresPoolClient;
    },
    exec: async (statements) => {
      const release = await turn();
      await ask({ text: statements }).finally(release);
    },
    end: async () => {
      await ask({ close: true });
      await worker.terminate();
      await unlock();
    },
  };
}

const COMMANDS = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'SELECT'] as const;
type Command = (typeof COMMANDS)[number];
/** Kysely reads the number of changed rows only for these. */
function commandOf(text: string): Command {
  const first = text.trimStart().slice(0, 6).toUpperCase();
  return COMMANDS.find((command) => first.startsWith(command)) ?? 'SELECT';
}

const asError = (error: Reply['error']) => Object.assign(new Error(error?.message), error);

/** How long after a kill -9 the folder is free again, at most; a living process renews its lock long before. */
const STALE_MS = 5000;

/** Two processes on one folder would ruin the store: the second one is told so, and does not start. */
async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  try {
    return await lock(dataDir, {
      lockfilePath: join(dataDir, 'store.lock'),
      stale: STALE_MS,
      update: STALE_MS / 5,
      // A process that was killed leaves its lock behind: wait until it is stale.
      retries: { retries: 14, minTimeout: 500, maxTimeout: 500 },
    });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ELOCKED') throw error;
    throw new Error(
      `Another process has the store in ${dataDir} open. Stop it, or set TAMQUAN_DATA to another folder.`,
    );
  }
}
