import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

export interface Archive {
  /** Done when there is room for the next. Throws where the file can't be written. */
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  /** Done when the archive lies under its name, on the disk. */
  readonly finish: () => Promise<void>;
  /** Takes away what has been written. */
  readonly discard: () => Promise<void>;
}

/**
 * Begins a `.tar.gz`. Until it is finished it has `.partial` behind its name, so that a backup that was broken off never looks whole. Only the
 * user of this process may read it: it holds hashes of passwords. Throws a sentence where there is such a file.
 */
export async function beginArchive(file: string): Promise<Archive> {
  if (existsSync(file)) throw new Error(`${file} is there already: name another file, or move it away.`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
  let failure: Error | undefined;
  let giveUp: (error: Error) => void = () => {};
  // An entry that waits for room is told of nothing when the file can't be written.
  written.catch((error) => {
    failure = error;
    giveUp(error);
  });
  return {
    add: (name, bytes) =>
      new Promise((resolve, reject) => {
        giveUp = reject;
        if (failure) reject(failure);
        else
          tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
      }),
    finish: async () => {
      tar.finalize();
      await written;
      await rename(partial, file);
      await syncFolder(dirname(file));
    },
    discard: async () => {
      tar.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

export const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A name in a folder survives a power loss once the folder has been written; Windows does so by itself and lets nobody ask for it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
