import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PhotoStore } from './photoStore';

/** Photos in the folder `u` of the one behind `/photos/`, which http/files.ts serves. */
export function openFolder(photosDir: string): PhotoStore {
  const folder = join(photosDir, 'u');
  return {
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Whole or not at all: half a photo must never be served, since it would stay in every cache.
      const half = join(folder, `.${randomBytes(8).toString('hex')}`);
      await writeFile(half, bytes, { flush: true });
      await rename(half, join(folder, name));
    },
    async fetch(name) {
      const file = join(folder, name);
      const there = await access(file).then(
        () => true,
        () => false,
      );
      return there ? (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>) : null;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
