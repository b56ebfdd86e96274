import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** A lock that was not renewed for so long counts as abandoned. */
const STALE_MS = 10_000;
const RENEW_MS = 1000;
const LOOK_AGAIN_MS = 300;
/** What this process has locked: in a container that was killed and started again, the one before had the same number. */
const ours = new Set<string>();

/** Another process has the folder. Carries the sentence for the person who started this one. */
export class FolderInUse extends Error {}

/**
 * Keeps a folder for this process; answers what gives it back. Two processes on one embedded store would ruin it, so this throws
 * `FolderInUse` when it sees the lock being renewed. What a killed process left behind
 * is taken over: soon when that process is known to be gone, else when its lock is stale.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const lockPath = join(dataDir, 'store.lock');
  const ownerPath = join(dataDir, 'store.owner.json');
  let seenMs: number | undefined;
  for (;;) {
    const release = await tryLock(dataDir, lockPath);
    if (release) {
      ours.add(lockPath);
      writeFileSync(ownerPath, JSON.stringify({ pid: process.pid, host: hostname() }));
      return async () => {
        rmSync(ownerPath, { force: true });
        await release();
        ours.delete(lockPath);
      };
    }
    const renewedMs = statSync(lockPath, { throwIfNoEntry: false })?.mtimeMs;
    if (seenMs !== undefined && renewedMs !== undefined && renewedMs !== seenMs) {
      throw new FolderInUse(
        `Another process has the store in ${dataDir} open. Stop it, or set TAMQUAN_DATA to another folder.`,
      );
    }
    seenMs = renewedMs;
    // A live owner has renewed by now; and a process that has just taken the lock has not yet written itself down as its owner.
    const overdue = renewedMs !== undefined && Date.now() - renewedMs > 1.5 * RENEW_MS;
    if (overdue && !ours.has(lockPath) && isGone(ownerPath)) utimesSync(lockPath, 0, 0);
    else await delay(LOOK_AGAIN_MS);
  }
}

async function tryLock(dataDir: string, lockfilePath: string): Promise<(() => Promise<void>) | undefined> {
  try {
    return await lock(dataDir, {
      lockfilePath,
      stale: STALE_MS,
      update: RENEW_MS,
      // Thrown from a timer, so it ends the process: going on could ruin the store.
      onCompromised: (cause) => {
        throw new Error(`The lock on ${dataDir} is lost; another process may have the store open.`, { cause });
      },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
    throw error;
  }
}

/** Whether the process that last took the lock ran on this machine and runs no more. */
function isGone(ownerPath: string): boolean {
  let owner: { pid?: unknown; host?: unknown };
  try {
    owner = JSON.parse(readFileSync(ownerPath, 'utf8'));
  } catch {
    // Not there, or killed while writing it: then only time can tell.
    return false;
  }
  if (owner.host !== hostname() || typeof owner.pid !== 'number') return false;
  if (owner.pid === process.pid) return true;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    // EPERM: it lives, as somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
