import { existsSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DONE, FAILED, requestPrefixIn, UNDERWAY, WANTED } from './copyRequest';

const LOOK_EVERY_MS = 100;
/** A server looks each second. */
const HEARD_WITHIN_MS = 20_000;
/** A server renews its lock each second. */
const GONE_AFTER_MS = 10_000;

export interface Copy {
  /** A data folder with the store, as of one moment, and nothing else. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/**
 * Asks the process that has an embedded store open for a copy of it (copyRequest.ts), and waits for it. Throws a sentence where that one
 * does not hear, ends, or can't make a copy.
 */
export async function copyOfRunning(dataDir: string): Promise<Copy> {
  // Node makes it for this user alone.
  const folder = mkdtempSync(requestPrefixIn(dataDir));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const wanted = join(folder, WANTED);
    writeFileSync(wanted, '');
    const untilMs = performance.now() + HEARD_WITHIN_MS;
    while (!existsSync(join(folder, DONE))) {
      if (existsSync(join(folder, FAILED))) throw new Error(readFileSync(join(folder, FAILED), 'utf8'));
      const isUnderway = existsSync(join(folder, UNDERWAY));
      if (!isUnderway && performance.now() > untilMs)
        throw new Error(
          `The process that has the store in ${dataDir} open makes no copy of it: it is busy, not a server, or of a version that can't. Try again, or stop it first.`,
        );
      if (isGone(dataDir))
        throw new Error(
          `The process that had the store in ${dataDir} open has ended while it made a copy: run it again.`,
        );
      renew(isUnderway ? join(folder, UNDERWAY) : wanted);
      await delay(LOOK_EVERY_MS);
    }
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function isGone(dataDir: string): boolean {
  const renewedMs = statSync(join(dataDir, 'store.lock'), { throwIfNoEntry: false })?.mtimeMs;
  return renewedMs === undefined || Date.now() - renewedMs > GONE_AFTER_MS;
}

function renew(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    // The server has taken it meanwhile, and put another one in its place.
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
}
