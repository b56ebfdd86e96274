import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { type CopyTo, copyFiles } from './copyFiles';
import type { Engine } from './engine';
import {
  beginFolder,
  isMade,
  makeFolder,
  openingTrouble,
  refuseIncomplete,
  refuseWithout,
  rememberFolder,
  storeIn,
} from './folder';
import { lockFolder } from './folderLock';
import { type PgliteThread, startThread } from './pgliteThread';
import { StatementNames } from './statementNames';
import { isUnavailable, StoreUnavailable } from './unavailable';
import { within } from './within';

export interface EmbeddedPlace {
  /** Absent: in memory, for tests. */
  readonly dataDir?: string | undefined;
  readonly photosDir?: string | undefined;
  readonly statementTimeoutMs?: number | undefined;
}

const ALIVE_MS = 1500;
const GOODBYE_MS = 2000;
const REOPEN_MS = 3000;
/** A store that could not be opened again is not tried for so long, so that no call waits for what has just failed. */
const AGAIN_AFTER_MS = 2000;

/**
 * PGlite in a worker thread, behind the interface of a `pg` pool. There is one connection, so a caller that has connected has it until
 * release, and the others wait in line: a transaction is never mixed with another caller's statements. A thread that ends takes its
 * transaction with it, and the next call opens the folder again. Throws a sentence where the folder lacks part of a store.
 */
export function openPglite({ dataDir, photosDir, statementTimeoutMs = 10_000 }: EmbeddedPlace): Engine {
  const folder = dataDir === undefined ? undefined : { dataDir, photosDir };
  if (folder) refuseIncomplete(folder);
  let unlock = async () => {};
  let thread: PgliteThread | undefined;
  let starting: Promise<PgliteThread> | undefined;
  let closed = false;
  let failedMs = Number.NEGATIVE_INFINITY;

  const start = async () => {
    try {
      thread = await startThread(folder && storeIn(folder.dataDir));
    } catch (error) {
      failedMs = performance.now();
      throw folder ? openingTrouble(error, folder.dataDir) : error;
    }
    return thread;
  };

  const living = async (): Promise<PgliteThread> => {
    if (closed || !thread) throw new StoreUnavailable('The embedded store is closed.');
    if (!thread.hasEnded()) return thread;
    const isTooSoon = performance.now() - failedMs < AGAIN_AFTER_MS;
    // In memory all is gone with it: to go on would be to go on with nothing.
    if (!folder || isTooSoon) throw new StoreUnavailable('The embedded store has stopped.');
    starting ??= start()
      .catch((cause) => {
        throw new StoreUnavailable('The embedded store has stopped and does not open again.', { cause });
      })
      .finally(() => {
        starting = undefined;
      });
    // Recovering may take long, and a caller has no time: the next one finds it open.
    return within(starting, REOPEN_MS, 'The embedded store is being opened again.');
  };

  let last: Promise<void> = Promise.resolve();
  /** Who has the connection, and who waits for it. */
  let inLine = 0;
  const turn = async () => {
    const before = last;
    let release = () => {};
    inLine += 1;
    last = new Promise((resolve) => {
      release = () => {
        inLine -= 1;
        resolve();
      };
    });
    await before;
    return release;
  };

  const names = new StatementNames();
  const connection = (limitMs?: number) => async () => {
    const release = await turn();
    try {
      // The same thread for all that is done before release: the rest of a transaction must not run by itself in the next one.
      const { ask } = await living();
      const query = async <R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> => {
        // What prepares the store changes what statements read.
        const name = limitMs === undefined ? undefined : names.of(text);
        const result = await ask({ name, text, values }, limitMs);
        const rows = (result?.rows ?? []) as R[];
        return { command: commandOf(text), rowCount: result?.affectedRows || rows.length, rows };
      };
      // Kysely asks for cursors only when streaming, which nothing here does.
      return { query, release } as unknown as PostgresPoolClient;
    } catch (error) {
      release();
      throw error;
    }
  };

  const copyTo: CopyTo = async (target, isWanted) => {
    if (!folder) throw new Error('A store in memory has no files.');
    // Nothing changes a file meanwhile: only statements do, and none has its turn.
    const release = await turn();
    try {
      const { ask, hasEnded } = await living();
      await ask({ text: 'CHECKPOINT' });
      await copyFiles(storeIn(folder.dataDir), target, isWanted);
      if (hasEnded()) throw new StoreUnavailable('The embedded store has stopped while it was copied.');
    } finally {
      release();
    }
  };

  /** `begins` is told when the folder is ours and the thread is at work. */
  const openNow = async (begins = () => {}) => {
    if (folder) {
      makeFolder(folder.dataDir);
      unlock = await lockFolder(folder.dataDir);
      beginFolder(folder);
    }
    const started = start();
    begins();
    const { ask } = await started;
    if (folder) refuseWithout(folder.dataDir, await filesOf(ask, folder.dataDir));
  };
  let opening: Promise<void> | undefined;

  return {
    kind: 'pglite',
    ...(folder && { copyTo }),
    openSoon: async () => {
      if (!folder || !isMade(folder)) return;
      await new Promise<void>((begins) => {
        opening = openNow(begins);
        // `open` says so.
        opening.catch(() => begins());
      });
    },
    open: () => {
      const begun = opening ?? openNow();
      opening = undefined;
      return begun;
    },
    prepared: () => {
      if (folder) rememberFolder(folder);
    },
    connect: connection(statementTimeoutMs),
    connectPatiently: connection(),
    connections: () => ({ inUse: Math.min(inLine, 1), idle: inLine === 0 ? 1 : 0, waiting: Math.max(inLine - 1, 0) }),
    // Beside the line: who waits in it for a long transaction waits for a store that lives.
    alive: async () => within((await living()).ask({ text: 'SELECT 1' }), ALIVE_MS, 'The embedded store is busy.'),
    close: async () => {
      closed = true;
      // Nobody has asked for what was begun; ended halfway, it would leave its folder locked.
      await opening?.catch(() => {});
      if (thread && !thread.hasEnded())
        await within(thread.ask({ close: true }), GOODBYE_MS, 'no goodbye').catch((error) => {
          // Whatever it was busy with is taken back when the folder is opened next.
          if (!isUnavailable(error)) throw error;
        });
      await thread?.end();
      await unlock();
    },
  };
}

/** The files in which the store has its tables and indexes, as paths in its folder. */
async function filesOf(ask: PgliteThread['ask'], dataDir: string): Promise<string[]> {
  try {
    const result = await ask({
      text: `SELECT pg_relation_filepath(oid) AS file FROM pg_class WHERE pg_relation_filepath(oid) IS NOT NULL`,
    });
    return (result?.rows ?? []).map((row) => (row as { file: string }).file);
  } catch (error) {
    throw openingTrouble(error, dataDir);
  }
}

const COMMANDS = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'SELECT'] as const;
type Command = (typeof COMMANDS)[number];
/** Kysely reads the number of changed rows only for these. */
function commandOf(text: string): Command {
  const first = text.trimStart().slice(0, 6).toUpperCase();
  return COMMANDS.find((command) => first.startsWith(command)) ?? 'SELECT';
}
