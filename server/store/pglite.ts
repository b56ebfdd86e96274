import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { lockFolder } from './folderLock';

interface Reply {
  readonly id?: number;
  readonly opened?: boolean;
  readonly result?: { rows: unknown[]; affectedRows?: number } | null;
  readonly error?: { message: string };
}

/**
 * Opens PGlite in a worker thread, behind the interface of a `pg` pool. `dataDir` undefined: in memory. There is one connection, so whoever has connected has it until
 * release, and the others wait in line: a transaction is never mixed with somebody else's statements.
 */
export async function openPglite(dataDir: string | undefined): Promise<PostgresPool> {
  const unlock = dataDir === undefined ? async () => {} : await lockFolder(dataDir);
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
    workerData: { dataDir: dataDir && join(dataDir, 'store') },
  });
  const waiting = new Map<number, { resolve: (result: Reply['result']) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  /** Why nothing answers any more, once that is so. */
  let ended: Error | undefined;

  const ask = (request: { text?: string; values?: readonly unknown[]; close?: true }) =>
    new Promise<Reply['result']>((resolve, reject) => {
      if (ended) throw ended;
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...request });
    });

  await new Promise<void>((resolve, reject) => {
    worker.once('error', (cause) => {
      ended = new Error('The embedded store has stopped.', { cause });
      reject(ended);
    });
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
      ended ??= new Error('The embedded store has stopped.');
      for (const { reject: refuse } of waiting.values()) refuse(ended);
      waiting.clear();
    });
  }).catch(async (error) => {
    await worker.terminate();
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
    end: async () => {
      if (!ended) await ask({ close: true });
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
