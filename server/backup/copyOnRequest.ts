import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyTo } from '../store/copyFiles';
import { storeIn } from '../store/folder';
import { DONE, FAILED, isAbandoned, requestsIn, UNDERWAY, WANTED } from './copyRequest';

const LOOK_EVERY_MS = 1000;

interface Copies {
  /** Looks for no more requests, breaks off the copy that is being made, and ends when nothing is written any more. */
  readonly stop: () => Promise<void>;
}

/**
 * Makes copies of an embedded store that this process has open for whoever asks (copyRequest.ts), one at a time, and takes away those that
 * nobody wants any more. `trouble` is told what failed.
 */
export function copyOnRequest(dataDir: string, copyTo: CopyTo, trouble: (error: unknown) => void): Copies {
  let isStopped = false;
  let work: Promise<void> | undefined;
  const look = async () => {
    for (const request of requestsIn(dataDir)) {
      if (isStopped) return;
      if (existsSync(join(request, WANTED))) await answer(request);
      else if (isAbandoned(request)) await rm(request, { recursive: true, force: true });
    }
  };
  const answer = async (request: string) => {
    const underway = join(request, UNDERWAY);
    renameSync(join(request, WANTED), underway);
    try {
      await copyTo(storeIn(request), () => !isStopped && existsSync(underway));
      writeFileSync(join(request, DONE), '');
    } catch (error) {
      trouble(error);
      if (existsSync(request))
        writeFileSync(join(request, FAILED), `The store could not be copied: ${(error as Error).message}`);
    }
  };
  const timer = setInterval(() => {
    work ??= look()
      .catch(trouble)
      .finally(() => {
        work = undefined;
      });
  }, LOOK_EVERY_MS);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await work;
    },
  };
}
