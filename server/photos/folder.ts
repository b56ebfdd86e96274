import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PhotoStore } from './photoStore';
import { isThere, writeWhole } from './writeWhole';

/** Photos in the folder `u` of the one behind `/photos/`, which http/files.ts serves. */
export function openFolder(photosDir: string): PhotoStore {
  const folder = join(photosDir, 'u');
  return {
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true });
      await writeWhole(folder, name, bytes);
    },
    async fetch(name) {
      const file = join(folder, name);
      return (await isThere(file)) ? (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>) : null;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
